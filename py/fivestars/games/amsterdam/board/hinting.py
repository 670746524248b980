"""A hint for a walk: both go in one move, but it tells of the one that is asked now, and of what he can do there."""

from typing import Final

from fivestars.games.amsterdam.board.forecast import (
    after,
    best_there,
    best_turning,
    possible,
    turnable_there,
    turned_there,
    turner,
    what_turns,
)
from fivestars.games.amsterdam.board.walk import whose_way
from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.box.city import TILES_AT, ends
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules import events as e
from fivestars.games.amsterdam.rules.legal import legal
from fivestars.games.amsterdam.rules.moves import Invite, Turn, Walk
from fivestars.table.drawing import Hinting, HintingTurn, Part, Teller
from fivestars.table.game import Event, Move
from fivestars.table.words import N_


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
            pawn = turner(event.venue)
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


def means(seen: Amsterdam, move: Move, other: Move | None, part: str, teller: Teller) -> str:
    """Return which tile beside a walker is worth turning after a move, and who would go where.

    Or what a rival could do after another move.
    """
    later, seat = after(seen, move), seen.active
    if part == "what turning tiles may win":
        turn = best_turning(later, seat, at_hand=True)
        return "" if turn is None or turn == other else _worth_turning(later, turn, teller)
    if part == "what the next turn of a rival may win" and other is not None:
        return _spoiled(later, after(seen, other), (seat + 1) % len(seen.scores), teller)
    return ""


def _worth_turning(seen: Amsterdam, turn: Turn, teller: Teller) -> str:
    return teller.count(
        "turning {tile} can win you most: {number} tourist → {to}",
        "turning {tile} can win you most: {number} tourists → {to}",
        seen.tourists[turn.tile],
        tile=teller.name("tile", turn.tile),
        to=teller.name("to", turn.to),
    )


def _spoiled(later: Amsterdam, otherwise: Amsterdam, rival: int, teller: Teller) -> str:
    """Return which tile a rival can then not turn any more, or is less likely to."""
    turn = best_turning(otherwise, rival, at_hand=False)
    if turn is None:
        return ""
    name, tile = teller.name("seat", rival), teller.name("tile", turn.tile)
    if turn == best_turning(later, rival, at_hand=False):
        harder = not later.tactical and _rolls(later, turn) < _rolls(otherwise, turn)
        return teller(N_("{name} is then less likely to turn {tile}"), name=name, tile=tile) if harder else ""
    return teller.count(
        "else {name} could turn {tile}: {number} tourist → {to}",
        "else {name} could turn {tile}: {number} tourists → {to}",
        otherwise.tourists[turn.tile],
        name=name,
        tile=tile,
        to=teller.name("to", turn.to),
    )


def _rolls(seen: Amsterdam, turn: Turn) -> int:
    """Return by how many faces of its die a walker gets to a tile."""
    start = seen.pawns[turn.pawn]
    return sum(any(turn.tile in TILES_AT[end] for end in ends(start, die)) for die in BOX.faces)


HINTING: Final = Hinting(
    is_asked=is_asked,
    good_for=good_for,
    told=told,
    means=means,
    outlives=outlives,
    turn=HintingTurn(follows, is_next, can_follow),
)
