"""The end of the game: its parts, ties, a score below nothing (rulings 44 to 46). End cards are in another file."""

import pytest

from fivestars.games.austria.rules import events as e
from games.austria.positions import ANNA, BORIS, cooks, employs, ends, has, opened, points, rooms, sits


def test_the_game_ends_after_round_seven() -> None:
    state = opened()
    ends(state)
    assert (state.seat, state.prompt, list(state.legal())) == (None, "", [])


@pytest.mark.ruling(44)
def test_occupied_rooms_score_by_their_floors() -> None:
    state = opened()
    rooms(state, occupied="11 12 21 31 41", vacant="13 14")
    happened = ends(state)
    assert points(state, "rooms") == 1 + 1 + 2 + 3 + 4
    assert has(happened, e.RoomsScored(ANNA, 11))


@pytest.mark.ruling(44)
def test_krones_and_food_in_the_kitchen_score_a_point_each() -> None:
    """Not the food on guests."""
    state = opened()
    state.krones[ANNA] = 7
    cooks(state, "sswk")
    sits(state, 75, "w")
    happened = ends(state)
    assert points(state, "stock") == 11
    assert has(happened, e.StockScored(ANNA, 11))


@pytest.mark.ruling(18, 44)
def test_each_guest_left_in_the_cafe_costs_five_points() -> None:
    """With a complete order too."""
    state = opened()
    sits(state, 75, "w")
    sits(state, 65)
    happened = ends(state)
    assert points(state, "cafe") == -10
    assert has(happened, e.LeftOver(ANNA, 2, 10))


def test_the_parts_make_up_the_score() -> None:
    state = opened()
    employs(state, 31)
    rooms(state, occupied="11 12")
    sits(state, 75)
    ends(state)
    score = state.standing().scores[ANNA]
    assert dict(score.parts) == {
        "guests": 0,
        "rooms": 2,
        "doors": 0,
        "groups": 0,
        "staff": 2,
        "politics": 0,
        "emperor": 5,
        "tiles": 0,
        "stock": 10,
        "cafe": -5,
    }
    assert score.total == 14


def test_the_most_points_win() -> None:
    state = opened()
    rooms(state, BORIS, occupied="11")
    ends(state)
    standing = state.standing()
    assert (standing.winners, standing.decided_by) == ((BORIS,), "points")


@pytest.mark.ruling(45)
def test_a_tie_goes_to_who_has_more_krones_and_food_left_on_guests_too() -> None:
    state = opened()
    for seat in (ANNA, BORIS):
        sits(state, (75, 76)[seat], ("wwkk", "ssk")[seat], seat=seat)  # Boris has served a coffee
    ends(state)
    assert state.total_of(ANNA) == state.total_of(BORIS)
    standing = state.standing()
    assert (standing.winners, standing.decided_by) == ((BORIS,), "stock")


@pytest.mark.ruling(45)
def test_krones_and_kitchen_count_alike_for_a_tie() -> None:
    state = opened()
    state.krones = [8, 10]
    cooks(state, "ss")
    ends(state)
    standing = state.standing()
    assert (standing.winners, standing.decided_by) == ((ANNA, BORIS), "shared")


@pytest.mark.ruling(46)
def test_a_score_may_fall_below_nothing() -> None:
    state = opened()
    state.krones[ANNA] = 0
    for guest in (75, 76, 74):
        sits(state, guest, "k")
    ends(state)
    assert state.total_of(ANNA) == 5 - 15
    assert state.standing().scores[ANNA].total == -10


def test_nobody_has_won_before_the_end() -> None:
    standing = opened().standing()
    assert (standing.winners, standing.decided_by) == ((), "")
