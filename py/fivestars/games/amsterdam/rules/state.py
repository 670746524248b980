"""Hotels of Amsterdam: what may be asked of its state, each leading to the file that answers."""

from collections.abc import Sequence
from typing import Self

from fivestars.games.amsterdam.rules import hidden, legal, objections, rounds, scoring, turn
from fivestars.games.amsterdam.rules.events import Rolled, Sailed
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Standing


class Amsterdam(Table):
    """The city, the canal, the pawns and the tourists, with the rules by which they move."""

    __slots__ = ()
    moves = (Sail, PlaceHotel, Walk, Turn, Invite, Done)

    def dealt(self) -> list[Event]:
        """Return the first roll and where its tourist landed."""
        if self.tactical:  # nothing has happened yet
            return []
        rolled = Rolled(self.active, self.white, self.black)
        return [rolled, Sailed(self.active, self.white + self.black, self.boat), turn.landed(self, 1)]

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        return legal.legal(self)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why the rules refuse a move to the seat that decides, or None."""
        return objections.why_not(self, seat, move)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says; on a seen state, a tile whose other side is unknown stays as it lies."""
        turn.do(self, move, events)

    def go_on(self, events: list[Happening]) -> None:
        """Do what then needs no decision."""
        rounds.go_on(self, events)

    def owed(self) -> Sequence[str]:
        """Return, after `do`, what the same seat decides next in this turn."""
        return rounds.owed(self)

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return the hotels that a seat has still to open; its tourists are its points."""
        return (("hotels in hand", self.hotels_in_hand(seat)),)

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # all seats see the same
        """Return a copy with only the hidden sides that lie open or have been seen."""
        return hidden.seen(self)

    def guess(self, seat: int, dice: Dice) -> Self:  # noqa: ARG002  # all seats see the same
        """Return a copy with the unknown sides filled in, true to the tiles of the box."""
        return hidden.guess(self, dice)

    def standing(self) -> Standing:
        """Return the tourists at everybody's hotels, and who has won."""
        return scoring.standing(self)
