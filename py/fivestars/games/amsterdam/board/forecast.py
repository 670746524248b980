"""What a move of Hotels of Amsterdam brings, told before it is made: only what the seat may know."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE
from fivestars.games.amsterdam.rules import UNKNOWN, Amsterdam
from fivestars.games.amsterdam.rules.moves import Turn
from fivestars.table.drawing import Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

MINUS: Final = "\N{MINUS SIGN}"
NBSP: Final = "\N{NO-BREAK SPACE}"


def brought(seen: Amsterdam, moves: Sequence[Move]) -> int | None:
    """Return the points that these moves bring the one who decides; None where there are none, or they differ."""
    found = {sum(points for _, points in seen.foretell(move).points) for move in moves}
    return found.pop() if len(found) == 1 else None


def signed(points: int) -> str:
    """Return points as they stand on the board."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}"


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
    tile = teller.name("tile", turn.tile)
    other = seen.back[turn.tile]
    if other == UNKNOWN:
        asked = teller(N_("Turn {tile}? Its other side is not known yet."), tile=tile)
    else:
        asked = teller(N_("Turn {tile} into a {venue}?"), tile=tile, venue=teller.name("venue", other))
    return " ".join([asked, *_moving(seen, turn, teller), *_changes(seen, turn, teller)])


def _moving(seen: Amsterdam, turn: Turn, teller: Teller) -> list[str]:
    tile, number = teller.name("tile", turn.tile), seen.tourists[turn.tile]
    if turn.to == NOWHERE:
        return []
    if turn.to == FOUNTAIN:
        return [
            teller.count(
                "{number} tourist goes from {tile} to the fountain.",
                "{number} tourists go from {tile} to the fountain.",
                number,
                tile=tile,
            )
        ]
    return [
        teller.count(
            "{number} tourist goes from {tile} to {to}.",
            "{number} tourists go from {tile} to {to}.",
            number,
            tile=tile,
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
