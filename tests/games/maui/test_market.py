"""A turn: taking a towel, paying for it, refilling the market; or taking sand dollars."""

import pytest

from fivestars.games.maui.rules.events import Bought, Collected, Refilled, TookFree
from fivestars.games.maui.rules.moves import Collect
from fivestars.games.maui.rules.objections import Reason
from fivestars.table.game import Refusal, because
from games.maui.positions import B, P, Y, after, face, lay, me, position, tops, towel


@pytest.mark.parametrize("line", [0, 1])
def test_the_first_towel_of_each_line_is_free(line: int) -> None:
    state = position(dollars=0)
    played = after(state, lay(line, 0, 3))
    assert (me(played).dollars, played.zones) == (0, [1, 1])


def test_the_price_goes_to_the_zone_of_the_line() -> None:
    state = position(dollars=2)
    played = after(state, lay(1, 2, 2))
    assert (me(played).dollars, played.zones) == (0, [1, 3])
    played = after(state, lay(0, 1, 4))
    assert (me(played).dollars, played.zones) == (1, [2, 1])


def test_who_cannot_pay_does_not_get_the_towel() -> None:
    state = position(dollars=1)
    assert state.objection(lay(1, 2, 2)) == because(Reason.TOO_DEAR, cost=2, dollars=1)


def test_the_rest_of_the_line_slides_and_a_new_towel_comes_last() -> None:
    state = position(dollars=2)
    new = state.bag[-1]
    played = after(state, lay(0, 1, 4))
    assert played.market[0] == [towel("YPB"), towel("BYP"), new]
    assert played.market[1] == state.market[1], "the other line does not move"
    assert len(played.bag) == len(state.bag) - 1


def test_taking_the_dearest_towel_moves_no_other() -> None:
    state = position(dollars=2)
    played = after(state, lay(0, 2, 5))
    assert played.market[0] == [towel("YPB"), towel("PBY"), state.bag[-1]]


def test_a_towel_lies_in_the_next_column_as_the_market_showed_it() -> None:
    state = position(dollars=2)
    played = after(state, lay(0, 1, 4))
    assert len(me(played).beach) == len(me(state).beach) + 1
    laid = me(played).beach[-1]
    assert (laid.towel, laid.top, laid.face) == (towel("PBY"), 4, face("PBY"))


@pytest.mark.ruling(18)
def test_who_sits_opposite_lays_it_the_other_way_round() -> None:
    state = position(seat=1, seating="around the table")
    assert tops(state, 0, 0) == [1, 3, 5], "YPB is seen as BPY beside YPB"
    played = after(state, lay(0, 0, 3))
    assert (me(played, 1).beach[-1].towel, me(played, 1).beach[-1].face) == (towel("YPB"), face("BPY"))
    assert me(played, 1).shells == [0, 1, 0, 0, 0]


def test_the_log_tells_price_and_patterns() -> None:
    state = position(dollars=2)
    assert state.copy().play(lay(0, 1, 4))[0] == Bought(0, 0, 1, 1, towel("PBY"), P, B, Y)
    told = state.copy().play(lay(0, 0, 3))
    assert told[0] == TookFree(0, 0, 0, towel("YPB"), Y, P, B)
    assert any(isinstance(event, Refilled) and event.line == 0 for event in told)


def test_a_move_foretells_what_it_costs_and_brings_and_not_the_new_towel() -> None:
    state = position(dollars=2)
    foretold = state.foretell(lay(0, 1, 4))
    assert dict(foretold.gains) == {
        "sand dollars": -1,
        "pink track": 1,
        "light-blue track": 1,
        "towels": 1,
    }
    assert foretold.events[0] == Bought(0, 0, 1, 1, towel("PBY"), P, B, Y)
    assert not any(isinstance(event, Refilled) for event in foretold.events)


def test_a_turn_may_take_all_the_sand_dollars_of_one_zone() -> None:
    state = position(zones=(3, 1))
    played = after(state, Collect(0))
    assert (me(played).dollars, played.zones) == (4, [0, 1])
    assert played.market == state.market
    assert Collected(0, 0, 3) in state.play(Collect(0))


def test_an_empty_zone_gives_nothing() -> None:
    state = position(zones=(0, 1))
    assert state.objection(Collect(0)) == because(Reason.ZONE_EMPTY, line=0)
    assert state.objection(Collect(1)) is None


def test_dollars_may_be_taken_though_towels_fit_and_dollars_are_at_hand() -> None:
    assert position(dollars=4).objection(Collect(1)) is None


def test_after_either_action_the_next_player_has_a_turn() -> None:
    for move in (Collect(0), lay(0, 0, 3)):
        assert after(position(), move).seat == 1


def test_taking_money_can_be_undone_and_a_towel_from_the_bag_cannot() -> None:
    state = position()
    assert after(state, Collect(0)).revealed == state.revealed
    assert after(state, lay(0, 0, 3)).revealed == state.revealed + 1


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        7,
        "lay",
        (),
        (0, 0, 3, -1, -1, -1),
        Collect(2),
        Collect(-1),
        Collect("upper"),  # type: ignore[arg-type]  # that it is no move is the point
        Collect(True),
        Collect(1.0),  # type: ignore[arg-type]
        lay(2, 0, 3),
        lay(0, 3, 3),
        lay(0, 0, 99),
        lay(0, 0, -2),
        lay(0, 0, 3, 5),
        lay(0, 0, 3, -1, 3),
        lay(0, 0, 3, -1, -1, -2),
        tuple.__new__(Collect, ()),
        tuple.__new__(Collect, (0, 1)),
    ],
)
def test_what_is_no_move_is_refused(nonsense: object) -> None:
    assert position().objection(nonsense) == because(Refusal.NOT_A_MOVE)  # type: ignore[arg-type]
