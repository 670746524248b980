"""What a seat gains: points, steps, krones, food, cards, guests, rooms. Every effect of the game ends here."""

from typing import Final

from fivestars.games.austria.rules.errands import ARRIVE, BARE, BYTE, FOOD, KRONES, Errand, kinds_of, unpacked
from fivestars.games.austria.rules.events import (
    Advanced,
    Arrived,
    Bought,
    Drew,
    DrewHidden,
    Earned,
    Events,
    Gained,
    GroupFilled,
    GuestsReshuffled,
    Helped,
    LostPoints,
    Occupied,
    Prepared,
    PreparedFree,
    PurseFull,
    Scored,
    Served,
    TookFree,
)
from fivestars.games.austria.rules.lookup import (
    BEYOND,
    DISH,
    DISHES,
    DOORS,
    GROUP_AT,
    GUEST_SHIFT,
    NUMBERS,
    ORDERS,
    RICHEST,
    TRACK_END,
)
from fivestars.games.austria.rules.table import GAP, PARTS, Part, Table
from fivestars.table.game import Secret

_GUESTS: Final = int(Part.GUESTS)
_DOORS: Final = int(Part.DOORS)
_GROUPS: Final = int(Part.GROUPS)
_EMPEROR: Final = int(Part.EMPEROR)


def score(state: Table, seat: int, part: int, points: int, events: Events) -> None:
    """Give points, or take them where they are less than none; the total may fall below 0 (ruling 46)."""
    if points:
        state.points[seat * PARTS + part] += points
        events.append(Scored(seat, points) if points > 0 else LostPoints(seat, -points))


def advance(state: Table, seat: int, steps: int, events: Events) -> None:
    """Go forward on the emperor track; each step beyond its end is a point."""
    space = state.steps[seat] + steps
    beyond = space - TRACK_END
    state.steps[seat] = space if beyond <= 0 else TRACK_END
    events.append(Advanced(seat, steps, state.steps[seat]))
    if beyond > 0:
        score(state, seat, _EMPEROR, beyond * BEYOND, events)


def earn(state: Table, seat: int, krones: int, events: Events, defer: bool = False) -> None:
    """Gain krones, as many as the purse holds. `defer`: what would not fit waits until what can be bought is bought."""
    room = RICHEST - state.krones[seat]
    if krones <= room:
        state.krones[seat] += krones
        events.append(Earned(seat, krones))
    elif defer:
        # ruling 13: the seat orders the effects of a check-in, and no order is better than to spend first
        state.errands.append(Errand(KRONES, krones))
    else:
        state.krones[seat] = RICHEST
        if room:
            events.append(Earned(seat, room))
        events.append(PurseFull(seat, krones - room))


# --- food


def gain_food(state: Table, seat: int, food: int, events: Events) -> None:
    """Gain food: for the guests who want it (ruling 11), else for the kitchen."""
    for dish, count in enumerate(unpacked(food)):
        if count:
            events.append(Gained(seat, count, DISHES[dish]))
    if kinds_of(food) & state.wanted_by(seat):
        state.errands.append(Errand(FOOD, about=food))
    else:
        state.kitchen[seat] += food


def serve(state: Table, seat: int, guest: int, dish: str, events: Events) -> int:
    """Put a dish on a guest's card; return what that is as a packed number, for whoever has it to take away."""
    place = DISH[dish]
    state.cafe[seat] = tuple(
        [code - (1 << 2 * place) if code >> GUEST_SHIFT == guest else code for code in state.cafe[seat]]
    )
    events.append(Served(seat, guest, dish))
    return 1 << BYTE * place


# --- guests


def leave_queue(state: Table, place: int) -> int:
    """Take the guest at a place out of the queue; the others move up. Return the guest."""
    queue = state.queue
    state.queue = (GAP, *queue[: place - 1], *queue[place:])
    return queue[place - 1]


def seat_guest(state: Table, seat: int, place: int) -> int:
    """Bring the guest at a place of the queue into the café. Return the guest."""
    guest = leave_queue(state, place)
    state.cafe[seat] = tuple(sorted((*state.cafe[seat], ORDERS[guest])))
    state.errands.append(BARE[ARRIVE])
    return guest


def open_arrive(state: Table, _seat: int, events: Events) -> bool:
    """Let the next guest of the deck join the queue, if there is one."""
    state.errands.pop()
    if not state.deck and state.discards:  # ruling 17
        state.deck = state.dice.shuffled(state.discards)
        state.discards = []
        events.append(GuestsReshuffled())
    if state.deck:
        newcomer = state.deck.pop()
        state.queue = (newcomer, *state.queue[1:])
        state.revealed += 1
        events.append(Arrived(newcomer))
    return False


def take_guest(state: Table, seat: int, place: int, cost: int, events: Events) -> None:
    """Take a guest out of the queue for a price."""
    state.krones[seat] -= cost
    guest = seat_guest(state, seat, place)
    events.append(Bought(seat, guest, cost) if cost else TookFree(seat, guest))


# --- staff cards


def draw(state: Table, seat: int, count: int, events: Events) -> None:
    """Draw staff cards, as many as there are (ruling 36)."""
    drawn = take_from_deck(state, count)
    state.hand[seat] = tuple(sorted((*state.hand[seat], *drawn)))
    events += [Secret((seat,), Drew(seat, card), DrewHidden(seat)) for card in drawn]


def take_from_deck(state: Table, count: int) -> list[int]:
    """Take cards from the top of the staff deck."""
    if not state.staff:
        return []
    state.revealed += 1
    taken = state.staff[: -count - 1 : -1]
    del state.staff[-count:], state.knowers[-count:]
    return taken


# --- rooms


def lay(state: Table, seat: int, room: int, cost: int, events: Events) -> None:
    """Lay a vacant room tile, and score the points on its door (ruling 22)."""
    state.vacant[seat] |= 1 << room
    state.krones[seat] -= cost
    events.append(Prepared(seat, NUMBERS[room], cost) if cost else PreparedFree(seat, NUMBERS[room]))
    if DOORS[room]:
        score(state, seat, _DOORS, DOORS[room], events)


def occupy(state: Table, seat: int, room: int, events: Events, defer: bool = False) -> None:
    """Turn a room tile to its occupied side, with what the last one of a group brings, once (ruling 19)."""
    bit = 1 << room
    state.vacant[seat] &= ~bit
    occupied = state.occupied[seat] = state.occupied[seat] | bit
    for card in state.printing.on_occupied:
        if state.played[seat] >> card & 1:
            events.append(Helped(seat, card))
            earn(state, seat, state.printing.gifts[card].krones, events, defer)
    group = GROUP_AT[state.hotels[seat]][room]
    if occupied & group.rooms != group.rooms or state.paid[seat] & group.bit:
        return
    state.paid[seat] |= group.bit
    events.append(GroupFilled(seat, group.colour, group.size))
    score(state, seat, _GROUPS, group.points, events)
    if group.krones:
        earn(state, seat, group.krones, events, defer)
    if group.steps:
        advance(state, seat, group.steps, events)


def flip(state: Table, seat: int, room: int, events: Events) -> None:
    """Occupy a room without a guest (ruling 32)."""
    events.append(Occupied(seat, NUMBERS[room]))
    occupy(state, seat, room, events)
