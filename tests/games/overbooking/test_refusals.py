"""Why a move is refused: every reason, with its numbers."""

import pytest

from fivestars.games.overbooking.rules.moves import Decline, Favour, Keep, Place, Replace
from fivestars.games.overbooking.rules.objections import Reason
from fivestars.table.game import IllegalMove, Move, Objection, Refusal, because
from games.overbooking.positions import all_placed, happened, one, set_up, wait


def test_a_card_that_is_not_in_hand() -> None:
    state = set_up(hands=["A1"])
    assert state.objection(Place(one("B1"), 1, "queue")) == because(Reason.NOT_IN_HAND)


def test_a_hotel_that_is_not_there() -> None:
    state = set_up(hands=["A1"])
    assert state.objection(Place(one("A1"), 4, "queue")) == because(Reason.NO_SUCH_HOTEL, hotels=3)


def test_full_queues_and_back_doors() -> None:
    state = set_up("H2B H1A H5A", hands=["A1 A2", "B1 B2 B3 B4"])
    wait(state, 1, queue="A3 B6 B3 C3")
    wait(state, 2, queue="A4 B4 C4", door="A5")
    for move in (Place(one("A1"), 2, "door"), Place(one("B1"), 1, "queue"), Place(state.hands[2][0], 2, "queue")):
        state.play(move)
    card = state.hands[0][0]
    assert state.objection(Place(card, 2, "door")) == because(Reason.DOOR_FULL, hotel=2, limit=2)
    assert state.objection(Place(card, 1, "queue")) == because(Reason.QUEUE_FULL, hotel=1, limit=5)
    assert state.objection(Place(card, 2, "queue")) == because(Reason.QUEUE_FULL, hotel=2, limit=4)
    assert state.objection(Place(card, 1, "door")) == because(Reason.DOOR_CLOSED, hotel=1)


@pytest.mark.parametrize(
    ("hotel", "name", "reason"),
    [("H4A", "A4", Reason.SMALL_ONLY), ("H4B", "A3", Reason.LARGE_ONLY), ("H7A", "A5", Reason.NO_SOLDIERS)],
)
def test_guests_whom_a_hotel_does_not_admit(hotel: str, name: str, reason: Reason) -> None:
    state = set_up(f"{hotel} H1A H5A", hands=[name])
    assert state.objection(Place(one(name), 1, "queue")) == because(reason, hotel=1, card=one(name))


def test_a_third_crest() -> None:
    state = set_up("H3A H1A H5A", hands=["A1 A2l", "B1f", "C1f"])
    happened(state, *(Place(one(name), 1, "queue") for name in ("A1", "B1f", "C1f")))
    objection = because(Reason.TWO_CRESTS, hotel=1, crest=2, first_crest=0, second_crest=1)
    assert state.objection(Place(one("A2l"), 1, "queue")) == objection


def test_to_keep_a_card_too_early_or_as_another_than_the_last() -> None:
    state = set_up(first=1)
    assert state.objection(Keep()) == because(Reason.KEEP_NOT_LAST, last_seat=0)
    state.play(state.legal()[0])
    state.play(state.legal()[0])
    assert state.objection(Keep()) == because(Reason.KEEP_NOT_FIFTH, turn=1, turns=5)


@pytest.mark.parametrize("move", [Replace(1), Favour(1), Decline()])
def test_choices_of_the_back_door_before_all_cards_are_placed(move: Move) -> None:
    assert set_up().objection(move) == because(Reason.NOT_YET)


def test_cards_and_choices_while_bookings_are_checked() -> None:
    state = set_up(hands=["A1"])
    wait(state, 1, queue="A6 B5", door="A3 A4")
    all_placed(state)
    assert state.objection(Place(state.hands[0][0], 1, "queue")) == because(Reason.ALL_PLACED)
    assert state.objection(Keep()) == because(Reason.ALL_PLACED)
    assert state.objection(Favour(1)) == because(Reason.NOT_NOBLEWOMEN)
    assert state.objection(Replace(3)) == because(Reason.NOBODY_THERE, queue=2)
    assert state.objection(Replace(2)) == because(Reason.NOT_YOURS, card=one("B5"), card_seat=1)
    state.play(Decline())
    assert state.objection(Replace(1)) == because(Reason.ONLY_FAVOUR)
    assert state.objection(Favour(0)) == because(Reason.NOBODY_THERE, queue=2)
    assert state.objection(Favour(2)) == because(Reason.NOT_YOURS, card=one("B5"), card_seat=1)


def test_who_was_chosen_already_and_who_are_no_workers() -> None:
    state = set_up()
    wait(state, 1, queue="A6 A2 B5", door="A4 A4f")
    wait(state, 2, queue="A6f B5f", door="A5")
    all_placed(state)
    state.play(Favour(1))
    assert state.objection(Favour(1)) == because(Reason.ALREADY_FAVOURED, card=one("A6"))
    state.play(Favour(2))
    assert state.objection(Replace(2)) == because(Reason.NOT_WORKERS, card=one("B5f"))


@pytest.mark.parametrize(
    "move",
    [
        None,
        7,
        (),
        (0, 1, "queue"),
        Place(0, 1, "roof"),
        Place(-1, 1, "queue"),
        Place(96, 1, "queue"),
        Place(None, 1, "queue"),  # type: ignore[arg-type]  # that these are no moves is the point
        Place(0, 1.0, "queue"),  # type: ignore[arg-type]
        Place(0, True, "queue"),
        Place([], {}, ()),  # type: ignore[arg-type]
        Favour("x"),  # type: ignore[arg-type]
        tuple.__new__(Place, (1,)),
    ],
)
def test_what_is_no_move_at_all(move: Move) -> None:
    assert set_up().objection(move) == Objection(Refusal.NOT_A_MOVE)


def test_when_it_is_over() -> None:
    state = set_up()
    state.seat = None
    with pytest.raises(IllegalMove):
        state.play(Decline())
    assert state.objection(Decline()) == Objection(Refusal.GAME_OVER)
