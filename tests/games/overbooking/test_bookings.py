"""Phase 2: the rulebook's three examples, the order of bookings, and every ability."""

import pytest

from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Decline, Favour, Replace
from fivestars.table.game import Event, Move
from games.overbooking.positions import Outcome, all_placed, called, check, happened, of, one, outcome, set_up, wait

NONE_13, MONKS_8, CRESTS_15, SOLDIERS_10 = "H1A", "H2A", "H3A", "H6A"

# --- the rulebook's examples. A is orange, B is blue, C is green.


def test_example_1_the_largest_first_and_who_does_not_fit_is_passed_over() -> None:
    state = set_up(NONE_13 + " H5A H6B")
    wait(state, 1, queue="A5 C4 B5 A2")
    events = all_placed(state)
    assert of(e.HotelOpened, events)[0] == e.HotelOpened(1, 13, "none")
    story = [event for event in events if isinstance(event, e.Booked | e.Refused)]
    assert story == [
        e.Booked(0, one("A5"), 1, 1, wanted=5, left=8),
        e.Booked(1, one("B5"), 1, 3, wanted=5, left=3),
        e.Refused(2, one("C4"), 1, 2, wanted=4, left=3),
        e.Booked(0, one("A2"), 1, 4, wanted=2, left=1),
    ]
    assert of(e.HotelDone, events)[0] == e.HotelDone(1, 1)


def test_example_2_monks_first_and_three_beds_more_by_the_merchants() -> None:
    state = set_up(MONKS_8 + " H5A H6B")
    wait(state, 1, queue="A3 B4 C2 A1", door="B2")
    events = all_placed(state)
    assert of(e.MerchantsAdded, events) == [e.MerchantsAdded(1, one("B2"), 1, more=3, beds=11)]
    assert of(e.BookedByRule, events) == [e.BookedByRule(0, one("A1"), 1, 4, wanted=1, left=10)]
    assert [(called([event.card]), event.left) for event in of(e.Booked, events)] == [("B4", 6), ("A3", 3), ("C2", 1)]
    assert outcome(events) == Outcome("A1 B4 A3 C2", "", 1)


def test_example_3_a_favour_a_monk_from_the_back_door_and_two_crests() -> None:
    state = set_up(CRESTS_15 + " H5A H6B")
    wait(state, 1, queue="A3 C6f C5 B4f", door="A4l B1r")
    events = all_placed(state)
    assert (state.seat, state.prompt) == (0, "noblewomen")
    assert list(state.legal()) == [Favour(1), Decline()]
    events += happened(state, Favour(1))
    assert of(e.MonkQueued, events) == [e.MonkQueued(1, one("B1r"), 1, place=5)]
    assert of(e.BookedByFavour, events) == [e.BookedByFavour(0, one("A3"), 1, 1, wanted=3, left=12)]
    assert [(called([event.card]), event.left) for event in of(e.Booked, events)] == [("C6f", 6), ("C5", 1), ("B1r", 0)]
    assert of(e.Refused, events) == [e.Refused(1, one("B4f"), 1, 4, wanted=4, left=1)]
    assert outcome(events) == Outcome("A3 C6f C5 B1r", "B4f", 0)


@pytest.mark.ruling(15)
@pytest.mark.parametrize(
    ("door", "beds"), [("A2", 11), ("A6", 5), ("A2 B2", 14), ("A6 B6", 2), ("A2 B6", 8), ("A6 B2", 8)]
)
def test_a_hotel_of_8_becomes_11_by_merchants_and_5_by_workers(door: str, beds: int) -> None:
    """The figures of the text; two of a kind count twice, and one of each cancel out."""
    state = set_up("H4A H5A H6B")
    wait(state, 1, door=door)
    assert of(e.BookingsBegin, all_placed(state))[0] == e.BookingsBegin(1, beds)


# --- the order


def test_of_equal_numbers_the_nearer_books_first() -> None:
    assert check(NONE_13, "B6 A6 C6") == Outcome("B6 A6", "C6", 1)
    assert check(NONE_13, "C6 B6 A6") == Outcome("C6 B6", "A6", 1)


def test_the_largest_books_before_the_nearest() -> None:
    assert check(SOLDIERS_10, "A1 B2 C3 A6") == Outcome("A6 C3 A1", "B2", 0)


def test_of_the_guests_whom_the_hotel_lets_first_the_nearer_books_first() -> None:
    assert check("H6A", "A6 B5 C5 A5") == Outcome("B5 C5", "A5 A6", 0)
    assert check(MONKS_8, "A6 B1 C1") == Outcome("B1 C1 A6", "", 0)


