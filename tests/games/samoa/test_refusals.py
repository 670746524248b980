"""Why a move is refused, in every phase: each reason, and nothing refused that is legal or the other way round."""

from itertools import product

import pytest

from fivestars.games.samoa import GAME
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_ROOM,
    Buy,
    Choose,
    Pass,
    Place,
    SendHome,
    Swap,
    TakeBack,
)
from fivestars.games.samoa.rules.objections import Reason
from fivestars.table.dice import Dice
from fivestars.table.game import IllegalMove, Move, Refusal, place
from games.samoa.positions import (
    ANNA,
    BORIS,
    buys,
    card,
    cards,
    discarded,
    go,
    hotels,
    land,
    lay,
    lives,
    offer,
    owns,
    rich,
    swaps,
    takes,
    tile,
)


def refusal(state: Samoa, move: Move) -> str:
    """Return the reason why a move is refused, and check that it changes nothing."""
    before = state.copy()
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert state == before
    return str(refused.value.objection.reason)


def in_phase(prompt: str) -> Samoa:
    """Return a table at which Anna decides this."""
    state = discarded(land(hotels(), "Np Nl", "Nr"), ANNA, "2/3 4/4 20/12")
    lives(state, ANNA, r0="Bp", r1="Bl", r2="Gp")
    if prompt == prompts.CARD:
        return owns(state, ANNA, "take_back")
    if prompt == prompts.SWAP:
        owns(state, ANNA, "swap_card")
    if prompt == prompts.BUILD:
        offer(owns(state, ANNA, "suite"), "pool", "suite")
    lay(state, "off" if prompt == prompts.DAY_OFF else "6/5", "off", "off", "off")
    if prompt == prompts.HOST_ON:
        go(state, takes("p", 3))
    assert (state.prompt, state.seat) == (prompt, ANNA)
    return state


SAMPLES: dict[type[Move], Move] = {
    Choose: Choose(card("6/5")),
    Swap: Swap(card("8/6")),
    TakeBack: TakeBack(card("2/3"), card("4/4")),
    Buy: buys("pool"),
    SendHome: SendHome(0),
    Place: takes("p", 4),
    Pass: Pass(),
}


@pytest.mark.parametrize(
    ("prompt", "kind", "reason"),
    [
        *(
            (prompt, Choose, Reason.NOT_CHOOSING)
            for prompt in (prompts.SWAP, prompts.BUILD, prompts.HOST, prompts.DAY_OFF)
        ),
        *(
            (prompt, Swap, Reason.NOT_SWAPPING)
            for prompt in (prompts.CARD, prompts.BUILD, prompts.HOST, prompts.DAY_OFF)
        ),
        *((prompt, Buy, Reason.NOT_BUILDING) for prompt in (prompts.CARD, prompts.SWAP, prompts.HOST, prompts.DAY_OFF)),
        *(
            (prompt, Place, Reason.NOT_PLACING)
            for prompt in (prompts.CARD, prompts.SWAP, prompts.BUILD, prompts.DAY_OFF)
        ),
        *((prompt, SendHome, Reason.NOT_SENDING) for prompt in (prompts.CARD, prompts.SWAP, prompts.BUILD)),
        *((prompt, TakeBack, Reason.NOT_TAKING_BACK) for prompt in (prompts.BUILD, prompts.HOST, prompts.DAY_OFF)),
        (prompts.SWAP, TakeBack, Reason.NO_TAKE_BACK_TILE),
        (prompts.HOST, SendHome, Reason.NO_SEND_TILE),
        (prompts.HOST_ON, SendHome, Reason.HAS_PLACED),
        (prompts.CARD, Pass, Reason.MUST_CHOOSE),
    ],
)
def test_each_thing_has_its_time(prompt: str, kind: type[Move], reason: Reason) -> None:
    assert refusal(in_phase(prompt), SAMPLES[kind]) == reason


def test_only_cards_of_the_hand_are_laid_or_swapped_in() -> None:
    assert refusal(in_phase(prompts.CARD), Choose(card("2/3"))) == Reason.NOT_IN_HAND
    assert refusal(in_phase(prompts.SWAP), swaps("6/5")) == Reason.NOT_IN_HAND, "it lies in front"
    assert refusal(in_phase(prompts.CARD), Choose(11)) == Refusal.NOT_A_MOVE


def test_only_discarded_cards_are_taken_back_two_of_them_the_lower_first() -> None:
    state = in_phase(prompts.CARD)
    assert refusal(state, TakeBack(card("2/3"), card("6/5"))) == Reason.NOT_DISCARDED
    assert refusal(state, TakeBack(card("2/3"), NO_CARD)) == Reason.TAKE_TWO
    assert refusal(state, TakeBack(card("2/3"), card("2/3"))) == Reason.TAKE_TWO
    assert refusal(state, TakeBack(card("20/12"), card("2/3"))) == Reason.LOWER_FIRST
    assert refusal(state, TakeBack(NO_CARD, card("2/3"))) == Refusal.NOT_A_MOVE


