"""A turn: the guest, the die and its action, additional actions before and after (rulings 1 to 12)."""

import pytest

from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import (
    Act,
    Claim,
    Decline,
    Divide,
    Fetch,
    Finish,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Serve,
    Take,
    Use,
)
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import (
    ANNA,
    BORIS,
    comes_next,
    cooks,
    employs,
    go,
    guests,
    has,
    holds,
    lacking,
    legal,
    offers,
    only,
    opened,
    pantry,
    points,
    refused,
    rooms,
    shows,
    sits,
    vacant,
)

# --- 1: the guest


@pytest.mark.parametrize(("place", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_a_guest_costs_what_stands_below_the_place(place: int, cost: int) -> None:
    state = opened()
    guest = state.queue[place - 1]
    happened = go(state, Take(place))
    assert state.krones[ANNA] == 10 - cost
    assert guests(state) == [guest]
    assert has(happened, e.Bought(ANNA, guest, cost) if cost else e.TookFree(ANNA, guest))


def test_the_other_guests_move_to_the_right_and_a_new_one_comes_in_at_the_left() -> None:
    state = opened()
    comes_next(state, 104)
    happened = go(state, Take(3))
    assert state.queue == (104, 92, 93, 65, 69)
    assert has(happened, e.Arrived(104))


def test_a_full_cafe_takes_no_guest() -> None:
    state = opened()
    for guest in (49, 50, 51):
        sits(state, guest, "w")
    assert offers(state, Take) == []
    assert refused(state, Take(5)) == because(Reason.CAFE_FULL, count=3)


def test_a_guest_must_be_paid() -> None:
    state = opened()
    state.krones[ANNA] = 1
    assert offers(state, Take) == [Take(3), Take(4), Take(5)]
    assert refused(state, Take(1)) == because(Reason.GUEST_TOO_DEAR, cost=3, krones=1)


@pytest.mark.ruling(1)
def test_only_one_guest_is_taken_in_a_turn() -> None:
    state = opened()
    go(state, Take(5))
    assert offers(state, Take) == []
    assert refused(state, Take(5)).reason == Reason.GUEST_STEP_OVER


@pytest.mark.ruling(1)
def test_an_additional_action_ends_the_step_of_the_guest() -> None:
    """Nobody moves in first and has the free table in step 1."""
    state = opened()
    for guest, lacks in ((77, ""), (50, "w"), (51, "w")):
        sits(state, guest, lacks)
    go(state, MoveIn(77, 13))
    assert offers(state, Take) == []
    assert refused(state, Take(5)).reason == Reason.GUEST_STEP_OVER


@pytest.mark.parametrize("move", [Serve(50, "wine"), Use(3), Claim(105), MoveIn(77, 13)])
@pytest.mark.ruling(1)
def test_each_additional_action_ends_the_first_step(move: tuple[int | str, ...]) -> None:
    state = opened()
    sits(state, 77)
    sits(state, 50, "w")
    cooks(state, "w")
    employs(state, 3)
    state.politics, state.krones[ANNA] = (105, 109, 113), 20
    go(state, move)
    while state.prompt == "place food":
        go(state, Decline())
    assert (offers(state, Take), offers(state, Pass)) == ([], [])
    assert offers(state, Act)


@pytest.mark.ruling(1)
def test_taking_a_die_ends_the_step_of_the_guest() -> None:
    state = opened()
    sits(state, 50, "w")
    cooks(state, "w")
    go(state, Act(4, 4, 0), Divide(1, 1))
    assert refused(state, Take(5)).reason == Reason.GUEST_STEP_OVER


@pytest.mark.ruling(2)
def test_who_has_taken_a_guest_does_not_pass() -> None:
    state = opened()
    assert offers(state, Pass) == [Pass()]
    go(state, Take(5))
    assert refused(state, Pass()).reason == Reason.TURN_BEGUN


# --- 2: the die and its action


@pytest.mark.ruling(5)
def test_the_die_that_is_taken_counts_and_goes_to_the_lower_number() -> None:
    state = opened(dice=(3, 1, 1, 1, 1, 3))
    go(state, Act(1, 1, 0))
    assert state.faces[1] == 3, "the die lies there until the action is done"
    happened = go(state, Fetch(2, 1, 0, 0))
    assert pantry(state) == "ssc"
    assert state.faces[1] == 2
    assert only(happened, e.CoveredNumber) == e.CoveredNumber(ANNA, 1, 1)


@pytest.mark.parametrize(
    ("die", "choices"),
    [
        (1, [Fetch(2, 1, 0, 0), Fetch(3, 0, 0, 0)]),
        (2, [Fetch(0, 0, 2, 1), Fetch(0, 0, 3, 0)]),
    ],
)
def test_three_dice_bring_three_of_the_common_or_two_and_one(die: int, choices: list[Fetch]) -> None:
    """The rulebook's example: three strudels, or two and a cake."""
    state = opened(dice=(3, 3, 1, 1, 1, 1))
    go(state, Act(die, die, 0))
    assert legal(state) == choices


@pytest.mark.ruling(10)
def test_never_more_cake_than_strudel_nor_coffee_than_wine() -> None:
    state = opened(dice=(4, 4, 1, 1, 0, 0))
    state_two = state.copy()
    go(state, Act(1, 1, 0))
    assert refused(state, Fetch(1, 3, 0, 0)).reason == Reason.TOO_MANY_CAKES
    assert refused(state, Fetch(2, 1, 0, 0)) == because(Reason.WRONG_NUMBER, count=4)
    assert refused(state, Fetch(2, 1, 1, 0)).reason == Reason.WRONG_DISHES
    go(state_two, Act(2, 2, 0))
    assert refused(state_two, Fetch(0, 0, 1, 3)).reason == Reason.TOO_MANY_COFFEES


@pytest.mark.ruling(10)
def test_what_lies_in_the_kitchen_does_not_count_for_the_ratio() -> None:
    state = opened()
    cooks(state, "ccc")
    go(state, Act(1, 1, 0), Fetch(1, 1, 0, 0))
    assert pantry(state) == "scccc"


def test_one_die_of_food_leaves_no_choice() -> None:
    state = opened(dice=(1, 1, 2, 2, 2, 2))
    go(state, Act(1, 1, 0))
    assert pantry(state) == "s"


def test_each_die_prepares_a_room() -> None:
    state = opened()
    go(state, Act(3, 3, 0))
    assert offers(state, Prepare) == [Prepare(14), Prepare(21), Prepare(22), Prepare(23)]
    happened = go(state, Prepare(21))
    assert has(happened, e.Prepared(ANNA, 21, 1))
    assert Prepare(31) in state.legal()
    go(state, Prepare(31))
    assert vacant(state) == "11 12 13 21 31"
    assert state.krones[ANNA] == 10 - 1 - 2
    assert state.seat == BORIS


def test_fewer_rooms_may_be_prepared() -> None:
    state = opened()
    go(state, Act(3, 3, 0), Decline())
    assert vacant(state) == "11 12 13"
    assert state.seat == BORIS


def test_a_room_must_be_paid() -> None:
    state = opened()
    state.krones[ANNA] = 0
    go(state, Act(3, 3, 0))
    assert offers(state, Prepare) == [Prepare(14)]
    assert refused(state, Prepare(21)) == because(Reason.ROOM_TOO_DEAR, cost=1, krones=0)


def test_points_on_a_door_are_scored_at_once() -> None:
    state = opened()
    rooms(state, vacant="11 21 31 32 33")
    go(state, Act(3, 3, 0), Prepare(34))
    assert points(state, "doors") == 1
    go(state, Prepare(44))
    assert points(state, "doors") == 3


def test_dice_of_action_four_are_shared_out() -> None:
    """The rulebook's example with two dice: two steps, or two krones, or one of each."""
    state = opened()
    go(state, Act(4, 4, 0))
    assert legal(state) == [Divide(0, 2), Divide(1, 1), Divide(2, 0)]
    assert refused(state, Divide(2, 1)) == because(Reason.WRONG_NUMBER, count=2)
    go(state, Divide(1, 1))
    assert (state.steps[ANNA], state.krones[ANNA]) == (1, 11)


def test_each_die_of_action_five_is_a_krone_off() -> None:
    """The rulebook's example: with four dice a card for six costs two, one for four costs nothing."""
    state = opened(dice=(1, 1, 1, 1, 4, 2))
    holds(state, 4, 5, 6)
    for card, cost in ((4, 2), (5, 0), (6, 0)):
        branch = state.copy()
        go(branch, Act(5, 5, 0), Play(card))
        assert branch.krones[ANNA] == 10 - cost
        assert branch.staff_of(ANNA) == [card]


def test_just_one_card_is_played_with_action_five() -> None:
    state = opened(dice=(1, 1, 1, 1, 4, 2))
    holds(state, 5, 6)
    go(state, Act(5, 5, 0), Play(6))
    assert state.hand[ANNA] == (5,)
    assert state.seat == BORIS


def test_a_card_must_be_paid() -> None:
    state = opened()
    holds(state, 4, 6)
    state.krones[ANNA] = 4
    go(state, Act(5, 5, 0))
    assert offers(state, Play) == [Play(6)]
    assert refused(state, Play(4)) == because(Reason.CARD_TOO_DEAR, cost=5, krones=4)
    assert refused(state, Play(5)).reason == Reason.NOT_IN_HAND


def test_a_six_costs_a_krone_and_copies_with_its_own_number_of_dice() -> None:
    """The rulebook's example: four sixes and one two bring two wine and two coffee for a krone."""
    state = opened(dice=(1, 1, 2, 1, 1, 4))
    happened = go(state, Act(6, 2, 0), Fetch(0, 0, 2, 2))
    assert pantry(state) == "wwkk"
    assert state.krones[ANNA] == 9
    assert state.faces == (0, 1, 1, 2, 1, 1, 3)
    assert has(happened, e.Copied(ANNA, 2, 4))


def test_only_a_six_does_another_action() -> None:
    state = opened()
    assert refused(state, Act(2, 3, 0)) == because(Reason.OTHER_ACTION, number=2)
    assert refused(state, Act(6, 6, 0)) == because(Reason.OTHER_ACTION, number=6)


def test_there_must_be_a_die_on_the_space() -> None:
    state = opened(dice=(0, 4, 2, 2, 1, 1))
    assert refused(state, Act(1, 1, 0)).reason == Reason.NO_DIE


def test_the_action_is_a_must() -> None:
    state = opened()
    assert refused(state, Finish()).reason == Reason.DIE_OWED
    go(state, Take(5))
    assert refused(state, Finish()).reason == Reason.DIE_OWED


def test_there_is_only_one_die_a_turn() -> None:
    state = opened()
    sits(state, 50, "w")
    cooks(state, "w")
    go(state, Act(4, 4, 0), Divide(0, 2))
    assert refused(state, Act(4, 4, 0)).reason == Reason.DIE_TAKEN


# --- the boost


@pytest.mark.ruling(6)
def test_a_krone_adds_one_die_once() -> None:
    state = opened()
    happened = go(state, Act(4, 4, 1))
    assert offers(state, Divide) == [Divide(steps, 3 - steps) for steps in range(4)]
    assert state.krones[ANNA] == 9
    assert has(happened, e.Boosted(ANNA, 1))
    assert refused(opened(), Act(4, 4, 2)).reason == Reason.NO_BOOST


@pytest.mark.ruling(6)
def test_a_boosted_six_costs_the_fee_and_the_boost() -> None:
    """The boost adds to the dice with a 6."""
    state = opened(dice=(3, 1, 1, 1, 1, 3))
    go(state, Act(6, 4, 1))
    assert state.krones[ANNA] == 8
    assert offers(state, Divide)[-1] == Divide(4, 0)


def test_the_boost_must_be_paid() -> None:
    state = opened()
    state.krones[ANNA] = 0
    assert refused(state, Act(4, 4, 1)) == because(Reason.ACTION_TOO_DEAR, cost=1, krones=0)
    state.krones[ANNA] = 1
    assert refused(state, Act(6, 4, 1)) == because(Reason.ACTION_TOO_DEAR, cost=2, krones=1)


@pytest.mark.parametrize(("card", "action"), [(12, 3), (12, 4), (16, 4), (19, 3)])
@pytest.mark.ruling(7)
def test_a_copied_action_helps_nobody_who_waits_for_its_die(card: int, action: int) -> None:
    state = opened()
    employs(state, card)
    go(state, Act(6, action, 0))
    while state.prompt in ("prepare", "divide"):
        go(state, state.legal()[-1])
    assert points(state, "staff") == 0


@pytest.mark.parametrize("card", [13, 14, 15, 18, 20, 22])
@pytest.mark.ruling(7)
def test_a_copied_action_is_no_stronger(card: int) -> None:
    action = {13: 1, 14: 1, 15: 4, 18: 5, 20: 5, 22: 3}[card]
    state, plain = opened(dice=(2, 2, 2, 1, 1, 2)), opened(dice=(2, 2, 2, 1, 1, 2))
    employs(state, card)
    for table in (state, plain):
        holds(table, 4, 32)
        table.krones[ANNA] = 4
        go(table, Act(6, action, 0))
    assert legal(state) == legal(plain)
    assert state.steps == plain.steps


@pytest.mark.ruling(8)
def test_a_six_needs_its_fee() -> None:
    state = opened()
    state.krones[ANNA] = 0
    assert refused(state, Act(6, 1, 0)) == because(Reason.ACTION_TOO_DEAR, cost=1, krones=0)
    employs(state, 17)
    assert Act(6, 1, 0) in state.legal()


@pytest.mark.ruling(8)
def test_the_fee_is_put_aside_while_only_sixes_are_left() -> None:
    """The die is a must, so the krone for it cannot be spent before."""
    state = opened(dice=(0, 0, 0, 0, 0, 3))
    sits(state, 50, "w")
    cooks(state, "w")
    state.krones[ANNA] = 1
    assert offers(state, Take) == [Take(4), Take(5)]
    assert refused(state, Take(3)) == because(Reason.KEEP_FEE, cost=1)
    assert refused(state, Serve(50, "wine")) == because(Reason.KEEP_FEE, cost=1)
    state.krones[ANNA] = 2
    assert Serve(50, "wine") in state.legal()
    employs(state, 17)
    state.krones[ANNA] = 1
    assert Serve(50, "wine") in state.legal(), "who needs no fee puts none aside"


@pytest.mark.ruling(8)
def test_who_can_take_no_die_passes() -> None:
    """Also after an additional action that brought no krone; no guest can be taken before that."""
    state = opened(dice=(0, 0, 0, 0, 0, 3))
    sits(state, 93)
    state.krones[ANNA] = 0
    assert legal(state) == [*offers(state, MoveIn), Pass()]
    assert refused(state, Take(5)) == because(Reason.KEEP_FEE, cost=1)
    happened = go(state, MoveIn(93, 11))
    assert has(happened, e.Passed(ANNA)), "there is nothing else to do"
    assert state.seat == BORIS


@pytest.mark.ruling(8)
def test_an_additional_action_may_bring_the_fee() -> None:
    state = opened(dice=(0, 0, 0, 0, 0, 3))
    sits(state, 92)
    state.krones[ANNA] = 0
    go(state, MoveIn(92, 11))
    assert legal(state) == [Act(6, action, 0) for action in range(1, 6)]


@pytest.mark.ruling(9)
def test_a_die_may_be_taken_for_nothing() -> None:
    """No card to play, no room to pay; the die is taken all the same."""
    state = opened()
    happened = go(state, Act(5, 5, 0))
    assert has(happened, e.DidNothing(ANNA))
    assert has(happened, e.CoveredNumber(ANNA, 5, 1))
    assert state.seat == BORIS
    state.krones[BORIS] = 0
    rooms(state, BORIS, vacant="11 12 13 14 15")
    happened = go(state, Act(3, 3, 0))
    assert has(happened, e.DidNothing(BORIS))


# --- serving


@pytest.mark.ruling(11)
def test_new_food_may_go_straight_onto_orders() -> None:
    state = opened(dice=(1, 4, 2, 1, 1, 1))
    sits(state, 75, "wwkk")
    sits(state, 67, "kk")
    go(state, Act(2, 2, 0), Fetch(0, 0, 2, 2))
    assert state.prompt == "place food"
    assert legal(state) == [Serve(67, "coffee"), Serve(75, "coffee"), Serve(75, "wine"), Decline()]
    go(state, Serve(67, "coffee"), Serve(75, "wine"), Decline())
    assert (lacking(state, 67), lacking(state, 75)) == ("k", "wkk")
    assert pantry(state) == "wk"
    assert state.krones[ANNA] == 10, "new food is served for nothing"


@pytest.mark.ruling(11)
def test_food_that_nobody_ordered_goes_to_the_kitchen_unasked() -> None:
    state = opened(dice=(2, 2, 2, 2, 1, 1))
    sits(state, 75, "wwkk")
    go(state, Act(1, 1, 0), Fetch(1, 1, 0, 0))
    assert pantry(state) == "sc"
    assert state.prompt != "place food"


def test_no_more_is_served_than_ordered() -> None:
    state = opened(dice=(1, 3, 2, 2, 1, 1))
    sits(state, 49, "w")
    go(state, Act(2, 2, 0), Fetch(0, 0, 3, 0), Serve(49, "wine"))
    assert lacking(state, 49) == ""
    assert pantry(state) == "ww"


@pytest.mark.ruling(12)
def test_a_krone_brings_three_dishes_from_the_kitchen_to_any_guests() -> None:
    state = opened()
    cooks(state, "sscw")
    sits(state, 61, "sw")
    sits(state, 90, "sccc")
    happened = go(state, Serve(61, "strudel"))
    assert has(happened, e.PaidService(ANNA, 1))
    assert state.prompt == "go on serving"
    go(state, Serve(61, "wine"), Serve(90, "cake"))
    assert state.krones[ANNA] == 9
    assert (lacking(state, 61), lacking(state, 90)) == ("", "scc")
    assert pantry(state) == "s"
    assert state.prompt == "act"
    go(state, Serve(90, "strudel"))
    assert state.krones[ANNA] == 8, "a fourth dish is another krone"


@pytest.mark.ruling(12)
def test_fewer_than_three_may_be_brought() -> None:
    state = opened()
    cooks(state, "sw")
    sits(state, 61, "sw")
    go(state, Serve(61, "strudel"), Decline())
    assert (pantry(state), state.prompt) == ("w", "act")


def test_serving_must_be_paid() -> None:
    state = opened()
    cooks(state, "w")
    sits(state, 49, "w")
    sits(state, 51)
    state.krones[ANNA] = 0
    assert refused(state, Serve(49, "wine")) == because(Reason.SERVICE_TOO_DEAR, cost=1, krones=0)
    assert refused(state, Serve(49, "cake")) == because(Reason.NOT_ORDERED, guest=49)
    assert refused(state, Serve(51, "wine")) == because(Reason.ORDER_COMPLETE, guest=51)
    assert refused(state, Serve(65, "coffee")).reason == Reason.NOT_IN_CAFE
    cooks(state, "")
    assert refused(state, Serve(49, "wine")) == because(Reason.NONE_THERE, dish="wine")


# --- before and after, in any number


@pytest.mark.ruling(1)
def test_additional_actions_come_before_and_after_the_die() -> None:
    state = opened()
    cooks(state, "wk")
    sits(state, 49, "w")
    sits(state, 65, "k")
    rooms(state, vacant="11")
    employs(state, 3)
    go(state, Use(3))
    while state.prompt == "place food":
        go(state, Serve(49, "wine"))
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert state.prompt == "finish"
    go(state, Serve(65, "coffee"))
    assert MoveIn(65, 11) in state.legal()
    go(state, MoveIn(65, 11))
    assert state.seat == BORIS, "nothing more can be done, so the turn is over"


def test_the_turn_ends_when_the_seat_says_so() -> None:
    state = opened()
    cooks(state, "w")
    sits(state, 49, "w")
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert legal(state) == [Serve(49, "wine"), Finish()]
    go(state, Finish())
    assert state.seat == BORIS


def test_what_is_under_way_comes_first() -> None:
    state = opened()
    sits(state, 65)
    go(state, Act(4, 4, 0))
    assert refused(state, MoveIn(65, 11)).reason == Reason.FIRST_THIS
    shows(state, 1, 1, 1, 1, 1, 1)
    assert refused(state, Act(1, 1, 0)).reason == Reason.FIRST_THIS
