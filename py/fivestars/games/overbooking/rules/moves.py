"""What a seat can do, and why it may not. Hotels and places count from 1: the topmost, and the nearest to the hotel.

A card is its number of `guests.py`.
"""

from enum import StrEnum
from typing import Final, NamedTuple

QUEUE: Final = "queue"
DOOR: Final = "door"
SIDES: Final = (DOOR, QUEUE)


def bit(hotel: int, side: str) -> int:
    """Return the bit of a back door or a queue in a mask of such places."""
    return 1 << 2 * (hotel - 1) + (side == QUEUE)


class Place(NamedTuple):
    """Phase 1: place a guest in the queue of a hotel or at its back door."""

    card: int
    hotel: int
    side: str


class Keep(NamedTuple):
    """Phase 1: as the last of a round, place no fifth card."""


class Replace(NamedTuple):
    """Phase 2: maids or soldiers at the back door replace the guest at this place of the queue."""

    place: int


class Favour(NamedTuple):
    """Phase 2: noblewomen at the back door let the guest at this place of the queue book first."""

    place: int


class Decline(NamedTuple):
    """Phase 2: make no use of maids, noblewomen or soldiers."""


MOVES: Final = (Place, Keep, Replace, Favour, Decline)


class Reason(StrEnum):
    """Why a move is refused."""

    ALL_PLACED = "all placed"
    NOT_YET = "not yet"
    NOT_IN_HAND = "not in hand"
    NO_SUCH_HOTEL = "no such hotel"
    QUEUE_FULL = "queue full"
    DOOR_FULL = "door full"
    DOOR_CLOSED = "door closed"
    SMALL_ONLY = "small-only"  # the next four are called as the rules of the hotels are
    LARGE_ONLY = "large-only"
    NO_SOLDIERS = "no-soldiers"
    TWO_CRESTS = "two-crests"
    KEEP_NOT_LAST = "keep not last"
    KEEP_NOT_FIFTH = "keep not fifth"
    NOT_NOBLEWOMEN = "not noblewomen"
    ONLY_FAVOUR = "only favour"
    NOBODY_THERE = "nobody there"
    NOT_YOURS = "not yours"
    NOT_WORKERS = "not workers"
    ALREADY_FAVOURED = "already favoured"
