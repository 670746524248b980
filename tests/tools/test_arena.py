"""The arena: its sums, its seats, its sentences."""

import json

import pytest

from fivestars.players.strategy import Strategy
from fivestars.table.game import Move, State
from fivestars.tools.arena import Plan, Result, interval, main, play_all, play_game, summary, table
from sample import GAME, Keys


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Keys)
    return sum(1.0 for mine, _ in state.rail if mine == seat)


def promising(state: State, legal: list[Move]) -> list[Move]:
    return legal
