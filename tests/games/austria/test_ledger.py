"""That the log tells everything: krones, points, steps, food, guests, rooms and staff follow from the events alone."""

from dataclasses import dataclass
from random import Random

import pytest

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.errands import FOOD, unpacked
from fivestars.table.game import Event, told_to_all
from games.austria.positions import LETTERS, lacking
from games.austria.referee import DISHES, GUESTS, free, taken
from games.austria.test_second_reading import chosen, somewhere

GAMES = 20
KRONES = {
    e.Earned: 1,
    e.Boosted: -1,
    e.PaidFee: -1,
    e.PaidService: -1,
    e.LostKrones: -1,
    e.Waived: -1,
    e.Bought: -1,
    e.Prepared: -1,
    e.Played: -1,
}
POINTS = {
    e.Scored: 1,
    e.TrackScored: 1,
    e.StaffScored: 1,
    e.RoomsScored: 1,
    e.StockScored: 1,
    e.LostPoints: -1,
    e.LeftOver: -1,
}


@dataclass
class Account:
    """What a seat has, as whoever reads the log would write it down."""

    krones: int
    points: int
    steps: int
    food: list[int]
    guests: dict[int, str]
    vacant: set[int]
    occupied: set[int]
    played: set[int]
    hand: set[int]


def account(state: Austria, seat: int) -> Account:
    """Return what a seat has; food that is being placed counts as had."""
    being_placed = [unpacked(errand.about) for errand in state.errands if errand.kind == FOOD and seat == state.seat]
    return Account(
        krones=state.krones[seat],
        points=state.total_of(seat),
        steps=state.steps[seat],
        food=[sum(counts) for counts in zip(state.kitchen_of(seat), *being_placed, strict=True)],
        guests={guest: lacking(state, guest, seat) for guest, _ in state.guests_of(seat)},
        vacant=free(state, seat),
        occupied=taken(state, seat),
        played={*state.staff_of(seat)},
        hand={*state.hand[seat]},
    )


def order_of(guest: int) -> str:
    """Return what a guest orders, as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, GUESTS[guest].order, strict=True))


def enter(book: Account, event: Event) -> None:
    """Write one event down."""
    book.krones += KRONES.get(type(event), 0) * getattr(event, "krones", getattr(event, "cost", 0))
    book.points += POINTS.get(type(event), 0) * getattr(event, "points", 0)
    if isinstance(event, (e.Advanced, e.Retreated)):
        book.steps = event.space
    enter_guest(book, event)
    enter_food(book, event)
    enter_room(book, event)
    enter_card(book, event)


def enter_guest(book: Account, event: Event) -> None:
    """Write down who comes into the café, and who leaves it."""
    match event:
        case e.Bought(_, guest, _) | e.TookFree(_, guest):
            book.guests[guest] = order_of(guest)
        case e.Completed(_, guest):
            book.guests[guest] = ""
        case e.MovedIn(_, guest, _):
            del book.guests[guest]


def enter_food(book: Account, event: Event) -> None:
    """Write down what food comes, goes to guests, or is lost."""
    match event:
        case e.Gained(_, number, dish):
            book.food[DISHES.index(dish)] += number
        case e.Served(_, guest, dish):
            book.food[DISHES.index(dish)] -= 1
            book.guests[guest] = book.guests[guest].replace(LETTERS[DISHES.index(dish)], "", 1)
        case e.LostKitchen():
            book.food = [0] * len(DISHES)
        case e.LostAllFood():
            book.food = [0] * len(DISHES)
            book.guests = {guest: order_of(guest) for guest in book.guests}


def enter_room(book: Account, event: Event) -> None:
    """Write down what becomes of a room."""
    match event:
        case e.Prepared(_, room, _) | e.PreparedFree(_, room):
            book.vacant.add(room)
        case e.MovedIn(_, _, room) | e.Occupied(_, room):
            book.vacant.remove(room)
            book.occupied.add(room)
        case e.Removed(_, room):
            book.vacant.discard(room)
            book.occupied.discard(room)


def enter_card(book: Account, event: Event) -> None:
    """Write down which staff cards come into the hand, are played, or go."""
    match event:
        case e.Played(_, card, _) | e.PlayedFree(_, card):
            book.played.add(card)
            book.hand.discard(card)  # it may also come from the deck
        case e.Drew(_, card):
            book.hand.add(card)
        case e.Sank(_, card):
            book.hand.discard(card)
        case e.Dismissed(_, card):
            book.played.remove(card)


@pytest.mark.parametrize("rules", ["2015", "revised"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_accounts_for_everything(seats: int, rules: str) -> None:
    for seed in range(GAMES):
        random = Random(seed)
        state = somewhere(seats, "night", rules, random)
        state.tiles = tuple(stack + random.choice("1234") for stack in "ABC")
        state.round = random.choice((3, 5, 7))
        books = [account(state, seat) for seat in range(seats)]
        while state.seat is not None:
            for event in told_to_all(state.play(chosen(state, random))):
                if (seat := getattr(event, "seat", None)) is not None:
                    enter(books[seat], event)
            assert books == [account(state, seat) for seat in range(seats)]
