"""What the top level thinks of decisions: a blunder is found and priced, and its own moves cost nothing."""

from collections.abc import Sequence

import pytest

from fivestars.games import SHELF
from fivestars.players.analysis import decisions, judge
from fivestars.players.bot import decide
from fivestars.players.judgement import Judgement, matters, steps_each, weight
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from fivestars.table.match import Match, Person, Setup
from fivestars.tools.golden import folder, read
from sample import GAME, STRATEGY, Draw, Hang, Keys

STEPS = 2000


def match_of(moves: Sequence[Move], seed: int = 0) -> Match:
    """Return a match of the sample game: seat 0 has 9 and 11, seat 1 has 3 and 5."""
    return Match(GAME, Setup("keys", 1, 2, ("long",), seed, 0), [Person(), Person()], moves)


# Seat 0 has hung 9 and holds 11; whoever hangs the last key of the hand ends the game.
MISSED = (Hang(9), Draw(), Draw(), Draw())
TAKEN = (Hang(9), Draw(), Hang(11))


def test_a_win_that_was_missed_is_found() -> None:
    judgement = judge(match_of(MISSED), 2, STRATEGY, Dice(1), steps=STEPS)
    assert judgement.best == Hang(11)
    assert judgement.won == pytest.approx(1.0), "hanging the last key wins in every guess, drawing in none"
    assert matters(judgement)


def test_the_best_move_costs_nothing() -> None:
    assert judge(match_of(TAKEN), 2, STRATEGY, Dice(1), steps=STEPS) == Judgement(Hang(11))


def test_the_same_dice_and_steps_give_the_same_judgement() -> None:
    one, two = (judge(match_of(MISSED), 0, STRATEGY, Dice(5), steps=STEPS) for _ in range(2))
    assert one == two


def test_moves_that_lead_to_the_same_cost_nothing() -> None:
    """The top level draws where the seat hung a key: a strategy for which all is equal sees no cost in that."""
    indifferent: Strategy[Keys] = Strategy(
        lambda *_: 0.0, lambda _, legal: [move for move in legal if move == Draw()], lambda *_: {}, lambda _: 1.0
    )
    assert judge(match_of((Hang(9), Draw())), 0, indifferent, Dice(1), steps=STEPS) == Judgement(Hang(9))


def test_only_a_real_choice_of_the_seats_that_are_asked_for_is_a_decision() -> None:
    match = match_of(MISSED)
    assert decisions(match, [0]) == [0, 2]
    assert decisions(match, [1]) == [3], "with 3 and 5 on a 9, seat 1 can at first do nothing but draw"
    assert decisions(match, [0, 1]) == [0, 2, 3]
    assert decisions(match, []) == []


def test_a_strategy_is_only_shown_guesses() -> None:
    shown: list[Keys] = []

    def worth(state: Keys, seat: int) -> float:
        shown.append(state.copy())
        return STRATEGY.worth(state, seat)

    match = match_of(MISSED)
    judge(match, 2, STRATEGY._replace(worth=worth), Dice(3), steps=STEPS)
    hidden = {tuple(guess.hands[1]) for guess in shown}
    assert len(hidden) > 3, "the other hand is guessed, again and again"


def test_a_game_missed_is_dearer_than_any_points() -> None:
    moments = [Judgement(Draw(), cost=9.0), Judgement(Draw(), cost=1.0, won=0.4), Judgement(Draw(), cost=2.0)]
    assert [moment.cost for moment in sorted(moments, key=weight, reverse=True)] == [1.0, 9.0, 2.0]
    assert not matters(Judgement(Draw(), cost=0.4))


def test_a_match_of_many_decisions_takes_no_longer_than_one_of_few() -> None:
    assert steps_each(20) * 20 == pytest.approx(steps_each(40) * 40, rel=0.25)
    assert steps_each(1) < 10_000
    assert steps_each(1000) > 1000
    assert steps_each(0) > 0


# --- real games


def test_a_blunder_in_a_real_game_is_found_and_priced() -> None:
    """Two dollars and two penalty tokens for a towel that brings nothing, where a free one fits: four points."""
    match = read(folder("maui") / "points.txt")
    strategy = strategy_of("maui")
    judged = {count: judge(match, count, strategy, Dice(count), steps=STEPS) for count in decisions(match, [0])}
    dearest = max(judged, key=lambda count: weight(judged[count]))
    assert dearest == 40
    assert judged[dearest].cost >= 4

    def total(move: Move) -> int:
        state = Match(match.game, match.setup, match.people, [*match.moves[:dearest], move]).state
        return state.standing().scores[0].total or 0

    assert total(judged[dearest].best) - total(match.moves[dearest]) == 4


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["samoa", "maui"])
def test_a_good_player_is_seldom_corrected(name: str) -> None:
    """The moves of the top level itself, thought over longer: next to none looks clearly worse than another."""
    game, strategy = SHELF[name], strategy_of(name)
    seats = game.seats[0]
    match = Match(game, Setup(name, game.edition, seats, game.usual(), 5, 0), [Person()] * seats)
    while len(match.steps) < 30 and not match.over:
        seat = match.state.seat
        match.play(decide(match.state.seen_by(seat), 5, Dice(len(match.steps)), strategy, steps=1000))
    counts = decisions(match, [0])
    found = [count for count in counts if matters(judge(match, count, strategy, Dice(count), steps=STEPS))]
    assert len(found) <= len(counts) // 8
