"""How the better bots choose: a glance at each promising move, then flat Monte Carlo over guesses.

Every candidate is played on in the same worlds with the same chance, and the worse half is dropped until one is left.
"""

from collections.abc import Sequence
from math import ceil, exp, log2
from typing import Final, NamedTuple

from fivestars.players.head import Head
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State

GLANCES: Final = 3  # guesses in which a move is looked at, where chance or hidden things matter
WIDTH: Final = 12  # candidates that are played on
NARROW: Final = 4  # of them, by who has steps for a few only: see `Strategy.ahead`
FEW: Final = 8  # candidates: to choose among fewer takes less than all the time
STEEPEST: Final = 30.0  # a lead of so many scales is as good as won
LOGISTIC: Final = 1.702  # scales of the logistic curve that go into a standard deviation of the normal one


class End(NamedTuple):
    """What thinking ahead came to."""

    lead: float
    won: float | None  # the share of the win; None where the game goes on


class Candidate:
    """A move with the turn that it begins, and what is known of it."""

    __slots__ = ("ends", "looks", "move", "plan")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.plan: Sequence[Move] = (move,)
        self.looks: list[End] = []  # after the turn
        self.ends: list[End] = []  # a round later; one for each world, the same worlds for all candidates


# --- choosing


def glance(head: Head, slip: float = 0.0, guesses: int = GLANCES) -> list[Candidate]:
    """Return the promising moves, the best first, by what the table looks like after the whole turn.

    Each looks better or worse than it is by up to the slip.
    """
    world = head.guess()
    moves = head.promising(world)
    errors = head.errors(len(moves), slip)
    candidates = [Candidate(move) for move in moves]
    for number in range(guesses if len(candidates) > 1 else 0):
        if number:
            world = head.guess()
        for candidate, error in zip(candidates, errors, strict=True):
            if head.patience.over():
                return ranked(candidates, head.spread)
            after = world.copy()
            candidate.plan = head.take_turn(after, candidate.plan, head.dice)
            candidate.looks.append(_end(head, after, error))
        if number and all(candidate.looks[-1] == candidate.looks[-2] for candidate in candidates):
            break  # the guesses do not differ in anything that matters
    return ranked(candidates, head.spread)


def search(head: Head, width: int = WIDTH) -> list[Candidate]:
    """Return the candidates that were played on, the best first; those that were dropped follow, the last one first."""
    candidates = glance(head, guesses=1)[:width]
    begun, halvings = head.patience.used(), ceil(log2(len(candidates)))
    effort = (1 - begun) * min(1.0, len(candidates) / min(FEW, width))
    dropped: list[Candidate] = []
    for halving in range(1, halvings + 1):
        # A sum of shares can come out a hair above 1, which `used` never does.
        while head.patience.used() < min(1.0, begun + effort * halving / halvings):
            _play_on(head, candidates)
        order, kept = ranked(candidates, head.spread), (len(candidates) + 1) // 2
        candidates, dropped = order[:kept], order[kept:] + dropped
    return candidates + dropped


def _play_on(head: Head, candidates: Sequence[Candidate]) -> None:
    """Play every candidate on in one more world. Who answers in the midst of it forgets it: it would not be fair."""
    world, seed = head.guess(), head.dice.seed_for_another()
    ends: list[End] = []
    for candidate in candidates:
        after, dice = world.copy(), Dice(seed)
        head.take_turn(after, candidate.plan, dice)
        head.play_round(after, dice)
        if head.patience.over():
            return
        ends.append(_end(head, after))
    for candidate, end in zip(candidates, ends, strict=True):
        candidate.ends.append(end)


def _end(head: Head, world: State, error: float = 0.0) -> End:
    """Return what it came to. Nobody errs in what is over: it was counted."""
    if world.seat is not None:
        return End(head.lead(world) + error, None)
    winners = world.standing().winners
    return End(head.lead(world), 1 / len(winners) if head.seat in winners else 0.0)


# --- judging


def ranked(candidates: Sequence[Candidate], spread: float) -> list[Candidate]:
    """Return the candidates, the best first; the spread is by how much leads still change."""
    values = _values(candidates, spread)
    order = sorted(range(len(candidates)), key=lambda index: -values[index])
    return [candidates[index] for index in order]


def _values(candidates: Sequence[Candidate], spread: float) -> list[float]:
    """Return the chance of winning with each candidate: at a glance, corrected by the playouts as far as they agree.

    Few playouts say less than a glance, many say more. How much is measured (James and Stein): what they say differs
    from the glances by so much, of which chance alone explains a part.
    """
    count, worlds, scale = len(candidates), len(candidates[0].ends), spread / LOGISTIC
    glances = [_mean([_chance(look, scale) for look in one.looks]) if one.looks else -1.0 for one in candidates]
    if count < 2 or worlds < 2:
        return glances
    rows = [[_chance(end, scale) for end in one.ends] for one in candidates]
    ease = [_mean(column) for column in zip(*rows, strict=True)]  # of each world
    means, middle, usual = [_mean(row) for row in rows], _mean(ease), _mean(glances)
    news = [(mean - middle) - (glance - usual) for mean, glance in zip(means, glances, strict=True)]
    chance = sum(
        (cell - mean - world + middle) ** 2
        for row, mean in zip(rows, means, strict=True)
        for cell, world in zip(row, ease, strict=True)
    ) / ((count - 1) * (worlds - 1) * worlds)
    surprise = sum(new * new for new in news) / (count - 1)
    trust = max(0.0, 1 - chance / surprise) if surprise else 0.0
    return [glance + trust * new for glance, new in zip(glances, news, strict=True)]


def _chance(end: End, scale: float) -> float:
    """Return the chance of winning that a lead promises.

    Where the game is over, half of it is the lead all the same: in what is lost or won anyway, points still count.
    """
    promised = 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, end.lead / scale))))
    return promised if end.won is None else (end.won + promised) / 2


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
