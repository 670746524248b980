"""Hotel Samoa in numbers: `table/flat.py` says what that is for."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from fivestars.games.samoa.box import (
    ALL_CARDS,
    BOARD_ROOMS,
    BOX,
    CARDS,
    EACH_NATION,
    FLAG_OF,
    FLAGS,
    GUEST_OF,
    MOST_ROOMS,
    ROUNDS,
    SEATS,
    TILE_OF,
)
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.legal import choices, purchases, sendings, swaps, take_backs
from fivestars.games.samoa.rules.moves import NO_CARD, NO_GROUP, Pass, Place, TakeBack
from fivestars.games.samoa.rules.table import HIDDEN
from fivestars.table.flat import MANY, Flat, bits_of, every, filled, number, numbers, one_of, subset
from fivestars.table.game import Move

_GUESTS: Final = range(len(BOX.guests))
_GROUPS: Final = range(max(len(sizes) for card in BOX.groups for sizes in card.values()))
_ROOMS: Final = range(MOST_ROOMS)
_TILES: Final = range(len(BOX.tiles))
_NOBODY: Final = -1
_NO_SUCH_ROOM: Final = -2
_UNKNOWN: Final = -1  # how many coins somebody has
_MOVES: Final[tuple[Move, ...]] = (
    *choices(ALL_CARDS),
    *sorted((*every(TakeBack, range(CARDS), (NO_CARD,)), *take_backs(ALL_CARDS))),
    *swaps(ALL_CARDS),
    *(move for tile in _TILES for move in purchases(tile, ())),
    *sendings((1 << MOST_ROOMS) - 1),
    *every(Place, _GROUPS, _GUESTS, _ROOMS),
    Pass(),
)


def _moves(_seat: int) -> Sequence[Move]:
    return _MOVES


def _kinds(tiles: Sequence[int]) -> Iterable[int]:
    kinds = [TILE_OF[tile] for tile in tiles]
    return [kinds.count(kind) for kind in _TILES]


def _waiting(state: Any, _: int) -> Iterable[int]:
    groups = [[GUEST_OF[tourist] for tourist in group] for group in state.groups]
    return filled([group.count(guest) for group in groups for guest in _GUESTS], len(_GROUPS) * len(_GUESTS), 0)


def _guests(state: Any, seat: int) -> Iterable[int]:
    guests = [GUEST_OF[room[0]] if room else _NOBODY for room in state.hotels[seat]]
    return filled(guests, MOST_ROOMS, _NO_SUCH_ROOM)


def _nations(state: Any, seat: int) -> Iterable[int]:
    return filled([FLAG_OF[room[0]] if room else _NOBODY for room in state.hotels[seat]], MOST_ROOMS, _NOBODY)


def _second_lovers(state: Any, seat: int) -> Iterable[int]:
    lovers = [FLAG_OF[room[1]] if len(room) > 1 else _NOBODY for room in state.hotels[seat]]
    return filled(lovers, MOST_ROOMS, _NOBODY)


def _money(state: Any, seat: int) -> int:
    money: int | None = state.money(seat)
    return _UNKNOWN if money is None else money


def _turn(state: Any, seat: int) -> int:
    """Return how soon it is a seat's turn in this phase: 1 for now, 0 for not again."""
    return state.queue.index(seat) + 1 if seat in state.queue else 0


FLAT: Final = Flat(
    moves=_moves,
    table=(
        one_of(
            "decision",
            (prompts.CARD, prompts.SWAP, prompts.BUILD, prompts.HOST, prompts.HOST_ON, prompts.DAY_OFF),
            lambda state, _: state.prompt,
        ),
        number("round", 1, ROUNDS, lambda state, _: state.round),
        numbers("nation of round", range(1, ROUNDS + 1), 0, FLAGS - 1, lambda state, _: state.flags),
        subset("plane has landed", range(len(BOX.groups)), lambda state, _: bits_of(state.landed)),
        numbers("tiles on offer", BOX.tiles, 0, len(TILE_OF), lambda state, _: _kinds(state.market)),
        numbers("tiles to come", BOX.tiles, 0, len(TILE_OF), lambda state, _: _kinds(state.pile)),
        numbers("tiles given up", BOX.tiles, 0, len(TILE_OF), lambda state, _: _kinds(state.boxed)),
        numbers("waiting", [f"{g} {guest}" for g in _GROUPS for guest in BOX.guests], 0, EACH_NATION, _waiting),
        number("group under way", NO_GROUP, len(_GROUPS) - 1, lambda state, _: state.group),
        number("coins of this turn", 0, MANY, lambda state, _: state.coins),
        number("to send home", 0, BOX.sent_home, lambda state, _: state.send),
    ),
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("turn", 0, SEATS[-1], _turn),
        number("has the tie-break card", 0, 1, lambda state, seat: int(state.tiebreak == seat)),
        number("has built or hosted", 0, 1, lambda state, seat: state.active >> seat & 1),
        number("coins", _UNKNOWN, MANY, _money),
        number("card in front", HIDDEN, CARDS - 1, lambda state, seat: state.cards[seat]),
        subset("card in hand", range(CARDS), lambda state, seat: state.hand(seat)),
        number("discards", 0, CARDS, lambda state, seat: state.discards[seat]),
        subset("surely discarded", range(CARDS), lambda state, seat: state.gone[seat]),
        subset("perhaps discarded", range(CARDS), lambda state, seat: state.doubtful[seat]),
        numbers("tiles", BOX.tiles, 0, len(TILE_OF), lambda state, seat: [state.count(seat, kind) for kind in _TILES]),
        subset("suite in room", range(BOARD_ROOMS), lambda state, seat: bits_of(state.suites[seat])),
        numbers("guest in room", _ROOMS, _NO_SUCH_ROOM, len(BOX.guests) - 1, _guests),
        numbers("nation in room", _ROOMS, _NOBODY, FLAGS - 1, _nations),
        numbers("second lover's nation in room", _ROOMS, _NOBODY, FLAGS - 1, _second_lovers),
    ),
)
