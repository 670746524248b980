"""Phase 2: hotel after hotel, the back door acts and the beds are given out.

It stops where maids, noblewomen or soldiers have a choice, and goes on from there.
"""

from collections.abc import Sequence
from typing import Final

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import (
    BEDS,
    KIND,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLEWOMEN,
    OWNER,
    SOLDIERS,
)
from fivestars.games.overbooking.rules import prompts
from fivestars.games.overbooking.rules.events import (
    BackDoorDiscarded,
    Booked,
    BookedByFavour,
    BookedByRule,
    BookingsBegin,
    DoorCardTurned,
    HotelDone,
    HotelOpened,
    MaidsFoundNobody,
    MerchantsAdded,
    MonkQueued,
    NoblewomenFoundNobody,
    NobodyCame,
    QueueCardTurned,
    Refused,
    RefusedFavour,
    RefusedRule,
    SoldiersFoundNobody,
    WorkersTook,
)
from fivestars.games.overbooking.rules.legal import acting, targets
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Happening

# the kinds that have a choice
_PROMPTS: Final = {MAIDS: prompts.MAIDS, NOBLEWOMEN: prompts.NOBLEWOMEN, SOLDIERS: prompts.SOLDIERS}
_FOUND_NOBODY: Final = {
    MAIDS: MaidsFoundNobody,
    NOBLEWOMEN: NoblewomenFoundNobody,
    SOLDIERS: SoldiersFoundNobody,
}


def go_on(state: Table, events: list[Happening]) -> bool:
    """Check hotel after hotel until somebody has a choice; tell whether all are done."""
    while not _is_asked(state):
        if state.opened == len(state.hotels):
            return True
        _open_next(state, events)
        check(state, events)
    card = acting(state)
    state.seat, state.prompt = OWNER[card], _PROMPTS[KIND[card]]
    return False


def check(state: Table, events: list[Happening]) -> None:
    """Let the back door of the open hotel act; where nobody there has a choice, give out the beds."""
    if _back_door_acts(state, events):
        _give_beds(state, events)


def owed(state: Table) -> Sequence[str]:
    """Return what the seat that has just chosen chooses next at the same back door."""
    if _is_asked(state) and OWNER[card := acting(state)] == state.seat:
        return (_PROMPTS[KIND[card]],)
    return ()


def _is_asked(state: Table) -> bool:
    """Tell whether a card at the back door of the open hotel waits for its owner's choice."""
    return state.opened > 0 and state.step < len(state.doors[state.opened - 1])


def _open_next(state: Table, events: list[Happening]) -> None:
    """Turn up the cards of the next hotel. Ruling 7: from top to bottom, the others stay face down."""
    queue, door = state.queues[state.opened], state.doors[state.opened]
    hotel = BOX.hotels[state.hotels[state.opened]]
    state.opened = number = state.opened + 1
    state.step, state.beds, state.favoured = 0, hotel.beds, []
    events.append(HotelOpened(number, hotel.beds, hotel.rule.id))
    before = len(events)
    for place, card in enumerate(door, 1):
        events.append(DoorCardTurned(OWNER[card], card, number, place))
    for place, card in enumerate(queue, 1):
        if place != hotel.rule.open:
            events.append(QueueCardTurned(OWNER[card], card, number, place))
    if len(events) > before:
        state.revealed += 1


# --- the back door


def _back_door_acts(state: Table, events: list[Happening]) -> bool:
    """Use the abilities at the back door, the nearest card first; tell whether all are done."""
    door, queue = state.doors[state.opened - 1], state.queues[state.opened - 1]
    number = state.opened
    while state.step < len(door):
        card = door[state.step]
        kind, owner = KIND[card], OWNER[card]
        if kind == MONK:  # ruling 9: whom an ability brings, neither limit nor rule of the hotel keeps out
            queue.append(door.pop(state.step))
            events.append(MonkQueued(owner, card, number, len(queue)))
            continue
        if kind not in _PROMPTS:
            events.append(_change_beds(state, card))
        elif targets(state):
            return False
        else:  # rulings 11 and 16
            events.append(_FOUND_NOBODY[kind](owner, card, number))
        state.step += 1
    return True


def _change_beds(state: Table, card: int) -> Happening:
    """Let merchants bring beds, or workers take some away. Ruling 15: no hotel is so small that none would be left."""
    owner, number = OWNER[card], state.opened
    if KIND[card] == MERCHANTS:
        state.beds += BOX.merchants_beds
        return MerchantsAdded(owner, card, number, BOX.merchants_beds, state.beds)
    state.beds += BOX.workers_beds
    return WorkersTook(owner, card, number, -BOX.workers_beds, state.beds)


# --- the beds


def _give_beds(state: Table, events: list[Happening]) -> None:
    """Give out the beds and clear the hotel. Ruling 18: the favours of noblewomen come before the hotel's own."""
    number, left = state.opened, state.beds
    queue, door = state.queues[number - 1], state.doors[number - 1]
    if not queue and not door:
        events.append(NobodyCame(number))
        return
    events.append(BookingsBegin(number, left))
    first = BOX.hotels[state.hotels[number - 1]].rule.first
    favoured = state.favoured
    others = [card for card in queue if card not in favoured] if favoured else queue
    # ruling 10: whoever of that kind stands in the queue by now
    by_rule = [card for card in others if KIND[card] == first] if first else []
    by_size = sorted((card for card in others if KIND[card] != first), key=BEDS.__getitem__, reverse=True)
    for cards, booked, refused in (
        (favoured, BookedByFavour, RefusedFavour),
        (by_rule, BookedByRule, RefusedRule),
        (by_size, Booked, Refused),
    ):
        for card in cards:
            owner, wanted, place = OWNER[card], BEDS[card], queue.index(card) + 1
            if wanted <= left:
                left -= wanted
                state.booked[owner].append(card)
                events.append(booked(owner, card, number, place, wanted, left))
            else:  # ruling 14: for good; beds do not come back
                state.gone[owner].append(card)
                events.append(refused(owner, card, number, place, wanted, left))
    if door:
        for card in door:
            state.gone[OWNER[card]].append(card)
        events.append(BackDoorDiscarded(number, tuple(door)))
        door.clear()
    queue.clear()
    state.beds, state.favoured = 0, []
    events.append(HotelDone(number, left))
