"""The emperor: track, retreat, and each tile with its bonus, its penalty, and what happens when that cannot be paid."""

import pytest

from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import (
    Claim,
    Decline,
    Dismiss,
    Fetch,
    MoveIn,
    Play,
    Prepare,
    Remove,
    Serve,
    Sink,
    Suffer,
)
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import (
    ANNA,
    BORIS,
    CLARA,
    blamed,
    cooks,
    emperor_comes,
    employs,
    go,
    has,
    holds,
    honoured,
    lacking,
    legal,
    occupied,
    offers,
    on_top,
    opened,
    pantry,
    points,
    refused,
    rooms,
    sits,
    vacant,
)

# --- the track


@pytest.mark.parametrize(
    ("space", "score"),
    list(enumerate([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9])),
)
def test_everybody_scores_what_stands_below_the_disk(space: int, score: int) -> None:
    state = opened()
    state.steps = [space, 4]
    happened = emperor_comes(state, 3, "A1")
    assert points(state, "emperor") == score
    assert has(happened, e.TrackScored(ANNA, score, space))
    assert points(state, "emperor", BORIS) == 3


@pytest.mark.parametrize(("round_", "retreat"), [(3, 3), (5, 5), (7, 7)])
def test_disks_go_back_three_then_five_then_seven(round_: int, retreat: int) -> None:
    state = opened()
    state.steps = [13, 2]
    emperor_comes(state, round_, {3: "A1", 5: "B2", 7: "C1"}[round_])
    assert state.stood[ANNA] == 13 - retreat
    assert state.stood[BORIS] == 0


@pytest.mark.parametrize(
    ("space", "seen"), [(3, e.Blamed), (4, e.Ignored), (5, e.Ignored), (6, e.Honoured), (13, e.Honoured)]
)
def test_bonus_from_space_three_penalty_on_space_zero(space: int, seen: type) -> None:
    state = opened()
    state.steps = [space, 4]
    happened = emperor_comes(state, 3, "A1")
    assert has(happened, seen(ANNA, "A1"))


@pytest.mark.parametrize("round_", [1, 2, 4, 6])
def test_the_emperor_stays_away_after_other_rounds(round_: int) -> None:
    state = opened()
    state.steps = [13, 13]
    emperor_comes(state, round_, "A1")
    assert state.steps == [13, 13]
    assert state.round == round_ + 1


def test_beyond_thirteen_each_step_is_a_point() -> None:
    state = opened()
    state.steps[ANNA] = 12
    sits(state, 68)
    go(state, MoveIn(68, 11))
    assert state.steps[ANNA] == 13
    assert points(state, "emperor") == 2


@pytest.mark.ruling(38)
def test_all_score_and_retreat_before_the_first_is_honoured_or_blamed() -> None:
    state = opened(seats=3, first=1)
    state.steps = [3, 9, 3]
    state.krones = [10, 10, 10]
    happened = emperor_comes(state, 3, "A1")
    kinds = [type(event) for event in happened]
    assert kinds[:6] == [e.TrackScored, e.Retreated] * 3
    assert [event.seat for event in happened if isinstance(event, e.TrackScored)] == [BORIS, CLARA, ANNA]
    assert (state.prompt, state.seat) == ("take penalty", CLARA), "in this round's order of play"
    go(state, Suffer("krones 3"))
    assert state.seat == ANNA
    go(state, Suffer("krones 3"))
    assert state.round == 4


@pytest.mark.ruling(39)
def test_the_emperors_visit_is_no_turn() -> None:
    """No moving in, no politics, no paid serving; new food may be served."""
    state = opened()
    sits(state, 77)
    sits(state, 51, "w")
    sits(state, 67, "k")
    cooks(state, "k")
    state.krones[ANNA] = 20
    state.politics = (105, *state.politics[1:])
    honoured("A2", state)
    assert {type(move) for move in state.legal()} == {Fetch}
    assert refused(state, MoveIn(77, 13)).reason == Reason.FIRST_THIS
    assert refused(state, Claim(105)).reason == Reason.FIRST_THIS
    go(state, Fetch(0, 0, 1, 1))
    assert legal(state) == [Serve(51, "wine"), Serve(67, "coffee"), Decline()]
    go(state, Serve(51, "wine"), Decline())
    assert (pantry(state), state.krones[ANNA]) == ("kk", 20)


