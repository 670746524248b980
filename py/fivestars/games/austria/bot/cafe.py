"""What the guests in a café and the food in a kitchen may be worth."""

from typing import NamedTuple

from fivestars.games.austria.bot.memory import remembered
from fivestars.games.austria.bot.rooms import best_room, rooms_of
from fivestars.games.austria.bot.weights import (
    CARRIED,
    CARRY,
    DISHES_A_TURN,
    FREE_TABLES,
    HOUSED,
    LATE,
    NO_ROOM,
    READY,
    REWARD,
    SHORT,
    SPARE_DISH,
    STUCK,
    WAITING,
)
from fivestars.games.austria.box import FREE
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import FOOD, GAIN, unpacked
from fivestars.games.austria.rules.lookup import (
    GUEST_SHIFT,
    LEFT_OVER,
    MISSING,
    SERVICE_ITEMS,
    SUITABLE,
    TABLES,
    WAITER,
    missing,
)


class Café(NamedTuple):
    """What a café and its kitchen promise."""

    value: float
    short: tuple[int, ...]  # of each dish, and of rooms; and how many rooms no guest waits for


def food_of(state: Austria, seat: int) -> int:
    """Return the food in the kitchen, and what is being gained."""
    food = state.kitchen[seat]
    if state.seat == seat:
        for errand in state.errands:
            if errand.kind in (FOOD, GAIN):
                food += errand.about
    return food


@remembered(
    lambda state, seat: (
        state.cafe[seat],
        food_of(state, seat),
        state.played[seat] & WAITER,
        state.krones[seat],
        rooms_of(state, seat),
    )
)
def guests_and_food(state: Austria, seat: int, turns: int) -> Café:
    """Return what the guests of a seat and its food promise, and what they lack."""
    value, stock, short = 0.0, list(unpacked(food_of(state, seat))), [0, 0, 0, 0]
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
            room, worth_of_it = best_room(state, seat, free)
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
