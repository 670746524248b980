"""What lies on the table: the column of hotels, who waits before and behind them, and what everybody has."""

from typing import Self

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.rules.prompts import PLACING
from fivestars.table.dice import Dice
from fivestars.table.game import State


class Table(State):
    """The slots of a state, and nothing of what may be done: so all the files of the rules can know them."""

    __slots__ = (
        "beds",  # of the hotel that is checked now
        "booked",  # by seat: the cards that found beds
        "chips",  # by hotel: 1 while a chip lies at its back door
        "decks",  # by seat, drawn from the end
        "dice",
        "doors",  # by hotel, the nearest card first
        "edition",
        "favoured",  # whom noblewomen chose at the hotel that is checked now, in order
        "first",  # who has the marker
        "fits",  # by card of a deck: the mask of the places whose rule lets it in
        "fits_all",  # the mask of the places that let every card in
        "free",  # the mask of the places that have room
        "gone",  # by seat: the cards that found none, and those that served at a back door
        "hands",  # by seat, sorted
        "hotels",
        "laid",  # turns of this round so far, passed ones too
        "memory",  # whether nobody may look at their own face-down cards
        "opened",  # hotels checked in this round, the present one included; 0: phase 1
        "pile",  # the hotel cards that were not drawn yet
        "prompt",
        "queues",  # by hotel, the nearest card first
        "revealed",
        "round",
        "scoring",
        "seat",
        "spent",  # the hotel cards that were replaced
        "step",  # which card at the back door acts now, counted from 0
        "supply",  # chips
        "taken",  # by seat: chips
    )
    round: int

    def __init__(self, seats: int, scoring: str, memory: bool, first: int, dice: Dice, edition: int) -> None:
        """Clear the table for so many seats; `opening.py` lays it out."""
        self.edition, self.dice, self.scoring, self.memory = edition, dice, scoring, memory
        self.hotels, self.pile, self.spent = list[int](), list[int](), list[int]()
        self.queues: list[list[int]] = [[] for _ in range(seats)]
        self.doors: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.booked: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[list[int]] = [[] for _ in range(seats)]
        self.chips, self.taken, self.supply = [0] * seats, [0] * seats, BOX.chips
        self.free = self.fits_all = 0
        self.fits: tuple[int, ...] = ()
        self.round, self.laid, self.revealed = 1, 0, 0
        self.opened = self.step = self.beds = 0
        self.favoured: list[int] = []
        self.first = first
        self.seat: int | None = first
        self.prompt = PLACING

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.edition, new.beds, new.first = self.edition, self.beds, self.first
        new.free, new.fits, new.fits_all = self.free, self.fits, self.fits_all
        new.laid, new.memory, new.opened, new.prompt = self.laid, self.memory, self.opened, self.prompt
        new.revealed, new.round, new.scoring, new.seat = self.revealed, self.round, self.scoring, self.seat
        new.step, new.supply = self.step, self.supply
        new.booked = [cards[:] for cards in self.booked]
        new.decks = [cards[:] for cards in self.decks]
        new.doors = [cards[:] for cards in self.doors]
        new.gone = [cards[:] for cards in self.gone]
        new.hands = [cards[:] for cards in self.hands]
        new.queues = [cards[:] for cards in self.queues]
        new.chips, new.favoured, new.hotels = self.chips[:], self.favoured[:], self.hotels[:]
        new.pile, new.spent, new.taken = self.pile[:], self.spent[:], self.taken[:]
        new.dice = self.dice.copy()
        return new
