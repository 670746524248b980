"""The bots' worker: it is sent a match, and answers with a move. A bot is shown only what its seat may see."""

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import place
from fivestars.table.notation import from_json


def think(text: str, level: int, seconds: float, seed: int) -> int:
    """Return the place, among the legal moves of the match, of the one that a bot of this level makes."""
    match = from_json(text, SHELF)
    seen = match.state.seen_by(match.state.seat)
    move = decide(seen, level, Dice(seed), strategy_of(match.setup.game), seconds)
    return place(move, match.state.legal())


def ping() -> str:
    """Answer, so that the page knows that the worker is up."""
    return "pong"


__export__ = ["ping", "think"]
