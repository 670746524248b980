"""Training: bots play against themselves, and how their games end teaches them what a position is worth.

`python3 py train GAME [--games N] [--generations G] [--glanced N] [--seed S]`
Each generation plays by what the ones before have taught, one move deep, now and then at random. What follows each
decision, for who made it and for who is next, is put against what the end was worth, and a ridge regression weighs all
that the game's `bot/features.py` names; a share of the judgement by hand stays. Where the game asks for it, the stages
of a match are put against one another instead, from the last one back (`backwards.py`). There, the last games may be
played by bots who look on to the end of their turn: that is another opponent, and what a position promises against it
is another matter. Some games more tell by how much leads still change from each stage on. In the end the new bot plays
against the old one. Without such a file, bots judge by hand, and all games tell how leads change.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import lcm, sqrt
from os import cpu_count
from pathlib import Path
from statistics import fmean, variance
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fivestars.games import SHELF
from fivestars.players.head import Head
from fivestars.players.learned import FILE, Learned
from fivestars.players.patience import Patience
from fivestars.players.search import glance
from fivestars.players.strategy import Strategy, learns, row_of, strategy_of, taught, untaught
from fivestars.table.dice import Dice
from fivestars.table.game import AnyGame, Move, State
from fivestars.tools import backwards
from fivestars.tools.backwards import Position
from fivestars.tools.build import GAMES
from fivestars.tools.trouble import CACHE, Trouble
from fivestars.tools.workers import each

BATCH: Final = 20  # games that a process plays before it tells of them
LARGE: Final = 100  # where there is much to tell
WHIMS: Final = 0.1  # how often a decision is made at random, so that more is seen
RARE: Final = 0.03  # and where stages are put against one another
FAR: Final = 5_000_000  # from the seeds of all other games: those in which bots look to the end of their turn
ENDLESS: Final = 1e9  # steps: a glance is never cut short there
SEEN: Final = 0.33  # of the decisions within a turn, there: they tell nearly the same
SHARE: Final = 0.6  # of the judgement that is learned; the rest is by hand
RIDGE: Final = 300.0  # how much a weight must explain to be more than nothing, in decisions
DIGITS: Final = 3  # of a weight
MEASURED: Final = 0.1  # of the games of a generation: so many more tell how leads change
FEWEST: Final = 30  # decisions: fewer tell nothing about a stage by itself
DEALS: Final = 150  # on which the new bot plays the old, from each seat
Z95: Final = 1.959964

# What the file holds, with weights and without.
WEIGHTS: Final = (
    "What the bots have learned from games of their own: a row of weights for each stage, by `features.py`;",
    "and by how many points leads still change from it on.",
)
SPREAD: Final = ("By how many points leads still change from each stage on, in games of the bots' own.",)

Sums = NDArray[np.float64]
Choose: TypeAlias = Callable[[State, Strategy[Any], Dice, float], tuple[Move, bool]]


class Job(NamedTuple):
    """Some games to be played: which, from which seed, and by what the bots have learned so far."""

    game: str
    seed: int
    games: int
    learned: str  # the text of their weights; empty: by hand
    glances: bool = False  # to the end of the turn; else one move deep


# --- the door


def main(words: Sequence[str]) -> int:
    """Train the bots of a game; return the exit code."""
    parser = ArgumentParser(prog="python3 py train", description="Teach the bots of a game by games of their own.")
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--games", type=int, default=2000, help="in each generation (2000)")
    parser.add_argument("--generations", type=int, default=2, help="each plays by what those before have taught (2)")
    parser.add_argument("--glanced", type=int, default=0, help="games more in which bots look to a turn's end (0)")
    parser.add_argument("--seed", type=int, default=1, help="gives the same weights again (1)")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"on which it then plays the old bot ({DEALS})")
    asked = parser.parse_args(words)
    if min(asked.games, asked.generations, asked.deals) < 1:
        raise Trouble("At least one game, one generation and one deal are needed.")
    path = GAMES / asked.game / "bot" / FILE
    if not learns(asked.game):
        path.write_text(measured(asked.game, asked.games, asked.seed), "utf-8")
        print(f"{path.relative_to(GAMES.parents[2])} is written: by how much leads still change.")
        print("There is nothing to be weighed: write bot/features.py as austria has it.")
        return 0
    before = strategy_of(asked.game) if path.exists() else untaught(asked.game, Learned(""))
    if asked.glanced and not _is_backwards(asked.game):
        raise Trouble("Only a game whose stages are put against one another learns by looking to the end of a turn.")
    text = trained(asked.game, asked.games, asked.generations, asked.seed, asked.glanced)
    path.write_text(text, "utf-8")
    print(f"{path.relative_to(GAMES.parents[2])} is written.")
    print(compared(asked.game, taught(asked.game, Learned(text)), before, asked.deals))
    return 0


def trained(game: str, games: int, generations: int, seed: int, glanced: int = 0) -> str:
    """Return the text of a file of weights; what was played is kept in the cache, so that it can be gone on with."""
    learned = ""
    sums: Sums | None = None
    for generation in range(generations):
        kept = CACHE / f"train-{game}-{games}-{seed}-{generation}.npz"
        sums = _played(kept, game, games, seed + generation * games, learned, sums, f"generation {generation + 1}")
        learned = _told(_learned(game, sums))
    more = max(1, round(games * MEASURED))
    spread = _told_spread(_spread(_squares(game, more, seed + generations * games, learned)))
    asked = f"{game} --games {games} --generations {generations}"
    if glanced:
        learned = _by_glances(game, glanced, seed, spread + learned, sums)
        asked += f" --glanced {glanced}"
    return _headed(WEIGHTS, f"{asked} --seed {seed}") + spread + learned


def measured(game: str, games: int, seed: int) -> str:
    """Return the text of a file without weights: by how much leads still change where bots judge by hand."""
    spread = _spread(_squares(game, games, seed, ""))
    return _headed(SPREAD, f"{game} --games {games} --seed {seed}") + _told_spread(spread)


# --- the games


def _played(
    kept: Path, game: str, games: int, seed: int, learned: str, sums: Sums | None, name: str, *, glances: bool = False
) -> Sums:
    """Return the sums of these games, added to what there is; each batch is kept, to be gone on with from there."""
    is_backwards = _is_backwards(game)
    batch, play = (LARGE, _batch_of_stages) if is_backwards else (BATCH, _batch)
    jobs = [Job(game, seed + first, min(batch, games - first), learned, glances) for first in range(0, games, batch)]
    if sums is not None and is_backwards:
        sums = sums * backwards.OLDER
    before = 0  # batches
    if kept.exists():
        with np.load(kept) as there:
            sums, before = there["sums"], int(there["batches"])
    begun = monotonic()
    for number, found in enumerate(each(play, jobs[before:], cpu_count() or 1), before + 1):
        sums = found if sums is None else sums + found
        _keep(kept, sums, number)
        if sys.stderr.isatty():
            left = (monotonic() - begun) / (number - before) * (len(jobs) - number)
            print(f"\r{name}: {number * batch} of {games} games, {left:.0f} s left ", end="\r", file=sys.stderr)
    assert sums is not None, "at least one game is played"
    return sums


def _keep(path: Path, sums: Sums, batches: int) -> None:
    """Keep the sums of so many batches; what was kept before stays until all of it is there."""
    CACHE.mkdir(exist_ok=True)
    new = path.with_suffix(".new.npz")
    np.savez(new, sums=sums, batches=batches)
    new.replace(path)


def _by_glances(game: str, games: int, seed: int, learned: str, sums: Sums | None) -> str:
    """Return what games more teach, by bots who look to the end of their turn, with the sums of those before."""
    assert sums is not None, "at least one game is played"
    kept = CACHE / f"train-{game}-glanced-{games}-{seed}.npz"
    found = _played(kept, game, games, FAR * seed, learned, None, "to the end of a turn", glances=True)
    return _told(backwards.weights(sums * backwards.SHORTER, found, stages=_bot(game).MATCH))


def _is_backwards(game: str) -> bool:
    """Tell whether the stages of a game are put against one another."""
    return hasattr(_bot(game), "MATCH")


def _learned(game: str, sums: Sums) -> list[list[float]]:
    """Return what all these games teach."""
    return backwards.weights(sums, stages=_bot(game).MATCH) if _is_backwards(game) else _weights(sums)


def _batch(job: Job) -> Sums:
    """Play some games; return, for each stage, the products of all pairs of features, the points last."""
    bot, strategy = _bot(job.game), _judging(job)
    rows: list[list[list[float]]] = [[] for _ in range(bot.STAGES)]
    for seed in range(job.seed, job.seed + job.games):
        for stage, row in _decisions(job.game, seed, strategy):
            rows[stage].append(row)
    width = len(next(row for stage in rows for row in stage))
    sums = np.zeros((bot.STAGES, width, width))
    for stage, found in enumerate(rows):
        if found:
            table = np.array(found)
            sums[stage] = table.T @ table
    return sums


def _bot(game: str) -> Any:
    return import_module(f"fivestars.games.{game}.bot")


def _judging(job: Job) -> Strategy[Any]:
    return (taught if job.learned else untaught)(job.game, Learned(job.learned))


def _decisions(game: str, seed: int, strategy: Strategy[Any]) -> Iterator[tuple[int, list[float]]]:
    """Play a game; yield the stage and the features after each decision, with what the end was worth to the seat."""
    bot, chance = _bot(game), Dice(seed)
    state = _dealt(game, seed, chance)
    met: list[tuple[int, int, list[float]]] = []
    while state.seat is not None:
        seat = state.seat
        move, is_choice = _choice(state, strategy, chance, WHIMS)
        state.apply(move)
        if is_choice and state.seat is not None:
            met += [(bot.stage(state), who, bot.features(state, who)) for who in dict.fromkeys((seat, state.seat))]
    for stage, seat, features in met:
        yield stage, [*features, float(bot.worth(state, seat))]


def _batch_of_stages(job: Job) -> Sums:
    """Play some games; return what `backwards.py` weighs."""
    bot, strategy = _bot(job.game), _judging(job)
    found: list[Position] = []
    for seed in range(job.seed, job.seed + job.games):
        found += _positions(job.game, seed, strategy, _glanced if job.glances else _choice)
    kept = np.float32 if job.glances else np.float64  # such games are dear, and may be kept for more than one fit
    return backwards.products(found, bot.STAGES * bot.PHASES, bot.PHASES, kept)


def _positions(game: str, seed: int, strategy: Strategy[Any], choose: Choose) -> Iterator[Position]:
    """Play a game; yield what is seen of it: all seats where a stage begins, who ends a turn and who is next, and some
    of the decisions between."""
    bot, row_at, chance = _bot(game), row_of(game), Dice(seed)
    box = SHELF[game]
    state = _sat_down(box, _evenly(box)[seed % len(_evenly(box))], chance)
    met: list[tuple[int, int, int, list[float]]] = []
    begun: dict[tuple[int, int], tuple[int, list[float]]] = {}  # how a stage began for a seat
    stage = bot.stage(state)
    while state.seat is not None:
        seat = state.seat
        move, is_choice = choose(state, strategy, chance, RARE)
        state.apply(move)
        if state.seat is None:
            break
        begins = bot.stage(state) != stage
        stage = bot.stage(state)
        watched: Sequence[int] = ()
        if begins:
            watched = range(len(state.standing().scores))
        elif state.seat != seat:
            watched = (seat, state.seat)
        elif is_choice and chance.random() < SEEN:
            watched = (seat,)
        for who in watched:
            row, features = row_at(state, who), bot.features(state, who)
            met.append((stage, who, row, features))
            if begins:
                begun[stage, who] = row % bot.PHASES, features
    for stage, who, row, features in met:
        yield Position(row, features, begun.get((stage + 1, who)), float(bot.worth(state, who)))


def _evenly(box: AnyGame) -> list[int]:
    """Return numbers of seats so that as many sit at tables of each size."""
    most = lcm(*box.seats)
    return [seats for seats in box.seats for _ in range(most // seats)]


def _sat_down(box: AnyGame, seats: int, chance: Dice) -> State:
    """Return a game dealt for so many, with any options."""
    tables = [values for values in box.choices(seats) if not box.rival(values)]
    return _begun(box, seats, chance.choice(tables), chance)


def _dealt(game: str, seed: int, chance: Dice) -> State:
    """Return a game dealt: seats and options rotate over the seeds."""
    box = SHELF[game]
    tables = [(seats, values) for seats in box.seats for values in box.choices(seats) if not box.rival(values)]
    seats, values = tables[seed % len(tables)]
    return _begun(box, seats, values, chance)


def _begun(box: AnyGame, seats: int, values: Sequence[str], chance: Dice) -> State:
    choices = {option.name: value for option, value in zip(box.options, values, strict=True)}
    state: State = box.deal(seats, choices, chance.below(seats), Dice(chance.seed_for_another()), box.edition)
    return state


def _choice(state: State, strategy: Strategy[Any], chance: Dice, whims: float) -> tuple[Move, bool]:
    """Return the move that looks best one move deep, in one guess; and whether there was a choice."""
    seat = state.seat or 0
    world = state.seen_by(seat).guess(seat, chance)
    moves = strategy.promising(world, world.legal())
    if len(moves) == 1:
        return moves[0], False
    if whims and chance.random() < whims:
        return chance.choice(moves), True
    best, most = moves[0], float("-inf")
    for move in moves:
        after = world.copy()
        after.apply(move)
        value = strategy.worth(after, seat)
        if value > most:
            best, most = move, value
    return best, True


def _glanced(state: State, strategy: Strategy[Any], chance: Dice, whims: float) -> tuple[Move, bool]:
    """Return the move that looks best at the end of the turn, in one guess; and whether there was a choice."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0], False
    head = Head(state.seen_by(state.seat), strategy, Dice(chance.seed_for_another()), Patience(steps=ENDLESS))
    moves = head.promising(state)
    if len(moves) == 1:
        return moves[0], False
    if whims and chance.random() < whims:
        return chance.choice(moves), True
    return glance(head, guesses=1)[0].move, True


