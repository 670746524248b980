"""Positions of Vienna for the tests, in a few readable lines: rooms by their numbers, food by letters, cards by theirs.

s strudel, c cake, w wine, k coffee. `opened()` is a table at which seat 0 begins the first turn of the game.
"""

from collections.abc import Sequence
from typing import TypeVar

from fivestars.games.austria import GAME
from fivestars.games.austria.rules import Austria, deal
from fivestars.games.austria.rules.errands import BARE, BEGIN, packed
from fivestars.games.austria.rules.events import Blamed, Honoured
from fivestars.games.austria.rules.lookup import DICE, GUEST_SHIFT, INDEX
from fivestars.games.austria.rules.rounds import end_round
from fivestars.games.austria.rules.table import PART_NAMES, PARTS
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, IllegalMove, Move, Objection, kind, told_to_all

E = TypeVar("E", bound=Event)

ANNA, BORIS, CLARA, DENIS = range(4)
LETTERS = "scwk"
USUAL = (2, 2, 2, 2, 1, 1)  # dice on the spaces 1 to 6 with two players
ROUND_OF = {"A": 3, "B": 5, "C": 7}  # when the emperor comes to see a tile
HIGH = {"A": 6, "B": 8, "C": 10}  # just far enough for the bonus
LOW = {"A": 3, "B": 5, "C": 7}  # not far enough to escape the penalty
QUEUE = (92, 93, 77, 65, 69)  # from left to right: one strudel, one strudel, one cake, one coffee, two cakes and coffee


class Loaded(Dice):
    """Dice that show what they are told to, and then what dice show."""

    __slots__ = ("coming",)

    def __init__(self, *coming: int) -> None:
        super().__init__(0)
        self.coming = list(coming)

    def below(self, limit: int) -> int:
        """Give the next face told, counted from 0 as dice do."""
        return self.coming.pop(0) - 1 if self.coming else super().below(limit)

    def copy(self) -> "Loaded":
        """Return dice that will show the same."""
        again = Loaded(*self.coming)
        again.seed, again.drawn = self.seed, self.drawn
        return again


def dealt(
    seats: int = 2,
    hands: str = "random",
    hotels: str = "night",
    rules: str = "2015",
    first: int = 0,
    seed: int = 1,
    edition: int = GAME.edition,
) -> Austria:
    """Return a table as it is dealt."""
    return deal(seats, {"hands": hands, "hotels": hotels, "rules": rules}, first, Dice(seed), edition)


def opened(
    seats: int = 2,
    rules: str = "2015",
    dice: Sequence[int] = USUAL,
    hotels: str = "night",
    first: int = 0,
    edition: int = GAME.edition,
) -> Austria:
    """Return a table in round 1: rooms 11, 12 and 13 are vacant, nobody has guests, food, or staff cards."""
    state = dealt(seats, hotels=hotels, rules=rules, first=first, edition=edition)
    for cards in state.hand:
        state.staff += cards
        state.knowers += [0] * len(cards)
    state.hand = [()] * seats
    state.kitchen = [0] * seats
    line(state, *QUEUE)
    state.politics = (108, 109, 113)
    state.tiles = ("A1", "B1", "C1")
    state.errands = [BARE[BEGIN]]
    state.seat, state.prompt = first, "begin"
    shows(state, *dice)
    for seat in range(seats):
        rooms(state, seat, vacant="11 12 13")
    return state


def shows(state: Austria, *dice: int) -> None:
    """Let the dice lie so on the spaces 1 to 6."""
    state.faces = (0, *dice)
    state.spaces = sum(1 << face for face, count in enumerate(state.faces) if count)
    state.thrown = DICE[state.seats] - sum(dice)


def line(state: Austria, *guests: int) -> None:
    """Let these guests wait in the queue, from left to right."""
    state.deck = [*(guest for guest in state.queue if guest not in guests), *state.deck]
    state.queue = guests
    _leave(state, *guests)


def _leave(state: Austria, *guests: int) -> None:
    state.deck = [guest for guest in state.deck if guest not in guests]
    state.discards = [guest for guest in state.discards if guest not in guests]
    state.queue = tuple(0 if guest in guests and guest not in state.queue else guest for guest in state.queue)


def comes_next(state: Austria, *guests: int) -> None:
    """Let these guests come into the queue next, in this order."""
    _leave(state, *guests)
    state.deck += reversed(guests)


def food(letters: str) -> int:
    """Return so much food as a packed number."""
    return packed([letters.count(letter) for letter in LETTERS])


def sits(state: Austria, guest: int, lacks: str = "", seat: int = ANNA) -> None:
    """Let a guest sit in a café who still lacks this food."""
    _leave(state, guest)
    need = sum(lacks.count(letter) << 2 * place for place, letter in enumerate(LETTERS))
    others = [code for code in state.cafe[seat] if code >> GUEST_SHIFT != guest]
    state.cafe[seat] = tuple(sorted([*others, guest << GUEST_SHIFT | need]))


def cooks(state: Austria, letters: str, seat: int = ANNA) -> None:
    """Put this food into a kitchen."""
    state.kitchen[seat] = food(letters)


