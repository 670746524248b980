"""Grand Austria Hotel in numbers: `table/flat.py` says what that is for."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from fivestars.games.austria.box import BOX, FREE
from fivestars.games.austria.box.leopold import TASKS
from fivestars.games.austria.rules import ready
from fivestars.games.austria.rules.emperor import WAIVE
from fivestars.games.austria.rules.errands import (
    ALL_FLOORS,
    INVITE,
    OPENING,
    PLAY,
    PROMPTS,
    ROOM,
    Errand,
    reward_name,
    unpacked,
)
from fivestars.games.austria.rules.lookup import (
    ADVANCES,
    AIDES,
    ALL_DICE,
    DISHES,
    ENOUGH,
    FACES,
    GUEST_GIFTS,
    GUEST_SHIFT,
    GUESTS,
    LAST_ROUND,
    MISSING,
    NUMBERS,
    PLACES,
    PRINTINGS,
    RICHEST,
    TABLES,
    TILE_GIFTS,
    TRACK_END,
    TURNS_EACH,
    missing,
)
from fivestars.games.austria.rules.moves import Choose, Dismiss, Keep, Suffer
from fivestars.games.austria.rules.politics import SPACES
from fivestars.games.austria.rules.table import GAP, PART_NAMES, PARTS, RIVALS
from fivestars.table.flat import MANY, Flat, bits_of, every, filled, number, numbers, one_of, subset
from fivestars.table.game import Move

_STAFF: Final = range(1, len(BOX.staff) + 1)
_OWED: Final = 12  # of what is owed, and of the rewards to choose from, the topmost are told
_BYTE: Final = 255


# --- the moves


def _rewards() -> list[str]:
    """Return what every reward is called that can be one of several: what is given, and rooms and staff by a die."""
    gifts = [*GUEST_GIFTS.values(), *TILE_GIFTS.values(), *(gift for box in PRINTINGS for gift in box.gifts)]
    effects = [effect for box in PRINTINGS for card in box.staff for effect in card.gives]
    cheaper = max(effect.amount for effect in effects if effect.what == "discount")
    discounts = (*range(ready.MOST + cheaper + 1), FREE)
    by_die = [Errand(kind, 1, discount, ALL_FLOORS) for kind in (ROOM, PLAY) for discount in discounts]
    return sorted({reward_name(errand) for errand in (*by_die, *(owed for gift in gifts for owed in gift.errands))})


def _fetches() -> list[Move]:
    dice = [moves for by_count in ready.FETCHES.values() for moves in by_count]
    return sorted({move for moves in (*dice, *ready.FETCH_ANY_MOVES) for move in moves})


_MOVES: Final[tuple[Move, ...]] = (
    *every(Keep, _STAFF),
    *ready.TAKES[-1],
    *ready.ACTS[1][0][ENOUGH][bits_of(FACES)],
    *_fetches(),
    *sorted({move for moves in ready.DIVIDES for move in moves}),
    *ready.PREPARE,
    *ready.PLAYS[1:],
    *ready.FLIPS,
    *ready.COMPLETES.values(),
    *every(Choose, _rewards()),
    *(move for guest in GUESTS for move in ready.SERVES[guest][-1]),
    *(move for moves in ready.MOVE_INS.values() for move in moves),
    *ready.USES[1:],
    *ready.CLAIMS.values(),
    *ready.SINKS[1:],
    *every(Suffer, sorted({WAIVE, *(loss.text for tile in BOX.tiles for loss in tile.loses)})),
    *ready.REMOVES,
    *every(Dismiss, _STAFF),
    *ready.DECLINE,
    *ready.PASS,
    *ready.FINISH,
)


def _moves(_seat: int) -> Sequence[Move]:
    return _MOVES


# --- what a seat sees


def _told(errand: Errand, viewer: int, seats: int) -> tuple[int, ...]:
    about = (errand.about - viewer) % seats if errand.kind in (INVITE, OPENING) else errand.about
    return errand.kind + 1, errand.number, errand.discount, errand.floors, *unpacked(about)


_ERRAND: Final = ("kind", "number", "discount", "floors", *(f"about {place}" for place in range(len(DISHES))))


def _errands(errands: Iterable[Errand], viewer: int, seats: int) -> Iterable[int]:
    told = [part for errand in errands for part in _told(errand, viewer, seats)]
    return filled(told[: _OWED * len(_ERRAND)], _OWED * len(_ERRAND), 0)


def _owed(state: Any, viewer: int) -> Iterable[int]:
    return _errands(reversed(state.errands), viewer, state.seats)


def _to_choose(state: Any, viewer: int) -> Iterable[int]:
    return _errands((errand for errands in reversed(state.pending) for errand in errands), viewer, state.seats)


def _by_place(facts: Sequence[str]) -> list[str]:
    return [f"{place}: {fact}" for place in range(1, _OWED + 1) for fact in facts]


def _cards(read: Callable[[Any, int], Iterable[int]]) -> Callable[[Any, int], int]:
    """Return a set of staff cards, those that are not known left out; its first bit stands for card 1."""
    return lambda state, seat: bits_of(card for card in read(state, seat) if card > 0) >> 1


def _cafe(state: Any, seat: int) -> Iterable[int]:
    told = [part for code in state.cafe[seat] for part in (code >> GUEST_SHIFT, *missing(code & MISSING))]
    return filled(told, TABLES * (1 + len(DISHES)), GAP)


def _disks(state: Any, seat: int) -> Iterable[int]:
    """Return for each politics card as which a seat's disk came there; 0: it has none there."""
    return [disks.index(seat) + 1 if seat in disks else 0 for disks in state.disks]


