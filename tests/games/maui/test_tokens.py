"""Towel tokens: where they may be put, what they do now and for the next towel, and when they may be used."""

import pytest

from fivestars.games.maui.rules.events import Matched, PutToken
from fivestars.games.maui.rules.objections import Reason
from fivestars.table.game import because
from games.maui.positions import O, after, crab, face, kinds, lay, lays, me, parts, position

BLUE, ORANGE = 0, 1  # the tokens


def test_a_token_replaces_one_pattern_of_the_towel_just_laid() -> None:
    state = position(tokens=(1, 0))
    told = state.play(lay(1, 0, 3, blue=1))  # YOG becomes YBG
    assert PutToken(0, BLUE, 4, O) in told
    laid = me(state).beach[-1]
    assert (laid.face, laid.blue, laid.orange) == (face("YBG"), 1, -1)
    assert me(state).tokens == [0, 0]


def test_a_token_may_make_the_only_match() -> None:
    state = position(edge=".O.", printed="YOP", tokens=(0, 1), market=("GPB PBY BYP", "YOG OGY GOP"))
    assert state.objection(lay(0, 0, 3)) == because(Reason.NO_MATCH)
    told = state.play(lay(0, 0, 3, orange=1))
    assert Matched(0, O, 4, 1, 1, 1) in told
    assert me(state).shells == [0, 0, 0, 1, 0]


def test_a_token_may_make_a_further_match() -> None:
    state = position(tokens=(1, 0))
    played = after(state, lay(1, 0, 3, blue=2))  # YOG becomes YOB
    assert me(played).shells == [1, 0, 1, 0, 0]


def test_a_token_may_only_prepare_the_next_towel() -> None:
    state = position(edge="Y..", tokens=(1, 0), dollars=2)
    played = after(state, lay(1, 0, 3, blue=2))
    assert me(played).shells == [1, 0, 0, 0, 0]
    played.seat = 0
    assert any(move.top == 5 for move in lays(played) if played.market[move.line][move.slot] == state.market[0][2]), (
        "BYP now meets B in row 5"
    )


def test_the_replaced_pattern_no_longer_counts() -> None:
    played = after(position(tokens=(1, 0)), lay(0, 0, 3, blue=0))  # YPB becomes BPB
    assert me(played).shells == [0, 1, 1, 0, 0]


def test_a_token_that_leaves_no_match_is_refused() -> None:
    # The rulebook lets a token prepare the next towel as long as the rules of laying are kept.
    state = position(edge="Y..", tokens=(1, 0))
    assert state.objection(lay(1, 0, 3, blue=0)) == because(Reason.TOKEN_SPOILS)


@pytest.mark.ruling(8)
def test_two_matches_of_one_track_each_count_by_their_row() -> None:
    # A light-blue token beside a light-blue pattern.
    state = position(edge="B.B", printed="BYG", top=1, tokens=(1, 0), market=("YPB PBY BYP", "YOG OGY GOP"))
    assert me(after(state, lay(0, 0, 1, blue=0))).shells == [0, 0, 4, 0, 0], "3 in row 1 and 1 in row 3"


def test_several_tokens_may_lie_on_one_towel() -> None:
    state = position(edge="BO.", top=1, tokens=(1, 1))
    told = state.play(lay(0, 0, 1, blue=0, orange=1))  # YPB becomes BOB
    assert me(state).beach[-1].face == face("BOB")
    assert me(state).shells == [0, 0, 3, 2, 0]
    assert kinds(told).count("PutToken") == 2


def test_two_tokens_need_two_patterns() -> None:
    state = position(tokens=(1, 1))
    assert state.objection(lay(0, 0, 3, blue=0, orange=0)) == because(Reason.TOKENS_STACKED)


def test_who_has_no_token_cannot_use_it() -> None:
    state = position(tokens=(0, 1))
    assert state.objection(lay(0, 0, 3, blue=0)) == because(Reason.NO_TOKEN, token=BLUE)
    assert position().objection(lay(0, 0, 3, orange=0)) == because(Reason.NO_TOKEN, token=ORANGE)


@pytest.mark.ruling(9)
def test_no_token_on_a_pattern_that_does_not_count() -> None:
    # Neither outside the beach nor under a crab.
    state = position(edge="Y..", top=7, tokens=(1, 0))
    assert state.objection(lay(1, 0, 7, blue=1)) == because(Reason.TOKEN_INACTIVE, token=BLUE)
    state = position(mode="crabs", top=1, column=2, sand={2: crab(3)}, tokens=(1, 0))
    assert state.objection(lay(0, 0, 1, blue=1)) == because(Reason.TOKEN_INACTIVE, token=BLUE)


@pytest.mark.ruling(10)
def test_no_token_on_its_own_pattern() -> None:
    assert position(tokens=(1, 0)).objection(lay(0, 0, 3, blue=2)) == because(Reason.TOKEN_ALIKE, token=BLUE)
    assert position(tokens=(0, 1)).objection(lay(1, 0, 3, orange=1)) == because(Reason.TOKEN_ALIKE, token=ORANGE)


@pytest.mark.ruling(9)
def test_no_token_on_an_older_towel() -> None:
    # A move names positions of the towel that it lays, and nothing else.
    state = position(tokens=(1, 0))
    before = me(state).beach[:]
    assert me(after(state, lay(0, 0, 3, blue=0))).beach[: len(before)] == before


@pytest.mark.ruling(6)
def test_a_token_taken_in_this_turn_is_used_in_the_next_at_the_earliest() -> None:
    state = position(edge="Y..", top=1, shells=(4, 0, 0, 0, 0))
    assert state.objection(lay(1, 0, 1, blue=1)) == because(Reason.NO_TOKEN, token=BLUE)
    state.play(lay(1, 0, 1))
    assert me(state).tokens == [1, 0]
    state.seat = 0
    assert any(move.blue >= 0 for move in lays(state))


@pytest.mark.ruling(5)
def test_tokens_are_put_before_shells_move() -> None:
    told = position(tokens=(1, 0)).play(lay(1, 0, 3, blue=2))
    assert kinds(told[:5]) == ["TookFree", "Laid", "PutToken", "Matched", "Matched"]


def test_who_sits_opposite_counts_positions_from_the_ocean_too() -> None:
    state = position(seat=1, seating="around the table", tokens=(1, 0))
    played = after(state, lay(1, 0, 1, blue=0))  # YOG is seen as GOY, and becomes BOY
    assert me(played, 1).beach[-1].face == face("BOY")
    assert me(played, 1).shells == [1, 0, 0, 0, 0], "Y in row 3"


def test_no_token_need_be_used() -> None:
    state = position(tokens=(1, 1))
    assert state.objection(lay(0, 0, 3)) is None


def test_tokens_left_over_are_worth_nothing() -> None:
    assert sum(parts(position(tokens=(1, 1))).values()) == sum(parts(position()).values())
