"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.maui.board.lights import OWN, SEEN, place_of
from fivestars.games.maui.board.picture import CONFIRMED, picture

__all__ = ["CONFIRMED", "OWN", "SEEN", "picture", "place_of"]
