"""What rewards do: at once what needs no decision, the rest as errands on the stack, one decision at a time.

`open_…` comes first for each kind of errand: it tells whether there is a decision, and goes on by itself if not.
"""

from collections.abc import Sequence
from typing import Final

from fivestars.games.austria.rules.errands import (
    BARE,
    CHOOSE,
    FOOD,
    GAIN,
    PICK,
    SINK,
    Errand,
    Gift,
    packed,
    reward_name,
)
from fivestars.games.austria.rules.events import (
    Completed,
    Events,
    Looked,
    LookedHidden,
    Missed,
    Played,
    PlayedFree,
    Sank,
    SankHidden,
)
from fivestars.games.austria.rules.gains import (
    advance,
    draw,
    earn,
    flip,
    gain_food,
    lay,
    score,
    serve,
    take_from_deck,
    take_guest,
)
from fivestars.games.austria.rules.legal import (
    can,
    incomplete,
    is_wanted,
    playable,
    possible,
    room_price,
    rooms_to_prepare,
)
from fivestars.games.austria.rules.lookup import GUEST_SHIFT, INDEX, LOOKED_AT, MISSING, NOW_SET
from fivestars.games.austria.rules.moves import (
    Choose,
    Complete,
    Decline,
    Divide,
    Fetch,
    Flip,
    Play,
    Prepare,
    Serve,
    Sink,
    Take,
)
from fivestars.games.austria.rules.table import Part, Table
from fivestars.table.game import Secret

_STAFF: Final = int(Part.STAFF)


def give(state: Table, seat: int, gift: Gift, part: int, events: Events) -> None:
    """Give what a card or a tile gives."""
    score(state, seat, part, gift.points + gift.points_each_staff * state.played[seat].bit_count(), events)
    if gift.steps:
        advance(state, seat, gift.steps, events)
    if gift.krones:
        earn(state, seat, gift.krones, events, gift.spends)
    owe(state, seat, gift.errands, events)


def owe(state: Table, seat: int, errands: tuple[Errand, ...], events: Events) -> None:
    """Put errands on the stack; where there are several, the seat chooses their order (ruling 13)."""
    if len(errands) > 1:
        state.errands.append(BARE[CHOOSE])
        state.pending.append(errands)
    elif errands and can(state, seat, errands[0]):
        state.errands.append(errands[0])
    elif errands:
        events.append(Missed(seat, reward_name(errands[0])))


def open_always(_state: Table, _seat: int, _events: Events) -> bool:
    """Ask."""
    return True


def open_if_possible(state: Table, seat: int, _events: Events) -> bool:
    """Ask if anything can be done, else drop the errand."""
    if can(state, seat, state.errands[-1]):
        return True
    state.errands.pop()
    return False


def one_less(state: Table) -> None:
    """Do the topmost errand once; it is done when it has been done as often as it counts."""
    errand = state.errands.pop()
    if errand.number > 1:
        state.errands.append(errand.less_one())


def decline(state: Table, _seat: int, _move: Decline, _events: Events) -> None:
    """Take no more of what is offered."""
    state.errands.pop()


# --- the order of rewards


def open_choose(state: Table, seat: int, events: Events) -> bool:
    """Go on with the one reward that can be had, or ask which of several."""
    rewards = possible(state, seat)
    # Food that nobody wants goes to the kitchen, and no order matters.
    unwanted = [errand for errand in rewards if errand.kind == GAIN and not is_wanted(state, seat, errand.about)]
    if len(rewards) == 1 or unwanted:
        _go_on_with(state, (unwanted or rewards)[0])
        return False
    if rewards:
        return True
    events += [Missed(seat, reward_name(errand)) for errand in state.pending.pop()]
    state.errands.pop()
    return False


def _go_on_with(state: Table, errand: Errand) -> None:
    rest = [other for other in state.pending.pop() if other != errand]
    if rest:
        state.pending.append(tuple(rest))
    else:
        state.errands.pop()
    state.errands.append(errand)


