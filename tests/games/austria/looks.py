"""The positions in which axe looks at the table."""

from collections.abc import Callable
from typing import Final

from fivestars.table.game import State
from looks import Look, over


def _four(until: Callable[[State], bool]) -> Look:
    return Look(until, ("draft",), seats=4, seed=2)


def _visited(until: Callable[[State], bool]) -> Look:
    return _four(until)._replace(story=True)


LOOKS: Final = {
    "keep a card": _four(lambda state: state.prompt == "keep a card"),
    "prepare": _four(lambda state: state.prompt == "prepare"),
    "begin": _visited(lambda state: state.prompt == "begin" and state.round == 4),
    "fetch": _four(lambda state: state.prompt == "fetch" and state.round == 2),
    "take penalty": _visited(lambda state: state.prompt == "take penalty"),
    "alone": Look(lambda state: state.prompt == "begin" and state.round == 4, ("leopold 3",), seats=2, story=True),
    "end": _visited(over),
}
