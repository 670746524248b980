"""Every staff card: what it does, when, and what it does not do. In the order of the rulebook's list."""

import pytest

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.errands import BARE, BEGIN
from fivestars.games.austria.rules.moves import (
    Act,
    Choose,
    Complete,
    Decline,
    Divide,
    Fetch,
    Flip,
    MoveIn,
    Play,
    Prepare,
    Serve,
    Suffer,
    Take,
    Use,
)
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import (
    ANNA,
    BORIS,
    cooks,
    emperor_comes,
    employs,
    go,
    guests,
    has,
    holds,
    lacking,
    legal,
    occupied,
    offers,
    opened,
    pantry,
    points,
    refused,
    rooms,
    sits,
    vacant,
)

COSTS = [
    4, 6, 4, 6, 4, 1, 1, 2, 5, 5, 5, 2, 2, 2, 4, 2, 3, 2, 3, 2, 3, 3, 5, 1,
    6, 5, 4, 4, 5, 4, 4, 4, 5, 5, 2, 2, 3, 5, 3, 2, 3, 3, 3, 2, 1, 2, 4, 4,
]  # fmt: skip
COST = dict(enumerate(COSTS, 1))


def hiring(card: int) -> Austria:
    """Return a table at which this card has just been played for its whole cost less one."""
    state = opened()
    holds(state, card)
    go(state, Act(5, 5, 0), Play(card))
    return state


@pytest.mark.parametrize("card", COST)
def test_a_card_costs_what_it_says(card: int) -> None:
    state = opened()
    holds(state, card)
    happened = go(state, Act(5, 5, 0), Play(card))
    cost = COST[card] - 1  # one die is a krone off
    assert state.krones[ANNA] == 10 - cost
    assert state.hand[ANNA] == ()
    assert state.staff_of(ANNA) == [card]
    assert has(happened, e.Played(ANNA, card, cost) if cost else e.PlayedFree(ANNA, card))


@pytest.mark.parametrize("card", COST)
def test_a_card_costs_the_same_in_the_revised_edition_but_for_17(card: int) -> None:
    state = opened(rules="revised")
    holds(state, card)
    go(state, Act(5, 5, 0), Play(card))
    assert state.krones[ANNA] == 10 - (5 if card == 17 else COST[card]) + 1


# --- 1 to 4: once a round


@pytest.mark.parametrize(("card", "dish"), [(1, "s"), (2, "c"), (3, "w"), (4, "k")])
@pytest.mark.ruling(26)
def test_1_to_4_bring_a_dish_once_a_round(card: int, dish: str) -> None:
    state = opened()
    employs(state, card)
    happened = go(state, Use(card))
    assert has(happened, e.Used(ANNA, card))
    assert pantry(state) == dish
    assert refused(state, Use(card)) == because(Reason.USED_THIS_ROUND, card=card)


@pytest.mark.ruling(26)
def test_1_to_4_may_be_used_in_the_turn_in_which_they_are_played() -> None:
    state = hiring(3)
    assert state.seat == ANNA
    go(state, Use(3))
    assert pantry(state) == "w"


def test_1_to_4_may_serve_a_guest_at_once() -> None:
    state = opened()
    employs(state, 4)
    sits(state, 65, "k")
    go(state, Use(4), Serve(65, "coffee"))
    assert lacking(state, 65) == ""


@pytest.mark.ruling(26)
def test_1_to_4_are_ready_again_in_the_next_round() -> None:
    state = opened(dice=(0, 0, 0, 1, 0, 0))
    employs(state, 1)
    go(state, Use(1), Act(4, 4, 0), Divide(1, 0))
    assert (state.round, state.used) == (2, [0, 0])


@pytest.mark.ruling(26)
def test_1_to_4_work_only_in_the_own_turn() -> None:
    state = opened()
    employs(state, 1, seat=BORIS)
    assert refused(state, Use(1)).reason == Reason.NOT_PLAYED


