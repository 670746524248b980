"""Cards at the edge: with nothing to do, several at once, one guest after another, and at the last moment."""

import pytest

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import (
    Act,
    Claim,
    Complete,
    Decline,
    Divide,
    Fetch,
    Flip,
    MoveIn,
    Play,
    Prepare,
    Serve,
    Sink,
    Take,
)
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import (
    ANNA,
    BORIS,
    cooks,
    employs,
    go,
    guests,
    has,
    holds,
    honoured,
    lacking,
    legal,
    offers,
    on_top,
    only,
    opened,
    pantry,
    points,
    refused,
    rooms,
    sits,
    vacant,
)

EVERYWHERE = " ".join(str(floor * 10 + column) for floor in range(1, 5) for column in range(1, 6))


def full_hotel(vacant: str = "") -> Austria:
    """Return a table at which Anna's hotel has a tile in every room, and all but these are occupied."""
    state = opened()
    rooms(state, vacant=vacant, occupied=" ".join({*EVERYWHERE.split()} - {*vacant.split()}))
    return state


# --- nothing to do


@pytest.mark.parametrize(
    ("guest", "room", "lost"),
    [
        (49, 12, ["low room free"]),
        (50, 12, ["room 0"]),
        (57, 12, ["room 1"]),
        (61, 12, ["room 1", "room 0"]),
        (66, 11, ["play 1", "room 0"]),
        (71, 11, ["room free"]),
        (88, 13, ["room free"]),
    ],
)
def test_a_full_hotel_has_no_room_to_prepare(guest: int, room: int, lost: list[str]) -> None:
    state = full_hotel(str(room))
    sits(state, guest)
    happened = go(state, MoveIn(guest, room))
    assert [event.reward for event in happened if isinstance(event, e.Missed)] == lost
    assert state.prompt == "act"


@pytest.mark.parametrize("tile", ["A4", "B4", "C2"])
def test_a_full_hotel_has_no_use_for_the_emperors_room(tile: str) -> None:
    assert points(honoured(tile, full_hotel()), "doors") == 0


def test_a_full_hotel_prepares_nothing_with_a_die_and_the_decorator_is_silent() -> None:
    state = full_hotel()
    employs(state, 14)
    assert has(go(state, Act(3, 3, 0)), e.DidNothing(ANNA))
    other = full_hotel()
    employs(other, 14)
    go(other, Act(1, 1, 0), Fetch(2, 0, 0, 0))
    assert other.prompt == "finish", "only a disk on a politics card is left"


def test_22_without_cards_goes_on_to_the_rooms() -> None:
    state = opened()
    employs(state, 22)
    go(state, Act(3, 3, 0))
    assert state.prompt == "prepare"


def test_35_with_no_vacant_room_turns_none() -> None:
    state = opened()
    rooms(state, occupied="11")
    holds(state, 35)
    happened = go(state, Act(5, 5, 0), Play(35))
    assert has(happened, e.Missed(ANNA, "flip 2"))
    assert state.seat == BORIS


@pytest.mark.parametrize("left", [(7,), (7, 21)])
@pytest.mark.ruling(36)
def test_a_look_at_a_short_deck_shows_what_is_left(left: tuple[int, ...]) -> None:
    state = opened()
    state.staff, state.knowers = [*left], [0] * len(left)
    sits(state, 76)
    go(state, MoveIn(76, 11))
    assert legal(state) == [*map(Play, left), Decline()]
    go(state, Play(7))
    assert state.staff == [*left[1:]]
    assert state.staff_of(ANNA) == [7]


@pytest.mark.ruling(36)
def test_a_look_at_an_empty_deck_is_lost() -> None:
    state = opened()
    state.staff, state.knowers = [], []
    sits(state, 75)
    assert has(go(state, MoveIn(75, 11)), e.Missed(ANNA, "look 3"))
    assert state.prompt == "act"


def test_42_scores_even_when_the_bonus_cannot_be_used() -> None:
    state = full_hotel()
    employs(state, 42)
    assert points(honoured("A4", state), "staff") == 5


# --- several at once


