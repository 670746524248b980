"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.games.samoa.rules import prompts
from fivestars.table.words import N_

DEAR: Final = 18.0  # points: a move that costs so many is grossly bad, and whoever makes it is warned before
COACH: Final = {
    prompts.CARD: N_(
        "A high card builds first, a low one chooses tourists first. Do you want the tile or the tourists?"
    ),
    prompts.SWAP: N_("You have seen all cards: change yours if another price or bid serves you better now."),
    prompts.BUILD: N_("You pay your bid, whatever the tile is worth. Early in the match rooms and suites pay back."),
    prompts.HOST: N_("Take the group that pays most, and look when its plane leaves: it fills your rooms until then."),
    prompts.HOST_ON: N_(
        "More of the same group may come, as long as you have rooms and want no better guests in them."
    ),
    prompts.DAY_OFF: N_("Send home those who stay long and paid already: their rooms can be sold again."),
}
