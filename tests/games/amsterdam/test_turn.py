"""A turn of Hotels of Amsterdam, phases 1 to 5: dice, boat, landing, hotel, walk; and the tactical variant of them."""

from collections import Counter

import pytest

from fivestars.games.amsterdam import GAME
from fivestars.games.amsterdam.box import MAYOR, WATCH
from fivestars.games.amsterdam.box.city import CROSSINGS, HOTEL_CROSSINGS, STEPS, ends
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import (
    Collected,
    HotelPlaced,
    Landed,
    Remained,
    Rolled,
    Sailed,
    TurnEnded,
    WaitedOnQuay,
    Walked,
)
from fivestars.games.amsterdam.rules.moves import Done, PlaceHotel, Reason, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, TURN
from fivestars.table.game import Event, because
from games.amsterdam.positions import (
    Loaded,
    at_work,
    bring,
    bring_to,
    build,
    city,
    crossing,
    dealt,
    objection,
    only,
    played,
    quay,
    spot,
    stand,
    tourists_at,
)


def next_roll(state: Amsterdam, white: int, black: int) -> list[Event]:
    """End the turn; the dice of the next one show this."""
    state.prompt = TURN
    state.dice = Loaded(white, black)
    return played(state, Done())


# --- phase 1: the dice


def test_a_turn_begins_with_a_roll_of_both_dice() -> None:
    state = city()
    events = next_roll(state, 1, 3)
    assert events[:2] == [TurnEnded(0), Rolled(1, 1, 3)]
    assert (state.white, state.black) == (1, 3)


def test_dice_show_one_two_or_three_equally_often() -> None:
    rolls = [dealt(seed=seed) for seed in range(900)]
    for shown in (Counter(state.white for state in rolls), Counter(state.black for state in rolls)):
        assert set(shown) == {1, 2, 3}
        assert all(240 < count < 360 for count in shown.values())


def test_a_roll_reveals_so_undo_stops_there() -> None:
    state = city()
    before = state.revealed
    next_roll(state, 2, 2)
    assert state.revealed == before + 1


# --- phases 2 and 3: the boat and the landing


def test_the_boat_sails_clockwise_by_the_sum_of_the_dice() -> None:
    state = city()
    state.boat = 7
    assert Sailed(1, 4, 11) in next_roll(state, 1, 3)
    assert state.boat == 11


def test_the_boat_sails_round_and_round() -> None:
    state = city()
    state.boat = 21
    next_roll(state, 3, 2)
    assert state.boat == 2


def test_a_tourist_lands_opposite_the_boat() -> None:
    state = city()
    state.boat = 7
    events = next_roll(state, 1, 1)
    assert only(events, Landed) == [Landed(spot("E3"), 1)]
    assert (tourists_at(state, "E3"), state.supply) == ([1], 29)


def test_at_a_corner_the_tourist_stays_on_the_quay() -> None:
    state = city()
    state.boat = 8
    events = next_roll(state, 2, 2)
    assert only(events, WaitedOnQuay) == [WaitedOnQuay(quay("south-east"), 1)]
    assert not only(events, Landed)
    assert state.quays[quay("south-east")] == 1
    assert state.supply == 29


@pytest.mark.ruling(2)
def test_tourists_pile_up_on_a_quay() -> None:
    state = city()
    state.boat = 8
    state.quays[quay("south-east")] = 2
    assert WaitedOnQuay(quay("south-east"), 3) in next_roll(state, 2, 2)


def test_a_boat_takes_along_who_waits_where_it_passes() -> None:
    state = city()
    state.boat = 11
    state.quays[quay("south-east")] = 2
    events = next_roll(state, 1, 2)
    assert only(events, Collected) == [Collected(quay("south-east"), 2)]
    assert only(events, Landed) == [Landed(spot("E5") - 1, 3)], "with the new one three land together at D5"
    assert state.quays == [0, 0, 0, 0]
    assert state.supply == 29, "only one is new"


@pytest.mark.ruling(1)
def test_a_boat_does_not_collect_from_the_quay_it_leaves() -> None:
    state = city()
    state.boat = 12
    state.quays[quay("south-east")] = 2
    events = next_roll(state, 1, 1)
    assert not only(events, Collected)
    assert state.quays[quay("south-east")] == 2


