"""A leaning: among moves that look equally good a level has its taste, and nowhere else."""

from collections.abc import Iterator, Sequence
from math import inf

import pytest

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.head import Head
from fivestars.players.leaning import HAIR, alike, preferred
from fivestars.players.levels import LEVELS, Way
from fivestars.players.patience import Patience
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State
from sample import GAME, STRATEGY, Hang, Keys

games = pytest.mark.parametrize("name", SHELF)


def positions(seed: int) -> Iterator[State]:
    state, chance = GAME.deal(2, {"length": "long"}, 0, Dice(seed), GAME.edition), Dice(seed + 1)
    while state.seat is not None:
        legal = state.legal()
        if len(legal) > 1:
            yield state
        state.play(chance.choice(legal))


@games
def test_levels_that_taste_like_parts_that_the_game_judges_by(name: str) -> None:
    box, strategy = SHELF[name], strategy_of(name)
    state = box.deal(box.seats[0], dict(zip([o.name for o in box.options], box.usual(), strict=True)), 0, Dice(1), 1)
    parts = len(strategy.parts(state, 0))
    assert len(strategy.likes) <= sum(level.way is Way.TASTE for level in LEVELS.values())
    assert len(set(strategy.likes)) == len(strategy.likes), "each has its own"
    assert all(0 <= part < parts for part in strategy.likes)


def test_only_what_looks_as_good_within_a_hair_is_alike() -> None:
    moves: Sequence[Move] = [Hang(1), Hang(2), Hang(3), Hang(4)]
    values = (1.0, 2.0, 2.0 - HAIR * 0.9, 2.0 - HAIR * 1.1)
    assert alike(moves, values, (0.0,) * 4) == [Hang(2), Hang(3)]
    assert alike(moves[:1], (0.0,), (0.0,)) == [Hang(1)]
    assert alike(moves, values, (0.0, -1.0, 1.0, 0.0)) == [Hang(3), Hang(2), Hang(4)], "of what it really is worth"
    assert alike(moves, values, (5.0, 0.0, 0.0, 0.0)) == [Hang(1)]


def by_key(amounts: Sequence[float]) -> Strategy[Keys]:
    """Return how the sample game is judged by somebody to whom all moves look alike, but for the highest key hung."""
    parts = {"a": amounts[0]}
    return Strategy(
        lambda *_: 0.0, lambda _, legal: legal, lambda state, _: {**parts, "b": float(state.top)}, lambda _: 1.0
    )


def test_of_moves_that_are_alike_the_one_is_made_after_which_there_is_most_of_the_part() -> None:
    tried = 0
    for state in positions(3):
        hangs = [move for move in state.legal() if isinstance(move, Hang)]
        if len(hangs) > 1:
            seen, tried = state.seen_by(state.seat), tried + 1
            assert preferred(Head(seen, by_key((1.0,)), Dice(1), Patience(inf)), hangs, 1) == hangs[-1]
            assert preferred(Head(seen, by_key((1.0,)), Dice(1), Patience(inf)), hangs, 0) == hangs[0], "no more there"
    assert tried


@pytest.mark.parametrize("level", [1, 2, 3])
def test_where_one_move_is_plainly_better_a_leaning_changes_nothing(level: int) -> None:
    plain: Strategy[Keys] = Strategy(
        lambda state, _: float(state.top), lambda _, legal: legal, lambda *_: {"a": 0.0}, lambda _: 1.0
    )
    for state in positions(5):
        seen = state.seen_by(state.seat)
        leaning = plain._replace(parts=lambda state, _: {"a": -float(state.top)}, likes=(0, 0, 0))
        assert decide(seen, level, Dice(7), plain, steps=200) == decide(seen, level, Dice(7), leaning, steps=200)


@pytest.mark.parametrize("level", [level for level, how in LEVELS.items() if how.way is not Way.TASTE])
def test_who_thinks_further_has_no_leaning(level: int) -> None:
    leaning = STRATEGY._replace(likes=(0, 1, 2))
    for state in positions(9):
        seen = state.seen_by(state.seat)
        assert decide(seen, level, Dice(2), leaning, steps=200) == decide(seen, level, Dice(2), STRATEGY, steps=200)
