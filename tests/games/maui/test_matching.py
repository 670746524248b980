"""Laying a towel: at least one match with the towel before, by row; and the shells that matches move."""

import pytest

from fivestars.games.maui.rules.events import Matched, MatchedInVain, TookToken
from fivestars.games.maui.rules.objections import Reason
from fivestars.table.game import because
from games.maui.positions import G, P, Y, after, face, lay, me, parts, position, tops

LAST = 12


def test_at_least_one_pattern_must_lie_beside_the_same_pattern() -> None:
    state = position()
    assert tops(state, 0, 1) == [1, 4], "PBY beside YPB: Y two higher, P and B one lower"
    assert state.objection(lay(0, 1, 3)) == because(Reason.NO_MATCH)


def test_the_height_is_free_as_long_as_a_row_matches() -> None:
    assert tops(position(market=("BPY PBY BYP", "YOG OGY GOP")), 0, 0) == [1, 3, 5]


def test_only_the_towel_before_counts_not_an_older_one() -> None:
    state = position(edge="YPB", column=3)
    me(state).beach[-2] = me(state).beach[-2]._replace(face=face("OGB"))
    assert tops(state, 1, 0) == [3], "O and G of the towel before the last match nothing"


def test_a_towel_beside_no_row_of_the_one_before_does_not_match() -> None:
    state = position(top=1)
    assert state.objection(lay(0, 0, 4)) == because(Reason.APART)
    assert state.objection(lay(0, 0, -1)) == because(Reason.NO_MATCH)


def test_any_towel_fits_somewhere_beside_three_active_patterns() -> None:
    for market in (("YPB YPO YPG", "GOY OGP GOB"), ("BGO OBG PGO", "GPO GYP BPG")):
        state = position(dollars=2, market=market)
        assert all(tops(state, line, slot) for line in (0, 1) for slot in range(3))


# --- the shells


@pytest.mark.parametrize(("row", "steps"), [(1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 2), (7, 3)])
def test_a_match_moves_its_shell_as_far_as_its_row_is_worth(row: int, steps: int) -> None:
    top = min(row, 5)
    letters = "".join("Y" if position == row - top else "." for position in range(3))
    state = position(edge=letters, top=top, dollars=2)
    played = after(state, lay(0, 0, row))  # YPB: its Y in this row
    assert me(played).shells[Y] == steps


def test_example_a_match_in_a_row_worth_2_puts_a_new_shell_on_square_2() -> None:
    # Rulebook: a shell off the board, matched in a row worth 2, lands on the second square; another moves 3 at once.
    state = position(edge="PYG", top=1, market=("PYO YPB BYP", "YOG OGY GOP"), shells=(0, 3, 0, 0, 0))
    played = after(state, lay(0, 0, 1))
    assert me(played).shells[Y] == 2


def test_example_a_shell_moves_3_onto_the_fish_and_takes_an_orange_token() -> None:
    state = position(edge="PYG", top=1, market=("PYO YPB BYP", "YOG OGY GOP"), shells=(0, 3, 0, 0, 0))
    told = state.play(lay(0, 0, 1))
    assert me(state).shells[P] == 6
    assert me(state).tokens == [0, 1]
    assert state.ornaments == [1, 0]
    assert told[2:5] == [Matched(0, P, 1, 3, 6, 8), TookToken(0, 1), Matched(0, Y, 2, 2, 2, 2)]


def test_several_matches_move_several_shells() -> None:
    played = after(position(top=5), lay(0, 0, 5))
    assert me(played).shells == [1, 2, 3, 0, 0], "YPB beside YPB in rows 5, 6, 7"


def test_a_shell_stops_at_the_last_square_and_the_match_is_allowed() -> None:
    state = position(edge="Y..", top=7, shells=(11, 0, 0, 0, 0))
    told = state.play(lay(1, 0, 7))
    assert me(state).shells[Y] == LAST
    assert Matched(0, Y, 7, 1, LAST, 20) in told


def test_a_match_on_the_last_square_is_allowed_and_gives_nothing() -> None:
    state = position(edge="Y..", top=3, shells=(LAST, 0, 0, 0, 0))
    told = state.play(lay(1, 0, 3))
    assert me(state).shells[Y] == LAST
    assert MatchedInVain(0, Y, 3) in told


def test_any_number_of_shells_may_share_a_square() -> None:
    state = position()
    me(state, 1).shells = [1, 0, 0, 0, 0]
    assert me(after(state, lay(1, 0, 3))).shells[Y] == 1


def test_the_square_of_each_shell_gives_its_points() -> None:
    assert parts(position(shells=(1, 4, 5, 6, 12)))["tracks"] == 1 + 4 + 6 + 8 + 20


# --- the ornaments


@pytest.mark.parametrize(("start", "taken"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 0), (9, 0)])
def test_landing_on_or_passing_an_ornament_takes_a_token_once(start: int, taken: int) -> None:
    state = position(edge="Y..", top=1, shells=(start, 0, 0, 0, 0))
    played = after(state, lay(1, 0, 1))
    assert me(played).shells[Y] == start + 3
    assert me(played).tokens == [taken, 0]


def test_where_no_token_is_left_none_is_taken() -> None:
    state = position(edge="Y..", top=1, shells=(4, 0, 0, 0, 0))
    state.ornaments = [0, 1]
    played = after(state, lay(1, 0, 1))
    assert (me(played).tokens, played.ornaments) == ([0, 0], [0, 1])


def test_the_other_tracks_have_no_ornament() -> None:
    state = position(edge="G..", top=1, shells=(0, 0, 0, 0, 4), market=("GPB PBY BYP", "YOG OGY GOP"))
    played = after(state, lay(0, 0, 1))
    assert me(played).shells[G] == 7
    assert me(played).tokens == [0, 0]
