"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules import prompts

COACH: Final = {
    prompts.HANG_OR_DRAW: N_("Hang low keys while you can: each must be higher than the last one."),
}
