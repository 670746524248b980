"""What tourists pay: for their rooms, twice if rich, in a suite or next to a celebrity; and for the pools."""

from typing import Final

from fivestars.games.samoa.box import (
    BOX,
    GUEST_OF,
    RICH,
)
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.table import Table
from fivestars.table.game import Happening


def collect(state: Table, seat: int, events: list[Happening]) -> None:
    """Let all guests of a turn pay, in the hotel as it now is."""
    price, once, fees, swum = BOX.prices[state.cards[seat]], 0, 0, 0
    doubled: list[Happening] = []
    # rulings 4 and 5: in which order they were placed does not matter; who lived there before does not pay again.
    for tourist, room in state.arrivals(seat):
        fee, pools = state.payment(seat, GUEST_OF[tourist], room)
        fees += fee
        swum += pools
        if fee == price:
            once += 1
        else:
            doubled.append(_PAID[_why_double(state, seat, tourist, room)](seat, tourist, room, fee))
    state.book(seat, fees=fees, swimmers=swum)
    state.coins = fees + swum
    if once:
        events.append(told.PaidOnce(seat, once, once * price))
    events += doubled
    if swum:
        events.append(told.Swam(seat, swum))


def pay_at_once(state: Table, seat: int, tourist: int, room: int, events: list[Happening]) -> None:
    """Let a tourist pay on moving in, as in edition 1."""
    # rulings 3 to 5 in edition 1: each pays for the celebrities whom it finds, and for none who comes later.
    fee, pools = state.payment(seat, GUEST_OF[tourist], room)
    state.book(seat, fees=fee, swimmers=pools)
    state.coins += fee + pools
    if fee == BOX.prices[state.cards[seat]]:
        events.append(told.MovedIn(seat, tourist, room, fee))
    else:
        events.append(_MOVED_IN[_why_double(state, seat, tourist, room)](seat, tourist, room, fee))
    if pools:
        events.append(told.Swam(seat, pools))


# Why somebody pays double, in the order in which it is looked for: being rich, a suite, a celebrity next door.
_PAID: Final = (told.RichPaid, told.SuitePaid, told.NeighbourPaid)
_MOVED_IN: Final = (told.RichMovedIn, told.SuiteMovedIn, told.NeighbourMovedIn)


def _why_double(state: Table, seat: int, tourist: int, room: int) -> int:
    if GUEST_OF[tourist] == RICH:
        return 0
    return 1 if room in state.suites[seat] else 2
