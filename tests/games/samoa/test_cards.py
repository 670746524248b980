"""Phases 3 and 6: price cards are laid face down, revealed together, discarded or kept; the tiles that change them."""

import pytest

from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.moves import NO_CARD, Choose, Pass, Swap, TakeBack
from fivestars.table.game import told_to
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    card,
    cards,
    discarded,
    go,
    hand,
    hotels,
    kinds,
    land,
    lay,
    of,
    offer,
    owns,
    swaps,
    takes,
)

NUMBERED = "2/3 4/4 6/5 8/6 10/7 12/9 14/8 16/10 18/11 20/12"


# --- laying and revealing


def test_cards_are_laid_one_after_another_clockwise_from_the_tie_break_card() -> None:
    state = land(hotels(tiebreak=2), "Np")
    asked = []
    for _ in range(4):
        asked.append(state.seat)
        go(state, Choose(card("2/3")))
    assert asked == [CLARA, DENIS, ANNA, BORIS]


def test_nobody_is_told_a_card_before_all_are_laid() -> None:
    state = land(hotels(), "Np")
    happened = state.play(Choose(card("6/5")))
    assert told_to(ANNA, happened) == [told.CardChosen(ANNA, card("6/5"))]
    assert told_to(BORIS, happened) == told_to(None, happened) == [told.CardLaid(ANNA)]
    assert state.revealed == 0, "it can be taken back"


def test_the_last_card_reveals_all() -> None:
    state = land(hotels(), "Np")
    events = lay(state, "2/3", "4/4", "6/5", "off")
    assert [event.card for event in of(events, told.CardRevealed)] == [card(n) for n in ("2/3", "4/4", "6/5", "off")]
    assert state.revealed == 1


@pytest.mark.ruling(2)
def test_who_has_only_the_grey_card_left_plays_it_unasked() -> None:
    state = discarded(land(hotels(), "Np"), BORIS, NUMBERED)
    events = go(state, Choose(card("6/5")))
    assert told.CardChosen(BORIS, card("off")) in events
    assert state.seat == CLARA


# --- discarding and keeping


@pytest.mark.ruling(19)
def test_who_builds_or_hosts_discards_the_card_and_all_others_keep_it() -> None:
    state = offer(land(hotels(), "Np Np"), "pool")
    lay(state, "8/6", "6/5", "2/3", "off")
    go(state, buys("pool"), Pass())  # Anna builds; Clara, the cheapest, takes nobody
    events = go(state, takes("p", 0), Pass(), Pass())  # Boris hosts, Anna does not
    assert of(events, told.CardDiscarded) == [
        told.CardDiscarded(ANNA, card("8/6")),
        told.CardDiscarded(BORIS, card("6/5")),
    ], "one of the two is enough"
    assert of(events, told.CardKept) == [told.CardKept(CLARA, card("2/3")), told.CardKept(DENIS, card("off"))]
    assert "8/6" not in hand(state, ANNA)
    assert "2/3" in hand(state, CLARA)
    assert "off" in hand(state, DENIS), "the grey card always comes back"


def test_the_tie_break_card_moves_one_step_clockwise() -> None:
    state = land(hotels(tiebreak=3), "Np")
    events = lay(state, "off", "off", "off", "off")
    assert of(events, told.TieBreakMoved) == [told.TieBreakMoved(DENIS, ANNA)]
    assert state.clockwise() == (0, 1, 2, 3)


# --- special tile: replace the card


@pytest.mark.ruling(14)
def test_after_the_reveal_owners_of_the_tile_are_asked_once_clockwise_from_the_tie_break_card() -> None:
    state = owns(owns(land(hotels(tiebreak=2), "Np"), ANNA, "swap_card"), CLARA, "swap_card")
    lay(state, "2/3", "4/4", "6/5", "8/6")
    assert (state.prompt, state.seat) == (prompts.SWAP, CLARA)
    go(state, Pass())
    assert (state.prompt, state.seat) == (prompts.SWAP, ANNA)
    events = go(state, swaps("20/12"))
    assert told.CardSwapped(ANNA, card("2/3"), card("20/12")) in events
    assert state.prompt == prompts.HOST
    assert state.host_order() == (BORIS, CLARA, DENIS, ANNA)


def test_the_replaced_card_is_in_the_hand_again_and_the_tile_is_gone() -> None:
    state = owns(land(hotels(), "Np"), ANNA, "swap_card")
    lay(state, "2/3", "4/4", "6/5", "8/6")
    assert Swap(card("2/3")) not in state.legal(), "it lies in front, not in the hand"
    before = state.revealed
    go(state, swaps("10/7"))
    assert "2/3" in hand(state, ANNA)
    assert "10/7" not in hand(state, ANNA)
    assert state.count(ANNA, 3) == 0
    assert state.revealed == before + 1, "a card has come to light"


