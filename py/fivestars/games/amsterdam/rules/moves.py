"""What may be done in Hotels of Amsterdam, and why something is refused.

Crossings, positions and canal tiles are the numbers of `city.py`; pawns those of `box.py`.
"""

from enum import StrEnum
from typing import NamedTuple


class Sail(NamedTuple):
    """Move the boat so many canal tiles (tactical variant; else the dice do it)."""

    distance: int


class PlaceHotel(NamedTuple):
    """Open a hotel on a crossing."""

    crossing: int


class Walk(NamedTuple):
    """Walk the Mayor and the Night Watch to these crossings."""

    mayor: int
    watch: int


class Turn(NamedTuple):
    """Let a pawn turn a tile; its tourists go to another, to the fountain, or NOWHERE if there are none."""

    pawn: int
    tile: int
    to: int


class Invite(NamedTuple):
    """Let a pawn take a tourist from the fountain to a tile."""

    pawn: int
    to: int


class Done(NamedTuple):
    """End the turn."""


class Reason(StrEnum):
    """Why something is not allowed now."""

    DICE_DECIDE = "dice decide"
    SAIL_FIRST = "sail first"
    SAILED = "sailed"
    BOAT_RANGE = "boat range"
    HOTEL_FIRST = "hotel first"
    HOTEL_PLACED = "hotel placed"
    NO_HOTEL_LEFT = "no hotel left"
    HOTEL_AT_FOUNTAIN = "hotel at fountain"
    CROSSING_TAKEN = "crossing taken"
    WALK_FIRST = "walk first"
    WALKED = "walked"
    EXACT_STEPS = "exact steps"
    TOO_FAR = "too far"
    TOO_FAR_TOGETHER = "too far together"
    SAME_CROSSING = "same crossing"
    CHANGED_PLACES = "changed places"
    FOUNTAIN_STAYS = "fountain stays"
    PAWN_SPENT = "pawn spent"
    NOT_ADJACENT = "not adjacent"
    DAY_ALREADY = "day already"
    NIGHT_ALREADY = "night already"
    CROWDED = "crowded"
    NOBODY_MOVES = "nobody moves"
    SOMEBODY_MOVES = "somebody moves"
    ONLY_FOUNTAIN = "only fountain"
    OTHER_VENUE = "other venue"
    NOT_FEWEST = "not fewest"
    INVITED = "invited"
    FOUNTAIN_EMPTY = "fountain empty"
    NOT_AT_FOUNTAIN = "not at fountain"
    NOT_DAY = "not day"
    NOT_NIGHT = "not night"