def test_an_empty_quay_is_no_news() -> None:
    state = city()
    state.boat = 11
    assert not only(next_roll(state, 1, 1), Collected)


def test_a_landing_counts_for_every_hotel_at_the_tile() -> None:
    state = city(3)
    build(state, 0, "D2/E3")
    build(state, 2, "D3/E4")
    state.boat = 7
    next_roll(state, 1, 1)
    assert state.scores == [1, 0, 1]


# --- phase 4: hotels


def test_the_hotel_follows_the_landing() -> None:
    state = city()
    next_roll(state, 1, 1)
    assert state.prompt == HOTEL
    assert objection(state, Walk(0, 1)) == because(Reason.HOTEL_FIRST)
    assert objection(state, Done()) == because(Reason.HOTEL_FIRST)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["base", "tactical"])
def test_hotels_are_opened_in_everybodys_first_two_turns(seats: int, mode: str) -> None:
    state = dealt(seats, mode)
    opened = []
    for turn in range(3 * seats):
        hotels = 0
        while state.seat == turn % seats and state.supply >= 26 - turn - 1:
            move = state.legal()[-1]
            hotels += isinstance(move, PlaceHotel)
            state.play(move)
        opened.append(hotels)
    assert opened == [1] * (2 * seats) + [0] * seats


def test_a_hotel_stands_where_four_buildings_meet() -> None:
    state = city()
    assert state.legal() == [PlaceHotel(place) for place in HOTEL_CROSSINGS]


@pytest.mark.parametrize("name", ["B2/C3", "C2/D3", "B3/C4", "C3/D4"])
@pytest.mark.ruling(5)
def test_no_hotel_stands_at_the_fountain(name: str) -> None:
    assert objection(city(), PlaceHotel(crossing(name))) == because(Reason.HOTEL_AT_FOUNTAIN)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.ruling(3)
def test_two_hotels_do_not_share_a_crossing(owner: int) -> None:
    state = city()
    build(state, owner, "A1/B2")
    taken = objection(state, PlaceHotel(crossing("A1/B2")))
    assert taken == because(Reason.CROSSING_TAKEN, crossing=crossing("A1/B2"))


@pytest.mark.ruling(4)
def test_a_hotel_may_stand_where_a_pawn_does() -> None:
    state = city()
    state.pawns = [crossing("A1/B2"), crossing("D4/E5")]
    played(state, PlaceHotel(crossing("A1/B2")))
    assert state.hotels[0] == (crossing("A1/B2"),)


@pytest.mark.ruling(5)
def test_there_are_no_crossings_at_the_edge_of_the_canal() -> None:
    assert len(CROSSINGS) == 16
    assert objection(city(), PlaceHotel(16)).reason == "not a move"


def test_a_hotel_counts_the_tourists_around_it() -> None:
    state = city()
    bring(state, A1=1, B1=2, A2=3, B2=4, C1=5)
    assert played(state, PlaceHotel(crossing("A1/B2"))) == [HotelPlaced(0, crossing("A1/B2"), 10)]
    assert state.scores == [10, 0]


def test_a_tile_at_both_hotels_of_a_seat_counts_once() -> None:
    state = city()
    build(state, 0, "A1/B2")
    bring(state, B1=2, C1=1)
    played(state, PlaceHotel(crossing("B1/C2")))
    assert state.scores == [3, 0]


def test_a_tile_counts_for_everybody_whose_hotel_touches_it() -> None:
    state = city(4)
    for seat, name in enumerate(("A1/B2", "B1/C2", "A2/B3", "D4/E5")):
        build(state, seat, name)
    bring(state, B2=2)
    assert state.scores == [2, 2, 2, 0]


def test_tourists_at_the_fountain_and_on_quays_count_for_nobody() -> None:
    state = city()
    build(state, 0, "A1/B2", "B1/C2")
    build(state, 1, "A2/B3", "D4/E5")
    bring_to(state, 12, 3)
    state.quays = [1, 1, 1, 1]
    assert state.scores == [0, 0]


