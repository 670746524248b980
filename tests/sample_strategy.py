"""What a bot knows of the sample game: keys on the rail are good, keys that still fit are worth hoping for."""

from collections.abc import Sequence

from fivestars.players.strategy import Strategy
from fivestars.table.game import Move
from sample import Draw, Keys

HOPE = 0.4  # of a key in the hand that is higher than the last on the rail


def worth(state: Keys, seat: int) -> float:
    """Return how many keys the seat hung, and may still hang."""
    top = state.rail[-1][1] if state.rail else 0
    hung = sum(1 for mine, _ in state.rail if mine == seat)
    return hung + HOPE * sum(1 for key in state.hands[seat] if key > top) - top / 100


def promising(_state: Keys, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the two lowest keys that can be hung, and whatever else is legal."""
    hangs = [move for move in legal if not isinstance(move, Draw)]
    return [*hangs[:2], *(move for move in legal if isinstance(move, Draw))]


STRATEGY = Strategy(worth, promising)
