"""A bot's head: guesses of what its seat cannot see, moves tried on copies of them, and what these look worth."""

from collections.abc import Sequence
from typing import Any, Final

from fivestars.players.patience import Patience
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State

TASTES: Final = 8  # moves that are compared before one is played in the head
LONGEST_TURN: Final = 20  # moves: a longer turn is judged as it stands


class Head:
    """What the seat that decides thinks with."""

    __slots__ = ("_among", "_seen", "_strategy", "dice", "patience", "seat", "seats", "spread")

    def __init__(
        self, seen: State, strategy: Strategy[Any], dice: Dice, patience: Patience, among: Sequence[int] = ()
    ) -> None:
        self._seen, self._strategy = seen, strategy
        self._among = among  # the places of the legal moves among which is chosen; none: all of them
        self.dice, self.patience = dice, patience
        self.seat = seen.seat or 0
        self.seats = range(len(seen.standing().scores))
        self.spread = strategy.spread(seen)  # by how much leads still change

    def guess(self) -> State:
        """Return a table as it may be, for all that the seat knows."""
        return self._seen.guess(self.seat, self.dice)

    def legal(self, world: State) -> Sequence[Move]:
        """Return the legal moves among which is chosen."""
        legal = world.legal()
        return [legal[at] for at in self._among] if self._among else legal

    def promising(self, world: State) -> Sequence[Move]:
        """Return the moves that deserve a look."""
        return self._strategy.promising(world, self.legal(world))

    def lead(self, world: State) -> float:
        """Return by how much this seat looks better off than the best of the others."""
        worth, mine = self._strategy.worth, self.seat
        return worth(world, mine) - max([worth(world, seat) for seat in self.seats if seat != mine])

    def taste(self, world: State, tries: int, dice: Dice) -> Move:
        """Return the best-looking of some promising moves, for whoever decides."""
        moves, values = self.tasted(world, tries, dice)
        return moves[values.index(max(values))]

    def tasted(self, world: State, tries: int, dice: Dice) -> tuple[Sequence[Move], Sequence[float]]:
        """Return some promising moves for whoever decides, and how good each looks; one alone is not looked at."""
        moves = world.legal()
        if len(moves) == 1:
            return moves, (0.0,)
        moves = self._strategy.promising(world, moves)
        if len(moves) > tries:
            moves = _some(moves, tries, dice)
        self.patience.taken += len(moves)
        if len(moves) == 1:
            return moves, (0.0,)
        worth, seat, values = self._strategy.worth, world.seat or 0, list[float]()
        for move in moves:
            after = world.copy()
            after.apply(move)
            values.append(worth(after, seat))
        return moves, values

    def slip(self, level: int) -> float:
        """Return by how many points at most a move looks better or worse to a level than it is."""
        slips = self._strategy.slips
        return slips[level - 1] * self.spread if level <= len(slips) else 0.0

    def errors(self, count: int, slip: float) -> Sequence[float]:
        """Return by how many points each of so many moves is taken for better than it is."""
        return [slip * (2 * self.dice.random() - 1) for _ in range(count)] if slip else [0.0] * count

    def liked(self, world: State, part: int) -> float:
        """Return how much there is of one part of what the table looks worth for this seat; nothing at the end."""
        return 0.0 if world.seat is None else [*self._strategy.parts(world, self.seat).values()][part]

    def take_turn(self, world: State, plan: Sequence[Move], dice: Dice) -> list[Move]:
        """Make this seat's moves until another's turn; return those that were made before anything came to light.

        They follow the plan until something comes to light, which is thought over, or the plan ends.
        """
        known, unasked = world.revealed, world.unasked
        made: list[Move] = []
        for count in range(LONGEST_TURN):
            if (world.seat, world.unasked) != (self.seat, unasked) or (count and self.patience.over()):
                break
            foreseen = world.revealed == known
            move = plan[count] if foreseen and count < len(plan) else self.taste(world, TASTES, dice)
            if foreseen:
                made.append(move)
            self.patience.taken += 1
            world.apply(move)
        return made

    def play_round(self, world: State, dice: Dice) -> None:
        """Play on until every seat has had a turn."""
        mover, turns = (world.seat, world.unasked), len(self.seats)
        for _ in range(LONGEST_TURN * turns):
            if (world.seat, world.unasked) != mover:
                mover, turns = (world.seat, world.unasked), turns - 1
            if world.seat is None or turns == 0 or self.patience.over():
                return
            self.patience.taken += 1
            world.apply(self.taste(world, TASTES, dice))


def _some(moves: Sequence[Move], count: int, dice: Dice) -> list[Move]:
    """Return so many of the moves, drawn at random."""
    drawn = list(moves)
    for place in range(count):
        other = place + dice.below(len(drawn) - place)
        drawn[place], drawn[other] = drawn[other], drawn[place]
    return drawn[:count]
