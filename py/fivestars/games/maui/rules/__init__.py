"""The rules of Maui: `state.py` leads to all of them, `table.py` is what lies there, `player.py` what before a seat.

`opening.py` sets up, `layout.py` either part; `towels.py` is how towels meet; `moves.py`, `events.py`, `prompts.py` are
what is done, told and asked, `legal.py` and `objections.py` what may be done and what not, `turn.py` what it does,
`rounds.py` what goes on by itself, `hidden.py` who knows what, `scoring.py` what it is worth.
"""

from fivestars.games.maui.rules.opening import deal
from fivestars.games.maui.rules.state import Maui

__all__ = ["Maui", "deal"]
