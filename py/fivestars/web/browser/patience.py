"""Bots that think in a worker, as long as that answers; else in the page itself, which then stands still meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.port import Players, Silent

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

T = TypeVar("T")
PATIENCE: Final = 20.0  # seconds: a slow device starts the worker first


class Patient:
    """Players who are asked in a worker until it does not answer."""

    def __init__(self, far: Players, near: Players, patience: float = PATIENCE) -> None:
        self._asked = far
        self._near = near
        self._patience = patience

    @property
    def beside(self) -> bool:
        """Tell whether they think beside the page, which stays awake meanwhile."""
        return self._asked.beside

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move that a bot of this level makes now."""
        return await self._answered(lambda players: players.decide(match, level, seed))

    async def advise(self, match: Match, seed: int, among: Sequence[int]) -> "Sequence[Advice]":
        """Return the moves that the best bot thinks well of now, of all or of those at these places."""
        return await self._answered(lambda players: players.advise(match, seed, among))

    async def decisions(self, match: Match, seats: Sequence[int]) -> Sequence[int]:
        """Return after how many moves these seats had a real choice."""
        return await self._answered(lambda players: players.decisions(match, seats))

    async def judge(self, match: Match, count: int, steps: int, seconds: float) -> "Judgement | None":
        """Return what the best bot thinks of the decision after `count` moves."""
        return await self._answered(lambda players: players.judge(match, count, steps, seconds))

    async def _answered(self, ask: Callable[[Players], Awaitable[T]]) -> T:
        if self._asked is self._near:
            return await ask(self._near)
        try:
            return await asyncio.wait_for(ask(self._asked), self._patience)
        except Exception:  # too late, or what a worker says that dies, in the browser's own words
            self._asked = self._near
            raise Silent from None