def test_only_cards_that_say_so_are_used() -> None:
    state = opened()
    employs(state, 5)
    assert refused(state, Use(5)) == because(Reason.NOT_ONCE_A_ROUND, card=5)
    assert refused(state, Use(99)).reason == Reason.NOT_PLAYED


# --- 5 to 8, 23, 33: when a guest moves in

GUEST_OF = {"red": (77, 13), "blue": (65, 31), "yellow": (51, 12), "green": (93, 13)}


@pytest.mark.parametrize("colour", GUEST_OF)
@pytest.mark.parametrize(
    ("card", "helps", "gain"),
    [
        (5, "red", (2, 0, 0)),
        (6, "blue", (0, 1, 0)),
        (7, "yellow", (1, 0, 0)),
        (8, "green", (0, 0, 2)),
    ],
)
def test_5_to_8_help_when_a_guest_of_their_colour_moves_in(
    card: int, helps: str, gain: tuple[int, int, int], colour: str
) -> None:
    guest, room = GUEST_OF[colour]
    plain, helped = opened(), opened()
    employs(helped, card)
    for state in (plain, helped):
        rooms(state, vacant="12 13 31")
        sits(state, guest)
        go(state, MoveIn(guest, room))
    found = (
        helped.krones[ANNA] - plain.krones[ANNA],
        helped.steps[ANNA] - plain.steps[ANNA],
        points(helped, "staff"),
    )
    assert found == (gain if colour == helps else (0, 0, 0))


@pytest.mark.parametrize("card", [5, 6, 7, 8, 23, 33])
@pytest.mark.ruling(27)
def test_5_to_8_23_and_33_do_not_help_when_a_room_is_turned_without_a_guest(card: int) -> None:
    """Card 23 does so only in the revised edition."""
    state = opened()
    rooms(state, vacant="12 13 31")
    employs(state, card)
    holds(state, 35)
    go(state, Act(5, 5, 0), Play(35), Flip(12), Flip(13))
    assert (state.krones[ANNA], state.steps[ANNA], state.total_of(ANNA)) == (9, 0, 0)


@pytest.mark.ruling(47)
def test_5_helps_not_when_it_is_the_reward_of_the_guest_itself() -> None:
    state = opened()
    holds(state, 5)
    sits(state, 86)
    go(state, MoveIn(86, 13), Play(5))
    assert state.krones[ANNA] == 10 - 1


# --- 9 to 11: rooms of a colour for nothing


@pytest.mark.parametrize(("card", "free"), [(9, 41), (10, 42), (11, 21)])
@pytest.mark.ruling(21)
def test_9_to_11_prepare_rooms_of_their_colour_for_nothing(card: int, free: int) -> None:
    state = opened()
    employs(state, card)
    rooms(state, vacant="31 32 11")
    go(state, Act(3, 3, 1))
    krones = state.krones[ANNA]
    for room, price in ((21, 1), (41, 3), (42, 3)):
        branch = state.copy()
        go(branch, Prepare(room))
        assert branch.krones[ANNA] == krones - (0 if room == free else price)


def test_9_to_11_prepare_without_krones() -> None:
    state = opened()
    employs(state, 9)
    state.krones[ANNA] = 0
    rooms(state, vacant="31 32 11")
    go(state, Act(3, 3, 0))
    assert offers(state, Prepare) == [Prepare(12), Prepare(33), Prepare(41)]


@pytest.mark.ruling(21)
def test_9_to_11_give_no_room_more() -> None:
    state = opened(dice=(2, 2, 1, 2, 1, 2))
    employs(state, 9)
    rooms(state, vacant="31 32 11")
    go(state, Act(3, 3, 0), Prepare(33))
    assert state.prompt != "prepare"


# --- 12 to 20, 22: when a die is taken


def acted(card: int, die: int, strength: int = 2) -> Austria:
    """Return a table at which a die is being taken with this card at work."""
    dice = [1] * 6
    dice[die - 1] = strength
    state = opened(dice=dice)
    employs(state, card)
    holds(state, 4, 5)
    go(state, Act(die, die, 0) if die < 6 else Act(6, 4, 0))
    return state


