"""The game from the first turn to the end: the contract of `table/game.py`, each file does a part of it."""

from typing import Self

from fivestars.table.dice import Dice
from fivestars.table.game import Happening, Move, Objection, Standing
from fivestars.tools.new_game.keys.rules import hidden, turn
from fivestars.tools.new_game.keys.rules.legal import legal_moves
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang, Rest
from fivestars.tools.new_game.keys.rules.objections import objection_to
from fivestars.tools.new_game.keys.rules.rounds import pass_on
from fivestars.tools.new_game.keys.rules.scoring import standing_of
from fivestars.tools.new_game.keys.rules.table import Table


class Keys(Table):
    """The table and its rules."""

    __slots__ = ()
    moves = (Hang, Draw, Rest)

    def legal(self) -> list[Move]:
        """Return every legal move in order."""
        return [] if self.seat is None else legal_moves(self, self.seat)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why the rules refuse a move of this game to the seat that decides, or None."""
        return objection_to(self, seat, move)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says."""
        seat = self.seat or 0
        match move:
            case Hang(key):
                turn.hang(self, seat, key, events)
            case Draw():
                turn.draw(self, seat, events)
            case _:
                turn.rest(self, seat, events)

    def go_on(self, _events: list[Happening]) -> None:
        """Pass the turn on."""
        pass_on(self, self.seat or 0)

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return how much a seat has of each thing that it can gain or spend."""
        return (("keys in the hand", len(self.hands[seat])),)

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy with only what `seat` may know; None: what everybody may know."""
        seen = self.copy()
        hidden.hide(seen, seat)
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return `seen_by(seat)` with the unknown filled in at random."""
        guess = self.seen_by(seat)
        hidden.fill_in(guess, seat, dice)
        return guess

    def standing(self) -> Standing:
        """Return the scores now, with their parts; final when the game is over."""
        return standing_of(self)

    def pieces(self) -> list[str]:
        """Return the name of every key, wherever it is now: the same after every move."""
        keys = [key for _, key in self.rail] + self.pile + [key for hand in self.hands for key in hand]
        return sorted(f"key {key}" for key in keys)
