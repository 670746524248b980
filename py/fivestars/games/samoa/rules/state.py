"""The table of Hotel Samoa: what lies where, what may be done, what it is worth.

Nothing lies in an order that nobody knows: tiles, tourists and planes are drawn when they come.
"""

from collections.abc import Mapping, Sequence
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
    LOVER,
    POOL,
    RICH,
    ROUNDS,
    SEND_HOME,
    TAKE_BACK,
    TILE_OF,
)
from fivestars.games.samoa.rules import hidden, prompts
from fivestars.games.samoa.rules.events import GroupLanded, RoundBegan, TileTurnedUp
from fivestars.games.samoa.rules.hotel import (
    NEW_HOTEL,
    VACANT,
    Account,
    Rooms,
    empty_rooms,
    next_to_a_celebrity,
    occupied_rooms,
    rooms_of_a_lone_lover,
)
from fivestars.games.samoa.rules.legal import DONE, choices, members, placings, purchases, sendings, swaps, take_backs
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_GROUP,
    Buy,
    Choose,
    Pass,
    Place,
    SendHome,
    Swap,
    TakeBack,
)
from fivestars.games.samoa.rules.objections import objection_to
from fivestars.games.samoa.rules.rounds import begin
from fivestars.games.samoa.rules.turn import do
from fivestars.table.dice import Dice
from fivestars.table.game import (
    Event,
    Happening,
    Move,
    Objection,
    Refusal,
    Score,
    Standing,
    State,
    because,
    is_move,
    place,
)

TOURISTS: Final = tuple(f"tourist {tourist}" for tourist in range(len(GUEST_OF)))  # their names


