"""How Hotels of Amsterdam ends: by the goal, at once; or after the turn in which the last tourist arrives."""

import pytest

from fivestars.games.amsterdam import GAME
from fivestars.games.amsterdam.box import BOX, MAYOR
from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import GameEnded, GoalReached, SupplyEmptied, TurnEnded
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import SAIL, WALK
from games.amsterdam.positions import (
    at_work,
    bring,
    bring_to,
    build,
    city,
    crossing,
    only,
    played,
    quay,
    show,
    spot,
)

MODES = ("base", "tactical")


def ended(state: Amsterdam, *winners: int, by: str) -> None:
    """Check who has won, and by what."""
    standing = state.standing()
    assert state.seat is None
    assert list(state.legal()) == []
    assert (standing.winners, standing.decided_by) == (winners, by)


def before_a_landing(seats: int, tourists: int) -> Amsterdam:
    """Return a city in which the first seat has so many tourists, and the boat can land one more at its hotel."""
    state = city(seats, "tactical")
    build(state, 0, "A4/B5")
    bring(state, B4=tourists)
    return state


# --- the goal


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.ruling(16, 24)
def test_the_goal_ends_the_game_at_once(seats: int) -> None:
    goal = BOX.goals[seats]
    state = before_a_landing(seats, goal - 1)
    events = played(state, Sail(2))
    assert events[-2:] == [GoalReached(0, goal), GameEnded()]
    ended(state, 0, by="goal")


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_tourist_less_is_not_enough(seats: int) -> None:
    state = before_a_landing(seats, BOX.goals[seats] - 2)
    played(state, Sail(2))
    assert state.seat == 0


def test_more_than_enough_is_enough() -> None:
    state = before_a_landing(4, 11)
    state.boat, state.quays[quay("south-west")] = 17, 3
    events = played(state, Sail(2))
    assert GoalReached(0, 15) in events
    ended(state, 0, by="goal")


@pytest.mark.ruling(16)
def test_the_goal_may_be_reached_by_opening_a_hotel() -> None:
    state = city(3)
    bring(state, A1=6, B2=6)
    played(state, PlaceHotel(crossing("A1/B2")))
    ended(state, 0, by="goal")


@pytest.mark.ruling(16)
def test_the_goal_may_be_reached_by_turning_a_tile() -> None:
    state = city(3)
    show(state, B1="bar", D4="bar")
    build(state, 0, "D4/E5")
    bring(state, B1=3, D4=9)
    at_work(state, "A1/B2", "D1/E2")
    events = played(state, Turn(MAYOR, spot("B1"), spot("D4")))
    assert not only(events, TurnEnded), "in the middle of the turn"
    ended(state, 0, by="goal")


@pytest.mark.ruling(16)
def test_the_goal_may_be_reached_from_the_fountain() -> None:
    state = city(3)
    build(state, 0, "D4/E5")
    bring(state, E5=11)
    bring_to(state, FOUNTAIN, 1)
    at_work(state, "B2/C3", "D1/E2")
    played(state, Invite(MAYOR, spot("E5")))
    ended(state, 0, by="goal")


def test_the_goal_may_be_reached_in_anothers_turn() -> None:
    state = before_a_landing(3, 11)
    state.seat = 2
    played(state, Sail(2))
    ended(state, 0, by="goal")


@pytest.mark.ruling(17)
def test_of_several_who_reach_the_goal_at_once_the_one_with_most_tourists_wins() -> None:
    state = before_a_landing(3, 11)
    build(state, 1, "B4/C5")
    bring(state, C5=1)
    state.boat = 14
    events = played(state, Sail(2))
    assert only(events, GoalReached) == [GoalReached(0, 12), GoalReached(1, 13)]
    ended(state, 1, by="goal most")


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.ruling(17)
def test_of_equals_who_reach_the_goal_at_once_the_active_one_wins(active: int) -> None:
    state = before_a_landing(3, 11)
    build(state, 1, "B4/C5")
    state.boat, state.seat = 14, active
    played(state, Sail(2))
    ended(state, active, by="goal active")


@pytest.mark.ruling(17)
def test_equals_who_reach_the_goal_at_once_in_anothers_turn_win_together() -> None:
    state = before_a_landing(3, 11)
    build(state, 1, "B4/C5")
    state.boat, state.seat = 14, 2
    played(state, Sail(2))
    ended(state, 0, 1, by="goal shared")


