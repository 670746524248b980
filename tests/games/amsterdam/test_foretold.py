"""What a move of Hotels of Amsterdam would certainly bring, told before it is made."""

import pytest

from fivestars.games.amsterdam.board.badges import badges_of, foremost_of
from fivestars.games.amsterdam.board.forecast import best_there
from fivestars.games.amsterdam.box import BOX, DAY, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE, TILES_AT
from fivestars.games.amsterdam.rules import UNKNOWN, Amsterdam
from fivestars.games.amsterdam.rules.events import HotelPlaced, Moved, Turned, TurnEnded
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn
from fivestars.games.amsterdam.rules.prompts import HOTEL, TURN, WALK
from fivestars.table.game import Outlook
from games.amsterdam.positions import at_work, bring, build, city, crossing, show, spot
from matches import match_at


def two_bars(sides: str = "seen") -> Amsterdam:
    """Return a city in which the Mayor can close a bar at B1, with three tourists, and the other is at D4."""
    state = city(sides=sides)
    show(state, B1="bar", D4="bar")
    bring(state, B1=3)
    at_work(state, "A1/B2", "D1/E2")
    return state


def test_a_hotel_brings_the_tourists_around_it_and_then_the_walk_is_owed() -> None:
    state = city()
    bring(state, A1=1, B2=4)
    here = crossing("A1/B2")
    assert state.foretell(PlaceHotel(here)) == Outlook(
        points=(("tourists", 5),),
        gains=(("hotels in hand", -1),),
        owed=(WALK,),
        events=(HotelPlaced(0, here, 5),),
    )


def test_the_boat_of_the_tactical_variant_is_foretold_with_its_landing() -> None:
    state = city(mode="tactical")
    build(state, 0, "A4/B5")
    outlook = state.foretell(Sail(2))
    assert (outlook.points, outlook.owed) == ((("tourists", 1),), (HOTEL,))


@pytest.mark.parametrize("sides", ["seen", "memory"])
def test_where_tourists_go_is_foretold_but_not_what_comes_to_light(sides: str) -> None:
    state = two_bars(sides)
    build(state, 0, "D4/E5")
    outlook = state.foretell(Turn(MAYOR, spot("B1"), spot("D4")))
    assert [type(event) for event in outlook.events] == [Moved]
    assert (outlook.points, outlook.owed) == ((("tourists", 3),), (TURN,))


def test_a_side_that_lies_open_is_foretold() -> None:
    state = two_bars("open")
    state.known = (1 << 25) - 1
    events = state.foretell(Turn(MAYOR, spot("B1"), spot("D4"))).events
    assert events[-1] == Turned(0, MAYOR, spot("B1"), state.back[spot("B1")])


def test_tourists_that_leave_ones_hotel_are_lost() -> None:
    state = two_bars()
    build(state, 0, "A1/B2")
    assert state.foretell(Turn(MAYOR, spot("B1"), spot("D4"))).points == (("tourists", -3),)


def test_a_tile_that_is_yet_to_come_to_light_is_the_other_pawns_to_turn() -> None:
    state = city(mode="tactical")
    at_work(state, "A1/B2", "B1/C2")
    state.tourists = [4] * 25  # too many to be turned out anywhere else
    state.tourists[spot("B1")] = 0
    assert state.foretell(Turn(MAYOR, spot("B1"), NOWHERE)).owed == (TURN,)
    state.spent = 1 << WATCH
    assert state.foretell(Turn(MAYOR, spot("B1"), NOWHERE)).owed == ()


def test_after_a_turn_that_ends_or_wins_nothing_is_owed() -> None:
    state = two_bars()
    assert state.foretell(Done()) == Outlook(events=(TurnEnded(0),))
    build(state, 0, "D4/E5")
    bring(state, D4=0, E5=12)
    assert state.foretell(Turn(MAYOR, spot("B1"), spot("D4"))).owed == ()


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_best_at_a_crossing_is_what_the_best_deed_there_brings(seed: int) -> None:
    match = match_at(
        "amsterdam", levels=(0, 0), until=lambda state: state.round >= 7 and state.prompt == TURN, seed=seed
    )
    state = match.state
    assert isinstance(state, Amsterdam)
    seen, own = state.seen_by(state.active), state.active
    deeds = [move for move in state.legal() if isinstance(move, (Turn, Invite))]
    for pawn in (MAYOR, WATCH):
        here = [move for move in deeds if move.pawn == pawn]
        best = best_there(seen, pawn, state.pawns[pawn])[own]
        single = [sum(points for _, points in state.foretell(move).points) for move in here]
        assert best >= max([0, *single])
        assert (
            best
            <= sum(
                max([0, *(gain for move, gain in zip(here, single, strict=True) if type(move) is kind)])
                for kind in (Turn, Invite)
            )
            + 1
        )  # who is sent to the fountain may be led on


def test_the_best_counts_both_deeds_of_a_walker_and_knows_no_hidden_side() -> None:
    state = city()
    show(state, B2="bar", C2="zoo", D5="bar")
    build(state, 0, "D4/E5")
    bring(state, B2=2)
    state.tourists[FOUNTAIN] = 1
    at_work(state, "D1/E2", "A4/B5")
    found = best_there(state.seen_by(0), MAYOR, crossing("B2/C3"))
    day = any(BOX.side[state.face[tile]] == DAY for tile in TILES_AT[crossing("D4/E5")])
    assert found == (2 + day, 0)
    hidden = state.seen_by(0)
    hidden.back = [UNKNOWN] * len(hidden.back)
    assert best_there(hidden, MAYOR, crossing("B2/C3")) == found


def test_among_equals_the_best_is_the_worst_for_the_others() -> None:
    state = two_bars()
    build(state, 1, "A1/B2")
    assert best_there(state.seen_by(0), MAYOR, crossing("A1/B2")) == (0, -3)


def test_what_others_would_swap_is_told_where_it_hurts_the_first_of_them() -> None:
    state = city(seats=3)
    show(state, B1="bar", D4="bar")
    bring(state, B1=1, E5=1)
    at_work(state, "A1/B2", "D1/E2")
    build(state, 1, "A1/B2")
    build(state, 2, "D4/E5")
    bring(state, A1=2)
    here = crossing("A1/B2")
    assert state.scores[1] > state.scores[2]
    assert best_there(state.seen_by(0), MAYOR, here) == (0, -1, 1)
    bring(state, A1=0, E5=4)
    assert state.scores[1] < state.scores[2]
    assert best_there(state.seen_by(0), MAYOR, here) == (0, 0, 0), "that would help the first"


def test_badges_stand_two_in_a_row_ones_own_first_then_the_largest() -> None:
    badges = badges_of((1, 0, -2, 3), own=2)
    assert [(badge.seat, badge.own, badge.text) for badge in badges] == [
        (2, True, "\N{MINUS SIGN}2"),
        (3, False, "+3"),
        (0, False, "+1"),
    ]
    assert badges[0].y == badges[1].y != badges[2].y
    assert badges[0].x + badges[0].wide / 2 < badges[1].x - badges[1].wide / 2
    assert badges_of((0, 0), own=0) == []
    assert [badge.text for badge in badges_of((0, 0), own=0, even_none=True)] == ["+0"]


def test_where_there_is_room_for_one_badge_it_is_ones_own_or_the_largest() -> None:
    assert [badge.seat for badge in foremost_of((1, -4, 0), own=0)] == [0]
    assert [badge.seat for badge in foremost_of((0, -1, -4), own=0)] == [2]
    assert foremost_of((0, 0, 0), own=0) == []
