"""What lies on the table: the market, the score board, the bag, and who sits around them."""

from typing import Final, Self

from fivestars.games.maui.box import BOX, UMBRELLA_SIDE
from fivestars.games.maui.rules.player import Player
from fivestars.games.maui.rules.prompts import TURN
from fivestars.table.dice import Dice
from fivestars.table.game import State

# The points of every square of a track, by mode. Ruling 24: in the combined game tracks are long from the start.
POINTS: Final = {"base": BOX.track, "crabs": BOX.track, "combined": BOX.long_track}


class Table(State):
    """The slots of the state, apart from its rules, which stand on it."""

    __slots__ = (
        "bag",
        "crabs_open",
        "dice",
        "edition",
        "first",
        "market",
        "mode",
        "ornaments",
        "players",
        "prompt",
        "revealed",
        "round",
        "seat",
        "side",
        "spent",
        "turned",
        "zones",
    )
    round: int  # the second part of the combined game counts on

    def __init__(
        self,
        mode: str,
        crabs_open: bool,
        players: list[Player],
        turned: tuple[int, ...],
        first: int,
        dice: Dice,
        edition: int,
    ) -> None:
        self.mode = mode
        self.crabs_open = crabs_open
        self.players = players
        self.turned = turned  # by seat: 1 for who sees towels from the other side of the table
        self.first = first
        self.dice = dice
        self.edition = edition
        self.seat: int | None = first
        self.prompt = TURN
        self.round = 1
        self.revealed = 0
        self.zones = [BOX.dollars_each_zone] * BOX.lines
        self.ornaments = [BOX.tokens_on_ornament[len(players)]] * len(BOX.token_patterns)
        self.spent = [0] * len(BOX.token_patterns)  # towel tokens that left the game with the first part
        self.side = UMBRELLA_SIDE
        self.bag: list[int] = []
        self.market: list[list[int]] = []  # within a turn a line is one towel short, once that has been taken

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of every square of a track."""
        return POINTS[self.mode]

    @property
    def last_square(self) -> int:
        """Return the last square of every track."""
        return len(POINTS[self.mode]) - 1

    def copy(self) -> Self:
        """Return a table that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.bag, new.zones, new.ornaments, new.spent = self.bag[:], self.zones[:], self.ornaments[:], self.spent[:]
        new.market = [towels[:] for towels in self.market]
        new.players = [player.copy() for player in self.players]
        new.dice = self.dice.copy()
        new.edition, new.mode, new.crabs_open, new.turned = self.edition, self.mode, self.crabs_open, self.turned
        new.first, new.seat, new.side, new.round = self.first, self.seat, self.side, self.round
        new.prompt, new.revealed = self.prompt, self.revealed
        return new
