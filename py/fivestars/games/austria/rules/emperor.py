"""The emperor's visits after rounds 3, 5 and 7: everybody scores and retreats, then each is honoured or blamed."""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.box import Effect
from fivestars.games.austria.rules.errands import BARE, CLOSE, DISMISS, EVICT, PENALTY, RETURN, VACATE, VISIT, Errand
from fivestars.games.austria.rules.events import (
    Blamed,
    Dismissed,
    Events,
    Helped,
    Honoured,
    Ignored,
    LostAllFood,
    LostKitchen,
    LostKrones,
    NothingToLose,
    Removed,
    Retreated,
    TrackScored,
    Waived,
)
from fivestars.games.austria.rules.gains import score
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    COLUMNS,
    CONFERENCE_MANAGER,
    EMPEROR_ROUNDS,
    END_SET,
    FLOORS,
    GARDENER,
    GUEST_SHIFT,
    INDEX,
    NUMBERS,
    ORDERS,
    RETREATS,
    TILE_GIFTS,
    TILE_PENALTIES,
    TRACK,
    UP_TO,
    WAIVER_PRICE,
    WIDTH,
    bits,
)
from fivestars.games.austria.rules.moves import Dismiss, Remove, Sink, Suffer
from fivestars.games.austria.rules.ready import REMOVES, SINKS
from fivestars.games.austria.rules.rewards import give, one_less, sink_card, without
from fivestars.games.austria.rules.table import NOBODY, PARTS, Part, Table, staff_in
from fivestars.table.game import Move

WAIVE: Final = "waive"
EVICTIONS: Final = 2  # ruling 41 speaks of a first room and a second one
_EMPEROR: Final = int(Part.EMPEROR)
_STAFF: Final = int(Part.STAFF)
_TILES: Final = int(Part.TILES)


def summon(state: Table, events: Events) -> None:
    """Let everybody score the emperor track and retreat; then they come one by one (ruling 38)."""
    retreat = RETREATS[EMPEROR_ROUNDS.index(state.round)]
    for seat in state.in_order():
        space = state.steps[seat]
        state.points[seat * PARTS + _EMPEROR] += TRACK[space]
        events.append(TrackScored(seat, TRACK[space], space))
        state.steps[seat] = state.stood[seat] = max(0, space - retreat)
        events.append(Retreated(seat, state.steps[seat]))
    state.errands += [BARE[CLOSE], BARE[VISIT]]


def open_visit(state: Table, _seat: int, events: Events) -> bool:
    """Honour or blame the next seat in this round's order of play."""
    place = state.errands[-1].about
    if place == state.seats:
        state.errands.pop()
        return False
    state.errands[-1] = Errand(VISIT, about=place + 1)
    seat = (state.first + place) % state.seats
    if state.is_leopold(seat):  # he is neither honoured nor blamed
        return False
    state.seat = seat
    tile = state.tiles[EMPEROR_ROUNDS.index(state.round)]
    if state.steps[seat] >= BONUS_FROM:
        events.append(Honoured(seat, tile))
        if state.played[seat] >> GARDENER.id & 1:
            events.append(Helped(seat, GARDENER.id))
            score(state, seat, _STAFF, GARDENER.gives[0].amount, events)
        give(state, seat, TILE_GIFTS[tile], _TILES, events)
    elif state.steps[seat] == 0:
        events.append(Blamed(seat, tile))
        state.errands.append(BARE[PENALTY])
    else:
        events.append(Ignored(seat, tile))
    return False


# --- penalties


def highest(rooms: int) -> int:
    """Return those of the rooms that lie on the highest floor of them."""
    for floor in reversed(FLOORS):
        if rooms & floor:
            return rooms & floor
    return 0


_CAN_LOSE: Final[dict[str, Callable[[Table, int, int], bool]]] = {
    "krones": lambda state, seat, amount: state.krones[seat] >= amount,
    "cards": lambda state, seat, amount: len(state.hand[seat]) >= amount,
    "vacant": lambda state, seat, amount: state.vacant[seat].bit_count() >= amount,
    "end card": lambda state, seat, _amount: state.played[seat] & END_SET != 0,
}


def losses(state: Table, seat: int) -> list[Effect]:
    """Return the penalties from which a seat may choose: what it can pay in full, points always (ruling 40)."""
    halves = TILE_PENALTIES[state.tiles[EMPEROR_ROUNDS.index(state.round)]]
    if len(halves) == 1:
        return list(halves)
    feasible = [half for half in halves if half.what == "points" or _CAN_LOSE[half.what](state, seat, half.amount)]
    return feasible[:1] if state.revised else feasible  # the revised edition forces what is not points


