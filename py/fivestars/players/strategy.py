"""What a bot has to know of a game besides its contract: the two functions of its `bot`."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Generic, NamedTuple

from fivestars.table.game import Move, S


class Strategy(NamedTuple, Generic[S]):
    """How good a position looks for a seat, in points; and which of the legal moves deserve a look."""

    worth: Callable[[S, int], float]
    promising: Callable[[S, Sequence[Move]], Sequence[Move]]


def strategy_of(game: str) -> Strategy[Any]:
    """Return the strategy of the game with this id."""
    module = import_module(f"fivestars.games.{game}.bot")
    return Strategy(module.worth, module.promising)
