"""The walk of the Mayor and the Night Watch: where each may end, and where both may."""

from functools import cache

from fivestars.games.amsterdam.box import BOX, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import CROSSINGS, STEPS, ends
from fivestars.games.amsterdam.rules.moves import Reason, Walk
from fivestars.table.game import Objection, because


def too_far(tactical: bool, pawn: int, start: int, end: int, die: int) -> Objection | None:
    """Object to where a pawn ends: with dice exactly their steps (ruling 7), else as many as one pawn may go."""
    if not tactical:
        return None if end in ends(start, die) else because(Reason.EXACT_STEPS, pawn=pawn, steps=die)
    steps, most = STEPS[start][end], BOX.steps_each
    return None if steps <= most else because(Reason.TOO_FAR, pawn=pawn, steps=steps, most=most)


def clash(tactical: bool, at_mayor: int, at_watch: int, mayor: int, watch: int) -> Objection | None:
    """Object to where the two pawns end together."""
    if tactical:
        steps, most = STEPS[at_mayor][mayor] + STEPS[at_watch][watch], BOX.steps_together
        if steps > most:
            return because(Reason.TOO_FAR_TOGETHER, steps=steps, most=most)
    # rulings 9 and 10: they walk in either order, may pass each other, but neither may end on the other's crossing;
    # so they cannot change places, for whoever walks first would have to.
    if mayor == watch:
        return because(Reason.SAME_CROSSING)
    return because(Reason.CHANGED_PLACES) if (mayor, watch) == (at_watch, at_mayor) else None


@cache
def walks(tactical: bool, at_mayor: int, at_watch: int, white: int, black: int) -> tuple[Walk, ...]:
    """Return the walks of both pawns to which there is no objection."""
    return tuple(
        Walk(mayor, watch)
        for mayor in _reached(tactical, MAYOR, at_mayor, white)
        for watch in _reached(tactical, WATCH, at_watch, black)
        if clash(tactical, at_mayor, at_watch, mayor, watch) is None
    )


@cache
def _reached(tactical: bool, pawn: int, start: int, die: int) -> tuple[int, ...]:
    return tuple(end for end in CROSSINGS if too_far(tactical, pawn, start, end, die) is None)
