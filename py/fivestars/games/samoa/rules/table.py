"""The table of Hotel Samoa: what lies where, whose turn comes when, and what anybody can read off it.

Nothing lies in an order that nobody knows: tiles, tourists and planes are drawn when they come.
"""

from typing import Final, Self

from fivestars.games.samoa.box import (
    ALL_CARDS,
    BOX,
    CARDS,
    DAY_OFF,
    EACH_NATION,
    FLAG_OF,
    FLAGS,
    GUEST_OF,
    POOL,
    RICH,
    ROUNDS,
    TILE_OF,
)
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.hotel import NEW_HOTEL, VACANT, Account, Rooms, next_to_a_celebrity
from fivestars.games.samoa.rules.moves import NO_CARD, NO_GROUP
from fivestars.table.dice import Dice
from fivestars.table.game import State

HIDDEN: Final = -2  # a card, or a set of cards, that the viewer may not know


class Table(State):
    """Everything that lies there: hotels, cards, tiles, tourists, coins."""

    __slots__ = (
        "accounts",
        "active",
        "ashore",
        "boxed",
        "cards",
        "coins",
        "deck",
        "dice",
        "discarded",
        "discards",
        "doubtful",
        "edition",
        "flags",
        "full",
        "gone",
        "group",
        "groups",
        "hotels",
        "landed",
        "late",
        "market",
        "pile",
        "prompt",
        "queue",
        "revealed",
        "round",
        "seat",
        "send",
        "suites",
        "supply",
        "tiebreak",
        "tiles",
    )
    round: int

    def __init__(self, seats: int, flags: tuple[int, ...], tiebreak: int, dice: Dice, edition: int) -> None:
        self.dice = dice
        self.edition = edition
        self.flags = flags
        self.round = 1
        self.tiebreak = tiebreak  # the seat clockwise of the tie-break card
        self.deck = tuple(range(len(BOX.groups)))  # tourist cards still to come, in no order
        self.landed: tuple[int, ...] = ()  # tourist cards that came, one a round
        self.pile = tuple(range(len(TILE_OF)))  # tiles still to come, in no order
        self.market: tuple[int, ...] = ()  # tiles on offer
        self.boxed: tuple[int, ...] = ()  # special tiles that were given up
        self.supply = [tuple(range(flag * EACH_NATION, (flag + 1) * EACH_NATION)) for flag in range(FLAGS)]
        self.groups: tuple[tuple[int, ...], ...] = ()  # tourists who wait, sorted
        self.ashore: tuple[tuple[int, ...], ...] = ()  # as they landed this round
        # By seat:
        self.hotels: list[Rooms] = [NEW_HOTEL] * seats
        self.tiles: list[tuple[int, ...]] = [()] * seats
        self.suites: list[tuple[int, ...]] = [()] * seats  # their rooms
        self.accounts: list[Account | None] = [Account()] * seats  # None: hidden
        self.cards = [NO_CARD] * seats  # the card in front of each hotelier
        self.discarded = [0] * seats  # sets of cards; what is neither there nor in front is in the hand
        self.discards = [0] * seats  # how many they are, which everybody can count
        # What everybody has seen of the discards: those that lie there, and those that may (which ones come back by a
        # special tile is not shown).
        self.gone = [0] * seats
        self.doubtful = [0] * seats
        self.active = 0  # the seats that have built or hosted this round
        # Who was not asked for tourists in the round before: no tourist was left, or none had a room there.
        self.late = 0
        self.full = 0
        # Whose turn it is, who comes after, and what the turn has brought so far:
        self.queue: tuple[int, ...] = ()
        self.group = NO_GROUP  # from which tourists are being taken
        self.coins = 0  # that they have paid
        self.send = 0  # how many more guests may be sent home
        self.seat: int | None = tiebreak
        self.prompt = prompts.CARD
        self.revealed = 0

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.dice, new.edition = self.dice.copy(), self.edition
        new.flags, new.round, new.tiebreak = self.flags, self.round, self.tiebreak
        new.deck, new.landed = self.deck, self.landed
        new.groups, new.ashore = self.groups, self.ashore
        new.pile, new.market, new.boxed = self.pile, self.market, self.boxed
        new.supply, new.hotels, new.tiles = self.supply[:], self.hotels[:], self.tiles[:]
        new.suites, new.accounts, new.cards = self.suites[:], self.accounts[:], self.cards[:]
        new.discarded, new.discards = self.discarded[:], self.discards[:]
        new.gone, new.doubtful, new.active = self.gone[:], self.doubtful[:], self.active
        new.late, new.full = self.late, self.full
        new.queue, new.group, new.coins, new.send = self.queue, self.group, self.coins, self.send
        new.seat, new.prompt, new.revealed = self.seat, self.prompt, self.revealed
        return new

    # --- who, and in which order

    def clockwise(self) -> tuple[int, ...]:
        """Return the seats clockwise from the tie-break card."""
        seats = len(self.hotels)
        return tuple((self.tiebreak + step) % seats for step in range(seats))

    def build_order(self) -> tuple[int, ...]:
        """Return who builds, the highest bid first; ties clockwise from the tie-break card."""
        cards = self.cards
        working = [seat for seat in self.clockwise() if cards[seat] != DAY_OFF]
        return tuple(sorted(working, key=lambda seat: -BOX.bids[cards[seat]]))

    def host_order(self) -> tuple[int, ...]:
        """Return who takes tourists, the lowest price first; ties counter-clockwise from the tie-break card."""
        cards = self.cards
        working = [seat for seat in reversed(self.clockwise()) if cards[seat] != DAY_OFF]
        return tuple(sorted(working, key=lambda seat: BOX.prices[cards[seat]]))

    def resting(self) -> tuple[int, ...]:
        """Return who has given the staff a day off, counter-clockwise like all ties over tourists."""
        return tuple(seat for seat in reversed(self.clockwise()) if self.cards[seat] == DAY_OFF)

    def goes_on(self) -> bool:
        """Tell whether the turn of the seat that decided last goes on: it is taken off the queue when it ends."""
        return len(self.queue) > 0 and self.queue[0] == self.seat

    # --- what everybody has

    def hand(self, seat: int) -> int:
        """Return the set of cards in a hand; none where it is hidden."""
        discarded, card = self.discarded[seat], self.cards[seat]
        if discarded == HIDDEN:
            return 0
        return ALL_CARDS & ~discarded & ~(1 << card if card >= 0 else 0)

    def hand_size(self, seat: int) -> int:
        """Return how many cards a hand has, as everybody can see."""
        return CARDS - self.discards[seat] - (self.cards[seat] != NO_CARD)

    def money(self, seat: int) -> int | None:
        """Return the coins of a seat, or None where they are hidden."""
        account = self.accounts[seat]
        if account is None:
            return None
        return BOX.start_money + account[0] + account[1] - account[2]

    def book(self, seat: int, fees: int = 0, swimmers: int = 0, building: int = 0) -> None:
        """Add coins that a seat takes in, or pays for building, to its account."""
        before = self.accounts[seat]
        if before is not None:
            last = fees + swimmers - building
            self.accounts[seat] = Account(before[0] + fees, before[1] + swimmers, before[2] + building, last)

    def due(self, seat: int) -> int:
        """Return the coins that the guests of a turn under way would pay if it ended now."""
        # ruling 3 in edition 1: they have paid already.
        if self.edition == 1 or self.prompt != prompts.HOST_ON or self.queue[:1] != (seat,):
            return 0
        return sum([sum(self.payment(seat, GUEST_OF[tourist], room)) for tourist, room in self.arrivals(seat)])

    def count(self, seat: int, kind: int) -> int:
        """Return how many tiles of a kind a seat has and has not given up."""
        number = 0
        for tile in self.tiles[seat]:
            if TILE_OF[tile] == kind:
                number += 1
        return number

    def free_rooms(self, seat: int) -> int:
        """Return how many rooms are empty, extra ones too; ruling 25: a lone lover's is not."""
        return self.hotels[seat].count(VACANT)

    def waiting(self) -> int:
        """Return how many tourists still wait for a room."""
        return sum(map(len, self.groups))

    def leaving(self, flag: int) -> int:
        """Return the round, from 1, whose plane takes the guests of a nation home; past the last where none does."""
        later = range(self.round + 1, ROUNDS + 1)
        return next((number for number in later if self.flags[number - 1] == flag), ROUNDS + 1)

    def arrivals(self, seat: int) -> list[tuple[int, int]]:
        """Return who has moved in this round, with their rooms: the plane took all others of its nation home."""
        flag = self.flags[self.round - 1]
        return [
            (tourist, number)
            for number, room in enumerate(self.hotels[seat])
            for tourist in room
            if FLAG_OF[tourist] == flag
        ]

    def payment(self, seat: int, guest: int, room: int) -> tuple[int, int]:
        """Return what a tourist of this kind pays in the hotel as it is: for the room, and for the pools."""
        price = BOX.prices[self.cards[seat]]
        # ruling 6: never more than double; ruling 7: pools come on top and are never doubled.
        if guest == RICH or room in self.suites[seat] or next_to_a_celebrity(self.hotels[seat], room):
            price *= 2
        belt = BOX.lifebelts[guest]
        return price, belt * self.count(seat, POOL) if belt else 0