def choose(state: Table, _seat: int, move: Choose, _events: Events) -> None:
    """Take up one of the rewards."""
    _go_on_with(state, next(errand for errand in state.pending[-1] if reward_name(errand) == move.reward))


# --- krones and steps


def open_krones(state: Table, seat: int, events: Events) -> bool:
    """Gain the krones that waited for the spending to be over."""
    earn(state, seat, state.errands.pop().number, events)
    return False


def divide(state: Table, seat: int, move: Divide, events: Events) -> None:
    """Go forward on the emperor track and on the track of krones."""
    state.errands.pop()
    if move.steps:
        advance(state, seat, move.steps, events)
    if move.krones:
        earn(state, seat, move.krones, events)


# --- food


def open_fetch(state: Table, seat: int, events: Events) -> bool:
    """Ask what to fetch, unless one die leaves no choice."""
    errand = state.errands[-1]
    if errand.number > 1:
        return True
    state.errands.pop()
    dishes = [0, 0, 0, 0]
    dishes[errand.about] = errand.number
    gain_food(state, seat, packed(dishes), events)
    return False


def fetch(state: Table, seat: int, move: Fetch, events: Events) -> None:
    """Gain what was chosen."""
    state.errands.pop()
    gain_food(state, seat, packed(move), events)


def open_gain(state: Table, seat: int, events: Events) -> bool:
    """Gain the food that a card gives."""
    gain_food(state, seat, state.errands.pop().about, events)
    return False


def open_food(state: Table, seat: int, _events: Events) -> bool:
    """Ask where new food goes while a guest wants any; the rest goes to the kitchen."""
    food = state.errands[-1].about
    if is_wanted(state, seat, food):
        return True
    state.errands.pop()
    state.kitchen[seat] += food
    return False


def place_food(state: Table, seat: int, move: Serve, events: Events) -> None:
    """Put new food on a guest's card, for nothing (ruling 11)."""
    food = state.errands.pop().about - serve(state, seat, move.guest, move.dish, events)
    if food:
        state.errands.append(Errand(FOOD, about=food))


def store_food(state: Table, seat: int, _move: Decline, _events: Events) -> None:
    """Put the rest of the new food into the kitchen."""
    state.kitchen[seat] += state.errands.pop().about


def open_serving(state: Table, seat: int, _events: Events) -> bool:
    """Ask what else to bring from the kitchen while there is anything to bring."""
    if is_wanted(state, seat, state.kitchen[seat]):
        return True
    state.errands.pop()
    return False


def go_on_serving(state: Table, seat: int, move: Serve, events: Events) -> None:
    """Bring one more dish from the kitchen for the krone that has been paid (ruling 12)."""
    one_less(state)
    state.kitchen[seat] -= serve(state, seat, move.guest, move.dish, events)


# --- guests


def take_free_guest(state: Table, seat: int, move: Take, events: Events) -> None:
    """Take a guest for nothing; the queue is refilled before the next one (ruling 15)."""
    one_less(state)
    take_guest(state, seat, move.place, 0, events)


def open_complete(state: Table, seat: int, events: Events) -> bool:
    """Ask whose order is completed, unless only one guest is waiting."""
    waiting = incomplete(state, seat)
    if len(waiting) > 1:
        return True
    state.errands.pop()
    for guest in waiting:
        _complete(state, seat, guest, events)
    return False


def complete(state: Table, seat: int, move: Complete, events: Events) -> None:
    """Complete a guest's order from the supply (ruling 31)."""
    state.errands.pop()
    _complete(state, seat, move.guest, events)


def _complete(state: Table, seat: int, guest: int, events: Events) -> None:
    cafe = state.cafe[seat]
    state.cafe[seat] = tuple([code & ~MISSING if code >> GUEST_SHIFT == guest else code for code in cafe])
    events.append(Completed(seat, guest))


# --- rooms


