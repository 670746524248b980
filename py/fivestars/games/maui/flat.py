"""Maui in numbers: `table/flat.py` says what that is for."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

from fivestars.games.maui.box import BOX, CRAB_SIDE
from fivestars.games.maui.rules import prompts
from fivestars.games.maui.rules.legal import COLLECTS, LAYS, PLACES, SPARES
from fivestars.games.maui.rules.lookup import BAG, FACES, FIRST_TOP, INACTIVE, LAST_TOP, SHOWN
from fivestars.games.maui.rules.moves import NONE
from fivestars.games.maui.rules.player import CRAB, CRABS, NOTHING, UMBRELLAS
from fivestars.games.maui.rules.table import POINTS
from fivestars.table.flat import MANY, Flat, filled, number, numbers, one_of
from fivestars.table.game import Move

_MOVES: Final[tuple[Move, ...]] = (*LAYS, *COLLECTS, *SPARES)
_COLUMNS: Final = range(BOX.columns + 1)  # with the jetty
_POSITIONS: Final = range(3)  # of a towel's patterns, from the ocean
_DOLLARS: Final = BOX.lines * BOX.dollars_each_zone + max(BOX.tokens_on_ornament) * BOX.dollars_each_player
_TOKENS: Final = max(BOX.tokens_on_ornament.values())
_NO_TOWEL: Final = FIRST_TOP - 1  # its top
_SQUARES: Final = max(len(points) for points in POINTS.values()) - 1
_HIGHEST: Final = CRAB + max(BOX.crab_penalties)  # of the pieces that lie on the sand


def _moves(_seat: int) -> Sequence[Move]:
    return _MOVES


def _patterns(state: Any, seat: int, towels: Sequence[int]) -> Iterable[int]:
    faces = FACES[state.turned[seat]]
    return [pattern for towel in towels for pattern in SHOWN[faces[towel]]]


def _market(state: Any, viewer: int) -> Iterable[int]:
    width = len(_POSITIONS) * len(BOX.costs)
    return [number for line in state.market for number in filled(_patterns(state, viewer, line), width, NONE)]


def _beach(state: Any, seat: int) -> Iterable[int]:
    towels = [laid.towel for laid in state.players[seat].beach]
    return filled(_patterns(state, seat, towels), len(_COLUMNS) * len(_POSITIONS), NONE)


def _laid(state: Any, seat: int, field: str, nothing: int) -> Iterable[int]:
    return filled([getattr(laid, field) for laid in state.players[seat].beach], len(_COLUMNS), nothing)


def _boxed(state: Any, seat: int) -> Iterable[int]:
    out = state.players[seat].out
    return [out.count(piece) for piece in range(1, _HIGHEST + 1)]


def _by_position(keys: Iterable[object]) -> list[str]:
    return [f"{key}, position {position}" for key, position in product(keys, _POSITIONS)]


FLAT: Final = Flat(
    moves=_moves,
    table=(
        one_of("mode", tuple(POINTS), lambda state, _: state.mode),
        number("crabs lie open", 0, 1, lambda state, _: int(state.crabs_open)),
        one_of("decision", (prompts.TURN, prompts.SPARE), lambda state, _: state.prompt),
        number("round", 1, MANY, lambda state, _: state.round),
        number("side of the beach", 0, CRAB_SIDE, lambda state, _: state.side),
        numbers("sand dollars in zone", range(BOX.lines), 0, _DOLLARS, lambda state, _: state.zones),
        numbers("towel tokens on", ("first ornament", "second ornament"), 0, _TOKENS, lambda state, _: state.ornaments),
        numbers("towel tokens gone", ("light blue", "orange"), 0, _TOKENS, lambda state, _: state.spent),
        number("towels in the bag", 0, len(BAG), lambda state, _: len(state.bag)),
        numbers("market", _by_position(PLACES), NONE, INACTIVE, _market),
    ),
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("started", 0, 1, lambda state, seat: int(state.first == seat)),
        number("sees from the other side", 0, 1, lambda state, seat: state.turned[seat]),
        number("sand dollars", 0, _DOLLARS, lambda state, seat: state.players[seat].dollars),
        numbers("towel tokens", ("light blue", "orange"), 0, _TOKENS, lambda state, seat: state.players[seat].tokens),
        numbers("pearls", BOX.pearl_colours, 0, BOX.pearls_each, lambda state, seat: state.players[seat].pearls),
        numbers("square", BOX.patterns, 0, _SQUARES, lambda state, seat: state.players[seat].shells),
        number("penalty tokens", 0, MANY, lambda state, seat: state.players[seat].penalties),
        numbers("sand", _COLUMNS, NOTHING, _HIGHEST, lambda state, seat: state.players[seat].sand),
        numbers("in the box, piece", range(1, _HIGHEST + 1), 0, len(UMBRELLAS) + len(CRABS), _boxed),
        numbers("top", _COLUMNS, _NO_TOWEL, LAST_TOP, lambda state, seat: _laid(state, seat, "top", _NO_TOWEL)),
        numbers("pattern", _by_position(_COLUMNS), NONE, INACTIVE, _beach),
        numbers("light-blue token", _COLUMNS, NONE, 2, lambda state, seat: _laid(state, seat, "blue", NONE)),
        numbers("orange token", _COLUMNS, NONE, 2, lambda state, seat: _laid(state, seat, "orange", NONE)),
        numbers("crab", _COLUMNS, NOTHING, _HIGHEST, lambda state, seat: _laid(state, seat, "crab", NOTHING)),
        numbers("edge", _POSITIONS, 0, INACTIVE, lambda state, seat: SHOWN[state.players[seat].beach[-1].face]),
    ),
)
