"""Where it stands what each height brings: on chips beside the column, big enough for a finger."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.beaches import CELL, column_at, row_at
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.player import ROWS
from fivestars.table.drawing import stays

CHIP_NARROW: Final = 74
CHIP_WIDE: Final = 122
CHIP_HIGH: Final = 74
NARROW_HOLDS: Final = 2  # gains, one below the other
ROWS_VALUES: Final = 552  # from here on the values of the rows are read
LIFTS: Final = (0, -20, 20, -40, 40)  # how far chips may stand above or below their rows
# What chips cover weighs as much as standing so far away.
COVERS_PIECE: Final = 360
COVERS_TOWEL: Final = 40
BACK: Final = CELL  # so far, at most, they stand away from their column over towels that have been laid
BEACH_HIGH: Final = 440


class Chip(NamedTuple):
    """Where it stands what a height brings: the left edge, the middle, and how wide it is."""

    x: int
    y: int
    wide: int


class Lying(NamedTuple):
    """Something on the sand, a cell wide: its upper left corner, how high it is, and how much it matters."""

    x: int
    y: int
    high: int
    matters: int


def spread(middles: Sequence[int]) -> tuple[int, ...]:
    """Return the middles of chips: as near to those of their heights as fits without one covering another."""
    placed: list[int] = []
    for middle in middles:
        placed.append(max(middle, placed[-1] + CHIP_HIGH) if placed else middle)
    if not placed:
        return ()
    back = (sum(placed) - sum(middles)) // len(placed)
    back = min(max(back, placed[-1] + CHIP_HIGH // 2 - BEACH_HIGH), placed[0] - CHIP_HIGH // 2)
    return tuple([middle - back for middle in placed])


@stays
def chips_at(seen: Maui, seat: int, wide: int, middles: tuple[int, ...]) -> tuple[int, Sequence[int]]:
    """Return the left edge of the chips and their middles: near their column, and where they cover the least."""
    column = len(seen.players[seat].beach)
    right, left = column_at(column + 1), column_at(column - 1) - wide
    step = CELL // 2
    after, before = range(right, ROWS_VALUES - wide + 1, step), range(left, max(-1, left - BACK - 1), -step)
    edges = [*after, *before] or [max(0, left)]
    lying = _lying(seen, seat)
    best, least = (edges[0], list(middles)), float("inf")
    for lift in LIFTS:
        lifted = [middle + lift for middle in middles]
        if lifted and (lifted[0] < CHIP_HIGH // 2 or lifted[-1] > BEACH_HIGH - CHIP_HIGH // 2):
            continue
        for x in edges:
            away = abs(lift) + (x - right if x >= right else left - x)
            if away < least and (cost := away + _covered(x, wide, lifted, lying)) < least:
                best, least = (x, lifted), cost
    return best


def _lying(seen: Maui, seat: int) -> list[Lying]:
    """Return what lies on the sand: what is still to come matters more than towels that have been laid."""
    player = seen.players[seat]
    ahead = [column for column in range(len(player.beach) + 1, len(player.sand)) if player.sand[column]]
    pieces = [(column_at(column), row_at(ROWS[seen.side][column])) for column in ahead]
    towels = [(column_at(column), row_at(laid.top)) for column, laid in enumerate(player.beach)]
    return [Lying(x, y, CELL, COVERS_PIECE) for x, y in pieces] + [
        Lying(x, y, 3 * CELL, COVERS_TOWEL) for x, y in towels
    ]


def _covered(x: int, wide: int, middles: Sequence[int], lying: Sequence[Lying]) -> int:
    """Return how much it matters what chips cover that stand here."""
    near = [thing for thing in lying if thing.x < x + wide and x < thing.x + CELL]
    half = CHIP_HIGH // 2
    return sum(
        thing.matters
        for thing in near
        for middle in middles
        if thing.y < middle + half and middle - half < thing.y + thing.high
    )