# --- the regression


def _weights(sums: Sums) -> list[list[float]]:
    """Return the weights of each stage. The judgement by hand is the first feature, the last is always 1."""
    return [_fitted(table) for table in sums]


def _fitted(table: Sums) -> list[float]:
    count = table[-2, -2]  # of decisions: the sum of ones
    by_hand = [1.0] + [0.0] * (len(table) - 2)
    if count < len(table):
        return by_hand
    means = table[-2] / count
    spread = table / count - np.outer(means, means)
    inner = spread[:-2, :-2]
    size = np.sqrt(np.maximum(np.diag(inner), 0.0))
    there = size > 1e-6
    scale = np.where(there, size, 1.0)
    ridge = inner / np.outer(scale, scale) + np.eye(len(scale)) * RIDGE / count
    fitted = np.where(there, np.linalg.solve(ridge, spread[:-2, -1] / scale) / scale, 0.0)
    weights = SHARE * fitted
    weights[0] += 1 - SHARE
    constant = SHARE * (means[-1] - fitted @ means[:-2])
    return [float(weight) for weight in (*weights, constant)]


def _headed(what: Sequence[str], words: str) -> str:
    """Return the head of a file: what it holds, and how it came about."""
    return "".join(f"# {line}\n" for line in (*what, f"Made by: python3 py train {words}"))


