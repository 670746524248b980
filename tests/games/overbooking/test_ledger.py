"""A second, slow reading, card by card as the rulebook tells it, against the engine in random matches.

Who is asked in phase 1, and what the bookings of phase 2 come to.
"""

from random import Random

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box import BOX, Rule
from fivestars.games.overbooking.box.guests import BEDS, CREST, KIND, OWNER
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.table.dice import Dice
from fivestars.table.game import Event
from games.overbooking.positions import happened, set_up


class Ledger:
    """The book of one hotel while its bookings are checked."""

    def __init__(self, rule: Rule, beds: int, queue: list[int]) -> None:
        self.rule, self.beds, self.queue = rule, beds, queue
        self.favours: list[int] = []
        self.booked: list[int] = []
        self.asked: list[int] = []

    def note(self, event: Event) -> None:
        """Note what an ability does."""
        match event:
            case e.MonkQueued():
                self.queue.append(event.card)
            case e.MerchantsAdded():
                self.beds += 3
            case e.WorkersTook():
                self.beds -= 3
            case e.MaidsReplaced() | e.SoldiersReplaced():
                self.queue[self.queue.index(event.replaced)] = event.card
                self.favours = [card for card in self.favours if card != event.replaced]
            case e.NoblewomenFavoured():
                self.favours.append(event.favoured)

    def settle(self) -> None:
        """Ask one card after another: favours, whom the hotel lets first, then the largest, each time the nearest."""
        while waiting := [card for card in self.queue if card not in self.asked]:
            favoured = [card for card in self.favours if card in waiting]
            let_first = [card for card in waiting if KIND[card] == self.rule.first]
            most = max(BEDS[card] for card in waiting)
            card = (favoured or let_first or [card for card in waiting if BEDS[card] == most])[0]
            self.asked.append(card)
            if BEDS[card] <= self.beds:
                self.beds -= BEDS[card]
                self.booked.append(card)


def placed_by_the_rules(rule: Rule, queue: list[int], door: list[int]) -> bool:
    """Tell whether phase 1 may have left a hotel like this."""
    return (
        len(queue) <= (5 if rule.id == "closed" else 4)
        and len(door) <= (0 if rule.id == "closed" else 2)
        and not (rule.id == "small-only" and any(BEDS[card] > 3 for card in queue))
        and not (rule.id == "large-only" and any(BEDS[card] < 4 for card in queue))
        and not (rule.id == "no-soldiers" and any(KIND[card] == 5 for card in queue))
        and not (rule.id == "two-crests" and len({CREST[card] for card in queue}) > 2)
    )


def finds_a_place(state: Overbooking, seat: int) -> bool:
    """Tell whether a seat has a card that the rules let it place anywhere."""
    return any(
        placed_by_the_rules(BOX.hotels[hotel].rule, *waiting)
        for card in state.hands[seat]
        for hotel, queue, door in zip(state.hotels, state.queues, state.doors, strict=True)
        for waiting in (([*queue, card], door), (queue, [*door, card]))
    )


@pytest.mark.ruling(1)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_engine_asks_and_passes_over_as_ruled(edition: int) -> None:
    """Where large groups may only go to one queue and one back door, and one seat holds hardly any other."""
    in_the_last_turn = set[bool]()
    for seed in range(150):
        state, chance, turn = set_up("H4A H2B", edition=edition), Random(seed), 0
        deck = sorted((*state.hands[1], *state.decks[1]), key=lambda card: (BEDS[card] < 4, card))
        state.hands[1], state.decks[1] = sorted(deck[:9]), deck[9:]
        while state.round == 1 and not state.opened:
            assert state.seat == turn % 2
            assert finds_a_place(state, turn % 2) or (turn == 9 and edition >= 2)
            legal = state.legal()
            turn += 1
            for event in happened(state, legal[int(chance.random() * len(legal))]):
                if isinstance(event, e.HotelOpened):
                    break
                if isinstance(event, e.NothingFits):
                    assert event.seat == turn % 2
                    assert state.opened or state.round > 1 or not finds_a_place(state, turn % 2)
                    in_the_last_turn.add(turn == 9)
                    turn += 1
        assert turn == 10
    assert in_the_last_turn == ({False, True} if edition == 1 else {False})


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_engine_books_as_the_rulebook_tells_it(seats: int) -> None:
    for seed in range(40):
        state = GAME.deal(seats, {"scoring": "expert", "looking": "look"}, 0, Dice(seed), GAME.edition)
        chance = Random(seed)
        ledger = Ledger(BOX.rules[0], 0, [])
        while state.seat is not None:
            legal = state.legal()
            move = legal[int(chance.random() * len(legal))]
            before = state.copy()
            for event in happened(state, move):
                match event:
                    case e.Queued() | e.QueuedOpen():
                        before.queues[event.hotel - 1].append(event.card)
                    case e.LeftAtDoor():
                        before.doors[event.hotel - 1].append(event.card)
                    case e.HotelOpened():
                        rule = BOX.hotels[before.hotels[event.hotel - 1]].rule
                        queue, door = before.queues[event.hotel - 1], before.doors[event.hotel - 1]
                        assert placed_by_the_rules(rule, queue, door)
                        ledger = Ledger(rule, event.beds, queue)
                    case e.BookingsBegin():
                        assert event.beds == ledger.beds
                        ledger.settle()
                    case e.HotelDone():
                        assert event.left == ledger.beds
                        for owner in range(seats):
                            mine = [card for card in ledger.booked if OWNER[card] == owner]
                            assert state.booked[owner][len(before.booked[owner]) :][: len(mine)] == mine
                            before.booked[owner] += mine
                    case _:
                        ledger.note(event)
