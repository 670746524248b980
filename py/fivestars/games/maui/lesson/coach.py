"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.games.maui.rules import prompts
from fivestars.table.words import N_

DEAR: Final = 4.0  # points: whoever makes a move that costs so many is warned before
COACH: Final = {
    prompts.TURN: N_("Pick a towel and look at the heights: rows near the water and the trees move shells furthest."),
    prompts.SPARE: N_("Nothing fits. Choose the towel whose patterns the next one can meet most easily."),
}
