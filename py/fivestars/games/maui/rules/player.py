"""What lies before a seat: towels, umbrellas and crabs, shells, pearls, tokens and money.

What lies on the sand is a number: pearl umbrellas by colour, pattern umbrellas by kind, crabs by their penalty.
"""

from typing import Final, NamedTuple

from fivestars.games.maui.box import BOX, CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules.moves import NONE

NOTHING: Final = 0
PEARL: Final = 1
PATTERN: Final = PEARL + len(BOX.pearl_colours)
CRAB: Final = PATTERN + len(BOX.umbrella_patterns)  # a crab of which nobody knows the penalty

UMBRELLAS: Final = (
    *(PEARL + colour for colour in range(len(BOX.pearl_colours)) for _ in range(BOX.pearls_each)),
    *range(PATTERN, CRAB),
)
CRABS: Final = tuple(CRAB + penalty for penalty in BOX.crab_penalties)


def _rows_of(side: int) -> tuple[int, ...]:
    places = dict(BOX.umbrella_places[side])
    if side == CRAB_SIDE:
        places.update(BOX.crab_places)
    return tuple(places.get(column, 0) for column in range(BOX.columns + 1))


# By side of the beach and column: the row of the place for an umbrella or a crab.
ROWS: Final = (_rows_of(UMBRELLA_SIDE), _rows_of(CRAB_SIDE))


# What a player can gain and spend, named as in the catalogue.
BELONGINGS: Final = (
    "sand dollars",
    "light-blue towel token",
    "orange towel token",
    "white pearl",
    "black pearl",
    "yellow track",
    "pink track",
    "light-blue track",
    "orange track",
    "green track",
    "penalty tokens",
    "towels",
)


class OnBeach(NamedTuple):
    """A towel on a beach."""

    towel: int
    top: int
    face: int  # what counts of it for the next towel
    blue: int = NONE  # where a light-blue towel token lies on it
    orange: int = NONE
    crab: int = NOTHING  # the penalty of the crab on it


class Player:
    """What lies before one seat."""

    __slots__ = ("beach", "dollars", "out", "pearls", "penalties", "sand", "shells", "tokens")

    def __init__(self, out: list[int]) -> None:
        self.beach: list[OnBeach] = []  # the start towel first: a towel's place is its column
        self.sand = [NOTHING] * (BOX.columns + 1)  # umbrellas and crabs, by column
        self.out = out  # umbrellas and crabs that lie in the box
        self.shells = [0] * len(BOX.patterns)  # the square on each track
        self.tokens = [0, 0]  # towel tokens at hand, light blue and orange
        self.pearls = [0] * len(BOX.pearl_colours)
        self.dollars = BOX.dollars_each_player
        self.penalties = 0

    def copy(self) -> "Player":
        """Return a player that shares nothing mutable with this one."""
        new = object.__new__(Player)
        new.beach, new.sand, new.out = self.beach[:], self.sand[:], self.out[:]
        new.shells, new.tokens, new.pearls = self.shells[:], self.tokens[:], self.pearls[:]
        new.dollars, new.penalties = self.dollars, self.penalties
        return new

    def belongings(self) -> tuple[tuple[str, int], ...]:
        """Return how much there is of each of the BELONGINGS: of a track the square, of towels those on the sand."""
        counts = (self.dollars, *self.tokens, *self.pearls, *self.shells, self.penalties, len(self.beach) - 1)
        return tuple(zip(BELONGINGS, counts, strict=True))
