"""What every game's strategy holds to, whatever else it knows: at all its tables, in matches at random."""

from math import isfinite

import pytest

from fivestars.games import SHELF
from fivestars.players.learned import learned_of
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from playing import tables_of


@pytest.mark.parametrize("name", SHELF)
def test_some_legal_moves_deserve_a_look_and_every_position_has_a_worth(name: str) -> None:
    game, strategy = SHELF[name], strategy_of(name)
    for seed, (seats, options) in enumerate(tables_of(game)):
        chosen = {option.name: value for option, value in zip(game.options, options, strict=True)}
        state, dice = game.deal(seats, chosen, seed % seats, Dice(seed), game.edition), Dice(seed + 1)
        while state.seat is not None:
            seen, legal = state.seen_by(state.seat), state.legal()
            moves = strategy.promising(seen, legal)
            kinds = {(type(move), move) for move in moves}
            assert moves, state.prompt
            assert len(kinds) == len(moves), f"{state.prompt}: looked at twice"
            assert kinds <= {(type(move), move) for move in legal}, f"{state.prompt}: not legal"
            assert isfinite(strategy.worth(seen, state.seat))
            assert strategy.spread is None or strategy.spread(seen) > 0
            state.apply(dice.choice(legal))


def test_what_was_learned_is_read_once_for_many_decisions() -> None:
    assert learned_of("austria") is learned_of("austria")
    assert learned_of("austria") is not learned_of("maui")
