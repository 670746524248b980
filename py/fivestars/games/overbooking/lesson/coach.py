"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.games.overbooking.rules import prompts
from fivestars.table.words import N_

DEAR: Final = 4.5  # points: a move that costs so many is grossly bad, and whoever makes it is warned before
COACH: Final = {
    prompts.PLACING: N_("Large groups get beds first; small ones bring more coins, if beds are left."),
    prompts.PLACING_OR_KEEPING: N_("You go last and see all places. Keep the card if no hotel has room for it."),
    prompts.MAIDS: N_("Put the maids in the place of a guest of yours who would be turned away."),
    prompts.NOBLEWOMEN: N_("Favour the guest who brings coins and would find no bed by size alone."),
    prompts.SOLDIERS: N_("Replace workers: six beds become free, and your soldiers want only five of them."),
}
