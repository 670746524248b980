"""Why a move that is not legal is refused: for each kind of move the first thing that speaks against it."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules import moves as m
from fivestars.games.austria.rules.errands import Errand, unpacked
from fivestars.games.austria.rules.legal import has_free_table, room_price, rooms_beside
from fivestars.games.austria.rules.lookup import (
    BOOST,
    COPY_FACE,
    DELIVERY_BOY,
    DISH,
    END_SET,
    FACES,
    FEE,
    FREE_SIX,
    GUEST_SHIFT,
    INDEX,
    LACKING,
    MISSING,
    ONCE_A_ROUND,
    PLACES,
    POLITICS,
    QUEUE_PRICES,
    SERVICE,
    TABLES,
    TILE_PENALTIES,
    UP_TO,
    missing,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.table import Table
from fivestars.table.game import Move, Objection, because


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_NOW = "not now"
    FIRST_THIS = "first this"
    NOT_IN_PACK = "not in pack"
    GUEST_STEP_OVER = "guest step over"
    NO_GUEST_THERE = "no guest there"
    CAFE_FULL = "cafe full"
    GUEST_TOO_DEAR = "guest too dear"
    KEEP_FEE = "keep fee"
    NO_DIE = "no die"
    OTHER_ACTION = "other action"
    NO_BOOST = "no boost"
    ACTION_TOO_DEAR = "action too dear"
    DIE_TAKEN = "die taken"
    WRONG_NUMBER = "wrong number"
    TOO_MANY_CAKES = "too many cakes"
    TOO_MANY_COFFEES = "too many coffees"
    WRONG_DISHES = "wrong dishes"
    NO_SUCH_ROOM = "no such room"
    START_AT_BOTTOM_LEFT = "start at bottom left"
    ALREADY_PREPARED = "already prepared"
    NOT_BESIDE = "not beside"
    TOO_HIGH = "too high"
    ROOM_TOO_DEAR = "room too dear"
    NOT_IN_HAND = "not in hand"
    NOT_AMONG_THREE = "not among three"
    CARD_TOO_DEAR = "card too dear"
    NOT_PREPARED = "not prepared"
    OCCUPIED = "occupied"
    NOT_IN_CAFE = "not in cafe"
    ORDER_COMPLETE = "order complete"
    ORDER_OPEN = "order open"
    NOT_ORDERED = "not ordered"
    NONE_THERE = "none there"
    SERVICE_TOO_DEAR = "service too dear"
    WRONG_COLOUR = "wrong colour"
    NOT_PLAYED = "not played"
    NOT_ONCE_A_ROUND = "not once a round"
    USED_THIS_ROUND = "used this round"
    NOT_ON_THE_BOARD = "not on the board"
    CLAIMED_BEFORE = "claimed before"
    NO_SPACE_LEFT = "no space left"
    NOT_FULFILLED = "not fulfilled"
    NOT_OFFERED = "not offered"
    CANNOT_PAY = "cannot pay"
    NOT_HIGHEST = "not highest"
    NOT_VACANT = "not vacant"
    NOT_OCCUPIED = "not occupied"
    NOT_AN_END_CARD = "not an end card"
    TURN_BEGUN = "turn begun"
    DIE_OWED = "die owed"
    NEEDS_ACTION = "needs action"


def objection_to(state: Table, seat: int, move: Move, timely: bool) -> Objection:
    """Return why a move that is not legal is refused; `timely`: this kind of move may be made now."""
    errand = state.errands[-1]
    if not timely:
        return because(_UNTIMELY.get((type(move), errand.kind), _untimely(errand.kind)))
    why = _WHY.get(type(move))
    return why(state, seat, errand, move) if why else because(Reason.NOT_OFFERED)


_TURN: Final = (due.BEGIN, due.ACT, due.AFTER, due.EXTRA, due.EXTRA_ACT)
_UNTIMELY: Final[dict[tuple[type[Move], int], Reason]] = {
    **{(m.Take, kind): Reason.GUEST_STEP_OVER for kind in (due.ACT, due.AFTER, due.EXTRA_ACT)},
    **{(m.Pass, kind): Reason.TURN_BEGUN for kind in (due.AFTER, due.EXTRA, due.EXTRA_ACT)},
    **{(m.Finish, kind): Reason.DIE_OWED for kind in (due.BEGIN, due.ACT, due.EXTRA, due.EXTRA_ACT)},
    (m.Act, due.AFTER): Reason.DIE_TAKEN,
    **{(m.Play, kind): Reason.NEEDS_ACTION for kind in (due.BEGIN, due.ACT, due.AFTER, due.EXTRA, due.EXTRA_ACT)},
}


def _untimely(kind: int) -> Reason:
    return Reason.NOT_NOW if kind in _TURN else Reason.FIRST_THIS


Why = Callable[..., Objection]  # state, seat, errand, a move of its kind


def _keep(_state: Table, _seat: int, _errand: Errand, _move: m.Keep) -> Objection:
    return because(Reason.NOT_IN_PACK)


def _take(state: Table, seat: int, _errand: Errand, move: m.Take) -> Objection:
    if move.place not in PLACES or not state.queue[move.place - 1]:
        return because(Reason.NO_GUEST_THERE)
    if not has_free_table(state, seat):
        return because(Reason.CAFE_FULL, count=TABLES)
    cost = 0 if state.played[seat] & DELIVERY_BOY else QUEUE_PRICES[move.place - 1]
    if cost > state.krones[seat]:
        return because(Reason.GUEST_TOO_DEAR, cost=cost, krones=state.krones[seat])
    return because(Reason.KEEP_FEE, cost=FEE)


def _act(state: Table, seat: int, errand: Errand, move: m.Act) -> Objection:
    die, action, boost = move
    if die not in FACES or not state.faces[die]:
        return because(Reason.NO_DIE)
    if action not in FACES or action == COPY_FACE or die not in (action, COPY_FACE):
        return because(Reason.OTHER_ACTION, number=die)
    extra = errand.kind in (due.EXTRA, due.EXTRA_ACT)
    if boost not in (0, 1) or (boost and extra and state.revised):
        return because(Reason.NO_BOOST)
    free = state.played[seat] & FREE_SIX and not extra
    cost = boost * BOOST + (FEE if die == COPY_FACE and not free else 0)
    if cost > state.krones[seat]:
        return because(Reason.ACTION_TOO_DEAR, cost=cost, krones=state.krones[seat])
    return because(Reason.KEEP_FEE, cost=FEE)


def _fetch(_state: Table, _seat: int, errand: Errand, move: m.Fetch) -> Objection:
    common = errand.about
    if sum(move) != errand.number or min(move) < 0:
        return because(Reason.WRONG_NUMBER, count=errand.number)
    if any(number for dish, number in enumerate(move) if dish not in (common, common + 1)):
        return because(Reason.WRONG_DISHES)
    return because(Reason.TOO_MANY_COFFEES if common else Reason.TOO_MANY_CAKES)


def _divide(_state: Table, _seat: int, errand: Errand, _move: m.Divide) -> Objection:
    return because(Reason.WRONG_NUMBER, count=errand.number)


def _prepare(state: Table, seat: int, errand: Errand, move: m.Prepare) -> Objection:
    if move.room not in INDEX:
        return because(Reason.NO_SUCH_ROOM)
    room = INDEX[move.room]
    tiles = state.vacant[seat] | state.occupied[seat]
    if tiles >> room & 1:
        return because(Reason.ALREADY_PREPARED, room=move.room)
    if not rooms_beside(state, seat) >> room & 1:
        return because(Reason.NOT_BESIDE if tiles else Reason.START_AT_BOTTOM_LEFT, room=move.room)
    if not UP_TO[errand.floors] >> room & 1:
        return because(Reason.TOO_HIGH, count=errand.floors)
    cost = room_price(state, seat, room, errand.discount)
    return _too_dear(state, seat, Reason.ROOM_TOO_DEAR, cost)


def _too_dear(state: Table, seat: int, reason: Reason, cost: int) -> Objection:
    if cost > state.krones[seat]:
        return because(reason, cost=cost, krones=state.krones[seat])
    return because(Reason.KEEP_FEE, cost=FEE)


def _play(state: Table, seat: int, errand: Errand, move: m.Play) -> Objection:
    three = errand.kind == due.PICK
    if move.card not in (state.looked if three else state.hand[seat]):
        return because(Reason.NOT_AMONG_THREE if three else Reason.NOT_IN_HAND)
    return _too_dear(state, seat, Reason.CARD_TOO_DEAR, max(0, state.printing.costs[move.card] - errand.discount))


def _vacancy(state: Table, seat: int, number: int) -> Objection | None:
    if number not in INDEX:
        return because(Reason.NO_SUCH_ROOM)
    if state.occupied[seat] >> INDEX[number] & 1:
        return because(Reason.OCCUPIED, room=number)
    if not state.vacant[seat] >> INDEX[number] & 1:
        return because(Reason.NOT_PREPARED, room=number)
    return None


def _flip(state: Table, seat: int, _errand: Errand, move: m.Flip) -> Objection:
    return _vacancy(state, seat, move.room) or because(Reason.NOT_OFFERED)


def _need(state: Table, seat: int, guest: int) -> int:
    """Return what a guest's order lacks, or -1 if the guest is not in the café."""
    return next((code & MISSING for code in state.cafe[seat] if code >> GUEST_SHIFT == guest), -1)