def test_what_is_not_on_offer_is_not_bought() -> None:
    state = in_phase(prompts.BUILD)
    assert refusal(state, buys("extra_room")) == Reason.NOT_ON_OFFER
    assert refusal(state, Buy(6, NO_ROOM)) == Refusal.NOT_A_MOVE


def test_a_bid_that_the_coins_do_not_reach_is_told_with_both_numbers() -> None:
    state = offer(rich(land(hotels(), "Np"), ANNA, 12), "pool")
    lay(state, "14/8", "off", "off", "off")
    objection = state.objection(buys("pool"))
    assert objection is not None
    assert (objection.reason, dict(objection.facts)) == (Reason.TOO_DEAR, {"price": 14, "money": 12})


def test_a_suite_needs_a_room_of_the_board_and_nothing_else_does() -> None:
    state = in_phase(prompts.BUILD)
    assert refusal(state, buys("suite", 0)) == Reason.SUITE_ALREADY
    assert refusal(state, buys("suite", 6)) == Reason.NEEDS_A_ROOM
    assert refusal(state, buys("suite", NO_ROOM)) == Reason.NEEDS_A_ROOM
    assert refusal(state, buys("pool", 1)) == Reason.NEEDS_NO_ROOM


def test_only_guests_are_sent_home_and_no_more_than_two() -> None:
    state = in_phase(prompts.DAY_OFF)
    assert refusal(state, SendHome(3)) == Reason.NOBODY_THERE
    assert refusal(state, SendHome(6)) == Reason.NOT_YOUR_ROOM
    assert refusal(state, SendHome(10)) == Refusal.NOT_A_MOVE
    go(state, SendHome(0), SendHome(1))
    assert refusal(state, SendHome(2)) == Reason.SENT_ENOUGH


def test_only_tourists_of_one_group_move_into_free_rooms() -> None:
    state = in_phase(prompts.HOST)
    assert refusal(state, takes("p", 0)) == Reason.ROOM_TAKEN
    assert refusal(state, takes("p", 1)) == Reason.ROOM_FOR_LOVER
    assert refusal(state, takes("p", 6)) == Reason.NOT_YOUR_ROOM
    assert refusal(state, takes("p", 10)) == Refusal.NOT_A_MOVE
    assert refusal(state, takes("c", 3)) == Reason.NOT_IN_GROUP
    assert refusal(state, takes("p", 3, group=2)) == Refusal.NOT_A_MOVE
    go(state, takes("p", 3))
    assert refusal(state, takes("r", 4, group=1)) == Reason.ONE_GROUP
    assert refusal(state, takes("l", 3)) == Reason.ROOM_TAKEN


def test_a_move_of_another_kind_with_the_same_numbers_is_another_move() -> None:
    state = in_phase(prompts.CARD)
    assert state.objection(Choose(card("6/5"))) is None
    assert refusal(state, SendHome(card("6/5"))) == Reason.NOT_SENDING


def test_after_the_end_nothing_is_played() -> None:
    state = land(hotels(number=12), "Jp")
    lay(state, "off", "off", "off", "off")
    assert refusal(state, Pass()) == Refusal.GAME_OVER


def every_move() -> list[Move]:
    """Return all moves that numbers near the box's can make."""
    moves: list[Move] = [Pass()]
    moves += [kind(number) for kind in (Choose, Swap, SendHome) for number in range(-1, 12)]
    moves += [TakeBack(*pair) for pair in product(range(-1, 12), repeat=2)]
    moves += [Buy(*pair) for pair in product(range(-1, 7), range(-1, 11))]
    moves += [Place(*parts) for parts in product(range(-1, 4), range(-1, 7), range(-1, 11))]
    return moves


@pytest.mark.parametrize("seats", GAME.seats)
def test_exactly_the_legal_moves_meet_no_objection(seats: int) -> None:
    state, chance, moves = GAME.deal(seats, {}, 0, Dice(seats), GAME.edition), Dice(seats), every_move()
    for count in range(10_000):
        if state.seat is None:
            break
        legal = state.legal()
        if count % 29 == 0:
            free = [move for move in moves if state.objection(move) is None]
            assert len(free) == len(legal)
            assert all(place(move, legal) >= 0 for move in free)
        state.apply(chance.choice(legal))


def test_the_tile_that_sends_home_is_needed_by_name() -> None:
    state = owns(in_phase(prompts.HOST), ANNA, "send_home")
    assert state.count(ANNA, tile("send_home")) == 1
    assert state.objection(SendHome(0)) is None


def test_nothing_of_another_seat_is_decided() -> None:
    state = discarded(in_phase(prompts.HOST), BORIS, "2/3")
    assert state.seat == ANNA
    assert state.discarded[BORIS] == cards("2/3")
    assert refusal(state, Choose(card("6/5"))) == Reason.NOT_CHOOSING
