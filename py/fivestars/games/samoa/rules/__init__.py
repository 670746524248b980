"""The rules of Hotel Samoa; begin with `state.py`."""

from fivestars.games.samoa.rules.opening import deal
from fivestars.games.samoa.rules.state import Samoa

__all__ = ["Samoa", "deal"]
