"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.overbooking.board.picture import CONFIRMED, OWN, picture, place_of
from fivestars.games.overbooking.board.recap import ART, ASIDES, FACE_DOWN, PICTURED, POINTS, REVEALED
from fivestars.games.overbooking.board.story import STORY, story

__all__ = [
    "ART",
    "ASIDES",
    "CONFIRMED",
    "FACE_DOWN",
    "OWN",
    "PICTURED",
    "POINTS",
    "REVEALED",
    "STORY",
    "picture",
    "place_of",
    "story",
]