# --- A1


def test_a1_bonus_three_krones() -> None:
    assert honoured("A1").krones[ANNA] == 13


@pytest.mark.ruling(40)
def test_a1_penalty_three_krones_or_five_points() -> None:
    state = blamed("A1", opened())
    assert legal(state) == [Suffer("krones 3"), Suffer("points 5")]
    paid, lost = state.copy(), state.copy()
    go(paid, Suffer("krones 3"))
    assert (paid.krones[ANNA], points(paid, "tiles")) == (7, 0)
    go(lost, Suffer("points 5"))
    assert (lost.krones[ANNA], points(lost, "tiles")) == (10, -5)


@pytest.mark.ruling(40)
def test_a1_penalty_with_two_krones_is_five_points() -> None:
    """A half must be payable in full."""
    state = opened()
    state.krones[ANNA] = 2
    blamed("A1", state)
    assert (state.krones[ANNA], points(state, "tiles")) == (2, -5)


# --- A2


def test_a2_bonus_any_two_dishes_or_drinks() -> None:
    state = honoured("A2")
    assert len(state.legal()) == 10
    go(state, Fetch(0, 2, 0, 0))
    assert pantry(state) == "cc"


def test_a2_penalty_the_whole_kitchen() -> None:
    state = opened()
    cooks(state, "sscw")
    sits(state, 75, "wk")
    blamed("A2", state)
    assert pantry(state) == ""
    assert lacking(state, 75) == "wk", "what guests have got stays"


def test_a2_penalty_on_an_empty_kitchen_is_none() -> None:
    state = opened()
    state.steps = [3, 4]
    happened = emperor_comes(state, 3, "A2")
    assert has(happened, e.NothingToLose(ANNA))
    assert state.total_of(ANNA) == 3, "what the track brought"


# --- A3 and B3


@pytest.mark.parametrize(("tile", "cost"), [("A3", 6 - 3), ("B3", 0)])
@pytest.mark.ruling(35)
def test_a3_and_b3_bonus_one_of_three_cards(tile: str, cost: int) -> None:
    state = opened()
    on_top(state, 2, 4, 6)
    honoured(tile, state)
    assert legal(state) == [Play(2), Play(4), Play(6), Decline()]
    go(state, Play(4), Sink(6))
    assert state.krones[ANNA] == 10 - cost
    assert state.staff_of(ANNA) == [4]
    assert state.staff[:2] == [2, 6]


@pytest.mark.ruling(35)
def test_a3_bonus_returns_all_three_if_none_is_played() -> None:
    state = opened()
    on_top(state, 2, 4, 6)
    honoured("A3", state)
    go(state, Decline(), Sink(4), Sink(2))
    assert state.staff[:3] == [6, 2, 4]
    assert state.hand[ANNA] == ()


@pytest.mark.ruling(35)
def test_a3_bonus_returns_all_three_if_none_can_be_paid() -> None:
    state = opened()
    state.krones[ANNA] = 0
    on_top(state, 2, 4, 25)
    honoured("A3", state)
    assert legal(state) == [Sink(2), Sink(4), Sink(25)]


@pytest.mark.parametrize(("tile", "cards", "loss"), [("A3", 2, 5), ("B3", 3, 7)])
@pytest.mark.ruling(40)
def test_a3_and_b3_penalty_cards_of_the_hand_or_points(tile: str, cards: int, loss: int) -> None:
    state = opened()
    holds(state, 1, 5, 9, 12)
    blamed(tile, state)
    assert legal(state) == [Suffer(f"cards {cards}"), Suffer(f"points {loss}")]
    lost = state.copy()
    go(lost, Suffer(f"points {loss}"))
    assert points(lost, "tiles") == -loss
    go(state, Suffer(f"cards {cards}"))
    assert legal(state) == [Sink(1), Sink(5), Sink(9), Sink(12)]
    assert refused(state, Sink(2)).reason == Reason.NOT_IN_HAND
    for card in (9, 1, 12)[:cards]:
        go(state, Sink(card))
    assert state.staff[:cards] == [*reversed((9, 1, 12)[:cards])]
    assert len(state.hand[ANNA]) == 4 - cards
    assert points(state, "tiles") == 0


