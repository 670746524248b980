"""Achievements: what somebody may have done in a match that is over. Each is a measure, and how much of it is wanted.

A measure looks at the tale of the match: the table at its end, and all that has happened, in full.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, TypeVar

from fivestars.table.game import AnyGame, Event, S, told_to_all
from fivestars.table.match import Match, Setup

E = TypeVar("E", bound=Event)

COUNT: Final = 10  # of each game of the page
DONE: Final = 1  # of a measure that is a yes or a no


class Tale(Generic[S]):
    """A match that is over, as a measure looks at it."""

    def __init__(self, match: Match) -> None:
        self.state: S = match.state  # type: ignore[assignment]  # a measure knows the state of its own game
        self.setup: Setup = match.setup
        self.choices = match.setup.choices(match.game)
        self.totals = [score.total or 0 for score in match.state.standing().scores]
        self.winners = match.state.standing().winners
        self.decided_by = match.state.standing().decided_by
        # by move: whose it was, and what happened
        self.moves: Sequence[tuple[int, Sequence[Event]]] = [
            (step.seat, told_to_all(step.happenings)) for step in match.steps
        ]

    def has_won(self, seat: int) -> bool:
        """Tell whether a seat has won, also together with others."""
        return seat in self.winners

    def of(self, kind: type[E], seat: int) -> list[E]:
        """Return the events of a kind that a seat is the subject of."""
        told = (event for _, events in self.moves for event in events)
        return [event for event in told if isinstance(event, kind) and getattr(event, "seat", seat) == seat]

    def in_moves_of(self, kind: type[E], seat: int) -> list[list[E]]:
        """Return the events of a kind, move by move of a seat."""
        return [[event for event in events if isinstance(event, kind)] for mover, events in self.moves if mover == seat]

    def lead(self, seat: int) -> int:
        """Return by how many points a seat is ahead of the best of the others."""
        return self.totals[seat] - max(total for other, total in enumerate(self.totals) if other != seat)


class Achievement(NamedTuple):
    """Something to be done in one match."""

    id: str  # as the history keeps it: never another one's
    title: str
    told: str  # what is to be done, in a sentence
    goal: int
    measure: Callable[[Tale[Any], int], int]


@cache
def achievements_of(game: AnyGame) -> tuple[Achievement, ...]:
    """Return what may be achieved in a game."""
    there: tuple[Achievement, ...] = import_module(f"fivestars.games.{game.id}.achievements").ACHIEVEMENTS
    return there


def earned(match: Match, seats: Sequence[int]) -> list[tuple[str, ...]]:
    """Return which achievements each of these seats has earned in a match that is over."""
    there, tale = achievements_of(match.game), Tale[Any](match)
    return [tuple(one.id for one in there if one.measure(tale, seat) >= one.goal) for seat in seats]
