"""A lesson: a first match of a game, step by step, on a fixed deal; each game has one in its `lesson/`.

A step is a sentence and what it speaks of. Where something is to be done, `wants` says it, one move after another: the
fields that must be so, whatever the others are. `others` are the moves that the other seats make then. So how far a
lesson is can be read off the match: nothing else has to be kept. Sentences are marked with `N_`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from fivestars.table.game import AnyGame, Move, Value, fields, kind
from fivestars.table.match import Match, Person, Setup

Wish: TypeAlias = Mapping[str, Value]  # what a move must be like, by field; `do` is the kind of move

LEARNER: Final = 0  # the seat of who learns
LEVEL: Final = 1  # of the others, once the lesson is over and the match goes on


class Step(NamedTuple):
    """One step of a lesson."""

    says: str
    lit: tuple[str, ...] = ()  # what it speaks of: names in an `id`, `for`, `data-lit` or `aria-labelledby`
    wants: tuple[Wish, ...] = ()  # none: it is only read
    instead: str = ""  # said of a move that is legal, and not what the lesson is about
    brought: str = ""  # said when all of it is done
    others: tuple[Move, ...] = ()


class Lesson(NamedTuple):
    """A first match of a game."""

    minutes: int
    edition: int  # of the rules by which it goes
    options: tuple[str, ...]
    seed: int
    steps: tuple[Step, ...]
    seats: int = 2
    first: int = LEARNER


class Place(NamedTuple):
    """Where a lesson is: the step, how many of its moves are made, and of those of the others that follow."""

    step: int
    made: int = 0
    answered: int = 0


def dealt(game: AnyGame, lesson: Lesson) -> Match:
    """Return the match of a lesson at its beginning."""
    setup = Setup(game.id, lesson.edition, lesson.seats, lesson.options, lesson.seed, lesson.first, free_undo=True)
    people = [Person(colour=seat, level=0 if seat == LEARNER else LEVEL) for seat in range(lesson.seats)]
    return Match(game, setup, people)


def is_wanted(move: Move, wish: Wish) -> bool:
    """Tell whether a move is what a step wants."""
    parts = {"do": kind(move), **dict(zip(fields(move), move, strict=True))}
    return wish.items() <= parts.items()


def place_of(lesson: Lesson, match: Match) -> Place | None:
    """Return where a match is in its lesson: at the first step after its last move; None where it goes its own way.

    A lesson that is over is at the step after its last.
    """
    moves, at = iter(match.moves), Place(0)
    for number, step in enumerate(lesson.steps):
        for made, wish in enumerate(step.wants):
            move = next(moves, None)
            if move is None:
                return Place(number, made) if made else at
            if not is_wanted(move, wish):
                return None
        for answered, other in enumerate(step.others):
            move = next(moves, None)
            if move is None:
                return Place(number, len(step.wants), answered) if answered or step.wants else at
            if (kind(move), move) != (kind(other), other):
                return None
        if step.wants or step.others:
            at = Place(number + 1)
    return at if next(moves, None) is None else None


class Teaching(NamedTuple):
    """A lesson under way: where it is, and how many of the steps from there on have been read."""

    lesson: Lesson
    place: Place
    read: int = 0

    @property
    def number(self) -> int:
        """Return the number of the step that is shown, from 0."""
        return self.place.step + self.read

    @property
    def step(self) -> Step:
        """Return the step that is shown: the last one is only read, so there always is one."""
        return self.lesson.steps[self.number]

    @property
    def answer(self) -> Move | None:
        """Return the move that another seat makes now; None where the learner is to read or to do something.

        A move without fields is an empty tuple, and yet one.
        """
        if self.read:
            return next(iter(self.lesson.steps[self.number - 1].others), None)
        place, step = self.place, self.step
        done = place.made == len(step.wants) and (place.made or place.answered)
        return step.others[place.answered] if done else None

    @property
    def wish(self) -> Wish | None:
        """Return what the learner is to do now."""
        wants = self.step.wants if self.answer is None else ()
        return wants[0 if self.read else self.place.made] if wants else None

    @property
    def is_read(self) -> bool:
        """Tell whether the step is only to be read: nobody does anything until it was."""
        return self.wish is None and self.answer is None

    @property
    def is_last(self) -> bool:
        """Tell whether nothing comes after the step that is shown."""
        return self.number == len(self.lesson.steps) - 1

    def resumed(self, read: int) -> "Teaching":
        """Return the lesson with so many steps read, as far as there is nothing else to do first."""
        steps, first = self.lesson.steps, self.place.step
        fresh = not (self.place.made or self.place.answered)
        while read and not (fresh and all(not (one.wants or one.others) for one in steps[first : first + read])):
            read -= 1
        return self._replace(read=min(read, len(steps) - 1 - first))

    def sentences(self) -> list[str]:
        """Return what there is to say: what the step before has brought, and what this one is about."""
        steps, place = self.lesson.steps, self.place
        if self.answer is not None:
            told = [steps[self.number - 1].says if self.read else self.step.brought or self.step.says]
        elif self.read or place.made or not self.number:
            told = [self.step.says]
        else:
            told = [steps[self.number - 1].brought, self.step.says]
        return [sentence for sentence in told if sentence]
