"""Seeded chance, the same on every machine and Python.

Everything is made of `Random.random()`, the one method that promises to give the same numbers for ever.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEEDS = 2**32
_SEALED = -1


class Dice:
    """A source of chance that is part of a state: its seed, and how many numbers have been drawn."""

    __slots__ = ("_source", "drawn", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._source: Random | None = None

    @classmethod
    def sealed(cls) -> "Dice":
        """Return dice that cannot be rolled: what a seat may know of the future."""
        return cls(_SEALED)

    def copy(self) -> "Dice":
        """Return dice that will give the same numbers, independently of these."""
        return Dice(self.seed, self.drawn)

    def random(self) -> float:
        """Draw a number from 0 up to, but not including, 1."""
        source = self._source or self._opened()
        self.drawn += 1
        return source.random()

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to `limit - 1`."""
        return int(self.random() * limit)

    def choice(self, things: Sequence[T]) -> T:
        """Draw one of the things."""
        return things[int(self.random() * len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the things in a random order."""
        order = list(things)
        if len(order) > 1:
            draw = (self._source or self._opened()).random  # not one by one: every deal and every guess shuffles
            self.drawn += len(order) - 1
            for last in range(len(order) - 1, 0, -1):
                other = int(draw() * (last + 1))
                order[last], order[other] = order[other], order[last]
        return order

    def seed_for_another(self) -> int:
        """Draw a seed for other dice."""
        return self.below(SEEDS)

    def _opened(self) -> Random:
        if self.seed == _SEALED:
            raise RuntimeError("sealed dice: nobody may know what they will show")
        source = self._source = Random(self.seed)
        for _ in range(self.drawn):
            source.random()
        return source

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and (self.seed, self.drawn) == (other.seed, other.drawn)

    def __hash__(self) -> int:
        return hash((self.seed, self.drawn))

    def __repr__(self) -> str:
        return f"Dice({self.seed}, {self.drawn})"
