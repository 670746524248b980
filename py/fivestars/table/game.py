"""The contract of a game: what the table asks of every box on the shelf, and nothing about any of them.

A game is a `Game` (what may be chosen at set-up, how to deal) and a `State` (what may be done, what happens then).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product
from types import NoneType
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar, get_type_hints

from fivestars.table.dice import Dice

Value: TypeAlias = int | str
# One decision of one seat: a NamedTuple of small ints and strings, `Lay(row=0, slot=2, top=3)`.
Move: TypeAlias = tuple[Value, ...]
# One thing that happened: a NamedTuple; a tuple inside it is a list of numbers.
Event: TypeAlias = tuple[Value | tuple[Value, ...], ...]


class Secret(NamedTuple):
    """An event that only some seats may know in full; the others get `instead`, or nothing."""

    seats: tuple[int, ...]
    event: Event
    instead: Event | None = None


Happening: TypeAlias = Event | Secret


class Refusal(StrEnum):
    """Why a move is refused whatever the game."""

    NOT_A_MOVE = "not a move"
    GAME_OVER = "game over"


class Objection(NamedTuple):
    """Why a move is not allowed now: a reason of the game's own enum, and its numbers."""

    reason: StrEnum
    facts: tuple[tuple[str, Value], ...] = ()


def because(reason: StrEnum, **facts: Value) -> Objection:
    """Return the objection with this reason and these numbers."""
    return Objection(reason, tuple(facts.items()))


class IllegalMove(ValueError):
    """A move was refused; the state is untouched."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.objection = objection


class Score(NamedTuple):
    """The points of one seat with their parts; `total` is None where the viewer may not know it."""

    total: int | None
    parts: tuple[tuple[str, int], ...] = ()


class Standing(NamedTuple):
    """The scores now; when the game is over also who won, and the name of what decided it."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...] = ()
    decided_by: str = ""


def decided(scores: tuple[Score, ...], by: str, *ties: tuple[str, Callable[[int], int]]) -> Standing:
    """Return the standing at the end: most points win, then most of what breaks ties, in order; or all the best win."""

    def points(seat: int) -> int:
        return scores[seat].total or 0

    best = tuple(range(len(scores)))
    for name, of in ((by, points), *ties):
        most = max(map(of, best))
        best = tuple([seat for seat in best if of(seat) == most])
        if len(best) == 1:
            return Standing(scores, best, name)
    return Standing(scores, best, "shared")


class Outlook(NamedTuple):
    """What a move would certainly bring the one who decides, as far as that seat may know."""

    points: tuple[tuple[str, int], ...] = ()  # by part of the score, where it changes
    gains: tuple[tuple[str, int], ...] = ()  # by the name of what a seat has, where it changes; less than 0: spent
    owed: tuple[str, ...] = ()  # the prompts of what that seat decides then, in the same turn, the next first
    events: tuple[Event, ...] = ()  # what it would be told of


