"""The bots' worker: it is sent a match, and answers with a move. A bot is shown only what its seat may see."""

import json
from functools import cache

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import place
from fivestars.table.notation import from_json

_strategy = cache(strategy_of)  # what was found out for one decision serves the next


def think(text: str, level: int, seconds: float, seed: int) -> int:
    """Return the place, among the legal moves of the match, of the one that a bot of this level makes."""
    match = from_json(text, SHELF)
    seen = match.state.seen_by(match.state.seat)
    move = decide(seen, level, Dice(seed), _strategy(match.setup.game), seconds)
    return place(move, match.state.legal())


def advise(text: str, seconds: float, seed: int, among: str) -> str:
    """Return what the best bot thinks well of, the best first, as JSON; moves by their places among the legal ones.

    `among` are the places of those of which it thinks, as JSON; none: all of them. What comes of a turn stands behind.
    """
    from fivestars.players import advice  # wanted by those who ask

    match = from_json(text, SHELF)
    legal, seen = match.state.legal(), match.state.seen_by(match.state.seat)
    found = advice.advise(seen, _strategy(match.setup.game), Dice(seed), seconds, among=json.loads(among))
    return json.dumps([[place(one.move, legal), *one[1:-1], *map(advice.named, one.then)] for one in found])


def decisions(text: str, seats: str) -> str:
    """Return after how many moves of the match these seats had a real choice: lists of numbers as JSON."""
    from fivestars.players import analysis  # wanted once a match is over

    return json.dumps(analysis.decisions(from_json(text, SHELF), json.loads(seats)))


def judge(text: str, count: int, seconds: float, steps: int) -> str:
    """Return what the best bot thinks of the decision after `count` moves, as JSON; null: nothing worth a word.

    Its own move is named by its place among the legal ones.
    """
    from fivestars.players import analysis, judgement

    match = from_json(text, SHELF)
    strategy = _strategy(match.setup.game)
    found = analysis.judge(match, count, strategy, Dice(count), seconds, steps)
    if not judgement.matters(found):
        return json.dumps(None)
    match.rewind(count)
    return json.dumps([place(found.best, match.state.legal()), *found[1:]])


def ping() -> str:
    """Answer, so that the page knows that the worker is up."""
    return "pong"


__export__ = ["advise", "decisions", "judge", "ping", "think"]