@pytest.mark.parametrize(
    ("card", "score"),
    [
        (12, {3: 2, 4: 2}),
        (16, {4: 4}),
        (19, {3: 5}),
        (13, {}),
        (14, {}),
        (15, {}),
        (17, {}),
        (18, {}),
        (20, {}),
        (22, {}),
    ],
)
def test_12_16_and_19_score_when_their_die_is_taken(card: int, score: dict[int, int]) -> None:
    for die in range(1, 7):
        assert points(acted(card, die), "staff") == score.get(die, 0)


def test_12_scores_whatever_the_number_of_dice() -> None:
    assert points(acted(12, 4, strength=5), "staff") == 2


@pytest.mark.parametrize(("die", "most"), [(1, Fetch(3, 0, 0, 0)), (2, Fetch(0, 0, 3, 0))])
@pytest.mark.ruling(10)
def test_13_brings_one_more_within_the_ratio(die: int, most: Fetch) -> None:
    state = acted(13, die)
    assert legal(state)[-1] == most
    assert len(state.legal()) == 2, "three in all: one cake or coffee at most"


@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.ruling(25)
def test_14_prepares_a_room_and_pays_for_it(die: int) -> None:
    state = acted(14, die)
    go(state, state.legal()[-1])
    assert state.prompt == "prepare"
    go(state, Prepare(21))
    assert (state.krones[ANNA], vacant(state)) == (9, "11 12 13 21")
    assert state.seat == BORIS


def test_14_is_a_may() -> None:
    state = acted(14, 1)
    go(state, state.legal()[-1], Decline())
    assert vacant(state) == "11 12 13"


def test_15_brings_both_krones_and_steps() -> None:
    state = acted(15, 4, strength=3)
    assert (state.krones[ANNA], state.steps[ANNA]) == (13, 3)
    assert state.seat == BORIS


@pytest.mark.ruling(37)
def test_15_with_a_boost_brings_the_krone_back() -> None:
    state = opened()
    employs(state, 15)
    go(state, Act(4, 4, 1))
    assert (state.krones[ANNA], state.steps[ANNA]) == (10 - 1 + 3, 3)


def test_17_needs_no_fee_and_counts_one_die_more() -> None:
    state = opened()
    employs(state, 17)
    state.krones[ANNA] = 0
    happened = go(state, Act(6, 4, 0))
    assert legal(state)[-1] == Divide(2, 0)
    assert has(happened, e.Helped(ANNA, 17))
    go(state, Divide(2, 0))
    assert state.krones[ANNA] == 0


def test_17_helps_with_no_other_die() -> None:
    state = acted(17, 4)
    assert legal(state)[-1] == Divide(2, 0)


def test_18_makes_the_card_two_krones_cheaper() -> None:
    state = acted(18, 5, strength=2)
    go(state, Play(5))
    assert state.krones[ANNA] == 10, "a card for 4: two dice and two more"


def test_18_pays_nothing_out() -> None:
    state = opened()
    employs(state, 18)
    holds(state, 6)
    go(state, Act(5, 5, 0), Play(6))
    assert state.krones[ANNA] == 10


@pytest.mark.ruling(25)
def test_20_advances_two_steps() -> None:
    state = acted(20, 5)
    assert state.steps[ANNA] == 2


def test_20_helps_even_if_no_card_can_be_played() -> None:
    state = opened()
    employs(state, 20)
    go(state, Act(5, 5, 0))
    assert state.steps[ANNA] == 2


@pytest.mark.ruling(47)
def test_a_card_does_not_help_with_the_die_by_which_it_is_played() -> None:
    state = opened()
    holds(state, 20)
    go(state, Act(5, 5, 0), Play(20))
    assert state.steps[ANNA] == 0