class State(ABC):
    """Everything on the table. Plain, mutable, slotted; copied by hand."""

    __slots__ = ()

    moves: ClassVar[tuple[type[Move], ...]]  # every kind of move, in the order in which `legal` lists them
    # Kinds of events with which something begins between turns that no move brings about: the emperor comes.
    interludes: ClassVar[tuple[type[Event], ...]] = ()

    edition: int  # of the rules, with which its match began; it is played by them to its end
    seat: int | None  # who decides now; None when the game is over
    prompt: str  # what is being decided, for the page and the bots
    revealed: int  # how often something hidden or random has come to light: undo stops where it grows

    @property
    @abstractmethod
    def round(self) -> int:
        """The round under way, counted from 1 as people at the table count it; a slot declared `round: int` will do."""

    @property
    def unasked(self) -> int:
        """Return how many turns the box itself has had: they ask nobody, and yet end the turn before."""
        return 0

    @abstractmethod
    def legal(self) -> Sequence[Move]:
        """Return every legal move in order, at least one while `seat` is not None. Not to be changed."""

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now, or None where `legal` lists it."""
        if self.seat is None:
            return because(Refusal.GAME_OVER)
        if not is_move(move, self.moves):
            return because(Refusal.NOT_A_MOVE)
        return self.why_not(self.seat, move)

    @abstractmethod
    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why the rules refuse a move of this game to the seat that decides, or None."""

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened. Unchecked: only for moves that `legal` lists."""
        events: list[Happening] = []
        self.do(move, events)
        self.go_on(events)
        return events

    @abstractmethod
    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says, and what certainly follows from it for the one who decides.

        It works on what that seat sees, too: what it may not know is then left out.
        """

    @abstractmethod
    def go_on(self, events: list[Happening]) -> None:
        """Do what then needs no decision: what comes to light, the next seat, the end of a round and of the game."""

    def owed(self) -> Sequence[str]:
        """Return, after `do`, the prompts of what the same seat decides next in this turn; none where it has ended."""
        return ()

    @abstractmethod
    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return how much a seat has of each thing that it can gain or spend, always the same things in one order."""

    def foretell(self, move: Move) -> Outlook:
        """Return what `move`, one that `legal` lists, would certainly bring the one who decides. Nothing changes."""
        seat = self.seat
        assert seat is not None, "somebody decides"
        seen = self.seen_by(seat)
        had, stood = seen.belongings(seat), seen.standing().scores[seat]
        told: list[Happening] = []
        seen.do(move, told)
        return Outlook(
            _change(stood.parts, seen.standing().scores[seat].parts),
            _change(had, seen.belongings(seat)),
            tuple(seen.owed()),
            tuple(told_to(seat, told)),
        )

    @abstractmethod
    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """Return a copy with only what `seat` may know; None: what everybody may know."""

    def seen_later(self, seat: int | None) -> Self:
        """Return what `seat` may look back at while the match goes on: all that it saw, unless it has to remember."""
        return self.seen_by(seat)

    @abstractmethod
    def guess(self, seat: int, dice: Dice) -> Self:
        """Return `seen_by(seat)` with the unknown filled in at random, consistently. Never looks at what is hidden."""

    @abstractmethod
    def standing(self) -> Standing:
        """Return the scores now, with their parts; final when the game is over."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """Return the name of every piece of the box, wherever it lies now, sorted: the same after every move."""

    def dealt(self) -> list[Event]:
        """Return what the log tells of the deal, if anything, from what everybody may know; asked before any move."""
        return []

    def play(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened; raise IllegalMove, and change nothing, where it is refused."""
        objection = self.objection(move)
        if objection is not None:
            raise IllegalMove(objection)
        return self.apply(move)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _alike_within(self, other)

    __hash__ = None  # type: ignore[assignment]  # a state changes; the ABC would otherwise hash by identity


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose at set-up; the first value is the usual one. No two options of a game share a value."""

    name: str
    values: tuple[str, ...]
    within: tuple[str, ...] = ()  # the values of other options with which alone it matters; none: always
    since: int = 0  # the edition of the rules with which it came, unknown to older matches; 0: it was always there
    seats: tuple[int, ...] = ()  # the numbers of seats with which alone there is a choice; none: with all
    plays: int | None = None  # the seat that the box itself plays with any other value than the usual one

    def at(self, seats: int) -> tuple[str, ...]:
        """Return the values from which to choose with so many seats."""
        return self.values if seats in self.seats or not self.seats else self.values[:1]


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """A box on the shelf."""

    id: str
    edition: int  # of its rules, the newest: grows whenever one is corrected; older ones are still played
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    # seats, the chosen value of each option by name, who starts, chance, the edition of the rules
    deal: Callable[[int, Mapping[str, str], int, Dice, int], S]

    def usual(self) -> tuple[str, ...]:
        """Return the usual value of every option."""
        return tuple(option.values[0] for option in self.options)

    def options_of(self, edition: int) -> tuple[Option, ...]:
        """Return the options that an edition of the rules has: newer ones come last."""
        return tuple(option for option in self.options if option.since <= edition)

    def offers(self, values: Sequence[str], seats: int, edition: int) -> bool:
        """Tell whether these are values of all options of an edition, one for each, with so many seats."""
        options = self.options_of(edition)
        return len(values) == len(options) and all(
            value in option.at(seats) for option, value in zip(options, values, strict=True)
        )

    def choices(self, seats: int) -> list[tuple[str, ...]]:
        """Return all that may be agreed with so many seats, a value of each option."""
        return list(product(*(option.at(seats) for option in self.options)))

    def fitted(self, values: Sequence[str], seats: int) -> tuple[str, ...]:
        """Return these values, the usual one where an option has come since, or gives no choice with so many seats."""
        given = (*values, *self.usual()[len(values) :])
        return tuple(
            value if value in option.at(seats) else option.values[0]
            for option, value in zip(self.options, given, strict=False)
        )

    def agreed(self, values: Sequence[str], seats: int) -> list[tuple[Option, str]]:
        """Return each option that matters with these values and so many seats, with its value."""
        return [
            (option, value)
            for option, value in zip(self.options, values, strict=False)  # an older match has fewer
            if len(option.at(seats)) > 1 and (not option.within or any(other in option.within for other in values))
        ]

    def rival(self, values: Sequence[str]) -> tuple[Option, int] | None:
        """Return by which option the box itself plays a seat, and at which level; None where it plays none."""
        for option, value in zip(self.options, values, strict=False):
            if option.plays is not None and value != option.values[0]:
                return option, option.values.index(value)
        return None


AnyGame: TypeAlias = Game[Any]  # whatever its state is


def kind(move: Move | Event) -> str:
    """Return the name of a move's or an event's kind: `Lay`."""
    return type(move).__name__


def fields(move: Move | Event) -> tuple[str, ...]:
    """Return the names of a move's or an event's fields."""
    names: tuple[str, ...] = getattr(type(move), "_fields", ())
    return names


def is_move(thing: object, kinds: Collection[type[Move]]) -> bool:
    """Tell whether a thing is a move of one of these kinds. True and 1.0 equal 1, and yet are no fields of a move."""
    return isinstance(thing, tuple) and type(thing) in kinds and tuple(map(type, thing)) == _types(type(thing))


@cache
def _types(kind: type[Move]) -> tuple[type, ...]:
    return tuple(get_type_hints(kind).values())


def place(move: Move, moves: Sequence[Move]) -> int:
    """Return where `move` stands among `moves`, or -1; kind included, since tuples of two kinds may be equal."""
    cls = type(move)
    for index, other in enumerate(moves):
        if other == move and type(other) is cls:
            return index
    return -1


def told_to(seat: int | None, happenings: Sequence[Happening]) -> list[Event]:
    """Return the events as `seat` may know them; None: as everybody may."""
    told: list[Event] = []
    for happening in happenings:
        if not isinstance(happening, Secret):
            told.append(happening)
        elif seat is not None and seat in happening.seats:
            told.append(happening.event)
        elif happening.instead is not None:
            told.append(happening.instead)
    return told


def told_to_all(happenings: Sequence[Happening]) -> list[Event]:
    """Return the events in full, as they are told when the game is over."""
    return [happening.event if isinstance(happening, Secret) else happening for happening in happenings]


def _change(before: Sequence[tuple[str, int]], after: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return by how much each thing has changed that has, in the order in which they are named afterwards."""
    old = dict(before)
    new = {**dict.fromkeys(old, 0), **dict(after)}
    return tuple([(name, now - old.get(name, 0)) for name, now in new.items() if now != old.get(name, 0)])