@pytest.mark.ruling(14)
def test_the_grey_card_may_be_swapped_in_and_out() -> None:
    state = owns(land(hotels(), "Np"), ANNA, "swap_card")
    lay(state, "2/3", "4/4", "6/5", "8/6")
    go(state, swaps("off"))
    assert ANNA not in state.host_order()
    state = owns(land(hotels(), "Np"), ANNA, "swap_card")
    lay(state, "off", "4/4", "6/5", "8/6")
    go(state, swaps("2/3"))
    assert state.seat == ANNA, "she works after all, and is the cheapest"


@pytest.mark.ruling(14)
def test_an_owner_of_two_tiles_may_use_both_one_after_the_other() -> None:
    state = owns(land(hotels(), "Np"), ANNA, "swap_card", "swap_card")
    lay(state, "2/3", "4/4", "6/5", "8/6")
    go(state, swaps("10/7"))
    assert (state.prompt, state.seat) == (prompts.SWAP, ANNA)
    go(state, swaps("2/3"))
    assert state.cards[ANNA] == card("2/3"), "even back to the first"
    assert state.prompt == prompts.HOST


@pytest.mark.ruling(17)
def test_a_swapped_card_that_brings_nothing_comes_back_too() -> None:
    state = owns(land(hotels(), "Np"), ANNA, "swap_card")
    lay(state, "2/3", "off", "off", "off")
    go(state, swaps("10/7"), Pass())
    assert len(hand(state, ANNA)) == 11


def test_an_owner_without_another_card_is_not_asked() -> None:
    state = owns(discarded(land(hotels(tiebreak=BORIS), "Np"), ANNA, NUMBERED), ANNA, "swap_card")
    lay(state, "off", "4/4", "6/5", "8/6")
    assert state.cards[ANNA] == card("off")
    assert state.prompt == prompts.HOST


# --- special tile: take cards back


@pytest.mark.ruling(15)
def test_two_discarded_cards_come_back_before_a_card_is_laid() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 6/5 20/12"), ANNA, "take_back")
    assert len(kinds(state, TakeBack)) == 3, "each pair, the lower first"
    events = go(state, TakeBack(card("2/3"), card("20/12")))
    assert told.CardsTakenBack(ANNA, card("2/3"), card("20/12")) in events
    assert state.discarded[ANNA] == cards("6/5")
    assert state.seat == ANNA, "and now she lays a card"
    assert Choose(card("20/12")) in state.legal()
    assert not kinds(state, TakeBack), "the tile is used up"


@pytest.mark.ruling(15)
def test_one_card_comes_back_where_only_one_is_discarded() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "6/5"), ANNA, "take_back")
    assert kinds(state, TakeBack) == [TakeBack(card("6/5"), NO_CARD)]
    go(state, TakeBack(card("6/5"), NO_CARD))
    assert len(hand(state, ANNA)) == 11


def test_without_a_discard_the_tile_cannot_be_used() -> None:
    state = owns(land(hotels(), "Np"), ANNA, "take_back")
    assert not kinds(state, TakeBack)


def test_others_see_only_how_many_cards_come_back() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 6/5 20/12"), ANNA, "take_back")
    happened = state.play(TakeBack(card("2/3"), card("20/12")))
    assert told_to(BORIS, happened)[1:] == [told.CardsTakenBackUnseen(ANNA)]
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3"), ANNA, "take_back")
    happened = state.play(TakeBack(card("2/3"), NO_CARD))
    assert told_to(BORIS, happened)[1:] == [told.CardTakenBackUnseen(ANNA)]


@pytest.mark.ruling(15)
def test_cards_may_come_back_right_before_a_swap_and_the_card_in_front_is_no_discard() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 6/5"), ANNA, "swap_card", "take_back")
    lay(state, "10/7", "off", "off", "off")
    assert [move for move in state.legal() if isinstance(move, TakeBack)] == [TakeBack(card("2/3"), card("6/5"))]
    go(state, TakeBack(card("2/3"), card("6/5")), swaps("6/5"))
    assert state.cards[ANNA] == card("6/5")


def test_who_has_only_the_grey_card_but_can_take_cards_back_is_asked() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, NUMBERED), ANNA, "take_back")
    go(state, TakeBack(card("2/3"), card("20/12")), Choose(card("2/3")))
    state = owns(discarded(land(hotels(), "Np"), ANNA, NUMBERED), ANNA, "take_back", "swap_card")
    lay(state, "off", "4/4", "6/5", "8/6")
    assert (state.prompt, state.seat) == (prompts.SWAP, ANNA), "no card in the hand, but two may come back"
