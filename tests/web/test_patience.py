"""Bots that do not answer where they think: people are told, and the match goes on without their worker."""

import asyncio
from collections.abc import Sequence

import pytest

from fivestars.players.advice import Advice
from fivestars.players.judgement import Judgement
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.browser.patience import Patient
from fivestars.web.port import Silent
from matches import match_at
from visit import Visit
from waiting import waited_for

MATCH = match_at("maui", levels=[0, 1], until=lambda state: state.seat == 1)


class Near:
    """Players who answer at once."""

    beside = False

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        assert (level, seed) == (3, 7)
        return match.state.legal()[0]

    async def advise(self, match: Match, seed: int, among: Sequence[int]) -> Sequence[Advice]:
        assert seed == 5
        return [Advice(match.state.legal()[at]) for at in among]

    async def decisions(self, match: Match, seats: Sequence[int]) -> Sequence[int]:
        return [len(match.moves), *seats]

    async def judge(self, match: Match, count: int, steps: int, seconds: float) -> Judgement | None:
        return Judgement(match.state.legal()[0], float(count), steps * seconds)


class Ill(Near):
    """Players in a worker that dies, or never answers."""

    beside = True

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    async def _never(self) -> None:
        self.asked += 1
        if self.how == "dies":
            raise RuntimeError("the worker is gone")
        await asyncio.sleep(60)

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        await self._never()
        return await super().decide(match, level, seed)

    async def decisions(self, match: Match, seats: Sequence[int]) -> Sequence[int]:
        await self._never()
        return await super().decisions(match, seats)

    async def judge(self, match: Match, count: int, steps: int, seconds: float) -> Judgement | None:
        await self._never()
        return await super().judge(match, count, steps, seconds)


@pytest.mark.parametrize("how", ["dies", "never answers"])
def test_who_does_not_answer_is_asked_once_and_then_no_more(how: str) -> None:
    ill = Ill(how)
    bots = Patient(ill, Near(), patience=0.01)

    async def ask() -> None:
        assert bots.beside
        with pytest.raises(Silent):
            await bots.decide(MATCH, 3, 7)
        assert not bots.beside
        assert await bots.decide(MATCH, 3, 7) == MATCH.state.legal()[0]
        assert [one.move for one in await bots.advise(MATCH, 5, (1,))] == [MATCH.state.legal()[1]]
        assert await bots.decisions(MATCH, (1,)) == [len(MATCH.moves), 1]
        judged = await bots.judge(MATCH, 4, 5, 1.0)
        assert judged
        assert judged.cost == 4

    waited_for(ask())
    assert ill.asked == 1


def test_who_answers_in_time_is_asked_again() -> None:
    bots = Patient(Near(), Near(), patience=5)
    for _ in range(2):
        assert waited_for(bots.decide(MATCH, 3, 7)) == MATCH.state.legal()[0]


def test_a_silent_bot_is_told_and_moves_all_the_same() -> None:
    visit = Visit()
    visit.port.slow_clock = visit.port.silent_bots = True
    visit.sit_down(MATCH)
    assert "did not answer" in visit.note
    moves = len(visit.kept.moves)
    visit.port.slow_clock = False
    visit.wait().wait()
    assert len(visit.kept.moves) > moves
