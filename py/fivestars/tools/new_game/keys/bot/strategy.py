"""How good a position looks, and which moves deserve a look: keys on the rail are good, keys that still fit a hope."""

from collections.abc import Sequence
from typing import Final

from fivestars.table.game import Move
from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules import Keys
from fivestars.tools.new_game.keys.rules.moves import Draw

HOPE: Final = 0.4  # of a key in the hand that is higher than the last on the rail

STAGES: Final = 1

PARTS: Final = (N_("keys on the rail"), N_("keys that still fit"), N_("room on the rail"))
LIKES: Final = (0, 1, 2)  # the part that levels 1, 2 and 3 like, where moves look equally good
SLIPS: Final = ()  # levels err by nothing that was fitted


def stage(_state: Keys) -> int:
    """Return which of the stages a match is in: there is but one."""
    return 0


def worth(state: Keys, seat: int) -> float:
    """Return how many keys the seat hung, and may still hang, in points."""
    return sum(parts(state, seat).values())


def parts(state: Keys, seat: int) -> dict[str, float]:
    """Return the same, part by part."""
    fitting = sum(1 for key in state.hands[seat] if key > state.top)
    return dict(zip(PARTS, (float(state.hung(seat)), HOPE * fitting, -state.top / 100), strict=True))


def promising(_state: Keys, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the two lowest keys that can be hung, and whatever else is legal."""
    hangs = [move for move in legal if not isinstance(move, Draw)]
    return [*hangs[:2], *(move for move in legal if isinstance(move, Draw))]
