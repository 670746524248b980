"""The combined game: the first scoring, what is kept, what is laid anew, and the second scoring."""

from collections import Counter

import pytest

from fivestars.games.maui.box import BOX, CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules.events import (
    BecameFirst,
    BecameFirstByLot,
    FirstScored,
    RoundBegan,
    Started,
    TurnedBeaches,
)
from fivestars.games.maui.rules.player import CRAB, PATTERN
from fivestars.games.maui.rules.state import Maui
from fivestars.table.game import Happening
from games.maui.positions import B, P, Y, after, beach_up_to, crab, face, lay, me, parts, table


def end_of_the_first_part(seats: int = 3, seed: int = 1) -> Maui:
    """Return a combined game in which the next turn, the last seat's, ends the first part."""
    state = table("combined", seats=seats, seed=seed)
    last = seats - 1
    me(state, last).beach += beach_up_to("YPB", 3, 12)[1:]
    me(state, last).out += [piece for piece in me(state, last).sand if piece]
    me(state, last).sand = [0] * 13
    state.seat = last
    return state


def second_part(state: Maui) -> tuple[Maui, list[Happening]]:
    told = (played := state.copy()).play(state.legal()[0])
    assert played.side == CRAB_SIDE
    return played, told


@pytest.mark.ruling(24)
def test_the_tracks_have_twenty_squares_in_both_parts() -> None:
    state = table("combined")
    me(state).beach = beach_up_to("Y..", 7, 1)
    state.market[0][0] = BOX.towels.index((Y, P, B))
    me(state).shells = [11, 0, 0, 0, 0]
    assert me(after(state, lay(0, 0, 7))).shells[Y] == 14
    me(state).shells = [19, 20, 0, 0, 0]
    assert me(after(state, lay(0, 0, 7))).shells[Y] == 20
    assert parts(state)["tracks"] == 34 + 36
    assert second_part(end_of_the_first_part())[0].last_square == 20


@pytest.mark.parametrize("lowest", range(3))
def test_who_has_the_fewest_points_becomes_the_first_player(lowest: int) -> None:
    state = end_of_the_first_part()
    for seat, player in enumerate(state.players):
        player.pearls = [0, 0] if seat == lowest else [3, 3]
    played, told = second_part(state)
    assert (played.first, played.seat) == (lowest, lowest)
    assert BecameFirst(lowest) in told


@pytest.mark.ruling(25)
def test_the_first_scoring_counts_everything() -> None:
    state = end_of_the_first_part()
    for seat, player in enumerate(state.players):
        player.shells, player.pearls, player.dollars, player.penalties = [seat, 0, 0, 0, 0], [1, 0], 2, 3
    _, told = second_part(state)
    totals = [event.total for event in told if isinstance(event, FirstScored)]
    assert totals[:2] == [0 + 2 + 2 - 3, 1 + 2 + 2 - 3]


@pytest.mark.ruling(25)
def test_a_tie_for_the_fewest_points_is_drawn_by_lot() -> None:
    begins = Counter[int]()
    for seed in range(40):
        state = end_of_the_first_part(seed=seed)
        me(state, 2).pearls = [3, 3]
        me(state, 2).dollars = 5
        played, told = second_part(state)
        begins[played.first] += 1
        assert BecameFirstByLot(played.first) in told
    assert set(begins) == {0, 1}
    assert min(begins.values()) > 8


@pytest.mark.ruling(22)
def test_shells_pearls_penalties_tokens_and_money_are_kept() -> None:
    state = end_of_the_first_part()
    for player in state.players[:2]:
        player.shells, player.pearls, player.tokens = [5, 4, 3, 2, 1], [2, 1], [1, 0]
        player.dollars, player.penalties = 4, 6
    state.ornaments, state.zones = [0, 1], [2, 0]
    zones = after(state, state.legal()[0]).zones
    played, _ = second_part(state)
    for player in played.players[:2]:
        assert (player.shells, player.pearls, player.tokens) == ([5, 4, 3, 2, 1], [2, 1], [1, 0])
        assert (player.dollars, player.penalties) == (4, 6)
    assert (played.ornaments, played.zones) == ([0, 1], zones)
    assert sum(zones) >= 2