def test_the_guests_whom_the_hotel_lets_first_book_only_where_they_fit() -> None:
    state = set_up("H6A H5A H1A")
    wait(state, 1, queue="A5 B5 C5")
    events = all_placed(state)
    assert of(e.RefusedRule, events) == [e.RefusedRule(2, one("C5"), 1, 3, wanted=5, left=0)]


@pytest.mark.ruling(14)
def test_who_did_not_fit_is_not_asked_again() -> None:
    """Beds do not come back in this hotel."""
    assert check(NONE_13, "A6 B6 C4 C1") == Outcome("A6 B6 C1", "C4", 0)


def test_booked_cards_go_to_their_owners_and_the_others_are_discarded() -> None:
    state = set_up()
    wait(state, 1, queue="A6 B6 C6", door="C2 B6f")
    events = all_placed(state)
    assert [called(found) for found in state.booked] == ["A6", "B6", ""]
    assert [called(found) for found in state.gone] == ["", "B6f", "C6 C2"]
    assert of(e.BackDoorDiscarded, events) == [e.BackDoorDiscarded(1, (one("C2"), one("B6f")))]
    assert not state.queues[0]
    assert not state.doors[0]


@pytest.mark.ruling(7)
def test_hotels_are_checked_from_top_to_bottom_and_the_later_stay_face_down() -> None:
    state = set_up()
    wait(state, 1, queue="A3", door="A4")
    wait(state, 2, queue="B6")
    events = all_placed(state)
    assert (state.opened, state.prompt) == (1, "noblewomen")
    assert state.seen_by(0).queues[0] == [one("A3")]
    assert state.seen_by(0).queues[1][0] < 0
    events += happened(state, Decline())
    assert [event.hotel for event in of(e.HotelOpened, events)] == [1, 2, 3]
    assert of(e.NobodyCame, events) == [e.NobodyCame(3)]


def test_cards_that_lie_face_up_already_are_not_turned() -> None:
    state = set_up("H3B H5A H1A")
    wait(state, 1, queue="A6 B4", door="C6")
    events = all_placed(state)
    assert [called([event.card]) for event in of(e.QueueCardTurned, events)] == ["B4"]
    assert [called([event.card]) for event in of(e.DoorCardTurned, events)] == ["C6"]


def test_the_nearest_card_at_the_back_door_acts_first() -> None:
    assert check(NONE_13, "A6 B6", "A3 A1", Replace(1)) == Outcome("B6 A3 A1", "", 3)
    with_monk = check(NONE_13, "A6 B6", "A1 A3", Replace(3))
    assert with_monk == Outcome("A6 B6", "A3", 1)


# --- monk


@pytest.mark.ruling(9)
def test_a_monk_goes_to_the_end_of_the_queue_even_past_its_limit() -> None:
    state = set_up()
    wait(state, 1, queue="A2 B2 C2 A3", door="B1 C1")
    events = all_placed(state)
    assert [event.place for event in of(e.MonkQueued, events)] == [5, 6]
    assert outcome(events) == Outcome("A3 A2 B2 C2 B1 C1", "", 2)


def test_a_monk_books_by_the_usual_rules() -> None:
    assert check(NONE_13, "A6 B6 C1", "B1") == Outcome("A6 B6 C1", "B1", 0)


def test_a_monk_alone_at_a_hotel_gets_in() -> None:
    assert check(NONE_13, "", "B1") == Outcome("B1", "", 12)


# --- maids


def test_maids_take_the_exact_place_of_another_own_card() -> None:
    assert check(MONKS_8, "A4 B3 C3", "A3f", Replace(1)) == Outcome("A3f B3", "C3", 2)


def test_maids_may_replace_only_own_cards() -> None:
    state = set_up()
    wait(state, 1, queue="A4 B3 A2 C3", door="A3")
    all_placed(state)
    assert list(state.legal()) == [Replace(1), Replace(3), Decline()]


@pytest.mark.ruling(8)
def test_maids_may_decline_and_are_discarded() -> None:
    state = set_up()
    wait(state, 1, queue="A4", door="A3")
    all_placed(state)
    events = happened(state, Decline())
    assert of(e.MaidsDeclined, events) == [e.MaidsDeclined(0, one("A3"), 1)]
    assert (called(state.booked[0]), called(state.gone[0])) == ("A4", "A3")


@pytest.mark.ruling(11)
def test_maids_without_an_own_card_in_the_queue_are_discarded_unasked() -> None:
    state = set_up()
    wait(state, 1, queue="B4", door="A3")
    events = all_placed(state)
    assert of(e.MaidsFoundNobody, events) == [e.MaidsFoundNobody(0, one("A3"), 1)]
    assert called(state.gone[0]) == "A3"


