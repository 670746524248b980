"""What others have done since one's own last turn, as it lies on the map: the tiles they turned, and who went where."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import Final, NamedTuple

from fivestars.games.amsterdam.board.places import GRID, Point, tile_at
from fivestars.games.amsterdam.box.city import FOUNTAIN
from fivestars.games.amsterdam.rules import events as e
from fivestars.table.game import Event

_GUESTS: Final = Point(50, 76)  # where they stood on the tile that they left
_MIDDLE: Final = Point(50, 50)
_INTO: Final = 14  # an arrow ends so far inside a tile: what lies there stays in sight


class Flip(NamedTuple):
    """A tile that somebody has turned."""

    seat: int
    tile: int
    x: float
    y: float


class Trek(NamedTuple):
    """Guests who left one place for another because of somebody: an arrow, with how many at its start."""

    seat: int
    start: Point
    end: Point
    turned: float  # degrees from east
    crowd: int


class Traces(NamedTuple):
    """All that is marked."""

    flips: Sequence[Flip] = ()
    treks: Sequence[Trek] = ()


def traces(news: Sequence[tuple[int, Event]]) -> Traces:
    """Return what is marked of what others did, by their seats."""
    flips: dict[int, Flip] = {}
    treks: list[Trek] = []
    for seat, event in news:
        match event:
            case e.Turned():
                flips[event.tile] = Flip(seat, event.tile, *tile_at(event.tile))
            case e.Moved():
                treks.append(_trek(seat, event.tile, event.to, event.tourists))
            case e.SentToFountain():
                treks.append(_trek(seat, event.tile, FOUNTAIN, event.tourists))
            case e.Invited():
                treks.append(_trek(seat, FOUNTAIN, event.to, 1))
    return Traces(list(flips.values()), treks)


def _trek(seat: int, tile: int, to: int, crowd: int) -> Trek:
    start, middle = _on(tile, _GUESTS), _on(to, _MIDDLE)
    right, down = middle.x - start.x, middle.y - start.y
    part = 1 - (GRID / 2 - _INTO) / max(abs(right), abs(down))
    end = Point(round(start.x + part * right, 1), round(start.y + part * down, 1))
    return Trek(seat, start, end, round(degrees(atan2(down, right)), 1), crowd)


def _on(tile: int, place: Point) -> Point:
    corner = tile_at(tile)
    return Point(corner.x + place.x, corner.y + place.y)
