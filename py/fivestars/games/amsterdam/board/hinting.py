"""A hint for a walk: both go in one move, but it tells of the one that is asked now, and of what he can do there."""

from typing import Final

from fivestars.games.amsterdam.board.forecast import (
    after,
    best_there,
    possible,
    turnable_there,
    turned_there,
    what_turns,
)
from fivestars.games.amsterdam.board.walk import whose_way
from fivestars.games.amsterdam.box import BOX, MAYOR, NIGHT, WATCH
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules import events as e
from fivestars.games.amsterdam.rules.legal import legal
from fivestars.games.amsterdam.rules.moves import Invite, Turn, Walk
from fivestars.table.drawing import Hinting, HintingTurn, Part, Teller
from fivestars.table.game import Event, Move


def is_asked(event: Event, picks: Part) -> bool:
    """Tell whether an event is not the walk of the one who was sent already, or is asked next."""
    return not isinstance(event, e.Walked | e.Remained) or event.pawn == whose_way(picks)


def outlives(move: Move, picks: Part) -> bool:
    """Tell whether a hint has told of what is asked once this is picked: not of the other walker."""
    return not (isinstance(move, Walk) and picks)


def told(seen: Amsterdam, move: Move, teller: Teller) -> str:
    """Return what a tile becomes, whose other side is still unknown."""
    return what_turns(seen, move, teller) if isinstance(move, Turn) else ""


def follows(event: Event, asked: Event | None) -> bool:
    """Tell whether a walker does this where he is sent now."""
    match event:
        case e.Moved() | e.SentToFountain():
            pawn = MAYOR if BOX.side[event.venue] == NIGHT else WATCH
        case e.Invited():
            pawn = event.pawn
        case _:
            return False
    return isinstance(asked, e.Walked | e.Remained) and asked.pawn == pawn


def is_next(event: Event, asked: Event | None) -> bool:
    """Tell whether this is another tile that is turned, or a tourist from the fountain, after the walk."""
    deeds = e.Moved | e.SentToFountain | e.Invited | e.Turned
    return isinstance(event, deeds) and (asked is None or isinstance(asked, deeds))


def can_follow(seen: Amsterdam, move: Move, first: Move) -> bool:
    """Tell whether a tile can be turned or a tourist invited after this, too: each walker turns one."""
    return isinstance(first, Turn | Invite) and move in legal(after(seen, first))


def good_for(seen: Amsterdam, event: Event, teller: Teller) -> str:
    """Return what a walker can do where he is sent, and whose score that can change."""
    if not isinstance(event, e.Walked | e.Remained):
        return ""
    can = possible(best_there(seen, event.pawn, event.crossing), teller)
    if not can and not turnable_there(seen, event.pawn, event.crossing):
        return ""
    return f"{turned_there(seen, event.pawn, event.crossing, teller, venues=False)} {can}".rstrip()


HINTING: Final = Hinting(
    is_asked=is_asked,
    good_for=good_for,
    told=told,
    outlives=outlives,
    turn=HintingTurn(follows, is_next, can_follow),
)
