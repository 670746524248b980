"""Everything on the table in Vienna: what lies where, what a seat has, and how it is copied.

What a seat has is in lists by seat; sets of rooms and of staff are numbers (see `lookup.py`).
"""

from enum import IntEnum
from typing import Final, Self

from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules.errands import FOOD, KRONES, Errand, unpacked
from fivestars.games.austria.rules.lookup import (
    ALL_DICE,
    DICE,
    GUEST_SHIFT,
    IN_ORDER,
    LACKING,
    MISSING,
    ORDER_SIZE,
    PRINTINGS,
    ROOMS,
    TO_START,
    WANTED,
    Printing,
    missing,
)
from fivestars.table.dice import Dice
from fivestars.table.game import State

UNKNOWN: Final = -1  # a card that may not be known
GAP: Final = 0  # a place of the queue without a guest
NOBODY: Final = 0  # in a room that is occupied without a guest, or not occupied
LEOPOLD: Final = 1  # his seat
RIVALS: Final = ("table", "leopold 1", "leopold 2", "leopold 3")  # by his level; 0: he does not play


class Part(IntEnum):
    """The parts of a score, in the order in which they are told."""

    GUESTS = 0
    ROOMS = 1
    DOORS = 2
    GROUPS = 3
    STAFF = 4
    POLITICS = 5
    EMPEROR = 6
    TILES = 7
    STOCK = 8
    CAFE = 9


PARTS: Final = len(Part)
PART_NAMES: Final = tuple(part.name.lower() for part in Part)


