"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.samoa.board.picture import CONFIRMED, picture
from fivestars.games.samoa.board.recap import (
    ART,
    ASIDES,
    BRINGS,
    FACE_DOWN,
    OF_ONE_MOVE,
    PAID,
    PICTURED,
    POINTS,
    REVEALED,
)
from fivestars.games.samoa.rules import events

OWN = frozenset(
    {"card", "other", "flag"}
)  # others have theirs: what is drawn under these names is not lit when they move
SEEN = frozenset(
    {
        events.RoundBegan,
        events.TileTurnedUp,
        events.HolidaysBegan,
        events.GroupLanded,
        events.CardLaid,
        events.CardRevealed,
        events.BuiltWorth,
        events.PaidOnce,
        events.RichPaid,
        events.SuitePaid,
        events.NeighbourPaid,
        events.Swam,
        events.CardDiscarded,
        events.CardKept,
        events.TieBreakMoved,
    }
)  # what the board shows, or the sentence about all that was earned says: no part of what a turn is summed up in

__all__ = [
    "ART",
    "ASIDES",
    "BRINGS",
    "CONFIRMED",
    "FACE_DOWN",
    "OF_ONE_MOVE",
    "OWN",
    "PAID",
    "PICTURED",
    "POINTS",
    "REVEALED",
    "SEEN",
    "picture",
]
