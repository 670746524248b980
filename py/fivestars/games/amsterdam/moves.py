"""The vocabulary of Hotels of Amsterdam: what may be done, what happens then, and why something is refused.

Crossings, positions, quays and canal tiles are the numbers of `city.py`; pawns and venues those of `box.py`.
"""

from enum import StrEnum
from typing import NamedTuple

# --- what may be done


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


# --- what happens


class Rolled(NamedTuple):
    """The dice are rolled."""

    seat: int
    white: int
    black: int


class Sailed(NamedTuple):
    """The boat moves on and stops at a canal tile."""

    seat: int
    distance: int
    canal: int


class Collected(NamedTuple):
    """The boat passes a quay and takes along who waits there."""

    quay: int
    tourists: int


class Landed(NamedTuple):
    """Tourists land at a tile."""

    tile: int
    tourists: int


class WaitedOnQuay(NamedTuple):
    """A tourist stays on a quay, where now so many wait."""

    quay: int
    tourists: int


class SupplyEmptied(NamedTuple):
    """The last tourist has left the supply: this is the last turn."""


class HotelPlaced(NamedTuple):
    """A hotel opens, with so many tourists around its owner's hotels."""

    seat: int
    crossing: int
    tourists: int


class Walked(NamedTuple):
    """A pawn walks from one crossing to another."""

    seat: int
    pawn: int
    start: int
    crossing: int


class Remained(NamedTuple):
    """A pawn ends where it began."""

    seat: int
    pawn: int
    crossing: int


class Moved(NamedTuple):
    """Tourists leave a tile that closes for another of the same venue."""

    tile: int
    to: int
    venue: int
    tourists: int


class SentToFountain(NamedTuple):
    """Tourists leave a tile that closes, and no other has its venue."""

    tile: int
    venue: int
    tourists: int


class Turned(NamedTuple):
    """A pawn has turned a tile, which shows this venue now."""

    seat: int
    pawn: int
    tile: int
    venue: int


class Invited(NamedTuple):
    """A pawn takes a tourist from the fountain to a tile."""

    seat: int
    pawn: int
    to: int


class TurnEnded(NamedTuple):
    """A turn ends."""

    seat: int


class GoalReached(NamedTuple):
    """A seat has as many tourists as it takes to win."""

    seat: int
    tourists: int


class GameEnded(NamedTuple):
    """The game is over."""


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
