"""A figure of the bench."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A number, what it was measured beside, and what it must not pass; all in the same unit, and so are its parts."""

    name: str
    value: float
    unit: str
    reference: float | None
    budget: float
    holds: bool
    parts: tuple[tuple[str, float], ...] = ()
