"""How far each hotel has come in what is raced for: the emperor, occupied rooms, full groups, politics cards."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.rules import Austria
from fivestars.table.drawing import Teller, stays
from fivestars.table.words import N_


class Measure(NamedTuple):
    """One of the things that are raced for."""

    icon: str
    number: int
    first: bool  # nobody has more
    label: str


_TOLD: Final = (
    ("crown", N_("Emperor track: space {number}.")),
    ("occupied", N_("Occupied rooms: {number}.")),
    ("cluster", N_("Full groups: {number}.")),
    ("politics", N_("Politics cards: {number}.")),
)
_FIRST: Final = N_("Nobody is ahead.")


@stays
def measures_of(seen: Austria, seat: int, teller: Teller) -> list[Measure]:
    """Return how far a seat has come, and in what nobody is ahead of it."""
    best = [max(numbers) for numbers in zip(*(_numbers(seen, each) for each in range(seen.seats)), strict=True)]
    return [
        _measure(icon, told, number, most, teller)
        for (icon, told), number, most in zip(_TOLD, _numbers(seen, seat), best, strict=True)
    ]


def _measure(icon: str, told: str, number: int, most: int, teller: Teller) -> Measure:
    first, label = 0 < number == most, teller(told, number=number)
    return Measure(icon, number, first, f"{label} {teller(_FIRST)}" if first else label)


def _numbers(seen: Austria, seat: int) -> Sequence[int]:
    return (
        seen.steps[seat],
        seen.occupied[seat].bit_count(),
        seen.paid[seat].bit_count(),
        sum(seat in disks for disks in seen.disks),
    )
