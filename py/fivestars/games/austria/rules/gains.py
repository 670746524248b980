"""What a seat gains: points, steps, krones, food, cards, guests, rooms. Every effect of the game ends here."""

from typing import Final

from fivestars.games.austria.rules.errands import ARRIVE, BYTE, FOOD, KRONES, unpacked
from fivestars.games.austria.rules.events import (
    Advanced,
    Arrived,
    Bought,
    Drew,
    DrewHidden,
    Earned,
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
from fivestars.games.austria.rules.table import GAP, PARTS, Part, Table
from fivestars.games.austria.rules.tables import (
    BEYOND,
    DISH,
    DISHES,
    DOORS,
    GROUP_AT,
    GUEST_SHIFT,
    MISSING,
    NUMBERS,
    ORDERS,
    RICHEST,
    TRACK_END,
    WANTED,
)
from fivestars.table.game import Happening, Secret

_GUESTS: Final = int(Part.GUESTS)
_DOORS: Final = int(Part.DOORS)
_GROUPS: Final = int(Part.GROUPS)
_EMPEROR: Final = int(Part.EMPEROR)


def score(state: Table, seat: int, part: int, points: int, events: list[Happening]) -> None:
    """Give points, or take them where they are less than none; the total may fall below 0 (ruling 46)."""
    if points:
        state.points[seat * PARTS + part] += points
        events.append(Scored(seat, points) if points > 0 else LostPoints(seat, -points))


def advance(state: Table, seat: int, steps: int, events: list[Happening]) -> None:
    """Go forward on the emperor track; each step beyond its end is a point."""
    space = state.steps[seat] + steps
    beyond = space - TRACK_END
    state.steps[seat] = space if beyond <= 0 else TRACK_END
    events.append(Advanced(seat, steps, state.steps[seat]))
    if beyond > 0:
        score(state, seat, _EMPEROR, beyond * BEYOND, events)


def earn(state: Table, seat: int, krones: int, events: list[Happening], defer: bool = False) -> None:
    """Gain krones, as many as the purse holds. `defer`: what would not fit waits until what can be bought is bought."""
    room = RICHEST - state.krones[seat]
    if krones <= room:
        state.krones[seat] += krones
        events.append(Earned(seat, krones))
    elif defer:
        # ruling 13: the seat orders the effects of a check-in, and no order is better than to spend first
        state.errands.append((KRONES, krones, 0, 0))
    else:
        state.krones[seat] = RICHEST
        if room:
            events.append(Earned(seat, room))
        events.append(PurseFull(seat, krones - room))


# --- food


def kinds_of(food: int) -> int:
    """Return which dishes a packed number holds, as bits."""
    return (
        (1 if food & 0xFF else 0)
        | (2 if food & 0xFF00 else 0)
        | (4 if food & 0xFF0000 else 0)
        | (8 if food & 0xFF000000 else 0)
    )


def wanted_by(state: Table, seat: int) -> int:
    """Return which dishes the guests of a café still want, as bits."""
    wanted = 0
    for code in state.cafe[seat]:
        wanted |= WANTED[code & MISSING]
    return wanted


def gain_food(state: Table, seat: int, food: int, events: list[Happening]) -> None:
    """Gain food: for the guests who want it (ruling 11), else for the kitchen."""
    for dish, count in enumerate(unpacked(food)):
        if count:
            events.append(Gained(seat, count, DISHES[dish]))
    if kinds_of(food) & wanted_by(state, seat):
        state.errands.append((FOOD, food, 0, 0))
    else:
        state.kitchen[seat] += food


def serve(state: Table, seat: int, guest: int, dish: str, events: list[Happening]) -> int:
    """Put a dish on a guest's card; return what that is as a packed number, for whoever has it to take away."""
    place = DISH[dish]
    state.cafe[seat] = tuple(
        [code - (1 << 2 * place) if code >> GUEST_SHIFT == guest else code for code in state.cafe[seat]]
    )
    events.append(Served(seat, guest, dish))
    return 1 << BYTE * place


# --- guests


def seat_guest(state: Table, seat: int, place: int) -> int:
    """Bring the guest at a place of the queue into the café; the others move up. Return the guest."""
    queue = state.queue
    guest = queue[place - 1]
    state.cafe[seat] = tuple(sorted((*state.cafe[seat], ORDERS[guest])))
    state.queue = (GAP, *queue[: place - 1], *queue[place:])
    state.errands.append((ARRIVE, 0, 0, 0))
    return guest


def open_arrive(state: Table, _seat: int, events: list[Happening]) -> bool:
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


def take_guest(state: Table, seat: int, place: int, cost: int, events: list[Happening]) -> None:
    """Take a guest out of the queue for a price."""
    state.krones[seat] -= cost
    guest = seat_guest(state, seat, place)
    events.append(Bought(seat, guest, cost) if cost else TookFree(seat, guest))


# --- staff cards


def draw(state: Table, seat: int, count: int, events: list[Happening]) -> None:
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


def lay(state: Table, seat: int, room: int, cost: int, events: list[Happening]) -> None:
    """Lay a vacant room tile, and score the points on its door (ruling 22)."""
    state.vacant[seat] |= 1 << room
    state.krones[seat] -= cost
    events.append(Prepared(seat, NUMBERS[room], cost) if cost else PreparedFree(seat, NUMBERS[room]))
    if DOORS[room]:
        score(state, seat, _DOORS, DOORS[room], events)


def occupy(state: Table, seat: int, room: int, events: list[Happening], defer: bool = False) -> None:
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


def flip(state: Table, seat: int, room: int, events: list[Happening]) -> None:
    """Occupy a room without a guest (ruling 32)."""
    events.append(Occupied(seat, NUMBERS[room]))
    occupy(state, seat, room, events)
