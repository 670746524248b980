"""Weights found backwards: a stage of a match is put against what the next one promises, the last against the end.

How a match ends hangs on much that comes after a stage, and most of that is chance. What the next stage looks worth
is told by far fewer games. What is common to all numbers of seats is found first, and each of them keeps near it; the
common weights of a stage keep near those of the next one, and those of the last near the judgement by hand.

A game asks for this by `MATCH` and `PHASES` in its `bot/features.py`: how many stages a match has (those of each number
of seats follow one another), and how many rows of weights each stage has.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

FINAL: Final = 0.3  # of what a stage is put against: the share of the end itself
RIDGE: Final = 300.0  # how much a weight must explain to differ from that of the next stage, in positions
APART: Final = 3000.0  # and from that of the other numbers of seats
OLDER: Final = 0.5  # how much the games of each generation before count
SHORTER: Final = 0.15  # and those of bots who looked less far ahead than the last ones

Sums: TypeAlias = NDArray[np.float64]
Seen: TypeAlias = tuple[Sums, Sums]  # products of all pairs of features, and those with what they are put against


class Position(NamedTuple):
    """A position of a game, seen by a seat: what is weighed, and what came of it."""

    row: int  # of weights
    features: Sequence[float]
    onward: tuple[int, Sequence[float]] | None  # the phase of the next stage's beginning, and what is weighed then
    final: float


class Moments(NamedTuple):
    """Some positions about their means: what is weighed, what it is put against, and how these go along."""

    number: float
    means: Sums
    mean: float
    spread: Sums
    along: Sums


def products(positions: Sequence[Position], rows: int, phases: int, kept: type[np.floating[Any]] = np.float64) -> Sums:
    """Return for each row the products of all pairs of features and the end, and those with each phase of the next.

    Numbers are rounded to what they are kept as; they are multiplied in full.
    """
    width = len(positions[0].features)
    sums = np.zeros((rows, 1 + phases, width + 1, width + 1))
    for row in range(rows):
        here = [position for position in positions if position.row == row]
        if not here:
            continue
        table = np.array([(*position.features, position.final) for position in here], kept).astype(np.float64)
        sums[row, 0] = table.T @ table
        for phase in range(phases):
            there = np.array([_onward(position, phase, width) for position in here], kept).astype(np.float64)
            sums[row, 1 + phase, :width, :width] = table[:, :width].T @ there
    return sums


def _onward(position: Position, phase: int, width: int) -> Sequence[float]:
    onward = position.onward
    return onward[1] if onward and onward[0] == phase else [0.0] * width


def weights(*kinds: Sums, stages: int) -> list[list[float]]:
    """Return the weights of each row. The judgement by hand is the first feature, the last is always 1.

    Each kind of games, the oldest first, is seen about its own means: that the better players end with more is no merit
    of the positions that they bring about. What all of it comes to is told by the last kind.
    """
    newest = kinds[-1]
    phases, width = newest.shape[1] - 1, newest.shape[2] - 1
    span = stages * phases
    found = np.zeros((len(newest), width))
    by_hand = np.zeros(width)
    by_hand[0] = 1.0
    near = [by_hand] * phases
    for stage in reversed(range(stages)):
        for phase in range(phases):
            rows = range(stage * phases + phase, len(newest), span)
            seen = {
                row: [(sums[row, 0, :width, :width], _against(sums[row], found, row, stage, stages)) for sums in kinds]
                for row in rows
            }
            common = _fitted([_together(kind) for kind in zip(*seen.values(), strict=True)], near[phase], RIDGE)
            for row in rows:
                found[row] = _fitted(seen[row], common, APART)
            near[phase] = common
    return [[float(weight) for weight in row] for row in found]


def _together(seen: Iterable[Seen]) -> Seen:
    squares, against = zip(*seen, strict=True)
    return _sum(squares), _sum(against)


def _against(sums: Sums, found: Sums, row: int, stage: int, stages: int) -> Sums:
    """Return the products of the features of a row with what it is put against."""
    phases, width = sums.shape[0] - 1, sums.shape[1] - 1
    final = sums[0, :width, width]
    if stage == stages - 1:
        return final
    first = row - row % phases + phases  # of the rows of the next stage
    promised = _sum(sums[1 + phase, :width, :width] @ found[first + phase] for phase in range(phases))
    return FINAL * final + (1 - FINAL) * promised


def _sum(tables: Iterable[Sums]) -> Sums:
    found: Sums = np.sum(list(tables), axis=0)
    return found


def _fitted(kinds: Sequence[Seen], near: Sums, ridge: float) -> Sums:
    """Return the weights that explain most without leaving those near by for little; the last one is the constant."""
    moments = [_moments(squares, against) for squares, against in kinds if squares[-1, -1]]
    if not moments:
        return near
    count = sum(kind.number for kind in moments)
    spread = _sum(kind.spread * (kind.number / count) for kind in moments)
    along = _sum(kind.along * (kind.number / count) for kind in moments)
    size = np.sqrt(np.maximum(np.diag(spread), 0.0))
    there = size > 1e-5
    scale = np.where(there, size, 1.0)
    unexplained = along - spread @ near[:-1]
    kept = spread / np.outer(scale, scale) + np.eye(len(scale)) * ridge / count
    moved = np.where(there, np.linalg.solve(kept, unexplained / scale) / scale, 0.0)
    fitted = near[:-1] + moved
    newest = moments[-1]
    return np.append(fitted, newest.mean - newest.means @ fitted)


def _moments(squares: Sums, against: Sums) -> Moments:
    """Return what is known of some positions about their own means."""
    count = squares[-1, -1]
    means, mean = squares[-1, :-1] / count, against[-1] / count
    spread = squares[:-1, :-1] / count - np.outer(means, means)
    return Moments(count, means, mean, spread, against[:-1] / count - means * mean)