def _pack(state: Any, seat: int) -> tuple[int, ...]:
    pack: tuple[int, ...] = state.packs[seat] if state.packs else ()
    return pack


_LAST_GUEST: Final = max(GUESTS)
_TILES: Final = tuple(tile.id for tile in BOX.tiles)
_STACKS: Final = "ABC"
_GROUPS: Final = range(max(len(hotel.groups) for hotel in BOX.hotels))
_AT_TABLE: Final = [f"{table}: {fact}" for table in range(1, TABLES + 1) for fact in ("guest", *DISHES)]


FLAT: Final = Flat(
    moves=_moves,
    table=(
        number("revised edition", 0, 1, lambda state, _: int(state.revised)),
        one_of("decision", tuple(dict.fromkeys(filter(None, PROMPTS))), lambda state, _: state.prompt),
        number("round", 1, LAST_ROUND, lambda state, _: state.round),
        numbers("politics card", _STACKS, 0, max(ready.CLAIMS), lambda state, _: state.politics),
        numbers(
            "emperor tile", _STACKS, 0, len(_TILES) - 1, lambda state, _: [_TILES.index(tile) for tile in state.tiles]
        ),
        numbers("guest at place", PLACES, GAP, _LAST_GUEST, lambda state, _: state.queue),
        subset("guest in the discards", tuple(GUESTS), lambda state, _: bits_of(state.discards) >> min(GUESTS)),
        number("guests to come", 0, len(GUESTS), lambda state, _: len(state.deck)),
        number("staff to come", 0, len(_STAFF), lambda state, _: len(state.staff)),
        subset("known under the staff to come, card", _STAFF, _cards(lambda state, _: state.staff)),
        subset("staff out of the game, card", _STAFF, _cards(lambda state, _: state.dismissed)),
        subset("looked at, card", _STAFF, _cards(lambda state, _: state.looked)),
        number("cards looked at", 0, len(_STAFF), lambda state, _: len(state.looked)),
        numbers("dice on", FACES, 0, ALL_DICE, lambda state, _: state.faces[1:]),
        number("dice thrown away", 0, ALL_DICE, lambda state, _: state.thrown),
        number("die under way", 0, FACES[-1], lambda state, _: state.taken),
        numbers("owed", _by_place(_ERRAND), 0, _BYTE, _owed),
        numbers("to choose from", _by_place(_ERRAND), 0, _BYTE, _to_choose),
        number("Leopold's level", 0, len(RIVALS) - 1, lambda state, _: state.rival),
        subset("turned up by Leopold, card", tuple(TASKS), lambda state, _: bits_of(state.turned) >> min(TASKS)),
        numbers("Leopold's steps to", _STACKS, 0, ADVANCES, lambda state, _: filled(state.marks, len(_STACKS), 0)),
        number("Leopold's staff to come", 0, AIDES, lambda state, _: len(state.aides)),
    ),
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("is first", 0, 1, lambda state, seat: int(state.first == seat)),
        number("turns taken", 0, TURNS_EACH, lambda state, seat: state.covered[seat]),
        number("has passed", 0, 1, lambda state, seat: state.passed >> seat & 1),
        number("hotel", 0, len(BOX.hotels) - 1, lambda state, seat: state.hotels[seat]),
        number("krones", 0, RICHEST, lambda state, seat: state.krones[seat]),
        number("emperor track", 0, TRACK_END, lambda state, seat: state.steps[seat]),
        number("emperor track at the last visit", 0, TRACK_END, lambda state, seat: state.stood[seat]),
        numbers("points", PART_NAMES, -MANY, MANY, lambda state, seat: state.points[seat * PARTS : (seat + 1) * PARTS]),
        numbers("kitchen", DISHES, 0, _BYTE, lambda state, seat: state.kitchen_of(seat)),
        numbers("table", _AT_TABLE, 0, _LAST_GUEST, _cafe),
        subset("vacant room", NUMBERS, lambda state, seat: state.vacant[seat]),
        subset("occupied room", NUMBERS, lambda state, seat: state.occupied[seat]),
        subset("group paid", _GROUPS, lambda state, seat: state.paid[seat]),
        number("cards in hand", 0, len(_STAFF), lambda state, seat: len(state.hand[seat])),
        subset("in hand, card", _STAFF, _cards(lambda state, seat: state.hand[seat])),
        number("cards in the pack", 0, len(_STAFF), lambda state, seat: len(_pack(state, seat))),
        subset("in the pack, card", _STAFF, _cards(_pack)),
        subset("played, card", _STAFF, lambda state, seat: state.played[seat] >> 1),
        subset("used, card", _STAFF, lambda state, seat: state.used[seat] >> 1),
        numbers("disk on", _STACKS, 0, SPACES, _disks),
    ),
)
