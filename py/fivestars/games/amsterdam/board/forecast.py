"""What a move of Hotels of Amsterdam brings, told before it is made: only what the seat may know."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.amsterdam.box import BOX, MAYOR, NIGHT, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE, POSITIONS
from fivestars.games.amsterdam.rules import UNKNOWN, Amsterdam
from fivestars.games.amsterdam.rules.legal import can_invite, is_open_to, most_turned, targets, turnable
from fivestars.games.amsterdam.rules.moves import Invite, Turn
from fivestars.table.drawing import Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_, signed

NBSP: Final = "\N{NO-BREAK SPACE}"


class Brought(NamedTuple):
    """By how much everybody's points change, by seat, by the best of some moves; `sure`: all of them do the same."""

    changes: tuple[int, ...] = ()
    sure: bool = True


def brought(seen: Amsterdam, moves: Sequence[Move]) -> Brought:
    """Return what these moves bring, of which one is still to be chosen; without a move nothing."""
    found = [_change(seen, after(seen, move)) for move in moves]
    return Brought(_best(seen, found), len(set(found)) == 1) if found else Brought()


def _best(seen: Amsterdam, found: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return what is best for the one who decides, and among equals worst for the first of the others, then for all."""
    own, scores = seen.active, seen.scores

    def good(changes: tuple[int, ...]) -> tuple[int, int, int]:
        first = max(scores[seat] + change for seat, change in enumerate(changes) if seat != own)
        return changes[own], -first, -sum(changes)

    return max(found, key=good)


@stays
def best_there(seen: Amsterdam, pawn: int, crossing: int) -> tuple[int, ...]:
    """Return by how much everybody's points change by the best that a pawn can do at a crossing, once it is there.

    Both its deeds count: to turn a tile, and to lead somebody away from the fountain.
    """
    there = _walked(seen, pawn, crossing)
    turns = [Turn(pawn, tile, to) for tile in turnable(there, pawn) for to in targets(there, tile)]
    ends = [there, *(after(there, turn) for turn in turns)]
    counted = [tile for tile in POSITIONS if any(around >> tile & 1 for around in seen.around)]
    for end in ends[:]:
        if can_invite(end, pawn):
            ends += [after(end, Invite(pawn, tile)) for tile in counted if is_open_to(end, pawn, tile)]
    return _best(seen, [_change(seen, end) for end in ends])


def best_turning(seen: Amsterdam, seat: int, *, at_hand: bool) -> Turn | None:
    """Return the turning by which a seat would win most over the others, if any: where the walkers stand, or anywhere.

    Who has turned a tile already is asked no more; but another turn comes.
    """
    if at_hand:
        tiles = [tile for pawn in PAWNS for tile in turnable(seen, pawn)]
    else:
        most = most_turned(seen)
        tiles = [tile for tile in POSITIONS if seen.tourists[tile] <= most]
    turns = [
        Turn(turner(seen.face[tile]), tile, to) for tile in tiles if seen.tourists[tile] for to in targets(seen, tile)
    ]
    best = max(turns, key=lambda turn: _won_over(seen, turn, seat), default=None)
    return best if best and _won_over(seen, best, seat) > 0 else None


def turner(venue: int) -> int:
    """Return which pawn turns a tile that shows this venue: the Mayor night to day, the Night Watch day to night."""
    return MAYOR if BOX.side[venue] == NIGHT else WATCH


def _won_over(seen: Amsterdam, turn: Turn, seat: int) -> int:
    """Return by how much a seat gains on the best of the others when a tile is turned."""
    moves = [seen.tourists[turn.tile] * ((around >> turn.to & 1) - (around >> turn.tile & 1)) for around in seen.around]
    return moves[seat] - max(points for other, points in enumerate(moves) if other != seat)


def _walked(seen: Amsterdam, pawn: int, crossing: int) -> Amsterdam:
    there = seen.copy()
    there.pawns[pawn] = crossing
    return there


def after(seen: Amsterdam, move: Move) -> Amsterdam:
    """Return what is seen once a move is made, as far as that is certain."""
    later = seen.copy()
    later.do(move, [])
    return later


def _change(before: Amsterdam, later: Amsterdam) -> tuple[int, ...]:
    return tuple(now - was for was, now in zip(before.scores, later.scores, strict=True))


def with_gain(label: str, gain: Brought, own: int, teller: Teller) -> str:
    """Return the label of what can be picked, with what it brings, and whose points it changes besides."""
    changed = gain.changes
    if not gain.sure:
        return f"{label.rstrip('.')}. {possible(changed, teller)}".rstrip()
    others = told_changes([points * (seat != own) for seat, points in enumerate(changed)], teller)
    told = "" if others and not changed[own] else _own_gain(changed[own], teller)
    return " ".join(filter(None, (f"{label.rstrip('.')}.", told, others)))


def possible(changed: Sequence[int], teller: Teller) -> str:
    """Return what can be changed at a place, in words; empty where that is nothing."""
    told = told_changes(changed, teller)
    return teller(N_("Possible there: {changes}"), changes=told) if told else ""


def _own_gain(points: int, teller: Teller) -> str:
    if points < 0:
        return teller.count("{number} point less.", "{number} points less.", -points)
    return teller.count("{number} point more.", "{number} points more.", points)


def told_changes(changed: Sequence[int], teller: Teller) -> str:
    """Return by how much whose score changes, as one sentence; empty where nobody's does."""
    told = [f"{teller.name('seat', seat)}:{NBSP}{signed(points)}" for seat, points in enumerate(changed) if points]
    return f"{', '.join(told)}." if told else ""


def question(seen: Amsterdam, move: Turn | Invite, teller: Teller) -> str:
    """Return what is asked before a tile is turned or a tourist invited: what becomes of it, whose score changes."""
    changed = told_changes(_change(seen, after(seen, move)), teller)
    told = what_turns(seen, move, teller) if isinstance(move, Turn) else _inviting(move, teller)
    return f"{told} {changed}".rstrip()


def _inviting(move: Invite, teller: Teller) -> str:
    text = N_("{pawn} takes a tourist from the fountain to {to}.")
    return teller(text, pawn=teller.name("pawn", move.pawn), to=teller.name("to", move.to))


def what_turns(seen: Amsterdam, turn: Turn, teller: Teller) -> str:
    """Return what a tile becomes, and who goes where."""
    return " ".join([_turning(seen, turn, teller), *_moving(seen, turn, teller)])


def _turning(seen: Amsterdam, turn: Turn, teller: Teller) -> str:
    """Return who turns which tile to which side, and what it becomes, as far as that is known."""
    tile, other = teller.name("tile", turn.tile), seen.back[turn.tile]
    if other == UNKNOWN:
        unknown = (
            N_("The Mayor turns {tile} to day (side still unknown)."),
            N_("The Night Watch turns {tile} to night (side still unknown)."),
        )
        return teller(unknown[turn.pawn], tile=tile)
    known = (
        N_("The Mayor turns {tile} to day: {venue} becomes {other}."),
        N_("The Night Watch turns {tile} to night: {venue} becomes {other}."),
    )
    venue = teller.name("venue", seen.face[turn.tile])
    return teller(known[turn.pawn], tile=tile, venue=venue, other=teller.name("venue", other))


def turnable_there(seen: Amsterdam, pawn: int, crossing: int) -> list[int]:
    """Return the tiles that a pawn can turn at a crossing, once it has walked there."""
    return turnable(_walked(seen, pawn, crossing), pawn)


def turned_there(seen: Amsterdam, pawn: int, crossing: int, teller: Teller, *, venues: bool = True) -> str:
    """Return what a pawn can turn at a crossing, once it has walked there, in words; with the venues or without."""
    tiles = [
        teller.name("tile", tile) + f"{NBSP}({teller.name('venue', seen.face[tile])})" * venues
        for tile in turnable_there(seen, pawn, crossing)
    ]
    if not tiles:
        nothing = (N_("The Mayor will have nothing to turn."), N_("The Night Watch will have nothing to turn."))
        return teller(nothing[pawn])
    told = (
        N_("The Mayor will be able to turn to day: {tiles}."),
        N_("The Night Watch will be able to turn to night: {tiles}."),
    )
    return teller(told[pawn], tiles=", ".join(tiles))


def _moving(seen: Amsterdam, turn: Turn, teller: Teller) -> list[str]:
    number = seen.tourists[turn.tile]
    if turn.to == NOWHERE:
        return []
    if turn.to == FOUNTAIN:
        return [
            teller.count(
                "{number} tourist goes to the fountain.",
                "{number} tourists go to the fountain.",
                number,
            )
        ]
    return [
        teller.count(
            "{number} tourist goes to {to}.",
            "{number} tourists go to {to}.",
            number,
            to=teller.name("to", turn.to),
        )
    ]