@pytest.mark.ruling(23)
def test_all_towels_go_back_and_market_and_jetties_are_filled_anew() -> None:
    played, told = second_part(end_of_the_first_part())
    assert [len(player.beach) for player in played.players] == [1, 1, 1]
    assert len(played.bag) == 60 - 6 - 3
    lying = [towel for line in played.market for towel in line] + [player.beach[0].towel for player in played.players]
    assert sorted(lying + played.bag) == list(range(60))
    assert TurnedBeaches() in told
    assert len([event for event in told if isinstance(event, Started)]) == 3


@pytest.mark.ruling(23)
def test_crabs_and_both_pattern_umbrellas_are_laid_out_and_pearls_are_not() -> None:
    # Also those that were used in the first part.
    state = end_of_the_first_part()
    used = [column for column, piece in enumerate(me(state).sand) if PATTERN <= piece < CRAB]
    for column in used:
        me(state).out.append(me(state).sand[column])
        me(state).sand[column] = 0
    played, _ = second_part(state)
    for player in played.players:
        crabs = [player.sand[column] for column, _ in BOX.crab_places]
        assert sorted(crabs) == sorted(crab(penalty) for penalty in BOX.crab_penalties)
        assert sorted(player.sand[column] for column, _ in BOX.umbrella_places[CRAB_SIDE]) == [PATTERN, PATTERN + 1]


@pytest.mark.ruling(22)
def test_used_towel_tokens_leave_the_game() -> None:
    state = end_of_the_first_part()
    start = me(state).beach[0]
    me(state).beach.append(start._replace(blue=0, orange=1))
    me(state, 1).beach.append(me(state, 1).beach[0]._replace(orange=2))
    played, _ = second_part(state)
    assert played.spent == [1, 2]


def test_start_towels_are_turned_for_who_sits_opposite() -> None:
    state = table("combined", seating="around the table")
    me(state, 1).beach += beach_up_to("YPB", 3, 12)[1:]
    state.seat = 1
    played, _ = second_part(state)
    towel = BOX.towels[me(played, 1).beach[0].towel]
    letters = "".join("YPBOG"[pattern] for pattern in reversed(towel))
    assert me(played, 1).beach[0].face == face(letters)


def test_seats_stay_clockwise_from_the_new_first_player_and_rounds_count_on() -> None:
    state = end_of_the_first_part()
    state.round = 13
    for seat, player in enumerate(state.players):
        player.pearls = [0, 0] if seat == 1 else [3, 3]
    played, told = second_part(state)
    assert told[-1] == RoundBegan(14)
    order = []
    for _ in range(4):
        order.append(played.seat)
        played.play(played.legal()[0])
    assert order == [1, 2, 0, 1]


def test_the_second_part_goes_by_the_crabs_and_ends_the_game() -> None:
    played, _ = second_part(end_of_the_first_part(seats=2))
    me(played, 0).beach += beach_up_to("YPB", 3, 12)[1:]
    me(played, 0).sand = [0] * 13
    me(played, 0).dollars = 0
    while played.seat is not None:
        played.play(played.legal()[-1] if played.seat == 1 else played.legal()[0])
    assert played.side == CRAB_SIDE
    assert played.standing().winners


@pytest.mark.ruling(21, 26)
def test_a_tie_counts_the_towels_of_the_second_part_and_its_order_of_turns() -> None:
    state, _ = second_part(end_of_the_first_part(seats=2))
    state.seat = None
    for player in state.players:
        player.shells, player.pearls, player.penalties, player.dollars = [0] * 5, [0, 0], 0, 1
        player.beach = beach_up_to("YPB", 3, 13)
    assert state.standing().winners == ((state.first + 1) % 2,)
    me(state, state.first).beach.pop()
    assert state.standing().winners == (state.first,)


def test_a_crab_of_the_second_part_costs_its_points() -> None:
    state, _ = second_part(end_of_the_first_part(seats=2))
    me(state).beach[0] = me(state).beach[0]._replace(crab=4)
    assert parts(state)["sand crabs"] == -4


def test_the_first_part_has_no_crabs_on_its_beach() -> None:
    state = table("combined")
    assert state.side == UMBRELLA_SIDE
    assert all(piece < CRAB for player in state.players for piece in player.sand)
