"""Guests are sent home: on the staff's day off, and by the special tile before tourists are taken."""

import pytest

from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.moves import Pass, SendHome
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    finish,
    go,
    hand,
    hotels,
    land,
    lay,
    lives,
    names,
    of,
    offer,
    owns,
    rooms_to_empty,
    takes,
)

# --- day off


@pytest.mark.ruling(27)
def test_on_a_day_off_up_to_two_guests_are_sent_home_after_all_others_have_hosted() -> None:
    state = lives(land(hotels(), "Np"), ANNA, r0="Bp", r1="Gp", r2="Jp")
    lay(state, "off", "6/5", "8/6", "off")
    assert state.seat == BORIS
    finish(state, prompts.HOST)
    assert (state.prompt, state.seat) == (prompts.DAY_OFF, ANNA)
    go(state, SendHome(0), SendHome(2))
    assert list(state.legal()) == [Pass()], "two, and no more; a pass confirms"
    go(state, Pass())
    assert [names(room) for room in state.hotels[ANNA]] == ["", "Gp", "", "", "", ""]
    assert "off" in hand(state, ANNA)


@pytest.mark.ruling(12)
def test_one_or_none_may_be_sent_too() -> None:
    for rooms in ((), (1,)):
        state = lives(land(hotels(), "Np"), ANNA, r0="Jp", r1="Gp")
        lay(state, "off", "off", "off", "off")
        go(state, *map(SendHome, rooms), Pass())
        assert state.free_rooms(ANNA) == 4 + len(rooms)


@pytest.mark.ruling(11)
def test_a_couple_counts_as_one() -> None:
    state = lives(land(hotels(), "Np"), ANNA, r0="Bl Gl", r1="Gp", r2="Jp")
    lay(state, "off", "off", "off", "off")
    events = go(state, SendHome(0), SendHome(1), Pass())
    assert [names((event.tourist,)) for event in of(events, told.SentHome)] == ["Bl", "Gl", "Gp"]
    assert len(state.supply[2]) == 18


@pytest.mark.ruling(13)
def test_on_a_day_off_no_tourists_are_taken_and_the_tile_cannot_be_used() -> None:
    state = owns(lives(land(hotels(), "Np Np"), ANNA, r0="Bp", r1="Gp", r2="Jp"), ANNA, "send_home")
    lay(state, "off", "off", "off", "off")
    assert state.prompt == prompts.DAY_OFF
    go(state, SendHome(0), SendHome(1))
    assert rooms_to_empty(state) == []
    assert state.count(ANNA, 4) == 1


def test_who_has_no_guests_is_not_asked_on_a_day_off() -> None:
    state = lives(land(hotels(), "Np"), CLARA, r0="Gp")
    events = lay(state, "off", "off", "off", "off")
    assert of(events, told.SentNobody) == [told.SentNobody(DENIS)], "counter-clockwise from the tie-break card"
    assert state.seat == CLARA


# --- special tile


@pytest.mark.ruling(11, 12)
def test_before_taking_tourists_the_tile_sends_up_to_two_guests_home() -> None:
    state = owns(lives(land(hotels(), "Np"), ANNA, r0="Bp", r1="Gl Bl", r2="Jp"), ANNA, "send_home")
    lay(state, "6/5", "8/6", "off", "off")
    assert rooms_to_empty(state) == [0, 1, 2]
    events = go(state, SendHome(1))
    assert events[0] == told.TileGivenUp(ANNA, 4)
    assert len(of(events, told.SentHome)) == 2
    go(state, SendHome(2))
    assert rooms_to_empty(state) == [], "two, and no more"
    go(state, takes("p", 1), Pass())
    assert state.boxed, "the tile is back in the box"


@pytest.mark.ruling(12, 13)
def test_one_guest_is_enough() -> None:
    state = owns(lives(land(hotels(), "Np Np"), ANNA, r0="Bp", r1="Gp"), ANNA, "send_home")
    lay(state, "6/5", "8/6", "off", "off")
    go(state, SendHome(1), takes("p", 1))
    assert rooms_to_empty(state) == [], "not after taking tourists"
    assert names(state.hotels[ANNA][0]) == "Bp"


def test_two_tiles_send_four() -> None:
    state = owns(
        lives(land(hotels(), "Np"), ANNA, r0="Bp", r1="Gp", r2="Jp", r3="Jp", r4="Gp"), ANNA, "send_home", "send_home"
    )
    lay(state, "6/5", "off", "off", "off")
    events = go(state, SendHome(0), SendHome(1), SendHome(2), SendHome(3))
    assert len(of(events, told.TileGivenUp)) == 2
    assert rooms_to_empty(state) == []


def test_the_tile_makes_a_full_hotel_worth_asking() -> None:
    full = dict.fromkeys(("r0", "r1", "r2", "r3", "r4", "r5"), "Bp")
    state = owns(lives(land(hotels(), "Np"), ANNA, **full), ANNA, "send_home")
    lay(state, "6/5", "off", "off", "off")
    assert (state.prompt, state.seat) == (prompts.HOST, ANNA)


@pytest.mark.ruling(13)
def test_without_tourists_who_wait_the_owner_is_not_asked() -> None:
    state = owns(lives(hotels(), ANNA, r0="Gp"), ANNA, "send_home")
    lay(state, "6/5", "off", "off", "off")
    assert state.round == 2


@pytest.mark.ruling(17)
def test_to_send_guests_home_alone_does_not_use_up_the_card() -> None:
    state = owns(lives(land(hotels(), "Np"), ANNA, r0="Gp"), ANNA, "send_home")
    lay(state, "6/5", "off", "off", "off")
    go(state, SendHome(0), Pass())
    assert "6/5" in hand(state, ANNA)


@pytest.mark.ruling(16)
def test_a_tile_serves_in_the_round_in_which_it_was_bought_if_its_moment_is_still_to_come() -> None:
    state = offer(lives(land(hotels(), "Np"), ANNA, r0="Gp"), "send_home", "swap_card")
    lay(state, "6/5", "4/4", "off", "off")
    go(state, buys("send_home"), buys("swap_card"))
    assert state.prompt == prompts.HOST, "the moment to replace a card is over"
    go(state, Pass(), SendHome(0))
    assert state.free_rooms(ANNA) == 6
