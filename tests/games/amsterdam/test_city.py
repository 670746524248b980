"""The map of Amsterdam: what lies next to what."""

from itertools import pairwise

import pytest

from fivestars.games.amsterdam.box.city import (
    CROSSINGS,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    LANDING,
    LANDINGS_AT,
    NEIGHBOURS,
    NOWHERE,
    POSITIONS,
    STEPS,
    TILES_AT,
    ends,
    path,
    sail,
)
from games.amsterdam.positions import crossing, quay, spot


def test_a_crossing_is_where_four_tiles_meet() -> None:
    assert TILES_AT[crossing("A1/B2")] == tuple(map(spot, ("A1", "B1", "A2", "B2")))


def test_at_the_fountain_three_building_tiles_meet() -> None:
    assert TILES_AT[crossing("B2/C3")] == tuple(map(spot, ("B2", "C2", "B3")))
    fountain = [name for name in CROSSINGS if len(TILES_AT[name]) == 3]
    assert fountain == [crossing("B2/C3"), 6, 9, crossing("C3/D4")]


def test_hotels_have_twelve_places_and_every_building_touches_one() -> None:
    assert len(HOTEL_CROSSINGS) == 12
    assert {tile for place in HOTEL_CROSSINGS for tile in TILES_AT[place]} == set(POSITIONS)


def test_a_step_leads_to_the_next_crossing() -> None:
    assert NEIGHBOURS[crossing("A1/B2")] == (crossing("B1/C2"), crossing("A2/B3"))


@pytest.mark.ruling(11)
def test_the_fountain_may_be_crossed_diagonally_in_one_step() -> None:
    assert STEPS[crossing("B2/C3")][crossing("C3/D4")] == 1
    assert STEPS[crossing("C2/D3")][crossing("B3/C4")] == 1
    assert STEPS[crossing("A1/B2")][crossing("B2/C3")] == 2, "nowhere else"
    assert STEPS[crossing("A1/B2")][crossing("D4/E5")] == 5, "two steps, the fountain, two steps"


@pytest.mark.ruling(8)
def test_a_walk_may_go_back_and_forth() -> None:
    corner = crossing("A1/B2")
    assert ends(corner, 2) == tuple(sorted(map(crossing, ("A1/B2", "C1/D2", "B2/C3", "A3/B4"))))
    assert ends(crossing("B2/C3"), 3).count(crossing("B2/C3")) == 1, "three steps round the fountain lead back"


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_there_is_a_path_to_each_end_and_to_no_other(steps: int) -> None:
    for start in CROSSINGS:
        for end in CROSSINGS:
            walk = path(start, end, steps)
            assert bool(walk) == (end in ends(start, steps))
            if walk:
                assert (walk[0], walk[-1], len(walk)) == (start, end, steps + 1)
                assert all(there in NEIGHBOURS[here] for here, there in pairwise(walk))


def test_a_path_prefers_a_round_to_going_back_and_forth() -> None:
    assert len(set(path(crossing("A1/B2"), crossing("B1/C2"), 3))) == 4


def test_the_shortest_path_has_the_fewest_steps() -> None:
    assert path(0, 15) == path(0, 15, STEPS[0][15])
    assert path(3, 3) == (3,)


def test_the_canal_runs_clockwise_with_a_quay_at_each_corner() -> None:
    assert [canal for canal, tile in enumerate(LANDING) if tile == NOWHERE] == [0, 6, 12, 18]
    assert [LANDING[canal] for canal in (1, 5, 7, 11)] == list(map(spot, ("A1", "E1", "E1", "E5")))
    assert [LANDING[canal] for canal in (13, 15, 17, 19, 23)] == list(map(spot, ("E5", "C5", "A5", "A5", "A1")))


def test_the_boat_reaches_corners_from_two_canal_tiles_and_the_inner_ring_from_none() -> None:
    assert sorted(LANDINGS_AT) == [0] * 9 + [1] * 12 + [2] * 4
    assert [tile for tile in POSITIONS if not LANDINGS_AT[tile]] == [6, 7, 8, 11, 13, 16, 17, 18]
    assert LANDINGS_AT[FOUNTAIN] == 0


@pytest.mark.ruling(1)
def test_the_boat_passes_only_quays_strictly_between() -> None:
    assert sail(16, 4) == (20, (quay("south-west"),))
    assert sail(16, 2) == (18, ()), "not the quay that it reaches"
    assert sail(18, 4) == (22, ()), "not the quay that it leaves"
    assert sail(22, 3) == (1, (quay("north-west"),)), "round the corner where counting begins"


def test_a_boat_that_has_passed_a_quay_never_stops_on_one() -> None:
    for start in range(24):
        for distance in range(1, 7):
            end, passed = sail(start, distance)
            assert not passed or LANDING[end] != NOWHERE
