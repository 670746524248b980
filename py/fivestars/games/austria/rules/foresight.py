"""What is still to be decided in a turn, as far as whoever decides can know it before anything comes to light."""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules.decisions import OTHERS, STEPS, settle
from fivestars.games.austria.rules.errands import PROMPTS, Errand
from fivestars.games.austria.rules.gains import draw
from fivestars.games.austria.rules.purse import spare
from fivestars.games.austria.rules.table import UNKNOWN, Table


def owed(state: Table) -> Sequence[str]:
    """Return the prompts of what the seat still decides in this turn, next first; none where that is not certain."""
    if state.prompt:
        return _prompts(state)
    if not state.errands or state.errands[0].kind == due.CLOSE:  # the emperor has come, so the turn is over
        return ()
    assume = _ASSUMED.get(state.errands[-1].kind)
    ahead, seat = state.copy(), state.seat or 0
    if assume is None or not assume(ahead, seat):
        return ()
    if not ahead.prompt:
        settle(ahead, seat, [])
    return owed(ahead)


def _prompts(state: Table) -> list[str]:
    prompts, below = [state.prompt], len(state.pending)
    for depth, errand in enumerate(reversed(state.errands)):
        kind = errand.kind
        if kind in OTHERS:
            break
        if kind == due.CHOOSE:
            below -= 1
            prompts += [PROMPTS[reward.kind] for reward in state.pending[below] if STEPS[reward.kind].does]
        elif depth and STEPS[kind].does and not (kind == due.ACT and state.taken):
            prompts.append(PROMPTS[kind])
    return prompts


# --- what comes to light, as if it had: each tells whether it is certain what is decided then


def _somebody_arrives(state: Table, _seat: int) -> bool:
    state.errands.pop()
    if state.deck or state.discards:
        state.queue = (UNKNOWN, *state.queue[1:])
    return True


def _cards_are_drawn(state: Table, seat: int) -> bool:
    draw(state, seat, state.errands.pop().number, [])
    still = [*state.errands, *(errand for errands in state.pending for errand in errands)]
    return not any(errand.kind == due.PLAY for errand in still)  # what can be played hangs on the cards


def _cards_are_seen(state: Table, seat: int) -> bool:
    discount = state.errands[-1].discount
    state.errands[-1], state.prompt = Errand(due.PICK, discount=discount), PROMPTS[due.PICK]
    return max(state.printing.costs) - discount <= spare(state, seat)  # else perhaps none can be played


_ASSUMED: Final[dict[int, Callable[[Table, int], bool]]] = {
    due.ARRIVE: _somebody_arrives,
    due.DRAW: _cards_are_drawn,
    due.LOOK: _cards_are_seen,
}