class Samoa(State):
    """Everything on the table: hotels, cards, tiles, tourists, coins."""

    __slots__ = (
        "accounts",
        "active",
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
        "gone",
        "group",
        "groups",
        "hotels",
        "landed",
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
    moves = (Choose, TakeBack, Swap, Buy, SendHome, Place, Pass)
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
        # Whose turn it is, who comes after, and what the turn has brought so far:
        self.queue: tuple[int, ...] = ()
        self.group = NO_GROUP  # from which tourists are being taken
        self.coins = 0  # that they have paid
        self.send = 0  # how many more guests may be sent home
        self.seat: int | None = tiebreak
        self.prompt = prompts.CARD
        self.revealed = 0

    def dealt(self) -> list[Event]:
        """Return what the first round has turned up and which groups have landed."""
        tiles = [TileTurnedUp(TILE_OF[tile]) for tile in self.market]
        groups = [GroupLanded(len(group), group) for group in self.groups]
        return [RoundBegan(self.round, self.flags[self.round - 1]), *tiles, *groups]

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

    # --- what everybody has

    def hand(self, seat: int) -> int:
        """Return the set of cards in a hand; none where it is hidden."""
        discarded, card = self.discarded[seat], self.cards[seat]
        if discarded == hidden.HIDDEN:
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
            self.accounts[seat] = Account(before[0] + fees, before[1] + swimmers, before[2] + building)

    def due(self, seat: int) -> int:
        """Return the coins that the guests of a turn under way would pay if it ended now."""
        # ruling 3 in edition 1: they have paid already.
        if self.edition == 1 or self.prompt != prompts.HOST_ON or self.queue[0] != seat:
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

    # --- what may be done

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        seat = self.seat
        if seat is None:
            return ()
        match self.prompt:
            case prompts.CARD:
                return choices(self.hand(seat)) + self._take_backs(seat)
            case prompts.SWAP:
                return self._take_backs(seat) + swaps(self.hand(seat)) + DONE
            case prompts.BUILD:
                return self._purchases(seat) + DONE
            case prompts.DAY_OFF:
                return sendings(occupied_rooms(self.hotels[seat])) + DONE if self.send else DONE
            case prompts.HOST:
                return [*self._sendings_by_tile(seat), *self._placings(seat)]
        return self._placings(seat)

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now."""
        if self.seat is None:
            return because(Refusal.GAME_OVER)
        if not is_move(move, self.moves):
            return because(Refusal.NOT_A_MOVE)
        return None if place(move, self.legal()) >= 0 else objection_to(self, move)

    def _take_backs(self, seat: int) -> tuple[Move, ...]:
        # ruling 15: at any time; but it changes a hand, and only these two moments look into a hand.
        return take_backs(max(0, self.discarded[seat])) if self.count(seat, TAKE_BACK) else ()

    def _purchases(self, seat: int) -> tuple[Move, ...]:
        moves: tuple[Move, ...] = ()
        # ruling 1: nobody buys on credit.
        if BOX.bids[self.cards[seat]] <= (self.money(seat) or 0):
            for tile in sorted({TILE_OF[offered] for offered in self.market}):
                moves += purchases(tile, self.suites[seat])
        return moves

    def _sendings_by_tile(self, seat: int) -> tuple[Move, ...]:
        if self.send or self.count(seat, SEND_HOME):
            return sendings(occupied_rooms(self.hotels[seat]))
        return ()

    def _placings(self, seat: int) -> list[Move]:
        rooms = self.hotels[seat]
        empty = empty_rooms(rooms)
        moves: list[Move] = []
        for number, group in enumerate(self.groups):
            # ruling 20: all from one group.
            if self.group not in (NO_GROUP, number):
                continue
            before = -1
            for tourist in group:
                guest = GUEST_OF[tourist]
                if guest != before:
                    before = guest
                    moves += placings(number, guest, empty | rooms_of_a_lone_lover(rooms) if guest == LOVER else empty)
        moves += DONE
        return moves

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened."""
        return do(self, move)

    # --- what it is worth

    def standing(self) -> Standing:
        """Return the scores now, as far as they are not hidden; final when the game is over."""
        scores = tuple(map(self._score, range(len(self.hotels))))
        if self.seat is not None:
            return Standing(scores)
        # ruling 26: the coins for special tiles come before any tie.
        totals = [score.total or 0 for score in scores]
        richest = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(richest) == 1:
            return Standing(scores, tuple(richest), "coins")
        most = max(map(self.free_rooms, richest))
        winners = tuple(seat for seat in richest if self.free_rooms(seat) == most)
        return Standing(scores, winners, "free rooms" if len(winners) == 1 else "shared")

    def _score(self, seat: int) -> Score:
        account = self.accounts[seat]
        if account is None:
            return Score(None)
        parts = (
            ("start", BOX.start_money),
            ("fees", account.fees),
            ("swimmers", account.swimmers),
            ("building", -account.building),
            ("specials", self.specials(seat)),
        )
        return Score(sum(coins for _, coins in parts), parts)

    def specials(self, seat: int) -> int:
        """Return the coins that the special tiles of a seat bring if they are never used."""
        return BOX.unused_special * [BOX.special[TILE_OF[tile]] for tile in self.tiles[seat]].count(True)

    # --- copies

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.dice, new.edition = self.dice.copy(), self.edition
        new.flags, new.round, new.tiebreak = self.flags, self.round, self.tiebreak
        new.deck, new.landed, new.groups = self.deck, self.landed, self.groups
        new.pile, new.market, new.boxed = self.pile, self.market, self.boxed
        new.supply, new.hotels, new.tiles = self.supply[:], self.hotels[:], self.tiles[:]
        new.suites, new.accounts, new.cards = self.suites[:], self.accounts[:], self.cards[:]
        new.discarded, new.discards = self.discarded[:], self.discards[:]
        new.gone, new.doubtful, new.active = self.gone[:], self.doubtful[:], self.active
        new.queue, new.group, new.coins, new.send = self.queue, self.group, self.coins, self.send
        new.seat, new.prompt, new.revealed = self.seat, self.prompt, self.revealed
        return new

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
            cards = (*members(self.hand(seat)), *members(self.discarded[seat]), *front)
            names += [f"card {held} of {seat}" for held in cards]
        return sorted(names)


def deal(
    seats: int,
    choices: Mapping[str, str],  # noqa: ARG001  # no options
    first: int,
    dice: Dice,
    edition: int,
) -> Samoa:
    """Lay out the flags, put the tie-break card before `first`, and let the first plane land."""
    # ruling 24: any gap will do for the tie-break card; who starts sits clockwise of it.
    state = Samoa(seats, flag_row(dice), first, dice, edition)
    begin(state)
    return state


def flag_row(dice: Dice) -> tuple[int, ...]:
    """Return the nations of the twelve rounds: each stack shuffled by itself, no two neighbours equal."""
    row: list[int] = []
    for _ in range(BOX.stacks):
        stack = dice.shuffled(range(FLAGS))
        if row and stack[0] == row[-1]:
            # ruling 23: swapped with a later card of its own stack.
            later = 1 + dice.below(FLAGS - 1)
            stack[0], stack[later] = stack[later], stack[0]
        row += stack
    return tuple(row)
