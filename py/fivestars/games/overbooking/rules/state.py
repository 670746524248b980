"""The town of Overbooking: set-up, phase 1 (guests are placed), phase 3 (the next round is prepared) and the end.

Phase 2, when the bookings are checked, is in `bookings.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, COINS, CREST, DECK, NAMES
from fivestars.games.overbooking.rules import bookings, hidden, objections
from fivestars.games.overbooking.rules.events import (
    ChipLaid,
    ChipReturned,
    CrestsCounted,
    Drew,
    HotelReplaced,
    HotelTurned,
    LeftAtDoor,
    LeftAtDoorHidden,
    NothingFits,
    Queued,
    QueuedHidden,
    QueuedOpen,
    RoundBegan,
    TookChip,
    WithheldCard,
)
from fivestars.games.overbooking.rules.moves import DOOR, MOVES, QUEUE, SIDES, Keep, Place, bit
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Score, Secret, Standing, State

PLACING: Final = "place"
PLACING_OR_KEEPING: Final = "place or keep"
OVER: Final = "over"

_HOTEL_CARDS: Final = len(BOX.hotels) // 2
_KEEP: Final = Keep()


class _Placings(dict[int, tuple[Place, ...]]):
    """The ready-made moves of one card, by the mask of the places where it may go."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.every = [
            (bit(hotel, side), Place(card, hotel, side)) for hotel in range(1, len(BOX.colours) + 1) for side in SIDES
        ]

    def __missing__(self, mask: int) -> tuple[Place, ...]:
        moves = self[mask] = tuple(move for place, move in self.every if mask & place)
        return moves


_PLACINGS: Final = tuple(map(_Placings, range(len(BOX.colours) * DECK)))


