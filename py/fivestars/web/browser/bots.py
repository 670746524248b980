"""The way to the bots: a named worker, started when the first bot sits down; or, without one, the page itself."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivestars.players.patience import SECONDS
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.web.browser.document import marked
from fivestars.web.browser.patience import Patient
from fivestars.web.match.board import open_box

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

WORKER = "bots"


def bots() -> Patient:
    """Return the bots of this page."""
    return Patient(Bots(_Worker()), Bots(_Page()))


class Bots:
    """Bots who are asked in texts, as they go to a worker and come back."""

    def __init__(self, place: Any) -> None:
        self._place = place  # where they think
        self.beside: bool = place.beside

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move that a bot of this level makes now; its chance comes from the seed."""
        at = await self._place.asked("think", to_json(match), level, SECONDS, seed)
        return match.state.legal()[int(at)]

    async def advise(self, match: Match, seed: int, among: Sequence[int]) -> "list[Advice]":
        """Return the moves that the best bot thinks well of now, of all or of those at these places."""
        from fivestars.players.advice import Advice, event_of

        legal = match.state.legal()
        found = json.loads(await self._place.asked("advise", to_json(match), SECONDS, seed, json.dumps(among)))
        kinds = {kind.__name__: kind for kind in open_box(match.game).words.events}
        return [
            Advice(legal[at], points, part, brings, [event_of(kinds, told) for told in then])
            for at, points, part, brings, *then in found
        ]

    async def decisions(self, match: Match, seats: Sequence[int]) -> list[int]:
        """Return after how many moves these seats had a real choice."""
        counts = await self._place.asked("decisions", to_json(match), json.dumps(seats))
        return [int(count) for count in json.loads(counts)]

    async def judge(self, match: Match, count: int, steps: int, seconds: float) -> "Judgement | None":
        """Return what the best bot thinks of the decision after `count` moves; None: nothing worth a word."""
        from fivestars.players.judgement import Judgement

        found = json.loads(await self._place.asked("judge", to_json(match), count, seconds, steps))
        if found is None:
            return None
        best, *why = found
        return Judgement(match.until(count).state.legal()[best], *why)


class _Worker:
    """They think in a worker, so the page stays awake."""

    beside = True

    def __init__(self) -> None:
        self._worker: Any = None

    async def asked(self, name: str, *words: object) -> Any:
        if self._worker is None:
            from pyscript import create_named_worker

            config = f"assets/worker.{marked('build')}.json"
            self._worker = await create_named_worker("assets/worker.py", name=WORKER, config=config)
        return await getattr(self._worker, name)(*words)


class _Page:
    """They think in the page."""

    beside = False

    async def asked(self, name: str, *words: object) -> Any:
        from fivestars.web.browser import worker  # what it needs is heavy, and mostly never needed here

        return getattr(worker, name)(*words)
