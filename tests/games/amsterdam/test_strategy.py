"""What a bot knows of Hotels of Amsterdam: that it prefers what a person would, and beats play at random."""

from random import Random

import pytest

from fivestars.games.amsterdam import GAME
from fivestars.games.amsterdam.bot.strategy import promising, worth
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.moves import Done, PlaceHotel, Sail, Turn, Walk
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from games.amsterdam.positions import at_work, bring, build, city, crossing, dealt, played, show, spot, stand


def best(state: Amsterdam) -> Move:
    """Return the promising move after which the city looks best to who decides."""
    seat = state.seat
    assert seat is not None

    def looks(move: Move) -> float:
        after = state.copy()
        after.play(move)
        return worth(after, seat)

    return max(promising(state, state.legal()), key=looks)


def rivals() -> Amsterdam:
    """Return a city in which the second seat's bar holds three tourists, and the first seat's bar nobody."""
    state = city()
    show(state, B1="bar", D4="bar")
    build(state, 0, "D4/E5", "D3/E4")
    build(state, 1, "A1/B2", "A2/B3")
    bring(state, B1=3)
    return state


def test_a_rivals_tourists_are_driven_to_ones_own_hotel() -> None:
    state = rivals()
    at_work(state, "A1/B2", "D1/E2")
    while state.seat == 0:
        state.play(best(state))
    assert state.tourists[spot("D4")] == 3


def test_the_mayor_walks_to_where_he_can_do_so() -> None:
    state = rivals()
    stand(state, "C1/D2", "D1/E2")
    walk = best(state)
    assert isinstance(walk, Walk)
    assert walk.mayor == crossing("B1/C2")


def test_ones_own_tourists_are_not_driven_away() -> None:
    state = rivals()
    state.seat = 1
    at_work(state, "A1/B2", "D1/E2")
    move = best(state)
    assert not (isinstance(move, Turn) and move.tile == spot("B1"))


def test_a_won_game_is_worth_more_than_any_lead() -> None:
    state = city(3, "tactical")
    build(state, 0, "A4/B5")
    bring(state, B4=11)
    before = worth(state, 0)
    played(state, Sail(2))
    assert state.winners == (0,)
    assert worth(state, 0) > before + 5
    assert worth(state, 1) < -20


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_hotel_faces_much_of_the_canal(seats: int) -> None:
    state = dealt(seats)
    assert best(state) in [PlaceHotel(crossing(name)) for name in ("A1/B2", "D1/E2", "A4/B5", "D4/E5")]


@pytest.mark.parametrize("mode", ["base", "tactical"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_of_many_moves_not_all_are_looked_at(seats: int, mode: str) -> None:
    state, chance = dealt(seats, mode), Random(seats)
    while state.seat is not None:
        legal = state.legal()
        assert len(legal) < 30 or len(promising(state, legal)) < len(legal)
        state.play(chance.choice(legal))


def test_it_looks_at_nothing_hidden() -> None:
    state = dealt(sides="memory")
    played(state, PlaceHotel(0))
    guesses = [state.guess(0, Dice(seed)) for seed in range(5)]
    assert len({tuple(guess.back) for guess in guesses}) == 5
    assert len({worth(guess, 0) for guess in guesses}) == 1


@pytest.mark.parametrize("mode", ["base", "tactical"])
def test_looking_one_move_ahead_beats_play_at_random(mode: str) -> None:
    wins = 0
    for seed in range(10):
        state, chance = dealt(2, mode, seed=seed), Random(seed)
        while state.seat is not None:
            state.play(best(state) if state.seat == seed % 2 else chance.choice(state.legal()))
        wins += state.winners == (seed % 2,)
    assert wins >= 9


def test_ending_the_turn_is_always_looked_at() -> None:
    state = city()
    bring(state, B1=2, A2=2, D4=2, E5=2)
    state.tourists[12] = 3
    at_work(state, "B2/C3", "C3/D4")
    assert Done() in promising(state, state.legal())
