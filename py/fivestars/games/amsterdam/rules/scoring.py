"""The standing of Hotels of Amsterdam: tourists at the hotels, who has won, and by what."""

from typing import TypeAlias

from fivestars.games.amsterdam.rules.table import Table
from fivestars.table.game import Score, Standing

Won: TypeAlias = tuple[tuple[int, ...], str]  # who, and by what


def standing(state: Table) -> Standing:
    """Return the tourists at everybody's hotels, and who has won."""
    scores = tuple([Score(tourists, (("tourists", tourists),)) for tourists in state.scores])
    return Standing(scores, state.winners, state.decided_by)


def goal_reached(state: Table) -> bool:
    """Tell whether somebody has enough tourists to win at once."""
    return max(state.scores) >= state.goal


def by_goal(state: Table) -> Won:
    """Return who wins by the goal; ruling 17: who has most tourists, then who is active, else all of the best."""
    best, active = _best(state), state.active
    if len(best) == 1:
        alone = sum(1 for tourists in state.scores if tourists >= state.goal) == 1
        return best, "goal" if alone else "goal most"
    if active in best:
        return (active,), "goal active"
    return best, "goal shared"


def by_most(state: Table) -> Won:
    """Return who wins when all have come; rulings 18 and 19: equals win together, though some had a turn more."""
    best = _best(state)
    return best, "most" if len(best) == 1 else "most shared"


def _best(state: Table) -> tuple[int, ...]:
    most = max(state.scores)
    return tuple(seat for seat, tourists in enumerate(state.scores) if tourists == most)
