"""How many points a position promises a seat.

What is scored counts in full; guests, rooms, staff, emperor and politics by what may come of them in the turns left.
"""

from fivestars.games.austria.bot.actions import best_action, promise_of_errand
from fivestars.games.austria.bot.cafe import guests_and_food
from fivestars.games.austria.bot.cards import politics_worth, staff_worth
from fivestars.games.austria.bot.emperor import emperor_worth
from fivestars.games.austria.bot.rooms import rooms_worth, vacant_worth
from fivestars.games.austria.bot.turns import krones_worth, turns_left
from fivestars.games.austria.bot.weights import TURN
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import ACT, BEGIN, Errand


def parts(state: Austria, seat: int) -> tuple[float, ...]:
    """Return what a seat may hope for, part by part, judged by hand."""
    owed = state.seat == seat and _is_owed(state)
    turns = turns_left(state, seat) - owed  # those after this one
    guests, short = guests_and_food(state, seat, turns)
    promised = 0.0
    if state.seat == seat:
        promised = sum([promise_of_errand(state, seat, errand, turns, short) for errand in _owed(state)])
    return (
        guests,
        state.total_of(seat),
        turns * TURN,
        krones_worth(state.krones[seat], turns),
        rooms_worth(state, seat, turns),
        vacant_worth(turns, short[-1]),
        emperor_worth(state, seat, state.steps[seat]),
        staff_worth(state, seat, turns),
        politics_worth(state, seat, turns),
        promised,
        best_action(state, seat, turns, short) if owed else 0.0,
    )


def worth(state: Austria, seat: int) -> float:
    """Return how many points a seat may hope for, judged by hand; when it is over, what it has."""
    if state.seat is None:
        return state.total_of(seat) + state.stock_of(seat) / 1000  # who has more in stock wins a tie
    return sum(parts(state, seat))


def _is_owed(state: Austria) -> bool:
    """Tell whether the die of this turn is still to be taken."""
    return not state.taken and state.errands[0].kind in (BEGIN, ACT)


def _owed(state: Austria) -> list[Errand]:
    return [*state.errands, *(errand for pending in state.pending for errand in pending)]
