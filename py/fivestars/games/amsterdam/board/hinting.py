"""A hint for a walk: both go in one move, but it tells of the one that is asked now, and of what he can do there."""

from fivestars.games.amsterdam.board.forecast import best_there, possible, turned_there
from fivestars.games.amsterdam.board.walk import whose_way
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules import events as e
from fivestars.table.drawing import Part, Teller
from fivestars.table.game import Event


def is_asked(event: Event, picks: Part) -> bool:
    """Tell whether an event is not the walk of the one who was sent already, or is asked next."""
    return not isinstance(event, e.Walked | e.Remained) or event.pawn == whose_way(picks)


def good_for(seen: Amsterdam, event: Event, teller: Teller) -> str:
    """Return what a walker can do where he is sent, and whose score that can change."""
    if not isinstance(event, e.Walked | e.Remained):
        return ""
    turned = turned_there(seen, event.pawn, event.crossing, teller, venues=False)
    return f"{turned} {possible(best_there(seen, event.pawn, event.crossing), teller)}".rstrip()
