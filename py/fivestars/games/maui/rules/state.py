"""Maui from the first turn to the last scoring: what a seat may do, what that does, and what then goes on."""

from collections.abc import Sequence
from typing import Self

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import turn
from fivestars.games.maui.rules.events import RoundBegan
from fivestars.games.maui.rules.hidden import guessed, seen_openly
from fivestars.games.maui.rules.legal import legal_moves
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.objections import objection_to
from fivestars.games.maui.rules.player import CRAB, PEARL
from fivestars.games.maui.rules.rounds import pass_on
from fivestars.games.maui.rules.scoring import standing_of
from fivestars.games.maui.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Standing


class Maui(Table):
    """The table and its rules."""

    __slots__ = ()
    moves = (Lay, Collect, Spare)

    def dealt(self) -> list[Event]:
        """Return that the first round begins."""
        return [RoundBegan(self.round)]

    # --- a turn

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        return [] if self.seat is None else legal_moves(self, self.seat)

    def why_not(self, seat: int, move: Move) -> Objection | None:
        """Return why the rules refuse a move of this game to the seat that decides, or None."""
        return objection_to(self, seat, move)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says: lay a towel, take money, or lay a spare towel."""
        seat = self.seat or 0
        match move:
            case Lay():
                turn.lay(self, seat, move, events)
            case Collect():
                turn.collect(self, seat, move.line, events)
            case Spare():
                turn.lay_spare(self, seat, move, events)

    def go_on(self, events: list[Happening]) -> None:
        """Turn the crab that was covered, refill the market, and pass the turn on."""
        pass_on(self, self.seat or 0, events)

    # --- what there is, what it is worth, and who knows it

    def standing(self) -> Standing:
        """Return the scores now, with their parts; final when the game is over."""
        return standing_of(self)

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return how much a seat has of each thing that it can gain or spend."""
        return self.players[seat].belongings()

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # nobody at this table knows more than another
        """Return a copy with only what lies open: neither the order of the bag nor the values of crabs on the sand."""
        return seen_openly(self)

    def guess(self, seat: int, dice: Dice) -> Self:  # noqa: ARG002  # all seats know the same
        """Return `seen_by(seat)` with bag and crabs filled in at random from what is not in sight."""
        return guessed(self, dice)

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now; penalty tokens are without end and so without names."""
        towels = self.bag + [towel for line in self.market for towel in line]
        towels += [laid.towel for player in self.players for laid in player.beach]
        names = [f"towel {towel}" for towel in towels]
        names += ["sand dollar"] * (sum(self.zones) + sum(player.dollars for player in self.players))
        for token, pattern in enumerate(BOX.token_patterns):
            laid = [(towel.blue, towel.orange)[token] for player in self.players for towel in player.beach]
            count = self.ornaments[token] + self.spent[token] + sum(position != NONE for position in laid)
            count += sum(player.tokens[token] for player in self.players)
            names += [f"{BOX.patterns[pattern]} towel token"] * count
        for seat, player in enumerate(self.players):
            pieces = [piece for piece in (*player.sand, *player.out) if piece]
            pieces += [PEARL + colour for colour, count in enumerate(player.pearls) for _ in range(count)]
            pieces += [CRAB + towel.crab for towel in player.beach if towel.crab]
            names += [f"piece {piece} of seat {seat}" for piece in pieces]
            names += [f"{pattern} shell of seat {seat}" for pattern in BOX.patterns]
        return sorted(names)