def _told(weights: Sequence[Sequence[float]]) -> str:
    """Return weights as the text of their file."""
    rows = "\n".join("    [" + ", ".join(map(_rounded, row)) + "]," for row in weights)
    return f"weights = [\n{rows}\n]\n"


def _rounded(number: float) -> str:
    return f"{number:.{DIGITS}g}"


# --- by how much leads still change


def _squares(game: str, games: int, seed: int, text: str) -> Sums:
    """Return, for each stage, how many decisions there were, and how far off the leads after them were, squared."""
    jobs = [Job(game, seed + first, min(BATCH, games - first), text) for first in range(0, games, BATCH)]
    found: Sums = np.sum(list(each(_batch_of_leads, jobs, cpu_count() or 1)), axis=0)
    return found


def _batch_of_leads(job: Job) -> Sums:
    """Play some games; return for each stage the count of decisions and the sum of squares."""
    bot, strategy = _bot(job.game), _judging(job)
    squares = np.zeros((bot.STAGES, 2))
    for seed in range(job.seed, job.seed + job.games):
        chance = Dice(seed)
        state = _dealt(job.game, seed, chance)
        met: list[tuple[int, int, float]] = []
        while state.seat is not None:
            seat = state.seat
            move, is_choice = _choice(state, strategy, chance, 0.0)
            state.apply(move)
            if is_choice and state.seat is not None:
                met.append((bot.stage(state), seat, _lead(state, seat, strategy)))
        for stage, seat, lead in met:
            squares[stage] += 1, (_lead(state, seat, strategy) - lead) ** 2
    return squares