@pytest.mark.parametrize("first", ["play 0", "room 0"])
@pytest.mark.ruling(25)
def test_22_plays_a_card_at_full_price_before_or_after_the_rooms(first: str) -> None:
    state = acted(22, 3)
    assert legal(state) == [Choose("play 0"), Choose("room 0")]
    go(state, Choose(first))
    if first == "play 0":
        go(state, Play(5))
        assert state.krones[ANNA] == 6
        assert offers(state, Prepare)
    else:
        go(state, Prepare(14), Prepare(15))
        assert state.prompt == "play", "nothing comes in between"
        go(state, Play(4))
        assert state.krones[ANNA] == 4


@pytest.mark.ruling(25)
def test_22_lets_nothing_come_between_the_rooms() -> None:
    state = acted(22, 3)
    go(state, Choose("room 0"), Prepare(14))
    assert offers(state, Choose) == []
    assert state.prompt == "prepare"


# --- at once: 21, 35, 36, 38, 39, 43, 44, 45


@pytest.mark.parametrize(("card", "brings"), [(21, "scwk"), (36, "wwww"), (39, "cccc"), (43, "kkkk"), (44, "ssss")])
def test_21_36_39_43_and_44_bring_food(card: int, brings: str) -> None:
    assert pantry(hiring(card)) == brings


@pytest.mark.ruling(11)
def test_21_may_serve_guests_at_once() -> None:
    state = opened()
    sits(state, 82, "cwk")
    holds(state, 21)
    go(state, Act(5, 5, 0), Play(21), Serve(82, "cake"), Serve(82, "wine"), Serve(82, "coffee"))
    assert (lacking(state, 82), pantry(state)) == ("", "s")


def test_45_advances_three_steps() -> None:
    assert hiring(45).steps[ANNA] == 3


@pytest.mark.ruling(32)
def test_35_turns_up_to_two_vacant_rooms() -> None:
    state = hiring(35)
    assert legal(state) == [Flip(11), Flip(12), Flip(13), Decline()]
    go(state, Flip(11))
    assert points(state, "groups") == 2, "a room turned fills its group"
    go(state, Flip(13))
    assert (vacant(state), occupied(state)) == ("12", "11 13")


def test_35_may_turn_fewer() -> None:
    state = hiring(35)
    go(state, Flip(12), Decline())
    assert occupied(state) == "12"


@pytest.mark.ruling(32)
def test_35_turns_only_what_is_prepared_and_vacant() -> None:
    state = opened()
    rooms(state, vacant="11", occupied="12")
    holds(state, 35)
    go(state, Act(5, 5, 0), Play(35))
    assert refused(state, Flip(12)) == because(Reason.OCCUPIED, room=12)
    assert refused(state, Flip(13)) == because(Reason.NOT_PREPARED, room=13)


@pytest.mark.ruling(31)
def test_38_completes_an_order_from_the_supply() -> None:
    """Moving in is a step of its own."""
    state = opened()
    for guest, lacks in ((75, "wwk"), (50, "w"), (77, "")):
        sits(state, guest, lacks)
    cooks(state, "w")
    holds(state, 38)
    go(state, Act(5, 5, 0), Play(38))
    assert legal(state) == [Complete(50), Complete(75)]
    assert refused(state, Complete(77)) == because(Reason.ORDER_COMPLETE, guest=77)
    assert refused(state, Complete(65)).reason == Reason.NOT_IN_CAFE
    go(state, Complete(75))
    assert (lacking(state, 75), pantry(state)) == ("", "w")
    assert MoveIn(75, 11) in state.legal()
    assert guests(state) == [50, 75, 77]


def test_38_asks_nothing_with_one_guest_or_none() -> None:
    state = opened()
    sits(state, 75, "wwk")
    holds(state, 38)
    go(state, Act(5, 5, 0), Play(38))
    assert lacking(state, 75) == ""
    happened = go(opened_with_porter(), Act(5, 5, 0), Play(38))
    assert has(happened, e.Missed(ANNA, "complete 1"))


