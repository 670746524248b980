"""What a bot says of a decision: the parts of a judgement come to the whole, and hidden things change nothing."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from fivestars.games import SHELF
from fivestars.players.advice import SHOWN, Advice, Parts, advise, most_ahead
from fivestars.players.bot import decide
from fivestars.players.learned import Learned
from fivestars.players.levels import BEST
from fivestars.players.strategy import learns, strategy_of, untaught
from fivestars.table.dice import Dice
from fivestars.table.game import State, place
from laws import Table, hidden_things_do_not_matter
from playing import tables_of
from sample import GAME, STRATEGY, Hang, Keys

STEPS = 300


@pytest.mark.parametrize("name", SHELF)
def test_the_parts_of_a_judgement_come_to_the_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = SHELF[name]
    # what Samoa says of this round's card is judged by hand, and is no share of the whole
    monkeypatch.delattr(f"fivestars.games.{name}.bot.divided", raising=False)
    ways = (strategy_of(name), untaught(name, Learned(""))) if learns(name) else (strategy_of(name),)
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


# --- the two or three best moves


def _advised(state: State) -> list[Advice]:
    return advise(state.seen_by(state.seat), strategy_of("samoa"), Dice(1), steps=STEPS)


def _positions(name: str, every: int = 9) -> Iterator[State]:
    """Give some positions of a match by chance in which there is something to decide."""
    game, dice = SHELF[name], Dice(3)
    chosen = dict(zip([option.name for option in game.options], game.usual(), strict=True))
    state = game.deal(game.seats[0], chosen, 0, Dice(2), game.edition)
    for number in count():
        if state.seat is None:
            return
        legal = state.legal()
        if number % every == 0 and len(legal) > 1:
            yield state
        state.apply(dice.choice(legal))


@pytest.mark.parametrize("name", SHELF)
def test_the_best_moves_begin_with_the_one_that_is_made(name: str) -> None:
    strategy, told = strategy_of(name), 0
    for state in islice(_positions(name), 4):
        seen = state.seen_by(state.seat)
        advice = advise(seen, strategy, Dice(5), steps=STEPS)
        assert advice[0].move == decide(seen, BEST, Dice(5), strategy, steps=STEPS)
        assert advice[0].points == 0
        assert len({(type(one.move), one.move) for one in advice}) == len(advice) <= SHOWN
        assert all(place(one.move, state.legal()) >= 0 for one in advice)
        assert advice[0].brings >= 0 >= max([one.brings for one in advice[1:]], default=0.0)
        names = strategy.parts(seen.guess(seen.seat or 0, Dice(1)), seen.seat or 0)
        assert all(one.part in names for one in advice if one.part)
        told += any(one.part for one in advice)
    assert told, "some part makes a difference somewhere"


def test_the_same_dice_and_steps_give_the_same_advice() -> None:
    for state in islice(_positions("samoa"), 3):
        assert _advised(state) == _advised(state)


def test_what_is_hidden_changes_no_advice() -> None:
    def advised(state: State, seat: int) -> str:
        return repr(advise(state.seen_by(seat), STRATEGY, Dice(4), steps=STEPS)) if state.seat == seat else ""

    for seed in range(3):
        hidden_things_do_not_matter(Table(GAME, GAME.seats[0], ("long",)), seed, advised)


def test_the_only_move_needs_no_reason() -> None:
    state = Keys([[1], [2]], [], 0, Dice(1), 1)
    state.rail.append((1, 5))
    assert advise(state.seen_by(0), STRATEGY, Dice(1)) == [Advice(state.legal()[0])]


def test_the_part_is_the_one_that_makes_the_difference() -> None:
    """Hanging brings a key on the rail, and takes one that fitted; drawing may bring one that fits."""
    state = Keys([[2, 9], [1, 3]], [4, 5, 6, 7, 8], 0, Dice(1), 1)
    best, *others = advise(state.seen_by(0), STRATEGY, Dice(1), steps=STEPS)
    assert others
    assert {best.move, *[one.move for one in others]} <= set(state.legal())
    assert best.part == ("keys on the rail" if isinstance(best.move, Hang) else "keys that still fit")


@pytest.mark.parametrize(
    ("ones", "others", "part"),
    [
        ([{"a": 1.0, "b": 5.0}] * 2, [{"a": 0.0, "b": 0.0}] * 2, ("b", 5.0)),
        ([{"a": 4.0, "b": 0.0}, {"a": 0.0, "b": 1.0}], [{"a": 0.0}, {"b": 0.0}], ("a", 2.0)),
        ([{"a": 1.0, "b": -9.0}], [{"a": 0.0, "b": 0.0}], ("a", 1.0)),
        ([{"a": -1.0}], [{"a": 0.0}], ("", 0.0)),
        ([{}], [{}], ("", 0.0)),
    ],
)
def test_a_part_is_found_by_its_mean(ones: list[Parts], others: list[Parts], part: tuple[str, float]) -> None:
    assert most_ahead(ones, others) == part
