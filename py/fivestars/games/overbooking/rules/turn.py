"""What each move does: a guest is placed or kept in phase 1, and in phase 2 one at a back door makes a choice."""

from typing import Final

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, KIND, MAIDS, NOBLEWOMEN, OWNER, SOLDIERS
from fivestars.games.overbooking.rules import bookings
from fivestars.games.overbooking.rules.events import (
    LeftAtDoor,
    LeftAtDoorHidden,
    MaidsDeclined,
    MaidsReplaced,
    NoblewomenDeclined,
    NoblewomenFavoured,
    Queued,
    QueuedHidden,
    QueuedOpen,
    SoldiersDeclined,
    SoldiersReplaced,
    TookChip,
    WithheldCard,
)
from fivestars.games.overbooking.rules.legal import acting, crests_waiting, let_in
from fivestars.games.overbooking.rules.moves import DOOR, QUEUE, Favour, Place, Replace, bit
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Happening, Move, Secret

_DECLINED: Final = {MAIDS: MaidsDeclined, NOBLEWOMEN: NoblewomenDeclined, SOLDIERS: SoldiersDeclined}


def do(state: Table, move: Move, events: list[Happening]) -> None:
    """Do what a move says; and what a choice leads to at its hotel, where all cards lie open, so that it is certain."""
    if state.opened:
        _choose(state, move, events)
        bookings.check(state, events)
        return
    seat = state.seat or 0
    if type(move) is not Place:
        events.append(WithheldCard(seat))
        return
    card, hotel, side = move
    state.hands[seat].remove(card)
    (_queue if side == QUEUE else _leave_at_door)(state, seat, card, hotel, events)


# --- phase 1


def _queue(state: Table, seat: int, card: int, hotel: int, events: list[Happening]) -> None:
    queue, rule = state.queues[hotel - 1], BOX.hotels[state.hotels[hotel - 1]].rule
    queue.append(card)
    place = len(queue)
    if place == rule.queue:
        state.free &= ~bit(hotel, QUEUE)
    if rule.crests < len(BOX.crests) and len(crests_waiting(state, hotel)) == rule.crests:
        let_in(state)
    if place == rule.open:  # ruling 19: whoever places it
        state.revealed += 1
        events.append(QueuedOpen(seat, card, hotel, place))
        return
    back = QueuedHidden(seat, BACK[card], hotel, place)
    events.append(Secret(_told(state, seat), Queued(seat, card, hotel, place), back))


def _leave_at_door(state: Table, seat: int, card: int, hotel: int, events: list[Happening]) -> None:
    door = state.doors[hotel - 1]
    door.append(card)
    place = len(door)
    if place == BOX.hotels[state.hotels[hotel - 1]].rule.door:
        state.free &= ~bit(hotel, DOOR)
    back = LeftAtDoorHidden(seat, BACK[card], hotel, place)
    events.append(Secret(_told(state, seat), LeftAtDoor(seat, card, hotel, place), back))
    if state.chips[hotel - 1]:
        state.chips[hotel - 1] = 0
        state.taken[seat] += 1
        events.append(TookChip(seat, hotel))


def _told(state: Table, seat: int) -> tuple[int, ...]:
    """Return whom the log tells what a seat has placed. Ruling 4: with `memory`, nobody before the end."""
    return () if state.memory else (seat,)


# --- phase 2


def _choose(state: Table, move: Move, events: list[Happening]) -> None:
    if type(move) is Replace:
        _replace(state, move.place, events)
        return
    card, number = acting(state), state.opened
    seat = OWNER[card]
    state.step += 1
    if type(move) is Favour:
        chosen = state.queues[number - 1][move.place - 1]
        state.favoured.append(chosen)
        events.append(NoblewomenFavoured(seat, card, number, move.place, chosen))
        return
    events.append(_DECLINED[KIND[card]](seat, card, number))


def _replace(state: Table, place: int, events: list[Happening]) -> None:
    """Put the card from the back door exactly where another stands, which is discarded."""
    number = state.opened
    card, queue = state.doors[number - 1].pop(state.step), state.queues[number - 1]
    seat, replaced = OWNER[card], queue[place - 1]
    queue[place - 1] = card
    state.gone[OWNER[replaced]].append(replaced)
    if replaced in state.favoured:  # ruling 12: the favour was for that card, and goes with it
        state.favoured.remove(replaced)
    if KIND[card] == MAIDS:
        events.append(MaidsReplaced(seat, card, number, place, replaced))
    else:
        events.append(SoldiersReplaced(seat, card, number, place, replaced, OWNER[replaced]))