class Town(State):
    """The column of hotels, who waits before and behind them, and what everybody has."""

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
    moves = MOVES
    round: int

    # --- set-up

    def __init__(
        self,
        scoring: str,
        memory: bool,
        first: int,
        decks: list[list[int]],
        pile: list[int],
        dice: Dice,
        edition: int,
    ) -> None:
        seats = range(len(decks))
        self.edition = edition
        self.dice, self.scoring, self.memory, self.first = dice, scoring, memory, first
        self.hotels = [pile.pop() for _ in seats]  # ruling R22: as many as seats
        self.pile, self.spent = pile, list[int]()
        self.queues: list[list[int]] = [[] for _ in seats]
        self.doors: list[list[int]] = [[] for _ in seats]
        self.chips, self.taken = [0 for _ in seats], [0 for _ in seats]
        self.supply = BOX.chips
        self.hands = [sorted(deck.pop() for _ in range(BOX.hand)) for deck in decks]
        self.decks = decks
        self.booked: list[list[int]] = [[] for _ in seats]
        self.gone: list[list[int]] = [[] for _ in seats]
        self.round, self.laid, self.revealed = 1, 0, 0
        self.opened = self.step = self.beds = 0
        self.favoured: list[int] = []
        self.seat: int | None = first
        self.prompt = PLACING
        self._lay_chips([])
        self._welcome()

    def _lay_chips(self, events: list[Happening]) -> None:
        """Lay a chip at each open back door that has none. Ruling R5: a closed one gives back what was left there."""
        for index, hotel in enumerate(self.hotels):
            wanted = int(BOX.hotels[hotel].rule.door > 0)
            if wanted != self.chips[index]:
                self.supply += self.chips[index] - wanted
                self.chips[index] = wanted
                events.append(ChipLaid(index + 1) if wanted else ChipReturned(index + 1))

    def dealt(self) -> list[Event]:
        """Return which back doors have a chip, and who begins."""
        chips = [ChipLaid(number) for number, chip in enumerate(self.chips, 1) if chip]
        return [*chips, RoundBegan(self.round, self.first)]

    def _welcome(self) -> None:
        """Work out which places are free, at a moment when nobody waits."""
        self.free = 0
        for number, hotel in enumerate(self.hotels, 1):
            rule = BOX.hotels[hotel].rule
            self.free |= bit(number, QUEUE) | (bit(number, DOOR) if rule.door else 0)
        self._let_in()

    def _let_in(self) -> None:
        """Work out who may go where by the rules of the hotels; back doors let everybody in."""
        kinds, crests = [0] * len(BOX.kinds), [0] * len(BOX.crests)
        for number, hotel in enumerate(self.hotels, 1):
            rule, door, queue = BOX.hotels[hotel].rule, bit(number, DOOR), bit(number, QUEUE)
            for kind in range(len(kinds)):
                kinds[kind] |= door | (queue if kind + 1 in rule.admits else 0)
            known = self.crests_waiting(number)
            for crest in range(len(crests)):
                crests[crest] |= door | (queue if len(known) < rule.crests or crest in known else 0)
        self.fits = tuple(kind & crest for crest in crests for kind in kinds)
        self.fits_all = -1
        for mask in self.fits:
            self.fits_all &= mask

    def crests_waiting(self, hotel: int) -> list[int]:
        """Return the different crests in the queue of a hotel, in the order in which they came."""
        return list(dict.fromkeys(CREST[card] for card in self.queues[hotel - 1]))

    # --- a decision

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        seat = self.seat
        if seat is None:
            return []
        if self.opened:
            return bookings.choices(self)
        free, fits, legal = self.free, self.fits, list[Move]()
        for card in self.hands[seat]:
            legal += _PLACINGS[card][free & fits[card % DECK]]
        if self.prompt == PLACING_OR_KEEPING:
            legal.append(_KEEP)
        return legal

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now, or None where `legal` lists it."""
        return objections.objection_to(self, move)

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened."""
        events: list[Happening] = []
        if self.opened:
            bookings.choose(self, move, events)
            checked = bookings.go_on(self, events)
        else:
            self._act(move, events)
            checked = not self._next_turn(events) and bookings.begin(self, events)
        if checked:
            self._end_round(events)
        return events

    # --- phase 1

    def _act(self, move: Move, events: list[Happening]) -> None:
        seat = self.seat or 0
        if type(move) is not Place:
            events.append(WithheldCard(seat))
            return
        self.hands[seat].remove(move.card)
        if move.side == QUEUE:
            self._queue(seat, move.card, move.hotel, events)
        else:
            self._leave_at_door(seat, move.card, move.hotel, events)

    def _queue(self, seat: int, card: int, hotel: int, events: list[Happening]) -> None:
        queue, rule = self.queues[hotel - 1], BOX.hotels[self.hotels[hotel - 1]].rule
        queue.append(card)
        place = len(queue)
        if place == rule.queue:
            self.free &= ~bit(hotel, QUEUE)
        if rule.crests < len(BOX.crests):
            self._let_in()
        if place == rule.open:  # ruling R19: whoever places it
            self.revealed += 1
            events.append(QueuedOpen(seat, card, hotel, place))
            return
        back = QueuedHidden(seat, BACK[card], hotel, place)
        events.append(Secret(self._told(seat), Queued(seat, card, hotel, place), back))

    def _leave_at_door(self, seat: int, card: int, hotel: int, events: list[Happening]) -> None:
        door = self.doors[hotel - 1]
        door.append(card)
        place = len(door)
        if place == BOX.hotels[self.hotels[hotel - 1]].rule.door:
            self.free &= ~bit(hotel, DOOR)
        back = LeftAtDoorHidden(seat, BACK[card], hotel, place)
        events.append(Secret(self._told(seat), LeftAtDoor(seat, card, hotel, place), back))
        if self.chips[hotel - 1]:
            self.chips[hotel - 1] = 0
            self.taken[seat] += 1
            events.append(TookChip(seat, hotel))

    def _told(self, seat: int) -> tuple[int, ...]:
        """Return whom the log tells what a seat has placed. Ruling R4: with `memory`, nobody before the end."""
        return () if self.memory else (seat,)

    def _next_turn(self, events: list[Happening]) -> bool:
        """Go on to the next seat that can place a card, or keep one; tell whether there is one in this round."""
        seats = len(self.hands)
        turns = seats * BOX.turns
        while self.laid + 1 < turns:
            self.laid += 1
            seat = (self.first + self.laid) % seats
            last = self.laid + 1 == turns
            asked_anyway = last and self.edition >= 2  # ruling R1: nobody is to learn whether a card fitted
            if asked_anyway or self._can_place(seat):
                self.seat = seat
                # ruling R3: only the last in turn order may keep a card, and only the fifth
                self.prompt = PLACING_OR_KEEPING if last else PLACING
                return True
            events.append(NothingFits(seat))  # ruling R1: the turn passes
        self.laid = turns
        return False

    def must_place(self, seat: int) -> bool:
        """Tell whether a seat is asked for a card that it cannot keep: that it has one that fits, everybody knows."""
        if self.seat != seat or self.opened:
            return False
        # ruling R1: who may keep the card is asked anyway; in edition 1, too, only with one that fitted
        return self.prompt == PLACING or self.edition < 2

    def _can_place(self, seat: int) -> bool:
        """Tell whether a seat has a card that fits somewhere: which tells of its hand, unless every card fits."""
        if self.free & self.fits_all:
            return True
        self.revealed += 1
        return any(self.free & self.fits[card % DECK] for card in self.hands[seat])

    # --- phase 3

    def _end_round(self, events: list[Happening]) -> None:
        if self.round == BOX.rounds:
            self._end(events)
            return
        self.round += 1
        self._change_hotels(events)
        self._lay_chips(events)
        self._welcome()
        self.first = (self.first + 1) % len(self.hands)
        for seat, deck in enumerate(self.decks):
            drawn = tuple(sorted(deck.pop() for _ in range(BOX.draw)))
            self.hands[seat] = sorted((*self.hands[seat], *drawn))
            events.append(Secret((seat,), Drew(seat, len(drawn), drawn), Drew(seat, len(drawn), ())))
        self.revealed += 1
        self.opened, self.laid = 0, -1
        events.append(RoundBegan(self.round, self.first))
        self._next_turn(events)

    def _change_hotels(self, events: list[Happening]) -> None:
        replaced = self.round == BOX.new_hotels_before
        if replaced:
            self.spent += self.hotels
        for index, old in enumerate(self.hotels):
            new = self.hotels[index] = self.pile.pop() if replaced else old ^ 1
            hotel, event = BOX.hotels[new], HotelReplaced if replaced else HotelTurned
            events.append(event(index + 1, hotel.beds, hotel.rule.id))

    # --- the end

    def _end(self, events: list[Happening]) -> None:
        self.seat, self.prompt = None, OVER
        bonus = BOX.bonus[self.scoring]
        for seat in range(len(self.hands)):
            for crest, count in enumerate(self._crests(seat)):
                if bonus[count]:
                    events.append(CrestsCounted(seat, crest, count, bonus[count]))

    def _crests(self, seat: int) -> list[int]:
        """Return how many booked cards of each crest a seat has."""
        counts = [0] * len(BOX.crests)
        for card in self.booked[seat]:
            counts[CREST[card]] += 1
        return counts

    def standing(self) -> Standing:
        """Return the points so far, with their parts; final when the game is over."""
        bonus, seats = BOX.bonus[self.scoring], range(len(self.hands))
        scores = []
        for seat in seats:
            coins = sum(COINS[card] for card in self.booked[seat])
            parts = [("coins", coins), ("chips", self.taken[seat])]
            if self.scoring != "none":
                parts.append(("crests", sum(bonus[count] for count in self._crests(seat))))
            scores.append(Score(sum(points for _, points in parts), tuple(parts)))
        if self.seat is not None:
            return Standing(tuple(scores))
        return Standing(tuple(scores), *self._winners([score.total or 0 for score in scores]))

    def _winners(self, totals: Sequence[int]) -> tuple[tuple[int, ...], str]:
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            return tuple(best), "points"
        dear = [sum(1 for card in self.booked[seat] if COINS[card] == BOX.most_coins) for seat in best]
        winners = tuple(seat for seat, count in zip(best, dear, strict=True) if count == max(dear))
        return winners, "three coins" if len(winners) == 1 else "shared"

    # --- copies and views

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

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy without the others' hands and face-down cards, and without the decks."""
        seen = self.copy()
        hidden.hide(seen, seat)
        return seen

    def seen_later(self, seat: int | None) -> Self:
        """Return what `seat` may look back at while the match goes on."""
        # ruling R4: with `memory`, a hand of the past would tell what has been placed from it
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


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Town:
    """Return a town with its hotels laid out, every deck shuffled and nine cards in every hand."""
    pile = [2 * card + dice.below(2) for card in dice.shuffled(range(_HOTEL_CARDS))]  # ruling R23: any side up
    decks = [dice.shuffled(range(seat * DECK, (seat + 1) * DECK)) for seat in range(seats)]
    return Town(choices["scoring"], choices["looking"] == "memory", first, decks, pile, dice, edition)
