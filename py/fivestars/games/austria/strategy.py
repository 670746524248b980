"""What a bot knows of Vienna: how many points a position promises a seat, and which moves deserve a look.

What is scored counts in full; guests, rooms, staff, emperor and politics by what may come of them in the turns left.
"""

from collections.abc import Callable, Sequence
from typing import Final

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
from fivestars.games.austria.rules.moves import Claim, MoveIn, Pass, Take
from fivestars.games.austria.rules.options import edge_of, room_price
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points, room_points
from fivestars.games.austria.rules.table import UNKNOWN, Table, staff_in
from fivestars.games.austria.rules.tables import (
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
from fivestars.table.game import Move, State

# What follows was found by playing thousands of games against a version with one number changed.
TURN: Final = 9.0  # what a turn to come is worth
KRONE: Final = 1.5  # what a krone costs whoever spends it
NEED: Final = 2.0  # what the first krone is worth besides its point
ENOUGH: Final = 8  # krones: more than these are only their points
STEP: Final = 1.1  # what a step that comes by itself is worth
STEP_COST: Final = 2.2  # what a step on the emperor track costs when it is needed
STEPS_A_TURN: Final = 3
SHORT: Final = 3.0  # what it costs to get a dish that a guest still lacks
SPARE_DISH: Final = 1.3  # what a dish is worth that nobody wants yet
SURPLUS: Final = 1.1  # and one that is got besides
CARRY: Final = 0.3  # what it costs to bring a dish from the kitchen
DISHES_A_TURN: Final = 2.0
LATE: Final = 2.5  # dishes too few at the end for a guest to be given up
READY: Final = 0.96  # how sure it is that a guest moves in who may
WAITING: Final = 0.9  # or who lacks food
NO_ROOM: Final = 0.6  # or a room
COMPANY: Final = 1.0  # a guest in the café gives food and rooms a use
STUCK: Final = 1.5  # a café full of guests who lack food
PREPARED: Final = 3.5  # what the first vacant room is worth
FEWER: Final = 0.2  # and how much less each further one
HOMELESS: Final = 2.5  # what more a room is worth when a guest waits for one
ROOM_COST: Final = 1.6  # what is lost with a vacant room
HIGHER: Final = 0.6  # what an occupied room helps besides its floor
POLITICAL: Final = 0.7  # how likely a politics card is that is nearly fulfilled
HIRING: Final = 0.75  # how much of a card's gain is new when it leaves the hand

_WORTH_EACH: Final = {"krones": 1.2, "emperor": 1.2, "points": 1.0, "any": 1.9, "draw": 0.9, "flip": 4.0, "guest": 2.2}
_WORTH: Final = {
    "complete 1": 5.0,
    "turn 1": 6.0,
    "look 3": 4.0,
    "look free": 5.5,
    "play 1": 1.6,
    "play 2": 2.2,
    "play 3": 3.0,
    "play free": 4.5,
    "room 0": 1.2,
    "room 1": 1.8,
    "room free": 2.6,
    "low room free": 2.0,
    "occupied room": 6.0,
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
    1: 0.64, 2: 0.68, 3: 0.64, 4: 0.68, 5: 0.3, 6: 0.19, 7: 0.19, 8: 0.34, 9: 0.26, 10: 0.26, 11: 0.26, 12: 0.45,
    13: 0.41, 14: 0.45, 15: 0.3, 16: 0.38, 17: 0.19, 18: 0.23, 19: 0.6, 20: 0.23, 22: 0.3, 23: 0.56, 24: 0.45, 25: 0.53,
    26: 0.08, 27: 0.41, 28: 0.41, 29: 0.38, 30: 0.41, 31: 0.49, 32: 0.34, 33: 0.34, 34: 0.38, 37: 0.38, 40: 0.53,
    41: 0.23, 42: 0.45, 46: 0.34, 47: 0.34, 48: 0.49,
}  # fmt: skip
_AT_ONCE: Final = {21: 7.0, 35: 7.0, 36: 6.0, 38: 6.0, 39: 6.0, 43: 6.0, 44: 6.0, 45: 3.6}


def worth(state: State, seat: int) -> float:
    """Return how many points a seat may hope for."""
    assert isinstance(state, Table)
    if state.seat is None:
        return state.total_of(seat) + state.stock_of(seat) / 1000
    owed = state.seat == seat and _is_owed(state)
    turns = _turns_left(state, seat) - owed  # those after this one
    stock = _stock(state, seat)
    short = [0] * (len(stock) + 1)  # of each dish, and of rooms
    value: float = state.total_of(seat) + turns * TURN
    value += _krones(state.krones[seat], turns)
    value += _guests_and_food(state, seat, turns, stock, short)
    value += _rooms(state, seat, turns)
    value += _emperor(state, seat, state.steps[seat])
    value += _staff(state, seat, turns)
    value += _politics(state, seat, turns)
    if state.seat == seat:
        value += sum([_promise(state, seat, errand, turns, short) for errand in _owed(state)])
    return value + (_best_action(state, seat, turns, short) if owed else 0.0)


def _turns_left(state: Table, seat: int) -> int:
    return (LAST_ROUND - state.round) * TURNS_EACH + _turns_this_round(state, seat)


def _turns_this_round(state: Table, seat: int) -> int:
    if not state.spaces:
        return TURNS_EACH if state.round == 1 else 0
    return TURNS_EACH - state.covered[seat] - (1 if state.taken and state.seat == seat else 0)


def _is_owed(state: Table) -> bool:
    """Tell whether the die of this turn is still to be taken."""
    return not state.taken and state.errands[0][0] in (BEGIN, ACT)


def _owed(state: Table) -> list[Errand]:
    return [*state.errands, *(errand for pending in state.pending for errand in pending)]


def _krones(krones: int, turns: int) -> float:
    """Return what krones are worth: the first ones most, since nothing goes without them; in the end a point each."""
    need = NEED * min(1.0, turns / 6)
    scarce = min(krones, ENOUGH)
    return krones + need * (scarce - scarce * (scarce - 1) / 2 / ENOUGH)


# --- guests and food


def _stock(state: Table, seat: int) -> list[int]:
    """Return the food in the kitchen, and what is being gained."""
    food = state.kitchen[seat]
    if state.seat == seat:
        for errand in state.errands:
            if errand[0] in (FOOD, GAIN):
                food += errand[1]
    return list(unpacked(food))


def _guests_and_food(state: Table, seat: int, turns: int, stock: list[int], short: list[int]) -> float:
    value = 0.0
    carry = 0.0 if state.played[seat] & WAITER else CARRY
    suitable = SUITABLE[state.hotels[seat]]
    vacant, stuck, time = state.vacant[seat], 0, turns * DISHES_A_TURN
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
        rooms = vacant & suitable[guest]
        reward = REWARD[guest]
        if rooms:
            room = max(bits(rooms), key=lambda room: _room_worth(state, seat, room))
            vacant &= ~(1 << room)
            reward += _room_worth(state, seat, room) - ROOM_COST
            chance = WAITING if lacking else READY
        else:
            short[-1] += 1
            chance = NO_ROOM if turns else 0.0
        time -= lacking + 0.5 * max(0, carried - ways)
        ways = max(0, ways - carried)
        if time < 0:
            chance *= max(0.0, 1 + time / LATE)
        if lacking and not turns:
            chance *= 0.3
        value += chance * reward + (1 - chance) * LEFT_OVER - lacking * SHORT * chance - carried * carry
        stuck += lacking > 0
    value += COMPANY * len(state.cafe[seat]) * min(1.0, turns / 5)
    if stuck == TABLES:
        value -= STUCK
    late = 1.0 if turns < 2 else SPARE_DISH
    return value + sum(min(count, 4) * late + max(0, count - 4) for count in stock)


def _missing(code: int) -> int:
    return code & MISSING


# --- rooms


def _room_worth(state: Table, seat: int, room: int) -> float:
    """Return what occupying a room brings: its floor, its group, and the cards that count it."""
    group = GROUP_AT[state.hotels[seat]][room]
    value = END_POINTS[room] + HIGHER
    if not state.paid[seat] & group.bit:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        bonus = group.points + group.krones * KRONE + group.steps * STEP
        value += bonus * ((filled + 1) ** 2 - filled**2) / group.size**2
    return value


def _rooms(state: Table, seat: int, turns: int) -> float:
    value: float = room_points(state.occupied[seat])
    for group in GROUPS[state.hotels[seat]]:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        if filled and not state.paid[seat] & group.bit:
            bonus = group.points + group.krones * KRONE + group.steps * STEP
            value += bonus * (filled / group.size) ** 2 * min(1.0, turns / 3)
    vacant = state.vacant[seat].bit_count()
    wanted = min(vacant, turns + len(state.cafe[seat]))
    value += wanted * PREPARED - FEWER / 2 * wanted * (wanted - 1)
    # Higher floors are worth more, and what is prepared gives way to them.
    return value + 0.25 * sum([END_POINTS[room] for room in bits(state.vacant[seat])]) * min(1.0, turns / 4)


# --- the emperor

_AHEAD: dict[tuple[tuple[str, ...], int, int], list[float]] = {}


def _emperor(state: Table, seat: int, space: int) -> float:
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


def _is_visiting(state: Table) -> bool:
    return bool(state.errands) and state.errands[0][0] not in (BEGIN, ACT, AFTER)


# --- staff


def _staff(state: Table, seat: int, turns: int) -> float:
    value = 0.0
    for card in staff_in(state.played[seat]):
        value += _EACH_TURN.get(card, 0.0) * turns
        if END_SET >> card & 1:
            value += end_points(state, seat, card)
    hand = sorted((_card_gain(state, seat, card, turns, 0) for card in state.hand[seat]), reverse=True)
    later = min(1.0, turns / 5)
    return value + later * sum(0.25 * max(0.0, gain) + 0.1 for gain in hand[:3])


def _card_gain(state: Table, seat: int, card: int, turns: int, discount: int) -> float:
    """Return what playing a card brings, less what it costs."""
    if card == UNKNOWN:
        return 1.0
    value = _AT_ONCE.get(card, 0.0) + _EACH_TURN.get(card, 0.0) * turns
    if END_SET >> card & 1:
        value += end_points(state, seat, card)
    return value - KRONE * max(0, state.edition.costs[card] - discount)


# --- politics


def _politics(state: Table, seat: int, turns: int) -> float:
    value = 0.0
    for card, disks in zip(state.politics, state.disks, strict=True):
        if seat in disks or len(disks) == SPACES:
            continue
        points = POLITICS_POINTS[len(disks)]
        done = 1.0
        for what, amount in POLITICS[card].needs.items():
            done *= min(1.0, REACHED[what](state, seat) / amount)
        chance = 0.85 if done == 1 else POLITICAL * done**2 * min(1.0, turns / 4)
        value += points * chance
    return value


# --- what is owed: actions and rewards under way


def _best_action(state: Table, seat: int, turns: int, short: list[int]) -> float:
    """Return what the best die on the board brings."""
    best = 0.0
    for face in FACES:
        if not state.faces[face]:
            continue
        if face != COPY_FACE:
            best = max(best, _action(state, seat, face, state.faces[face], turns, short))
        elif state.krones[seat] or state.played[seat] & FREE_SIX:
            copies = [_action(state, seat, other, state.faces[face], turns, short) for other in FACES[:-1]]
            best = max(best, max(copies) - KRONE)
    return best


def _action(state: Table, seat: int, action: int, strength: int, turns: int, short: list[int]) -> float:
    return _ACTIONS[action](state, seat, strength, turns, short)


def _fetching(common: int) -> Callable[[Table, int, int, int, list[int]], float]:
    def promise(_state: Table, _seat: int, strength: int, turns: int, short: list[int]) -> float:
        fine = min(short[common + 1], strength // 2)
        usual = min(short[common], strength - fine)
        rest = strength - fine - usual
        return (fine + usual) * (SHORT + 0.4) + rest * (SURPLUS if turns > 1 else 1.0)

    return promise


def _preparing(state: Table, seat: int, strength: int, turns: int, short: list[int]) -> float:
    return _rooms_to_come(state, seat, strength, turns, short, 0)


def _rooms_to_come(state: Table, seat: int, count: int, turns: int, short: list[int], discount: int) -> float:
    prices = sorted([room_price(state, seat, room, discount) for room in bits(edge_of(state, seat))])
    vacant = state.vacant[seat].bit_count()
    krones, value = state.krones[seat], 0.0
    for place in range(min(count, turns + len(state.cafe[seat]) - vacant)):
        price = prices[min(place, len(prices) - 1)] if prices else FREE
        gain = PREPARED + 0.3 - FEWER * (vacant + place) - price + (HOMELESS if place < short[-1] else 0.0)
        if price > krones or gain <= 0:
            break
        krones -= price
        value += gain
    return value


def _dividing(state: Table, seat: int, strength: int, turns: int, _short: list[int]) -> float:
    space, krones = state.steps[seat], state.krones[seat]
    now = _emperor(state, seat, space) + _krones(krones, turns)
    return max(
        _emperor(state, seat, min(space + steps, TRACK_END))
        + _krones(min(krones + strength - steps, RICHEST), turns)
        - now
        for steps in range(strength + 1)
    )


def _hiring(state: Table, seat: int, discount: int, turns: int, _short: list[int]) -> float:
    cards = state.hand[seat]
    return max([HIRING * _card_gain(state, seat, card, turns, discount) for card in cards], default=0.0)


_ACTIONS: Final = {1: _fetching(0), 2: _fetching(2), 3: _preparing, 4: _dividing, 5: _hiring}


def _promise(state: Table, seat: int, errand: Errand, turns: int, short: list[int]) -> float:
    promise = _PROMISES.get(errand[0])
    return promise(state, seat, errand, turns, short) if promise else 0.0


def _flipping(state: Table, seat: int, errand: Errand, _turns: int, _short: list[int]) -> float:
    gains = sorted([_room_worth(state, seat, room) - ROOM_COST for room in bits(state.vacant[seat])])
    return sum(gains[-errand[1] :])


def _picking(state: Table, seat: int, errand: Errand, turns: int, _short: list[int]) -> float:
    return max([0.0, *[_card_gain(state, seat, card, turns, errand[1]) for card in state.looked]])


def _completing(state: Table, seat: int, _errand: Errand, _turns: int, _short: list[int]) -> float:
    return SHORT * max([LACKING[code & MISSING] for code in state.cafe[seat]], default=0)


def _acting_again(state: Table, seat: int, _errand: Errand, turns: int, short: list[int]) -> float:
    return _best_action(state, seat, turns, short)


_PROMISES: Final[dict[int, Callable[[Table, int, Errand, int, list[int]], float]]] = {
    FETCH: lambda state, seat, errand, turns, short: _action(state, seat, 1 + errand[1] // 2, errand[2], turns, short),
    FETCH_ANY: lambda _state, _seat, errand, _turns, short: errand[1] * (SHORT + 0.3 if any(short) else SPARE_DISH),
    DIVIDE: lambda state, seat, errand, turns, short: _dividing(state, seat, errand[1], turns, short),
    ROOM: lambda state, seat, errand, turns, short: _rooms_to_come(state, seat, errand[2], turns, short, errand[1]),
    PLAY: lambda state, seat, errand, turns, short: _hiring(state, seat, errand[1], turns, short),
    FURNISH: lambda _state, _seat, _errand, _turns, _short: _WORTH["occupied room"],
    LOOK: lambda _state, _seat, _errand, _turns, _short: _WORTH["look 3"],
    GUEST: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["guest"] * errand[1],
    DRAW: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["draw"] * errand[1],
    KRONES: lambda _state, _seat, errand, _turns, _short: _WORTH_EACH["krones"] * errand[1],
    FLIP: _flipping,
    PICK: _picking,
    COMPLETE: _completing,
    EXTRA: _acting_again,
    EXTRA_ACT: _acting_again,
}

# --- which moves deserve a look


def promising(state: State, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the moves worth thinking about: what is never wrong at once, and no pass while there are good dice."""
    assert isinstance(state, Table)
    if len(legal) < 3:
        return legal
    kinds = {type(move) for move in legal}
    if Claim in kinds:
        return [move for move in legal if type(move) is Claim]
    if MoveIn in kinds and Take not in kinds:
        return [move for move in legal if type(move) is MoveIn]
    if Pass in kinds and max(state.faces) > 1:
        return [move for move in legal if type(move) is not Pass]
    return legal
