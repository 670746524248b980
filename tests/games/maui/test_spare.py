"""The spare towel: when it may be taken, and what it does."""

import pytest

from fivestars.games.maui.rules.events import CrabLeft, TookSpare, UmbrellaLeft
from fivestars.games.maui.rules.moves import Collect, Lay, Spare
from fivestars.games.maui.rules.objections import Reason
from fivestars.games.maui.rules.state import Maui
from fivestars.table.game import because
from games.maui.positions import GREEN_BLUE, WHITE, after, crab, face, lay, lays, me, parts, position, towel

# The edge is G in row 1, and neither free towel has a G; OGY and GOP do, for 1 and 2 dollars.
MARKET = ("YPB PBY BYP", "BOP OGY GOP")
ALL_SPARES = [Spare(line, slot) for line in (0, 1) for slot in (0, 1, 2)]


def dead_end(dollars: int = 0, zones: tuple[int, int] = (0, 0), tokens: tuple[int, int] = (0, 0)) -> Maui:
    return position(edge="..G", top=-1, market=MARKET, dollars=dollars, zones=zones, tokens=tokens)


def test_without_a_towel_that_fits_and_without_money_in_the_market_any_towel_is_a_spare_towel() -> None:
    assert dead_end().legal() == ALL_SPARES


@pytest.mark.ruling(1)
def test_only_towels_that_can_be_paid_for_count_as_fitting() -> None:
    # OGY fits, but costs 1.
    assert dead_end(dollars=0).legal() == ALL_SPARES
    assert dead_end(dollars=1).legal() == [lay(1, 1, 0)]
    assert dead_end(dollars=1).objection(Spare(0, 0)) == because(Reason.TOWEL_FITS)


@pytest.mark.ruling(3)
@pytest.mark.parametrize("line", [0, 1])
def test_money_in_the_market_must_be_taken_first(line: int) -> None:
    zones = (2, 0) if line == 0 else (0, 2)
    state = dead_end(zones=zones)
    assert state.legal() == [Collect(line)]
    assert state.objection(Spare(0, 0)) == because(Reason.MONEY_LEFT, dollars=2)


def test_a_spare_towel_is_not_for_who_can_lay_one() -> None:
    state = position(zones=(0, 0))
    assert not any(isinstance(move, Spare) for move in state.legal())
    assert state.objection(Spare(0, 0)) == because(Reason.TOWEL_FITS)


@pytest.mark.ruling(2)
def test_a_towel_token_need_not_be_spent_to_avoid_it_but_may() -> None:
    state = position(edge="..B", top=-1, market=("YOG PBY BYP", "GOP OGY YPB"), dollars=0, zones=(0, 0), tokens=(1, 0))
    kinds = [type(move) for move in state.legal()]
    assert kinds.count(Lay) == 6
    assert kinds.count(Spare) == 6
    assert all(move.blue >= 0 for move in lays(state))


@pytest.mark.ruling(4)
@pytest.mark.parametrize(("line", "slot"), [(0, 0), (0, 2), (1, 1)])
def test_it_is_free_and_lies_in_the_middle_of_the_next_column(line: int, slot: int) -> None:
    state = dead_end()
    spare = state.market[line][slot]
    told = state.play(Spare(line, slot))
    laid = me(state).beach[-1]
    assert isinstance(told[0], TookSpare)
    assert (laid.towel, laid.top, len(me(state).beach)) == (spare, 3, 2)
    assert (me(state).dollars, state.zones) == (0, [0, 0])


@pytest.mark.ruling(4)
def test_it_brings_no_points_though_patterns_match() -> None:
    # The edge is G in row 5. The free towels have no G, and the others are too dear.
    state = position(edge="..G", top=3, market=("YPB POG BYP", "BOP OYG GOP"), dollars=0, zones=(0, 0))
    assert state.legal() == ALL_SPARES
    played = after(state, Spare(0, 1))  # POG lies in rows 3 to 5, its G beside G
    assert me(played).shells == [0, 0, 0, 0, 0]
    assert parts(played)["tracks"] == 0


@pytest.mark.ruling(4)
def test_all_its_patterns_count_for_the_next_towel() -> None:
    played = after(dead_end(), Spare(0, 0))
    assert me(played).beach[-1].face == face("YPB")


def test_it_lies_as_its_player_sees_it() -> None:
    state = position(edge="..G", top=-1, market=MARKET, dollars=0, zones=(0, 0), seat=1, seating="around the table")
    assert me(after(state, Spare(0, 0)), 1).beach[-1].face == face("BPY")


@pytest.mark.ruling(4)
@pytest.mark.parametrize("piece", [WHITE, GREEN_BLUE])
@pytest.mark.parametrize(("column", "covered"), [(2, True), (3, False)])
def test_an_umbrella_goes_back_to_the_box_without_bonus(piece: int, column: int, covered: bool) -> None:
    # Column 2 has its umbrella in row 3, under the towel; column 3 in row 6, beside it.
    assert covered == (column == 2)
    state = position(edge="..G", top=-1, market=MARKET, dollars=0, zones=(0, 0), column=column, sand={column: piece})
    told = state.play(Spare(0, 0))
    assert UmbrellaLeft(0, column) in told
    assert (me(state).sand[column], me(state).out[-1]) == (0, piece)
    assert (me(state).pearls, me(state).shells) == ([0, 0], [0] * 5)


@pytest.mark.ruling(4)
@pytest.mark.parametrize("column", [6, 3])
def test_a_crab_goes_back_to_the_box_without_penalty(column: int) -> None:
    # Column 6 has its crab in row 5, under the towel; column 3 in row 6, beside it.
    state = position(
        edge="..G", top=-1, market=MARKET, dollars=0, zones=(0, 0), mode="crabs", column=column, sand={column: crab(4)}
    )
    told = state.play(Spare(0, 0))
    assert CrabLeft(0, column) in told
    assert me(state).beach[-1].face == face("YPB")
    assert parts(state)["sand crabs"] == 0


def test_the_market_is_refilled_as_usual() -> None:
    state = dead_end()
    new = state.bag[-1]
    assert after(state, Spare(1, 1)).market[1] == [towel("BOP"), towel("GOP"), new]


@pytest.mark.ruling(4)
def test_it_is_one_of_the_twelve() -> None:
    state = position(edge="..G", top=-1, market=MARKET, dollars=0, zones=(0, 0), column=12)
    played = after(state, Spare(0, 0))
    assert len(me(played).beach) == 13
    played.zones = [1, 1]
    assert after(played, Collect(0)).seat is None, "the round is the last one"


def test_the_prompt_tells_of_it() -> None:
    state = position(seat=1)
    me(state).beach = dead_end().players[0].beach
    me(state).dollars = 0
    state.market = [[towel(letters) for letters in line.split()] for line in MARKET]
    state.zones = [1, 0]
    state.first = 1
    assert after(state, Collect(0)).prompt == "spare"
    state.zones = [1, 1]
    assert after(state, Collect(0)).prompt == "turn"
