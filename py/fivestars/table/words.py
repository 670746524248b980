"""What a game says, as English sentences that the catalogues translate. Where it stands, a sentence stands once.

`{name}` in a sentence is a fact of the event or objection: a seat becomes a person's name, a value of a field that
`Words.names` knows becomes a component's name, everything else is a number. Sentences are in the present tense.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf
from typing import Any, Final, NamedTuple, TypeAlias

from fivestars.table.game import Event, Move, Value


def N_(text: str) -> str:  # noqa: N802  # gettext's name for a sentence to be translated later
    """Mark a text for translation."""
    return text


ABOUT: Final = "\x04"  # between what a text is about and the text, as in every catalogue of gettext


def C_(about: str, text: str) -> str:  # noqa: N802  # as N_
    """Mark a text that means something else elsewhere, with what it is about here: a blue seat, a blue room."""
    return f"{about}{ABOUT}{text}"


def plain(text: str) -> str:
    """Return a text without what it is about."""
    return text.rpartition(ABOUT)[2]


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}")


class Counted(NamedTuple):
    """A sentence that changes with a number: the one that the fact `by` holds."""

    one: str
    many: str
    by: str


def NP_(one: str, many: str, by: str) -> Counted:  # noqa: N802  # as N_, for plural forms
    """Mark a sentence with plural forms for translation."""
    return Counted(one, many, by)


Sentence: TypeAlias = str | Counted


class Prompt(NamedTuple):
    """One kind of decision, in two sentences: {seat} is who decides."""

    asks: str  # what the one who decides is asked
    tells: str  # what everybody else is told of it meanwhile


class Differs(NamedTuple):
    """By how much a move certainly brings more or less than another, of what makes out a part."""

    more: Counted  # both stand within a sentence, and tell {number}
    less: Counted
    points: tuple[str, ...] = ()  # the parts of the score that count, as `Outlook` names them
    things: tuple[str, ...] = ()  # what a seat has, in the same way


# A sentence, or what finds one, or none: by what this move does, and by what the other does of the kind.
Named: TypeAlias = str | Callable[[Any, Any | None], str]


class Why(NamedTuple):
    """Why a move is better than another by one part of what a bot thinks of a table, or why it is worse.

    The rest makes it concrete where that is certain: what there is more of, counted or called by its name.
    """

    more: str  # both stand within a sentence; {next_seat} is who sits next
    less: str
    shown_by: tuple[type[Event], ...] = ()  # what happens where there is more of this part: the room, the guest
    counted: tuple[Differs, ...] = ()
    kept: Mapping[type[Event], Named] = {}  # what the other move would use up, told with the facts of how it does
    named: Mapping[type[Event], Named] = {}  # what the move itself is about, told with the facts of what it does
    lacking: Mapping[type[Event], Named] = {}  # the same of the worse move


@dataclass(frozen=True, slots=True)
class Words:
    """All that a game says at its table."""

    prompts: Mapping[str, Prompt]  # by State.prompt
    events: Mapping[type[Event], Sentence]
    objections: Mapping[StrEnum, Sentence]
    parts: Mapping[str, str]  # names of the parts of a score
    decided: Mapping[str, str]  # by Standing.decided_by: {winner} has won, and why
    options: Mapping[str, tuple[str, str]]  # an option's name or value: its label, and a sentence
    names: Mapping[str, Mapping[Value, str]] = field(default_factory=dict)  # field, value: the component's name
    explains: Mapping[str, str] = field(default_factory=dict)  # a component's key: its rule in a sentence or two
    reasons: Mapping[str, Why] = field(default_factory=dict)  # by the name of a part of what its bot thinks
    briefly: Mapping[type[Event], Sentence] = field(default_factory=dict)  # where several stand in a line, else as ever
    moves: Mapping[type[Move], str] = field(default_factory=dict)  # some by a word of their own
    follows: Mapping[str, str] = field(default_factory=dict)  # by prompt: what is told of it whose turn has just ended
    unit: str = "points"  # what they are called when they are counted: see `web/words/units.py`
    decides: float = inf  # from so many points on, what its bot thinks of is the match itself, and no number is told


class Poster(NamedTuple):
    """What a game says in the lobby: its title, a line, how many minutes a match takes, and how hard it is."""

    title: str
    line: str
    minutes: int
    hard: int = 2  # 1: anybody plays at once; 3: there is much to think of
