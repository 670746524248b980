"""Moves made once and used often. A set of cards, rooms or seats is a number with a bit for each."""

from functools import cache
from itertools import combinations
from typing import Final

from fivestars.games.samoa.box import BOARD_ROOMS, SUITE
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_ROOM,
    Buy,
    Choose,
    Pass,
    Place,
    SendHome,
    Swap,
    TakeBack,
)
from fivestars.table.game import Move

DONE: Final[tuple[Move, ...]] = (Pass(),)


@cache
def members(bits: int) -> tuple[int, ...]:
    """Return what is in a set, in order."""
    return tuple(bit for bit in range(bits.bit_length()) if bits >> bit & 1)


@cache
def choices(hand: int) -> tuple[Move, ...]:
    """Return a move for each card to lay."""
    return tuple(map(Choose, members(hand)))


@cache
def take_backs(discarded: int) -> tuple[Move, ...]:
    """Return a move for each two cards to take back; ruling 15: for the one card where there is only one."""
    cards = members(discarded)
    if len(cards) == 1:
        return (TakeBack(cards[0], NO_CARD),)
    return tuple(TakeBack(first, second) for first, second in combinations(cards, 2))


@cache
def swaps(hand: int) -> tuple[Move, ...]:
    """Return a move for each card that may replace the one just revealed."""
    return tuple(map(Swap, members(hand)))


@cache
def purchases(tile: int, suites: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the ways to buy a kind of tile for a hotel with suites in these rooms."""
    if tile != SUITE:
        return (Buy(tile, NO_ROOM),)
    # ruling 9: on any room of the board, lived in or not, one suite each.
    return tuple(Buy(tile, room) for room in range(BOARD_ROOMS) if room not in suites)


@cache
def sendings(rooms: int) -> tuple[Move, ...]:
    """Return a move for each room whose guests may be sent home."""
    return tuple(map(SendHome, members(rooms)))


@cache
def placings(group: int, guest: int, rooms: int) -> tuple[Move, ...]:
    """Return a move for each room that a tourist of a group may take."""
    return tuple(Place(group, guest, room) for room in members(rooms))
