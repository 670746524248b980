"""A match in short: each method leads to the file that tells it in full. What lies on the table is in `table.py`."""

from collections.abc import Sequence
from typing import Self

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import NAMES
from fivestars.games.overbooking.rules import bookings, hidden, legal, objections, rounds, scoring, turn
from fivestars.games.overbooking.rules.events import ChipLaid, RoundBegan
from fivestars.games.overbooking.rules.moves import MOVES
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Standing


class Overbooking(Table):
    """The table, and what may be done at it."""

    __slots__ = ()
    moves = MOVES

    def dealt(self) -> list[Event]:
        """Return which back doors have a chip, and who begins."""
        chips = [ChipLaid(number) for number, chip in enumerate(self.chips, 1) if chip]
        return [*chips, RoundBegan(self.round, self.first)]

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        return legal.legal(self)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why the rules refuse a move to the seat that decides, or None."""
        return objections.why_not(self, seat, move)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says; a choice at a back door then settles its hotel as far as nobody else has one."""
        turn.do(self, move, events)

    def go_on(self, events: list[Happening]) -> None:
        """Go on to whoever decides next: in this round, at the next hotels, in the next round; or to the end."""
        rounds.go_on(self, events)

    def owed(self) -> Sequence[str]:
        """Return what the same seat chooses next at this back door."""
        return bookings.owed(self)

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return how many chips a seat has, and how many guests in each state."""
        return (
            ("chips", self.taken[seat]),
            ("cards in hand", len(self.hands[seat])),
            ("booked guests", len(self.booked[seat])),
            ("discarded guests", len(self.gone[seat])),
        )

    def standing(self) -> Standing:
        """Return the points so far, with their parts; final when the game is over."""
        return scoring.standing(self)

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy without the others' hands and face-down cards, and without the decks."""
        seen = self.copy()
        hidden.hide(seen, seat)
        return seen

    def seen_later(self, seat: int | None) -> Self:
        """Return what `seat` may look back at while the match goes on."""
        # ruling 4: with `memory`, a hand of the past would tell what has been placed from it
        return self.seen_by(None if self.memory else seat)

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return `seen_by(seat)` with the hidden cards filled in at random, true to the backs that show."""
        guess = self.seen_by(seat)
        hidden.fill(guess, seat, dice)
        return guess

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now, sorted."""
        groups = (*self.booked, *self.decks, *self.doors, *self.gone, *self.hands, *self.queues)
        names = [NAMES[card] for cards in groups for card in cards]
        names += [f"hotel card {BOX.hotels[hotel].card}" for hotel in (*self.hotels, *self.pile, *self.spent)]
        names += ["chip"] * (self.supply + sum(self.chips) + sum(self.taken))
        return sorted([*names, "marker"])
