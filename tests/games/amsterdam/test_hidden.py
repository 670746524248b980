"""What may be known of the hidden sides of tiles (ruling 20), and guesses of the rest."""

from collections import Counter
from itertools import product

import pytest

from fivestars.games.amsterdam.box import BOX, DAY, MAYOR, NIGHT, WATCH
from fivestars.games.amsterdam.box.city import NOWHERE, POSITIONS
from fivestars.games.amsterdam.rules import UNKNOWN, Amsterdam
from fivestars.games.amsterdam.rules.hidden import hidden_sides
from fivestars.games.amsterdam.rules.moves import Done, Turn
from fivestars.table.dice import Dice
from games.amsterdam.positions import at_work, city, played, spot


def seen_backs(state: Amsterdam, seat: int | None = 0) -> list[int]:
    back = state.seen_by(seat).back
    return [back[tile] for tile in POSITIONS]


def after_a_turning(sides: str) -> Amsterdam:
    """Return a city in which the Mayor has turned B1."""
    state = city(sides=sides)
    at_work(state, "A1/B2", "D4/E5")
    played(state, Turn(MAYOR, spot("B1"), NOWHERE))
    return state


@pytest.mark.parametrize("sides", ["seen", "memory"])
@pytest.mark.ruling(20)
def test_at_first_no_hidden_side_is_known(sides: str) -> None:
    assert seen_backs(city(sides=sides)) == [UNKNOWN] * 24


@pytest.mark.ruling(20)
def test_with_all_open_every_side_is_known() -> None:
    state = city(sides="open")
    assert seen_backs(state) == [state.back[tile] for tile in POSITIONS]
    assert state.guess(0, Dice(1)).back == state.back


@pytest.mark.ruling(20)
def test_a_side_once_seen_stays_known() -> None:
    state = after_a_turning("seen")
    known = {tile: side for tile, side in zip(POSITIONS, seen_backs(state), strict=True) if side != UNKNOWN}
    assert known == {spot("B1"): state.back[spot("B1")]}


@pytest.mark.ruling(20)
def test_memory_shows_only_what_lies_face_up() -> None:
    assert seen_backs(after_a_turning("memory")) == [UNKNOWN] * 24


@pytest.mark.parametrize("sides", ["seen", "open", "memory"])
def test_all_seats_and_onlookers_see_the_same(sides: str) -> None:
    state = after_a_turning(sides)
    assert seen_backs(state, 0) == seen_backs(state, 1) == seen_backs(state, None)


@pytest.mark.parametrize(("sides", "first", "again"), [("seen", 1, 0), ("open", 0, 0), ("memory", 1, 1)])
def test_turning_reveals_what_was_not_known(sides: str, first: int, again: int) -> None:
    state = city(mode="tactical", sides=sides)
    at_work(state, "A1/B2", "B1/C2")
    before = state.revealed
    played(state, Turn(MAYOR, spot("B1"), NOWHERE))
    assert state.revealed - before == first
    played(state, Turn(WATCH, spot("B1"), NOWHERE))
    assert state.revealed - before == first + again


def test_ending_a_turn_reveals_the_next_roll_in_the_base_game_only() -> None:
    for mode, revealed in (("base", 1), ("tactical", 0)):
        state = city(mode=mode)
        at_work(state, "A1/B2", "D4/E5")
        before = state.revealed
        played(state, Done())
        assert state.revealed - before == revealed


# --- guesses


@pytest.mark.parametrize("seed", range(10))
def test_a_guess_lays_every_tile_of_the_box_once(seed: int) -> None:
    guess = after_a_turning("seen").guess(0, Dice(seed))
    assert sorted(map(guess.tile, POSITIONS)) == sorted(BOX.tiles)


def test_a_guess_keeps_what_is_known() -> None:
    state = after_a_turning("seen")
    for seed in range(20):
        guess = state.guess(1, Dice(seed))
        assert guess.face == state.face
        assert guess.tile(spot("B1")) == state.tile(spot("B1"))


def test_guesses_differ() -> None:
    state = city()
    assert len({tuple(state.guess(0, Dice(seed)).back) for seed in range(30)}) == 30


@pytest.mark.parametrize("seed", range(60))
def test_hidden_sides_can_always_be_guessed(seed: int) -> None:
    """Whatever sides show: all days, all nights, anything between."""
    dice = Dice(seed)
    tiles = dice.shuffled(BOX.tiles)[: 1 + seed % 24]
    nights = seed % 5
    up = [int(dice.below(4) < nights) for _ in tiles]
    shown = [tile[top] for tile, top in zip(tiles, up, strict=True)]
    sides = hidden_sides(shown, tiles, dice)
    assert sorted(tuple(sorted(sides)) for sides in zip(shown, sides, strict=True)) == sorted(tiles)


def test_every_way_to_lie_is_guessed_about_as_often() -> None:
    tiles = [tile for tile in BOX.tiles if tile[DAY] < 5 and tile[NIGHT] > 6][:15]
    ways: dict[tuple[int, ...], list[frozenset[int]]] = {}
    for up in product((DAY, NIGHT), repeat=len(tiles)):
        shown = tuple(sorted(tile[top] for tile, top in zip(tiles, up, strict=True)))
        ways.setdefault(shown, []).append(frozenset(place for place, top in enumerate(up) if top == DAY))
    shown = max(ways, key=lambda shown: len(ways[shown]))
    times = 6000
    guessed: Counter[frozenset[int]] = Counter()
    for seed in range(times):
        lie = set(zip(shown, hidden_sides(shown, tiles, Dice(seed)), strict=True))
        guessed[frozenset(place for place, tile in enumerate(tiles) if tile in lie)] += 1
    share = times / len(ways[shown])
    assert len(ways[shown]) > 10
    assert all(0.6 * share < guessed[way] < 1.5 * share for way in ways[shown]), guessed


def test_sides_that_no_tiles_show_are_refused() -> None:
    with pytest.raises(ValueError, match="no way"):
        hidden_sides([BOX.tiles[0][0]] * 2, [BOX.tiles[0], BOX.tiles[8]], Dice(0))
