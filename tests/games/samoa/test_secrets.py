"""Ruling 30: hands, discards and coins are hidden, and cards before they are revealed; the rest is open.

Who was there has seen every card that was discarded, so only a tile that takes some back leaves a doubt.
"""

import pytest

from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.moves import NO_CARD, Choose, Pass, TakeBack
from fivestars.games.samoa.rules.table import HIDDEN
from fivestars.table.dice import Dice
from fivestars.table.game import Score
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    card,
    cards,
    discarded,
    finish,
    go,
    hand,
    hotels,
    land,
    lay,
    lives,
    offer,
    owns,
    swaps,
    takes,
)


@pytest.mark.ruling(30)
def test_others_coins_hands_and_discards_are_hidden() -> None:
    state = discarded(discarded(land(hotels(), "Np"), ANNA, "2/3"), BORIS, "6/5 8/6")
    seen = state.seen_by(ANNA)
    assert (seen.money(ANNA), seen.money(BORIS)) == (25, None)
    assert seen.discarded == [cards("2/3"), HIDDEN, HIDDEN, HIDDEN]
    assert hand(seen, BORIS) == []
    assert seen.standing().scores[BORIS] == Score(None)
    assert [seen.hand_size(seat) for seat in range(4)] == [10, 9, 11, 11], "as everybody can count"
    nobody = state.seen_by(None)
    assert nobody.accounts == [None] * 4
    assert nobody.discarded == [HIDDEN] * 4


@pytest.mark.ruling(30)
def test_an_unrevealed_card_is_hidden_though_not_that_it_lies_there() -> None:
    state = land(hotels(), "Np")
    go(state, Choose(card("2/3")), Choose(card("6/5")))
    assert state.seen_by(ANNA).cards == [card("2/3"), HIDDEN, NO_CARD, NO_CARD]
    assert state.seen_by(CLARA).cards == [HIDDEN, HIDDEN, NO_CARD, NO_CARD]
    go(state, Choose(card("8/6")), Choose(card("off")))
    assert state.seen_by(None).cards == [card("2/3"), card("6/5"), card("8/6"), card("off")]


@pytest.mark.ruling(30)
def test_hotels_tiles_tourists_and_what_has_not_come_yet_are_open() -> None:
    state = offer(lives(land(hotels(), "Np"), ANNA, r0="Bp"), "pool")
    seen = state.seen_by(BORIS)
    for what in ("hotels", "tiles", "suites", "groups", "market", "supply", "pile", "deck", "landed", "flags"):
        assert getattr(seen, what) == getattr(state, what), what


def test_what_comes_next_is_nowhere() -> None:
    with pytest.raises(RuntimeError):
        land(hotels(), "Np").seen_by(ANNA).dice.random()


@pytest.mark.parametrize("seed", range(5))
def test_a_guess_knows_discards_that_everybody_saw(seed: int) -> None:
    state = land(hotels(), "Np Np")
    lay(state, "2/3", "6/5", "8/6", "off")
    go(state, takes("p", 0), Pass(), takes("p", 0), Pass())
    guess = state.guess(DENIS, Dice(seed))
    assert [guess.discarded[seat] for seat in range(4)] == [cards("2/3"), cards("6/5"), 0, 0]


def test_cards_taken_back_unseen_leave_a_doubt_that_later_cards_settle() -> None:
    state = owns(discarded(land(hotels(), "Np Np"), ANNA, "2/3 6/5 20/12"), ANNA, "take_back")
    go(state, TakeBack(card("2/3"), card("20/12")))
    guesses = {state.guess(BORIS, Dice(seed)).discarded[ANNA] for seed in range(40)}
    assert guesses == {cards("2/3"), cards("6/5"), cards("20/12")}, "one of the three still lies there"
    assert state.guess(ANNA, Dice(0)).discarded[ANNA] == cards("6/5"), "she knows which"
    lay(state, "2/3", "off", "off", "off")
    guesses = {state.guess(BORIS, Dice(seed)).discarded[ANNA] for seed in range(40)}
    assert guesses == {cards("6/5"), cards("20/12")}, "the card in front is not there"
    finish(state, prompts.HOST)
    lay(state, "20/12", "off", "off", "off")
    assert {state.guess(BORIS, Dice(seed)).discarded[ANNA] for seed in range(40)} == {cards("6/5")}


def test_a_card_swapped_in_settles_a_doubt_too() -> None:
    state = discarded(land(hotels(), "Np Np"), ANNA, "2/3 6/5 20/12")
    owns(state, ANNA, "take_back", "swap_card")
    go(state, TakeBack(card("2/3"), card("20/12")))
    lay(state, "10/7", "off", "off", "off")
    go(state, swaps("2/3"))
    guesses = {state.guess(BORIS, Dice(seed)).discarded[ANNA] for seed in range(40)}
    assert guesses == {cards("6/5"), cards("20/12")}


def test_to_take_back_all_leaves_no_doubt() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 20/12"), ANNA, "take_back")
    go(state, TakeBack(card("2/3"), card("20/12")))
    assert state.guess(BORIS, Dice(1)).discarded[ANNA] == 0


def test_a_second_doubt_adds_to_the_first() -> None:
    names = "2/3 6/5 20/12 8/6"
    state = owns(discarded(land(hotels(), "Np"), ANNA, names), ANNA, "take_back", "take_back")
    go(state, TakeBack(card("2/3"), card("8/6")), TakeBack(card("6/5"), card("20/12")))
    assert state.guess(BORIS, Dice(1)).discarded[ANNA] == 0


def test_a_guess_lays_only_cards_that_a_hand_may_hold() -> None:
    state = discarded(land(hotels(), "Np"), ANNA, "2/3 4/4 6/5 8/6 10/7 12/9 14/8 16/10 18/11")
    go(state, Choose(card("20/12")))
    laid = {state.guess(BORIS, Dice(seed)).cards[ANNA] for seed in range(40)}
    assert laid == {card("20/12"), card("off")}


def test_a_guess_gives_others_coins_that_they_can_have() -> None:
    state = offer(land(hotels(), "Np Np"), "pool")
    lay(state, "20/12", "6/5", "off", "off")
    go(state, buys("pool"))
    for seed in range(20):
        guess = state.guess(CLARA, Dice(seed))
        for seat in range(4):
            assert (guess.money(seat) or 0) >= 0
        assert guess.money(CLARA) == 25


def test_who_cannot_pay_is_asked_like_who_can() -> None:
    def asked(coins: int) -> list[int | None]:
        state = offer(land(hotels(), "Np"), "pool")
        lay(state, "12/9", "8/6", "off", "off")
        state.book(ANNA, building=25 - coins)
        seats: list[int | None] = []
        while state.prompt == prompts.BUILD:
            seats.append(state.seat)
            go(state, Pass())
        return seats

    assert asked(0) == asked(25) == [ANNA, BORIS]


def public(state: Samoa) -> tuple[int | None, str, tuple[int, ...]]:
    return state.seat, state.prompt, state.queue


def test_the_grey_card_is_played_unasked_only_where_everybody_can_count_that_no_other_is_left() -> None:
    numbered = "2/3 4/4 6/5 8/6 10/7 12/9 14/8 16/10 18/11 20/12"
    state = discarded(land(hotels(), "Np"), BORIS, numbered)
    guess = state.guess(DENIS, Dice(3))
    go(state, Choose(card("2/3")))
    go(guess, Choose(card("2/3")))
    assert public(state) == public(guess)
