"""Staff cards that count at the end: 27 to 32, 34, 37, 40, 41, 46 to 48, and the Secretary."""

import pytest

from fivestars.games.austria import GAME
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import Act, Play, Prepare, Suffer
from fivestars.games.austria.rules.scoring import best_to_copy, end_points
from games.austria.positions import (
    ANNA,
    BORIS,
    CLARA,
    emperor_comes,
    employs,
    ends,
    go,
    has,
    holds,
    legal,
    opened,
    points,
    rooms,
)

# --- the end: 27 to 32, 34, 37, 40, 41, 46 to 48


def at_the_end(card: int, vacant: str = "", occupied: str = "") -> Austria:
    """Return a finished game in which this card counts."""
    state = opened()
    employs(state, card)
    rooms(state, vacant=vacant, occupied=occupied)
    ends(state)
    return state


#: three blue, two red, one yellow; floor 1 full but for one
HOTEL = "11 15 31 13 14 12"


@pytest.mark.parametrize(
    ("card", "score"),
    [
        (27, 3 * 2),
        (28, 3 * 3),
        (30, 3 * 1),
        (31, 6),
        (32, 2),
        (34, 6 + 2),
        (37, 2 * 2),
        (46, 5),
        (47, 0),
        (48, 4 * 1),
    ],
)
def test_end_cards_count_what_they_say(card: int, score: int) -> None:
    state = at_the_end(card, vacant="21 22", occupied=HOTEL)
    assert points(state, "staff") == score


def test_27_28_and_30_do_not_count_vacant_rooms() -> None:
    for card in (27, 28, 30, 31, 37, 46, 47, 48):
        assert points(at_the_end(card, vacant="11 12 13 14 15 21 31 41"), "staff") == 0


@pytest.mark.ruling(30)
def test_32_counts_every_card_with_itself() -> None:
    state = opened()
    employs(state, 32, 1, 5, 12)
    ends(state)
    assert points(state, "staff") == 2 * 4


def test_34_counts_vacant_and_occupied_rooms() -> None:
    assert points(at_the_end(34, vacant="11 12", occupied="13"), "staff") == 3


def test_37_counts_only_groups_that_are_wholly_occupied() -> None:
    assert points(at_the_end(37, vacant="41", occupied="11 31 15"), "staff") == 2 * 2


def test_40_counts_politics_cards() -> None:
    state = opened()
    employs(state, 40)
    state.disks = [(BORIS, ANNA), (), (ANNA,)]
    ends(state)
    assert points(state, "staff") == 10


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.ruling(33)
def test_41_counts_the_space_on_which_the_disk_stands(edition: int) -> None:
    state = opened(edition=edition)
    employs(state, 41)
    state.steps = [13, 8]
    emperor_comes(state, 7, "C1")
    assert points(state, "staff") == 12


def steps_after_the_retreat(rules: str, edition: int = GAME.edition) -> Austria:
    """Return a table at its end: after the last retreat Anna stood on space 3, and her bonus has brought six more."""
    state = opened(rules=rules, edition=edition)
    employs(state, 41)
    rooms(state, vacant="11", occupied="12 22")
    state.steps = [10, 8]
    emperor_comes(state, 7, "C2")
    assert state.prompt == "furnish"
    go(state, Prepare(21))
    assert (state.seat, state.steps[ANNA]) == (None, 9)
    return state


@pytest.mark.ruling(33)
def test_41_counts_the_steps_that_the_last_bonus_brings_but_brings_twelve_points_at_most() -> None:
    assert points(steps_after_the_retreat("2015"), "staff") == 12


@pytest.mark.ruling(33)
def test_41_in_edition_1_counted_the_space_after_the_last_retreat() -> None:
    """As edition 1 had it."""
    assert points(steps_after_the_retreat("2015", edition=1), "staff") == 6


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.ruling(33)
def test_41_revised_counts_where_the_disk_lies_in_the_end_without_a_limit(edition: int) -> None:
    assert points(steps_after_the_retreat("revised", edition), "staff") == 18


@pytest.mark.ruling(29, 33)
def test_the_secretary_copies_41_with_its_limit() -> None:
    state = opened()
    employs(state, 29)
    employs(state, 41, seat=BORIS)
    rooms(state, vacant="11", occupied="12 22")
    state.steps = [10, 8]
    emperor_comes(state, 7, "C2")
    go(state, Prepare(21))
    assert points(state, "staff") == 12


def test_46_and_47_count_full_floors_and_columns() -> None:
    floors = "11 12 13 14 15 21 22 23 24 25"
    assert points(at_the_end(46, occupied=floors), "staff") == 10
    columns = "11 21 31 41 12 22 32 42"
    assert points(at_the_end(47, occupied=columns), "staff") == 10


def test_48_counts_sets_of_three_colours() -> None:
    """The rulebook's example: three red, four blue and six yellow rooms are three sets, 12 points."""
    occupied = "13 14 23 11 15 31 41 12 21 22 25 34 35"
    assert points(at_the_end(48, occupied=occupied), "staff") == 12


# --- 29: the Secretary


def copying(*theirs: int, mine: tuple[int, ...] = (), occupied: str = HOTEL) -> Austria:
    state = opened(seats=3)
    employs(state, 29, *mine)
    employs(state, *theirs[:1], seat=BORIS)
    employs(state, *theirs[1:], seat=CLARA)
    rooms(state, occupied=occupied)
    return state


@pytest.mark.ruling(29)
def test_29_copies_the_card_that_is_worth_most_for_its_own_hotel() -> None:
    state = copying(27, 28)
    assert best_to_copy(state, ANNA) == 28
    happened = ends(state)
    assert has(happened, e.CopiedCard(ANNA, 28))
    assert has(happened, e.StaffScored(ANNA, 29, 9))
    assert points(state, "staff") == 9


@pytest.mark.ruling(29)
def test_29_never_copies_a_card_of_its_own() -> None:
    state = copying(27, mine=(28,))
    ends(state)
    assert points(state, "staff") == 9 + 6


@pytest.mark.ruling(29)
def test_29_counts_its_own_cards_when_it_copies_32() -> None:
    state = copying(32, mine=(1, 5))
    assert end_points(state, ANNA, 29) == 2 * 3


@pytest.mark.ruling(29)
def test_29_is_worth_nothing_where_there_is_nothing_to_copy() -> None:
    """Cards that do not count at the end give nothing."""
    state = copying(5, 42)
    happened = ends(state)
    assert has(happened, e.StaffScored(ANNA, 29, 0))


def test_29_is_an_end_card_itself() -> None:
    state = opened()
    employs(state, 29)
    emperor_comes(state, 7, "C4")
    assert legal(state) == [Suffer("end card"), Suffer("points 10")]


def test_a_card_with_an_effect_at_the_end_does_nothing_before() -> None:
    state = opened()
    rooms(state, occupied=HOTEL)
    for card in (27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48):
        holds(state, card)
        state.krones[ANNA] = 10
        branch = state.copy()
        go(branch, Act(5, 5, 0), Play(card))
        assert branch.total_of(ANNA) == 0
