"""Overbooking in numbers: `table/flat.py` says what that is for.

A seat's own cards have the same numbers whichever the seat is; a card that lies somewhere is told by four numbers.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from fivestars.games.overbooking.box import BOX, Rule
from fivestars.games.overbooking.box.guests import CREST, DECK, KIND, OWNER, SIZE
from fivestars.games.overbooking.rules import prompts
from fivestars.games.overbooking.rules.legal import LONGEST
from fivestars.games.overbooking.rules.moves import SIDES, Decline, Favour, Keep, Place, Replace
from fivestars.table.flat import Flat, bits_of, every, filled, number, numbers, one_of, subset
from fivestars.table.game import Move

_HOTELS: Final = range(1, len(BOX.colours) + 1)  # as many as seats; the topmost is the first
_QUEUE: Final = range(1, LONGEST + 1)
_DOOR: Final = range(1, max(hotel.rule.door for hotel in BOX.hotels) + 1)
_NONE: Final = -1  # where there is no card, no hotel; and the crest and the size of a card of which nothing shows
_SIDES: Final = tuple(f"{hotel.card} {hotel.side}" for hotel in BOX.hotels)
_CARDS: Final = tuple(f"{crest} {kind}" for crest, kind in product(BOX.crests, BOX.kinds))
_MOST_BEDS: Final = max(hotel.beds for hotel in BOX.hotels) + len(_DOOR) * BOX.merchants_beds


@cache
def _moves(seat: int) -> Sequence[Move]:
    return (
        *every(Place, range(seat * DECK, (seat + 1) * DECK), _HOTELS, SIDES),
        Keep(),
        *every(Replace, _QUEUE),
        *every(Favour, _QUEUE),
        Decline(),
    )


def _told(card: int, viewer: int, seats: int) -> tuple[int, int, int, int]:
    """Return whose card it is, counted from the viewer, its crest and its crest's size, and its kind; 0: hidden."""
    owner = OWNER[card]
    return (owner - viewer) % seats if owner >= 0 else _NONE, CREST[card], SIZE[card], KIND[card]


def _cards(places: str, count: int) -> Callable[[Any, int], Iterable[int]]:
    def read(state: Any, viewer: int) -> Iterable[int]:
        seats, row = len(state.hotels), list[int]()
        for cards in getattr(state, places):
            row += filled([part for card in cards for part in _told(card, viewer, seats)], 4 * count, _NONE)
        return filled(row, len(_HOTELS) * 4 * count, _NONE)

    return read


def _by_card(places: Iterable[int]) -> list[str]:
    facts = ("owner", "crest", "size", "kind")
    return [f"{hotel}, card {place}: {fact}" for hotel, place, fact in product(_HOTELS, places, facts)]


def _of_rules(read: Callable[[Rule], int]) -> Callable[[Any, int], Iterable[int]]:
    return lambda state, _: filled([read(BOX.hotels[hotel].rule) for hotel in state.hotels], len(_HOTELS), _NONE)


def _favoured(state: Any, _: int) -> int:
    """Return the places of those whom noblewomen chose."""
    queue = state.queues[state.opened - 1]
    return bits_of(place for place, card in enumerate(queue) if card in state.favoured)


def _own(cards: str) -> Callable[[Any, int], int]:
    return lambda state, seat: bits_of(card % DECK for card in getattr(state, cards)[seat] if card >= 0)


FLAT: Final = Flat(
    moves=_moves,
    table=(
        one_of("scoring", tuple(BOX.bonus), lambda state, _: state.scoring),
        number("memory", 0, 1, lambda state, _: int(state.memory)),
        one_of(
            "decision",
            (prompts.PLACING, prompts.PLACING_OR_KEEPING, prompts.MAIDS, prompts.NOBLEWOMEN, prompts.SOLDIERS),
            lambda state, _: state.prompt,
        ),
        number("round", 1, BOX.rounds, lambda state, _: state.round),
        number("turns of this round", 0, BOX.turns * len(_HOTELS), lambda state, _: state.laid),
        number("hotel that is checked", 0, len(_HOTELS), lambda state, _: state.opened),
        number("its card that acts", 0, len(_DOOR), lambda state, _: state.step),
        number("its beds", 0, _MOST_BEDS, lambda state, _: state.beds),
        subset("favoured in its queue", _QUEUE, _favoured),
        number("chips in supply", 0, BOX.chips, lambda state, _: state.supply),
        subset("hotel used", _SIDES, lambda state, _: bits_of(state.spent)),
        numbers("hotel", _HOTELS, _NONE, len(_SIDES) - 1, lambda state, _: filled(state.hotels, len(_HOTELS), _NONE)),
        numbers(
            "beds in hotel",
            _HOTELS,
            _NONE,
            _MOST_BEDS,
            lambda state, _: filled([BOX.hotels[hotel].beds for hotel in state.hotels], len(_HOTELS), _NONE),
        ),
        numbers("rule of hotel", _HOTELS, _NONE, len(BOX.rules) - 1, _of_rules(BOX.rules.index)),
        numbers("chip at hotel", _HOTELS, 0, 1, lambda state, _: filled(state.chips, len(_HOTELS), 0)),
        numbers("queue", _by_card(_QUEUE), _NONE, len(BOX.kinds), _cards("queues", LONGEST)),
        numbers("back door", _by_card(_DOOR), _NONE, len(BOX.kinds), _cards("doors", len(_DOOR))),
    ),
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("has the marker", 0, 1, lambda state, seat: int(state.first == seat)),
        number("chips", 0, BOX.chips, lambda state, seat: state.taken[seat]),
        number("cards in hand", 0, DECK, lambda state, seat: len(state.hands[seat])),
        number("cards to draw", 0, DECK, lambda state, seat: len(state.decks[seat])),
        subset("in hand", _CARDS, _own("hands")),
        subset("found beds", _CARDS, _own("booked")),
        subset("gone", _CARDS, _own("gone")),
    ),
)
