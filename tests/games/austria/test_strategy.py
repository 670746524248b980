"""What a bot stands on: one look ahead beats random play, and what it knows can be seen in single positions."""

import pytest

from fivestars.games.austria import GAME
from fivestars.games.austria.rules import Vienna
from fivestars.games.austria.rules.moves import Act, Claim, MoveIn, Pass
from fivestars.games.austria.strategy import promising, worth
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State
from games.austria.positions import ANNA, cooks, dealt, employs, ends, holds, opened, rooms, sits


def greedy(state: State, dice: Dice) -> Move:
    """Return the move after which the position looks best, on one guess at what the seat cannot see."""
    seat = state.seat or 0
    guess = state.seen_by(seat).guess(seat, dice)
    moves = promising(guess, guess.legal())
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: after(guess, seat, move))


def after(state: State, seat: int, *moves: Move) -> float:
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


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_promising_is_legal_and_never_nothing(seats: int) -> None:
    for seed in range(2):
        state, dice = dealt(seats, hands="draft", hotels="day", seed=seed), Dice(seed)
        while state.seat is not None:
            legal = state.legal()
            moves = promising(state, legal)
            assert moves
            assert all(move in legal for move in moves)
            for seat in range(seats):
                assert isinstance(worth(state.seen_by(seat), seat), float)
            state.apply(dice.choice(legal))


def test_in_the_end_a_position_is_worth_its_points() -> None:
    state = opened()
    ends(state)
    assert round(worth(state, ANNA)) == state.total_of(ANNA)


def better(one: Vienna, other: Vienna) -> bool:
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


def test_nobody_passes_while_there_are_good_dice() -> None:
    state = opened()
    moves = promising(state, state.legal())
    assert Pass() not in moves
    assert any(isinstance(move, Act) for move in moves)