def penalty_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the penalties to choose from, and with staff card 26 the waiving of all (ruling 28)."""
    names = [half.text for half in losses(state, seat)]
    if _can_waive(state, seat):
        names.append(WAIVE)
    return [Suffer(name) for name in sorted(names)]


def _can_waive(state: Table, seat: int) -> bool:
    return state.played[seat] & CONFERENCE_MANAGER != 0 and state.krones[seat] >= WAIVER_PRICE


def open_penalty(state: Table, seat: int, events: Events) -> bool:
    """Ask which penalty, if there are several."""
    options = losses(state, seat)
    if len(options) > 1 or _can_waive(state, seat):
        return True
    state.errands.pop()
    _lose(state, seat, options[0], events)
    return False


def suffer(state: Table, seat: int, move: Suffer, events: Events) -> None:
    """Take the penalty that was chosen, or pay a krone to have none."""
    state.errands.pop()
    if move.loss == WAIVE:
        state.krones[seat] -= WAIVER_PRICE
        events.append(Waived(seat, WAIVER_PRICE))
        return
    _lose(state, seat, next(half for half in losses(state, seat) if half.text == move.loss), events)


def _lose(state: Table, seat: int, loss: Effect, events: Events) -> None:
    _LOSE[loss.what](state, seat, loss.amount, events)


def _lose_krones(state: Table, seat: int, amount: int, events: Events) -> None:
    state.krones[seat] -= amount
    events.append(LostKrones(seat, amount))


def _lose_points(state: Table, seat: int, amount: int, events: Events) -> None:
    score(state, seat, _TILES, -amount, events)


def _lose_points_each(state: Table, seat: int, amount: int, events: Events) -> None:
    score(state, seat, _TILES, -amount * state.played[seat].bit_count(), events)


def _lose_kitchen(state: Table, seat: int, _amount: int, events: Events) -> None:
    events.append(LostKitchen(seat) if state.kitchen[seat] else NothingToLose(seat))
    state.kitchen[seat] = 0


def _lose_all_food(state: Table, seat: int, _amount: int, events: Events) -> None:
    state.kitchen[seat] = 0
    state.cafe[seat] = tuple([ORDERS[code >> GUEST_SHIFT] for code in state.cafe[seat]])
    events.append(LostAllFood(seat))


def _lose_cards(state: Table, _seat: int, amount: int, _events: Events) -> None:
    state.errands.append(Errand(RETURN, amount))


def _lose_vacant(state: Table, _seat: int, amount: int, _events: Events) -> None:
    state.errands.append(Errand(VACATE, amount))


def _lose_occupied(state: Table, seat: int, _amount: int, events: Events) -> None:
    if state.occupied[seat]:
        state.errands.append(Errand(EVICT, EVICTIONS))
    else:
        events.append(NothingToLose(seat))


def _lose_end_card(state: Table, _seat: int, _amount: int, _events: Events) -> None:
    state.errands.append(BARE[DISMISS])


_LOSE: Final[dict[str, Callable[[Table, int, int, Events], None]]] = {
    "krones": _lose_krones,
    "points": _lose_points,
    "points each": _lose_points_each,
    "kitchen": _lose_kitchen,
    "all food": _lose_all_food,
    "cards": _lose_cards,
    "vacant": _lose_vacant,
    "occupied": _lose_occupied,
    "end card": _lose_end_card,
}


# --- cards of the hand


def return_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return which card of the hand may go under the deck next."""
    return [SINKS[card] for card in state.hand[seat]]


def open_return(state: Table, seat: int, events: Events) -> bool:
    """Ask which card, unless there is only one."""
    if len(state.hand[seat]) > 1:
        return True
    return_card(state, seat, Sink(state.hand[seat][0]), events)
    return False


def return_card(state: Table, seat: int, move: Sink, events: Events) -> None:
    """Put a card of the hand under the deck."""
    one_less(state)
    state.hand[seat] = without(state.hand[seat], move.card)
    sink_card(state, seat, move.card, events)


# --- rooms


def removable(state: Table, seat: int, errand: Errand) -> int:
    """Return the rooms that may be taken out: where several lie on the same floor, the owner chooses (ruling 41)."""
    if errand.kind == VACATE:
        return highest(state.vacant[seat])
    if errand.number == EVICTIONS:
        rooms = highest(state.occupied[seat])
        # ruling 41: two rooms go if possible, so the first is one with another below it; edition 1 asked for any
        of_two = _with_one_below(state, seat, rooms) if state.edition >= 2 else 0
        return of_two or rooms
    return highest(_below(state, seat, errand.about))


def _below(state: Table, seat: int, room: int) -> int:
    """Return the occupied rooms of which the second is taken where this room was the first."""
    below = state.occupied[seat] & UP_TO[room // WIDTH]
    return below if state.revised else below & COLUMNS[room % WIDTH]


def _with_one_below(state: Table, seat: int, rooms: int) -> int:
    """Return those of the rooms below which a second one can be taken."""
    return sum([1 << room for room in bits(rooms) if _below(state, seat, room)])


def remove_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return which room may be taken out next."""
    return [REMOVES[room] for room in bits(removable(state, seat, errand))]


def open_remove(state: Table, seat: int, events: Events) -> bool:
    """Ask which room, unless there is only one, or none."""
    rooms = removable(state, seat, state.errands[-1])
    if rooms.bit_count() > 1:
        return True
    if rooms:
        remove(state, seat, Remove(NUMBERS[rooms.bit_length() - 1]), events)
    else:
        state.errands.pop()
    return False


def remove(state: Table, seat: int, move: Remove, events: Events) -> None:
    """Take a room tile out of the hotel; nothing that it scored is taken back (ruling 23)."""
    room = INDEX[move.room]
    one_less(state)
    if state.errands[-1].kind == EVICT:
        state.errands[-1] = Errand(EVICT, state.errands[-1].number, about=room)
    state.vacant[seat] &= ~(1 << room)
    state.occupied[seat] &= ~(1 << room)
    state.lodge(seat, room, NOBODY)
    events.append(Removed(seat, move.room))


# --- staff


def dismiss_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return which end card may be discarded."""
    return [Dismiss(card) for card in staff_in(state.played[seat] & END_SET)]


def open_dismiss(state: Table, seat: int, events: Events) -> bool:
    """Ask which card, unless there is only one."""
    cards = staff_in(state.played[seat] & END_SET)
    if len(cards) > 1:
        return True
    dismiss(state, seat, Dismiss(cards[0]), events)
    return False


def dismiss(state: Table, seat: int, move: Dismiss, events: Events) -> None:
    """Discard a staff card that counts at the end."""
    state.errands.pop()
    state.played[seat] &= ~(1 << move.card)
    state.dismissed = (*state.dismissed, move.card)
    events.append(Dismissed(seat, move.card))
