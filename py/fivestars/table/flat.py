"""A game as plain numbers, for those who train players of their own: each move has a number, what a seat sees is a row.

Every game says in its `flat.py` how. The page has no use for it, so the build leaves these files out.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from fivestars.table.game import Move

# What stands in some columns, from what the viewer sees and a seat: see `Flat`.
Read: TypeAlias = Callable[[Any, int], Iterable[int]]
M = TypeVar("M", bound=Move)

MANY: Final = 999  # more than there can be of anything that is without limit


class Part(NamedTuple):
    """Some columns of a row that are read together: what they are called, and between what their numbers lie."""

    names: tuple[str, ...]
    low: int
    high: int
    read: Read


@dataclass(frozen=True, slots=True)
class Flat:
    """A game in numbers.

    `moves` gives every move that a seat could ever make, in the order in which `legal` lists them: a move's number is
    its place there, and the same number means the same to every seat. A row is first what lies on the table, read for
    the viewer; then the same columns for each seat, read for that seat: the viewer's own, and so on round the table.
    """

    moves: Callable[[int], Sequence[Move]]
    table: tuple[Part, ...]
    seat: tuple[Part, ...]

    def columns(self, seats: int) -> list[str]:
        """Return what each column of a row is called."""
        owners = ("own", *(f"{place} further" for place in range(1, seats)))
        names = [name for part in self.table for name in part.names]
        return names + [f"{owner}: {name}" for owner in owners for part in self.seat for name in part.names]

    def bounds(self, seats: int) -> list[tuple[int, int]]:
        """Return the lowest and the highest number of each column."""
        return [(part.low, part.high) for part in (*self.table, *self.seat * seats) for _ in part.names]

    def row(self, seen: Any, viewer: int, seats: int) -> list[int]:
        """Return what a seat sees, as numbers: always as many, and the same where it sees the same."""
        row = list(chain.from_iterable([part.read(seen, viewer) for part in self.table]))
        for seat in (*range(viewer, seats), *range(viewer)):
            for part in self.seat:
                row += part.read(seen, seat)
        return row


# --- the parts


def number(name: str, low: int, high: int, read: Callable[[Any, int], int]) -> Part:
    """Return one column."""
    return Part((name,), low, high, lambda seen, seat: (read(seen, seat),))


def numbers(name: str, keys: Iterable[object], low: int, high: int, read: Read) -> Part:
    """Return a column for each of these keys."""
    return Part(tuple(f"{name} {key}" for key in keys), low, high, read)


def one_of(name: str, values: Sequence[object], read: Callable[[Any, int], object]) -> Part:
    """Return a column for each of these values: 1 in that of the value, 0 in the others."""
    rows = {value: tuple(int(value == other) for other in values) for value in values}
    none = (0,) * len(values)
    return numbers(name, values, 0, 1, lambda seen, seat: rows.get(read(seen, seat), none))


def subset(name: str, keys: Sequence[object], read: Callable[[Any, int], int]) -> Part:
    """Return a column for each of these keys: 1 where its bit is set in a number, counted from the lowest."""
    places = range(len(keys))

    def bits(seen: Any, seat: int) -> Iterable[int]:
        mask = read(seen, seat)
        return [mask >> place & 1 for place in places]

    return numbers(name, keys, 0, 1, bits)


def filled(things: Iterable[int], count: int, nothing: int) -> list[int]:
    """Return so many numbers: those that there are, and then `nothing`."""
    row = [*things]
    return row + [nothing] * (count - len(row))


def bits_of(things: Iterable[int]) -> int:
    """Return a number with a bit for each of these things, for `subset`."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


# --- the moves


def every(kind: Callable[..., M], *ranges: Iterable[object]) -> tuple[M, ...]:
    """Return a move of a kind for each choice of its fields."""
    return tuple(kind(*values) for values in product(*ranges))
