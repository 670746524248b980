"""The set-up: what everybody begins with, starter sets, the draft, and the opening of the hotels.

The rulebook's pages on components, cards and boards need no test of their own: `test_box.py` counts what they list.
"""

import pytest

from fivestars.games.austria import GAME
from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import Decline, Keep, Prepare, Take
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.dice import Dice
from games.austria.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    Loaded,
    dealt,
    go,
    guests,
    has,
    legal,
    offers,
    only,
    pantry,
    refused,
    vacant,
)


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_with_the_same(seats: int) -> None:
    state = dealt(seats)
    assert state.krones == [10] * seats
    assert state.steps == [0] * seats
    assert [state.total_of(seat) for seat in range(seats)] == [0] * seats
    assert [pantry(state, seat) for seat in range(seats)] == ["scwk"] * seats
    assert [len(hand) for hand in state.hand] == [6] * seats
    assert (len(state.queue), len(state.deck), len(state.staff)) == (5, 51, 48 - 6 * seats)


def test_one_politics_card_and_one_emperor_tile_of_each_stack() -> None:
    for seed in range(20):
        state = dealt(seed=seed)
        assert [card.stack for number in state.politics for card in BOX.politics if card.id == number] == [
            "A",
            "B",
            "C",
        ]
        assert [tile[0] for tile in state.tiles] == ["A", "B", "C"]


@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_dice_by_the_number_of_players(seats: int, dice: int) -> None:
    state = dealt(seats)
    while state.prompt in ("invite", "prepare"):
        go(state, state.legal()[0])
    assert sum(state.faces) == dice


def test_starter_sets_go_by_the_order_of_play() -> None:
    state = dealt(4, hands="starter", first=2)
    sets = {seat: state.hand[seat] for seat in range(4)}
    assert sets == {
        CLARA: (3, 6, 9, 38, 39, 48),
        DENIS: (1, 13, 25, 30, 32, 44),
        ANNA: (4, 11, 24, 27, 40, 43),
        BORIS: (2, 7, 10, 28, 36, 41),
    }


def test_sets_that_nobody_gets_go_back_into_the_deck() -> None:
    state = dealt(2, hands="starter")
    assert len(state.staff) == 36
    assert {4, 11, 24, 27, 40, 43} <= {*state.staff}


def test_on_the_night_side_everybody_has_the_same_hotel() -> None:
    assert dealt(4).hotels == (0, 0, 0, 0)


def test_on_the_day_side_everybody_has_another_hotel() -> None:
    seen: set[int] = set()
    for seed in range(20):
        hotels = dealt(3, hotels="day", seed=seed).hotels
        assert len(set(hotels)) == 3
        assert 0 not in hotels
        seen.update(hotels)
    assert seen == {1, 2, 3, 4}


# --- the draft


def test_a_pack_goes_to_the_left_and_gets_smaller() -> None:
    state = dealt(3, hands="draft")
    first, second, third = state.packs
    assert (state.prompt, state.seat) == ("keep a card", ANNA)
    go(state, Keep(first[0]))
    assert state.seat == BORIS
    go(state, Keep(second[0]))
    happened = go(state, Keep(third[0]))
    assert has(happened, e.PacksPassed())
    assert state.hand == [(first[0],), (second[0],), (third[0],)]
    assert state.packs == [third[1:], first[1:], second[1:]]
    assert state.seat == ANNA


def test_only_a_card_of_the_own_pack_can_be_kept() -> None:
    state = dealt(3, hands="draft")
    assert [move.card for move in offers(state, Keep) if isinstance(move, Keep)] == list(state.packs[ANNA])
    assert refused(state, Keep(state.packs[BORIS][0])).reason == Reason.NOT_IN_PACK


def test_after_the_draft_everybody_has_six_cards_and_the_last_was_no_choice() -> None:
    state = dealt(2, hands="draft")
    decisions = 0
    while state.prompt == "keep a card":
        go(state, state.legal()[-1])
        decisions += 1
    assert decisions == 2 * 5
    assert [len(hand) for hand in state.hand] == [6, 6]
    assert state.packs == []
    assert state.prompt == "invite"


# --- ruling 24: guests in reverse order for nothing, the queue refilled after each; then up to three rooms


@pytest.mark.ruling(24)
def test_guests_are_invited_from_the_last_player_to_the_first() -> None:
    state = dealt(3, first=1)
    order = []
    while state.prompt == "invite":
        order.append(state.seat)
        queue, place = state.queue, 2
        happened = go(state, Take(place))
        seat = order[-1] or 0
        assert only(happened, e.Invited) == e.Invited(seat, queue[1])
        assert guests(state, seat) == [queue[1]]
        assert state.queue[1:] == (queue[0], *queue[2:])
        assert has(happened, e.Arrived(state.queue[0]))
    assert order == [ANNA, CLARA, BORIS]
    assert state.krones == [10, 10, 10]


def test_every_place_of_the_queue_is_free_in_the_opening() -> None:
    assert offers(dealt(), Take) == [Take(place) for place in range(1, 6)]


@pytest.mark.ruling(24)
def test_three_rooms_from_the_bottom_left_cost_what_their_floors_say() -> None:
    state = dealt()
    go(state, Take(5), Take(5))
    assert (state.prompt, state.seat) == ("prepare", ANNA)
    assert legal(state) == [Prepare(11), Decline()]
    assert refused(state, Prepare(12)).reason == Reason.START_AT_BOTTOM_LEFT
    go(state, Prepare(11))
    assert offers(state, Prepare) == [Prepare(12), Prepare(21)]
    go(state, Prepare(21), Prepare(31))
    assert vacant(state) == "11 21 31"
    assert state.krones[ANNA] == 10 - 0 - 1 - 2
    assert state.seat == BORIS


def test_three_rooms_can_be_had_for_nothing() -> None:
    state = dealt()
    go(state, Take(5), Take(5), Prepare(11), Prepare(12), Prepare(13))
    assert state.krones[ANNA] == 10


def test_fewer_than_three_rooms_may_be_prepared() -> None:
    state = dealt()
    go(state, Take(5), Take(5), Decline())
    assert vacant(state) == ""
    assert state.seat == BORIS
    go(state, Prepare(11), Decline())
    assert vacant(state, BORIS) == "11"
    assert (state.prompt, state.seat) == ("begin", ANNA)


def test_the_first_player_rolls_when_all_hotels_are_open() -> None:
    state = dealt()
    go(state, Take(5), Take(5), Decline())
    state.dice = Loaded(1, 1, 1, 1, 2, 2, 3, 3, 5, 6)
    happened = go(state, Decline())
    assert has(happened, e.RoundBegan(1))
    assert has(happened, e.Rolled(ANNA, 4, 2, 2, 0, 1, 1))
    assert state.faces == (0, 4, 2, 2, 0, 1, 1)


def test_the_same_seed_deals_the_same_table() -> None:
    choices = {"hands": "draft", "hotels": "day", "rules": "revised"}
    assert GAME.deal(4, choices, 3, Dice(8), GAME.edition) == GAME.deal(4, choices, 3, Dice(8), GAME.edition)
