"""Which piece glides from where to where, and along which way, between two drawings of a board."""

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple, TypeAlias

Offset: TypeAlias = tuple[float, float]  # right and down, in units of the drawing, from where a piece has come to

NEAR: Final = 40  # so far from a way a piece is still on it: two may stand side by side


class Place(NamedTuple):
    """Where a piece is on the screen."""

    id: str
    kind: str
    x: float
    y: float
    ways: str = ""  # by which it may have come: `stops` reads them
    aboard: str = ""  # the id of the piece that brings it, where it appears out of nothing


def glides(before: Sequence[Place], after: Sequence[Place]) -> list[tuple[str, Place, Place]]:
    """Return the pieces that moved, with where from and where to.

    A piece keeps its id. Pieces that nobody can tell apart are named after their places: one that appears comes from
    where one of its kind has vanished, or else with the piece that brings it, if that one moved.
    """
    old, new = {place.id: place for place in before}, {place.id: place for place in after}
    vanished: dict[str, list[Place]] = {}
    for place in before:
        if place.id not in new:
            vanished.setdefault(place.kind, []).append(place)
    moved = []
    for place in after:
        start = old.get(place.id)
        if start is None and vanished.get(place.kind):
            start = vanished[place.kind].pop(0)
        elif start is None and place.aboard in old and place.aboard in new:
            bringing = old[place.aboard]
            start = bringing if _is_apart(bringing, new[place.aboard]) else None
        if start is not None and _is_apart(start, place):
            moved.append((place.id, start, place))
    return moved


def stops(start: Offset, ways: str) -> list[Offset]:
    """Return where a piece passes on its way from `start`, both ends included: straight on, where no way begins there.

    Ways are written as their points, `-200,0 -100,0;0,-100`, each without its end, which all have in common. A piece
    may come upon a way that began farther off; among several it takes the one that begins with it.
    """
    entries = [
        (hypot(point[0] - start[0], point[1] - start[1]) > NEAR, number, way)
        for way in map(_points, filter(None, ways.split(";")))
        for number, point in enumerate(way)
    ]
    is_far, number, way = min(entries, default=(True, 0, []))
    return [start, *([] if is_far else way[number + 1 :]), (0, 0)]


def _points(way: str) -> list[Offset]:
    pairs = (point.split(",") for point in way.split())
    return [(float(right), float(down)) for right, down in pairs]


def _is_apart(one: Place, other: Place) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) > 1