@pytest.mark.ruling(11)
def test_maids_may_replace_a_monk_that_has_just_entered() -> None:
    """The monk is discarded at once."""
    state = set_up()
    wait(state, 1, queue="B6", door="A1 A3")
    all_placed(state)
    events = happened(state, Replace(2))
    assert of(e.MaidsReplaced, events) == [e.MaidsReplaced(0, one("A3"), 1, 2, replaced=one("A1"))]
    assert (called(state.booked[0]), called(state.gone[0])) == ("A3", "A1")


def test_maids_may_replace_maids_that_have_just_entered() -> None:
    assert check(NONE_13, "A6 B6", "A3 A3f", Replace(1), Replace(1)) == Outcome("B6 A3f", "", 4)


# --- noblewomen


def test_the_favoured_card_books_before_a_larger_one() -> None:
    assert check(NONE_13, "B6 C6 A2", "A4", Favour(3)) == Outcome("A2 B6", "C6", 5)
    assert check(NONE_13, "B6 C6 A2", "A4", Decline()) == Outcome("B6 C6", "A2", 1)


def test_noblewomen_favour_only_own_cards() -> None:
    state = set_up()
    wait(state, 1, queue="B6 A6 C6 A2", door="A4")
    all_placed(state)
    assert list(state.legal()) == [Favour(2), Favour(4), Decline()]


def test_noblewomen_without_an_own_card_in_the_queue_are_discarded_unasked() -> None:
    state = set_up()
    wait(state, 1, queue="B6", door="A4")
    assert of(e.NoblewomenFoundNobody, all_placed(state)) == [e.NoblewomenFoundNobody(0, one("A4"), 1)]


@pytest.mark.ruling(13)
def test_of_two_noblewomen_the_nearer_chooses_and_books_first() -> None:
    assert check(NONE_13, "A6 B1 C5", "B4 A4", Favour(2), Favour(1)) == Outcome("B1 A6 C5", "", 1)
    assert check(NONE_13, "A6 B1 C5", "A4 B4", Favour(1), Favour(2)) == Outcome("A6 B1 C5", "", 1)


@pytest.mark.ruling(13)
def test_two_noblewomen_of_one_owner_favour_two_different_cards() -> None:
    state = set_up()
    wait(state, 1, queue="A2 B6 A3 C6", door="A4 A4f")
    events = all_placed(state) + happened(state, Favour(3))
    assert list(state.legal()) == [Favour(1), Decline()]
    events += happened(state, Favour(1))
    assert outcome(events) == Outcome("A3 A2 B6", "C6", 2)


def test_the_second_noblewomen_find_nobody_when_the_only_card_is_chosen() -> None:
    state = set_up()
    wait(state, 1, queue="A2 B6", door="A4 A4f")
    all_placed(state)
    events = happened(state, Favour(1))
    assert of(e.NoblewomenFoundNobody, events) == [e.NoblewomenFoundNobody(0, one("A4f"), 1)]


@pytest.mark.ruling(14)
def test_a_favoured_card_that_does_not_fit_is_refused() -> None:
    state = set_up(MONKS_8 + " H5A H6B")
    wait(state, 1, queue="A6 B3", door="A4 C6")
    all_placed(state)
    events = happened(state, Favour(1))
    assert of(e.RefusedFavour, events) == [e.RefusedFavour(0, one("A6"), 1, 1, wanted=6, left=5)]
    assert outcome(events) == Outcome("B3", "A6", 2)


@pytest.mark.ruling(18)
def test_a_favour_comes_before_whom_the_hotel_lets_first() -> None:
    """The rulebook's note."""
    assert check(MONKS_8, "B1 C1 A6", "A4", Favour(3)) == Outcome("A6 B1 C1", "", 0)
    assert check(MONKS_8, "B1 C1 A6 B1f", "A4", Favour(3)) == Outcome("A6 B1 C1", "B1f", 0)


def test_a_favoured_monk_is_asked_once_where_monks_book_first() -> None:
    assert check(MONKS_8, "B1 A1 C6", "A4", Favour(2)) == Outcome("A1 B1 C6", "", 0)


@pytest.mark.ruling(12)
def test_the_favour_of_a_replaced_card_is_lost() -> None:
    """By own maids, and by anybody's soldiers."""
    assert check(NONE_13, "A2 B6 C6", "A4 A3", Favour(1), Replace(1)) == Outcome("B6 C6", "A3", 1)
    assert check(NONE_13, "B6 C6 A6", "A4 B5", Favour(3), Replace(3)) == Outcome("B6 C6", "B5", 1)


