"""How the bot remembers what a part came to."""

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from fivestars.games.austria.rules import Austria

_Found = TypeVar("_Found")
MEMORY: Final = 10_000  # answers that each part keeps: more than a decision asks for


def remembered(
    facts: Callable[[Austria, int], object],
) -> Callable[[Callable[[Austria, int, int], _Found]], Callable[[Austria, int, int], _Found]]:
    """Keep what a part came to: most moves change few of the facts that it depends on, besides the turns."""

    def decorate(part: Callable[[Austria, int, int], _Found]) -> Callable[[Austria, int, int], _Found]:
        known: dict[object, _Found] = {}

        @wraps(part)
        def recall(state: Austria, seat: int, turns: int) -> _Found:
            key = (facts(state, seat), turns)
            if key not in known:
                if len(known) >= MEMORY:
                    known.clear()
                known[key] = part(state, seat, turns)
            return known[key]

        return recall

    return decorate