@pytest.mark.parametrize(("tile", "cards", "loss"), [("A3", 2, 5), ("B3", 3, 7)])
@pytest.mark.ruling(40)
def test_a3_and_b3_penalty_with_too_few_cards_is_points(tile: str, cards: int, loss: int) -> None:
    state = opened()
    holds(state, *(1, 5, 9)[: cards - 1])
    blamed(tile, state)
    assert points(state, "tiles") == -loss
    assert len(state.hand[ANNA]) == cards - 1


# --- A4


def test_a4_bonus_a_room_for_nothing() -> None:
    state = opened()
    rooms(state, vacant="11 21 31")
    honoured("A4", state)
    go(state, Prepare(41))
    assert (vacant(state), state.krones[ANNA]) == ("11 21 31 41", 10)


@pytest.mark.ruling(40, 41)
def test_a4_penalty_a_vacant_room_on_the_highest_floor_or_five_points() -> None:
    state = opened()
    rooms(state, vacant="11 21 22", occupied="31")
    blamed("A4", state)
    assert legal(state) == [Suffer("points 5"), Suffer("vacant 1")]
    go(state, Suffer("vacant 1"))
    assert legal(state) == [Remove(21), Remove(22)], "on the same floor the owner chooses"
    assert refused(state, Remove(11)) == because(Reason.NOT_HIGHEST, room=11)
    assert refused(state, Remove(31)) == because(Reason.NOT_VACANT, room=31)
    assert refused(state, Remove(16)).reason == Reason.NO_SUCH_ROOM
    go(state, Remove(22))
    assert (vacant(state), occupied(state)) == ("11 21", "31")


@pytest.mark.ruling(41)
def test_a4_penalty_asks_nothing_where_one_room_is_the_highest() -> None:
    state = opened()
    rooms(state, vacant="11 21 31")
    blamed("A4", state)
    go(state, Suffer("vacant 1"))
    assert vacant(state) == "11 21"


@pytest.mark.ruling(40)
def test_a4_penalty_without_a_vacant_room_is_five_points() -> None:
    state = opened()
    rooms(state, occupied="11")
    blamed("A4", state)
    assert points(state, "tiles") == -5


# --- B1


def test_b1_bonus_one_of_each() -> None:
    assert pantry(honoured("B1")) == "scwk"


def test_b1_penalty_all_food_in_the_kitchen_and_on_guests() -> None:
    state = opened()
    cooks(state, "sk")
    sits(state, 75, "k")
    sits(state, 67)
    blamed("B1", state)
    assert (pantry(state), lacking(state, 75), lacking(state, 67)) == ("", "wwkk", "kk")


def test_b1_penalty_without_food_is_none() -> None:
    state = blamed("B1", opened())
    assert points(state, "tiles") == 0
    assert state.round == 6


# --- B2


def test_b2_bonus_five_krones() -> None:
    assert honoured("B2").krones[ANNA] == 15


@pytest.mark.ruling(40)
def test_b2_penalty_five_krones_or_seven_points() -> None:
    state = blamed("B2", opened())
    assert legal(state) == [Suffer("krones 5"), Suffer("points 7")]
    go(state, Suffer("krones 5"))
    assert (state.krones[ANNA], points(state, "tiles")) == (5, 0)


@pytest.mark.ruling(40)
def test_b2_penalty_with_four_krones_is_seven_points() -> None:
    state = opened()
    state.krones[ANNA] = 4
    blamed("B2", state)
    assert (state.krones[ANNA], points(state, "tiles")) == (4, -7)


# --- B4


@pytest.mark.ruling(42)
def test_b4_bonus_an_occupied_room_on_floor_1_or_2() -> None:
    state = opened()
    rooms(state, vacant="11 31", occupied="21 22")
    state.krones[ANNA] = 0
    honoured("B4", state)
    assert offers(state, Prepare) == [Prepare(12), Prepare(23)]
    assert refused(state, Prepare(32)) == because(Reason.TOO_HIGH, count=2)
    go(state, Prepare(12))
    assert occupied(state) == "12 21 22"
    assert state.steps[ANNA] == 3 + 6, "the yellow group is full"


