"""Sticking out of the beach: penalty tokens, and patterns that no longer count."""

import pytest

from fivestars.games.maui.rules.events import Laid, LaidAtTheEdge, ReachedTheTrees, ReachedTheWater
from fivestars.games.maui.rules.objections import Reason
from fivestars.table.game import because
from games.maui.positions import WHITE, after, face, lay, me, parts, position, tops

ENDS = ("BYP PBY YPB", "PGY OGY GOP")


@pytest.mark.parametrize(
    ("edge", "top", "laid", "outside", "left"),
    [
        ("Y..", 1, 0, 1, ".YP"),  # BYP with Y in row 1
        ("Y..", 2, 0, 0, "BYP"),
        ("P..", 1, -1, 2, "..P"),
    ],
)
def test_each_pattern_in_the_water_gets_a_penalty_token(
    edge: str, top: int, laid: int, outside: int, left: str
) -> None:
    state = position(edge=edge, top=top, market=ENDS)
    move = lay(0, 0, laid if outside else 1)
    told = state.play(move)
    assert me(state).penalties == outside
    assert me(state).beach[-1].face == face(left)
    assert [event for event in told if isinstance(event, ReachedTheWater)] == [ReachedTheWater(0, outside)] * bool(
        outside
    )


@pytest.mark.parametrize(
    ("edge", "top", "laid", "outside", "left"),
    [
        ("..Y", 5, 6, 1, "BY."),  # BYP with Y in row 7
        ("..Y", 4, 5, 0, "BYP"),
        ("..B", 5, 7, 2, "B.."),
    ],
)
def test_each_pattern_under_the_trees_gets_a_penalty_token(
    edge: str, top: int, laid: int, outside: int, left: str
) -> None:
    state = position(edge=edge, top=top, market=ENDS)
    told = state.play(lay(0, 0, laid))
    assert me(state).penalties == outside
    assert me(state).beach[-1].face == face(left)
    assert [event for event in told if isinstance(event, ReachedTheTrees)] == [ReachedTheTrees(0, outside)] * bool(
        outside
    )


@pytest.mark.ruling(12)
def test_at_least_one_pattern_lies_on_the_beach() -> None:
    # The match itself does, so no height above -1 or below 7 is ever legal.
    for edge, top in (("..P", -1), ("Y..", 7)):
        state = position(edge=edge, top=top, dollars=2)
        assert all(-1 <= height <= 7 for line in (0, 1) for slot in range(3) for height in tops(state, line, slot))


@pytest.mark.ruling(11)
def test_nothing_matches_outside_the_beach() -> None:
    # YPB beside YPB, both with Y and P in the water.
    state = position(edge="..B", top=-1)
    assert tops(state, 0, 0) == [-1]
    assert me(after(state, lay(0, 0, -1))).shells == [0, 0, 3, 0, 0], "only B, in row 1"
    state = position(edge="..B", printed="YPB", top=-1, market=("YPO PBY BYP", "YOG OGY GOP"))
    assert state.objection(lay(0, 0, -1)) == because(Reason.OUTSIDE, row=-1)


@pytest.mark.ruling(27)
def test_penalties_add_up_without_end() -> None:
    # Twenty tokens are in the box, and more are always found.
    state = position(edge="..B", top=-1)
    me(state).penalties = 20
    state.play(lay(0, 0, -1))
    assert me(state).penalties == 22
    assert parts(state)["penalty tokens"] == -22


def test_the_log_tells_the_rows_on_the_beach() -> None:
    assert Laid(0, 1, 0, 1, 2) in position(edge="Y..", top=1, market=ENDS).play(lay(0, 0, 0))
    assert LaidAtTheEdge(0, 1, 7, 7) in position(edge="..B", top=5, market=ENDS).play(lay(0, 0, 7))


def test_a_covered_umbrella_counts_on_a_towel_that_sticks_out() -> None:
    # Column 4 has its umbrella in row 1.
    state = position(edge="Y..", top=1, column=4, market=ENDS, sand={4: WHITE})
    assert me(after(state, lay(0, 0, 0))).pearls == [1, 0]
