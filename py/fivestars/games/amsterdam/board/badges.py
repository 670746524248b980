"""Badges of Hotels of Amsterdam: by how much whose points change, small enough to stand beside what they speak of."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.table.words import signed

_EDGE: Final = 10  # what a badge is wider than what it says
_LETTER: Final = 14
_MARK: Final = 20
_GAP: Final = 3
_IN_A_ROW: Final = 2
_ROW_STEP: Final = 31


class Badge(NamedTuple):
    """By how much the points of a seat change, where it stands in its rows; one's own bears no mark."""

    seat: int
    own: bool
    points: int
    text: str
    x: float
    y: float
    wide: int


def badges_of(changes: Sequence[int], own: int | None, *, even_none: bool = False) -> list[Badge]:
    """Return a badge for each seat whose points change, one's own first, which also for no points, if asked for.

    Then whose change most, losses before gains: where there is room for one, it is the first.
    """
    if not (even_none or any(changes)):
        return []
    seats = sorted(range(len(changes)), key=lambda seat: (seat != own, -abs(changes[seat]), changes[seat]))
    told = [seat for seat in seats if changes[seat] or (even_none and seat == own)]
    badges: list[Badge] = []
    for row, first in enumerate(range(0, len(told), _IN_A_ROW)):
        here = told[first : first + _IN_A_ROW]
        wides = [_width(changes[seat], marked=seat != own) for seat in here]
        x = -(sum(wides) + _GAP * (len(wides) - 1)) / 2
        for seat, wide in zip(here, wides, strict=True):
            points = changes[seat]
            badges.append(Badge(seat, seat == own, points, signed(points), x + wide / 2, row * _ROW_STEP, wide))
            x += wide + _GAP
    return badges


def foremost_of(changes: Sequence[int], own: int) -> list[Badge]:
    """Return one badge where there is no room for more: one's own, else that of whom it changes most; or none."""
    first = next((badge.seat for badge in badges_of(changes, own)), own)
    return badges_of([points * (seat == first) for seat, points in enumerate(changes)], own)


def _width(points: int, *, marked: bool) -> int:
    return _EDGE + _LETTER * len(signed(points)) + _MARK * marked
