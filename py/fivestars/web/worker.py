"""The bots' worker: it is sent a match, and answers with a move."""

from collections.abc import Callable

from fivestars.games import SHELF
from fivestars.players import choose
from fivestars.table.dice import Dice
from fivestars.table.notation import from_json


def decide(text: str, level: int, seconds: float, seed: int) -> int:
    """Return the place, among the legal moves of the match, of the one that a bot of this level makes."""
    match = from_json(text, SHELF)
    return choose(match, level, Dice(seed), seconds)


__export__: list[str] = ["decide"]
_: Callable[..., int] = decide
