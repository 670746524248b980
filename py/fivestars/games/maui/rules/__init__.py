"""The rules of Maui: `state.py` leads to all of them, `table.py` is what lies there, `player.py` what before a seat.

`opening.py` sets up, also the second part; `lookup.py` is how towels meet; `moves.py`, `events.py`, `prompts.py` are
what is done, told and asked, `legal.py` and `objections.py` what may be done and what not, `turn.py` what it does,
`rounds.py` what goes on by itself, `hidden.py` who knows what, `scoring.py` what it is worth.
"""

from collections.abc import Mapping

from fivestars.games.maui.rules import opening
from fivestars.games.maui.rules.state import Maui
from fivestars.table.dice import Dice

__all__ = ["Maui", "deal"]


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Maui:
    """Return Maui before the first turn."""
    return opening.deal(Maui, seats, choices, first, dice, edition)
