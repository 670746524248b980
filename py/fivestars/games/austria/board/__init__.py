"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.austria.board.picture import CONFIRMED, picture
from fivestars.games.austria.board.recap import ART, BRINGS, PICTURED, POINTS, PURSE, purse
from fivestars.games.austria.board.story import CHAPTERS, STORY, story
from fivestars.games.austria.rules import events as e

OWN = frozenset({"dish"})  # others have theirs: what is drawn under these names is not lit when they move

# how a turn goes on, which what happened since one's own last turn leaves out
SEEN = frozenset(
    {
        e.Arrived,
        e.RoundBegan,
        e.Rolled,
        e.CoveredNumber,
        e.Served,
        e.PaidService,
        e.Helped,
        e.DrewHidden,
        e.LookedHidden,
        e.SankHidden,
    }
)

__all__ = [
    "ART",
    "BRINGS",
    "CHAPTERS",
    "CONFIRMED",
    "OWN",
    "PICTURED",
    "POINTS",
    "PURSE",
    "SEEN",
    "STORY",
    "picture",
    "purse",
    "story",
]
