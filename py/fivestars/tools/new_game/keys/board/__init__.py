"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.tools.new_game.keys.board.picture import CONFIRMED, picture
from fivestars.tools.new_game.keys.board.recap import ART, PICTURED, POINTS

__all__ = ["ART", "CONFIRMED", "PICTURED", "POINTS", "picture"]
