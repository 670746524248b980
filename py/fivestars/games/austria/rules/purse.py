"""What a seat may spend. The fee for a 6 is put aside while nothing but sixes is left and a die must still be taken."""

from collections.abc import Sequence

from fivestars.games.austria.rules.errands import ACT, BEGIN, EXTRA, EXTRA_ACT, Errand
from fivestars.games.austria.rules.lookup import FEE, FREE_SIX, ONLY_COPIES
from fivestars.games.austria.rules.table import Table


def owed_fees(state: Table, played: int, errands: Sequence[Errand]) -> int:
    """Return the fees for the dice that must still be taken, if only sixes are left."""
    if state.spaces != ONLY_COPIES:
        return 0
    fees = 0
    for errand in errands:
        kind = errand.kind
        if kind in (EXTRA, EXTRA_ACT) or (kind in (BEGIN, ACT) and not state.taken and not played & FREE_SIX):
            fees += FEE
    return fees


def spare(state: Table, seat: int, card: int = 0) -> int:
    """Return the krones that a seat may spend: taking a die is no choice, so its fee comes first (ruling 8).

    `card` is a staff card to be bought with them, which may make the fee needless.
    """
    krones = state.krones[seat]
    if state.spaces != ONLY_COPIES:
        return krones
    return max(0, krones - owed_fees(state, state.played[seat] | 1 << card, state.errands))
