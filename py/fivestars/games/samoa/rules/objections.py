"""Why a move is refused, as closely as a person may want to know; asked only for moves that `legal` does not list.

What nobody could mean, a card or a room that is not in the box, is not a move.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from fivestars.games.samoa.box import (
    BOARD_ROOMS,
    BOX,
    CARDS,
    GUEST_OF,
    LOVER,
    MOST_ROOMS,
    SEND_HOME,
    SUITE,
    TAKE_BACK,
    TILE_OF,
    TO_SEND,
)
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.hotel import rooms_of_a_lone_lover
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_GROUP,
    Buy,
    Choose,
    Pass,
    Place,
    SendHome,
    Swap,
    TakeBack,
)
from fivestars.games.samoa.rules.table import Table
from fivestars.table.game import Move, Objection, Refusal, because


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


NOT_A_MOVE: Final = because(Refusal.NOT_A_MOVE)


def why_not(state: Table, seat: int, move: Move) -> Objection:
    """Return why this move, which is not legal, is refused."""
    return _WHY[type(move)](state, seat, move)


def _pass(_state: Table, _seat: int, _move: Pass) -> Objection:
    return because(Reason.MUST_CHOOSE)


def _choose(state: Table, _seat: int, move: Choose) -> Objection:
    if state.prompt != prompts.CARD:
        return because(Reason.NOT_CHOOSING)
    return _not_in_hand(move.card)


def _swap(state: Table, _seat: int, move: Swap) -> Objection:
    if state.prompt != prompts.SWAP:
        return because(Reason.NOT_SWAPPING)
    return _not_in_hand(move.card)


def _not_in_hand(card: int) -> Objection:
    return because(Reason.NOT_IN_HAND, card=card) if 0 <= card < CARDS else NOT_A_MOVE


def _take_back(state: Table, seat: int, move: TakeBack) -> Objection:
    if state.prompt not in (prompts.CARD, prompts.SWAP):
        return because(Reason.NOT_TAKING_BACK)
    if not state.count(seat, TAKE_BACK):
        return because(Reason.NO_TAKE_BACK_TILE)
    if not 0 <= move.first < CARDS or not (move.second == NO_CARD or 0 <= move.second < CARDS):
        return NOT_A_MOVE
    for card in (move.first, move.second):
        if card != NO_CARD and not state.discarded[seat] >> card & 1:
            return because(Reason.NOT_DISCARDED, card=card)
    return because(Reason.TAKE_TWO if move.second in (NO_CARD, move.first) else Reason.LOWER_FIRST)


def _buy(state: Table, seat: int, move: Buy) -> Objection:
    if state.prompt != prompts.BUILD:
        return because(Reason.NOT_BUILDING)
    if not 0 <= move.tile < len(BOX.tiles):
        return NOT_A_MOVE
    if all(TILE_OF[tile] != move.tile for tile in state.market):
        return because(Reason.NOT_ON_OFFER, tile=move.tile)
    price, money = BOX.bids[state.cards[seat]], state.money(seat) or 0
    if money < price:
        return because(Reason.TOO_DEAR, price=price, money=money)
    if move.tile != SUITE:
        return because(Reason.NEEDS_NO_ROOM, tile=move.tile)
    if move.room in state.suites[seat]:
        return because(Reason.SUITE_ALREADY, room=move.room)
    return because(Reason.NEEDS_A_ROOM, rooms=BOARD_ROOMS)


def _send_home(state: Table, seat: int, move: SendHome) -> Objection:
    if state.prompt == prompts.HOST_ON:
        return because(Reason.HAS_PLACED)
    if state.prompt not in (prompts.HOST, prompts.DAY_OFF):
        return because(Reason.NOT_SENDING)
    if state.prompt == prompts.DAY_OFF and not state.send:
        return because(Reason.SENT_ENOUGH, most=TO_SEND)
    if state.prompt == prompts.HOST and not (state.send or state.count(seat, SEND_HOME)):
        return because(Reason.NO_SEND_TILE)
    if not 0 <= move.room < len(state.hotels[seat]):
        return _no_such_room(move.room)
    return because(Reason.NOBODY_THERE, room=move.room)


def _place(state: Table, seat: int, move: Place) -> Objection:
    if state.prompt not in (prompts.HOST, prompts.HOST_ON):
        return because(Reason.NOT_PLACING)
    if not 0 <= move.group < len(state.groups) or not 0 <= move.guest < len(BOX.guests):
        return NOT_A_MOVE
    if state.group not in (NO_GROUP, move.group):
        return because(Reason.ONE_GROUP)
    if all(GUEST_OF[tourist] != move.guest for tourist in state.groups[move.group]):
        return because(Reason.NOT_IN_GROUP, guest=move.guest)
    if not 0 <= move.room < len(state.hotels[seat]):
        return _no_such_room(move.room)
    lone = rooms_of_a_lone_lover(state.hotels[seat]) >> move.room & 1
    return because(Reason.ROOM_FOR_LOVER if lone and move.guest != LOVER else Reason.ROOM_TAKEN, room=move.room)


def _no_such_room(room: int) -> Objection:
    # Rooms that somebody may add are rooms that a person can ask about.
    return because(Reason.NOT_YOUR_ROOM, room=room) if BOARD_ROOMS <= room < MOST_ROOMS else NOT_A_MOVE


_WHY: Final[dict[type[Move], Callable[[Table, int, Any], Objection]]] = {
    Choose: _choose,
    TakeBack: _take_back,
    Swap: _swap,
    Buy: _buy,
    SendHome: _send_home,
    Place: _place,
    Pass: _pass,
}
