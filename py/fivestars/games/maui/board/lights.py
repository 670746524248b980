"""Where something happens that the others do: the shell, the towel, the purse or the zone that is lit for a moment."""

from fivestars.games.maui.rules.events import (
    Collected,
    CrabLeft,
    FollowedUmbrella,
    Laid,
    LaidAtTheEdge,
    Matched,
    Refilled,
    RoundBegan,
    TookPearl,
    TookToken,
    UmbrellaLeft,
)
from fivestars.table.game import Event

# Of these there is more than one, or they are everybody's: what is drawn under these names is not lit by itself.
OWN = frozenset({"line", "high", "middle", "low", "pattern", "track", "token", "pearl"})

# What a glance at the board tells: who wants to know what others did reads it in the log alone.
SEEN = frozenset({Laid, LaidAtTheEdge, UmbrellaLeft, CrabLeft, Refilled, RoundBegan})


def place_of(event: Event) -> str:
    """Return the place where an event happens, by the name under which it is drawn; empty where there is none."""
    match event:
        case Matched() | FollowedUmbrella():
            return f"shell-{event.seat}-{event.track}"
        case Laid() | LaidAtTheEdge():
            return f"laid-{event.seat}"
        case TookPearl():
            return f"purse-{event.seat}-pearl{event.pearl}"
        case TookToken():
            return f"purse-{event.seat}-token{event.token}"
        case Collected():
            return f"line-{event.line}"
    return ""
