"""Grand Austria Hotel as a state: four hotels, one emperor. What lies where is in `table.py`.

A move does what `turn.py`, `rewards.py`, `emperor.py` and `prelude.py` say; `decisions.py` knows which of them, and
what is asked next; `rounds.py` goes on from turn to turn.
"""

from collections.abc import Sequence
from typing import ClassVar, Self

from fivestars.games.austria.rules import decisions, foresight, hidden, scoring
from fivestars.games.austria.rules.events import Arrived, Events, TrackScored
from fivestars.games.austria.rules.moves import MOVES
from fivestars.games.austria.rules.objections import objection_to
from fivestars.games.austria.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Move, Objection, Standing, place


class Austria(Table):
    """Four hotels, one emperor: all that lies on the table, with what may be done."""

    __slots__ = ()
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    interludes: ClassVar[tuple[type[Event], ...]] = (TrackScored,)

    @property
    def unasked(self) -> int:
        """Return how many turns Leopold has had."""
        return len(self.turned)

    def dealt(self) -> list[Event]:
        """Return who waits for a table in Vienna."""
        return [Arrived(guest) for guest in self.queue]

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        if self.seat is None:
            return ()
        errand = self.errands[-1]
        return decisions.OPTIONS[errand.kind](self, self.seat, errand)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why `move` is refused to the seat that decides, or None."""
        of_the_step = type(move) in decisions.DOES[self.errands[-1].kind]
        if of_the_step and place(move, self.legal()) >= 0:
            return None
        return objection_to(self, seat, move, of_the_step)

    def do(self, move: Move, events: Events) -> None:
        """Do what `move` says, and go on to what its seat decides next, up to what is hidden or somebody else's."""
        seat = self.seat or 0
        decisions.DOES[self.errands[-1].kind][type(move)](self, seat, move, events)
        decisions.settle(self, seat, events)

    def go_on(self, events: Events) -> None:
        """Do what then needs no decision: newcomers, cards that are drawn, the next seat, the emperor, the end."""
        if not self.prompt:
            decisions.go_on(self, events)

    def owed(self) -> Sequence[str]:
        """Return the prompts of what the same seat decides next in this turn; none where it cannot know the next."""
        return foresight.owed(self)

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy with only what `seat` may know; None: what everybody may know."""
        return hidden.seen_by(self, seat)

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return what `seat` sees with the unknown cards dealt at random."""
        return hidden.guess(self, seat, dice)

    def standing(self) -> Standing:
        """Return the points so far; the last parts are scored when the game is over."""
        return scoring.standing(self)
