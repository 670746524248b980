"""The positions in which axe looks at the table."""

from typing import Final

from looks import Look, over

LOOKS: Final = {
    "sail": Look(lambda state: state.prompt == "sail" and state.round == 3, ("tactical",)),
    "hotel": Look(lambda state: state.prompt == "hotel" and state.round == 2),
    "walk": Look(lambda state: state.prompt == "walk" and state.round == 4, ("tactical", "open")),
    "turn": Look(lambda state: state.prompt == "turn" and state.round == 5),
    "end": Look(over),
}