def test_b4_bonus_is_a_may() -> None:
    state = honoured("B4")
    go(state, Decline())
    assert occupied(state) == ""


@pytest.mark.ruling(40, 41)
def test_b4_penalty_two_vacant_rooms_each_on_the_highest_floor_or_seven_points() -> None:
    state = opened()
    rooms(state, vacant="11 12 31")
    blamed("B4", state)
    assert legal(state) == [Suffer("points 7"), Suffer("vacant 2")]
    lost = state.copy()
    go(lost, Suffer("points 7"))
    assert points(lost, "tiles") == -7
    go(state, Suffer("vacant 2"))
    assert vacant(state) == "11 12", "31 is the only one on its floor"
    assert legal(state) == [Remove(11), Remove(12)]
    go(state, Remove(11))
    assert vacant(state) == "12"


@pytest.mark.ruling(40)
def test_b4_penalty_with_one_vacant_room_is_seven_points() -> None:
    state = opened()
    rooms(state, vacant="11", occupied="12")
    blamed("B4", state)
    assert (vacant(state), points(state, "tiles")) == ("11", -7)


# --- C1


def test_c1_bonus_eight_points() -> None:
    assert points(honoured("C1"), "tiles") == 8


def test_c1_penalty_eight_points() -> None:
    assert points(blamed("C1", opened()), "tiles") == -8


@pytest.mark.ruling(46)
def test_c1_penalty_may_leave_less_than_nothing() -> None:
    state = opened()
    state.krones, state.steps = [0, 0], [0, 8]
    emperor_comes(state, 7, "C1")
    assert state.total_of(ANNA) == -8


# --- C2


@pytest.mark.ruling(42)
def test_c2_bonus_an_occupied_room_anywhere() -> None:
    """No price; the door and the group count."""
    state = opened()
    rooms(state, vacant="34 35")
    state.krones[ANNA] = 0
    honoured("C2", state)
    assert offers(state, Prepare) == [Prepare(room) for room in (24, 25, 33, 44, 45)]
    go(state, Prepare(45))
    assert occupied(state) == "45"
    assert (points(state, "doors"), points(state, "groups")) == (2, 2)


@pytest.mark.ruling(41)
def test_c2_penalty_the_highest_occupied_room_and_the_next_below_it() -> None:
    """In the same column."""
    state = opened()
    rooms(state, occupied="11 12 21 31 22 13", vacant="32")
    blamed("C2", state)
    assert occupied(state) == "11 12 13 22"


@pytest.mark.ruling(41)
def test_c2_penalty_skips_a_floor_where_the_column_is_not_occupied() -> None:
    state = opened()
    rooms(state, occupied="11 22 31 23", vacant="21")
    blamed("C2", state)
    assert (occupied(state), vacant(state)) == ("22 23", "21")


@pytest.mark.ruling(41)
def test_c2_penalty_takes_of_the_highest_rooms_one_with_another_below_it() -> None:
    """Two are lost if possible."""
    state = opened()
    rooms(state, occupied="11 12 21 22 13 23 33 34")
    blamed("C2", state)
    assert occupied(state) == "11 12 13 21 22 34", "34 has nobody below it, so 33 and 23 go"


@pytest.mark.ruling(41)
def test_c2_penalty_lets_the_owner_choose_among_the_highest_that_have_one_below() -> None:
    state = opened()
    rooms(state, occupied="11 12 21 22 23", vacant="13")
    blamed("C2", state)
    assert legal(state) == [Remove(21), Remove(22)]
    assert refused(state, Remove(23)) == because(Reason.NOT_HIGHEST, room=23)
    go(state, Remove(21))
    assert occupied(state) == "12 22 23"


@pytest.mark.ruling(41)
def test_c2_penalty_in_edition_1_let_the_owner_choose_a_room_with_none_below_it() -> None:
    """As edition 1 had it."""
    state = opened(edition=1)
    rooms(state, occupied="11 12 21 22 23", vacant="13")
    blamed("C2", state)
    assert legal(state) == [Remove(21), Remove(22), Remove(23)]
    go(state, Remove(23))
    assert occupied(state) == "11 12 21 22"


