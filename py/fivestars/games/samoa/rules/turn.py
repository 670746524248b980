"""One step of one seat: what each move does to the table.

A turn that takes tourists or sends guests home ends with a pass, so that each step before it can be taken back.
"""

from collections.abc import Callable
from typing import Any, Final

from fivestars.games.samoa.box import (
    BOX,
    EXTRA_ROOM,
    GUEST_OF,
    POOL,
    SEND_HOME,
    SUITE,
    SWAP_CARD,
    TAKE_BACK,
    TILE_OF,
    TO_SEND,
)
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import hidden, prompts
from fivestars.games.samoa.rules.fees import collect, pay_at_once
from fivestars.games.samoa.rules.hotel import VACANT, lifebelts, with_room
from fivestars.games.samoa.rules.moves import NO_CARD, Buy, Choose, Pass, Place, SendHome, Swap, TakeBack
from fivestars.games.samoa.rules.rounds import is_asked, lay, vacate
from fivestars.games.samoa.rules.table import Table
from fivestars.table.game import Happening, Move, Secret


def end_turn(state: Table) -> None:
    """Take the seat off the queue: by that `go_on` knows that its turn has ended."""
    state.queue = state.queue[1:]


# --- price cards


def choose(state: Table, seat: int, move: Choose, events: list[Happening]) -> None:
    """Lay a card face down."""
    lay(state, seat, move.card, events)
    end_turn(state)


# --- special tiles


def give_up(state: Table, seat: int, kind: int, events: list[Happening]) -> None:
    """Put a special tile back into the box."""
    given = next(tile for tile in state.tiles[seat] if TILE_OF[tile] == kind)
    state.tiles[seat] = tuple(tile for tile in state.tiles[seat] if tile != given)
    state.boxed = (*state.boxed, given)
    events.append(told.TileGivenUp(seat, kind))


def take_back(state: Table, seat: int, move: TakeBack, events: list[Happening]) -> None:
    """Take two discards, or the only one, back into the hand, unseen by the others."""
    give_up(state, seat, TAKE_BACK, events)
    if move.second == NO_CARD:
        state.discarded[seat] = state.discards[seat] = 0
        events.append(Secret((seat,), told.CardTakenBack(seat, move.first), instead=told.CardTakenBackUnseen(seat)))
    else:
        state.discarded[seat] &= ~(1 << move.first | 1 << move.second)
        state.discards[seat] -= 2
        both = told.CardsTakenBack(seat, move.first, move.second)
        events.append(Secret((seat,), both, instead=told.CardsTakenBackUnseen(seat)))
    hidden.saw_taken_back(state, seat)


def swap(state: Table, seat: int, move: Swap, events: list[Happening]) -> None:
    """Lay another card in front; ruling 14: the first goes back into the hand."""
    give_up(state, seat, SWAP_CARD, events)
    events.append(told.CardSwapped(seat, state.cards[seat], move.card))
    state.cards[seat] = move.card
    state.revealed += 1
    hidden.saw_in_front(state, seat)
    if not is_asked(state, seat):
        end_turn(state)


# --- building


def buy(state: Table, seat: int, move: Buy, events: list[Happening]) -> None:
    """Pay the bid for a tile, and put it to its use at once."""
    end_turn(state)
    bought = next(tile for tile in state.market if TILE_OF[tile] == move.tile)
    state.market = tuple(tile for tile in state.market if tile != bought)
    state.tiles[seat] = (*state.tiles[seat], bought)
    state.active |= 1 << seat
    bid = BOX.bids[state.cards[seat]]
    # ruling 8: a new pool pays for itself alone, with all who swim there already.
    coins = lifebelts(state.hotels[seat]) if move.tile == POOL else 0
    state.book(seat, swimmers=coins, building=bid)
    events.append(told.Built(seat, move.tile, bid))
    if move.tile == EXTRA_ROOM:
        state.hotels[seat] = (*state.hotels[seat], VACANT)
    elif move.tile == SUITE:
        state.suites[seat] = (*state.suites[seat], move.room)
        events.append(told.SuiteFitted(seat, move.room))
    elif coins:
        events.append(told.PoolOpened(seat, coins))
    elif BOX.special[move.tile]:
        events.append(told.BuiltWorth(seat, BOX.unused_special))


# --- tourists


def take_in(state: Table, seat: int, move: Place, events: list[Happening]) -> None:
    """Take a tourist from a group into a room."""
    group = state.groups[move.group]
    first = [GUEST_OF[waiting] for waiting in group].index(move.guest)
    tourist, left = group[first], group[:first] + group[first + 1 :]
    state.groups = (*state.groups[: move.group], left, *state.groups[move.group + 1 :])
    rooms = state.hotels[seat]
    state.hotels[seat] = with_room(rooms, move.room, (*rooms[move.room], tourist))
    state.active |= 1 << seat
    state.group = move.group
    # ruling 13: what a tile allowed, it allowed before placing.
    state.send = 0
    state.prompt = prompts.HOST_ON
    if state.edition == 1:
        pay_at_once(state, seat, tourist, move.room, events)
    else:
        # ruling 3: paid when the turn ends.
        events.append(told.Lodged(seat, tourist, move.room))


def send_home(state: Table, seat: int, move: SendHome, events: list[Happening]) -> None:
    """Send home who lives in a room; ruling 11: two lovers leave together and count as one."""
    if not state.send:
        give_up(state, seat, SEND_HOME, events)
        state.send = TO_SEND
    state.send -= 1
    events += [told.SentHome(seat, tourist, move.room) for tourist in vacate(state, seat, move.room)]


def pass_on(state: Table, seat: int, _move: Pass, events: list[Happening]) -> None:
    """Say what a turn has come to."""
    end_turn(state)
    match state.prompt:
        case prompts.SWAP:
            events.append(told.CardLeft(seat))
        case prompts.BUILD:
            events.append(told.BuiltNothing(seat))
        case prompts.HOST:
            events.append(told.HostedNobody(seat))
        case prompts.HOST_ON:
            if state.edition > 1:
                collect(state, seat, events)
            events.append(told.Hosted(seat, state.coins))
        case _ if state.send == TO_SEND:
            events.append(told.SentNobody(seat))


DOES: Final[dict[type[Move], Callable[[Table, int, Any, list[Happening]], None]]] = {
    Choose: choose,
    TakeBack: take_back,
    Swap: swap,
    Buy: buy,
    SendHome: send_home,
    Place: take_in,
    Pass: pass_on,
}