# --- the empty supply


def last_turn(mode: str = "base", **tourists: int) -> Amsterdam:
    """Return a city of three seats, with A1, E1 and A5 at a hotel each, after the landing of the last tourist."""
    state = city(3, "tactical")
    build(state, 0, "A1/B2", "A2/B3")
    build(state, 1, "D1/E2", "D2/E3")
    build(state, 2, "A4/B5", "A3/B4")
    bring(state, **tourists)
    state.boat, state.supply = 13, 1
    played(state, Sail(2))
    state.tactical = mode == "tactical"
    return state


def test_the_last_tourist_is_announced() -> None:
    state = city(mode="tactical")
    state.supply = 1
    assert played(state, Sail(1))[-1] == SupplyEmptied()


@pytest.mark.parametrize("mode", MODES)
def test_who_brought_the_last_tourist_finishes_the_turn(mode: str) -> None:
    state = last_turn(mode, A1=5, E1=3, A5=2)
    assert (state.supply, state.seat, state.prompt) == (0, 0, WALK)
    at_work(state, "B2/C3", "C3/D4")
    played(state, Turn(MAYOR, spot("C2"), NOWHERE))
    assert state.seat == 0
    events = played(state, Done())
    assert events == [TurnEnded(0), GameEnded()]
    ended(state, 0, by="most")


def test_most_tourists_win_when_all_have_arrived() -> None:
    state = last_turn(A1=5, E1=8, A5=2)
    at_work(state, "B2/C3", "C3/D4")
    played(state, Done())
    ended(state, 1, by="most")


@pytest.mark.ruling(18)
def test_equals_win_together_when_all_have_arrived() -> None:
    state = last_turn(A1=5, E1=5, A5=2)
    at_work(state, "B2/C3", "C3/D4")
    played(state, Done())
    ended(state, 0, 1, by="most shared")


def test_the_goal_in_the_last_turn_decides_before_the_supply_does() -> None:
    state = last_turn(A1=2, B1=9, E1=3)
    show(state, B1="bar", E2="bar")
    at_work(state, "A1/B2", "B4/C5")
    played(state, Turn(MAYOR, spot("B1"), spot("E2")))
    ended(state, 1, by="goal")


@pytest.mark.ruling(23)
def test_a_last_tourist_on_a_quay_empties_the_supply_too() -> None:
    state = city(mode="tactical")
    build(state, 0, "A1/B2", "B1/C2")
    state.boat, state.supply = 16, 1
    assert SupplyEmptied() in played(state, Sail(2))
    played(state, Walk(*state.pawns), Done())
    assert state.seat is None
    assert sum(state.quays) == 1, "they never enter the city"


def test_the_last_turn_ends_by_itself_because_nothing_is_rolled_any_more() -> None:
    state = last_turn(A1=5)
    at_work(state, "B2/C3", "C3/D4")
    state.known = (1 << 25) - 1
    played(state, Turn(MAYOR, spot("C2"), NOWHERE), Turn(1, spot("D4"), NOWHERE))
    assert state.seat is None


@pytest.mark.parametrize(("seats", "turns"), [(2, [13, 13]), (3, [9, 9, 8]), (4, [7, 7, 6, 6])])
@pytest.mark.ruling(19)
def test_a_game_lasts_at_most_twenty_six_turns(seats: int, turns: list[int]) -> None:
    state = GAME.deal(seats, {"mode": "tactical", "sides": "open"}, 0, city(seats).dice.copy(), GAME.edition)
    assert isinstance(state, Amsterdam)
    state.goal = 99
    had = [0] * seats
    while state.seat is not None:
        if state.prompt == SAIL:
            had[state.seat] += 1
        state.play(state.legal()[-1])
    assert had == turns


def test_the_parts_of_a_score_are_its_tourists() -> None:
    state = city()
    build(state, 1, "A1/B2")
    bring(state, A1=4)
    assert [score.total for score in state.standing().scores] == [0, 4]
    assert state.standing().scores[1].parts == (("tourists", 4),)
    assert (state.standing().winners, state.standing().decided_by) == ((), "")
