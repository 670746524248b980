"""Hotel Samoa, from one decision to the next: each rule stands in the file that a line here leads to."""

from collections.abc import Sequence
from typing import Final, Self

from fivestars.games.samoa.box import GUEST_OF, TILE_OF
from fivestars.games.samoa.rules import hidden, legal, objections, rounds, scoring, turn
from fivestars.games.samoa.rules.events import GroupLanded, RoundBegan, TileTurnedUp
from fivestars.games.samoa.rules.moves import Buy, Choose, Pass, Place, SendHome, Swap, TakeBack
from fivestars.games.samoa.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Standing, place

TOURISTS: Final = tuple(f"tourist {tourist}" for tourist in range(len(GUEST_OF)))  # their names


class Samoa(Table):
    """Everything on the table, and what may be done with it."""

    __slots__ = ()
    moves = (Choose, TakeBack, Swap, Buy, SendHome, Place, Pass)

    def dealt(self) -> list[Event]:
        """Return what the first round has turned up and which groups have landed."""
        tiles = [TileTurnedUp(TILE_OF[tile]) for tile in self.market]
        groups = [GroupLanded(len(group), group) for group in self.groups]
        return [RoundBegan(self.round, self.flags[self.round - 1]), *tiles, *groups]

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        seat = self.seat
        return () if seat is None else legal.LISTED[self.prompt](self, seat)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why a move is refused now, or None."""
        return None if place(move, self.legal()) >= 0 else objections.why_not(self, seat, move)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says; the turn ends with it where its seat is no longer the first of the queue."""
        turn.DOES[type(move)](self, self.queue[0], move, events)

    def go_on(self, events: list[Happening]) -> None:
        """Ask whoever decides next, with all that comes before."""
        if not self.goes_on():
            rounds.ask(self, events)

    def owed(self) -> Sequence[str]:
        """Return what the same seat decides next, where its turn goes on."""
        return (self.prompt,) if self.goes_on() else ()

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return the coins, cards, rooms, guests and tiles of a seat."""
        return scoring.belongings(self, seat)

    def standing(self) -> Standing:
        """Return the scores now, as far as they are not hidden; final when the game is over."""
        return scoring.standing(self)

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy without the others' hands, discards, coins and unrevealed cards; all of it when over."""
        seen = self.copy()
        seen.dice = Dice.sealed()
        if self.seat is not None:
            hidden.hide(seen, seat)
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return what `seat` may know, with likely discards, cards and coins of the others."""
        guess = self.seen_by(seat)
        hidden.fill_in(guess, dice)
        guess.dice = Dice(dice.seed_for_another())
        return guess

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now, sorted."""
        names = [f"flag {flag}" for flag in self.flags]
        names += [f"plane {card}" for card in (*self.deck, *self.landed)]
        for tiles in (self.pile, self.market, self.boxed, *self.tiles):
            names += [f"tile {tile}" for tile in tiles]
        names += [TOURISTS[tourist] for tourists in (*self.supply, *self.groups) for tourist in tourists]
        names += [TOURISTS[tourist] for rooms in self.hotels for room in rooms for tourist in room]
        for seat, card in enumerate(self.cards):
            front = (card,) if card >= 0 else ()
            cards = (*legal.members(self.hand(seat)), *legal.members(self.discarded[seat]), *front)
            names += [f"card {held} of {seat}" for held in cards]
        return sorted(names)
