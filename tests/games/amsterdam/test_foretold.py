"""What a move of Hotels of Amsterdam would certainly bring, told before it is made."""

import pytest

from fivestars.games.amsterdam.box import MAYOR, WATCH
from fivestars.games.amsterdam.box.city import NOWHERE
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import HotelPlaced, Moved, Turned, TurnEnded
from fivestars.games.amsterdam.rules.moves import Done, PlaceHotel, Sail, Turn
from fivestars.games.amsterdam.rules.prompts import HOTEL, TURN, WALK
from fivestars.table.game import Outlook
from games.amsterdam.positions import at_work, bring, build, city, crossing, show, spot


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
