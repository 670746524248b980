"""The positions in which axe looks at the table."""

from collections.abc import Callable
from typing import Final

from fivestars.table.game import State
from looks import Look, over


def _four(until: Callable[[State], bool]) -> Look:
    return Look(until, seats=4, seed=2, story=True, opens=("#ledger-1", "#album-1"))


LOOKS: Final = {
    "place": _four(lambda state: state.prompt == "place" and state.round == 2),
    "place or keep": _four(lambda state: state.prompt == "place or keep" and state.round == 3),
    "maids": _four(lambda state: state.prompt == "maids"),
    "noblewomen": _four(lambda state: state.prompt == "noblewomen"),
    "soldiers": _four(lambda state: state.prompt == "soldiers"),
    "end": _four(over),
}
