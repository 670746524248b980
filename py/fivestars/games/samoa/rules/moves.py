"""What a hotelier may do.

One step at a time: a tourist, a room, a guest sent home; nothing comes to light before the next card or the next plane.
"""

from typing import Final, NamedTuple

NO_CARD: Final = -1  # where no price card lies, and the second of two cards where there is only one
NO_ROOM: Final = -1  # where a tile needs none
NO_GROUP: Final = -1  # where no tourist has been taken yet


class Choose(NamedTuple):
    """Lay a price card face down."""

    card: int


class TakeBack(NamedTuple):
    """Give up the tile and take two discarded price cards, the lower first, back into the hand."""

    first: int
    second: int


class Swap(NamedTuple):
    """Give up the tile and lay another price card in place of the one just revealed."""

    card: int


class Buy(NamedTuple):
    """Buy a kind of building tile at the own bid; a suite covers a room at once."""

    tile: int
    room: int


class SendHome(NamedTuple):
    """Send home who lives in a room, on the staff's day off or by giving up the tile."""

    room: int


class Place(NamedTuple):
    """Take a tourist from a group into a room."""

    group: int
    guest: int
    room: int


class Pass(NamedTuple):
    """Do nothing here, or nothing more."""
