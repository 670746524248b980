"""The ways by which pieces of Hotels of Amsterdam may have come to where they are, for them to glide along.

Where a piece was before the page knows; here is how it goes from there. A way is told as the page reads it: its points
as they lie from where it ends, which is not told.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from fivestars.games.amsterdam.board.places import Point, Tourist, canal_at, crossing_at
from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.box.city import CANAL, CROSSINGS, STEPS, path

FARTHEST: Final = 2 * BOX.faces[-1]  # canal tiles that the boat sails in a turn at most


@cache
def walked_to(crossing: int, steps: int | None) -> str:
    """Return the ways of a walker to a crossing, from wherever it may come in so many steps."""
    here = crossing_at(crossing)
    return ";".join(
        _told((crossing_at(step) for step in _walk(start, crossing, steps)[:-1]), here) for start in CROSSINGS
    )


@cache
def sailed_to(canal: int, ashore: Point | None = None) -> str:
    """Return the way of the boat to a canal tile; or of a tourist in it, who then goes ashore."""
    last = canal_middle(canal)
    behind = [canal_middle((canal - far) % len(CANAL)) for far in range(FARTHEST, 0, -1)]
    return _told(behind, last) if ashore is None else _told([*behind, last], ashore)


def ashore(tourists: list[Tourist], boat: int) -> list[Tourist]:
    """Return the tourists of the place at which the boat lies: any of them may have come with it."""
    return [one._replace(ways=sailed_to(boat, Point(one.x, one.y))) for one in tourists]


def canal_middle(canal: int) -> Point:
    """Return the middle of a canal tile on the map."""
    corner = canal_at(canal)
    return Point(corner.x + 50, corner.y + 50)


def _walk(start: int, end: int, steps: int | None) -> tuple[int, ...]:
    """Return the walk that the dice ask for, or the shortest where they have been rolled anew since."""
    return path(start, end, steps) or path(start, end, STEPS[start][end])


def _told(points: Iterable[Point], end: Point) -> str:
    return " ".join(f"{point.x - end.x:g},{point.y - end.y:g}" for point in points)
