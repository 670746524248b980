"""What a hotelier may do, and why not.

One step at a time: a tourist, a room, a guest sent home; nothing comes to light before the next card or the next plane.
"""

from enum import StrEnum
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


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_CHOOSING = "not choosing"
    MUST_CHOOSE = "must choose"
    NOT_IN_HAND = "not in hand"
    NOT_TAKING_BACK = "not taking back"
    NO_TAKE_BACK_TILE = "no take back tile"
    NOT_DISCARDED = "not discarded"
    TAKE_TWO = "take two"
    LOWER_FIRST = "lower first"
    NOT_SWAPPING = "not swapping"
    NOT_BUILDING = "not building"
    NOT_ON_OFFER = "not on offer"
    TOO_DEAR = "too dear"
    NEEDS_A_ROOM = "needs a room"
    NEEDS_NO_ROOM = "needs no room"
    SUITE_ALREADY = "suite already"
    NOT_SENDING = "not sending"
    NO_SEND_TILE = "no send tile"
    HAS_PLACED = "has placed"
    SENT_ENOUGH = "sent enough"
    NOBODY_THERE = "nobody there"
    NOT_PLACING = "not placing"
    ONE_GROUP = "one group"
    NOT_IN_GROUP = "not in group"
    NOT_YOUR_ROOM = "not your room"
    ROOM_TAKEN = "room taken"
    ROOM_FOR_LOVER = "room for lover"
