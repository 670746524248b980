"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules import prompts

DEAR: Final = 5.0  # points: whoever makes a move that costs so many is warned before
COACH: Final = {
    prompts.HANG_OR_DRAW: N_("Hang low keys while you can: each must be higher than the last one."),
}