def open_room(state: Table, seat: int, _events: Events) -> bool:
    """Ask which room is prepared, if any can be."""
    errand = state.errands[-1]
    if rooms_to_prepare(state, seat, errand.discount, errand.floors):
        return True
    state.errands.pop()
    return False


def prepare(state: Table, seat: int, move: Prepare, events: Events) -> None:
    """Prepare a room and pay for it."""
    room, discount = INDEX[move.room], state.errands[-1].discount
    one_less(state)
    lay(state, seat, room, room_price(state, seat, room, discount), events)


def furnish(state: Table, seat: int, move: Prepare, events: Events) -> None:
    """Lay a room tile for nothing, at once occupied: door and group count (ruling 42)."""
    state.errands.pop()
    room = INDEX[move.room]
    lay(state, seat, room, 0, events)
    flip(state, seat, room, events)


def flip_room(state: Table, seat: int, move: Flip, events: Events) -> None:
    """Turn a vacant room."""
    one_less(state)
    flip(state, seat, INDEX[move.room], events)


# --- staff


def open_draw(state: Table, seat: int, events: Events) -> bool:
    """Draw staff cards."""
    draw(state, seat, state.errands.pop().number, events)
    return False


def play(state: Table, seat: int, move: Play, events: Events) -> None:
    """Play a staff card from the hand."""
    discount = state.errands[-1].discount
    one_less(state)
    state.hand[seat] = without(state.hand[seat], move.card)
    _play(state, seat, move.card, discount, events)


def _play(state: Table, seat: int, card: int, discount: int, events: Events) -> None:
    printing = state.printing
    cost = max(0, printing.costs[card] - discount)
    state.krones[seat] -= cost
    state.played[seat] |= 1 << card
    events.append(Played(seat, card, cost) if cost else PlayedFree(seat, card))
    if NOW_SET >> card & 1:
        give(state, seat, printing.gifts[card], _STAFF, events)


def without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    """Return the cards less one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def open_look(state: Table, seat: int, events: Events) -> bool:
    """Look at the top three staff cards; they do not join the hand (ruling 35)."""
    discount = state.errands.pop().discount
    cards = take_from_deck(state, LOOKED_AT)
    state.looked = tuple(sorted(cards))
    state.errands.append(Errand(PICK, discount=discount))
    events.append(LookedHidden(seat, len(cards)))
    events += [Secret((seat,), Looked(seat, card)) for card in cards]
    return False


def open_pick(state: Table, seat: int, _events: Events) -> bool:
    """Ask which of the three is played, if one can be paid for."""
    discount = state.errands[-1].discount
    if playable(state, seat, state.looked, discount):
        return True
    state.errands[-1] = BARE[SINK]
    return False


def pick(state: Table, seat: int, move: Play, events: Events) -> None:
    """Play one of the three."""
    discount = state.errands.pop().discount
    state.looked = without(state.looked, move.card)
    _play(state, seat, move.card, discount, events)
    state.errands.append(BARE[SINK])


def pick_none(state: Table, _seat: int, _move: Decline, _events: Events) -> None:
    """Return all three."""
    state.errands[-1] = BARE[SINK]


def open_sink(state: Table, seat: int, events: Events) -> bool:
    """Ask in which order the others go under the deck (ruling 35), while there is an order."""
    if len(state.looked) > 1:
        return True
    state.errands.pop()
    for card in state.looked:
        sink_card(state, seat, card, events)
    state.looked = ()
    return False


def sink(state: Table, seat: int, move: Sink, events: Events) -> None:
    """Put one of the cards looked at under the deck."""
    state.looked = without(state.looked, move.card)
    sink_card(state, seat, move.card, events)


def sink_card(state: Table, seat: int, card: int, events: Events) -> None:
    """Put a card under the deck; who did it knows where it lies."""
    state.staff.insert(0, card)
    state.knowers.insert(0, 1 << seat)
    events.append(Secret((seat,), Sank(seat, card), SankHidden(seat)))
