"""What a seat holds may be worth: guests and food, rooms, the emperor track, staff and politics cards."""

from collections.abc import Callable
from functools import wraps
from typing import Final, NamedTuple, TypeVar

from fivestars.games.austria.bot.weights import (
    AT_ONCE,
    BONUS,
    CARRIED,
    CARRY,
    DISHES_A_TURN,
    EACH_TURN,
    ENOUGH,
    FEWER,
    FREE_TABLES,
    HIGHER,
    HOUSED,
    IN_HAND,
    KRONE,
    LATE,
    NEED,
    NO_ROOM,
    PENALTY,
    POLITICAL,
    PREPARED,
    READY,
    REWARD,
    SHORT,
    SPARE_DISH,
    STEP,
    STEP_COST,
    STEPS_A_TURN,
    STUCK,
    WAITING,
)
from fivestars.games.austria.box import FREE
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import ACT, AFTER, BEGIN, FOOD, GAIN, unpacked
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    EMPEROR_ROUNDS,
    END_POINTS,
    END_SET,
    GROUP_AT,
    GROUPS,
    GUEST_SHIFT,
    LAST_ROUND,
    LEFT_OVER,
    MISSING,
    POLITICS,
    POLITICS_POINTS,
    RETREATS,
    SERVICE_ITEMS,
    SUITABLE,
    TABLES,
    TRACK,
    TURNS_EACH,
    WAITER,
    bits,
    missing,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points, room_points
from fivestars.games.austria.rules.table import UNKNOWN, staff_in

_Found = TypeVar("_Found")
MEMORY: Final = 10_000  # answers that each part keeps: more than a decision asks for


def _remembered(
    facts: Callable[[Austria, int], object],
) -> Callable[[Callable[[Austria, int, int], _Found]], Callable[[Austria, int, int], _Found]]:
    """Keep what a part came to: most moves change few of the facts that it depends on, besides the turns."""

    def decorate(part: Callable[[Austria, int, int], _Found]) -> Callable[[Austria, int, int], _Found]:
        known: dict[object, _Found] = {}

        @wraps(part)
        def recall(state: Austria, seat: int, turns: int) -> _Found:
            key = (facts(state, seat), turns)
            if key not in known:
                if len(known) >= MEMORY:
                    known.clear()
                known[key] = part(state, seat, turns)
            return known[key]

        return recall

    return decorate


def turns_left(state: Austria, seat: int) -> int:
    return (LAST_ROUND - state.round) * TURNS_EACH + _turns_this_round(state, seat)


def _turns_this_round(state: Austria, seat: int) -> int:
    if not state.spaces:
        return TURNS_EACH if state.round == 1 else 0
    return TURNS_EACH - state.covered[seat] - (1 if state.taken and state.seat == seat else 0)


def krones_worth(krones: int, turns: int) -> float:
    """Return what krones are worth: the first ones most, since nothing goes without them; in the end a point each."""
    need = NEED * min(1.0, turns / 2)
    scarce = min(krones, ENOUGH)
    return krones + need * (scarce - scarce * (scarce - 1) / 2 / ENOUGH)


# --- guests and food


class Café(NamedTuple):
    """What a café and its kitchen promise."""

    value: float
    short: tuple[int, ...]  # of each dish, and of rooms; and how many rooms no guest waits for


def _food(state: Austria, seat: int) -> int:
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
def guests_and_food(state: Austria, seat: int, turns: int) -> Café:
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


def _rooms_of(state: Austria, seat: int) -> tuple[int, int, int, int]:
    return state.hotels[seat], state.vacant[seat], state.occupied[seat], state.paid[seat]


def room_worth(state: Austria, seat: int, room: int) -> float:
    """Return what occupying a room brings: its floor, its group, and the cards that count it."""
    group = GROUP_AT[state.hotels[seat]][room]
    value = END_POINTS[room] + HIGHER
    if not state.paid[seat] & group.bit:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        bonus = group.points + group.krones * KRONE + group.steps * STEP
        value += bonus * ((filled + 1) ** 2 - filled**2) / group.size**2
    return value


def _best_room(state: Austria, seat: int, rooms: int) -> tuple[int, float]:
    """Return the room of these that is worth most when it is occupied, and how much that is."""
    best, most = 0, -1.0
    for room in bits(rooms):
        value = room_worth(state, seat, room)
        if value > most:
            best, most = room, value
    return best, most


@_remembered(_rooms_of)
def rooms_worth(state: Austria, seat: int, turns: int) -> float:
    value: float = room_points(state.occupied[seat]) + HIGHER * state.occupied[seat].bit_count() * min(1.0, turns / 3)
    for group in GROUPS[state.hotels[seat]]:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        if filled and not state.paid[seat] & group.bit:
            bonus = group.points + group.krones * KRONE + group.steps * STEP
            value += bonus * (filled / group.size) ** 2 * min(1.0, turns / 3)
    # Higher floors are worth more, and what is prepared gives way to them.
    return value + 0.25 * sum([END_POINTS[room] for room in bits(state.vacant[seat])]) * min(1.0, turns / 4)


def vacant_worth(turns: int, unclaimed: int) -> float:
    """Return what vacant rooms promise that no guest waits for."""
    wanted = min(unclaimed, turns)
    return wanted * PREPARED - FEWER / 2 * wanted * (wanted - 1)


# --- the emperor

_AHEAD: dict[tuple[tuple[str, ...], int, int], list[float]] = {}


def emperor_worth(state: Austria, seat: int, space: int) -> float:
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


def _is_visiting(state: Austria) -> bool:
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
def staff_worth(state: Austria, seat: int, turns: int) -> float:
    value = 0.0
    for card in staff_in(state.played[seat]):
        value += EACH_TURN.get(card, 0.0) * turns
        if END_SET >> card & 1:
            value += end_points(state, seat, card)
    hand = sorted([card_gain(state, seat, card, turns, 0) for card in state.hand[seat]], reverse=True)
    later = min(1.0, turns / 5)
    return value + later * sum([IN_HAND * gain + 0.1 for gain in hand[:3] if gain > 0])


def card_gain(state: Austria, seat: int, card: int, turns: int, discount: int) -> float:
    """Return what playing a card brings, less what it costs."""
    if card == UNKNOWN:
        return 1.0
    value = AT_ONCE.get(card, 0.0) + EACH_TURN.get(card, 0.0) * turns
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
def politics_worth(state: Austria, seat: int, turns: int) -> float:
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
