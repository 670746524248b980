"""What a bot has to know of a game besides its contract: its `bot`, and what self-play has taught."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Generic, NamedTuple

from fivestars.players.learned import Judgement, Learned, brought, learned_of
from fivestars.table.game import Move, S


class Strategy(NamedTuple, Generic[S]):
    """How good a position looks for a seat, in points and why; which of the moves deserve a look; how leads change."""

    worth: Callable[[S, int], float]
    promising: Callable[[S, Sequence[Move]], Sequence[Move]]
    parts: Callable[[S, int], Mapping[str, float]]  # of the worth, by what people call them
    spread: Callable[[S], float]  # of a lead until the end: a standard deviation, as it was measured
    likes: Sequence[int] = ()  # the parts that the first levels like: see `leaning.py`
    slips: Sequence[float] = ()  # by so much of the spread the levels below the best err at most: see `levels.py`
    ahead: Sequence[int] = ()  # within so many steps they think ahead, where that was fitted; 0 where they do not


def strategy_of(game: str) -> Strategy[Any]:
    """Return the strategy of the game with this id: as learned, where its bots have something to learn by."""
    return taught(game, learned_of(game)) if learns(game) else untaught(game, learned_of(game))


def learns(game: str) -> bool:
    """Tell whether the bots of a game say what can be weighed."""
    return hasattr(_bot(game), "features")


def row_of(game: str) -> Callable[[Any, int], int]:
    """Return which row of weights judges a position for a seat: that of its stage, unless the game tells more apart."""
    bot = _bot(game)
    if hasattr(bot, "row"):
        row: Callable[[Any, int], int] = bot.row
        return row
    return lambda state, _seat: int(bot.stage(state))


def taught(game: str, learned: Learned) -> Strategy[Any]:
    """Return the strategy of a game whose bots have learned this."""
    bot = _bot(game)
    row = row_of(game)
    by_hand, judged = bot.worth, Judgement(bot.GROUPED, row, learned)

    def worth(state: Any, seat: int) -> float:
        return float(by_hand(state, seat)) if state.seat is None else judged(state, seat)

    def parts(state: Any, seat: int) -> Mapping[str, float]:
        return _parts(bot, state, seat, learned.tables[row(state, seat)])

    return Strategy(worth, bot.promising, parts, partial(_spread, bot, learned), bot.LIKES, bot.SLIPS, _ahead(bot))


def untaught(game: str, learned: Learned) -> Strategy[Any]:
    """Return the strategy of a game whose bots judge by hand alone, and know by how much leads still change."""
    bot = _bot(game)
    parts = partial(_by_hand, bot) if learns(game) else bot.parts
    return Strategy(bot.worth, bot.promising, parts, partial(_spread, bot, learned), bot.LIKES, bot.SLIPS, _ahead(bot))


def _bot(game: str) -> Any:
    return import_module(f"fivestars.games.{game}.bot")


def _ahead(bot: Any) -> Sequence[int]:
    return getattr(bot, "AHEAD", ())


def _spread(bot: Any, learned: Learned, state: Any) -> float:
    return float(learned.spread[bot.stage(state)])


def _by_hand(bot: Any, state: Any, seat: int) -> Mapping[str, float]:
    return _parts(bot, state, seat, [1.0, *([0.0] * (len(bot.features(state, seat)) - 1))])


def _parts(bot: Any, state: Any, seat: int, row: Sequence[float]) -> Mapping[str, float]:
    """Return what each part of a judgement comes to; when it is over, all there is was scored."""
    if state.seat is None:
        return {bot.PARTS[0]: float(bot.worth(state, seat))}
    found = brought(bot.GROUPED, bot.BELONGS, bot.SUMMED, row, state, seat)
    parts = {name: found.get(part, 0.0) for part, name in enumerate(bot.PARTS)}
    return bot.divided(state, seat, parts) if hasattr(bot, "divided") else parts
