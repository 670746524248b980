"""The axes of a chart: which numbers stand at them."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

TICKS: Final = 5  # numbers at an axis, at most


def scale(points: Sequence[int], start: int = 0) -> tuple[int, int, int]:
    """Return the lowest and the highest number of the axis, and the step between its numbers: 1, 2 or 5, or tens."""
    low, high = min(start, *points), max(start + 1, *points)
    size = 10 ** floor(log10(max(1, (high - low) / TICKS)))
    step = next(size * part for part in (1, 2, 5, 10) if (high - low) / (size * part) <= TICKS)
    return floor(low / step) * step, ceil(high / step) * step, step
