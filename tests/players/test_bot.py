"""A bot's decision: legal, in time, the same again, and blind to what its seat may not know."""

from collections.abc import Iterator

import pytest

from fivestars.games import OPEN, SHELF
from fivestars.players import patience
from fivestars.players.bot import decide
from fivestars.players.levels import LEVELS
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Game, State, place
from fivestars.tools.arena import RANDOM, Plan, play_all_here
from laws import Table, hidden_things_do_not_matter, tables
from sample import GAME, Hang, Keys
from sample_strategy import STRATEGY

STEPS = 300
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def positions(seed: int, seats: int = 2, length: str = "long") -> Iterator[State]:
    """Play a random match of the sample game; give each position in which there is something to decide."""
    state, chance = GAME.deal(seats, {"length": length}, 0, Dice(seed)), Dice(seed + 1)
    while state.seat is not None:
        legal = state.legal()
        if len(legal) > 1:
            yield state
        state.play(chance.choice(legal))


def seen(state: State) -> State:
    return state.seen_by(state.seat)


@EVERY_LEVEL
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_decision_is_legal(level: int, seats: int) -> None:
    for seed in range(4):
        for state in positions(seed, seats):
            move = decide(seen(state), level, Dice(seed), STRATEGY, steps=STEPS)
            assert place(move, state.legal()) >= 0, f"level {level} wants {move}"