def opened_with_porter() -> Austria:
    state = opened()
    holds(state, 38)
    return state


# --- always: 23 to 26, 33, 42


@pytest.mark.parametrize("colour", GUEST_OF)
@pytest.mark.ruling(27)
def test_23_brings_a_krone_when_any_guest_moves_in(colour: str) -> None:
    guest, room = GUEST_OF[colour]
    state = opened()
    rooms(state, vacant="12 13 31")
    employs(state, 23)
    sits(state, guest)
    go(state, MoveIn(guest, room))
    assert state.krones[ANNA] == 11 + (guest == 77)


@pytest.mark.ruling(27)
@pytest.mark.ruling(48)
def test_23_revised_brings_a_krone_whenever_a_room_is_occupied() -> None:
    state = opened(rules="revised")
    employs(state, 23)
    holds(state, 35)
    go(state, Act(5, 5, 0), Play(35), Flip(12), Flip(11))
    assert state.krones[ANNA] == 10 - 1 + 2
    rooms(state, vacant="12 13 31")
    state.seat, state.errands = ANNA, [BARE[BEGIN]]
    sits(state, 65)
    go(state, MoveIn(65, 31))
    assert state.krones[ANNA] == 12, "once for the guest too, not twice"


@pytest.mark.ruling(12)
def test_24_brings_food_from_the_kitchen_for_nothing() -> None:
    state = opened()
    employs(state, 24)
    state.krones[ANNA] = 0
    cooks(state, "wwkk")
    sits(state, 75, "wwkk")
    go(state, *[Serve(75, dish) for dish in ("wine", "wine", "coffee", "coffee")])
    assert lacking(state, 75) == ""
    assert state.krones[ANNA] == 0


def test_25_takes_guests_from_the_queue_for_nothing() -> None:
    state = opened()
    employs(state, 25)
    state.krones[ANNA] = 0
    happened = go(state, Take(1))
    assert has(happened, e.TookFree(ANNA, 92))
    assert state.krones[ANNA] == 0


@pytest.mark.ruling(28)
def test_26_pays_a_krone_instead_of_a_penalty() -> None:
    state = opened()
    employs(state, 26)
    happened = emperor_comes(state, 3, "A1")
    assert legal(state) == [Suffer("krones 3"), Suffer("points 5"), Suffer("waive")]
    happened = go(state, Suffer("waive"))
    assert has(happened, e.Waived(ANNA, 1))
    assert (state.krones[ANNA], state.total_of(ANNA)) == (9, 0)


@pytest.mark.ruling(28)
def test_26_waives_a_penalty_that_is_no_choice() -> None:
    state = opened()
    employs(state, 26)
    emperor_comes(state, 7, "C1")
    assert legal(state) == [Suffer("points 8"), Suffer("waive")]


@pytest.mark.ruling(28)
def test_26_must_be_paid_each_time() -> None:
    state = opened()
    employs(state, 26)
    state.krones[ANNA] = 0
    emperor_comes(state, 3, "A1")
    assert points(state, "tiles") == -5


@pytest.mark.parametrize(("guest", "room", "score"), [(75, 11, 4), (58, 12, 4), (74, 11, 0), (65, 11, 0)])
@pytest.mark.ruling(34)
def test_33_scores_when_an_order_of_four_moves_in(guest: int, room: int, score: int) -> None:
    state = opened()
    employs(state, 33)
    sits(state, guest)
    go(state, MoveIn(guest, room))
    assert points(state, "staff") == score


@pytest.mark.parametrize(("space", "score"), [(6, 5), (5, 0), (4, 0), (3, 0)])
def test_42_scores_with_each_bonus_of_the_emperor(space: int, score: int) -> None:
    state = opened()
    employs(state, 42)
    state.steps = [space, 4]
    emperor_comes(state, 3, "A1")
    while state.prompt == "take penalty":
        go(state, state.legal()[0])
    assert points(state, "staff") == score