def _complete(state: Table, seat: int, _errand: Errand, move: m.Complete) -> Objection:
    if _need(state, seat, move.guest) < 0:
        return because(Reason.NOT_IN_CAFE)
    return because(Reason.ORDER_COMPLETE, guest=move.guest)


def _serve(state: Table, seat: int, errand: Errand, move: m.Serve) -> Objection:
    need = _need(state, seat, move.guest)
    if need < 0:
        return because(Reason.NOT_IN_CAFE)
    if not need:
        return because(Reason.ORDER_COMPLETE, guest=move.guest)
    if move.dish not in DISH or not missing(need)[DISH[move.dish]]:
        return because(Reason.NOT_ORDERED, guest=move.guest)
    stock = errand.about if errand.kind == due.FOOD else state.kitchen[seat]
    if not unpacked(stock)[DISH[move.dish]]:
        return because(Reason.NONE_THERE, dish=move.dish)
    return _too_dear(state, seat, Reason.SERVICE_TOO_DEAR, SERVICE)


def _move_in(state: Table, seat: int, _errand: Errand, move: m.MoveIn) -> Objection:
    need = _need(state, seat, move.guest)
    if need < 0:
        return because(Reason.NOT_IN_CAFE)
    if need:
        return because(Reason.ORDER_OPEN, guest=move.guest, count=LACKING[need])
    objection = _vacancy(state, seat, move.room)
    return objection or because(Reason.WRONG_COLOUR, guest=move.guest, room=move.room)


