"""What a bot stands on: one look ahead beats random play, and what it knows can be seen in single positions."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from fivestars.games.austria import GAME
from fivestars.games.austria.bot import memory
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.bot.worth import worth
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.moves import Act, Claim, Divide, Fetch, Finish, MoveIn, Pass, Serve, Take, Use
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from games.austria.positions import ANNA, USUAL, cooks, dealt, employs, ends, go, holds, legal, opened, rooms, sits


def greedy(state: Austria, dice: Dice) -> Move:
    """Return the move after which the position looks best, on one guess at what the seat cannot see."""
    seat = state.seat or 0
    guess = state.seen_by(seat).guess(seat, dice)
    moves = promising(guess, guess.legal())
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: after(guess, seat, move))


def after(state: Austria, seat: int, *moves: Move) -> float:
    """Return what a seat makes of some moves."""
    state = state.copy()
    for move in moves:
        state.apply(move)
    return worth(state, seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_look_ahead_beats_random_play(seats: int) -> None:
    games = 2 * seats
    for seed in range(games):
        state, dice, mine = dealt(seats, seed=seed), Dice(seed + 1), seed % seats
        while state.seat is not None:
            state.apply(greedy(state, dice) if state.seat == mine else dice.choice(state.legal()))
        assert state.standing().winners == (mine,)


def test_in_the_end_a_position_is_worth_its_points() -> None:
    state = opened()
    ends(state)
    assert round(worth(state, ANNA)) == state.total_of(ANNA)


def lively(dice: Sequence[int] = USUAL) -> Austria:
    """Return a table where two guests lack food: no more need to come at once."""
    state = opened(dice=dice)
    sits(state, 67, "kk")
    sits(state, 92, "s")
    return state


def better(one: Austria, other: Austria) -> bool:
    return worth(one, ANNA) > worth(other, ANNA)


def test_a_guest_who_lacks_less_is_worth_more() -> None:
    less, more = opened(), opened()
    sits(less, 75, "k")
    sits(more, 75, "wwkk")
    assert better(less, more)


def test_food_that_is_wanted_is_worth_more_than_food_that_is_not() -> None:
    wanted, unwanted = opened(), opened()
    for state, kitchen in ((wanted, "kk"), (unwanted, "ss")):
        sits(state, 67, "kk")
        cooks(state, kitchen)
    assert better(wanted, unwanted)


def test_a_room_for_the_guest_who_waits_is_worth_more() -> None:
    fits, fails = opened(), opened()
    for state, room in ((fits, "11"), (fails, "12")):
        sits(state, 75)
        rooms(state, vacant=room)
    assert better(fits, fails)


def test_the_space_that_escapes_the_penalty_is_worth_having() -> None:
    values = []
    for space in range(8):
        state = opened()
        state.round, state.steps[ANNA] = 3, space
        values.append(worth(state, ANNA))
    assert values == sorted(values)
    assert values[4] - values[2] > 3


def test_staff_that_counts_what_one_has_is_worth_more() -> None:
    blue, red = opened(), opened()
    for state, card in ((blue, 28), (red, 27)):
        rooms(state, occupied="11 15 31 41")
        employs(state, card)
    assert better(blue, red)


def test_a_politics_card_nearly_fulfilled_is_worth_more() -> None:
    near, far = opened(), opened()
    near.steps[ANNA], far.steps[ANNA] = 9, 9
    far.politics = (107, *far.politics[1:])
    assert better(near, far)


def test_a_hand_that_can_be_played_is_worth_more_than_none() -> None:
    some, none = opened(), opened()
    holds(some, 12, 19)
    assert better(some, none)


def test_points_for_the_asking_are_taken_at_once() -> None:
    state = opened()
    state.steps[ANNA] = 10
    assert promising(state, state.legal()) == [Claim(108)]


def test_who_can_move_in_does_so_before_the_die() -> None:
    state = opened()
    sits(state, 92)
    state.cafe[ANNA] *= 3
    assert {type(move) for move in promising(state, state.legal())} == {MoveIn}


def test_a_guest_comes_to_the_table_before_all_that_can_wait() -> None:
    state = lively()
    cooks(state, "kk")
    employs(state, 4)
    assert {Serve, Use} <= {type(move) for move in state.legal()}
    assert {type(move) for move in promising(state, state.legal())} == {Take, Act}


@pytest.mark.parametrize(("round_", "kinds"), [(1, {Take}), (6, {Take}), (7, {Take, Act})])
def test_a_deserted_cafe_gets_a_guest_first_until_the_last_round(round_: int, kinds: set[type[Move]]) -> None:
    state = opened()
    sits(state, 67, "kk")
    state.round = round_
    assert {type(move) for move in promising(state, state.legal())} == kinds


def test_food_that_completes_an_order_outdoes_steps_that_nobody_counts() -> None:
    state = opened(dice=(0, 2, 0, 2, 0, 0))
    sits(state, 65, "k")
    state.round, state.steps[ANNA] = 7, 11
    assert after(state, ANNA, Act(2, 2, 0)) > after(state, ANNA, Act(4, 4, 0))


def test_food_that_a_guest_wants_is_never_declined() -> None:
    state = opened(dice=(0, 3, 0, 0, 0, 0))
    sits(state, 73, "wkk")
    go(state, Act(2, 2, 0), Fetch(0, 0, 2, 1))
    assert len(legal(state)) == 3
    assert promising(state, state.legal()) == [Serve(73, "coffee")]


@pytest.mark.parametrize(("lacks", "kitchen", "served"), [("k", "k", True), ("kk", "k", False), ("sssk", "sss", True)])
def test_the_way_from_the_kitchen_is_paid_when_it_completes_an_order_or_for_three(
    lacks: str, kitchen: str, served: bool
) -> None:
    state = opened()
    for guest in (101, 87, 62):
        sits(state, guest, "w")
    sits(state, 101, lacks)
    cooks(state, kitchen)
    assert any(type(move) is Serve for move in promising(state, state.legal())) == served


def test_what_a_card_brings_once_a_round_is_not_forgotten() -> None:
    state = opened(dice=(0, 0, 0, 2, 0, 0))
    employs(state, 1)
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert promising(state, [Use(1), Finish()]) == [Finish()]
    state.covered[ANNA] = 2
    assert promising(state, [Use(1), Finish()]) == [Use(1)]


def test_no_action_is_looked_at_in_more_than_two_ways() -> None:
    state = lively(dice=(2, 2, 2, 2, 2, 2))
    actions = [move.action for move in promising(state, state.legal()) if isinstance(move, Act)]
    assert len(actions) > 3
    assert max(actions.count(action) for action in actions) <= 2


@pytest.mark.parametrize(("guest", "room"), [(65, 11), (70, 11), (50, 12), (79, 13)])
def test_who_has_moved_in_is_worth_more_than_who_could(guest: int, room: int) -> None:
    waits, served = opened(), opened()
    last = {65: "k", 70: "k", 50: "w", 79: "c"}[guest]
    sits(waits, guest, last)
    cooks(waits, last)
    sits(served, guest)
    assert after(served, ANNA, MoveIn(guest, room)) > worth(waits, ANNA)


def test_the_first_krones_are_worth_most() -> None:
    values = []
    for krones in (0, 3, 6, 9, 12):
        state = opened()
        state.krones[ANNA] = krones
        values.append(worth(state, ANNA))
    gains = [more - less for less, more in pairwise(values)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] >= 3


def test_a_pass_deserves_a_look_where_no_two_dice_lie_together() -> None:
    state = lively(dice=(1, 0, 0, 0, 0, 1))
    assert Pass() in promising(state, state.legal())


def test_nobody_passes_while_there_are_good_dice() -> None:
    state = lively()
    moves = promising(state, state.legal())
    assert Pass() not in moves
    assert any(isinstance(move, Act) for move in moves)


def test_what_is_remembered_is_what_would_be_found_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def values() -> list[float]:
        found: list[float] = []
        for seats, hotels, rules in ((2, "night", "2015"), (3, "day", "revised")):
            state, dice = dealt(seats, hotels=hotels, rules=rules, seed=5), Dice(6)
            while state.seat is not None:
                found += [worth(state, seat) for seat in range(seats)]
                state.apply(dice.choice(promising(state, state.legal())))
        return found

    remembering = values()
    monkeypatch.setattr(memory, "MEMORY", 0)  # nothing is kept: all that was asked before is found again
    assert values() == remembering
