"""What a seat may know: of a face-down card its owner, its crest and the crest's size, and nothing else."""

from itertools import pairwise

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box.guests import BACK, KIND, UNKNOWN
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules.moves import Place
from fivestars.table.dice import Dice
from fivestars.table.game import told_to
from fivestars.web.match.sitting import Sitting
from games.overbooking.positions import all_placed, called, cards, happened, one, set_up, wait
from matches import match_at
from sittings import html_of, sitting_of


def test_an_opponent_sees_the_back_and_the_owner_the_face() -> None:
    state = set_up()
    wait(state, 1, queue="A5f", door="A1")
    assert called(state.seen_by(0).queues[0] + state.seen_by(0).doors[0]) == "A5f A1"
    for other in (1, 2, None):
        seen = state.seen_by(other)
        assert seen.queues[0] + seen.doors[0] == [BACK[one("A5f")], BACK[one("A1")]]


@pytest.mark.ruling(4)
def test_with_memory_the_owner_sees_only_the_back() -> None:
    state = set_up(memory=True)
    wait(state, 1, queue="A5f", door="A1")
    assert state.seen_by(0) == _with_hand(state.seen_by(1), 0, state)
    assert state.seen_by(0).queues[0] == [BACK[one("A5f")]]


@pytest.mark.ruling(4)
def test_with_memory_nobody_looks_back_at_a_hand_to_see_what_was_placed() -> None:
    state = set_up(memory=True)
    assert state.seen_later(0) == state.seen_by(None)
    assert set_up().seen_later(0) == set_up().seen_by(0)


@pytest.mark.parametrize(("looking", "in_hand"), [("look", 9), ("memory", 0)])
def test_who_looks_back_sees_the_hand_of_then_only_without_memory(looking: str, in_hand: int) -> None:
    match = match_at("overbooking", (looking,), until=lambda _: True)
    for _ in range(4):
        match.play(match.state.legal()[0])
    there = sitting_of(match, viewer=0)
    assert _cards_in_hand(there) == 7, "two of nine are placed"
    then = there.look_at(0)
    assert _cards_in_hand(then) == in_hand
    assert 'class="town' in html_of(then)


def _cards_in_hand(there: Sitting) -> int:
    seen = there.seen()
    assert isinstance(seen, Overbooking)
    return sum(card >= 0 for card in seen.hands[0])


def _with_hand(seen: Overbooking, seat: int, state: Overbooking) -> Overbooking:
    """Return what seat 1 sees, but with the hand of another seat in place of its own."""
    seen.hands = [hand if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(state.hands)]
    return seen


def test_nobody_can_tell_cards_with_the_same_back_apart() -> None:
    tables = []
    for name in ("A4f", "A5f", "A6f"):
        state = set_up(hands=["A4f A5f A6f"])
        happening = told_to(1, state.play(Place(one(name), 1, "queue")))
        tables.append((state.seen_by(1), happening))
    assert all(one == other for one, other in pairwise(tables))


@pytest.mark.parametrize("looking", ["look", "memory"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_hands_decks_and_hotels_to_come_show_only_how_many(seats: int, looking: str) -> None:
    state = GAME.deal(seats, {"scoring": "none", "looking": looking}, 0, Dice(3), GAME.edition)
    seen = state.seen_by(1)
    assert seen.hands[0] == [UNKNOWN] * 9
    assert seen.hands[1] == state.hands[1]
    assert seen.decks == [[UNKNOWN] * 15] * seats
    assert seen.pile == [UNKNOWN] * (8 - seats)


def test_the_cards_of_the_hotel_that_is_checked_lie_open_to_all() -> None:
    state = set_up()
    wait(state, 1, queue="A5f B6", door="A4")
    all_placed(state)
    seen = state.seen_by(2)
    assert called(seen.queues[0]) == "A5f B6"
    assert called(seen.doors[0]) == "A4"


def test_a_guess_fills_in_a_card_with_that_back_from_what_the_owner_can_still_have() -> None:
    state = set_up()
    wait(state, 1, queue="A5f", door="A1")
    state.booked[0] = [state.decks[0].pop(state.decks[0].index(one("A6f")))] if one("A6f") in state.decks[0] else []
    if not state.booked[0]:
        state.hands[0].remove(one("A6f"))
        state.booked[0] = cards("A6f")
    found = {called(state.guess(1, Dice(seed)).queues[0]) for seed in range(40)}
    assert found == {"A4f", "A5f"}


def test_a_guess_puts_no_soldiers_where_none_may_queue() -> None:
    state = set_up("H7A H1A H5A")
    wait(state, 1, queue="A6f A4")
    wait(state, 2, queue="A5f")
    for seed in range(40):
        guess = state.guess(1, Dice(seed))
        assert all(KIND[number] in (4, 6) for number in guess.queues[0])


def test_a_guess_leaves_enough_for_where_no_soldiers_may_queue() -> None:
    """Elsewhere, the last guests of that back who are no soldiers must not be used up."""
    state = set_up("H4B H7A H1A")
    wait(state, 1, queue="A5f")
    wait(state, 2, queue="A6f A4f")
    for seed in range(40):
        guess = state.guess(1, Dice(seed))
        assert called(guess.queues[0]) == "A5f"


def test_in_a_guess_whoever_is_asked_for_a_card_has_one_that_fits() -> None:
    state = set_up("H4A H2B", hands=["A1 A2 A3 A1f A2f A3f A1l A4l A5l"])
    wait(state, 1, door="B4 B5")
    wait(state, 2, queue="B6 B4f B5f B6f B4l")
    state.free = 2  # only the queue for small groups
    state.seat = 0
    for seed in range(40):
        assert state.guess(1, Dice(seed)).legal()


def test_a_card_turned_up_cannot_be_taken_back() -> None:
    state = set_up()
    wait(state, 1, queue="A5f", door="A4")
    wait(state, 2, queue="B5f")
    before = state.revealed
    all_placed(state)
    assert state.revealed == before + 1
    happened(state, state.legal()[0])
    assert state.revealed > before + 1


def test_a_card_placed_face_down_can_be_taken_back() -> None:
    state = set_up(hands=["A1"])
    before = state.revealed
    state.play(Place(one("A1"), 1, "queue"))
    assert state.revealed == before