def test_a_four_pleases_everybody_who_waits_for_one() -> None:
    state = opened()
    employs(state, 12, 15, 16)
    go(state, Act(4, 4, 0))
    assert (points(state, "staff"), state.krones[ANNA], state.steps[ANNA]) == (2 + 4, 12, 2)


def test_a_three_pleases_everybody_who_waits_for_one() -> None:
    state = opened()
    employs(state, 12, 19, 22)
    holds(state, 5)
    go(state, Act(3, 3, 0))
    assert points(state, "staff") == 2 + 5
    assert state.prompt == "choose reward", "a card and rooms"


def test_a_five_pleases_everybody_who_waits_for_one() -> None:
    state = opened(dice=(2, 2, 2, 2, 1, 1))
    employs(state, 18, 20)
    holds(state, 5)  # costs 4
    go(state, Act(5, 5, 1), Play(5))
    assert (state.krones[ANNA], state.steps[ANNA]) == (10 - 1, 2), "a die, a boost, and 2 from the Checker"


@pytest.mark.ruling(10, 25)
def test_13_and_14_help_with_the_same_die_and_a_boost_counts_too() -> None:
    state = opened()
    employs(state, 13, 14)
    go(state, Act(2, 2, 1))
    assert offers(state, Fetch) == [Fetch(0, 0, 2, 2), Fetch(0, 0, 3, 1), Fetch(0, 0, 4, 0)]
    go(state, Fetch(0, 0, 2, 2))
    assert state.prompt == "prepare"


@pytest.mark.ruling(6)
def test_17_and_a_boost_make_a_six_two_stronger_for_one_krone() -> None:
    state = opened()
    employs(state, 17)
    go(state, Act(6, 4, 1))
    assert (legal(state)[0], state.krones[ANNA]) == (Divide(0, 3), 9)


def test_a_guest_pleases_everybody_who_waits_for_one() -> None:
    state = opened()
    employs(state, 5, 23, 33)
    sits(state, 89)  # red, an order of four, 5 points and 4 krones
    happened = go(state, MoveIn(89, 13))
    assert state.krones[ANNA] == 10 + 2 + 1 + 4
    assert (points(state, "guests"), points(state, "staff")) == (5, 4)
    assert [event.card for event in happened if isinstance(event, e.Helped)] == [5, 23, 33]


def test_steps_and_krones_come_from_staff_group_and_card_together() -> None:
    state = opened()
    employs(state, 7)
    rooms(state, vacant="12", occupied="11 21 22")
    sits(state, 52)
    go(state, MoveIn(52, 12))
    assert (state.krones[ANNA], state.steps[ANNA], pantry(state)) == (10 + 1 + 2, 6, "s")


def test_one_point_is_scored_and_not_lost() -> None:
    state = opened()
    sits(state, 77)
    assert only(go(state, MoveIn(77, 13)), e.Scored) == e.Scored(ANNA, 1)


def test_a_single_step_beyond_thirteen_is_a_point() -> None:
    state = opened()
    state.steps[ANNA] = 13
    sits(state, 93)
    go(state, MoveIn(93, 13))
    assert (state.steps[ANNA], points(state, "emperor")) == (13, 1)


@pytest.mark.ruling(8)
def test_17_may_be_paid_with_the_krone_for_the_six_that_it_makes_free() -> None:
    """Of all cards only this one."""
    state = opened(dice=(0, 0, 0, 0, 0, 3))
    state.krones[ANNA] = 2
    holds(state, 17, 19)  # they cost 3
    sits(state, 64)  # a krone less
    go(state, MoveIn(64, 11))
    assert offers(state, Play) == [Play(17)]
    assert refused(state, Play(19)) == because(Reason.KEEP_FEE, cost=1)
    go(state, Play(17), Act(6, 4, 0))
    assert legal(state)[-1] == Divide(4, 0)


