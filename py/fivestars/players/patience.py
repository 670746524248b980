"""How long a bot may think: some seconds for people, a number of steps where the answer must be reproducible."""

from math import inf
from time import monotonic
from typing import Final

SAFE: Final = 0.9  # of the seconds: what is begun just before the end must be finished too
SECONDS: Final = 1.0  # the longest that a bot thinks about a move in the page; the lower levels take less
STEPS: Final = 3000  # where nothing else is said


class Patience:
    """Runs out with the seconds, or with the steps: moves played in the head."""

    __slots__ = ("_begun", "_seconds", "_steps", "taken")

    def __init__(self, seconds: float = inf, steps: float = inf) -> None:
        self._seconds = max(seconds, 0.0) * SAFE
        self._steps = STEPS if seconds == steps == inf else max(steps, 0.0)
        self._begun = monotonic()
        self.taken = 0

    def used(self) -> float:
        """Return how much is used up: 0 at first, 1 or more when it is time to answer."""
        if self.over():
            return 1.0
        return max((monotonic() - self._begun) / self._seconds, self.taken / self._steps)

    def over(self) -> bool:
        """Tell whether it is time to answer."""
        return self.taken >= self._steps or monotonic() - self._begun >= self._seconds
