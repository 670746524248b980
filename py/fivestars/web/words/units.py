"""What a game's points are called: in one they are coins, in another tourists."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fivestars.table.words import NP_, Counted


class Unit(NamedTuple):
    """The sentences that count points."""

    gained: Counted  # {points} has its sign
    about: Counted
    less: Counted


_POINTS: Final = Unit(
    NP_("{points} point", "{points} points", by="points"),
    NP_("about {number} point", "about {number} points", by="number"),
    NP_("About {number} point less", "About {number} points less", by="number"),
)
UNITS: Final[Mapping[str, Unit]] = {
    "points": _POINTS,
    "coins": Unit(
        NP_("{points} coin", "{points} coins", by="points"),
        NP_("about {number} coin", "about {number} coins", by="number"),
        NP_("About {number} coin less", "About {number} coins less", by="number"),
    ),
    "tourists": _POINTS._replace(gained=NP_("{points} tourist", "{points} tourists", by="points")),
}
