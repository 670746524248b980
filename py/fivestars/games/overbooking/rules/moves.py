"""What a seat can do. Hotels and places count from 1: the topmost, and the nearest to the hotel.

A card is its number of `guests.py`.
"""

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