# --- soldiers


@pytest.mark.ruling(17)
def test_soldiers_replace_any_workers_and_no_other_guest() -> None:
    """One's own too."""
    state = set_up()
    wait(state, 1, queue="A6 B5 C6 A4", door="A5")
    all_placed(state)
    assert list(state.legal()) == [Replace(1), Replace(3), Decline()]
    events = happened(state, Replace(3))
    assert of(e.SoldiersReplaced, events) == [e.SoldiersReplaced(0, one("A5"), 1, 3, one("C6"), replaced_seat=2)]
    assert called(state.gone[2]) == "C6"


def test_soldiers_take_the_exact_place_of_the_workers() -> None:
    assert check(SOLDIERS_10, "B6 C5", "A5", Replace(1)) == Outcome("A5 C5", "", 0)
    assert check(NONE_13, "C6 B6 A5f", "A5", Replace(2)) == Outcome("C6 A5", "A5f", 2)


@pytest.mark.ruling(16)
def test_soldiers_without_workers_in_the_queue_are_discarded_unasked() -> None:
    state = set_up()
    wait(state, 1, queue="B5 A4", door="A5")
    events = all_placed(state)
    assert of(e.SoldiersFoundNobody, events) == [e.SoldiersFoundNobody(0, one("A5"), 1)]
    assert called(state.gone[0]) == "A5"


@pytest.mark.ruling(8)
def test_soldiers_may_decline() -> None:
    assert check(NONE_13, "B6 C6", "A5", Decline()) == Outcome("B6 C6", "", 1)


def test_workers_at_the_back_door_are_no_prey_of_soldiers() -> None:
    state = set_up()
    wait(state, 1, queue="B4", door="C6 A5")
    assert of(e.SoldiersFoundNobody, all_placed(state))


# --- every rule of a hotel with every ability that can meet it. A closed back door meets none (see test_placing).

N, M, S = "H1A", "H2A", "H4A"  # none 13, monks first 8, small groups only 8
F, L, X = "H6A", "H4B", "H7A"  # soldiers first 10, large groups only 17, no soldiers 11
ONE, TWO, C = "H3B", "H5B", "H3A"  # first card open 10, second card open 13, two crests 15


