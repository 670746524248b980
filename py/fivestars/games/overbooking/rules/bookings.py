"""Phase 2: hotel after hotel, the back door acts and the beds are given out.

It stops where maids, noblewomen or soldiers have a choice, and goes on from there.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

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
    WORKERS,
)
from fivestars.games.overbooking.rules.events import (
    BackDoorDiscarded,
    Booked,
    BookedByFavour,
    BookedByRule,
    BookingsBegin,
    DoorCardTurned,
    HotelDone,
    HotelOpened,
    MaidsDeclined,
    MaidsFoundNobody,
    MaidsReplaced,
    MerchantsAdded,
    MonkQueued,
    NoblewomenDeclined,
    NoblewomenFavoured,
    NoblewomenFoundNobody,
    NobodyCame,
    QueueCardTurned,
    Refused,
    RefusedFavour,
    RefusedRule,
    SoldiersDeclined,
    SoldiersFoundNobody,
    SoldiersReplaced,
    WorkersTook,
)
from fivestars.games.overbooking.rules.moves import Decline, Favour, Replace
from fivestars.table.game import Happening, Move

if TYPE_CHECKING:
    from fivestars.games.overbooking.rules.state import Town

PROMPTS: Final = {MAIDS: "maids", NOBLEWOMEN: "noblewomen", SOLDIERS: "soldiers"}  # the kinds that have a choice
_FOUND_NOBODY: Final = {
    MAIDS: MaidsFoundNobody,
    NOBLEWOMEN: NoblewomenFoundNobody,
    SOLDIERS: SoldiersFoundNobody,
}
_DECLINED: Final = {MAIDS: MaidsDeclined, NOBLEWOMEN: NoblewomenDeclined, SOLDIERS: SoldiersDeclined}
_LONGEST: Final = max(hotel.rule.queue + hotel.rule.door for hotel in BOX.hotels)
_REPLACE: Final = tuple(Replace(place) for place in range(_LONGEST + 1))
_FAVOUR: Final = tuple(Favour(place) for place in range(_LONGEST + 1))
_DECLINE: Final = Decline()


def begin(town: "Town", events: list[Happening]) -> bool:
    """Check the bookings from the first hotel on, as `go_on` does."""
    _open_next(town, events)
    return go_on(town, events)


def go_on(town: "Town", events: list[Happening]) -> bool:
    """Check the bookings until somebody has a choice; tell whether all hotels are done."""
    while _back_door_acts(town, events):
        _give_beds(town, events)
        if town.opened == len(town.hotels):
            return True
        _open_next(town, events)
    return False


def _open_next(town: "Town", events: list[Happening]) -> None:
    """Turn up the cards of the next hotel. Ruling R7: from top to bottom, the others stay face down."""
    queue, door = town.queues[town.opened], town.doors[town.opened]
    hotel = BOX.hotels[town.hotels[town.opened]]
    town.opened = number = town.opened + 1
    town.step, town.beds, town.favoured = 0, hotel.beds, []
    events.append(HotelOpened(number, hotel.beds, hotel.rule.id))
    before = len(events)
    for place, card in enumerate(door, 1):
        events.append(DoorCardTurned(OWNER[card], card, number, place))
    for place, card in enumerate(queue, 1):
        if place != hotel.rule.open:
            events.append(QueueCardTurned(OWNER[card], card, number, place))
    if len(events) > before:
        town.revealed += 1


# --- the back door


def _back_door_acts(town: "Town", events: list[Happening]) -> bool:
    """Use the abilities at the back door, the nearest card first; tell whether all are done."""
    door, queue = town.doors[town.opened - 1], town.queues[town.opened - 1]
    number = town.opened
    while town.step < len(door):
        card = door[town.step]
        kind, owner = KIND[card], OWNER[card]
        if kind == MONK:  # ruling R9: whom an ability brings, neither limit nor rule of the hotel keeps out
            queue.append(door.pop(town.step))
            events.append(MonkQueued(owner, card, number, len(queue)))
            continue
        if kind in PROMPTS:
            town.seat, town.prompt = owner, PROMPTS[kind]
            if targets(town):
                return False
            events.append(_FOUND_NOBODY[kind](owner, card, number))
        elif kind == MERCHANTS:
            town.beds += BOX.merchants_beds
            events.append(MerchantsAdded(owner, card, number, BOX.merchants_beds, town.beds))
        elif kind == WORKERS:
            town.beds += BOX.workers_beds
            events.append(WorkersTook(owner, card, number, -BOX.workers_beds, town.beds))
        town.step += 1
    return True


def targets(town: "Town") -> list[int]:
    """Return the places in the queue that the card at the back door may choose."""
    queue, seat = town.queues[town.opened - 1], town.seat
    match town.prompt:
        case "maids":  # ruling R11: any card of the owner that stands in the queue by now
            return [place for place, card in enumerate(queue, 1) if OWNER[card] == seat]
        case "noblewomen":  # ruling R13: a card that was not chosen yet
            chosen = town.favoured
            return [place for place, card in enumerate(queue, 1) if OWNER[card] == seat and card not in chosen]
    # ruling R17: anybody's workers
    return [place for place, card in enumerate(queue, 1) if KIND[card] == WORKERS]


def choices(town: "Town") -> Sequence[Move]:
    """Return the legal moves of who has a choice. Ruling R8: one may decline."""
    ready = _FAVOUR if town.prompt == "noblewomen" else _REPLACE
    return [*(ready[place] for place in targets(town)), _DECLINE]


def choose(town: "Town", move: Move, events: list[Happening]) -> None:
    """Do what the owner of the card at the back door has chosen."""
    number, step = town.opened, town.step
    door, queue = town.doors[number - 1], town.queues[number - 1]
    card = door[step]
    seat = OWNER[card]
    if type(move) is Replace:
        door.pop(step)
        events.append(_replace(town, card, queue, move.place))
        return
    town.step += 1
    if type(move) is Favour:
        chosen = queue[move.place - 1]
        town.favoured.append(chosen)
        events.append(NoblewomenFavoured(seat, card, number, move.place, chosen))
    else:
        events.append(_DECLINED[KIND[card]](seat, card, number))


def _replace(town: "Town", card: int, queue: list[int], place: int) -> Happening:
    """Put the card exactly where another stands, which is discarded."""
    replaced, seat = queue[place - 1], OWNER[card]
    queue[place - 1] = card
    town.gone[OWNER[replaced]].append(replaced)
    if replaced in town.favoured:  # ruling R12: the favour was for that card, and goes with it
        town.favoured.remove(replaced)
    if KIND[card] == MAIDS:
        return MaidsReplaced(seat, card, town.opened, place, replaced)
    return SoldiersReplaced(seat, card, town.opened, place, replaced, OWNER[replaced])


# --- the beds


def _give_beds(town: "Town", events: list[Happening]) -> None:
    """Give out the beds and clear the hotel. Ruling R18: the favours of noblewomen come before the hotel's own."""
    number, left = town.opened, town.beds
    queue, door = town.queues[number - 1], town.doors[number - 1]
    if not queue and not door:
        events.append(NobodyCame(number))
        return
    events.append(BookingsBegin(number, left))
    first = BOX.hotels[town.hotels[number - 1]].rule.first
    favoured = town.favoured
    others = [card for card in queue if card not in favoured] if favoured else queue
    # ruling R10: whoever of that kind stands in the queue by now
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
                town.booked[owner].append(card)
                events.append(booked(owner, card, number, place, wanted, left))
            else:  # ruling R14: for good; beds do not come back
                town.gone[owner].append(card)
                events.append(refused(owner, card, number, place, wanted, left))
    if door:
        for card in door:
            town.gone[OWNER[card]].append(card)
        events.append(BackDoorDiscarded(number, tuple(door)))
        door.clear()
    queue.clear()
    town.beds, town.favoured = 0, []
    events.append(HotelDone(number, left))
