"""The levels, from the first stay to five stars: how each looks at its moves, and for how long."""

from typing import NamedTuple

from fivestars.table.words import N_


class Level(NamedTuple):
    """How strong a bot is."""

    name: str
    tastes: int = 0  # compares this many moves taken at random; 0: thinks about every promising one
    share: float = 1.0  # of the time it is given
    playouts: bool = False  # plays on in its head, instead of judging its turn by what it looks like


LEVELS = {
    1: Level(N_("First stay"), tastes=2),
    2: Level(N_("Weekend guest"), tastes=5),
    3: Level(N_("Regular guest")),
    4: Level(N_("Head porter"), share=0.2, playouts=True),
    5: Level(N_("Five stars"), playouts=True),
}
