"""A bot's decision: legal, in time, the same again, and blind to what its seat may not know."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf

import pytest

from fivestars.games import SHELF
from fivestars.players import patience
from fivestars.players.bot import decide
from fivestars.players.levels import LEVELS
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State, place
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import from_link, to_link
from fivestars.tools.arena import RANDOM, Plan, play_game
from laws import Table, hidden_things_do_not_matter
from sample import GAME, STRATEGY, Hang, Keys

STEPS = 300  # of thought: enough for some playouts of the sample game
every_level = pytest.mark.parametrize("level", LEVELS)


def positions(seed: int, seats: int = 2) -> Iterator[State]:
    """Play a random match of the sample game; give each position in which there is something to decide."""
    state, chance = GAME.deal(seats, {"length": "long"}, 0, Dice(seed), GAME.edition), Dice(seed + 1)
    while state.seat is not None:
        legal = state.legal()
        if len(legal) > 1:
            yield state
        state.play(chance.choice(legal))


def share_of_wins(one: int, other: int, games: int) -> float:
    plan = Plan("keys", ("long",), (one, other), games, 0, inf)
    return sum(play_game(GAME, STRATEGY, plan, number, number // 2).wins[0] for number in range(games)) / games


# --- what it answers


@pytest.mark.parametrize("seats", GAME.seats)
@every_level
def test_every_decision_is_legal(level: int, seats: int) -> None:
    for seed in range(4):
        for state in positions(seed, seats):
            move = decide(state.seen_by(state.seat), level, Dice(seed), STRATEGY, steps=STEPS)
            assert place(move, state.legal()) >= 0, f"level {level} wants {move}"


@every_level
def test_the_same_dice_give_the_same_decision(level: int) -> None:
    for state in islice(positions(seed=3), 4):
        seen = state.seen_by(state.seat)
        one, two = (decide(seen, level, Dice(8), STRATEGY, steps=STEPS) for _ in range(2))
        assert one == two


@every_level
def test_deciding_changes_nothing_on_the_table(level: int) -> None:
    state = next(positions(seed=2))
    seen = state.seen_by(state.seat)
    decide(seen, level, Dice(1), STRATEGY, steps=STEPS)
    assert seen == state.seen_by(state.seat)


@every_level
def test_the_only_move_is_made_without_a_thought(level: int) -> None:
    def forbidden(*_: object) -> float:
        raise AssertionError("there is nothing to think about")

    state = Keys([[1], [2]], [], 0, Dice(1), 1)
    state.rail.append((1, 5))
    assert len(state.legal()) == 1
    thoughtless: Strategy[Keys] = Strategy(forbidden, lambda _, legal: legal, lambda *_: {}, lambda _: 1.0)
    assert decide(state.seen_by(0), level, Dice(1), thoughtless) == state.legal()[0]


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_win_in_hand_is_taken(level: int) -> None:
    state = Keys([[7], [3, 5, 6]], [8], 0, Dice(1), 1)
    state.rail += [(0, 1), (1, 2)]
    assert decide(state.seen_by(0), level, Dice(4), STRATEGY, steps=STEPS) == Hang(7)


# --- what it may know


@every_level
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_hidden_does_not_change_the_choice(level: int, seats: int) -> None:
    def choice(state: State, seat: int) -> str:
        if state.seat != seat:
            return ""
        return repr(decide(state.seen_by(seat), level, Dice(level), STRATEGY, steps=STEPS))

    for seed in range(3):
        hidden_things_do_not_matter(Table(GAME, seats, ("long",)), seed, choice)


@every_level
def test_a_strategy_is_only_shown_guesses(level: int) -> None:
    shown: list[Keys] = []

    def promising(state: State, legal: Sequence[Move]) -> Sequence[Move]:
        assert isinstance(state, Keys)
        shown.append(state.copy())
        return legal

    state = Keys([[2, 9], [1, 3]], [4, 5, 6, 7, 8], 0, Dice(1), 1)
    decide(state.seen_by(0), level, Dice(2), STRATEGY._replace(promising=promising), steps=STEPS)
    assert shown
    assert all(sorted(guess.pieces()) == state.pieces() for guess in shown), "nothing is face down in a bot's head"


# --- how long it takes


class Clock:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("seconds", [0.0, 0.002, 0.01, 0.1, 1.0])
@every_level
def test_it_answers_within_its_seconds(level: int, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(patience, "monotonic", clock)
    state = next(positions(seed=5))
    move = decide(state.seen_by(state.seat), level, Dice(1), STRATEGY, seconds)
    assert clock.now <= seconds + 0.005, "it looks at the clock before every step"
    assert place(move, state.legal()) >= 0


def test_more_steps_are_more_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, guesses = Keys.guess, 0

    def counted(self: Keys, seat: int, dice: Dice) -> Keys:
        nonlocal guesses
        guesses += 1
        return usual(self, seat, dice)

    monkeypatch.setattr(Keys, "guess", counted)
    state, after = next(positions(seed=5)), []
    for steps in (100, 1000, 10_000):
        decide(state.seen_by(state.seat), 5, Dice(1), STRATEGY, steps=steps)
        after.append(guesses)
    assert after[0] < after[1] - after[0] < after[2] - after[1]


# --- how well it plays


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("better", "worse", "share"), [(1, RANDOM, 0.55), (3, RANDOM, 0.6), (5, 1, 0.55), (5, RANDOM, 0.65)]
)
def test_a_better_level_wins_more(better: int, worse: int, share: float) -> None:
    assert share_of_wins(better, worse, games=120) >= share


@pytest.mark.parametrize("name", SHELF)
def test_every_level_plays_every_game_on_the_shelf(name: str) -> None:
    game, strategy = SHELF[name], strategy_of(name)
    choices = {option.name: option.values[0] for option in game.options}
    seats = game.seats[-1]
    state, chance = game.deal(seats, choices, 0, Dice(5), game.edition), Dice(6)
    while state.seat is not None:
        level = 1 + (state.seat % len(LEVELS))
        state.play(decide(state.seen_by(state.seat), level, Dice(chance.seed_for_another()), strategy, steps=60))
    assert state.standing().winners


def test_levels_are_counted_from_one() -> None:
    assert list(LEVELS) == [*range(1, len(LEVELS) + 1)]


@every_level
def test_a_link_has_room_for_every_level(level: int) -> None:
    people = [Person(), Person(colour=1, level=level)]
    link = to_link(Match(GAME, Setup("keys", 1, 2, GAME.usual(), 1, 0), people), {"keys": GAME})
    assert from_link(link, {"keys": GAME}).people[1].level == level, "one level more needs another format of links"
