"""A chart: the frame in which it is drawn, and its axis of points."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

TICKS: Final = 5  # numbers at an axis, at most


class Frame(NamedTuple):
    """Where a chart is drawn, in its own units."""

    wide: int
    high: int
    left: int
    right: int
    top: int
    bottom: int


class Axis(NamedTuple):
    """The points from the lowest to the highest number, down the side of a frame."""

    frame: Frame
    low: int
    high: int
    step: int

    def down(self, points: float) -> float:
        """Return how far down some points stand."""
        top, bottom = self.frame.top, self.frame.bottom
        return round(bottom - (bottom - top) * (points - self.low) / (self.high - self.low), 1)

    @property
    def shown(self) -> dict[str, object]:
        """Return what a template draws of it."""
        numbers = range(self.low, self.high + 1, self.step)
        return {**self.frame._asdict(), "points_at": [(number, self.down(number)) for number in numbers]}


def axis(frame: Frame, points: Sequence[int], start: int = 0) -> Axis:
    """Return the axis on which all these points find room."""
    return Axis(frame, *scale(points, start))


def scale(points: Sequence[int], start: int = 0) -> tuple[int, int, int]:
    """Return the lowest and the highest number of the axis, and the step between its numbers: 1, 2 or 5, or tens."""
    low, high = min(start, *points), max(start + 1, *points)
    size = 10 ** floor(log10(max(1, (high - low) / TICKS)))
    step = next(size * part for part in (1, 2, 5, 10) if (high - low) / (size * part) <= TICKS)
    return floor(low / step) * step, ceil(high / step) * step, step
