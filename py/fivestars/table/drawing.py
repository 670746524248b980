"""What a game's board is given when it is drawn: the view of one seat, what may be picked, and the words.

A game's `board` has one `BOARD`: all that the page asks of it.

`board.html` draws what `Picture.shown` names, and asks two things of the page. `_` is the `Teller`. `spot(part, label)`
gives a thing its attributes: a button, if picking this part of a move leads to a legal one; else a picture.
- `part` is some fields of a move, `{"do": "Swap", "card": 3}`: one of several parts is picked part by part.
- `label` is what it is called; `tip` is told on hover or focus; without a label a thing is decoration.
- `wish` is a move: where the thing cannot be picked, the page says why this one is refused, and `rule` besides.
Things that move keep their `id` and have `data-piece`; `data-lit` names what the log lights up.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from fivestars.table.game import Event, Move, Value

Part: TypeAlias = Mapping[str, Value]  # of a move, by field; `do` is the kind of move
NOTHING_PICKED: Final[Part] = {}
S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")


class Action(NamedTuple):
    """A move, or a part of one, that is picked by a button beside the board; or several moves, made by one press."""

    id: str
    label: str
    part: Part
    quiet: bool = False  # a way out of what the phase is for: it does not call
    aside: bool = False  # it changes only what is asked first: no hint means it
    moves: Sequence[Move] = ()  # of several, where nothing is to be decided in between


class Picture(NamedTuple):
    """What is drawn: by `board.html`, as buttons beside the board, and as a question once something is picked."""

    shown: Mapping[str, object]
    actions: Sequence[Action] = ()
    ask: str = ""
    rounds: int = 0  # of a match, where that is known from the start
    is_last_round: bool = False  # where it is not


class Scene(NamedTuple):
    """One step of a story: the events that it tells, what `story.html` draws, and what there is to say beside."""

    chapter: str
    told: Sequence[Event]
    shown: Mapping[str, object]
    beside: str = ""  # what it brings, and why it happens now
    glides: float = 0  # so many pass, one after another, before that is shown


class Layer(NamedTuple):
    """A symbol of `art.svg` in a picture of several, with the colours that it takes; `held` is small, in the corner."""

    art: str
    fill: str = ""
    accent: str = ""
    held: bool = False


class Sign(NamedTuple):
    """A small picture of what happened: a symbol of `art.svg`, how many of it or where, and how it stands there.

    `look` is `card`, on the seat's colour, or `paper`; `day` or `night`, on that sky; `tall`, a third as wide as high;
    `face`, a portrait of `layers`, once however often it is told of. What is `lost` is crossed out. Beside what
    is `called` something, by its field and its number, its name stands where there is room.
    """

    art: str = ""
    number: int = 1
    text: str = ""
    look: str = ""
    lost: bool = False
    layers: tuple[Layer, ...] = ()
    called: tuple[str, int] | None = None


Pictured: TypeAlias = Mapping[type[Event], Callable[[Any], tuple[Sign, ...]]]  # what is drawn of each kind of event
# by how many points an event changes those of its seat, by its own figures and what never changes in a match
Brings: TypeAlias = Mapping[type[Event], Callable[[Any, Any], int]]


class Hand(Protocol):
    """What the looking seat may pick now: the legal moves, narrowed by the parts picked so far."""

    @property
    def seat(self) -> int | None:
        """The seat that looks, whether it may pick anything or not; None: nobody who sits there."""

    @property
    def picks(self) -> Part:
        """The parts picked so far."""

    @property
    def chosen(self) -> Move | None:
        """The one move that is left, if the picks leave only one."""

    @property
    def candidates(self) -> list[Move]:
        """The legal moves that the picks leave."""

    def offers(self, **part: Value) -> bool:
        """Tell whether picking this part leads to a legal move."""

    def ends(self, **part: Value) -> list[Move]:
        """Return the legal moves that are left once this part is picked."""


class Teller(Hashable, Protocol):
    """The words of the game in the reader's language, at this table."""

    def __call__(self, text: str, **facts: Value) -> str:
        """Return a text translated, with its facts."""

    def count(self, one: str, many: str, number: int, **facts: Value) -> str:
        """Return a text with plural forms; `{number}` is the number."""

    def name(self, field: str, value: Value) -> str:
        """Return the name of a component, or of the person at a seat."""

    def explain(self, key: str) -> str:
        """Return the rule of a component in a sentence."""


