"""The set-up of Hotels of Amsterdam, step by step as in the rulebook.

Its goal, components and overview say nothing that is not proved here, in test_box.py or in test_end.py.
"""

from collections import Counter

import pytest

from fivestars.games.amsterdam import GAME
from fivestars.games.amsterdam.box import BOX, DAY, MAYOR, NIGHT, WATCH
from fivestars.games.amsterdam.box.city import (
    AT_FOUNTAIN,
    CROSSINGS,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    LANDING,
    POSITIONS,
    TILES_AT,
)
from fivestars.games.amsterdam.rules.events import Landed, Rolled, Sailed, WaitedOnQuay
from fivestars.games.amsterdam.rules.prompts import SAIL
from games.amsterdam.positions import dealt, tourists_at

EVERY = [(seats, mode) for seats in GAME.seats for mode in ("base", "tactical")]


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_everybody_has_two_hotels_in_hand(seats: int) -> None:
    """Title deeds only mark who plays which colour: the seats of the page do that."""
    assert dealt(seats).hotels == [()] * seats


def test_2_the_fountain_lies_in_the_middle() -> None:
    assert FOUNTAIN == 12
    assert FOUNTAIN not in POSITIONS


@pytest.mark.parametrize("seed", range(5))
def test_3_tiles_lie_by_turns_day_side_and_night_side_up(seed: int) -> None:
    state = dealt(seed=seed)
    side = {tile: BOX.side[state.face[tile]] for tile in POSITIONS}
    assert Counter(side.values()) == {DAY: 12, NIGHT: 12}
    for tile in POSITIONS:
        if tile % 5 < 4 and FOUNTAIN not in (tile, tile + 1):
            assert side[tile] != side[tile + 1], "neighbours in a row differ"
        if tile < 20 and FOUNTAIN not in (tile, tile + 5):
            assert side[tile] != side[tile + 5], "neighbours in a column differ"


def test_3_tiles_are_shuffled() -> None:
    layouts = [tuple(dealt(seed=seed).face) for seed in range(20)]
    assert len(set(layouts)) == 20
    assert len({layout[0] for layout in layouts}) > 1


@pytest.mark.parametrize("seed", range(5))
def test_3_every_tile_of_the_box_lies_in_the_city(seed: int) -> None:
    state = dealt(seed=seed)
    assert sorted(map(state.tile, POSITIONS)) == sorted(BOX.tiles)


# Step 4, the ring of the canal, is the map: test_city.py.


def test_5_the_boat_starts_at_the_pier() -> None:
    assert dealt(mode="tactical").boat == BOX.pier


def test_5_in_the_base_game_the_first_roll_has_already_moved_it() -> None:
    state = dealt()
    assert state.boat == (BOX.pier + state.white + state.black) % 24


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seed", range(8))
def test_5_in_the_base_game_the_log_begins_with_that_roll_and_its_landing(seed: int, first: int) -> None:
    state = dealt(seed=seed, first=first)
    distance, quay = state.white + state.black, 3
    came = WaitedOnQuay(quay, 1) if distance == 3 else Landed(LANDING[BOX.pier + distance], 1)
    assert state.dealt() == [Rolled(first, state.white, state.black), Sailed(first, distance, state.boat), came]


def test_5_in_the_tactical_game_nobody_has_rolled_anything() -> None:
    assert dealt(mode="tactical").dealt() == []


def test_6_the_pawns_stand_at_opposite_corners_of_the_fountain() -> None:
    state = dealt()
    mayor, watch = state.pawns[MAYOR], state.pawns[WATCH]
    assert AT_FOUNTAIN[mayor]
    assert AT_FOUNTAIN[watch]
    assert mayor + watch == len(CROSSINGS) - 1
    assert not set(TILES_AT[mayor]) & set(TILES_AT[watch])


@pytest.mark.parametrize("seats", GAME.seats)
def test_7_four_tourists_are_in_the_city_and_the_others_in_the_supply(seats: int) -> None:
    state = dealt(seats, mode="tactical")
    assert sum(state.tourists) == 4
    assert tourists_at(state, "B2", "D2", "B4", "D4") == [1, 1, 1, 1]
    assert state.supply == 26


def test_7_the_first_tourists_favour_no_place_for_a_hotel() -> None:
    state = dealt(mode="tactical")
    around = [sum(state.tourists[tile] for tile in TILES_AT[place]) for place in HOTEL_CROSSINGS]
    assert around == [1] * len(HOTEL_CROSSINGS)


@pytest.mark.parametrize(("seats", "mode"), EVERY)
@pytest.mark.ruling(21)
def test_who_starts_is_chosen_at_the_table(seats: int, mode: str) -> None:
    for first in range(seats):
        assert dealt(seats, mode, first=first).seat == first


def test_play_goes_round_clockwise() -> None:
    state = dealt(3, "tactical", first=1)
    seats: list[int | None] = []
    while len(seats) < 7:
        if state.prompt == SAIL:
            seats.append(state.seat)
        state.play(state.legal()[-1])
    assert seats == [1, 2, 0, 1, 2, 0, 1]
