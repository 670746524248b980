"""The positions in which axe looks at the table."""

from collections.abc import Callable
from typing import Final

from fivestars.table.game import State
from looks import Look, over


def _four(until: Callable[[State], bool]) -> Look:
    return Look(until, seats=4, seed=4)


LOOKS: Final = {
    "card": _four(lambda state: state.prompt == "card" and state.round == 5),
    "swap": _four(lambda state: state.prompt == "swap"),
    "build": _four(lambda state: state.prompt == "build" and state.round == 4),
    "host": _four(lambda state: state.prompt == "host" and state.round == 6),
    "host on": _four(lambda state: state.prompt == "host on" and state.round == 5),
    "day off": _four(lambda state: state.prompt == "day off"),
    "end": _four(over),
}
