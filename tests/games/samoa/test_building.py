"""Phase 4: tiles are bought at the own bid, the highest first."""

import pytest

from fivestars.games.samoa.box import BOX, EXTRA_ROOM, POOL, SUITE
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.moves import Buy, Pass
from fivestars.games.samoa.rules.scoring import specials
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    coins,
    finish,
    go,
    hotels,
    kinds,
    land,
    lay,
    lives,
    of,
    offer,
    owns,
    rich,
    tile,
)


def test_the_highest_bid_builds_first_at_its_own_price() -> None:
    state = offer(land(hotels(), "Np"), "pool", "swap_card")
    lay(state, "6/5", "14/8", "2/3", "off")
    assert (state.prompt, state.seat) == (prompts.BUILD, BORIS)
    go(state, buys("pool"))
    assert coins(state, BORIS) == 25 - 14
    assert state.seat == ANNA
    go(state, buys("swap_card"))
    assert coins(state, ANNA) == 25 - 6
    assert state.prompt == prompts.HOST, "no tile is left for Clara"


def test_who_buys_a_special_tile_is_told_what_it_brings_unless_it_is_used() -> None:
    state = offer(land(hotels(), "Np"), "pool", "swap_card")
    lay(state, "6/5", "14/8", "off", "off")
    assert not any(isinstance(event, told.BuiltWorth) for event in go(state, buys("pool")))
    before = state.standing().scores[ANNA].total
    assert told.BuiltWorth(ANNA, BOX.unused_special) in go(state, buys("swap_card"))
    assert (state.standing().scores[ANNA].total or 0) - (before or 0) == BOX.unused_special - 6


def test_equal_bids_build_clockwise_from_the_tie_break_card() -> None:
    state = offer(land(hotels(tiebreak=CLARA), "Np"), "pool")
    lay(state, "6/5", "6/5", "6/5", "6/5")
    assert state.build_order() == (CLARA, DENIS, ANNA, BORIS)


def test_who_passes_leaves_the_tile_to_the_next() -> None:
    state = offer(land(hotels(), "Np"), "pool")
    lay(state, "6/5", "14/8", "2/3", "off")
    go(state, Pass(), Pass())
    assert state.seat == CLARA


def test_the_staff_s_day_off_builds_nothing() -> None:
    state = offer(land(hotels(), "Np"), "pool")
    lay(state, "6/5", "off", "2/3", "off")
    assert state.build_order() == (ANNA, CLARA)


@pytest.mark.ruling(18)
def test_nobody_buys_a_second_tile_in_a_round() -> None:
    state = offer(land(hotels(), "Np"), "pool", "pool")
    lay(state, "6/5", "off", "off", "off")
    go(state, buys("pool"))
    assert state.prompt == prompts.HOST


@pytest.mark.ruling(1)
def test_nobody_builds_on_credit_and_yet_is_asked_lest_the_others_count_the_coins() -> None:
    state = rich(offer(land(hotels(), "Np"), "pool"), ANNA, 7)
    lay(state, "8/6", "off", "off", "off")
    assert (state.prompt, state.seat) == (prompts.BUILD, ANNA)
    assert list(state.legal()) == [Pass()]
    state = rich(offer(land(hotels(), "Np"), "pool"), ANNA, 8)
    lay(state, "8/6", "off", "off", "off")
    go(state, buys("pool"))
    assert coins(state, ANNA) == 0


def test_tiles_of_a_kind_are_offered_once() -> None:
    state = offer(land(hotels(), "Np"), "pool", "pool", "extra_room")
    lay(state, "8/6", "off", "off", "off")
    assert kinds(state, Buy) == [Buy(EXTRA_ROOM, -1), Buy(POOL, -1)]


# --- what the tiles do


def test_an_extra_room_stands_beside_the_hotel() -> None:
    state = offer(land(hotels(), "Np"), "extra_room")
    lay(state, "8/6", "off", "off", "off")
    go(state, buys("extra_room"))
    assert len(state.hotels[ANNA]) == 7
    assert state.free_rooms(ANNA) == 7


@pytest.mark.ruling(9)
def test_a_suite_covers_any_room_of_the_board_once_lived_in_or_not() -> None:
    state = owns(offer(lives(land(hotels(), "Np"), ANNA, r3="Gp"), "suite"), ANNA, "suite", "extra_room")
    lay(state, "8/6", "off", "off", "off")
    assert kinds(state, Buy) == [Buy(SUITE, room) for room in (1, 2, 3, 4, 5)], "not room 0 again, not room 6"
    before = coins(state, ANNA)
    events = go(state, buys("suite", 3))
    assert told.SuiteFitted(ANNA, 3) in events
    assert coins(state, ANNA) == before - 8, "who lives there already pays nothing again"
    assert state.payment(ANNA, 0, 3) == (12, 0)


@pytest.mark.ruling(8)
def test_a_new_pool_pays_for_the_swimmers_who_live_there_and_only_for_itself() -> None:
    state = owns(offer(lives(land(hotels(), "Np"), ANNA, r0="B2", r1="G3"), "pool"), ANNA, "pool")
    lay(state, "8/6", "off", "off", "off")
    events = go(state, buys("pool"))
    assert told.PoolOpened(ANNA, 5) in events, "not twice 5, for two pools"
    assert coins(state, ANNA) == 25 - 8 + 5


@pytest.mark.ruling(8)
def test_a_new_pool_can_be_paid_only_with_coins_that_are_there_before() -> None:
    state = rich(offer(lives(land(hotels(), "Np"), ANNA, r0="B2", r1="G3"), "pool"), ANNA, 7)
    lay(state, "8/6", "off", "off", "off")
    assert not kinds(state, Buy), "the price is paid first"


def test_special_tiles_lie_beside_the_hotel() -> None:
    state = offer(land(hotels(), "Np"), "swap_card")
    lay(state, "8/6", "off", "off", "off")
    go(state, buys("swap_card"))
    assert state.count(ANNA, tile("swap_card")) == 1
    assert specials(state, ANNA) == BOX.unused_special


def test_unsold_tiles_stay_for_the_next_round() -> None:
    state = offer(land(hotels(), "Np"), "pool")
    lay(state, "8/6", "off", "off", "off")
    events = finish(state, prompts.BUILD) + finish(state, prompts.HOST)
    assert of(events, told.BuiltNothing) == [told.BuiltNothing(ANNA)]
    assert state.round == 2
    assert len(state.market) == 1 + 2, "two more are turned up with four players"
