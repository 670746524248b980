"""What happens in Hotels of Amsterdam, in the order of a turn: each event is one line of the log.

Crossings, positions, quays and canal tiles are the numbers of `city.py`; pawns and venues those of `box.py`.
"""

from typing import NamedTuple


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
