"""The end: after twelve rounds the coins are counted, unused special tiles among them."""

import pytest

from fivestars.games.samoa.box import BOX
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.scoring import specials
from fivestars.table.game import Standing
from games.samoa.positions import ANNA, BORIS, CLARA, DENIS, hotels, land, lay, lives, of, owns, rich


def ended(state: Samoa) -> Standing:
    """Play the last round without anybody doing anything; return how it ends."""
    lay(state, "off", "off", "off", "off")
    while state.seat is not None:
        state.play(state.legal()[-1])
    return state.standing()


def last_round(*coins: int) -> Samoa:
    state = land(hotels(number=12), "Jp")
    for seat, money in enumerate(coins):
        rich(state, seat, money)
    return state


def test_the_most_coins_win() -> None:
    standing = ended(last_round(90, 120, 100, 40))
    assert [score.total for score in standing.scores] == [90, 120, 100, 40]
    assert (standing.winners, standing.decided_by) == ((BORIS,), "coins")


@pytest.mark.ruling(26)
def test_an_unused_special_tile_brings_3_coins_before_any_tie() -> None:
    state = owns(owns(last_round(97, 100, 100, 40), ANNA, "swap_card", "take_back"), BORIS, "pool")
    standing = ended(state)
    assert standing.scores[ANNA].total == 97 + 6
    assert dict(standing.scores[ANNA].parts)["specials"] == 2 * BOX.unused_special
    assert (standing.winners, standing.decided_by) == ((ANNA,), "coins")


def test_a_tile_that_was_given_up_brings_nothing() -> None:
    state = owns(last_round(100, 100, 100, 40), ANNA, "swap_card")
    lay(state, "2/3", "off", "off", "off")
    state.play(state.legal()[0])
    assert specials(state, ANNA) == 0


@pytest.mark.ruling(25)
def test_of_equal_coins_more_free_rooms_win_extra_ones_too_a_lone_lover_s_not() -> None:
    state = last_round(100, 100, 100, 40)
    lives(state, ANNA, r0="Gp")
    lives(state, BORIS, r0="Gl", r1="Gp")
    owns(lives(state, CLARA, r0="Gp", r1="Bp"), CLARA, "extra_room", "extra_room")
    standing = ended(state)
    assert (standing.winners, standing.decided_by) == ((CLARA,), "free rooms"), "5, 4, 6"


@pytest.mark.ruling(25)
def test_of_equal_coins_and_free_rooms_all_win() -> None:
    state = last_round(100, 40, 100, 100)
    lives(state, ANNA, r0="Gp")
    standing = ended(state)
    assert (standing.winners, standing.decided_by) == ((CLARA, DENIS), "shared")


def test_free_rooms_of_poorer_hotels_do_not_matter() -> None:
    state = last_round(100, 90, 40, 40)
    lives(state, ANNA, r0="Gp")
    assert ended(state).winners == (ANNA,)


def test_the_parts_of_a_score_add_up() -> None:
    standing = ended(last_round(100, 90, 40, 40))
    for score in standing.scores:
        assert sum(points for _, points in score.parts) == score.total


def test_at_the_end_all_is_open() -> None:
    state = last_round(100, 90, 40, 40)
    assert of(lay(state, "off", "off", "off", "off"), told.GameEnded)
    assert state.seat is None
    for viewer in (None, ANNA):
        seen = state.seen_by(viewer)
        assert seen.standing() == state.standing()
        assert seen.discarded == state.discarded
