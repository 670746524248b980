"""The levels are one brain with errors of a fitted size: the same again for the same dice, none in what is counted."""

from itertools import pairwise

import pytest

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.head import Head
from fivestars.players.levels import BEST, LEVELS
from fivestars.players.patience import STEPS, Patience
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import Dice
from sample import GAME, STRATEGY, Keys

WILD = STRATEGY._replace(slips=(1000.0,) * (BEST - 1))
games = pytest.mark.parametrize("name", SHELF)


def head(strategy: Strategy[Keys], seed: int = 1) -> Head:
    state = GAME.deal(2, {"length": "long"}, 0, Dice(3), GAME.edition)
    return Head(state.seen_by(state.seat), strategy, Dice(seed), Patience())


@games
def test_the_weaker_a_level_the_more_it_errs_and_the_best_never(name: str) -> None:
    slips = strategy_of(name).slips
    assert len(slips) in {0, BEST - 1}
    assert all(more > less >= 0 for more, less in pairwise(slips[: BEST - 2])), "levels that taste"
    assert min(slips, default=0.0) >= 0


@games
def test_levels_that_think_ahead_do_it_within_few_steps_the_lower_the_fewer_and_never_err(name: str) -> None:
    strategy = strategy_of(name)
    assert len(strategy.ahead) in {0, BEST - 1}
    assert [*strategy.ahead] == sorted(strategy.ahead)
    assert max(strategy.ahead, default=0) <= STEPS / 4
    assert not any(slip for slip, steps in zip(strategy.slips, strategy.ahead, strict=False) if steps)


def test_who_thinks_ahead_within_few_steps_plays_on_and_stops_there() -> None:
    state, leads = GAME.deal(2, {"length": "long"}, 0, Dice(3), GAME.edition), list[int]()

    def worth(world: Keys, seat: int) -> float:
        leads.append(seat)
        return STRATEGY.worth(world, seat)

    thought = []
    for ahead in ((), (0, 0, 0, 100), (0, 0, 0, 400)):
        leads.clear()
        decide(state.seen_by(state.seat), 4, Dice(1), STRATEGY._replace(worth=worth, ahead=ahead))
        thought.append(len(leads))
    glanced, little, more = thought
    assert glanced < little < more < 3 * 400
    nothing = STRATEGY._replace(ahead=(0, 0, 0, 100))
    assert decide(state.seen_by(state.seat), 3, Dice(1), nothing) == decide(
        state.seen_by(state.seat), 3, Dice(1), STRATEGY
    ), "no steps, no thinking ahead"


def test_an_error_is_a_share_of_what_leads_still_change_by() -> None:
    thinking = head(STRATEGY._replace(slips=(0.5, 0.2, 0.1, 0.0), spread=lambda _: 30.0))
    assert [thinking.slip(level) for level in LEVELS] == pytest.approx([15.0, 6.0, 3.0, 0.0, 0.0])
    assert {head(STRATEGY).slip(level) for level in LEVELS} == {0.0}, "nothing was fitted"


def test_errors_go_both_ways_up_to_the_slip_and_no_dice_are_thrown_for_none() -> None:
    thinking = head(STRATEGY, seed=5)
    assert thinking.errors(3, 0.0) == [0.0, 0.0, 0.0]
    errors = thinking.errors(400, 2.5)
    assert Dice(5).random() == pytest.approx((errors[0] / 2.5 + 1) / 2)
    assert -2.5 <= min(errors) < -2.3
    assert 2.3 < max(errors) <= 2.5


@pytest.mark.parametrize("level", [level for level in LEVELS if level != BEST])
def test_who_errs_wildly_does_anything_that_deserves_a_look_and_the_same_again_for_the_same_dice(level: int) -> None:
    state = Keys([[7], [3, 5, 6]], [8], 1, Dice(1), 1)
    state.rail += [(0, 1), (1, 2)]
    choices = [decide(state.seen_by(1), level, Dice(seed), WILD) for seed in range(40)]
    assert {*choices} == {*STRATEGY.promising(state, state.legal())}
    assert choices == [decide(state.seen_by(1), level, Dice(seed), WILD) for seed in range(40)]


def test_the_best_has_no_errors_to_make() -> None:
    state = Keys([[7], [3, 5, 6]], [8], 1, Dice(1), 1)
    state.rail += [(0, 1), (1, 2)]
    one, two = (decide(state.seen_by(1), BEST, Dice(3), taught, steps=200) for taught in (WILD, STRATEGY))
    assert one == two
