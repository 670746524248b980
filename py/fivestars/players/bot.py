"""A bot's decision, at every level, in every game."""

from fivestars.players.head import Head
from fivestars.players.levels import LEVELS
from fivestars.players.patience import Patience
from fivestars.players.search import glance, search
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Move, State


def decide(
    seen: State, level: int, dice: Dice, strategy: Strategy, seconds: float = float("inf"), steps: float = float("inf")
) -> Move:
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0]
    how = LEVELS[level]
    head = Head(seen, seen.seat, strategy, dice, Patience(seconds * how.share, steps * how.share))
    if how.tastes:
        return head.taste(head.guess(), how.tastes)
    if how.playouts:
        return search(head)
    moves, values = glance(head, 3)
    return max(zip(values, range(len(moves)), moves), key=lambda x: (x[0], -x[1]))[2]
