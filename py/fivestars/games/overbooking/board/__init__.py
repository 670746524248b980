"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.overbooking.board.picture import CONFIRMED, OWN, picture, place_of
from fivestars.games.overbooking.board.recap import ART, PICTURED, POINTS
from fivestars.games.overbooking.board.story import STORY, story

__all__ = ["ART", "CONFIRMED", "OWN", "PICTURED", "POINTS", "STORY", "picture", "place_of", "story"]
