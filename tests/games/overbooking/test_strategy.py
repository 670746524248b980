"""What a bot stands on: one look ahead beats random play, and what it knows can be seen in single positions."""

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.bot.strategy import promising, worth
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules.moves import Favour, Place, Replace
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from games.overbooking.positions import all_placed, one, set_up, wait

GUESSES = 3


def greedy(state: Overbooking, dice: Dice) -> Move:
    """Return the move after which the position looks best, over some guesses of what the seat cannot see."""
    seat = state.seat or 0
    seen = state.seen_by(seat)
    worlds = [seen.guess(seat, dice) for _ in range(GUESSES)]

    def value(move: Move) -> float:
        total = 0.0
        for world in worlds:
            after = world.copy()
            after.apply(move)
            total += worth(after, seat)
        return total

    return max(promising(seen, seen.legal()), key=value)


@pytest.mark.parametrize("looking", ["look", "memory"])
def test_one_look_ahead_beats_random_play(looking: str) -> None:
    won = 0.0
    for seed in range(20):
        state, dice = (
            GAME.deal(2, {"scoring": "novice", "looking": looking}, seed // 2 % 2, Dice(seed), GAME.edition),
            Dice(seed + 1),
        )
        while state.seat is not None:
            state.apply(greedy(state, dice) if state.seat == seed % 2 else dice.choice(state.legal()))
        winners = state.standing().winners
        won += (seed % 2 in winners) / len(winners)
    assert won >= 19


def test_it_keeps_a_dear_guest_out_of_a_queue_that_is_full_of_large_ones() -> None:
    state = set_up("H1A H5A H6B", hands=["A1"])
    wait(state, 1, queue="B6 C6 B5")
    assert after(state, Place(one("A1"), 2, "queue")) > after(state, Place(one("A1"), 1, "queue"))


def test_it_reads_a_small_crest_as_few_beds() -> None:
    small, large = set_up(hands=["A1"]), set_up(hands=["A1"])
    wait(small, 1, queue="B1 B2 C1")
    wait(large, 1, queue="B4 B5 C6")
    move = Place(one("A1"), 1, "queue")
    assert after(small, move) > after(large, move)


def after(state: Overbooking, move: Move) -> float:
    """Return what seat 0 makes of a move, over guesses of what it cannot see."""
    total = 0.0
    for seed in range(10):
        guess = state.guess(0, Dice(seed))
        guess.apply(move)
        total += worth(guess, 0)
    return total


def test_noblewomen_favour_the_dear_guest_who_would_not_fit() -> None:
    state = set_up()
    wait(state, 1, queue="B6 A6 A2", door="A4")
    all_placed(state)
    assert greedy(state, Dice(1)) == Favour(3)


def test_soldiers_replace_the_workers_of_another() -> None:
    state = set_up()
    wait(state, 1, queue="A6 B6", door="A5")
    all_placed(state)
    assert greedy(state, Dice(1)) == Replace(2)
