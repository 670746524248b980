"""Where an explanation stands: beside what it explains, and over as little as can be of what can be pressed."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

GAP: Final = 8.0  # pixels from what it explains, and from the window's edges


class Box(NamedTuple):
    """Where something is on the screen."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point of the screen lies in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Size(NamedTuple):
    """How large a window is, or what stands in it."""

    width: float
    height: float


def place_for(thing: Box, tip: Size, window: Size, choices: Sequence[Box]) -> tuple[float, float]:
    """Return the left and the top of an explanation: of all places beside the thing the first that hides least."""
    there = [Box(*place, *tip) for place in _beside(thing, tip, window)]
    if not there:  # the thing leaves no room on any side
        return _within(thing.left, tip.width, window.width), _within(thing.bottom + GAP, tip.height, window.height)
    best = min(there, key=lambda place: round(sum(_hidden(choice, place) for choice in choices), 2))
    return best.left, best.top


def _beside(thing: Box, tip: Size, window: Size) -> Iterator[tuple[float, float]]:
    """Yield the places that have room: above and below, then right and left; amid the thing, then along its edges."""
    above, below = thing.top - tip.height - GAP, thing.bottom + GAP
    for left in _along(thing.left, thing.width, tip.width, window.width):
        yield from ((left, top) for top in (above, below) if _fits(top, tip.height, window.height))
    behind, before = thing.right + GAP, thing.left - tip.width - GAP
    for top in _along(thing.top, thing.height, tip.height, window.height):
        yield from ((left, top) for left in (behind, before) if _fits(left, tip.width, window.width))


def _along(begin: float, length: float, own: float, whole: float) -> list[float]:
    """Return where it begins beside a thing of this length: amid it, from its beginning on, up to its end."""
    begins = (begin + (length - own) / 2, begin, begin + length - own)
    return [_within(each, own, whole) for each in begins]


def _fits(begin: float, length: float, whole: float) -> bool:
    return GAP <= begin <= whole - length - GAP


def _within(begin: float, length: float, whole: float) -> float:
    return max(GAP, min(begin, whole - length - GAP))


def _hidden(choice: Box, place: Box) -> float:
    """Return how much of a choice something at this place hides, from 0 to 1."""
    wide = min(choice.right, place.right) - max(choice.left, place.left)
    high = min(choice.bottom, place.bottom) - max(choice.top, place.top)
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / (choice.width * choice.height)
