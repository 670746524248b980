"""A bot's decision: the same for every game, from the contract and the game's strategy alone."""

from math import inf
from typing import Any

from fivestars.players.head import Head
from fivestars.players.leaning import alike, preferred
from fivestars.players.levels import EVERY, LEVELS, Way
from fivestars.players.patience import Patience
from fivestars.players.search import NARROW, glance, search
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State


def decide(
    seen: State, level: int, dice: Dice, strategy: Strategy[Any], seconds: float = inf, steps: float = inf
) -> Move:
    """Return the move of a bot of this level for the seat that decides, from what this seat sees.

    It answers within the seconds, or after so many steps, moves played in its head: some thousands if neither is said.
    Without seconds the answer depends on nothing but the arguments.
    """
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0]
    ahead = strategy.ahead[level - 1] if level <= len(strategy.ahead) else 0
    if ahead:
        return search(Head(seen, strategy, dice, Patience(seconds, min(steps, ahead))), NARROW)[0].move
    head, how = Head(seen, strategy, dice, Patience(seconds, steps)), LEVELS[level]
    slip = head.slip(level)
    match how.way:
        case Way.TASTE:
            moves, values = head.tasted(head.guess(), EVERY if slip else how.tastes, dice)
            moves = alike(moves, values, head.errors(len(moves), slip))
            return preferred(head, moves, strategy.likes[level - 1]) if level <= len(strategy.likes) else moves[0]
        case Way.GLANCE:
            return glance(head, slip)[0].move
        case Way.SEARCH:
            return search(head)[0].move
