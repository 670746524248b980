"""The worked examples of the rulebook, with its numbers."""

from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.moves import Pass, SendHome
from fivestars.games.samoa.rules.rounds import group_sizes
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    card,
    coins,
    finish,
    go,
    hand,
    hosted,
    hotels,
    land,
    lay,
    lives,
    of,
    offer,
    owns,
    takes,
)


def test_the_fourth_round_with_norwegian_tourists() -> None:
    state = hotels(number=4, flags="BGJNBGJNBGJN")
    land(lives(state, CLARA, r0="Bp", r1="Gp", r2="Jp"), "Np Np Np Np", "Np Np Np")
    offer(state, "pool")
    lay(state, "2/3", "14/8", "off", "6/5")

    assert state.build_order() == (BORIS, DENIS, ANNA)
    go(state, Pass())  # Boris
    go(state, buys("pool"))  # Denis
    assert coins(state, DENIS) == 25 - 6

    assert state.host_order() == (ANNA, DENIS, BORIS)
    anna = go(state, takes("p", 0), takes("p", 1), takes("p", 2), Pass())
    assert told.Hosted(ANNA, 9) in anna
    assert list(map(len, state.groups)) == [1, 3]
    denis = go(state, *(takes("p", room, group=1) for room in range(3)), Pass())
    assert told.Hosted(DENIS, 15) in denis
    assert state.seat == BORIS
    go(state, Pass())

    assert (state.prompt, state.seat) == (prompts.DAY_OFF, CLARA)
    events = go(state, SendHome(0), SendHome(2), Pass())
    assert of(events, told.LeftOver) == [told.LeftOver(1)]
    assert (coins(state, ANNA), coins(state, DENIS)) == (25 + 9, 25 - 6 + 15)
    assert of(events, told.CardDiscarded) == [
        told.CardDiscarded(ANNA, card("2/3")),
        told.CardDiscarded(DENIS, card("6/5")),
    ]
    assert "14/8" in hand(state, BORIS)
    assert "off" in hand(state, CLARA)
    assert state.round == 5


def test_a_tie_is_broken_clockwise_for_builders_and_counter_clockwise_for_hosts() -> None:
    state = land(offer(hotels(tiebreak=BORIS), "pool"), "Np")
    lay(state, "8/6", "6/5", "8/6", "12/9")
    assert state.build_order() == (DENIS, CLARA, ANNA, BORIS)
    assert state.host_order() == (BORIS, ANNA, CLARA, DENIS)
    events = finish(state, prompts.BUILD) + finish(state, prompts.HOST)
    assert of(events, told.TieBreakMoved) == [told.TieBreakMoved(BORIS, CLARA)]


def test_in_the_holidays_four_and_three_become_eight_and_six() -> None:
    assert group_sizes(9, 6, 4) == (8, 6)


def test_a_rich_tourist_pays_14_at_a_price_of_7() -> None:
    state = land(hotels(), "Nr")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("r", 0)) == 14


def test_two_swimmers_with_5_between_them_bring_15_for_three_pools() -> None:
    state = owns(land(hotels(), "N2 N3"), ANNA, "pool", "pool", "pool")
    lay(state, "10/7", "off", "off", "off")
    assert told.Swam(ANNA, 15) in go(state, takes("2", 0), takes("3", 1), Pass())


def test_the_first_pool_brings_5_at_once_and_2_with_the_next_swimmer() -> None:
    state = land(offer(lives(hotels(), ANNA, r0="B2", r1="B3"), "pool"), "N2")
    lay(state, "10/7", "off", "off", "off")
    assert told.PoolOpened(ANNA, 5) in go(state, buys("pool"))
    assert told.Swam(ANNA, 2) in go(state, takes("2", 2), Pass())


def test_a_rich_tourist_in_a_suite_next_to_a_celebrity_pays_double_and_no_more() -> None:
    state = owns(lives(land(hotels(), "Nr"), ANNA, r1="Gc"), ANNA, "suite")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("r", 0)) == 14
