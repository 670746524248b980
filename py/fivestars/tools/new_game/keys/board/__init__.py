"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.tools.new_game.keys.board.picture import CONFIRMED, picture

__all__ = ["CONFIRMED", "picture"]
