"""A game in numbers at one size of table: moves by number, and what a seat sees as a row. Needs nothing but Python."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module

from fivestars.games import SHELF
from fivestars.table.flat import Flat
from fivestars.table.game import Move, State


class Numbers:
    """Moves and views of a game as numbers. Its moves have the same ones in every mode and at every number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.seats = seats
        self.flat = flat_of(game)
        self.columns = self.flat.columns(seats)
        self.bounds = self.flat.bounds(seats)
        self.moves = len(self.flat.moves(0))
        self._places = [_places(game, seat) for seat in range(seats)]

    def row(self, seen: State, seat: int) -> list[int]:
        """Return what a seat sees as numbers, one for each of the columns; `seen` is `state.seen_by(seat)`."""
        return self.flat.row(seen, seat, self.seats)

    def number(self, seat: int, move: Move) -> int:
        """Return the number of a seat's move; raise LookupError where it has none."""
        return self._places[seat][type(move), move]

    def numbers(self, seat: int, moves: Iterable[Move]) -> list[int]:
        """Return the numbers of a seat's moves, in order."""
        places = self._places[seat]
        return [places[type(move), move] for move in moves]

    def move(self, seat: int, number: int) -> Move:
        """Return the move with this number; raise LookupError where there is none."""
        if not 0 <= number < self.moves:
            raise LookupError(f"no move has the number {number}: they go from 0 to {self.moves - 1}")
        return self.flat.moves(seat)[number]


class _Places(dict[tuple[type[Move], Move], int]):
    """The numbers of a seat's moves: kind included, since tuples of two kinds may be equal."""

    def __missing__(self, key: tuple[type[Move], Move]) -> int:
        raise LookupError(f"{key[1]!r} has no number: the game's flat.py does not know this move")


def flat_of(game: str) -> Flat:
    """Return a game in numbers, as its folder says."""
    if game not in SHELF:
        raise LookupError(f"there is no game '{game}'; there is: {', '.join(SHELF)}")
    flat: Flat = import_module(f"fivestars.games.{game}.flat").FLAT
    return flat


@cache
def _places(game: str, seat: int) -> _Places:
    return _Places({(type(move), move): number for number, move in enumerate(flat_of(game).moves(seat))})
