"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.amsterdam.board.hinting import good_for, is_asked
from fivestars.games.amsterdam.board.picture import CONFIRMED, picture
from fivestars.games.amsterdam.board.recap import ART, MINOR, PICTURED, POINTS
from fivestars.games.amsterdam.board.traces import traces

__all__ = ["ART", "CONFIRMED", "MINOR", "PICTURED", "POINTS", "good_for", "is_asked", "picture", "traces"]