def test_a_hotel_is_opened_once_a_turn_and_twice_a_game() -> None:
    state = city()
    played(state, PlaceHotel(0))
    assert objection(state, PlaceHotel(1)) == because(Reason.HOTEL_PLACED)
    build(state, 0, "A1/B2", "D4/E5")
    assert objection(state, PlaceHotel(1)) == because(Reason.NO_HOTEL_LEFT)


# --- phase 5: the walk


def test_the_walk_is_owed_before_tiles_are_turned() -> None:
    state = city()
    stand(state, "A1/B2", "D4/E5")
    assert objection(state, Turn(MAYOR, 0, -1)) == because(Reason.WALK_FIRST)
    assert objection(state, Done()) == because(Reason.WALK_FIRST)


@pytest.mark.parametrize(("white", "black"), [(1, 1), (1, 2), (2, 3), (3, 1), (3, 3)])
@pytest.mark.ruling(7)
def test_each_pawn_walks_exactly_what_its_die_shows(white: int, black: int) -> None:
    state = city()
    stand(state, "A1/B2", "D4/E5", white, black)
    at_mayor, at_watch = state.pawns
    expected = [
        Walk(mayor, watch) for mayor in ends(at_mayor, white) for watch in ends(at_watch, black) if mayor != watch
    ]
    assert list(state.legal()) == expected


def test_a_step_too_many_or_too_few_is_refused() -> None:
    state = city()
    stand(state, "A1/B2", "D4/E5", white=1, black=2)
    near, far = crossing("B1/C2"), crossing("D2/E3")
    assert objection(state, Walk(0, far)) == because(Reason.EXACT_STEPS, pawn=MAYOR, steps=1)
    assert objection(state, Walk(near, 14)) == because(Reason.EXACT_STEPS, pawn=WATCH, steps=2)


@pytest.mark.ruling(8)
def test_a_pawn_may_come_back_to_where_it_was() -> None:
    state = city()
    stand(state, "A1/B2", "D4/E5", white=2, black=1)
    events = played(state, Walk(crossing("A1/B2"), crossing("C4/D5")))
    start = crossing("A1/B2")
    assert events == [Remained(0, MAYOR, start), Walked(0, WATCH, crossing("D4/E5"), crossing("C4/D5"))]


@pytest.mark.ruling(6)
def test_the_pawns_walk_on_crossings_only() -> None:
    state = city()
    stand(state, "A1/B2", "D4/E5")
    assert {end for walk in state.legal() for end in walk} <= set(CROSSINGS)
    assert objection(state, Walk(16, 14)).reason == "not a move"


@pytest.mark.ruling(9)
def test_the_pawns_may_not_end_on_one_crossing() -> None:
    state = city()
    stand(state, "A1/B2", "C1/D2")
    assert objection(state, Walk(crossing("B1/C2"), crossing("B1/C2"))) == because(Reason.SAME_CROSSING)


@pytest.mark.ruling(9, 10)
def test_the_pawns_cannot_change_places() -> None:
    state = city()
    stand(state, "A1/B2", "B1/C2")
    assert objection(state, Walk(crossing("B1/C2"), crossing("A1/B2"))) == because(Reason.CHANGED_PLACES)


@pytest.mark.parametrize("pawn", [MAYOR, WATCH])
@pytest.mark.ruling(10)
def test_a_pawn_may_end_where_the_other_walked_away_from(pawn: int) -> None:
    state = city()
    stand(state, "B1/C2", "C1/D2")
    here, there = crossing("B1/C2"), crossing("C1/D2")
    away = (crossing("D1/E2"), crossing("A1/B2"))[pawn]
    walk = Walk(there, away) if pawn == MAYOR else Walk(away, here)
    assert walk in state.legal()


@pytest.mark.ruling(9)
def test_the_pawns_may_pass_each_other() -> None:
    state = city()
    stand(state, "A1/B2", "B1/C2", white=2, black=2)
    assert Walk(crossing("C1/D2"), crossing("B1/C2")) in state.legal(), (
        "the Mayor's only way leads past the Night Watch"
    )