def _lead(state: State, seat: int, strategy: Strategy[Any]) -> float:
    others = [strategy.worth(state, other) for other in range(len(state.standing().scores)) if other != seat]
    return strategy.worth(state, seat) - max(others)


def _spread(squares: Sums) -> list[float]:
    """Return for each stage the standard deviation; that of all of them where a stage was hardly seen."""
    count, total = squares.sum(axis=0)
    return [sqrt((square / seen if seen >= FEWEST else total / max(count, 1)) or 1.0) for seen, square in squares]


def _told_spread(spread: Sequence[float]) -> str:
    return "spread = [" + ", ".join(map(_rounded, spread)) + "]\n"


# --- whether it is stronger


def compared(game: str, new: Strategy[Any], old: Strategy[Any], deals: int) -> str:
    """Return in a sentence whether one bot is stronger than another, both one move deep, each deal from every seat."""
    box = SHELF[game]
    ahead: list[float] = []
    for seed in range(10**6, 10**6 + deals):
        seats = box.seats[seed % len(box.seats)]
        ahead.append(fmean(_ahead(game, seats, seat, seed, new, old) for seat in range(seats)))
    mean, error = fmean(ahead), sqrt(variance(ahead) / deals) if deals > 1 else float("inf")
    low, high = mean - Z95 * error, mean + Z95 * error
    verdict = "stronger" if low > 0 else "weaker" if high < 0 else "neither stronger nor weaker, as far as one can tell"
    return f"The new bot is {verdict}: {mean:+.1f} points on the old one ({low:+.1f} to {high:+.1f}, {deals} deals)."


def _ahead(game: str, seats: int, mine: int, seed: int, new: Strategy[Any], old: Strategy[Any]) -> float:
    """Return by how many points the one new bot ends ahead of the mean of the old ones."""
    box, chance = SHELF[game], Dice(seed)
    choices = {
        option.name: option.values[0 if option.plays is not None else seed % len(option.values)]
        for option in box.options
    }
    state: State = box.deal(seats, choices, seed % seats, Dice(chance.seed_for_another()), box.edition)
    while state.seat is not None:
        move, _ = _choice(state, new if state.seat == mine else old, chance, 0.0)
        state.apply(move)
    totals = [score.total or 0 for score in state.standing().scores]
    return totals[mine] - fmean(total for seat, total in enumerate(totals) if seat != mine)
