"""Late positions in which the best move can be counted: the best level finds it always, the one below nearly so."""

from collections.abc import Iterator, Sequence
from itertools import count

import pytest

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.levels import BEST
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State, place

LATE = 20  # positions of each game
STEPS = 300  # of thought


def best_of(state: State, seed: int) -> Sequence[Move]:
    """Return after which moves the seat leads by most, where each of them decides the match; none where they do not."""
    seat, world, leads = state.seat or 0, state.seen_by(state.seat).guess(state.seat or 0, Dice(seed)), list[int]()
    moves = world.legal()
    for move in moves:
        after = world.copy()
        after.apply(move)
        while after.seat is not None and len(after.legal()) == 1:
            after.apply(after.legal()[0])
        if after.seat is not None:
            return ()
        totals = [score.total or 0 for score in after.standing().scores]
        leads.append(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
    return [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]


def countable(name: str) -> Iterator[tuple[State, Sequence[Move]]]:
    """Give the last choices of random matches in which the best move can be counted, and is not any move."""
    game, found = SHELF[name], 0
    choices = {option.name: option.values[0] for option in game.options}
    for seed in count():
        state, chance = game.deal(game.seats[0], choices, 0, Dice(seed), game.edition), Dice(seed + 1)
        last = state
        while state.seat is not None:
            legal = state.legal()
            last = state.copy() if len(legal) > 1 else last
            state.play(chance.choice(legal))
        best = best_of(last, 1)
        if 0 < len(best) < len(last.legal()) and best == best_of(last, 2) == best_of(last, 3):
            yield last, best
            found += 1
        if found == LATE:
            return


@pytest.mark.one_in(2)  # of each game one of the levels
@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize(("level", "least"), [(4, 18), (BEST, LATE)])
def test_what_can_be_counted_is_counted(name: str, level: int, least: int) -> None:
    found = 0
    for number, (state, best) in enumerate(countable(name)):
        move = decide(state.seen_by(state.seat), level, Dice(number), strategy_of(name), steps=STEPS)
        found += place(move, best) >= 0
    assert found >= least
