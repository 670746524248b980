"""What lies on the table: the rail, the hands, the pile."""

from typing import Final, Self

from fivestars.table.dice import Dice
from fivestars.table.game import State
from fivestars.tools.new_game.keys.rules.prompts import HANG_OR_DRAW

HIDDEN: Final = 0  # a key that lies face down


class Table(State):
    """Everything on the table, and its copy."""

    __slots__ = ("dice", "edition", "hands", "pile", "prompt", "rail", "rests", "revealed", "round", "seat", "turns")
    round: int

    def __init__(self, hands: list[list[int]], pile: list[int], first: int, dice: Dice, edition: int) -> None:
        self.hands, self.pile, self.dice, self.edition = hands, pile, dice, edition
        self.rail: list[tuple[int, int]] = []  # seat and key
        self.rests = 0  # one after the other
        self.seat: int | None = first
        self.prompt = HANG_OR_DRAW
        self.revealed = 0
        self.round, self.turns = 1, 0

    def copy(self) -> Self:
        """Return a table that shares nothing mutable with this one. By hand: bots copy all the time."""
        new = object.__new__(type(self))
        new.hands = [hand[:] for hand in self.hands]
        new.pile, new.rail, new.dice = self.pile[:], self.rail[:], self.dice.copy()
        new.rests, new.seat, new.prompt = self.rests, self.seat, self.prompt
        new.revealed, new.round, new.turns, new.edition = self.revealed, self.round, self.turns, self.edition
        return new

    @property
    def top(self) -> int:
        """Return the last key on the rail, or 0."""
        return self.rail[-1][1] if self.rail else 0

    def hung(self, seat: int) -> int:
        """Return how many keys a seat has hung."""
        return sum(1 for mine, _ in self.rail if mine == seat)
