"""The positions in which axe looks at the table."""

from typing import Final

from looks import Look, over

LOOKS: Final = {
    "towel": Look(lambda state: state.prompt == "turn" and state.round == 9, ("crabs", "open")),
    "late": Look(lambda state: state.round == 12, ("around the table",)),
    "end": Look(over, ("combined",)),
}
