"""Set-up and phase 1: guests are placed face down, in queues and at back doors."""

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box.guests import OWNER
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Keep, Place, bit
from fivestars.table.dice import Dice
from fivestars.table.game import Secret, told_to, told_to_all
from games.overbooking.positions import HOTELS, all_placed, called, cards, happened, of, one, play_round, set_up, wait

NOVICE = {"scoring": "novice", "looking": "look"}


def places(state: Overbooking, name: str) -> list[str]:
    """Return where a card of the hand may go: `2q` is the queue of the second hotel, `1d` the first back door."""
    placings = [move for move in state.legal() if isinstance(move, Place)]
    return [f"{move.hotel}{move.side[0]}" for move in placings if move.card == one(name)]


# --- set-up


@pytest.mark.ruling(22)
@pytest.mark.parametrize("seats", GAME.seats)
def test_as_many_hotels_as_seats_nine_cards_each_and_a_chip_at_every_open_back_door(seats: int) -> None:
    for seed in range(30):
        state = GAME.deal(seats, NOVICE, seats - 1, Dice(seed), GAME.edition)
        assert len(state.hotels) == seats
        assert len({hotel // 2 for hotel in state.hotels}) == seats  # not both sides of one card
        assert [len(hand) for hand in state.hands] == [9] * seats
        assert [len(deck) for deck in state.decks] == [15] * seats
        assert state.chips == [0 if HOTELS[hotel] == "H2B" else 1 for hotel in state.hotels]
        assert state.supply == 20 - sum(state.chips)
        assert state.seat == seats - 1


@pytest.mark.ruling(23)
def test_any_side_of_a_hotel_card_may_lie_up() -> None:
    seen = {hotel for seed in range(60) for hotel in _dealt(seed).hotels}
    assert len(seen) == 16


def _dealt(seed: int) -> Overbooking:
    return GAME.deal(4, NOVICE, 0, Dice(seed), GAME.edition)


# --- turns


def test_one_card_each_clockwise_five_times_round() -> None:
    state = set_up(first=1)
    order: list[int | None] = []
    while not state.opened and len(order) < 15 and state.round == 1:
        order.append(state.seat)
        state.play(next(move for move in state.legal() if isinstance(move, Place)))
    assert order == [1, 2, 0] * 5


def test_the_nearest_free_position_of_the_side_is_taken() -> None:
    state = set_up(hands=["A1 A2", "B1", "C1"])
    state.play(Place(one("A1"), 2, "queue"))
    state.play(Place(one("B1"), 2, "queue"))
    state.play(Place(one("C1"), 2, "door"))
    assert called(state.queues[1]) == "A1 B1"
    assert called(state.doors[1]) == "C1"


def test_the_queue_takes_four_cards_of_all_players_together() -> None:
    state = set_up(hands=["A1"])
    wait(state, 1, queue="A2 B2 C2")
    state.play(Place(one("A1"), 1, "queue"))
    assert all(not (move.hotel == 1 and move.side == "queue") for move in state.legal() if isinstance(move, Place))
    assert any(move.hotel == 1 and move.side == "door" for move in state.legal() if isinstance(move, Place))


def test_the_back_door_takes_two_cards_of_all_players_together() -> None:
    state = set_up(hands=["A1"])
    wait(state, 1, door="B2")
    state.play(Place(one("A1"), 1, "door"))
    assert all(not (move.hotel == 1 and move.side == "door") for move in state.legal() if isinstance(move, Place))


def test_nobody_must_place_anything_at_a_back_door() -> None:
    state = set_up()
    play_round(state, "queue")
    assert state.round == 2


# --- the chip


def test_the_first_at_a_back_door_takes_its_chip_at_once_and_the_second_gets_none() -> None:
    state = set_up(hands=["A1", "B1"])
    events = happened(state, Place(one("A1"), 1, "door"))
    assert of(e.TookChip, events) == [e.TookChip(0, 1)]
    events = happened(state, Place(one("B1"), 1, "door"))
    assert of(e.TookChip, events) == []
    assert (state.taken, state.chips) == ([1, 0, 0], [0, 1, 1])


def test_a_card_in_the_queue_brings_no_chip() -> None:
    state = set_up(hands=["A1"])
    state.play(Place(one("A1"), 1, "queue"))
    assert (state.taken, state.chips) == ([0, 0, 0], [1, 1, 1])


# --- the last of the round


@pytest.mark.ruling(2, 3)
def test_only_the_last_of_the_round_may_keep_a_card_and_only_the_fifth() -> None:
    """The seat to the right of the first, in its fifth turn; nobody else ever may."""
    for first in range(3):
        state = set_up(first=first)
        may = []
        while state.round == 1:
            if any(isinstance(move, Keep) for move in state.legal()):
                may.append((state.seat, state.laid))
            state.play(state.legal()[0])
        assert may == [((first - 1) % 3, 14)]


def test_a_kept_card_stays_in_hand_and_the_next_hand_is_one_larger() -> None:
    state = set_up()
    while state.prompt != "place or keep":
        state.play(state.legal()[0])
    kept = state.hands[2][:]
    events = happened(state, Keep())
    assert of(e.WithheldCard, events) == [e.WithheldCard(2)]
    while state.round == 1:
        events += happened(state, state.legal()[-1])
    assert set(kept) <= set(state.hands[2])
    assert [len(hand) for hand in state.hands] == [9, 9, 10]


# --- ruling 1: nothing to place


SMALL, LARGE = "A1 A2 A3 A1f A2f A3f A1l A2l A3l", "B4 B5 B6 B4f B5f B6f B4l B5l B6l"


def before_the_last_turns(edition: int, hand: str = LARGE) -> Overbooking:
    """Return a table where the last place for large groups has just been taken, seat 1 has passed, seat 0 is asked."""
    state = set_up("H4A H2B", hands=[SMALL, hand], edition=edition)
    for hotel, side in ((1, "door"), (1, "door"), (2, "queue"), (2, "queue"), (2, "queue"), (2, "queue")):
        state.play(Place(state.hands[state.seat or 0][-1], hotel, side))
    events = happened(state, Place(state.hands[0][-1], 2, "queue"))
    assert of(e.NothingFits, events) == [e.NothingFits(1)]
    assert (state.seat, state.laid) == (0, 8)
    return state


@pytest.mark.ruling(1)
@pytest.mark.parametrize("edition", [1, 2])
def test_who_can_place_nothing_passes_and_stays_in_the_round(edition: int) -> None:
    state = before_the_last_turns(edition)
    events = happened(state, Place(state.hands[0][-1], 1, "queue"))  # the fifth card of seat 0: seat 1 tries in vain
    if edition == 2:
        assert state.legal() == [Keep()]
        events = happened(state, Keep())
    assert of(e.HotelOpened, events)
    assert [len(hand) for hand in state.hands] == [4, 6]


@pytest.mark.ruling(1)
def test_in_the_last_turn_of_a_round_nothing_that_fits_looks_like_a_card_held_back() -> None:
    """The others see and are told the same, whether the fifth card was held back or fitted nowhere."""
    looks = []
    for last in ("B6l", "B3l"):  # the ninth card of the hand: the one fits nowhere, the other does
        state = set_up("H4A H2B", hands=[SMALL, "B4 B5 B6 B4f B5f B6f B4l B5l " + last], edition=2)
        wait(state, 1, door="B4 B5")
        wait(state, 2, queue="B6 B4f B5f B6f A3l")
        state.free &= ~(bit(1, "door") | bit(2, "queue"))
        state.laid, state.seat = 8, 0
        before, told = state.revealed, state.play(Place(one("A1"), 1, "queue"))
        assert any(isinstance(move, Place) for move in state.legal()) == (last == "B3l")
        asked = state.seen_by(0)
        told += state.play(Keep())
        looks.append((asked, state.seen_by(0), state.seen_by(None), told_to(0, told), state.revealed - before))
    assert looks[0] == looks[1]
    told_all = looks[0][3]
    assert of(e.WithheldCard, told_all) == [e.WithheldCard(1)]
    assert not of(e.NothingFits, told_all)


@pytest.mark.ruling(1)
def test_in_the_last_turn_of_a_round_a_guess_may_hold_nothing_that_fits() -> None:
    """Nobody knows that the last of the round, who is asked, has a card to place."""
    state = before_the_last_turns(edition=2)
    state.play(Place(state.hands[0][-1], 1, "queue"))
    state.gone[1] = [state.hands[1].pop() for _ in range(4)]  # a small hand holds nothing that fits more easily
    guesses = [state.guess(0, Dice(seed)) for seed in range(60)]
    assert {len(guess.legal()) > 1 for guess in guesses} == {True, False}


@pytest.mark.ruling(1)
def test_in_edition_1_a_hand_that_fits_nowhere_was_told_in_the_last_turn_too() -> None:
    """The turn passed by itself, and everybody learned why."""
    state = before_the_last_turns(edition=1)
    before = state.revealed
    events = happened(state, Place(state.hands[0][-1], 1, "queue"))
    assert of(e.NothingFits, events) == [e.NothingFits(1)]
    assert not of(e.WithheldCard, events)
    assert of(e.HotelOpened, events)
    assert state.revealed > before
    asked = set_up("H4A H2B", hands=[SMALL, LARGE], edition=1)
    asked.free, asked.seat, asked.prompt = bit(1, "queue"), 1, "place or keep"
    asked.gone[1] = [asked.hands[1].pop() for _ in range(8)]
    assert all(len(asked.guess(0, Dice(seed)).legal()) > 1 for seed in range(20)), "whoever was asked had one"


def test_whether_somebody_can_place_a_card_is_a_revelation_unless_every_card_fits() -> None:
    state = set_up("H4A H2B", hands=["A1 A2"])
    before = state.revealed
    state.play(Place(one("A1"), 1, "queue"))
    assert state.revealed == before
    wait(state, 1, door="A4 A5")
    wait(state, 2, queue="A6 B6 B5 A4f B4")
    state.free &= ~(1 | 4 | 8)  # only the queue for small groups is left
    state.seat = 0
    state.play(Place(one("A2"), 1, "queue"))
    assert state.revealed == before + 1


# --- the rules of hotels in phase 1; monks first and soldiers first matter only in phase 2


@pytest.mark.ruling(20)
@pytest.mark.parametrize(
    ("hotel", "admitted"),
    [
        ("H1A", "123456"),
        ("H2A", "123456"),
        ("H4A", "123"),
        ("H6A", "123456"),
        ("H4B", "456"),
        ("H7A", "12346"),
        ("H3B", "123456"),
        ("H2B", "123456"),
        ("H5B", "123456"),
        ("H3A", "123456"),
    ],
)
def test_whom_a_hotel_admits_to_its_queue_and_that_its_back_door_takes_everybody(hotel: str, admitted: str) -> None:
    """Face-down cards too."""
    others = " ".join([name for name in ("H1A", "H5A", "H6B") if name[:2] != hotel[:2]][:2])
    state = set_up(f"{hotel} {others}", hands=["A1 A2 A3 A4 A5 A6"])
    for kind in "123456":
        found = places(state, f"A{kind}")
        assert ("1q" in found) == (kind in admitted)
        assert ("1d" in found) == (hotel != "H2B")


def test_a_closed_back_door_takes_nobody_and_the_queue_takes_five() -> None:
    state = set_up("H2B H1A H5A", hands=["A1", "B1"])
    wait(state, 1, queue="A2 B2 C2 C3")
    assert places(state, "A1") == ["1q", "2d", "2q", "3d", "3q"]
    state.play(Place(one("A1"), 1, "queue"))
    assert places(state, "B1") == ["2d", "2q", "3d", "3q"]
    assert state.chips == [0, 1, 1]


def test_the_third_crest_may_not_queue_where_two_are_admitted_but_may_go_to_the_back_door() -> None:
    state = set_up("H3A H1A H5A", hands=["A1 A2l A3f", "B1f B2f B3l", "C1l C2r C3"])
    state.play(Place(one("A1"), 1, "queue"))
    state.play(Place(one("B1f"), 1, "queue"))
    assert "1q" not in places(state, "C1l")
    assert "1d" in places(state, "C1l")
    assert "1q" in places(state, "C3")
    state.play(Place(one("C2r"), 1, "door"))
    assert "1q" not in places(state, "A2l")  # what waits at the back door does not count
    assert "1q" in places(state, "A3f")


def test_two_cards_of_one_crest_leave_room_for_another_crest() -> None:
    state = set_up("H3A H1A H5A", hands=["A1", "B1", "C1l"])
    state.play(Place(one("A1"), 1, "queue"))
    state.play(Place(one("B1"), 1, "queue"))
    assert "1q" in places(state, "C1l")


@pytest.mark.ruling(19)
@pytest.mark.parametrize(("hotel", "open_place"), [("H3B", 1), ("H6B", 1), ("H5B", 2), ("H7B", 2), ("H1A", 0)])
def test_the_first_or_second_card_of_the_queue_lies_face_up_whoever_places_it(hotel: str, open_place: int) -> None:
    other = "H4B H2A" if hotel[:2] != "H4" else "H5A H2A"
    state = set_up(f"{hotel} {other}", hands=["A1", "B1", "C1"])
    for seat, name in enumerate(("A1", "B1", "C1")):
        place = seat + 1
        before, done = state.revealed, state.play(Place(one(name), 1, "queue"))
        told = told_to((seat + 1) % 3, done)[0]
        assert isinstance(told, e.QueuedOpen if place == open_place else e.QueuedHidden)
        assert state.revealed - before == (place == open_place)
        seen = state.seen_by((seat + 1) % 3).queues[0][-1]
        assert (seen == one(name)) == (place == open_place)


def test_the_back_door_of_such_a_hotel_stays_face_down() -> None:
    state = set_up("H3B H1A H5A", hands=["A1"])
    assert isinstance(told_to(1, state.play(Place(one("A1"), 1, "door")))[0], e.LeftAtDoorHidden)


# --- who may look


def test_the_owner_is_told_the_card_and_the_others_its_back() -> None:
    state = set_up(hands=["A1f"])
    happening = state.play(Place(one("A1f"), 2, "queue"))[0]
    assert isinstance(happening, Secret)
    assert happening.seats == (0,)
    assert happening.event == e.Queued(0, one("A1f"), 2, 1)
    assert isinstance(happening.instead, e.QueuedHidden)


@pytest.mark.ruling(4)
def test_with_memory_the_log_does_not_keep_the_card_either() -> None:
    for side, hidden, full in (("queue", e.QueuedHidden, e.Queued), ("door", e.LeftAtDoorHidden, e.LeftAtDoor)):
        state = set_up(hands=["A1f"], memory=True)
        done = state.play(Place(one("A1f"), 2, side))
        assert [type(told_to(seat, done)[0]) for seat in (0, 1, None)] == [hidden] * 3
        assert type(told_to_all(done)[0]) is full  # when the game is over


def test_phase_two_follows_the_last_card_at_once() -> None:
    state = set_up()
    wait(state, 1, queue="A6 B6")
    events = all_placed(state)
    assert of(e.HotelOpened, events)[0] == e.HotelOpened(1, 13, "none")
    assert {OWNER[number] for number in cards("A6 B6")} == {event.seat for event in of(e.QueueCardTurned, events)}
