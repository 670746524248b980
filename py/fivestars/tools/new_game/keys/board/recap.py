"""What somebody has done, in pictures: the keys that were hung and drawn."""

from typing import Final

from fivestars.table.drawing import Pictured, Sign
from fivestars.tools.new_game.keys.rules import events as e

ART: Final = "assets/art/keys.svg#"
POINTS: Final = Sign(text="★")

PICTURED: Final[Pictured] = {
    e.Hung: lambda hung: (Sign("key", text=str(hung.key)),),
    e.Drew: lambda _: (Sign("key"),),
    e.DrewUnseen: lambda _: (Sign("key"),),
    e.Rested: lambda _: (Sign("key", lost=True),),
}
