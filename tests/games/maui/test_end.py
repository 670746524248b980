"""The end: the last round, the final scoring with the rulebook's example, and who wins a tie."""

import pytest

from fivestars.games.maui.rules.events import FilledBeach, GameEnded, RoundBegan
from fivestars.games.maui.rules.moves import Collect
from fivestars.games.maui.rules.state import Maui
from fivestars.table.game import Move, Refusal, because
from games.maui.positions import after, beach_up_to, lay, me, parts, position, table


def before_the_last_towel(seats: int = 3, first: int = 0, seat: int = 0) -> Maui:
    """Return a table at which this seat is about to lay towel 12 and all others have laid 10."""
    state = table(seats=seats)
    state.first = first
    for other in range(seats):
        me(state, other).beach = beach_up_to("YPB", 3, 12 if other == seat else 11)
        me(state, other).sand = [0] * 13
    state.seat = seat
    return state


def any_lay(state: Maui) -> Move:
    return state.legal()[0]


def test_turns_go_round_from_the_first_player() -> None:
    state = table(seats=3)
    state.first = state.seat = 1
    order = []
    for _ in range(6):
        order.append(state.seat)
        state.play(any_lay(state))
    assert order == [1, 2, 0, 1, 2, 0]


def test_a_round_is_over_when_all_have_had_a_turn() -> None:
    state = table(seats=2)
    assert state.round == 1
    assert not any(isinstance(event, RoundBegan) for event in state.play(any_lay(state)))
    assert RoundBegan(2) in state.play(any_lay(state))
    assert state.round == 2


@pytest.mark.ruling(20)
@pytest.mark.parametrize(("first", "seat", "turns_left"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 1, 2), (1, 0, 0)])
def test_the_round_in_which_the_twelfth_towel_is_laid_is_finished(first: int, seat: int, turns_left: int) -> None:
    state = before_the_last_towel(first=first, seat=seat)
    told = state.play(any_lay(state))
    assert FilledBeach(seat) in told
    for _ in range(turns_left):
        assert state.seat is not None
        told = state.play(any_lay(state))
    assert state.seat is None
    assert GameEnded(1) in told


def test_the_eleventh_towel_ends_nothing() -> None:
    state = before_the_last_towel(seats=2)
    me(state).beach.pop()
    state.play(any_lay(state))
    state.play(any_lay(state))
    assert state.seat == 0


def test_others_may_end_with_fewer_towels() -> None:
    state = before_the_last_towel(seats=2)
    played = after(state, any_lay(state), Collect(0) if state.zones[0] else Collect(1))
    assert [len(player.beach) - 1 for player in played.players] == [12, 10]


def test_nothing_can_be_done_when_it_is_over() -> None:
    state = before_the_last_towel(seats=2, seat=1)
    state.play(any_lay(state))
    assert state.legal() == []
    assert state.objection(lay(0, 0, 3)) == because(Refusal.GAME_OVER)


# --- the final scoring


def over(seats: int = 2) -> Maui:
    """Return a table where the game has just ended, with nothing won by anybody."""
    state = before_the_last_towel(seats, seat=seats - 1)
    state.play(any_lay(state))
    assert state.seat is None
    for player in state.players:
        player.beach = beach_up_to("YPB", 3, 13)
        player.shells, player.pearls, player.dollars, player.penalties = [0] * 5, [0, 0], 0, 0
    return state


def test_example_60_points() -> None:
    # The rulebook's example: 50 for shells, three pearls of one colour and one of the other, 2 dollars, 3 penalties.
    state = over()
    player = me(state)
    player.shells = [12, 8, 7, 5, 2]  # 20 + 12 + 10 + 6 + 2
    player.pearls, player.dollars, player.penalties = [3, 1], 2, 3
    assert parts(state) == {"tracks": 50, "pearls": 11, "sand dollars": 2, "penalty tokens": -3}
    assert state.standing().scores[0].total == 60


def test_example_13_points_for_pearls_and_dollars() -> None:
    state = over()
    me(state).pearls, me(state).dollars = [1, 3], 2
    assert state.standing().scores[0].total == 13


def test_most_points_win() -> None:
    state = over(3)
    me(state, 1).pearls = [1, 0]
    assert state.standing().winners == (1,)
    assert state.standing().decided_by == "points"


def test_scores_are_live_and_nobody_has_won_before_the_end() -> None:
    state = position(dollars=4)
    standing = state.standing()
    assert (standing.scores[0].total, standing.winners, standing.decided_by) == (4, (), "")


def test_a_tie_goes_to_fewer_towels() -> None:
    state = over(3)
    me(state, 1).beach.pop()
    assert (state.standing().winners, state.standing().decided_by) == ((1,), "fewer towels")


def test_then_to_more_sand_dollars() -> None:
    state = over(3)
    for seat in range(3):
        me(state, seat).shells = [2, 0, 0, 0, 0]
    me(state, 1).shells, me(state, 1).dollars = [1, 0, 0, 0, 0], 1
    assert (state.standing().winners, state.standing().decided_by) == ((1,), "more dollars")


@pytest.mark.ruling(21)
def test_then_to_who_came_later_in_the_order_of_turns() -> None:
    # The order is counted from the first player.
    state = over(3)
    assert (state.standing().winners, state.standing().decided_by) == ((2,), "later turn")
    state.first = 2
    assert state.standing().winners == (1,)


def test_a_later_tie_break_only_looks_at_those_still_tied() -> None:
    state = over(3)
    me(state, 0).pearls = me(state, 1).pearls = [1, 0]
    me(state, 2).beach.pop()
    me(state, 0).beach.pop()
    assert (state.standing().winners, state.standing().decided_by) == ((0,), "fewer towels")
