"""Keys in numbers, for who trains players: `table/flat.py` says what that is for, and the page has no use for it."""

from collections.abc import Sequence
from typing import Final

from fivestars.table.flat import Flat, bits_of, every, number, subset
from fivestars.table.game import Move
from fivestars.tools.new_game.keys.box import BOX
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang, Rest
from fivestars.tools.new_game.keys.rules.table import HIDDEN

_KEYS: Final = range(1, max(BOX.keys.values()) + BOX.more_for_four + 1)
# Every move that there can ever be, in the order in which `legal` lists them: a move's number is its place here.
_MOVES: Final[tuple[Move, ...]] = (*every(Hang, _KEYS), Draw(), Rest())


def _moves(_seat: int) -> Sequence[Move]:
    return _MOVES


FLAT: Final = Flat(
    moves=_moves,
    # What lies on the table, read from what a seat sees: always the same columns, each with its bounds.
    table=(
        number("round", 1, 99, lambda state, _: state.round),
        number("last key on the rail", 0, _KEYS[-1], lambda state, _: state.top),
        number("keys to draw", 0, len(_KEYS), lambda state, _: len(state.pile)),
        number("rests in a row", 0, 9, lambda state, _: state.rests),
        number("turns", 0, 999, lambda state, _: state.turns),
    ),
    # What each seat has; what nobody else may know is not there to be read.
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("keys in hand", 0, len(_KEYS), lambda state, seat: len(state.hands[seat])),
        subset("in hand, key", _KEYS, lambda state, seat: bits_of(k for k in state.hands[seat] if k != HIDDEN) >> 1),
        subset("on the rail, key", _KEYS, lambda state, seat: bits_of(k for who, k in state.rail if who == seat) >> 1),
    ),
)
