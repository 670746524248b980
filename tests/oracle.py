"""A best bot that knows everything at once, for tests of the look back."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from fivestars.players.analysis import Judgement
from fivestars.players.analysis import decisions as decisions_of
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.match.review import Review


class Oracle:
    """A best bot that would always have done the first thing legal, and knows what everything cost."""

    def __init__(self, cost: Callable[[int], float], won: float = 0.0) -> None:
        self.cost, self.won = cost, won
        self.asked: list[int] = []
        self.before_answer: Callable[[], object] = lambda: None

    async def decide(self, *_: object, **__: object) -> Move:
        raise AssertionError("nobody is to move")

    async def decisions(self, match: Match, seats: Sequence[int]) -> list[int]:
        return decisions_of(match, seats)

    async def judge(self, match: Match, count: int, steps: int) -> Judgement | None:
        assert steps > 0
        self.asked.append(count)
        self.before_answer()
        cost = self.cost(count)
        if not cost:
            return None
        before = Match(match.game, match.setup, match.people, match.moves[:count]).state
        return Judgement(before.legal()[0], cost, self.won)


def looked(oracle: Oracle, review: Review) -> int:
    """Look to the end; return how often the page was told to draw."""
    drawn = []
    with ThreadPoolExecutor(1) as apart:  # Playwright keeps a loop running in the thread of the tests
        apart.submit(asyncio.run, review.look(oracle, lambda: drawn.append(1))).result()
    return len(drawn)
