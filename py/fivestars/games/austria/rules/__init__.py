"""The rules of Grand Austria Hotel: `state.py` leads to all the others."""

from fivestars.games.austria.rules.moves import MOVES
from fivestars.games.austria.rules.objections import Reason
from fivestars.games.austria.rules.opening import deal
from fivestars.games.austria.rules.state import Austria
from fivestars.games.austria.rules.table import PART_NAMES, UNKNOWN, Part

__all__ = ["MOVES", "PART_NAMES", "UNKNOWN", "Austria", "Part", "Reason", "deal"]
