"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.samoa.board.picture import CONFIRMED, picture

OWN = frozenset(
    {"card", "other", "flag"}
)  # others have theirs: what is drawn under these names is not lit when they move

__all__ = ["CONFIRMED", "OWN", "picture"]
