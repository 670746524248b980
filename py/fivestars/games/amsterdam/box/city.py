"""The map of Amsterdam: which tiles, crossings and canal tiles lie next to which. No piece stands here.

Positions 0-24 are rows of five (12 is the fountain), crossings 0-15 rows of four, canal tiles 0-23 run clockwise.
"""

from functools import cache
from typing import Final

WIDTH: Final = 5
FOUNTAIN: Final = 12
NOWHERE: Final = -1
POSITIONS: Final = tuple(position for position in range(WIDTH * WIDTH) if position != FOUNTAIN)

CROSSINGS_WIDE: Final = WIDTH - 1
CROSSINGS: Final = tuple(range(CROSSINGS_WIDE * CROSSINGS_WIDE))

SIDE_LENGTH: Final = WIDTH + 1  # of the canal: from one corner to the next
CANAL: Final = tuple(range(4 * SIDE_LENGTH))
QUAYS: Final = ("north-west", "north-east", "south-east", "south-west")  # the corners of the canal, clockwise


# --- crossings


def _corners(crossing: int) -> tuple[int, ...]:
    """Return the four positions that meet at a crossing."""
    row, column = divmod(crossing, CROSSINGS_WIDE)
    north_west = row * WIDTH + column
    return (north_west, north_west + 1, north_west + WIDTH, north_west + WIDTH + 1)


TILES_AT: Final = tuple(tuple(tile for tile in _corners(crossing) if tile != FOUNTAIN) for crossing in CROSSINGS)
MASK_AT: Final = tuple(sum(1 << tile for tile in tiles) for tiles in TILES_AT)
AT_FOUNTAIN: Final = tuple(FOUNTAIN in _corners(crossing) for crossing in CROSSINGS)
# Four building tiles must meet at a hotel (ruling 5), so none stands at the fountain.
HOTEL_CROSSINGS: Final = tuple(crossing for crossing in CROSSINGS if not AT_FOUNTAIN[crossing])


def _one_step(one: int, other: int) -> bool:
    """Tell whether two crossings are a step apart; the fountain may be crossed diagonally (ruling 11)."""
    (row, column), (other_row, other_column) = divmod(one, CROSSINGS_WIDE), divmod(other, CROSSINGS_WIDE)
    down, right = abs(row - other_row), abs(column - other_column)
    return down + right == 1 or (down == right == 1 and AT_FOUNTAIN[one] and AT_FOUNTAIN[other])


NEIGHBOURS: Final = tuple(tuple(other for other in CROSSINGS if _one_step(one, other)) for one in CROSSINGS)


@cache
def ends(crossing: int, steps: int) -> tuple[int, ...]:
    """Return where a walk of exactly so many steps can end; going back and forth is allowed (ruling 8)."""
    if steps == 0:
        return (crossing,)
    before = ends(crossing, steps - 1)
    return tuple(other for other in CROSSINGS if any(near in before for near in NEIGHBOURS[other]))


def _fewest_steps(one: int, other: int) -> int:
    return next(steps for steps in range(len(CROSSINGS)) if other in ends(one, steps))


STEPS: Final = tuple(tuple(_fewest_steps(one, other) for other in CROSSINGS) for one in CROSSINGS)


def path(start: int, end: int, steps: int | None = None) -> tuple[int, ...]:
    """Return a walk of exactly so many steps, or the shortest, both ends included; empty where there is none.

    Among several it is the one that comes to most crossings, so that it is easy to follow on the map.
    """
    steps = STEPS[start][end] if steps is None else steps
    walks: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        walks = [(*walk, near) for walk in walks for near in NEIGHBOURS[walk[-1]]]
    there = [walk for walk in walks if walk[-1] == end]
    return max(there, key=lambda walk: len(set(walk)), default=())


# --- the canal


def _landing(canal: int) -> int:
    """Return the position opposite a canal tile, or NOWHERE at a corner."""
    side, along = divmod(canal, SIDE_LENGTH)
    if along == 0:
        return NOWHERE
    last = WIDTH - 1
    row, column = ((0, along - 1), (along - 1, last), (last, last - along + 1), (last - along + 1, 0))[side]
    return row * WIDTH + column


LANDING: Final = tuple(_landing(canal) for canal in CANAL)
# How many canal tiles lie opposite a position: two at the city's corners, none around the fountain.
LANDINGS_AT: Final = tuple(LANDING.count(position) for position in range(WIDTH * WIDTH))


@cache
def sail(start: int, distance: int) -> tuple[int, tuple[int, ...]]:
    """Return where the boat stops, and the quays that it passes: neither the one it leaves nor the one it reaches."""
    # ruling 1: only corners strictly between start and end of the move
    passed = [(start + far) % len(CANAL) for far in range(1, distance)]
    return (start + distance) % len(CANAL), tuple(canal // SIDE_LENGTH for canal in passed if LANDING[canal] == NOWHERE)


# --- sets of positions


@cache
def members(mask: int) -> tuple[int, ...]:
    """Return the positions in a mask, in order. For masks of few positions only: it remembers every answer."""
    return tuple(position for position in POSITIONS if mask >> position & 1)
