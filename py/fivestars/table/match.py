"""A match: its set-up, who sits where, and its moves. Everything else, the state too, follows from these."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, NamedTuple
from zlib import crc32

from fivestars.table.dice import Dice
from fivestars.table.game import (
    AnyGame,
    Event,
    Happening,
    IllegalMove,
    Move,
    Refusal,
    State,
    because,
    kind,
    place,
)

LEVELS: Final = 6  # 0 is a person
COLOURS: Final = 8


class Setup(NamedTuple):
    """What was agreed before the first move."""

    game: str
    edition: int
    seats: int
    options: tuple[str, ...]  # the chosen value of each of the game's options, in their order
    seed: int
    first: int  # the seat that starts
    free_undo: bool = False  # whether moves may be taken back past a revelation

    def choices(self, game: AnyGame) -> dict[str, str]:
        """Return the chosen values by the names of their options."""
        options = game.options_of(self.edition)
        return {option.name: value for option, value in zip(options, self.options, strict=True)}


class Person(NamedTuple):
    """Who sits at a seat: a person (level 0), or a bot of level 1 to 5."""

    name: str = ""
    colour: Annotated[int, range(COLOURS)] = 0
    level: Annotated[int, range(LEVELS)] = 0


class Step(NamedTuple):
    """One move of a match and what it did."""

    seat: int
    move: Move
    place: int  # where the move stood among those that were legal
    legal: int  # how many these were
    way: int  # a number that tells the moves so far, this one too, and how many were legal at each
    happenings: list[Happening]
    reveals: bool  # whether something hidden or random came to light


class Match:
    """A game under way. `game` is the box that `setup.game` names."""

    def __init__(self, game: AnyGame, setup: Setup, people: Sequence[Person], moves: Iterable[Move] = ()) -> None:
        self.game = game
        self.setup = setup
        self.people = tuple(people)
        self.rival: Match | None = None  # the same deal, played to its end before: what is to be beaten
        self.undone: list[Move] = []
        self.steps: list[Step] = []
        self.state = self._deal()
        self.dealt: list[Event] = self.state.dealt()
        for move in moves:
            self._step(move)

    def copy(self) -> "Match":
        """Return a match that goes its own way from here: what is done there changes nothing here."""
        other = object.__new__(Match)
        other.game, other.setup, other.people, other.rival = self.game, self.setup, self.people, self.rival
        other.undone, other.steps = self.undone.copy(), self.steps.copy()
        other.state, other.dealt = self.state.copy(), self.dealt
        return other

    def until(self, count: int) -> "Match":
        """Return a match of its own that has the first moves of this one."""
        other = self.copy()
        other.undone = []
        other.rewind(count)
        return other

    @property
    def moves(self) -> list[Move]:
        """Return the moves made so far."""
        return [step.move for step in self.steps]

    def happenings(self, count: int) -> Sequence[Happening]:
        """Return what the move that makes `count` moves did; for none, what the deal did."""
        return self.steps[count - 1].happenings if count else self.dealt

    @property
    def way(self) -> int:
        """Return a number that tells the moves so far and how many were legal at each."""
        return self.steps[-1].way if self.steps else 0

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state.seat is None

    def play(self, move: Move) -> Step:
        """Make a move for the seat that decides; raise IllegalMove, and change nothing, where it is refused."""
        step = self._step(move)
        self.undone.clear()
        return step

    def choose(self, legal: Sequence[Move], number: int) -> Step:
        """Make the move with this number, counted from 0, of those that are legal now."""
        step = self._make(legal, number)
        self.undone.clear()
        return step

    def undo_target(self) -> int | None:
        """Return to how many moves an undo goes back, or None where it may not.

        It goes back to the last decision of a person; past a revelation only where the table was opened so.
        """
        for count in range(len(self.steps) - 1, -1, -1):
            step = self.steps[count]
            if step.reveals and not self.setup.free_undo:
                return None
            if self.people[step.seat].level == 0:
                return count
        return None

    def turn_target(self) -> int | None:
        """Return to how many moves taking back the turn goes: the first of the person's moves in a row."""
        target = self.undo_target()
        if target is None:
            return None
        while target > 0:
            before = self.steps[target - 1]
            if before.seat != self.steps[target].seat or (before.reveals and not self.setup.free_undo):
                break
            target -= 1
        return target

    def undo(self, target: int) -> None:
        """Take back the moves from number `target` on; they can be made again by `redo`."""
        taken = [step.move for step in self.steps[target:]]
        self.rewind(target)
        self.undone.extend(reversed(taken))

    def redo(self) -> bool:
        """Make again what was undone, up to the next decision of a person; tell whether there was anything."""
        if not self.undone:
            return False
        self._step(self.undone.pop())
        while self.undone and not self.over and self.people[self.state.seat or 0].level > 0:
            self._step(self.undone.pop())
        return True

    def rewind(self, count: int) -> None:
        """Go back to the state after `count` moves."""
        self.steps = self.steps[:count]
        self.state = self._deal()
        for step in self.steps:
            self.state.apply(step.move)

    def _deal(self) -> State:
        setup = self.setup
        choices = setup.choices(self.game)
        state: State = self.game.deal(setup.seats, choices, setup.first, Dice(setup.seed), setup.edition)
        return state

    def _step(self, move: Move) -> Step:
        legal = self.state.legal()
        number = place(move, legal)
        if number < 0:
            raise IllegalMove(self.state.objection(move) or because(Refusal.NOT_A_MOVE))
        return self._make(legal, number)

    def _make(self, legal: Sequence[Move], number: int) -> Step:
        state, move = self.state, legal[number]
        seat, before = state.seat, state.revealed
        happenings = state.apply(move)
        way = crc32(f"{len(legal)} {kind(move)} {' '.join(map(str, move))}".encode(), self.way)
        reveals = state.revealed != before
        step = Step(-1 if seat is None else seat, move, number, len(legal), way, happenings, reveals)
        self.steps.append(step)
        return step
