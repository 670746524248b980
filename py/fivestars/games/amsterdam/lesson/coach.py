"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.games.amsterdam.rules import prompts
from fivestars.table.words import N_

DEAR: Final = 4.0  # points: a move that costs so many is grossly bad, and whoever makes it is warned before
COACH: Final = {
    prompts.SAIL: N_("The boat lands a tourist where it stops: choose a tile that is beside one of your hotels."),
    prompts.HOTEL: N_("Look for tourists on the four tiles around, and for venues of which there are few."),
    prompts.WALK: N_(
        "Walk to a crowded tile whose guests would then come to you: look for its venue beside your hotels."
    ),
    prompts.TURN: N_("A tile that turns sends its guests to the emptiest venue of its kind. See first whose that is."),
}