_PLAIN: Final = frozenset((int, str, float, bool, NoneType))  # most of a state: they need no second look
Facts: TypeAlias = "Value | float | bool | tuple[Facts, ...] | None"


def facts(thing: object) -> Facts:
    """Return all that a state holds as nested tuples: for equality, and to be shown. Never kept: layouts change."""
    cls = type(thing)
    if cls is list or cls is tuple:
        parts: Collection[Any] = thing  # type: ignore[assignment]  # mypy does not see it in `cls`
    elif isinstance(thing, (int, str, float, NoneType)):
        return thing
    else:
        parts = _parts(thing)
    for part in parts:
        if type(part) not in _PLAIN:
            return tuple([part if type(part) in _PLAIN else facts(part) for part in parts])
    return tuple(parts)


def _parts(thing: object) -> Collection[Any]:
    if isinstance(thing, (list, tuple)):
        return thing
    if isinstance(thing, Dice):
        return (thing.seed, thing.drawn)
    slots = _slots(thing)
    if not slots:
        raise TypeError(f"a state may hold ints, strings, lists, tuples and slotted objects, not {thing!r}")
    return [getattr(thing, slot) for slot in slots]


def _slots(thing: object) -> tuple[str, ...]:
    return _slots_of(type(thing))  # type: ignore[arg-type]  # to mypy not every class hashes


@cache
def _slots_of(cls: type) -> tuple[str, ...]:
    return tuple(slot for base in reversed(cls.__mro__) for slot in getattr(base, "__slots__", ()))


def _alike(one: object, other: object) -> bool:
    """Tell whether the facts of two things are the same. Most need not be told: what is equal as it lies has the same.

    That is why a state may hold no dict: two of them are equal in another order, too.
    """
    if one == other:
        return True
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_alike, one, other))
    if type(one) is type(other) and _slots(one):
        return _alike_within(one, other)
    return facts(one) == facts(other)


def _alike_within(one: object, other: object) -> bool:
    return all(_alike(getattr(one, slot), getattr(other, slot)) for slot in _slots(one))
