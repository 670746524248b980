"""The rules of Grand Austria Hotel: `vienna.py` has the state, `turn.py` a turn, the other files what a turn needs."""

from fivestars.games.austria.rules.moves import MOVES, Reason
from fivestars.games.austria.rules.table import PART_NAMES, UNKNOWN, Part
from fivestars.games.austria.rules.vienna import Vienna, deal

__all__ = ["MOVES", "PART_NAMES", "UNKNOWN", "Part", "Reason", "Vienna", "deal"]
