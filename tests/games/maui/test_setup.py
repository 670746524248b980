"""The set-up, steps 1 to 10, and the seats around the table.

Step 4, the penalty tokens beside the market, needs no test: their supply is without end (ruling 27).
Step 9, who was last on a beach, is left to the table (ruling 19), which tells `deal` who begins.
"""

from collections import Counter

import pytest

from fivestars.games.maui import GAME
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.lookup import SHOWN
from fivestars.games.maui.rules.player import CRAB, CRABS, PATTERN, UMBRELLAS
from fivestars.table.dice import Dice
from games.maui.positions import B, O, P, Y, me, table

SEATS = (2, 3, 4)


def test_two_to_four_play_in_three_modes() -> None:
    assert GAME.seats == SEATS
    assert GAME.usual() == ("base", "same side", "hidden")
    assert GAME.options[0].values == ("base", "crabs", "combined")


@pytest.mark.parametrize("seats", SEATS)
def test_the_market_shows_six_towels_the_bag_holds_the_rest(seats: int) -> None:
    state = table(seats=seats)
    assert [len(line) for line in state.market] == [3, 3]
    assert len(state.bag) == 60 - 6 - seats


@pytest.mark.parametrize("seats", SEATS)
def test_one_sand_dollar_lies_in_each_zone_and_before_each_player(seats: int) -> None:
    state = table(seats=seats)
    assert state.zones == [1, 1]
    assert [player.dollars for player in state.players] == [1] * seats


@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 2), (4, 2)])
def test_towel_tokens_lie_on_the_ornaments_two_of_each_or_one_with_two_players(seats: int, tokens: int) -> None:
    assert table(seats=seats).ornaments == [tokens, tokens]
    assert BOX.ornament_tracks == (Y, P), "light-blue tokens on yellow, orange ones on pink"
    assert BOX.token_patterns == (B, O)


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_eight_umbrellas_face_up_on_their_places(seats: int) -> None:
    for player in table(seats=seats).players:
        lying = {column: piece for column, piece in enumerate(player.sand) if piece}
        assert list(lying) == sorted(column for column, _ in BOX.umbrella_places[0])
        assert Counter(lying.values()) == Counter(UMBRELLAS)


@pytest.mark.ruling(17)
@pytest.mark.parametrize("mode", ["base", "crabs"])
def test_everybody_sees_every_umbrella(mode: str) -> None:
    state = table(mode)
    for seat in (None, 0, 1):
        for lying, seen in zip(state.players, state.seen_by(seat).players, strict=True):
            assert [piece for piece in seen.sand if piece < CRAB] == [piece for piece in lying.sand if piece < CRAB]


def test_the_umbrellas_lie_at_random() -> None:
    assert len({tuple(me(table(seed=seed)).sand) for seed in range(20)}) > 10


@pytest.mark.parametrize("mode", ["base", "crabs", "combined"])
def test_shells_start_off_the_board_and_hands_are_empty(mode: str) -> None:
    for player in table(mode).players:
        assert player.shells == [0, 0, 0, 0, 0]
        assert (player.tokens, player.pearls, player.penalties) == ([0, 0], [0, 0], 0)


def test_each_player_draws_a_start_towel_and_lays_it_on_the_jetty() -> None:
    state = table(seats=4)
    starts = [player.beach for player in state.players]
    assert [len(beach) for beach in starts] == [1, 1, 1, 1]
    assert {beach[0].top for beach in starts} == {3}
    assert all(SHOWN[beach[0].face] == BOX.towels[beach[0].towel] for beach in starts)


@pytest.mark.ruling(19)
@pytest.mark.parametrize("first", range(3))
def test_whom_the_table_has_chosen_begins(first: int) -> None:
    state = GAME.deal(
        3, {"mode": "base", "seating": "same side", "crab values": "hidden"}, first, Dice(1), GAME.edition
    )
    assert state.seat == first


@pytest.mark.parametrize("seats", SEATS)
def test_pieces_that_nobody_uses_stay_in_the_box(seats: int) -> None:
    names = table(seats=seats).pieces()
    assert names.count("sand dollar") == seats + 2
    assert sum("shell" in name for name in names) == 5 * seats
    assert sum(name.startswith("piece") for name in names) == 8 * seats


# --- the sand crabs' set-up


@pytest.mark.parametrize("seats", SEATS)
def test_crabs_and_pattern_umbrellas_lie_on_the_crab_side(seats: int) -> None:
    for player in table("crabs", seats).players:
        crabs = [player.sand[column] for column, _ in BOX.crab_places]
        umbrellas = [player.sand[column] for column, _ in BOX.umbrella_places[1]]
        assert Counter(crabs) == Counter(CRABS)
        assert sorted(umbrellas) == [PATTERN, PATTERN + 1], "no pearls: one pattern umbrella of each kind"
        assert sum(1 for piece in player.sand if piece) == 9


def test_the_crabs_lie_at_random() -> None:
    assert len({tuple(me(table("crabs", seed=seed)).sand) for seed in range(20)}) > 10


def test_the_crabs_mode_has_short_tracks_and_the_combined_game_long_ones() -> None:
    assert [table(mode).last_square for mode in ("base", "crabs", "combined")] == [12, 12, 20]


def test_the_combined_game_begins_with_the_umbrellas() -> None:
    state = table("combined")
    assert all(piece < CRAB for player in state.players for piece in player.sand)


# --- who sits opposite sees the towels the other way round


@pytest.mark.ruling(18)
@pytest.mark.parametrize(("seats", "turned"), [(2, (0, 1)), (3, (0, 0, 1)), (4, (0, 0, 1, 1))])
def test_around_the_table_the_last_seats_see_every_towel_upside_down(seats: int, turned: tuple[int, ...]) -> None:
    state = table(seats=seats, seating="around the table")
    assert state.turned == turned
    for player, upside_down in zip(state.players, turned, strict=True):
        patterns = BOX.towels[player.beach[0].towel]
        assert SHOWN[player.beach[0].face] == (patterns[::-1] if upside_down else patterns)


@pytest.mark.ruling(18)
def test_on_the_same_side_nobody_does() -> None:
    assert table(seats=4).turned == (0, 0, 0, 0)
