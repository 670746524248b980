"""What a bot stands on: one look ahead beats random play, and what it knows can be seen in single positions."""

import pytest

from fivestars.games.samoa import GAME
from fivestars.games.samoa.bot.strategy import Outlook, promising, worth
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.moves import Choose, Pass, Place, SendHome, TakeBack
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    card,
    discarded,
    go,
    hotels,
    land,
    lay,
    lives,
    offer,
    owns,
    takes,
)

FULL = dict(zip(("r0", "r1", "r2", "r3", "r4", "r5"), ("Bp", "Bp", "Gp", "Gp", "Jp", "Jp"), strict=True))


def greedy(state: Samoa, dice: Dice) -> Move:
    """Return the move after which the position looks best, on one guess at what the seat cannot see."""
    seat = state.seat or 0
    guess = state.seen_by(seat).guess(seat, dice)
    return max(promising(guess, guess.legal()), key=lambda move: after(guess, seat, move))


def after(state: Samoa, seat: int, *moves: Move) -> float:
    """Return what a seat makes of some moves."""
    state = state.copy()
    for move in moves:
        state.apply(move)
    return worth(state, seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_look_ahead_beats_random_play(seats: int) -> None:
    games = 4 * seats
    won = 0
    for seed in range(games):
        state, dice, mine = (
            GAME.deal(seats, {}, seed // seats % seats, Dice(seed), GAME.edition),
            Dice(seed + 1),
            seed % seats,
        )
        while state.seat is not None:
            state.apply(greedy(state, dice) if state.seat == mine else dice.choice(state.legal()))
        won += state.standing().winners == (mine,)
    assert won >= games - 1


def test_equal_rooms_are_looked_at_once() -> None:
    state = land(hotels(), "Np Np")
    lay(state, "6/5", "off", "off", "off")
    rooms = [move.room for move in promising(state, state.legal()) if isinstance(move, Place)]
    assert rooms == [0, 1], "a corner and a middle"


def test_poor_discards_are_not_worth_a_look() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 4/4 6/5 8/6 10/7 12/9 18/11"), ANNA, "take_back")
    pairs = [move for move in promising(state, state.legal()) if isinstance(move, TakeBack)]
    assert len(pairs) == 6, "of the four dearest"


def test_the_only_hotel_with_free_rooms_asks_a_high_price() -> None:
    state = land(hotels(number=5), "Np Np Np Np")
    for other in (BORIS, CLARA, DENIS):
        lives(state, other, **FULL)
    assert after(state, ANNA, Choose(card("20/12"))) > after(state, ANNA, Choose(card("6/5")))


def test_where_the_others_can_still_play_cheaper_cards_a_high_price_is_worth_less() -> None:
    few = land(hotels(number=11), "Gp Gp")
    many = few.copy()
    for other in (BORIS, CLARA, DENIS):
        discarded(few, other, "2/3 4/4 6/5 8/6 10/7 12/9 14/8 16/10 18/11")
    move = Choose(card("18/11"))
    assert after(few, ANNA, move) > after(many, ANNA, move)


def test_a_guest_who_leaves_soon_is_worth_more_than_one_who_stays() -> None:
    def placed(flags: str) -> float:
        state = land(hotels(number=8, flags=flags), "Jr")
        lay(state, "6/5", "8/6", "off", "off")
        return after(state, ANNA, takes("r", 0))

    assert placed("NBGJNBGJ" + "BJNG") > placed("NBGJNBGJ" + "BNGJ")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_celebrity_is_placed_before_its_neighbours(edition: int) -> None:
    state = land(hotels(number=9, edition=edition), "Np Np Nc")
    lay(state, "12/9", "off", "off", "off")
    best = max(promising(state, state.legal()), key=lambda move: after(state, ANNA, move))
    assert isinstance(best, Place)
    assert best.guest == takes("c", 0).guest
    assert best.room in (1, 4), "with three neighbours"


def test_a_celebrity_is_placed_where_most_of_the_turn_s_guests_pay_double_for_it() -> None:
    state = lives(land(hotels(number=9), "Np Np N2 Nc"), ANNA, r5="Gp")
    lay(state, "12/9", "off", "off", "off")
    go(state, takes("p", 0), takes("p", 4))
    best = max(promising(state, state.legal()), key=lambda move: after(state, ANNA, move))
    assert best in (takes("c", 1), takes("c", 3)), "ruling 4: next to both"
    state = land(hotels(number=9), "Np Nc")
    lay(state, "12/9", "off", "off", "off")
    go(state, takes("p", 2))
    worthy = promising(state, state.legal())
    assert {takes("c", 0), takes("c", 5)} <= set(worthy), "corners, and yet not the same: one is next to the guest"


def test_what_guests_will_pay_at_the_end_of_the_turn_counts_at_once() -> None:
    state = land(hotels(number=12), "Jr Jp")
    lay(state, "12/9", "off", "off", "off")
    go(state, takes("r", 0))
    assert worth(state, ANNA) >= 25 + 18 > (state.money(ANNA) or 0)
    assert worth(state, BORIS) < 25 + 18, "hers, not his"


def test_a_celebrity_who_still_waits_is_worth_more_where_guests_of_the_turn_share_a_neighbour() -> None:
    def placed(*rooms: int) -> float:
        state = land(hotels(number=12), "Jp Jp Jc")
        lay(state, "12/9", "off", "off", "off")
        return after(state, ANNA, *(takes("p", room) for room in rooms))

    assert placed(0, 2) > placed(0, 5), "ruling 4: room 1 is between the first two"


def test_a_rich_tourist_is_taken_into_an_ordinary_room_and_a_plain_one_into_the_suite() -> None:
    state = owns(land(hotels(number=12), "Jp Jr"), ANNA, "suite")
    lay(state, "12/9", "off", "off", "off")
    while state.seat == ANNA:
        go(state, max(promising(state, state.legal()), key=lambda move: after(state, ANNA, move)))
    assert state.money(ANNA) == 25 + 18 + 18


@pytest.mark.parametrize("name", ["pool", "suite", "extra_room"])
def test_a_tile_is_worth_more_early_than_late(name: str) -> None:
    def gain(number: int) -> float:
        state = owns(hotels(number=number), ANNA, "pool")
        before = worth(state, ANNA)
        return worth(owns(state, ANNA, name), ANNA) - before

    assert gain(1) > gain(12) >= 0


def test_on_a_day_off_the_longest_stays_are_sent_home() -> None:
    state = land(hotels(number=6, flags="NBGJNBGJBGNJ"), "Bp")
    lives(state, ANNA, r0="Gp", r1="Jp", r2="Np", r3="Jp", r4="Gp", r5="Jp")
    lay(state, "off", "6/5", "off", "off")
    go(state, Pass())
    best = max(promising(state, state.legal()), key=lambda move: after(state, ANNA, move))
    assert best == SendHome(2), "the Norwegian would stay to round 11"


def test_where_the_others_can_still_bid_more_a_tile_is_worth_less() -> None:
    few = offer(lives(land(hotels(number=2), "Bp"), ANNA, r0="N3", r1="G3", r2="J3"), "pool")
    many = few.copy()
    for other in (BORIS, CLARA, DENIS):
        discarded(few, other, "8/6 10/7 12/9 14/8 16/10 18/11 20/12")
    assert after(few, ANNA, Choose(card("6/5"))) > after(many, ANNA, Choose(card("6/5")))


@pytest.mark.parametrize(("name", "comes_back"), [("2/3", False), ("6/5", False), ("12/9", True)])
def test_what_a_card_is_said_to_bring_is_what_it_may_bring_at_this_table(name: str, comes_back: bool) -> None:
    state = offer(land(hotels(number=2), "Bp Bp Br"), "extra_room")
    state.apply(Choose(card(name)))
    build, host, *_ = Outlook(state, ANNA).parts_of_present()
    parts = strategy_of("samoa").parts(state, ANNA)
    assert host > 0
    assert parts["the tile of this round"] == (0 if comes_back else build)
    assert parts["the guests of this round"] == (0 if comes_back else host)
    assert parts["the card of this round"] == 0, "only a day off frees rooms"
