"""After the match: where the top level would have decided otherwise, and what the decision cost.

Both moves are played on in the same guesses with the same chance: luck alone never makes a mistake of a move.
"""

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from typing import Any, Final, NamedTuple

from fivestars.players.advice import Parts, most_ahead
from fivestars.players.head import Head
from fivestars.players.judgement import Judgement, weight
from fivestars.players.patience import Patience
from fivestars.players.search import search
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State
from fivestars.table.match import Match

SEARCHED: Final = 0.4  # of the steps: so many find the move, the others compare it with the one that was made
CLEAR: Final = 3.0  # standard errors: of a hundred decisions chance makes hardly one look worse than it was
FEW_WORLDS: Final = 5  # say nothing of how far they are from one another


class _Fate(NamedTuple):
    """How a guess went on for the seat."""

    over: bool
    points: float  # hoped for; at the end those of the score
    won: float
    parts: Parts


def decisions(match: Match, seats: Iterable[int]) -> list[int]:
    """Return after how many moves these seats had a real choice."""
    watched, counts = frozenset(seats), []
    again = Match(match.game, match.setup, match.people)
    for count, move in enumerate(match.moves):
        if again.state.seat in watched and len(again.state.legal()) > 1:
            counts.append(count)
        again.play(move)
    return counts


def judge(
    match: Match, count: int, strategy: Strategy[Any], dice: Dice, seconds: float = inf, steps: float = inf
) -> Judgement:
    """Return what the top level thinks of the decision after `count` moves, within the seconds or steps."""
    turn = _turn(match, count)
    state = match.until(count).state
    seen = state.seen_by(state.seat)
    best = search(Head(seen, strategy, dice, Patience(seconds * SEARCHED, steps * SEARCHED)))[0].move
    made = turn[0]
    if best == made and type(best) is type(made):
        return Judgement(made)
    head = Head(seen, strategy, dice, Patience(seconds * (1 - SEARCHED), steps * (1 - SEARCHED)))
    # The first move of a good plan may look poor by itself: it is judged with the moves that followed it, or without.
    ways = [[best], [made], turn] if len(turn) > 1 else [[best], [made]]
    better, *others = zip(*_fates(head, ways, strategy), strict=True)
    verdicts = [_verdict(best, made, better, other) for other in others]
    return min(verdicts, key=weight)


def _turn(match: Match, count: int) -> list[Move]:
    """Return the moves that were made from this decision on, until another seat decided or something came to light."""
    turn: list[Move] = []
    for step in match.steps[count:]:
        if step.seat != match.steps[count].seat:
            break
        turn.append(step.move)
        if step.reveals:
            break
    return turn


def _fates(head: Head, ways: Sequence[Sequence[Move]], strategy: Strategy[Any]) -> list[list[_Fate]]:
    """Return for each guess how it goes on in each of these ways; the guess in which time runs out is forgotten."""
    worlds: list[list[_Fate]] = []
    while True:
        world, seed = head.guess(), head.dice.seed_for_another()
        fates = []
        for way in ways:
            after, chance = world.copy(), Dice(seed)
            head.take_turn(after, way, chance)
            head.play_round(after, chance)
            fates.append(_fate(after, head.seat, strategy))
        if head.patience.over():
            return worlds or [fates]
        worlds.append(fates)


def _fate(world: State, seat: int, strategy: Strategy[Any]) -> _Fate:
    parts = strategy.parts(world, seat)
    if world.seat is not None:
        return _Fate(False, strategy.worth(world, seat), 0.0, parts)
    standing = world.standing()
    won = 1 / len(standing.winners) if seat in standing.winners else 0.0
    return _Fate(True, float(standing.scores[seat].total or 0), won, parts)


def _verdict(best: Move, made: Move, better: Sequence[_Fate], other: Sequence[_Fate]) -> Judgement:
    """Return what is clear beyond chance; hopes and final scores are not compared with one another."""
    pairs = list(zip(better, other, strict=True))
    alike = [(one, two) for one, two in pairs if one.over == two.over]
    cost = _clear([one.points - two.points for one, two in alike])
    won = _clear([one.won - two.won for one, two in pairs])
    if not cost:
        return Judgement(best, cost, won) if won else Judgement(made)
    return Judgement(best, cost, won, *most_ahead([one.parts for one, _ in alike], [two.parts for _, two in alike]))


def _clear(differences: Sequence[float]) -> float:
    """Return the mean of the differences where it stands out from their noise; else 0."""
    count = len(differences)
    if count < FEW_WORLDS:
        return 0.0
    mean = sum(differences) / count
    error = sqrt(sum((one - mean) ** 2 for one in differences) / (count - 1) / count)
    return mean if mean > CLEAR * error and mean > 0 else 0.0