def _use(state: Table, seat: int, _errand: Errand, move: m.Use) -> Objection:
    if not 0 < move.card < len(state.printing.costs) or not state.played[seat] >> move.card & 1:
        return because(Reason.NOT_PLAYED)
    if not ONCE_A_ROUND >> move.card & 1:
        return because(Reason.NOT_ONCE_A_ROUND, card=move.card)
    return because(Reason.USED_THIS_ROUND, card=move.card)


def _claim(state: Table, seat: int, _errand: Errand, move: m.Claim) -> Objection:
    if move.politics not in state.politics:
        return because(Reason.NOT_ON_THE_BOARD)
    disks = state.disks[state.politics.index(move.politics)]
    if seat in disks:
        return because(Reason.CLAIMED_BEFORE, politics=move.politics)
    if len(disks) == SPACES:
        return because(Reason.NO_SPACE_LEFT, politics=move.politics)
    needs = POLITICS[move.politics].needs
    what = next(what for what in needs if REACHED[what](state, seat) < needs[what])
    have = REACHED[what](state, seat)
    return because(Reason.NOT_FULFILLED, politics=move.politics, need=what, number=needs[what], have=have)


def _sink(_state: Table, _seat: int, errand: Errand, _move: m.Sink) -> Objection:
    return because(Reason.NOT_IN_HAND if errand.kind == due.RETURN else Reason.NOT_AMONG_THREE)


def _suffer(state: Table, _seat: int, _errand: Errand, move: m.Suffer) -> Objection:
    names = [half.text for tile in state.tiles for half in TILE_PENALTIES[tile]]
    if move.loss in names:
        return because(Reason.CANNOT_PAY, loss=move.loss)
    return because(Reason.NOT_OFFERED)


def _remove(state: Table, seat: int, errand: Errand, move: m.Remove) -> Objection:
    if move.room not in INDEX:
        return because(Reason.NO_SUCH_ROOM)
    vacate = errand.kind == due.VACATE
    if not (state.vacant if vacate else state.occupied)[seat] >> INDEX[move.room] & 1:
        return because(Reason.NOT_VACANT if vacate else Reason.NOT_OCCUPIED, room=move.room)
    return because(Reason.NOT_HIGHEST, room=move.room)


def _dismiss(state: Table, seat: int, _errand: Errand, move: m.Dismiss) -> Objection:
    if 0 < move.card < len(state.printing.costs) and state.played[seat] & ~END_SET & 1 << move.card:
        return because(Reason.NOT_AN_END_CARD, card=move.card)
    return because(Reason.NOT_PLAYED)


def _pass(_state: Table, _seat: int, _errand: Errand, _move: m.Pass) -> Objection:
    return because(Reason.TURN_BEGUN)


_WHY: Final[dict[type[Move], Why]] = {
    m.Keep: _keep,
    m.Take: _take,
    m.Act: _act,
    m.Fetch: _fetch,
    m.Divide: _divide,
    m.Prepare: _prepare,
    m.Play: _play,
    m.Flip: _flip,
    m.Complete: _complete,
    m.Serve: _serve,
    m.MoveIn: _move_in,
    m.Use: _use,
    m.Claim: _claim,
    m.Sink: _sink,
    m.Suffer: _suffer,
    m.Remove: _remove,
    m.Dismiss: _dismiss,
    m.Pass: _pass,
}
