"""Positions of Overbooking in a few words, for the tests.

A card is its seat as a letter, its beds, and its crest unless that is the bird: `A5` are the soldiers of seat 0 with
a bird, `B2f` the merchants of seat 1 with a fish. A hotel is its card and side: `H1A` has 13 beds and no rule.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import CREST, DECK, KIND, OWNER, card
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Keep
from fivestars.games.overbooking.rules.opening import lay_out
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Move, told_to_all

CRESTS = "bflr"
HOTELS = [hotel.card + hotel.side for hotel in BOX.hotels]

T = TypeVar("T", bound=Event)


class Outcome(NamedTuple):
    """How the bookings of the first hotel went: in the order in which the cards were asked."""

    booked: str
    refused: str
    left: int


def one(text: str) -> int:
    """Return the card of this name."""
    crest = CRESTS.index(text[2]) if len(text) > 2 else 0
    return card("ABCD".index(text[0]), crest, int(text[1]))


def cards(text: str) -> list[int]:
    """Return the cards of these names."""
    return [one(name) for name in text.split()]


def called(numbers: Sequence[int]) -> str:
    """Return the names of these cards."""
    return " ".join(f"{'ABCD'[OWNER[n]]}{KIND[n]}{CRESTS[CREST[n]] if CREST[n] else ''}" for n in numbers)


def set_up(
    hotels: str = "H1A H5A H6B",
    hands: Sequence[str] = (),
    first: int = 0,
    scoring: str = "expert",
    memory: bool = False,
    later: str = "",
    edition: int = GAME.edition,
) -> Overbooking:
    """Return a match at its start with these hotels from the top, these cards in hand, and these hotels in round 3."""
    wanted = [HOTELS.index(hotel) for hotel in hotels.split()]
    then = [HOTELS.index(hotel) for hotel in later.split()]
    used = {hotel // 2 for hotel in (*wanted, *then)}
    pile = [hotel for hotel in range(0, len(BOX.hotels), 2) if hotel // 2 not in used] + then[::-1] + wanted[::-1]
    decks = []
    for seat in range(len(wanted)):
        held = cards(hands[seat]) if seat < len(hands) else []
        rest = [number for number in Dice(seat).shuffled(range(seat * DECK, (seat + 1) * DECK)) if number not in held]
        decks.append(rest + held)
    state = Overbooking(len(wanted), scoring, memory, first, Dice(7), edition)
    lay_out(state, pile, decks)
    return state


def wait(state: Overbooking, hotel: int, queue: str = "", door: str = "") -> None:
    """Let these cards wait at a hotel, as if they had been placed."""
    for number in cards(queue):
        state.queues[hotel - 1].append(_taken(state, number))
    for number in cards(door):
        state.doors[hotel - 1].append(_taken(state, number))


def _taken(state: Overbooking, number: int) -> int:
    hand, deck = state.hands[OWNER[number]], state.decks[OWNER[number]]
    if number in deck:
        deck[deck.index(number)] = hand.pop()
    else:
        hand.remove(number)
    return number


def all_placed(state: Overbooking) -> list[Event]:
    """Let the last seat keep its fifth card, as if everybody else had placed theirs; return what happened."""
    seats = len(state.hands)
    state.laid = seats * BOX.turns - 1
    state.seat, state.prompt = (state.first - 1) % seats, "place or keep"
    return happened(state, Keep())


def happened(state: Overbooking, *moves: Move) -> list[Event]:
    """Make these moves; return what happened, secrets too."""
    return [event for move in moves for event in told_to_all(state.play(move))]


def of(kind: type[T], events: Sequence[Event]) -> list[T]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def check(hotel: str, queue: str, door: str = "", *choices: Move) -> Outcome:
    """Check the bookings of a hotel, with these choices at its back door."""
    others = [name for name in ("H1A", "H5A", "H6B") if name[:2] != hotel[:2]][:2]
    state = set_up(" ".join([hotel, *others]))
    wait(state, 1, queue, door)
    return outcome(all_placed(state) + happened(state, *choices))


def outcome(events: Sequence[Event], hotel: int = 1) -> Outcome:
    """Return how the bookings of a hotel went."""
    booked: list[int] = []
    refused: list[int] = []
    left = -1
    for event in events:
        match event:
            case e.BookedByFavour() | e.BookedByRule() | e.Booked() if event.hotel == hotel:
                booked.append(event.card)
            case e.RefusedFavour() | e.RefusedRule() | e.Refused() if event.hotel == hotel:
                refused.append(event.card)
            case e.HotelDone() if event.hotel == hotel:
                left = event.left
    return Outcome(called(booked), called(refused), left)


def play_round(state: Overbooking, side: str = "queue") -> list[Event]:
    """Play on to the next round or the end, on this side where one can; return what happened."""
    number, events = state.round, list[Event]()
    while state.seat is not None and state.round == number:
        legal = state.legal()
        events += happened(state, next((move for move in legal if side in move), legal[-1]))
    return events