def test_pawns_may_stand_on_crossings_with_hotels() -> None:
    state = city()
    build(state, 1, "B1/C2")
    stand(state, "A1/B2", "D4/E5")
    assert any(walk[MAYOR] == crossing("B1/C2") for walk in state.legal())


@pytest.mark.ruling(11)
def test_the_fountain_diagonal_may_be_walked_more_than_once() -> None:
    state = city()
    stand(state, "B2/C3", "A4/B5", white=2)
    assert any(walk[MAYOR] == crossing("B2/C3") for walk in state.legal())


def test_the_walk_is_made_once() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    assert objection(state, Walk(1, 14)) == because(Reason.WALKED)


# --- the tactical variant


def test_in_the_tactical_variant_the_boat_sails_one_to_four_by_choice() -> None:
    state = city(mode="tactical")
    assert list(state.legal()) == [Sail(1), Sail(2), Sail(3), Sail(4)]
    for distance in (0, 5):
        assert objection(state, Sail(distance)) == because(Reason.BOAT_RANGE, least=1, most=4)
    assert played(state, Sail(4)) == [Sailed(0, 4, 19), Landed(spot("A5"), 1)]


def test_in_the_tactical_variant_nothing_is_rolled() -> None:
    state = city(mode="tactical")
    state.dice = Loaded().sealed()
    events = played(state, Sail(2), PlaceHotel(0), Walk(*state.pawns), Done())
    assert not only(events, Rolled)
    assert (state.seat, state.prompt) == (1, SAIL)


def test_in_the_base_game_the_dice_sail_the_boat() -> None:
    state = city()
    assert objection(state, Sail(2)) == because(Reason.DICE_DECIDE)


def test_the_boat_sails_first_and_once() -> None:
    state = city(mode="tactical")
    assert objection(state, PlaceHotel(0)) == because(Reason.SAIL_FIRST)
    played(state, Sail(2))
    assert objection(state, Sail(2)) == because(Reason.SAILED)


def test_in_the_tactical_variant_four_steps_are_shared_and_each_goes_at_most_three() -> None:
    state = city(mode="tactical")
    stand(state, "A1/B2", "D4/E5")
    at_mayor, at_watch = state.pawns
    walks = [walk for walk in state.legal() if isinstance(walk, Walk)]
    steps = {(STEPS[at_mayor][walk.mayor], STEPS[at_watch][walk.watch]) for walk in walks}
    assert steps == {(mayor, watch) for mayor in range(4) for watch in range(4) if mayor + watch <= 4}


def test_in_the_tactical_variant_a_pawn_that_goes_too_far_is_told_so() -> None:
    state = city(mode="tactical")
    stand(state, "A1/B2", "D4/E5")
    there, far = crossing("D4/E5"), crossing("C3/D4")
    assert objection(state, Walk(far, far)) == because(Reason.TOO_FAR_TOGETHER, steps=5, most=4)
    assert objection(state, Walk(14, there)) == because(Reason.TOO_FAR, pawn=MAYOR, steps=4, most=3)


@pytest.mark.ruling(9)
def test_in_the_tactical_variant_the_pawns_may_not_end_on_one_crossing_either() -> None:
    state = city(mode="tactical")
    stand(state, "A1/B2", "C1/D2")
    for name in ("A1/B2", "B1/C2", "C1/D2"):
        assert objection(state, Walk(crossing(name), crossing(name))) == because(Reason.SAME_CROSSING)


@pytest.mark.ruling(7)
def test_in_the_tactical_variant_the_pawns_may_stay() -> None:
    state = city(mode="tactical")
    stand(state, "A1/B2", "D4/E5")
    events = played(state, Walk(*state.pawns))
    assert events == [Remained(0, MAYOR, crossing("A1/B2")), Remained(0, WATCH, crossing("D4/E5"))]


@pytest.mark.ruling(9, 10)
def test_in_the_tactical_variant_the_pawns_cannot_change_places_either() -> None:
    state = city(mode="tactical")
    stand(state, "A1/B2", "B1/C2")
    assert objection(state, Walk(crossing("B1/C2"), crossing("A1/B2"))) == because(Reason.CHANGED_PLACES)
