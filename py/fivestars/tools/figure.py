"""A figure of the bench."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A number, what it was measured beside, and what it must not pass; all three in the same unit."""

    name: str
    value: float
    unit: str
    reference: float | None
    budget: float
    holds: bool