@pytest.mark.ruling(9, 10)
@pytest.mark.parametrize(
    ("hotel", "door", "queue", "choice", "expected"),
    [
        (N, "A1", "B6 C5 B3", None, Outcome("B6 C5 A1", "B3", 1)),
        (N, "A2", "B6 C5 B3", None, Outcome("B6 C5 B3", "", 2)),
        (N, "A3", "A6 B6 C4", Replace(1), Outcome("B6 C4 A3", "", 0)),
        (N, "A4", "B6 C5 A3", Favour(3), Outcome("A3 B6", "C5", 4)),
        (N, "A5", "B6 C6", Replace(1), Outcome("C6 A5", "", 2)),
        (N, "A6", "B6 C5 B3", None, Outcome("B6 B3", "C5", 1)),
        # ruling 10: a monk from the back door books first as well
        (M, "A1", "B6 C4", None, Outcome("A1 B6", "C4", 1)),
        (M, "A2", "B6 C4 C1", None, Outcome("C1 B6 C4", "", 0)),
        (M, "A3", "A1 B6 C4", Replace(1), Outcome("B6", "C4 A3", 2)),
        (M, "A4", "B1 A6 C1", Favour(2), Outcome("A6 B1 C1", "", 0)),
        (M, "A5", "B1 C6", Replace(2), Outcome("B1 A5", "", 2)),
        (M, "A6", "B1 C4 B3", None, Outcome("B1 C4", "B3", 0)),
        (S, "A1", "B3 C3 B2", None, Outcome("B3 C3 B2", "A1", 0)),
        (S, "A2", "B3 C3 B2 C1", None, Outcome("B3 C3 B2 C1", "", 2)),
        (S, "A3", "A1 B3 C3", Replace(1), Outcome("A3 B3", "C3", 2)),
        (S, "A4", "B3 C3 A2", Favour(3), Outcome("A2 B3 C3", "", 0)),
        (S, "A5", "B3 C3", None, Outcome("B3 C3", "", 2)),  # no workers can ever be in this queue
        (S, "A6", "B3 C3 B1", None, Outcome("B3 B1", "C3", 1)),
        (F, "A1", "B6 C5", None, Outcome("C5 A1", "B6", 4)),
        (F, "A2", "B6 C5", None, Outcome("C5 B6", "", 2)),
        (F, "A3", "A5 B6", Replace(1), Outcome("B6 A3", "", 1)),
        (F, "A4", "B5 C5 A6", Favour(3), Outcome("A6", "B5 C5", 4)),
        # ruling 10: soldiers from the back door book first as well
        (F, "A5", "B6 C6", Replace(2), Outcome("A5", "B6", 5)),
        (F, "A6", "B5 C3", None, Outcome("B5", "C3", 2)),
        # ruling 9: small groups get into this queue by their abilities
        (L, "A1", "B6 C6 B4", None, Outcome("B6 C6 B4 A1", "", 0)),
        (L, "A2", "B6 C6 C5 B4", None, Outcome("B6 C6 C5", "B4", 3)),
        (L, "A3", "A6 B6 C6", Replace(1), Outcome("B6 C6 A3", "", 2)),
        (L, "A4", "B6 C6 A5", Favour(3), Outcome("A5 B6 C6", "", 0)),
        (L, "A5", "A6 B6", Replace(1), Outcome("B6 A5", "", 6)),
        (L, "A6", "B6 C6 B4", None, Outcome("B6 C6", "B4", 2)),
        (X, "A1", "B6 C4", None, Outcome("B6 C4 A1", "", 0)),
        (X, "A2", "B6 C4 C3", None, Outcome("B6 C4 C3", "", 1)),
        (X, "A3", "A6 B6", Replace(1), Outcome("B6 A3", "", 2)),
        (X, "A4", "B6 A3 C4", Favour(2), Outcome("A3 B6", "C4", 2)),
        (X, "A5", "B6 C4", Replace(1), Outcome("A5 C4", "", 2)),  # the rulebook: this is how they get in
        (X, "A6", "B6 C4", None, Outcome("B6", "C4", 2)),
        (ONE, "A1", "B6 C5", None, Outcome("B6 A1", "C5", 3)),
        (ONE, "A2", "B6 C5", None, Outcome("B6 C5", "", 2)),
        (ONE, "A3", "A6 B5", Replace(1), Outcome("B5 A3", "", 2)),
        (ONE, "A4", "A2 B6 C4", Favour(1), Outcome("A2 B6", "C4", 2)),
        (ONE, "A5", "B6 C5", Replace(1), Outcome("A5 C5", "", 0)),
        (ONE, "A6", "B6 C3", None, Outcome("B6", "C3", 1)),
        (TWO, "A1", "B6 C5 B3", None, Outcome("B6 C5 A1", "B3", 1)),
        (TWO, "A2", "B6 C5 B3", None, Outcome("B6 C5 B3", "", 2)),
        (TWO, "A3", "B6 A4 C5", Replace(2), Outcome("B6 C5", "A3", 2)),
        (TWO, "A4", "B6 A1 C6", Favour(2), Outcome("A1 B6 C6", "", 0)),
        (TWO, "A5", "C5 B6", Replace(2), Outcome("C5 A5", "", 3)),
        (TWO, "A6", "B6 C4", None, Outcome("B6 C4", "", 0)),
        # the rulebook: other crests get into this queue by their abilities
        (C, "A1l", "B6 C5f", None, Outcome("B6 C5f A1l", "", 3)),
        (C, "A2l", "B6 C5f B4f C3", None, Outcome("B6 C5f B4f C3", "", 0)),
        (C, "A3l", "A6 B6f", Replace(1), Outcome("B6f A3l", "", 6)),
        (C, "A4l", "B6 C6f A3", Favour(3), Outcome("A3 B6 C6f", "", 0)),
        (C, "A5l", "B6 C6f", Replace(1), Outcome("C6f A5l", "", 4)),
        (C, "A6l", "B6 C5f B4f", None, Outcome("B6 C5f", "B4f", 1)),
    ],
)
def test_every_rule_of_a_hotel_with_every_ability(
    hotel: str, door: str, queue: str, choice: Move | None, expected: Outcome
) -> None:
    assert check(hotel, queue, door, *([] if choice is None else [choice])) == expected


def test_the_story_of_a_hotel_is_told_in_the_order_in_which_it_happens() -> None:
    state = set_up()
    wait(state, 1, queue="A6 B6", door="A1 C2")
    told: list[type[Event]] = [type(event) for event in all_placed(state)]
    assert told[: told.index(e.HotelDone) + 1] == [
        e.WithheldCard,
        e.HotelOpened,
        e.DoorCardTurned,
        e.DoorCardTurned,
        e.QueueCardTurned,
        e.QueueCardTurned,
        e.MonkQueued,
        e.MerchantsAdded,
        e.BookingsBegin,
        e.Booked,
        e.Booked,
        e.Booked,
        e.BackDoorDiscarded,
        e.HotelDone,
    ]
