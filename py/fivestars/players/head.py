"""A bot's head: one guess at a time of what it cannot see, moves tried on copies of it, and a feeling for worth."""

from collections.abc import Sequence

from fivestars.players.patience import Patience
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State

LONGEST_TURN = 12  # moves: a turn that goes on is judged as it stands


class Head:
    """What one seat thinks with."""

    def __init__(self, seen: State, seat: int, strategy: Strategy, dice: Dice, patience: Patience) -> None:
        self.seen, self.seat, self.strategy, self.dice, self.patience = seen, seat, strategy, dice, patience
        self.seats = range(len(seen.standing().scores))

    def guess(self) -> State:
        """Return a table as it may be, for all that the seat knows."""
        return self.seen.guess(self.seat, self.dice)

    def after(self, world: State, move: Move) -> State:
        """Return a copy of the world with the move made."""
        self.patience.taken += 1
        copy = world.copy()
        copy.apply(move)
        return copy

    def taste(self, world: State, tries: int) -> Move:
        """Return the best-looking of some promising moves, for the seat that decides."""
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        moves = self.strategy.promising(world, legal)
        if len(moves) > tries:
            moves = self.some(moves, tries)
        if len(moves) == 1:
            return moves[0]
        worth, seat = self.strategy.worth, world.seat or 0
        best, best_worth = moves[0], float("-inf")
        for move in moves:
            value = worth(self.after(world, move), seat)
            if value > best_worth:
                best, best_worth = move, value
        return best

    def some(self, moves: Sequence[Move], count: int) -> list[Move]:
        pool, random = list(moves), self.dice.random
        for place in range(count):
            other = place + int(random() * (len(pool) - place))
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def finish_turn(self, world: State, tries: int) -> None:
        """Make this seat's moves until another decides."""
        for _ in range(LONGEST_TURN):
            if world.seat != self.seat or self.patience.over():
                return
            self.patience.taken += 1
            world.apply(self.taste(world, tries))

    def lead(self, world: State) -> float:
        """Return by how much this seat is ahead of the best other."""
        worth, mine = self.strategy.worth, self.seat
        others = [worth(world, seat) for seat in self.seats if seat != mine]
        return worth(world, mine) - max(others)
