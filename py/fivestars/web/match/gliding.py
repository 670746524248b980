"""Which piece glides from where to where, between two drawings of a board."""

from collections.abc import Sequence
from typing import NamedTuple


class Place(NamedTuple):
    """Where a piece is on the screen."""

    id: str
    kind: str
    x: float
    y: float


def glides(before: Sequence[Place], after: Sequence[Place]) -> list[tuple[str, Place, Place]]:
    """Return the pieces that moved, with where from and where to.

    A piece keeps its id. Pieces that nobody can tell apart are named after their places: one that appears comes from
    where one of its kind has vanished.
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
        if start is not None and abs(start.x - place.x) + abs(start.y - place.y) > 1:
            moved.append((place.id, start, place))
    return moved
