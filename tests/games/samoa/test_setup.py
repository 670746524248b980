"""Set-up, and phases 1 and 2 of a round: flags, tiles, planes.

No test of its own: the boards differ in their pictures only, coins are a number, the small figures on flags make the
stacks (ruling 29, two players, is no variant of ours: GAME.seats says so in test_box).
"""

from itertools import pairwise

import pytest

from fivestars.games.samoa import GAME
from fivestars.games.samoa.box import FLAG_OF, ROUNDS
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.moves import Choose, Pass
from fivestars.games.samoa.rules.opening import flag_row
from fivestars.games.samoa.rules.rounds import group_sizes
from fivestars.table.dice import Dice
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    card,
    finish,
    go,
    hand,
    hotels,
    land,
    lay,
    lives,
    names,
    of,
)


def deal(seats: int = 4, first: int = 0, seed: int = 7) -> Samoa:
    return GAME.deal(seats, {}, first, Dice(seed), GAME.edition)


def idle_round(state: Samoa) -> None:
    """Let everybody play the grey card and do nothing."""
    number = state.round
    while state.seat is not None and state.round == number:
        go(state, Choose(card("off")) if state.prompt == prompts.CARD else Pass())


def test_everybody_begins_with_25_coins_eleven_cards_and_six_empty_rooms() -> None:
    state = deal()
    for seat in range(4):
        assert state.money(seat) == 25
        assert len(hand(state, seat)) == 11
        assert state.hotels[seat] == ((),) * 6


@pytest.mark.ruling(23)
@pytest.mark.parametrize("seed", range(40))
def test_each_stack_of_flags_has_every_nation_and_no_two_neighbours_are_equal(seed: int) -> None:
    row = flag_row(Dice(seed))
    assert len(row) == ROUNDS
    for stack in (row[:4], row[4:8], row[8:]):
        assert sorted(stack) == [0, 1, 2, 3]
    assert all(one != two for one, two in pairwise(row))


@pytest.mark.ruling(24)
def test_the_tie_break_card_lies_before_who_starts() -> None:
    assert deal(first=2).clockwise() == (2, 3, 0, 1)


@pytest.mark.parametrize(
    ("seats", "each"), [(3, (1, 1, 1, 0)), (4, (2, 1, 1, 0)), (5, (2, 2, 1, 0)), (6, (3, 2, 1, 0))]
)
def test_tiles_are_turned_up_by_seats_and_rounds_and_stay_until_they_are_bought(
    seats: int, each: tuple[int, ...]
) -> None:
    state = deal(seats)
    total = 0
    for number in range(1, ROUNDS + 1):
        total += each[(number - 1) // 3]
        assert state.round == number
        assert len(state.market) == total
        idle_round(state)
    assert state.seat is None, "twelve rounds, and no more"


def test_the_first_plane_brings_tourists_of_the_first_flag_in_the_groups_of_the_card() -> None:
    state = deal()
    assert len(state.landed) == 1
    assert tuple(map(len, state.groups)) == group_sizes(state.landed[0], 1, 4)
    assert {FLAG_OF[tourist] for group in state.groups for tourist in group} == {state.flags[0]}


@pytest.mark.ruling(22)
def test_in_rounds_6_and_12_each_group_is_doubled_by_itself() -> None:
    four_and_three = 9
    assert group_sizes(four_and_three, 4, 4) == (4, 3)
    assert group_sizes(four_and_three, 6, 4) == (8, 6)
    assert group_sizes(four_and_three, 12, 4) == (8, 6)
    state = deal()
    for number in range(1, ROUNDS + 1):
        assert tuple(map(len, state.groups)) == group_sizes(state.landed[-1], number, 4)
        idle_round(state)


def test_twelve_of_the_thirteen_tourist_cards_come_each_once() -> None:
    state = deal()
    for _ in range(ROUNDS):
        idle_round(state)
    assert len(set(state.landed)) == 12
    assert len(state.deck) == 1


def test_guests_stay_until_the_next_plane_of_their_nation_lands() -> None:
    state = lives(hotels(number=1), ANNA, r0="Bp", r1="Gp")
    lives(state, CLARA, r5="Br")
    events = lay(state, "off", "off", "off", "off") + finish(state, prompts.DAY_OFF)
    gone = of(events, told.FlewHome)
    assert [(event.seat, names((event.tourist,)), event.room) for event in gone] == [(ANNA, "Bp", 0), (CLARA, "Br", 5)]
    assert names(state.hotels[ANNA][1]) == "Gp", "another nation stays"


@pytest.mark.ruling(11)
def test_couples_of_two_nations_leave_with_the_plane_of_either() -> None:
    state = lives(hotels(number=1), BORIS, r2="Bl Gl", r3="Gl")
    events = lay(state, "off", "off", "off", "off") + finish(state, prompts.DAY_OFF)
    assert [names((event.tourist,)) for event in of(events, told.FlewHome)] == ["Bl", "Gl"]
    assert state.hotels[BORIS][2] == ()
    assert names(state.hotels[BORIS][3]) == "Gl"
    assert len(state.supply[2]) == 17, "the German of the couple is back with her nation"


@pytest.mark.ruling(28)
def test_tourists_left_over_go_back_to_their_nation() -> None:
    state = land(hotels(number=1), "Np Np", "Nr")
    events = lay(state, "off", "off", "off", "off")
    assert [event.number for event in of(events, told.LeftOver)] == [3]
    assert len(state.supply[0]) == 18


def test_the_flag_row_tells_when_a_nation_leaves() -> None:
    state = hotels(number=3, flags="NBGJNBGJJGBN")
    assert [state.leaving(flag) for flag in range(4)] == [5, 6, 7, 4]
    state.round = 10
    assert [state.leaving(flag) for flag in range(4)] == [12, 11, 13, 13], "13: stays to the end"
