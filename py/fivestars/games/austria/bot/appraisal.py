"""How many points a position in Vienna promises a seat.

What is scored counts in full; guests, rooms, staff, emperor and politics by what may come of them in the turns left.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Final, NamedTuple, TypeVar

from fivestars.games.austria.box import FREE, Effect
from fivestars.games.austria.rules.errands import (
    ACT,
    AFTER,
    BEGIN,
    COMPLETE,
    DIVIDE,
    DRAW,
    EXTRA,
    EXTRA_ACT,
    FETCH,
    FETCH_ANY,
    FLIP,
    FOOD,
    FURNISH,
    GAIN,
    GUEST,
    KRONES,
    LOOK,
    PICK,
    PLAY,
    ROOM,
    Errand,
    unpacked,
)
from fivestars.games.austria.rules.layout import UNKNOWN, Layout, staff_in
from fivestars.games.austria.rules.legal import edge_of, room_price
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    COPY_FACE,
    EMPEROR_ROUNDS,
    END_POINTS,
    END_SET,
    FACES,
    FREE_SIX,
    GROUP_AT,
    GROUPS,
    GUEST_POINTS,
    GUEST_SHIFT,
    GUESTS,
    LACKING,
    LAST_ROUND,
    LEFT_OVER,
    MISSING,
    POLITICS,
    POLITICS_POINTS,
    RETREATS,
    RICHEST,
    SERVICE_ITEMS,
    SUITABLE,
    TABLES,
    TILES,
    TRACK,
    TRACK_END,
    TURNS_EACH,
    WAITER,
    bits,
    missing,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points, room_points
from fivestars.table.game import State

# First fitted to how thousands of positions ended, then changed at random, all at once, and moved to what scored more.
TURN: Final = 9.0  # what a turn to come is worth
KRONE: Final = 1.6  # what a krone costs whoever spends it
NEED: Final = 3.4  # what the first krone is worth besides its point
ENOUGH: Final = 9  # krones: more than these are only their points
STEP: Final = 1.5  # what a step that comes by itself is worth
STEP_COST: Final = 2.9  # what a step on the emperor track costs when it is needed
STEPS_A_TURN: Final = 3
SHORT: Final = 2.5  # what it costs to get a dish that a guest still lacks
FETCHED: Final = 4.0  # what it brings to get it: besides the dish, the order is nearer its end
SPARE_DISH: Final = 1.3  # what a dish is worth that nobody wants yet
SURPLUS: Final = 1.4  # and one that is got besides
CARRY: Final = 0.65  # what it costs to bring a dish from the kitchen
DISHES_A_TURN: Final = 2.4
LATE: Final = 2.5  # dishes too few at the end for a guest to be given up
READY: Final = 1.1  # how much of what guests bring counts when they may move in: more than all, as it brings tempo
CARRIED: Final = 0.9  # when their food is still in the kitchen
WAITING: Final = 0.84  # when they lack food
NO_ROOM: Final = 0.85  # when they lack a room
FREE_TABLES: Final = (0.0, 1.5, 2.0, 2.0)  # one is needed each turn
STUCK: Final = 1.5  # a café full of guests who lack food
PREPARED: Final = 3.2  # what the first vacant room is worth
FEWER: Final = 0.2  # and how much less each further one
HOMELESS: Final = 1.5  # what more a room is worth when a guest waits for one
HOUSED: Final = 1.0  # what the room of a guest who has none yet will bring, less what it will cost
HIGHER: Final = 2.2  # what an occupied room helps besides its floor
POLITICAL: Final = 1.5  # how likely a politics card is that is nearly fulfilled
IN_HAND: Final = 0.25  # how much of a card's gain is there before it is played
HIRING: Final = 0.62  # how much of a card's gain is new when it leaves the hand

_Found = TypeVar("_Found")
MEMORY: Final = 10_000  # answers that each part keeps: more than a decision asks for


def _remembered(
    facts: Callable[[Layout, int], object],
) -> Callable[[Callable[[Layout, int, int], _Found]], Callable[[Layout, int, int], _Found]]:
    """Keep what a part came to: most moves change few of the facts that it depends on, besides the turns."""

    def decorate(part: Callable[[Layout, int, int], _Found]) -> Callable[[Layout, int, int], _Found]:
        known: dict[object, _Found] = {}

        @wraps(part)
        def recall(state: Layout, seat: int, turns: int) -> _Found:
            key = (facts(state, seat), turns)
            if key not in known:
                if len(known) >= MEMORY:
                    known.clear()
                known[key] = part(state, seat, turns)
            return known[key]

        return recall

    return decorate


_WORTH_EACH: Final = {"krones": 1.4, "emperor": 1.2, "points": 1.0, "any": 1.5, "draw": 0.9, "flip": 3.3, "guest": 2.2}
_WORTH: Final = {
    "complete 1": 5.0,
    "turn 1": 6.0,
    "look 3": 4.0,
    "look free": 4.3,
    "play 1": 1.6,
    "play 2": 1.6,
    "play 3": 3.0,
    "play free": 5.2,
    "room 0": 1.2,
    "room 1": 1.8,
    "room free": 2.6,
    "low room free": 2.0,
    "occupied room": 5.2,
    "low occupied room": 5.0,
}


def _worth_of(effects: Sequence[Effect]) -> float:
    return sum(
        _WORTH.get(effect.text) or _WORTH_EACH.get(effect.what, 1.8) * max(1, effect.amount) for effect in effects
    )


REWARD: Final = {guest: GUEST_POINTS[guest] + _worth_of(card.gives) for guest, card in GUESTS.items()}
BONUS: Final = {tile: _worth_of(card.gives) if tile != "C3" else 6.0 for tile, card in TILES.items()}
PENALTY: Final = {
    tile: min(6.0, *[half.amount if half.what == "points" else 6.0 for half in card.loses])
    for tile, card in TILES.items()
}

# What a staff card that works all the time brings in a turn; what an end card gains in a turn.
_EACH_TURN: Final = {
    1: 1.1, 2: 1.1, 3: 1.1, 4: 1.1, 5: 0.32, 6: 0.21, 7: 0.21, 8: 0.37, 9: 0.28, 10: 0.28, 11: 0.28,
    12: 0.49, 13: 0.44, 14: 0.49, 15: 0.32, 16: 0.41, 17: 0.21, 18: 0.25, 19: 0.65, 20: 0.25, 22: 0.32, 23: 0.6,
    24: 0.49, 25: 0.58, 26: 0.09, 27: 0.46, 28: 0.46, 29: 0.42, 30: 0.46, 31: 0.54, 32: 0.38, 33: 0.37, 34: 0.54,
    37: 0.42, 40: 0.6, 41: 0.26, 42: 0.49, 46: 0.38, 47: 0.38, 48: 0.55,
}  # fmt: skip
_AT_ONCE: Final = {21: 7.0, 35: 7.0, 36: 6.0, 38: 6.0, 39: 6.0, 43: 6.0, 44: 6.0, 45: 3.6}


def worth(state: State, seat: int) -> float:
    """Return how many points a seat may hope for."""
    assert isinstance(state, Layout)
    if state.seat is None:
        return state.total_of(seat) + state.stock_of(seat) / 1000
    owed = state.seat == seat and _is_owed(state)
    turns = turns_left(state, seat) - owed  # those after this one
    value, short = guests_and_food(state, seat, turns)
    value += state.total_of(seat) + turns * TURN
    value += _krones(state.krones[seat], turns)
    value += _rooms(state, seat, turns) + _vacant(turns, short[-1])
    value += _emperor(state, seat, state.steps[seat])
    value += _staff(state, seat, turns)
    value += _politics(state, seat, turns)
    if state.seat == seat:
        value += sum([_promise(state, seat, errand, turns, short) for errand in _owed(state)])
    return value + (_best_action(state, seat, turns, short) if owed else 0.0)


def turns_left(state: Layout, seat: int) -> int:
    return (LAST_ROUND - state.round) * TURNS_EACH + _turns_this_round(state, seat)


def _turns_this_round(state: Layout, seat: int) -> int:
    if not state.spaces:
        return TURNS_EACH if state.round == 1 else 0
    return TURNS_EACH - state.covered[seat] - (1 if state.taken and state.seat == seat else 0)


def _is_owed(state: Layout) -> bool:
    """Tell whether the die of this turn is still to be taken."""
    return not state.taken and state.errands[0].kind in (BEGIN, ACT)


def _owed(state: Layout) -> list[Errand]:
    return [*state.errands, *(errand for pending in state.pending for errand in pending)]


def _krones(krones: int, turns: int) -> float:
    """Return what krones are worth: the first ones most, since nothing goes without them; in the end a point each."""
    need = NEED * min(1.0, turns / 2)
    scarce = min(krones, ENOUGH)
    return krones + need * (scarce - scarce * (scarce - 1) / 2 / ENOUGH)


# --- guests and food


class Café(NamedTuple):
    """What a café and its kitchen promise."""

    value: float
    short: tuple[int, ...]  # of each dish, and of rooms; and how many rooms no guest waits for


def _food(state: Layout, seat: int) -> int:
    """Return the food in the kitchen, and what is being gained."""
    food = state.kitchen[seat]
    if state.seat == seat:
        for errand in state.errands:
            if errand.kind in (FOOD, GAIN):
                food += errand.about
    return food


@_remembered(
    lambda state, seat: (
        state.cafe[seat],
        _food(state, seat),
        state.played[seat] & WAITER,
        state.krones[seat],
        _rooms_of(state, seat),
    )
)
def guests_and_food(state: Layout, seat: int, turns: int) -> Café:
    """Return what the guests of a seat and its food promise, and what they lack."""
    value, stock, short = 0.0, list(unpacked(_food(state, seat))), [0, 0, 0, 0]
    carry = 0.0 if state.played[seat] & WAITER else CARRY
    suitable = SUITABLE[state.hotels[seat]]
    vacant, stuck, homeless, time = state.vacant[seat], 0, 0, turns * DISHES_A_TURN
    ways = FREE if state.played[seat] & WAITER else SERVICE_ITEMS * state.krones[seat]  # from the kitchen to the café
    for code in sorted(state.cafe[seat], key=_missing):
        guest, need = code >> GUEST_SHIFT, missing(code & MISSING)
        lacking, carried = 0, 0
        for dish, count in enumerate(need):
            there = min(count, stock[dish])
            stock[dish] -= there
            carried += there
            short[dish] += count - there
            lacking += count - there
        reward = REWARD[guest]
        free = vacant & suitable[guest]
        if free:
            room, worth_of_it = _best_room(state, seat, free)
            vacant &= ~(1 << room)
            reward += worth_of_it
            chance = WAITING if lacking else CARRIED if carried else READY
        else:
            homeless += 1
            reward += HOUSED
            chance = NO_ROOM if turns > 1 else NO_ROOM / 2 * turns
        time -= lacking + 0.5 * max(0, carried - ways)
        ways = max(0, ways - carried)
        if time < 0:
            chance *= max(0.0, 1 + time / LATE)
        if lacking and not turns:
            chance *= 0.3
        value += chance * reward + (1 - chance) * LEFT_OVER - lacking * SHORT * chance - carried * carry
        stuck += lacking > 0
    value += FREE_TABLES[TABLES - len(state.cafe[seat])] * min(1.0, turns / 5)
    if stuck == TABLES:
        value -= STUCK
    late = 1.0 if turns < 2 else SPARE_DISH
    value += sum([min(count, 4) * late + max(0, count - 4) for count in stock])
    return Café(value, (*short, homeless, vacant.bit_count()))


def _missing(code: int) -> int:
    return code & MISSING


# --- rooms


def _rooms_of(state: Layout, seat: int) -> tuple[int, int, int, int]:
    return state.hotels[seat], state.vacant[seat], state.occupied[seat], state.paid[seat]


def room_worth(state: Layout, seat: int, room: int) -> float:
    """Return what occupying a room brings: its floor, its group, and the cards that count it."""
    group = GROUP_AT[state.hotels[seat]][room]
    value = END_POINTS[room] + HIGHER
    if not state.paid[seat] & group.bit:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        bonus = group.points + group.krones * KRONE + group.steps * STEP
        value += bonus * ((filled + 1) ** 2 - filled**2) / group.size**2
    return value


def _best_room(state: Layout, seat: int, rooms: int) -> tuple[int, float]:
    """Return the room of these that is worth most when it is occupied, and how much that is."""
    best, most = 0, -1.0
    for room in bits(rooms):
        value = room_worth(state, seat, room)
        if value > most:
            best, most = room, value
    return best, most


@_remembered(_rooms_of)
def _rooms(state: Layout, seat: int, turns: int) -> float:
    value: float = room_points(state.occupied[seat]) + HIGHER * state.occupied[seat].bit_count() * min(1.0, turns / 3)
    for group in GROUPS[state.hotels[seat]]:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        if filled and not state.paid[seat] & group.bit:
            bonus = group.points + group.krones * KRONE + group.steps * STEP
            value += bonus * (filled / group.size) ** 2 * min(1.0, turns / 3)
    # Higher floors are worth more, and what is prepared gives way to them.
    return value + 0.25 * sum([END_POINTS[room] for room in bits(state.vacant[seat])]) * min(1.0, turns / 4)


def _vacant(turns: int, unclaimed: int) -> float:
    """Return what vacant rooms promise that no guest waits for."""
    wanted = min(unclaimed, turns)
    return wanted * PREPARED - FEWER / 2 * wanted * (wanted - 1)


# --- the emperor

_AHEAD: dict[tuple[tuple[str, ...], int, int], list[float]] = {}


def _emperor(state: Layout, seat: int, space: int) -> float:
    """Return what the scorings to come promise from a space of the track."""
    visits = [place for place, round_ in enumerate(EMPEROR_ROUNDS) if round_ >= state.round]
    if visits and EMPEROR_ROUNDS[visits[0]] == state.round and _is_visiting(state):
        del visits[0]
    if not visits:
        return 0.0
    first = visits[0]
    turns = (EMPEROR_ROUNDS[first] - state.round) * TURNS_EACH + _turns_this_round(state, seat)
    key = (state.tiles, first, min(turns, 3))
    if key not in _AHEAD:
        _AHEAD[key] = _look_ahead(*key)
    return _AHEAD[key][space]


def _look_ahead(tiles: tuple[str, ...], first: int, turns: int) -> list[float]:
    """Return for each space the best that can be made of it: how far to go on, at what cost, before each scoring."""
    later = [0.0] * len(TRACK)
    for place in range(len(RETREATS) - 1, first - 1, -1):
        reach = STEPS_A_TURN * (turns if place == first else 3)
        scored = [_scored(space, tiles[place], RETREATS[place], later) for space in range(len(TRACK))]
        later = [
            max(scored[goal] - STEP_COST * (goal - space) for goal in range(space, len(TRACK)) if goal - space <= reach)
            for space in range(len(TRACK))
        ]
    return later


def _scored(space: int, tile: str, retreat: int, later: list[float]) -> float:
    after = max(0, space - retreat)
    gain = BONUS[tile] if after >= BONUS_FROM else -PENALTY[tile] if after == 0 else 0.0
    return TRACK[space] + gain + later[after]


def _is_visiting(state: Layout) -> bool:
    return bool(state.errands) and state.errands[0].kind not in (BEGIN, ACT, AFTER)


# --- staff


@_remembered(
    lambda state, seat: (
        seat,
        state.edition,
        state.revised,
        state.hand[seat],
        tuple(state.played),
        tuple(state.disks),
        state.steps[seat],
        state.stood[seat],
        _rooms_of(state, seat),
    )
)
def _staff(state: Layout, seat: int, turns: int) -> float:
    value = 0.0
    for card in staff_in(state.played[seat]):
        value += _EACH_TURN.get(card, 0.0) * turns
        if END_SET >> card & 1:
            value += end_points(state, seat, card)
    hand = sorted([_card_gain(state, seat, card, turns, 0) for card in state.hand[seat]], reverse=True)
    later = min(1.0, turns / 5)
    return value + later * sum([IN_HAND * gain + 0.1 for gain in hand[:3] if gain > 0])


def _card_gain(state: Layout, seat: int, card: int, turns: int, discount: int) -> float:
    """Return what playing a card brings, less what it costs."""
    if card == UNKNOWN:
        return 1.0
    value = _AT_ONCE.get(card, 0.0) + _EACH_TURN.get(card, 0.0) * turns
    if END_SET >> card & 1:
        value += end_points(state, seat, card)
    return value - KRONE * max(0, state.printing.costs[card] - discount)


# --- politics


@_remembered(
    lambda state, seat: (
        seat,
        state.politics,
        tuple(state.disks),
        state.krones[seat],
        state.steps[seat],
        state.played[seat],
        _rooms_of(state, seat),
    )
)
def _politics(state: Layout, seat: int, turns: int) -> float:
    value = 0.0
    for card, disks in zip(state.politics, state.disks, strict=True):
        if seat in disks or len(disks) == SPACES:
            continue
        points = POLITICS_POINTS[len(disks)]
        done = 1.0
        for what, amount in POLITICS[card].needs.items():
            done *= min(1.0, REACHED[what](state, seat) / amount)
        chance = 0.85 if done == 1 else min(0.85, POLITICAL * done**2 * min(1.0, turns / 4))
        value += points * chance
    return value


# --- what is owed: actions and rewards under way


def _best_action(state: Layout, seat: int, turns: int, short: Sequence[int]) -> float:
    """Return what the best die on the board brings."""
    best = 0.0
    for face in FACES:
        if not state.faces[face]:
            continue
        if face != COPY_FACE:
            best = max(best, promise_of(state, seat, face, state.faces[face], turns, short))
        elif state.krones[seat] or state.played[seat] & FREE_SIX:
            copies = [promise_of(state, seat, other, state.faces[face], turns, short) for other in FACES[:-1]]
            best = max(best, max(copies) - KRONE)
    return best


def promise_of(state: Layout, seat: int, action: int, strength: int, turns: int, short: Sequence[int]) -> float:
    return _ACTIONS[action](state, seat, strength, turns, short)


def _fetching(common: int) -> Callable[[Layout, int, int, int, Sequence[int]], float]:
    def promise(_state: Layout, _seat: int, strength: int, turns: int, short: Sequence[int]) -> float:
        fine = min(short[common + 1], strength // 2)
        usual = min(short[common], strength - fine)
        rest = strength - fine - usual
        return (fine + usual) * FETCHED + rest * (SURPLUS if turns > 1 else 1.0)

    return promise


def _preparing(state: Layout, seat: int, strength: int, turns: int, short: Sequence[int]) -> float:
    return _rooms_to_come(state, seat, strength, turns, short, 0)


def _rooms_to_come(state: Layout, seat: int, count: int, turns: int, short: Sequence[int], discount: int) -> float:
    prices = sorted([room_price(state, seat, room, discount) for room in bits(edge_of(state, seat))])
    unclaimed = short[-1]
    krones, value = state.krones[seat], 0.0
    for place in range(min(count, turns + short[-2] - unclaimed)):
        price = prices[min(place, len(prices) - 1)] if prices else FREE
        gain = PREPARED + 0.3 - FEWER * (unclaimed + place) - price + (HOMELESS if place < short[-2] else 0.0)
        if price > krones or gain <= 0:
            break
        krones -= price
        value += gain
    return value


def _dividing(state: Layout, seat: int, strength: int, turns: int, _short: Sequence[int]) -> float:
    space, krones = state.steps[seat], state.krones[seat]
    now = _emperor(state, seat, space) + _krones(krones, turns)
    return max(
        _emperor(state, seat, min(space + steps, TRACK_END))
        + _krones(min(krones + strength - steps, RICHEST), turns)
        - now
        for steps in range(strength + 1)
    )


def _hiring(state: Layout, seat: int, discount: int, turns: int, _short: Sequence[int]) -> float:
    cards = state.hand[seat]
    return max([HIRING * _card_gain(state, seat, card, turns, discount) for card in cards], default=0.0)


_ACTIONS: Final = {1: _fetching(0), 2: _fetching(2), 3: _preparing, 4: _dividing, 5: _hiring}


def _promise(state: Layout, seat: int, errand: Errand, turns: int, short: Sequence[int]) -> float:
    promise = _PROMISES.get(errand.kind)
    return promise(state, seat, errand, turns, short) if promise else 0.0


def _flipping(state: Layout, seat: int, errand: Errand, _turns: int, _short: Sequence[int]) -> float:
    gains = sorted([room_worth(state, seat, room) - PREPARED for room in bits(state.vacant[seat])])
    return sum(gains[-errand.number :])


def _picking(state: Layout, seat: int, errand: Errand, turns: int, _short: Sequence[int]) -> float:
    return max([0.0, *[_card_gain(state, seat, card, turns, errand.discount) for card in state.looked]])


def _completing(state: Layout, seat: int, _errand: Errand, _turns: int, _short: Sequence[int]) -> float:
    return FETCHED * max([LACKING[code & MISSING] for code in state.cafe[seat]], default=0)


def _acting_again(state: Layout, seat: int, _errand: Errand, turns: int, short: Sequence[int]) -> float:
    return _best_action(state, seat, turns, short)


_PROMISES: Final[dict[int, Callable[[Layout, int, Errand, int, Sequence[int]], float]]] = {
    FETCH: lambda state, seat, errand, turns, short: promise_of(
        state, seat, 1 + errand.about // 2, errand.number, turns, short
    ),
    FETCH_ANY: lambda _state, _seat, errand, _turns, short: errand.number * (FETCHED if any(short[:4]) else SPARE_DISH),
    DIVIDE: lambda state, seat, errand, turns, short: _dividing(state, seat, errand.number, turns, short),
    ROOM: lambda state, seat, errand, turns, short: _rooms_to_come(
        state, seat, errand.number, turns, short, errand.discount
    ),
    PLAY: lambda state, seat, errand, turns, short: _hiring(state, seat, errand.discount, turns, short),
    FURNISH: lambda _state, _seat, _errand, _turns, _short: _WORTH["occupied room"],
    LOOK: lambda _state, _seat, _errand, _turns, _short: _WORTH["look 3"],
    GUEST: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["guest"] * errand.number,
    DRAW: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["draw"] * errand.number,
    KRONES: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["krones"] * errand.number,
    FLIP: _flipping,
    PICK: _picking,
    COMPLETE: _completing,
    EXTRA: _acting_again,
    EXTRA_ACT: _acting_again,
}
