"""The rounds: whose turn it is, passing and rolling again, and what happens between two rounds (rulings 3 and 4)."""

import pytest

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import Act, Divide, Finish, Pass, Take, Use
from games.austria.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    Loaded,
    employs,
    go,
    has,
    offers,
    only,
    opened,
    shows,
    sits,
)

TILES = {2: [(1, 4), (2, 3)], 3: [(1, 6), (2, 5), (3, 4)], 4: [(1, 8), (2, 7), (3, 6), (4, 5)]}


def krones(state: Austria) -> None:
    """Take a turn: all dice of action 4 for krones."""
    strength = state.faces[4]
    go(state, Act(4, 4, 0), Divide(0, strength))


@pytest.mark.parametrize("seats", TILES)
def test_the_numbers_on_the_turn_order_tiles(seats: int) -> None:
    state = opened(seats, first=1)
    assert [state.numbers_of(seat) for seat in state.in_order()] == TILES[seats]


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [ANNA, BORIS, BORIS, ANNA]),
        (3, [ANNA, BORIS, CLARA, CLARA, BORIS, ANNA]),
        (4, [ANNA, BORIS, CLARA, DENIS, DENIS, CLARA, BORIS, ANNA]),
    ],
)
def test_turns_go_up_the_order_of_play_and_down_again(seats: int, order: list[int]) -> None:
    """So whoever sits to the right of the first player has two turns in a row."""
    state = opened(seats, dice=(0, 0, 0, 2 * seats + 1, 0, 0))
    taken = []
    while state.round == 1:
        taken.append(state.seat)
        krones(state)
    assert taken == order


def test_a_die_covers_the_lower_number_first() -> None:
    state = opened(dice=(0, 0, 0, 5, 0, 0))
    covered = []
    while state.round == 1:
        seat, happened = state.seat, go(state, Act(4, 4, 0), Divide(0, state.faces[4]))
        covered.append((seat, only(happened, e.CoveredNumber).number))
    assert covered == [(ANNA, 1), (BORIS, 2), (BORIS, 3), (ANNA, 4)]


@pytest.mark.ruling(4)
def test_the_round_ends_when_all_numbers_are_covered() -> None:
    state = opened(dice=(0, 0, 0, 6, 0, 0))
    for _ in range(4):
        assert state.round == 1
        krones(state)
    assert state.round == 2


@pytest.mark.ruling(4)
def test_the_round_ends_when_there_are_no_dice_left() -> None:
    """Turns that were not used are lost."""
    state = opened(dice=(0, 0, 0, 3, 0, 0))
    for _ in range(3):
        krones(state)
    assert state.round == 2
    assert state.covered == [0, 0]


def test_all_dice_are_rolled_in_the_next_round() -> None:
    state = opened(dice=(0, 0, 0, 4, 0, 0))
    state.dice = Loaded(1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
    for _ in range(3):
        krones(state)
    happened = go(state, Act(4, 4, 0), Divide(0, 1))
    assert has(happened, e.Rolled(BORIS, 2, 2, 2, 2, 1, 1))
    assert (state.faces, state.thrown) == ((0, 2, 2, 2, 2, 1, 1), 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_changes_to_the_left(seats: int) -> None:
    state = opened(seats, dice=(0, 0, 0, 1, 0, 0))
    krones(state)
    assert (state.round, state.first, state.seat) == (2, BORIS, BORIS)


@pytest.mark.ruling(26)
def test_used_cards_are_ready_in_the_next_round() -> None:
    state = opened(dice=(0, 0, 0, 1, 0, 0))
    employs(state, 1)
    go(state, Use(1))
    krones(state)
    assert state.used == [0, 0]


# --- passing


@pytest.mark.ruling(3)
def test_a_pass_keeps_the_turn() -> None:
    state = opened(3, dice=(2, 0, 0, 8, 0, 0))
    happened = go(state, Pass())
    assert has(happened, e.Passed(ANNA))
    assert state.covered[ANNA] == 0
    taken = []
    while state.seat != ANNA:
        taken.append(state.seat)
        krones(state)
    assert taken == [BORIS, CLARA, CLARA, BORIS], "until the others have covered both numbers"
    assert state.round == 1


@pytest.mark.ruling(3)
def test_whoever_passed_gets_new_dice_less_one() -> None:
    """The rulebook's example: two threes come."""
    state = opened(2, dice=(4, 3, 0, 3, 0, 0))
    state.dice = Loaded(3, 3, 1, 2, 1, 2, 1)
    go(state, Pass())
    krones(state)
    happened = go(state, Act(4, 4, 0), Divide(0, 2))
    assert has(happened, e.ThrewAway(ANNA))
    assert has(happened, e.Rolled(ANNA, 3, 2, 2, 0, 0, 0))
    assert state.thrown == 1
    assert state.seat == ANNA
    assert Act(3, 3, 0) in state.legal()


@pytest.mark.ruling(3)
def test_when_everybody_has_passed_all_are_in_again() -> None:
    state = opened(3)
    state.thrown = 2
    go(state, Pass(), Pass())
    happened = go(state, Pass())
    assert only(happened, e.ThrewAway).seat == ANNA, "the lowest visible number"
    assert (state.passed, state.thrown, state.seat) == (0, 3, ANNA)
    assert offers(state, Pass) == [Pass()]


@pytest.mark.ruling(3)
def test_one_may_pass_again_after_the_new_roll() -> None:
    state = opened(2)
    go(state, Pass(), Pass(), Pass())
    assert (state.seat, state.passed) == (BORIS, 1)


@pytest.mark.ruling(3)
def test_the_lowest_number_rolls_even_if_others_passed_first() -> None:
    state = opened(3, dice=(4, 0, 0, 6, 0, 0))
    krones(state)
    go(state, Pass())
    krones(state)
    go(state, Pass())
    assert state.seat == ANNA
    happened = go(state, Pass())
    assert only(happened, e.ThrewAway).seat == BORIS, "2 is lower than 4 and 6"
    assert state.seat == BORIS


@pytest.mark.ruling(4)
def test_the_round_ends_when_the_last_die_is_thrown_away() -> None:
    state = opened(2, dice=(0, 0, 0, 1, 0, 0))
    happened = go(state, Pass(), Pass())
    assert has(happened, e.DiceRanOut())
    assert state.round == 2
    assert sum(state.faces) == 10


@pytest.mark.ruling(2)
def test_a_pass_is_decided_at_the_beginning_of_a_turn() -> None:
    state = opened()
    assert Pass() in state.legal()
    go(state, Take(5))
    assert Pass() not in state.legal()


def test_passing_ends_the_turn_before_it_begins() -> None:
    state = opened()
    sits(state, 77)
    go(state, Pass())
    assert state.seat == BORIS


@pytest.mark.ruling(3)
def test_the_last_turns_of_others_do_not_wait_for_who_passed() -> None:
    """Anna has passed in her first turn; both her turns come at the end."""
    state = opened(2, dice=(0, 0, 0, 9, 0, 0))
    state.dice = Loaded(*[4] * 20)
    go(state, Pass())
    krones(state)
    krones(state)
    assert state.seat == ANNA
    krones(state)
    assert (state.seat, state.covered) == (ANNA, [1, 2])
    krones(state)
    assert state.round == 2


def test_an_end_of_turn_is_asked_for_only_where_something_can_be_done() -> None:
    state = opened()
    krones(state)
    assert state.seat == BORIS
    shows(state, 2, 2, 2, 2, 1, 1)
    sits(state, 77, seat=BORIS)
    krones(state)
    assert state.seat == BORIS
    go(state, Finish())
    assert state.covered == [1, 1]
