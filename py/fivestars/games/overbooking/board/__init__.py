"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.overbooking.board.picture import CONFIRMED, picture
from fivestars.games.overbooking.board.story import STORY, story

__all__ = ["CONFIRMED", "STORY", "picture", "story"]