class Table(State):
    """Boards, cards and dice, and the errands that are owed; `state.py` has what may be done with them."""

    __slots__ = (
        "aides",
        "cafe",
        "covered",
        "deck",
        "dice",
        "discards",
        "disks",
        "dismissed",
        "edition",
        "errands",
        "faces",
        "first",
        "hand",
        "hotels",
        "kitchen",
        "knowers",
        "krones",
        "lodgers",
        "looked",
        "marks",
        "occupied",
        "packs",
        "paid",
        "passed",
        "pending",
        "played",
        "points",
        "politics",
        "prompt",
        "queue",
        "revealed",
        "revised",
        "rival",
        "round",
        "seat",
        "seats",
        "spaces",
        "staff",
        "steps",
        "stood",
        "taken",
        "tasks",
        "thrown",
        "tiles",
        "turned",
        "used",
        "vacant",
    )

    seat: int | None
    round: int

    def __init__(self, seats: int, first: int, revised: bool, dice: Dice, edition: int) -> None:
        self.seats, self.first, self.revised, self.dice, self.edition = seats, first, revised, dice, edition
        self.seat = first
        self.prompt = ""
        self.round = 1
        self.revealed = 0
        # the middle of the table
        self.politics: tuple[int, ...] = ()
        self.disks: list[tuple[int, ...]] = []  # by politics card: the seats, in the order of their disks
        self.tiles: tuple[str, ...] = ()
        self.queue: tuple[int, ...] = ()  # guests from left to right; GAP where there are no more
        self.deck: list[int] = []  # guests, the next one last
        self.discards: list[int] = []
        self.staff: list[int] = []  # the deck, the next card last
        self.knowers: list[int] = []  # who knows each card of it, a bit for each seat
        self.dismissed: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = (0,) * 7  # dice on each space, by face; 0 is no face
        self.spaces = 0  # the spaces with dice, a bit for each face
        self.thrown = 0  # dice in the dustbin
        self.taken = 0  # the space whose die will be taken when the action is done
        self.covered = [0] * seats  # turns taken this round
        self.passed = 0  # who waits for new dice, a bit for each seat
        # what the seats have
        self.hotels: tuple[int, ...] = (0,) * seats
        self.krones: list[int] = [BOX.sheet["money"]["to_start"]] * seats
        self.steps = [0] * seats
        self.stood = [0] * seats  # the space on the emperor track after the last retreat
        self.points = [0] * (seats * PARTS)
        self.kitchen = [TO_START] * seats
        self.cafe: list[tuple[int, ...]] = [()] * seats
        self.vacant = [0] * seats
        self.occupied = [0] * seats
        self.lodgers: tuple[int, ...] = (NOBODY,) * (seats * ROOMS)  # guests by seat and room, for the eye alone
        self.paid = [0] * seats  # groups whose bonus has been paid
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.played = [0] * seats
        self.used = [0] * seats
        # Leopold
        self.rival = 0  # his level; 0: he does not play
        self.tasks: list[int] = []  # his deck, the next card last
        self.turned: tuple[int, ...] = ()  # the cards of it that he has had, the last one last
        self.aides: list[int] = []  # his staff, face down, the next card last
        self.marks: tuple[int, ...] = ()  # by politics card: how often his marker has moved on
        # what is going on
        self.packs: list[tuple[int, ...]] = []  # draft
        self.looked: tuple[int, ...] = ()  # the cards that the deciding seat is looking at
        self.errands: list[Errand] = []
        self.pending: list[tuple[Errand, ...]] = []  # what is to be chosen from, for each CHOOSE on the stack

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.seats, new.first, new.revised, new.edition = self.seats, self.first, self.revised, self.edition
        new.dice, new.dismissed = self.dice.copy(), self.dismissed
        new.deck, new.discards = self.deck[:], self.discards[:]
        new.seat, new.prompt, new.round, new.revealed = self.seat, self.prompt, self.round, self.revealed
        new.politics, new.disks, new.tiles, new.queue = self.politics, self.disks[:], self.tiles, self.queue
        new.staff, new.knowers = self.staff[:], self.knowers[:]
        new.faces, new.spaces, new.thrown, new.taken = self.faces, self.spaces, self.thrown, self.taken
        new.covered, new.passed, new.hotels = self.covered[:], self.passed, self.hotels
        new.krones, new.steps, new.stood, new.points = self.krones[:], self.steps[:], self.stood[:], self.points[:]
        new.kitchen, new.cafe, new.vacant, new.occupied = (
            self.kitchen[:],
            self.cafe[:],
            self.vacant[:],
            self.occupied[:],
        )
        new.lodgers = self.lodgers
        new.paid, new.hand, new.played, new.used = self.paid[:], self.hand[:], self.played[:], self.used[:]
        new.packs, new.looked, new.errands, new.pending = (
            self.packs[:],
            self.looked,
            self.errands[:],
            self.pending[:],
        )
        new.rival, new.tasks, new.turned = self.rival, self.tasks[:], self.turned
        new.aides, new.marks = self.aides[:], self.marks
        return new

    def pieces(self) -> list[str]:
        """Return the name of every card, tile and die. Food and rooms are without limit, so they are not counted."""
        guests = [
            *self.queue,
            *self.deck,
            *self.discards,
            *(code >> GUEST_SHIFT for cafe in self.cafe for code in cafe),
        ]
        staff = [*self.staff, *self.dismissed, *self.looked, *self.aides]
        for cards in (*self.hand, *self.packs):
            staff += cards
        for played in self.played:
            staff += staff_in(played)
        dice = sum(self.faces) + sum(self.covered) + self.thrown
        unused = ALL_DICE - (DICE[self.seats] if dice else 0)  # none has been rolled before the hotels are open
        politics = [card.id for card in BOX.politics if card.id not in self.politics]
        tiles = [tile.id for tile in BOX.tiles if tile.id not in self.tiles]
        names = [f"guest {guest}" for guest in guests if guest != GAP]
        names += [f"staff {card}" for card in staff]
        names += [f"politics {card}" for card in (*politics, *self.politics)]
        names += [f"tile {tile}" for tile in (*tiles, *self.tiles)]
        names += [f"leopold {task}" for task in (*self.tasks, *self.turned)]
        names += ["die"] * (dice + unused)
        return sorted(names)

    # --- what a seat has, for everybody who looks on

    def belongings(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return how much a seat has of each thing; food that is being placed counts as its own already."""
        food, waiting = self.kitchen[seat], 0
        if seat == self.seat:
            for errand in self.errands:
                if errand.kind == FOOD:
                    food += errand.about
                elif errand.kind == KRONES:
                    waiting += errand.number
        strudel, cake, wine, coffee = unpacked(food)
        return (
            ("krones", self.krones[seat]),
            ("krones that wait until you have paid", waiting),
            ("spaces on the emperor track", self.steps[seat]),
            ("strudel", strudel),
            ("cake", cake),
            ("wine", wine),
            ("coffee", coffee),
            ("food on guests", self._served(seat)),
            ("guests", len(self.cafe[seat])),
            ("vacant rooms", self.vacant[seat].bit_count()),
            ("occupied rooms", self.occupied[seat].bit_count()),
            ("cards in the hand", len(self.hand[seat])),
            ("staff cards", self.played[seat].bit_count()),
            ("disks", sum([seat in disks for disks in self.disks])),
        )

    @property
    def printing(self) -> Printing:
        """Return what the staff cards do as the chosen box prints them."""
        return PRINTINGS[self.revised]

    def kitchen_of(self, seat: int) -> tuple[int, ...]:
        """Return how much strudel, cake, wine and coffee a seat has in its kitchen."""
        return unpacked(self.kitchen[seat])

    def guests_of(self, seat: int) -> list[tuple[int, tuple[int, ...]]]:
        """Return the guests in a café, each with what its order still lacks."""
        return [(code >> GUEST_SHIFT, missing(code & MISSING)) for code in self.cafe[seat]]

    def lodge(self, seat: int, room: int, guest: int) -> None:
        """Write down who lives in a room."""
        place = seat * ROOMS + room
        self.lodgers = (*self.lodgers[:place], guest, *self.lodgers[place + 1 :])

    def lodger_of(self, seat: int, room: int) -> int:
        """Return the guest who lives in a room, if anybody does."""
        return self.lodgers[seat * ROOMS + room]

    def wanted_by(self, seat: int) -> int:
        """Return which dishes the guests of a seat still want, as bits."""
        wanted = 0
        for code in self.cafe[seat]:
            wanted |= WANTED[code & MISSING]
        return wanted

    def staff_of(self, seat: int) -> list[int]:
        """Return the staff cards that a seat has played."""
        return staff_in(self.played[seat])

    def stock_of(self, seat: int) -> int:
        """Return a seat's krones and its food, on guests too: what decides a tie (ruling 45)."""
        return sum(self.kitchen_of(seat)) + self._served(seat) + self.krones[seat]

    def _served(self, seat: int) -> int:
        return sum([ORDER_SIZE[code >> GUEST_SHIFT] - LACKING[code & MISSING] for code in self.cafe[seat]])

    def total_of(self, seat: int) -> int:
        """Return a seat's points."""
        return sum(self.points[seat * PARTS : (seat + 1) * PARTS])

    def is_leopold(self, seat: int) -> bool:
        """Tell whether a seat is played by Leopold's cards."""
        return self.rival > 0 and seat == LEOPOLD

    def numbers_of(self, seat: int) -> tuple[int, ...]:
        """Return the numbers on a seat's turn-order tile, in the order in which they are covered."""
        place = (seat - self.first) % self.seats
        return (place + 1, 2 * self.seats - place)

    def in_order(self) -> tuple[int, ...]:
        """Return the seats in this round's order of play."""
        return IN_ORDER[self.seats][self.first]


def staff_in(cards: int) -> list[int]:
    """Return the staff cards of a set."""
    return [card for card in range(1, len(BOX.staff) + 1) if cards >> card & 1]
