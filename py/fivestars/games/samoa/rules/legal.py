"""What may be done now: the moves of each prompt, in order, out of ready-made ones.

A set of cards, rooms or seats is a number with a bit for each.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from fivestars.games.samoa.box import BOARD_ROOMS, BOX, GUEST_OF, LOVER, SEND_HOME, SUITE, TAKE_BACK, TILE_OF
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.hotel import empty_rooms, occupied_rooms, rooms_of_a_lone_lover
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_GROUP,
    NO_ROOM,
    Buy,
    Choose,
    Pass,
    Place,
    SendHome,
    Swap,
    TakeBack,
)
from fivestars.games.samoa.rules.table import Table
from fivestars.table.game import Move

DONE: Final[tuple[Move, ...]] = (Pass(),)

# --- ready-made moves


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


# --- what is legal, by prompt


def _to_choose(state: Table, seat: int) -> Sequence[Move]:
    return choices(state.hand(seat)) + _to_take_back(state, seat)


def _to_swap(state: Table, seat: int) -> Sequence[Move]:
    return _to_take_back(state, seat) + swaps(state.hand(seat)) + DONE


def _to_take_back(state: Table, seat: int) -> tuple[Move, ...]:
    # ruling 15: at any time; but it changes a hand, and only these two moments look into a hand.
    return take_backs(max(0, state.discarded[seat])) if state.count(seat, TAKE_BACK) else ()


def _to_build(state: Table, seat: int) -> Sequence[Move]:
    moves: tuple[Move, ...] = ()
    # ruling 1: nobody buys on credit.
    if BOX.bids[state.cards[seat]] <= (state.money(seat) or 0):
        for tile in sorted({TILE_OF[offered] for offered in state.market}):
            moves += purchases(tile, state.suites[seat])
    return moves + DONE


def _to_host(state: Table, seat: int) -> Sequence[Move]:
    placing = _to_host_on(state, seat)
    if state.send or state.count(seat, SEND_HOME):
        return [*sendings(occupied_rooms(state.hotels[seat])), *placing]
    return placing


def _to_host_on(state: Table, seat: int) -> Sequence[Move]:
    rooms = state.hotels[seat]
    empty = empty_rooms(rooms)
    moves: list[Move] = []
    for number, group in enumerate(state.groups):
        # ruling 20: all from one group.
        if state.group not in (NO_GROUP, number):
            continue
        before = -1
        for tourist in group:
            guest = GUEST_OF[tourist]
            if guest != before:
                before = guest
                moves += placings(number, guest, empty | rooms_of_a_lone_lover(rooms) if guest == LOVER else empty)
    moves += DONE
    return moves


def _to_rest(state: Table, seat: int) -> Sequence[Move]:
    return sendings(occupied_rooms(state.hotels[seat])) + DONE if state.send else DONE


LISTED: Final[dict[str, Callable[[Table, int], Sequence[Move]]]] = {
    prompts.CARD: _to_choose,
    prompts.SWAP: _to_swap,
    prompts.BUILD: _to_build,
    prompts.HOST: _to_host,
    prompts.HOST_ON: _to_host_on,
    prompts.DAY_OFF: _to_rest,
}