@dataclass(frozen=True, kw_only=True)
class Hinting:
    """What a board knows of a hint's move, of its own kind of state; what has a default a game may do without."""

    # Whether an event is of what is asked now, or follows from it: not picked already, nor asked later.
    is_asked: Callable[[Event, Part], bool]
    # What an event of the move is good for; empty where that is not known.
    good_for: Callable[[Any, Event, Teller], str]
    # What a move does of which nothing is certain; empty where that is not known.
    told: Callable[[Any, Move, Teller], str] = lambda _seen, _move, _teller: ""
    # What a part of its judgement means here, beside another move; empty where that says no more than the part does.
    means: Callable[[Any, Move, Move | None, str, Teller], str] = lambda _seen, _move, _other, _part, _teller: ""
    # Whether a hint for the move has told of what is asked once this is picked of it.
    outlives: Callable[[Move, Part], bool] = lambda _move, _picks: True
    turn: "HintingTurn | None" = None  # where one move is several deeds, and a turn several moves


class HintingTurn(NamedTuple):
    """What a board knows of a turn of several deeds, each of which may be the best for a reason of its own."""

    follows: Callable[[Event, Event | None], bool]  # what happens later in the turn comes of what is asked now
    is_next: Callable[[Event, Event | None], bool]  # it is a move of its own, like the one that is asked now
    can_follow: Callable[[Any, Move, Move], bool]  # the first can still be made after the second, as far as is known


class Tale(NamedTuple):
    """How the story of a move is told from which much follows.

    `tells` makes it of what a seat saw before the move and of what it was told of it.
    """

    starts: AbstractSet[str]  # the kinds of events at which it begins, or goes on with the next chapter
    tells: Callable[[Any, Sequence[Event], Teller], list[Scene]]
    chapters: int | None = None  # at most so many, where such events come by the dozen


@dataclass(frozen=True, kw_only=True)
class Board:
    """What the page needs of a game's board, of its own kind of state; what has a default a game may do without."""

    picture: Callable[[Any, Hand, Teller], Picture]
    confirmed: AbstractSet[str]  # the kinds of moves that show their consequences before they are made
    tale: Tale | None = None
    hinting: Hinting | None = None  # where a move is picked part by part

    # What a move does besides what was picked of it, since nothing else was left; empty where that is nothing.
    besides: Callable[[Part, Move, Teller], str] = lambda _picks, _move, _teller: ""

    # A line tells in signs what somebody has done since one's own last turn.
    art: str  # where its symbols are
    pictured: Pictured
    minor: AbstractSet[type[Event]] = frozenset()  # left out first, where there is no room for all
    seen: AbstractSet[type[Event]] = frozenset()  # no part of what a turn is summed up in: the board shows it
    asides: AbstractSet[str] = frozenset()  # the kinds of moves that are decided in nobody's own turn
    of_one_move: bool = False  # a turn is over with its first move
    face_down: AbstractSet[type[Event]] = frozenset()  # events that lay what only their seat knows
    revealed: AbstractSet[type[Event]] = frozenset()  # events that turn that up

    # What is lit when somebody moves: the things that an event names, but for what others have, too; or its place.
    own: AbstractSet[str] = frozenset()
    place_of: Callable[[Event], str] = lambda _: ""
    traces: Callable[[Sequence[tuple[int, Event]]], object] = lambda _: ()  # what others did, marked on the board

    # What somebody has, and what an event changes of it.
    points: Sign  # the sign of one
    purse: Sign | None = None  # of one coin, where coins are no points
    coins: Callable[[Any, int], int] = lambda _, __: 0  # how many a seat has, where coins are no points
    paid: Mapping[type[Event], int] = field(default_factory=dict)  # where points are hidden, and `coins` are told: ±1
    brings: Brings = field(default_factory=dict)  # by how many points, where that is not just as it is told


# --- what stays while somebody picks


class _Still:
    """A position that is looked at, and what was made of it."""

    seen: object = None
    made: dict[tuple[object, ...], Any] = {}  # noqa: RUF012  # there is one, and another for each position


def keep_still(seen: object) -> None:
    """Know from now on that nobody plays on in what is seen."""
    if seen is not _Still.seen:
        _Still.seen, _Still.made = seen, {}


def stays(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Make something of a position once while that is kept still: what is picked changes nothing of it."""

    @wraps(make)
    def made(seen: S, /, *args: P.args, **facts: P.kwargs) -> T:
        if seen is not _Still.seen or facts:
            return make(seen, *args, **facts)
        key = (make, args, *map(type, args))  # moves of two kinds may be equal
        if key not in _Still.made:
            _Still.made[key] = make(seen, *args, **facts)
        found: T = _Still.made[key]
        return found

    return made
