"""Games as plain numbers: every move has one number, and a row tells all that a seat sees, and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
import pytest

import sample
from fivestars.games import SHELF
from fivestars.games.maui import box as maui
from fivestars.games.overbooking import box as overbooking
from fivestars.games.samoa import box as samoa
from fivestars.research.environment import VERSION
from fivestars.research.numbers import Numbers, flat_of
from fivestars.table.dice import Dice
from fivestars.table.flat import Flat
from fivestars.table.game import AnyGame, Move, State, facts, is_move
from fivestars.table.notation import from_json
from fivestars.tools.new_game.keys.flat import FLAT as KEYS
from fivestars.tools.trouble import ROOT
from laws import Table, tables

MATCHES: Final = 12  # of each game, over all its modes and seats in turn; at least one for each of these
LONG: Final = 2000
KEPT: Final = 9  # one in so many positions is kept to be looked at closely
TRIED: Final = 40  # legal moves of a position
PAIRS: Final = 400  # of positions, between which a slot is swapped

# What a row need not tell: it follows from what it tells, or it never matters to who decides.
_NEVER: Final = {"dice", "revealed", "edition"}
_FOLLOWS: Final = {
    "samoa": {
        "deck",
        "supply",
        "late",
        "full",
        "ashore",
    },  # what has not come yet; why a seat was not asked, in a round that is over; where on the beach nobody stands
    "amsterdam": {"around", "known", "shows", "winners", "decided_by"},  # from hotels, sides and tiles; and the end
    "overbooking": {"fits", "fits_all", "free", "pile"},  # from hotels and queues
    "austria": {
        "knowers",
        "spaces",
        "tasks",
        "lodgers",
    },  # from the cards that are known, the dice, and Leopold's cards so far; whom one sees in a window
}
_BETWEEN: Final = {"turning"}  # a tile is only between two decisions
_PILES: Final = {"booked", "gone"}  # of cards, whose order says nothing
# The moves and columns of each game when `VERSION` was this, as a sum. Whoever has trained something relies on them.
_KNOWN: Final = {
    1: {
        "samoa": 2425188330,
        "amsterdam": 3711404735,
        "overbooking": 4039148857,
        "maui": 880850570,
        "austria": 1822808019,
    }
}


class Seen(NamedTuple):
    """A position of a random match, who looks at it, and what that seat sees."""

    state: State
    seat: int
    seen: State
    seats: int


def _boxes() -> dict[str, tuple[AnyGame, Flat]]:
    return {"keys": (sample.GAME, KEYS)} | {name: (SHELF[name], flat_of(name)) for name in SHELF}


BOXES: Final = _boxes()
games = pytest.mark.parametrize("game", BOXES)


def positions(game: str, matches: int) -> Iterator[Seen]:
    """Give every position of some random matches, each as seen by who decides and by another seat in turn."""
    every = tables(BOXES[game][0])
    for seed in range(max(matches, len(every))):
        table, chance = every[seed % len(every)], Random(seed)
        state = table.deal(seed)
        while True:
            yield from _looked_at(state, table, chance)
            if state.seat is None:
                break
            legal = state.legal()
            state.apply(legal[int(chance.random() * len(legal))])


def _looked_at(state: State, table: Table, chance: Random) -> Iterator[Seen]:
    seat = chance.randrange(table.seats) if state.seat is None or chance.random() < 0.2 else state.seat
    yield Seen(state, seat, state.seen_by(seat), table.seats)


@cache
def some(game: str) -> Sequence[Seen]:
    """Return some positions of random matches, that stay as they are."""
    return [
        looked._replace(state=looked.state.copy())
        for number, looked in enumerate(positions(game, MATCHES))
        if number % KEPT == 0
    ]


# --- moves


@games
def test_every_legal_move_has_one_number_and_the_numbers_keep_their_order(game: str, long: bool) -> None:
    moves = BOXES[game][1].moves
    places = [{(type(move), move): place for place, move in enumerate(moves(seat))} for seat in range(6)]
    count = 0
    for state, seat, _, _ in positions(game, LONG if long else MATCHES):
        if seat == state.seat:
            numbers = [places[seat][type(move), move] for move in state.legal()]
            assert all(one < other for one, other in pairwise(numbers)), state.legal()
            count += 1
    assert count > 100


@games
def test_the_moves_are_moves_of_the_game_each_once_in_order_and_of_every_kind(game: str) -> None:
    box, flat = BOXES[game]
    kinds = type(Table(box, box.seats[0], box.usual()).deal(1)).moves
    for seat in range(box.seats[-1]):
        moves = flat.moves(seat)
        assert all(is_move(move, kinds) for move in moves)
        order = [(kinds.index(type(move)), move) for move in moves]
        assert all(one < other for one, other in pairwise(order))
        assert {type(move) for move in moves} == {*kinds}
        assert len(moves) == len(flat.moves(0))


@pytest.mark.parametrize("game", SHELF)
def test_a_number_stands_for_a_move_and_the_move_for_the_number(game: str) -> None:
    numbers = Numbers(game, SHELF[game].seats[-1])
    for seat in range(numbers.seats):
        moves = [numbers.move(seat, number) for number in range(numbers.moves)]
        assert numbers.numbers(seat, moves) == [*range(numbers.moves)]


@pytest.mark.parametrize("game", SHELF)
def test_what_is_rare_has_a_number_too(game: str) -> None:
    # The golden matches were chosen for it: chance seldom comes there.
    paths = sorted((ROOT / "tests/games" / game / "golden").glob("*.txt"))
    if not paths:
        pytest.skip(f"{game} has no golden match yet")
    for path in paths:
        match = from_json(path.read_text("utf-8").partition("\n")[0], SHELF)
        numbers, state = Numbers(game, match.setup.seats), match.until(0).state
        for move in match.moves:
            assert state.seat is not None
            assert len({*numbers.numbers(state.seat, state.legal())}) == len(state.legal())
            state.apply(move)


def test_what_has_no_number_fails_loudly() -> None:
    numbers = Numbers("maui", 2)
    lay = numbers.move(0, 0)
    stranger: Move = lay._replace(top=99)  # type: ignore[attr-defined]  # every move is a NamedTuple
    with pytest.raises(LookupError, match=r"top=99.* has no number"):
        numbers.number(0, stranger)
    for wrong in (-1, numbers.moves):
        with pytest.raises(LookupError, match=f"no move has the number {wrong}: they go from 0 to 5191"):
            numbers.move(0, wrong)
    with pytest.raises(LookupError, match="there is no game 'chess'"):
        Numbers("chess", 2)


def test_the_same_number_means_the_same_to_every_seat() -> None:
    first, second = Numbers("overbooking", 2).move(0, 9), Numbers("overbooking", 2).move(1, 9)
    assert (first[0], first[1:]) == (1, (1, "queue"))
    assert (second[0], second[1:]) == (25, (1, "queue"))  # the second card of the second deck


@pytest.mark.parametrize("game", SHELF)
def test_what_was_trained_can_rely_on_the_numbers(game: str) -> None:
    if game not in _KNOWN[VERSION]:
        pytest.skip(f"{game} is new: add it to _KNOWN once others train for it")
    numbers = Numbers(game, SHELF[game].seats[0])
    told = [*map(repr, (numbers.move(0, place) for place in range(numbers.moves))), *numbers.columns]
    assert crc32("\n".join(told).encode()) == _KNOWN[VERSION][game], (
        f"{game}'s numbers mean something else: raise VERSION in research/environment.py, and add its sums here"
    )


# --- rows


@games
def test_a_row_has_always_the_same_columns_and_keeps_within_their_bounds(game: str, long: bool) -> None:
    box, flat = BOXES[game]
    columns = {seats: flat.columns(seats) for seats in box.seats}
    bounds = {seats: np.array(flat.bounds(seats)).T for seats in box.seats}
    for names in columns.values():
        assert len(names) == len({*names})
    for _, seat, seen, seats in positions(game, LONG if long else MATCHES):
        row = flat.row(seen, seat, seats)
        assert len(row) == len(columns[seats])
        low, high = bounds[seats]
        beyond = np.flatnonzero((row < low) | (row > high))
        assert not beyond.size, [f"{columns[seats][place]}: {row[place]}" for place in beyond]


@games
def test_what_is_hidden_from_a_seat_does_not_change_its_row(game: str) -> None:
    changed = 0
    for number, (state, seat, seen, seats) in enumerate(some(game)):
        if state.seat is None:
            continue
        guess = state.guess(seat, Dice(number))
        changed += guess != state
        row = BOXES[game][1].row
        assert row(guess.seen_by(seat), seat, seats) == row(seen, seat, seats)
    assert changed > 10


@games
def test_whatever_a_seat_sees_changes_its_row(game: str) -> None:
    flat, chance, told, otherwise = BOXES[game][1], Random(1), set[str](), set[str]()
    every = some(game)
    for _ in range(PAIRS * len(BOXES[game][0].seats)):
        one, other = chance.sample(every, 2)
        if (one.seats, one.seat) != (other.seats, other.seat):
            continue
        row, before = flat.row(one.seen, one.seat, one.seats), facts(one.seen)
        for slot, mixed in _mixed(one.seen, other.seen):
            if slot not in told and facts(mixed) != before:
                otherwise.add(slot)
                if flat.row(mixed, one.seat, one.seats) != row:
                    told.add(slot)
    assert otherwise - told - _NEVER == _FOLLOWS.get(game, set())


def _mixed(one: State, other: State) -> Iterator[tuple[str, State]]:
    """Give the first position with each of its slots as in the other; those of what lies before the seats, too."""
    for slot in _slots(one):
        inner = _slots(getattr(one, slot)[0]) if isinstance(getattr(one, slot), list) and getattr(one, slot) else []
        for part in inner:
            mixed = one.copy()
            for mine, theirs in zip(getattr(mixed, slot), getattr(other, slot), strict=True):
                setattr(mine, part, getattr(theirs, part))
            yield f"{slot}.{part}", mixed
        if not inner:
            mixed = one.copy()
            setattr(mixed, slot, getattr(other, slot))
            yield slot, mixed


def _slots(thing: object) -> list[str]:
    return [slot for cls in type(thing).__mro__ for slot in getattr(cls, "__slots__", ())]


@games
def test_what_two_moves_do_differently_is_told_differently(game: str) -> None:
    # The positions after the moves of one position differ least, so that nothing else gives away what a row lacks.
    flat, chance, compared = BOXES[game][1], Random(2), 0
    for state, seat, seen, seats in some(game):
        if seat != state.seat:
            continue
        told: dict[tuple[int, ...], tuple[object, Move]] = {}
        legal = seen.legal()
        for move in chance.sample(legal, min(TRIED, len(legal))):
            after = seen.copy()
            after.do(move, [])
            known = _known(after, game)
            before, other = told.setdefault(tuple(flat.row(after, seat, seats)), (known, move))
            assert before == known, f"{other} and {move} are told alike"
        compared += len(told)
    assert compared > 20


def _known(seen: State, game: str) -> object:
    """Return all that a row has to tell."""
    untold = _NEVER | _BETWEEN | _FOLLOWS.get(game, set())
    told = {slot: getattr(seen, slot) for slot in _slots(seen) if slot not in untold}
    if game == "overbooking":
        told |= {slot: [sorted(cards) for cards in told[slot]] for slot in _PILES}
    return [(slot, facts(value)) for slot, value in told.items()]


@games
def test_a_row_begins_with_the_own_seat_and_goes_round_the_table(game: str) -> None:
    flat = BOXES[game][1]
    for (state, _, _, seats), further in product(some(game)[:20], range(3)):
        if state.seat is None or further >= seats:
            continue
        seat = (state.seat - further) % seats
        row = dict(zip(flat.columns(seats), flat.row(state.seen_by(seat), seat, seats), strict=True))
        decides = [name for name, value in row.items() if name.endswith(": decides") and value]
        assert decides == ["own: decides" if further == 0 else f"{further} further: decides"]


KINDS: Final = "monk merchants maids noblewomen soldiers workers".split()


def _in_samoa(state: Any, seat: int) -> dict[str, int]:
    rooms = enumerate(state.hotels[seat])
    told = {"card in front": state.cards[seat]}
    for number, room in rooms:
        told[f"guest in room {number}"] = samoa.GUEST_OF[room[0]] if room else -1
        told[f"nation in room {number}"] = samoa.FLAG_OF[room[0]] if room else -1
        told[f"second lover's nation in room {number}"] = samoa.FLAG_OF[room[1]] if len(room) == 2 else -1
    return told


def _in_amsterdam(state: Any, seat: int) -> dict[str, int]:
    return {"score": state.standing().scores[seat].total}


def _in_overbooking(state: Any, seat: int) -> dict[str, int]:
    told = {"cards in hand": len(state.hands[seat]), "chips": state.taken[seat], "decides": state.seat == seat}
    for name, cards in (("in hand", state.hands[seat]), ("found beds", state.booked[seat])):
        told |= {f"{name} lion {kind}": seat * 24 + 12 + place in cards for place, kind in enumerate(KINDS)}
    return told


def _in_maui(state: Any, seat: int) -> dict[str, int]:
    told = {"sees from the other side": state.turned[seat]}
    for column, laid in enumerate(state.players[seat].beach):
        patterns = maui.BOX.towels[laid.towel][:: -1 if state.turned[seat] else 1]
        told |= {f"pattern {column}, position {place}": pattern for place, pattern in enumerate(patterns)}
        told |= {f"light-blue token {column}": laid.blue, f"orange token {column}": laid.orange}
        told |= {f"top {column}": laid.top, f"crab {column}": laid.crab}
    return told


def _in_vienna(state: Any, seat: int) -> dict[str, int]:
    hand, pack = state.hand[seat], state.packs[seat] if state.packs else ()
    told = {"cards in hand": len(hand), "cards in the pack": len(pack), "emperor track": state.steps[seat]}
    told |= {f"in hand, card {card}": card in hand for card in range(1, 49)}
    told |= {f"in the pack, card {card}": card in pack for card in range(1, 49)}
    for stack, disks in zip("ABC", state.disks, strict=True):
        told[f"disk on {stack}"] = disks.index(seat) + 1 if seat in disks else 0
    for table, (guest, lacks) in enumerate(state.guests_of(seat), 1):
        told |= {f"table {table}: guest": guest, f"table {table}: wine": lacks[2]}
    return told


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("samoa", _in_samoa),
        ("amsterdam", _in_amsterdam),
        ("overbooking", _in_overbooking),
        ("maui", _in_maui),
        ("austria", _in_vienna),
    ],
)
def test_a_row_tells_of_each_seat_what_it_has(game: str, expected: Callable[[State, int], dict[str, int]]) -> None:
    flat = BOXES[game][1]
    for _, viewer, seen, seats in some(game):
        row = dict(zip(flat.columns(seats), flat.row(seen, viewer, seats), strict=True))
        for further in range(seats):
            owner = f"{further} further" if further else "own"
            told = {f"{owner}: {name}": value for name, value in expected(seen, (viewer + further) % seats).items()}
            assert told == {name: row[name] for name in told}


def test_a_row_tells_what_lies_on_the_table_in_overbooking() -> None:
    flat = BOXES["overbooking"][1]
    for _, viewer, seen, seats in some("overbooking"):
        state: Any = seen
        row = dict(zip(flat.columns(seats), flat.row(seen, viewer, seats), strict=True))
        for place in range(4):
            hotel = state.hotels[place] if place < seats else -1
            assert row[f"hotel {place + 1}"] == hotel
            assert row[f"beds in hotel {place + 1}"] == (overbooking.BOX.hotels[hotel].beds if hotel >= 0 else -1)
        for hotel, queue in enumerate(state.queues, 1):
            for place, card in enumerate(queue, 1):
                if card >= 0:
                    assert row[f"queue {hotel}, card {place}: owner"] == (card // 24 - viewer) % seats
                    assert row[f"queue {hotel}, card {place}: kind"] == card % 6 + 1
        assert sum(value for name, value in row.items() if name.startswith("favoured")) == len(state.favoured)


def test_a_row_tells_what_lies_on_the_table_in_vienna() -> None:
    flat = BOXES["austria"][1]
    for _, viewer, seen, seats in some("austria"):
        state: Any = seen
        row = dict(zip(flat.columns(seats), flat.row(seen, viewer, seats), strict=True))
        assert row["cards looked at"] == len(state.looked)
        assert row["staff to come"] == len(state.staff)
        for card in range(1, 49):
            assert row[f"looked at, card {card}"] == (card in state.looked)
            assert row[f"staff out of the game, card {card}"] == (card in state.dismissed)
            assert row[f"known under the staff to come, card {card}"] == (card in state.staff)
