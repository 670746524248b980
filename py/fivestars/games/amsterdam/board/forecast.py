"""What a move of Hotels of Amsterdam brings, told before it is made: only what the seat may know."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE
from fivestars.games.amsterdam.rules import UNKNOWN, Amsterdam
from fivestars.games.amsterdam.rules.legal import turnable
from fivestars.games.amsterdam.rules.moves import Turn
from fivestars.table.drawing import Teller
from fivestars.table.game import Move
from fivestars.table.words import N_, signed

NBSP: Final = "\N{NO-BREAK SPACE}"


def brought(seen: Amsterdam, moves: Sequence[Move]) -> int | None:
    """Return the points that these moves bring the one who decides; None where there are none, or they differ."""
    found = {sum(points for _, points in seen.foretell(move).points) for move in moves}
    return found.pop() if len(found) == 1 else None


def with_gain(label: str, points: int | None, teller: Teller) -> str:
    """Return the label of what can be picked, with what it brings."""
    if points is None:
        return label
    if points < 0:
        told = teller.count("{number} point less.", "{number} points less.", -points)
    else:
        told = teller.count("{number} point more.", "{number} points more.", points)
    return f"{label.rstrip('.')}. {told}"


def question(seen: Amsterdam, turn: Turn, teller: Teller) -> str:
    """Return what is asked before a tile is turned: what it becomes, who goes where, whose score changes."""
    return " ".join([_turning(seen, turn, teller), *_moving(seen, turn, teller), *_changes(seen, turn, teller)])


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
    there = seen.copy()
    there.pawns[pawn] = crossing
    return turnable(there, pawn)


def turned_there(seen: Amsterdam, pawn: int, crossing: int, teller: Teller) -> str:
    """Return what a pawn can turn at a crossing, once it has walked there, in words."""
    tiles = [
        f"{teller.name('tile', tile)}{NBSP}({teller.name('venue', seen.face[tile])})"
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


def _changes(seen: Amsterdam, turn: Turn, teller: Teller) -> list[str]:
    """Return by how much whose score changes, as one sentence; none where nobody's does."""
    after = seen.copy()
    after.do(turn, [])
    changed = [
        f"{teller.name('seat', seat)}:{NBSP}{signed(now - before)}"
        for seat, (before, now) in enumerate(zip(seen.scores, after.scores, strict=True))
        if now != before
    ]
    return [", ".join(changed) + "."] if changed else []