def rooms(state: Austria, seat: int = ANNA, vacant: str = "", occupied: str = "") -> None:
    """Let a hotel have just these room tiles."""
    state.vacant[seat] = sum(1 << INDEX[int(number)] for number in vacant.split())
    state.occupied[seat] = sum(1 << INDEX[int(number)] for number in occupied.split())


def holds(state: Austria, *cards: int, seat: int = ANNA) -> None:
    """Let a hand be just these staff cards."""
    for card in state.hand[seat]:
        state.staff.insert(0, card)
        state.knowers.insert(0, 0)
    _take_out(state, *cards)
    state.hand[seat] = tuple(sorted(cards))


def employs(state: Austria, *cards: int, seat: int = ANNA) -> None:
    """Let these staff cards have been played, besides those before."""
    _take_out(state, *cards)
    for card in cards:
        state.played[seat] |= 1 << card


def on_top(state: Austria, *cards: int) -> None:
    """Let these cards be the next of the staff deck, in this order."""
    _take_out(state, *cards)
    state.staff += reversed(cards)
    state.knowers += [0] * len(cards)


def _take_out(state: Austria, *cards: int) -> None:
    state.staff = [card for card in state.staff if card not in cards]
    state.knowers = [0] * len(state.staff)


def go(state: Austria, *moves: Move) -> list[Event]:
    """Make these moves and return what happened, in full."""
    happened: list[Happening] = []
    for move in moves:
        happened += state.play(move)
    return told_to_all(happened)


def refused(state: Austria, move: Move) -> Objection:
    """Return why a move is refused; it must be."""
    try:
        state.copy().play(move)
    except IllegalMove as refusal:
        return refusal.objection
    raise AssertionError(f"{move} is legal")


def legal(state: Austria) -> list[Move]:
    """Return the legal moves."""
    return list(state.legal())


def offers(state: Austria, wanted: type[Move]) -> list[Move]:
    """Return the legal moves of one kind."""
    return [move for move in state.legal() if type(move) is wanted]


def only(happened: Sequence[Event], wanted: type[E]) -> E:
    """Return the one event of its kind."""
    found = [event for event in happened if type(event) is wanted]
    assert len(found) == 1, f"{len(found)} events {wanted.__name__}: {[kind(event) for event in happened]}"
    event = found[0]
    assert isinstance(event, wanted)
    return event


def has(happened: Sequence[Event], event: Event) -> bool:
    """Tell whether just this event happened."""
    return any(type(other) is type(event) and other == event for other in happened)


def points(state: Austria, part: str, seat: int = ANNA) -> int:
    """Return a seat's points of one part."""
    return state.points[seat * PARTS + PART_NAMES.index(part)]


def pantry(state: Austria, seat: int = ANNA) -> str:
    """Return what lies in a kitchen, as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, state.kitchen_of(seat), strict=True))


def lacking(state: Austria, guest: int, seat: int = ANNA) -> str:
    """Return what a guest in the café lacks, as letters."""
    need = dict(state.guests_of(seat))[guest]
    return "".join(letter * count for letter, count in zip(LETTERS, need, strict=True))


def guests(state: Austria, seat: int = ANNA) -> list[int]:
    """Return who sits in a café."""
    return [guest for guest, _ in state.guests_of(seat)]


def tiles(mask: int) -> str:
    """Return a set of rooms by their numbers."""
    return " ".join(str(number) for number, room in INDEX.items() if mask >> room & 1)


def vacant(state: Austria, seat: int = ANNA) -> str:
    """Return the vacant rooms of a hotel."""
    return tiles(state.vacant[seat])


def occupied(state: Austria, seat: int = ANNA) -> str:
    """Return the occupied rooms of a hotel."""
    return tiles(state.occupied[seat])


def emperor_comes(state: Austria, round_: int, tile: str) -> list[Event]:
    """Let a round be over with this emperor tile; return what happened until the next decision."""
    state.round = round_
    stack = "ABC".index(tile[0])
    state.tiles = (*state.tiles[:stack], tile, *state.tiles[stack + 1 :])
    state.errands, state.prompt = [], ""
    happened: list[Happening] = []
    end_round(state, happened)
    state.go_on(happened)
    return told_to_all(happened)


def honoured(tile: str, state: Austria | None = None, rules: str = "2015") -> Austria:
    """Return a table at which this tile's bonus has just been given to Anna; Boris gets neither bonus nor penalty."""
    state = state or opened(rules=rules)
    state.steps = [HIGH[tile[0]], LOW[tile[0]] + 1]
    happened = emperor_comes(state, ROUND_OF[tile[0]], tile)
    assert has(happened, Honoured(ANNA, tile))
    return state


def blamed(tile: str, state: Austria) -> Austria:
    """Let this tile's penalty fall on Anna, and on nobody else."""
    state.steps = [LOW[tile[0]], *[LOW[tile[0]] + 1] * (state.seats - 1)]
    happened = emperor_comes(state, ROUND_OF[tile[0]], tile)
    assert has(happened, Blamed(ANNA, tile))
    return state


def ends(state: Austria) -> list[Event]:
    """Let the game be over, without anything coming from the emperor on the way."""
    state.steps = [8] * state.seats  # 8 less 7 is 1: neither bonus nor penalty
    return emperor_comes(state, 7, "C1")