@pytest.mark.ruling(13)
def test_krones_that_just_fit_are_had_at_once_and_none_is_lost() -> None:
    """Only what does not fit waits."""
    state = opened()
    employs(state, 5)
    state.krones[ANNA] = 18
    holds(state, 2)
    sits(state, 86)
    happened = go(state, MoveIn(86, 13))
    assert (state.prompt, state.krones[ANNA]) == ("play", 20)
    assert not [event for event in happened if isinstance(event, e.PurseFull)]


# --- one guest after another


def test_one_guest_brings_the_next() -> None:
    """Guest 63 brings 77, whose cake is in the kitchen; 77 moves in in the same turn."""
    state = opened()
    sits(state, 63)
    cooks(state, "c")
    go(state, MoveIn(63, 11), Take(3), Serve(77, "cake"), MoveIn(77, 13))
    assert guests(state) == []
    assert state.krones[ANNA] == 10 - 1 + 1
    assert state.prompt == "act"


def test_a_guest_turns_the_room_that_completes_a_group_and_its_krones_pay_the_next_room() -> None:
    state = opened()
    rooms(state, vacant="11 32", occupied="42 21 31")
    state.krones[ANNA] = 0
    sits(state, 72)
    sits(state, 66)
    go(state, MoveIn(72, 11), Flip(32))
    assert state.krones[ANNA] == 3
    rooms(state, vacant="11 22", occupied="42 21 31 32")
    go(state, MoveIn(66, 11), Prepare(33))
    assert (state.krones[ANNA], vacant(state)) == (1, "22 33")


@pytest.mark.ruling(31)
def test_a_porter_played_for_a_guest_completes_the_order_of_another() -> None:
    state = opened()
    holds(state, 38)
    for guest, lacks in ((104, ""), (58, "wwk"), (74, "ck")):
        sits(state, guest, lacks)
    go(state, MoveIn(104, 13), Play(38), Complete(74), MoveIn(74, 11))
    assert points(state, "guests") == 2 + 10
    assert lacking(state, 58) == "wwk"


@pytest.mark.ruling(13)
def test_a_decline_leaves_the_other_card_of_guest_73_in_the_hand() -> None:
    state = opened()
    holds(state, 6, 7)
    sits(state, 73)
    go(state, MoveIn(73, 11), Play(6))
    assert legal(state) == [Play(7), Decline()]
    go(state, Decline())
    assert state.hand[ANNA] == (7,)


# --- at the last moment


def test_an_end_card_that_the_emperor_pays_counts_at_once() -> None:
    state = opened()
    holds(state, 31)
    rooms(state, occupied="11 12 13")
    honoured("C4", state)
    happened = go(state, Play(31))
    assert has(happened, e.StaffScored(ANNA, 31, 3))
    assert state.seat is None


@pytest.mark.ruling(47)
def test_the_gardener_does_not_score_for_the_bonus_that_plays_him() -> None:
    state = opened()
    holds(state, 42)
    honoured("C4", state)
    go(state, Play(42))
    assert points(state, "staff") == 0


@pytest.mark.ruling(39)
def test_who_is_served_at_the_emperors_visit_does_not_move_in() -> None:
    state = opened()
    holds(state, 38)
    sits(state, 65, "k")
    honoured("C4", state)
    go(state, Play(38))
    assert state.seat is None
    assert (points(state, "guests"), points(state, "cafe")) == (0, -5)


@pytest.mark.ruling(4, 43)
def test_the_last_die_of_the_round_may_be_followed_by_all_that_is_possible() -> None:
    state = opened(dice=(0, 0, 0, 1, 0, 0))
    state.steps[ANNA] = 9
    sits(state, 65)
    go(state, Act(4, 4, 0), Divide(1, 0))
    assert (state.seat, state.round) == (ANNA, 1)
    go(state, Claim(108), MoveIn(65, 11))
    assert points(state, "politics") == 15
    assert state.round == 2


@pytest.mark.ruling(35)
def test_cards_looked_at_go_under_the_deck_before_the_played_one_does_its_work() -> None:
    state = opened()
    on_top(state, 35, 4, 9)
    sits(state, 76)
    go(state, MoveIn(76, 11), Play(35), Sink(9))
    assert state.staff[:2] == [4, 9]
    assert state.prompt == "flip"
