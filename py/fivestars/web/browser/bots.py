"""The way to the bots: a named worker, started when the first bot sits down."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pyscript import create_named_worker

from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.web.browser.document import marked

WORKER = "bots"
if TYPE_CHECKING:
    from fivestars.players.analysis import Judgement

SECONDS = 1.0  # the longest that a bot thinks about a move; the lower levels take less
LOOK_BACK = 2.0  # seconds for a decision that was made: on a slow device, where the steps would take longer


class Bots:
    """The bots of this page. They think in a worker, so the page stays awake."""

    def __init__(self) -> None:
        self._worker: Any = None

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move that a bot of this level makes now; its chance comes from the seed."""
        worker = await self._started()
        place = await worker.think(to_json(match), level, SECONDS, seed)
        return match.state.legal()[int(place)]

    async def decisions(self, match: Match, seats: Sequence[int]) -> list[int]:
        """Return after how many moves these seats had a real choice."""
        worker = await self._started()
        return [int(count) for count in json.loads(await worker.decisions(to_json(match), json.dumps(seats)))]

    async def judge(self, match: Match, count: int, steps: int) -> "Judgement | None":
        """Return what the best bot thinks of the decision after `count` moves; None: nothing worth a word."""
        from fivestars.players.analysis import Judgement

        worker = await self._started()
        found = json.loads(await worker.judge(to_json(match), count, LOOK_BACK, steps))
        if found is None:
            return None
        best, cost, won = found
        before = match.until(count)
        return Judgement(before.state.legal()[best], cost, won)

    async def _started(self) -> Any:
        if self._worker is None:
            config = f"assets/worker.{marked('build')}.json"
            self._worker = await create_named_worker("assets/worker.py", name=WORKER, config=config)
        return self._worker
