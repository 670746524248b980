"""What self-play has taught the bots of a game: what `python3 py train` has measured, and how it came about.

There is by how much leads still change from each stage of a match on, as the game's bot says what the stages are. And
there is a row of weights for each, where its `bot/features.py` says what is weighed, or several rows, where it tells
more apart: groups of features, with the facts that each hangs on. A group's weighted sum is remembered by them.
"""

import tomllib
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise, repeat, starmap
from operator import mul
from typing import Any, Final, TypeAlias

from fivestars import PACKAGE

FILE: Final = "learned.toml"
MEMORY: Final = 10_000  # sums that are remembered of each group: more than a decision asks for

Group: TypeAlias = tuple[Callable[[Any, int], Hashable] | None, Callable[[Any, int], Sequence[float]]]
Belongs: TypeAlias = int | tuple[int, ...]  # the part of each feature of a group, or one for them all


class Learned:
    """Rows of weights for the stages of a match, and by how much leads still change from each on."""

    __slots__ = ("spread", "tables")

    def __init__(self, text: str) -> None:
        found = tomllib.loads(text)
        self.tables: list[list[float]] = found.get("weights", [])  # none where the bots judge by hand
        self.spread: list[float] = found.get("spread", [])  # standard deviations, in points; none yet in training


class Judgement:
    """How many points a position promises, by weights that were learned."""

    __slots__ = ("_groups", "_known", "_row", "_spans", "_tables")

    def __init__(self, groups: Sequence[Group], row: Callable[[Any, int], int], learned: Learned) -> None:
        self._groups, self._row, self._tables = groups, row, learned.tables
        self._known: list[dict[Hashable, float]] = [{} for _ in groups]
        self._spans: list[slice] = []  # where each group's weights are

    def __call__(self, state: Any, seat: int) -> float:
        """Return what a position promises a seat."""
        if not self._spans:
            ends = [0, *accumulate(len(values(state, seat)) for _, values in self._groups)]
            self._spans = list(starmap(slice, pairwise(ends)))
        row, promised = self._row(state, seat), 0.0
        for (facts, values), span, known in zip(self._groups, self._spans, self._known, strict=True):
            key = None if facts is None else (row, facts(state, seat))
            found = known.get(key)
            if found is None:
                found = sum(map(mul, self._tables[row][span], values(state, seat)))
                if key is not None:
                    if len(known) >= MEMORY:
                        known.clear()
                    known[key] = found
            promised += found
        return promised


_read = lru_cache(maxsize=8)(Learned)  # a bot decides often, and thousands of numbers take long to read


def learned_of(game: str) -> Learned:
    """Return what the bots of a game have learned."""
    return _read((PACKAGE / "games" / game / "bot" / FILE).read_text("utf-8"))


def brought(
    groups: Sequence[Group], belongs: Sequence[Belongs], summed: int, row: Sequence[float], state: Any, seat: int
) -> dict[int, float]:
    """Return what the features of each part bring, by these weights; they share that of the first, which is a sum."""
    found: dict[int, float] = {}
    weights = enumerate(row)
    for (_, values), owners in zip(groups, belongs, strict=True):
        there = values(state, seat)
        each = owners if isinstance(owners, tuple) else repeat(owners, len(there))
        for owner, value in zip(each, there, strict=True):
            place, weight = next(weights)
            share = weight + row[0] * (place <= summed) if place else 0.0
            found[owner] = found.get(owner, 0.0) + share * value
    return found
