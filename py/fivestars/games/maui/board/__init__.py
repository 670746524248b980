"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.maui.board.lights import OWN, SEEN, place_of
from fivestars.games.maui.board.picture import CONFIRMED, picture
from fivestars.games.maui.board.recap import ART, BRINGS, PICTURED, POINTS, PURSE, purse

__all__ = ["ART", "BRINGS", "CONFIRMED", "OWN", "PICTURED", "POINTS", "PURSE", "SEEN", "picture", "place_of", "purse"]
