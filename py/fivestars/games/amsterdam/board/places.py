"""Where things stand on the map of Hotels of Amsterdam, 700 by 700: tiles, crossings, canal, tourists."""

from functools import cache
from typing import Final, NamedTuple

from fivestars.games.amsterdam.box.city import CROSSINGS_WIDE, SIDE_LENGTH, WIDTH

GRID: Final = 100  # the side of a tile, and of a canal tile
_ROWS: Final = {3: (2, 1), 4: (2, 2)}  # tourists by their number: the corners below are for hotels and walkers
_MANY: Final = (4, 3)  # of more, so many are drawn
_SIZES: Final = {1: 38, 2: 34}  # beside each other
_SMALL: Final = 26  # of more
_STEP: Final = 0.72  # from one tourist to the next, of their size
_FEW: Final = 4
_CLOSE: Final = 0.62  # of more
_ROW_STEP: Final = 17
SCENES: Final = {  # what swims on the canal, for the eye only
    1: "c-lilies",
    4: "c-swan",
    8: "c-ducks",
    10: "c-lilies",
    13: "c-swan",
    16: "c-ducks",
    19: "c-lilies",
    22: "c-swan",
}


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Tourist(NamedTuple):
    """A tourist on the map; the id is the place's, since nobody can tell tourists apart."""

    id: str
    x: float
    y: float
    size: int
    ways: str = ""  # of those that may have come by the boat


@cache
def tile_at(position: int) -> Point:
    """Return the north-west corner of a position on the map."""
    row, column = divmod(position, WIDTH)
    return Point(GRID * (column + 1), GRID * (row + 1))


@cache
def crossing_at(crossing: int) -> Point:
    """Return where a crossing is on the map."""
    row, column = divmod(crossing, CROSSINGS_WIDE)
    return Point(GRID * (column + 2), GRID * (row + 2))


@cache
def canal_at(canal: int) -> Point:
    """Return the north-west corner of a canal tile on the map."""
    side, along = divmod(canal, SIDE_LENGTH)
    far = SIDE_LENGTH * GRID
    near = along * GRID
    return (Point(near, 0), Point(far, near), Point(far - near, far), Point(0, far - near))[side]


def tourists_at(place: str, centre: Point, count: int) -> list[Tourist]:
    """Return the tourists of one place, in rows around its centre."""
    tourists: list[Tourist] = []
    if not count:
        return tourists
    left, size, rows = count, _SIZES.get(count, _SMALL), _ROWS.get(count, _MANY)
    step = (_CLOSE if count > _FEW else _STEP) * size
    for row, room in enumerate(rows):
        wide = min(room, left)
        for column in range(wide):
            x = centre.x + (column - (wide - 1) / 2) * step
            tourists.append(Tourist(f"tourist-{place}-{len(tourists)}", x, centre.y + row * _ROW_STEP, size))
        left -= wide
    return tourists