@pytest.mark.ruling(41)
def test_c2_penalty_lets_the_owner_choose_among_the_highest() -> None:
    state = opened()
    rooms(state, occupied="11 12 21 22 13")
    blamed("C2", state)
    assert state.prompt == "remove occupied"
    assert legal(state) == [Remove(21), Remove(22)]
    assert refused(state, Remove(11)) == because(Reason.NOT_HIGHEST, room=11)
    assert refused(state, Remove(31)) == because(Reason.NOT_OCCUPIED, room=31)
    go(state, Remove(22))
    assert occupied(state) == "11 13 21"


@pytest.mark.ruling(41)
def test_c2_penalty_takes_one_room_where_none_lies_below() -> None:
    state = opened()
    rooms(state, occupied="11 12 23")
    blamed("C2", state)
    assert occupied(state) == "11 12"


def test_c2_penalty_on_an_unoccupied_hotel_is_none() -> None:
    state = opened()
    rooms(state, vacant="11 12")
    state.steps = [7, 8]
    happened = emperor_comes(state, 7, "C2")
    assert has(happened, e.NothingToLose(ANNA))
    assert vacant(state) == "11 12"


@pytest.mark.ruling(41, 48)
def test_c2_penalty_revised_takes_the_next_lower_floor_in_any_column() -> None:
    state = opened(rules="revised")
    rooms(state, occupied="11 12 21 22 31")
    blamed("C2", state)
    assert occupied(state) == "11 12 21 22"
    assert legal(state) == [Remove(21), Remove(22)]
    go(state, Remove(22))
    assert occupied(state) == "11 12 21"


@pytest.mark.ruling(41, 48)
def test_c2_penalty_revised_spares_the_other_room_on_the_highest_floor() -> None:
    state = opened(rules="revised")
    rooms(state, occupied="11 12 31 32")
    blamed("C2", state)
    go(state, Remove(32))
    assert legal(state) == [Remove(11), Remove(12)]
    go(state, Remove(11))
    assert occupied(state) == "12 31"


# --- C3


def test_c3_bonus_two_points_for_each_card_played() -> None:
    state = opened()
    employs(state, 1, 5, 9)
    assert points(honoured("C3", state), "tiles") == 6


def test_c3_penalty_two_points_for_each_card_played() -> None:
    state = opened()
    employs(state, 1, 5, 9)
    assert points(blamed("C3", state), "tiles") == -6


def test_c3_penalty_without_cards_is_none() -> None:
    assert points(blamed("C3", opened()), "tiles") == 0


# --- C4


def test_c4_bonus_a_card_for_nothing() -> None:
    state = opened()
    holds(state, 25)
    honoured("C4", state)
    krones = state.krones[ANNA]
    go(state, Play(25))
    assert (state.staff_of(ANNA), state.krones[ANNA]) == ([25], krones)


@pytest.mark.ruling(40)
def test_c4_penalty_an_end_card_or_ten_points() -> None:
    state = opened()
    employs(state, 5, 27, 31)
    blamed("C4", state)
    assert legal(state) == [Suffer("end card"), Suffer("points 10")]
    lost = state.copy()
    go(lost, Suffer("points 10"))
    assert points(lost, "tiles") == -10
    go(state, Suffer("end card"))
    assert legal(state) == [Dismiss(27), Dismiss(31)]
    assert refused(state, Dismiss(5)) == because(Reason.NOT_AN_END_CARD, card=5)
    assert refused(state, Dismiss(28)).reason == Reason.NOT_PLAYED
    go(state, Dismiss(31))
    assert (state.staff_of(ANNA), state.dismissed) == ([5, 27], (31,))
    assert points(state, "tiles") == 0


@pytest.mark.ruling(40)
def test_c4_penalty_without_an_end_card_is_ten_points() -> None:
    state = opened()
    employs(state, 5)
    blamed("C4", state)
    assert points(state, "tiles") == -10


@pytest.mark.ruling(40)
def test_a_penalty_that_cannot_be_paid_is_refused_with_a_reason() -> None:
    state = opened()
    employs(state, 26)
    state.krones[ANNA] = 2
    blamed("A1", state)
    assert legal(state) == [Suffer("points 5"), Suffer("waive")]
    assert refused(state, Suffer("krones 3")) == because(Reason.CANNOT_PAY, loss="krones 3")
    assert refused(state, Suffer("nothing")).reason == Reason.NOT_OFFERED
