"""How many turns a seat still has, and what its krones are worth in them."""

from fivestars.games.austria.bot.weights import (
    ENOUGH,
    NEED,
)
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.lookup import (
    LAST_ROUND,
    TURNS_EACH,
)


def turns_left(state: Austria, seat: int) -> int:
    return (LAST_ROUND - state.round) * TURNS_EACH + turns_this_round(state, seat)


def turns_this_round(state: Austria, seat: int) -> int:
    if not state.spaces:
        return TURNS_EACH if state.round == 1 else 0
    return TURNS_EACH - state.covered[seat] - (1 if state.taken and state.seat == seat else 0)


def krones_worth(krones: int, turns: int) -> float:
    """Return what krones are worth: the first ones most, since nothing goes without them; in the end a point each."""
    need = NEED * min(1.0, turns / 2)
    scarce = min(krones, ENOUGH)
    return krones + need * (scarce - scarce * (scarce - 1) / 2 / ENOUGH)
