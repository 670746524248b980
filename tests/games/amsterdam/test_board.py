"""What the board of Hotels of Amsterdam shows and asks."""

import pytest

from boards import board_at, parts, tag
from fivestars.games.amsterdam.box import MAYOR
from fivestars.games.amsterdam.box.city import FOUNTAIN
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.words import WORDS
from fivestars.table.game import Value
from games.amsterdam.positions import at_work, bring, build, city, crossing, show, spot, stand


def two_bars() -> Amsterdam:
    """Return a city in which the Mayor can close a bar at B1, with three tourists; the only other one is at D4."""
    state = city()
    show(state, B1="bar", D4="bar")
    bring(state, B1=3)
    at_work(state, "A1/B2", "D1/E2")
    return state


def walking() -> Amsterdam:
    """Return a city in which the Mayor goes one step from its corner, and the Night Watch two from the next one."""
    state = city()
    stand(state, "A1/B2", "B1/C2", white=1, black=2)
    return state


def test_a_crossing_for_a_hotel_tells_what_it_brings() -> None:
    state = city()
    bring(state, A1=1, B2=4)
    board = board_at("amsterdam", state, 0)
    assert "Crossing A1/B2. 5 points more." in tag(board, f"crossing-{crossing('A1/B2')}")
    assert ">+5</text>" in board.html


def test_the_ways_of_both_walkers_are_marked_and_the_mayor_is_asked_first() -> None:
    board = board_at("amsterdam", walking(), 0)
    assert "Mayor to" in tag(board, f"crossing-{crossing('A2/B3')}")
    assert "Night Watch to" in tag(board, f"crossing-{crossing('C2/D3')}"), "the Mayor does not get there"
    assert {tuple(part)[1] for part in parts(board)} == {"mayor", "watch"}
    assert 'class="sign sign-0"' in board.html
    assert 'class="sign sign-1"' in board.html


def test_whoever_is_left_is_asked_next() -> None:
    state = walking()
    asked = board_at("amsterdam", state, 0, {"do": "Walk", "mayor": crossing("A2/B3")}).ask
    assert asked == "And the Night Watch: where to?"
    asked = board_at("amsterdam", state, 0, {"do": "Walk", "watch": crossing("C2/D3")}).ask
    assert asked == "And the Mayor: where to?"


@pytest.mark.parametrize("known", [False, True])
def test_before_a_tile_is_turned_it_is_asked_what_that_means(known: bool) -> None:
    state = two_bars()
    build(state, 0, "D4/E5")
    state.known = known << spot("B1")
    picks: dict[str, Value] = {"do": "Turn", "pawn": MAYOR, "tile": spot("B1"), "to": spot("D4")}
    venue = WORDS.names["venue"][state.back[spot("B1")]]
    asked = f"Turn B1 into a {venue}?" if known else "Turn B1? Its other side is not known yet."
    told = f"{asked} 3 tourists go from B1 to D4. Player 1:\N{NO-BREAK SPACE}+3."
    assert board_at("amsterdam", state, 0, picks).ask == told


def test_tourists_without_another_venue_are_asked_about_on_their_way_to_the_fountain() -> None:
    state = city()
    show(state, B1="bar")
    bring(state, B1=1)
    at_work(state, "A1/B2", "D1/E2")
    picks: dict[str, Value] = {"do": "Turn", "pawn": MAYOR, "tile": spot("B1"), "to": FOUNTAIN}
    assert board_at("amsterdam", state, 0, picks).ask.endswith("1 tourist goes from B1 to the fountain.")


def test_a_tile_tells_what_turning_it_certainly_brings() -> None:
    state = two_bars()
    build(state, 0, "A1/B2")
    assert "3 points less." in tag(board_at("amsterdam", state, 0), f"tile-{spot('B1')}")


def test_a_count_stands_above_the_tourists_and_a_ring_above_the_hotel() -> None:
    state = walking()
    bring(state, A1=9)
    build(state, 1, "A2/B3")
    html = board_at("amsterdam", state, 0).html
    assert html.index('class="count"') > html.rindex('class="tourist"')
    assert html.index('id="crossing-0"') > html.rindex('data-piece="hotel"')
    assert html.index('id="crossing-0"') > html.rindex('data-piece="pawn"')
