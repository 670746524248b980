"""The way to the bots: a named worker, started when the first bot sits down."""

from typing import Any

from pyscript import create_named_worker

from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.web import dom

WORKER = "bots"
SECONDS = 1.0  # the longest that a bot thinks about a move; the lower levels take less


class Bots:
    """The bots of this page. They think in a worker, so the page stays awake."""

    def __init__(self) -> None:
        self._worker: Any = None

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move that a bot of this level makes now; its chance comes from the seed."""
        worker = await self._started()
        place = await worker.think(to_json(match), level, SECONDS, seed)
        return match.state.legal()[int(place)]

    async def _started(self) -> Any:
        if self._worker is None:
            config = f"assets/worker.{dom.edition()}.json"
            self._worker = await create_named_worker("assets/worker.py", name=WORKER, config=config)
        return self._worker
