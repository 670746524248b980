"""What a bot says of a decision: the parts of a judgement come to the whole, and hidden things change nothing."""

from itertools import count

import pytest

from fivestars.games import SHELF
from fivestars.players.strategy import learns, strategy_of, untaught
from fivestars.table.dice import Dice
from playing import tables_of


@pytest.mark.parametrize("name", SHELF)
def test_the_parts_of_a_judgement_come_to_the_whole(name: str) -> None:
    game = SHELF[name]
    ways = (strategy_of(name), untaught(name)) if learns(name) else (strategy_of(name),)
    for seed, (seats, options) in enumerate(tables_of(game)):
        chosen = {option.name: value for option, value in zip(game.options, options, strict=True)}
        state, dice = game.deal(seats, chosen, seed % seats, Dice(seed), game.edition), Dice(seed + 1)
        for number in count(seed):
            if number % 7 == 0 or state.seat is None:
                for strategy in ways:
                    parts = strategy.parts(state, number % seats)
                    assert sum(parts.values()) == pytest.approx(strategy.worth(state, number % seats), abs=1e-6)
            if state.seat is None:
                break
            state.apply(dice.choice(state.legal()))
