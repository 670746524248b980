"""What the pictures of the guide show."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.overbooking.rules import Overbooking
from fivestars.table.game import State
from fivestars.table.pictures import Press, Shot


def _half_placed(state: State) -> bool:
    """Tell whether about half of the cards of the second round are placed."""
    return isinstance(state, Overbooking) and state.round == 2 and state.laid == 9


def _placing(_: State) -> Sequence[Press]:
    return Press(".held [data-can]", last=True), Press(".queue .slot[data-can]")


def _telling_the_bookings(_: State) -> Sequence[Press]:
    return (
        Press('.moment[data-do^="tell-story"][data-do$="-0"]', last=True),
        Press("#story-next", until=".group.short"),
    )


SHOTS: Final = (
    Shot(
        "table",
        5,
        _half_placed,
        of=".town",
        seats=3,
        size=(1040, 660),
        marks=(
            ".ledgers .ledger",
            ".hotel .plaque",
            ".hotel .board-sign",
            ".hotel .zone .card",
            ".hotel .slot[data-can]",
            ".hotel .eye",
            ".hand .held",
        ),
    ),
    Shot("place", 9, _half_placed, _placing, of=".column", seats=3, size=(1060, 680), marks=(".slot .ghost",)),
    Shot("story", 7, _half_placed, _telling_the_bookings, of="#story", seats=3),
)
