"""The politics cards: each requirement just missed and just fulfilled, and who may put a disk where (ruling 43)."""

import pytest

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.lookup import COLOURED
from fivestars.games.austria.rules.moves import Act, Claim, Divide, MoveIn
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import ANNA, BORIS, employs, go, has, offers, opened, points, refused, rooms, sits, tiles


def lying(card: int) -> Austria:
    """Return a table with this politics card on it."""
    state = opened()
    place = (card - 105) // 4
    state.politics = (*state.politics[:place], card, *state.politics[place + 1 :])
    return state


FLOOR_1, FLOOR_2 = "11 12 13 14 15", "21 22 23 24 25"
COLUMN_1, COLUMN_2 = "11 21 31 41", "12 22 32 42"


@pytest.mark.parametrize(("krones", "claimed"), [(19, False), (20, True)])
def test_105_asks_for_twenty_krones(krones: int, claimed: bool) -> None:
    state = lying(105)
    state.krones[ANNA] = krones
    assert (Claim(105) in state.legal()) == claimed


@pytest.mark.parametrize(("extra", "claimed"), [("", False), ("31", True)])
def test_106_asks_for_twelve_tiles_vacant_or_occupied(extra: str, claimed: bool) -> None:
    state = lying(106)
    rooms(state, vacant=f"{FLOOR_1} {extra}", occupied=f"{FLOOR_2} 35")
    assert (Claim(106) in state.legal()) == claimed


@pytest.mark.parametrize(("cards", "claimed"), [((1, 5, 21, 27, 28), False), ((1, 5, 21, 27, 28, 36), True)])
def test_107_asks_for_six_staff_cards_played(cards: tuple[int, ...], claimed: bool) -> None:
    state = lying(107)
    employs(state, *cards)
    assert (Claim(107) in state.legal()) == claimed


@pytest.mark.parametrize(("space", "claimed"), [(9, False), (10, True), (13, True)])
def test_108_asks_for_space_ten(space: int, claimed: bool) -> None:
    state = lying(108)
    state.steps[ANNA] = space
    assert (Claim(108) in state.legal()) == claimed


@pytest.mark.parametrize(
    ("card", "missed", "fulfilled"),
    [
        (109, f"{FLOOR_1} 21 22 23 24", f"{FLOOR_1} {FLOOR_2}"),
        (110, "11 15 31 41 33 43 45 32", "11 15 31 41 33 43 45 32 42"),
        (112, f"{COLUMN_1} 12 22 32", f"{COLUMN_1} {COLUMN_2}"),
        (113, "11 15 31 13 14 23 12 21", "11 15 31 13 14 23 12 21 22"),
        (114, "13 14 23 12 21 22", "13 14 23 24 12 21 22"),
        (115, "12 21 22 11 15 31", "12 21 22 25 11 15 31"),
        (116, "11 15 31 13 14 23", "11 15 31 41 13 14 23"),
    ],
)
def test_109_to_116_ask_for_occupied_rooms(card: int, missed: str, fulfilled: str) -> None:
    state = lying(card)
    rooms(state, occupied=missed)
    assert Claim(card) not in state.legal()
    rooms(state, occupied=missed, vacant=" ".join({*fulfilled.split()} - {*missed.split()}))
    assert Claim(card) not in state.legal(), "vacant rooms do not count"
    rooms(state, occupied=fulfilled)
    assert Claim(card) in state.legal()


@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_111_asks_for_all_rooms_of_one_colour(colour: str) -> None:
    state = lying(111)
    numbers = tiles(COLOURED[0][colour]).split()
    rooms(state, occupied=" ".join(numbers[1:]))
    assert Claim(111) not in state.legal()
    rooms(state, occupied=" ".join(numbers))
    assert Claim(111) in state.legal()


@pytest.mark.ruling(43)
def test_the_first_three_disks_score_fifteen_ten_and_five() -> None:
    for place, score in enumerate((15, 10, 5)):
        state = opened(seats=4)
        state.steps[ANNA] = 10
        state.disks[0] = (BORIS, 2, 3)[:place]
        happened = go(state, Claim(108))
        assert has(happened, e.Claimed(ANNA, 108))
        assert points(state, "politics") == score
        assert state.disks[0][place] == ANNA


@pytest.mark.ruling(43)
def test_a_fourth_disk_finds_no_space() -> None:
    state = opened(seats=4)
    state.steps[ANNA] = 10
    state.disks[0] = (BORIS, 2, 3)
    assert offers(state, Claim) == []
    assert refused(state, Claim(108)) == because(Reason.NO_SPACE_LEFT, politics=108)


@pytest.mark.ruling(43)
def test_each_puts_one_disk_on_a_card() -> None:
    state = opened()
    state.steps[ANNA] = 10
    go(state, Claim(108))
    assert refused(state, Claim(108)) == because(Reason.CLAIMED_BEFORE, politics=108)


@pytest.mark.ruling(43)
def test_a_claim_is_made_in_the_own_turn_only() -> None:
    """What is fulfilled in another's turn, or by the emperor, must last until one's own."""
    state = opened()
    state.steps[BORIS] = 10
    assert offers(state, Claim) == []
    go(state, Act(4, 4, 0), Divide(0, 2))
    assert state.seat == BORIS
    assert Claim(108) in state.legal()


@pytest.mark.ruling(43)
def test_what_was_fulfilled_need_not_stay_so() -> None:
    state = lying(105)
    state.krones[ANNA] = 20
    go(state, Claim(105), Act(4, 4, 1))
    assert state.krones[ANNA] == 19
    assert points(state, "politics") == 15


def test_a_claim_may_follow_what_the_turn_brings() -> None:
    state = lying(105)
    state.krones[ANNA] = 18
    sits(state, 69)
    go(state, MoveIn(69, 11))
    assert Claim(105) in state.legal()


def test_why_a_card_is_not_claimed() -> None:
    state = opened()
    state.steps[ANNA] = 4
    assert refused(state, Claim(108)) == because(Reason.NOT_FULFILLED, politics=108, need="steps", number=10, have=4)
    assert refused(state, Claim(105)).reason == Reason.NOT_ON_THE_BOARD
