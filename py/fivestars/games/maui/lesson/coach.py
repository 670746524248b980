"""What the coach says when something is to be decided for the first time, and when a turn is new in another way."""

from typing import Final

from fivestars.games.maui.rules import Maui, prompts
from fivestars.table.words import N_

DEAR: Final = 7.0  # points: a move that costs so many is grossly bad, and whoever makes it is warned before
COACH: Final = {
    prompts.TURN: N_("Equal patterns side by side move a shell, as far as the number at the end of their row."),
    prompts.SPARE: N_("Nothing fits. Choose the towel whose patterns the next one can meet most easily."),
}
BESIDES: Final = {
    "token": N_("You have a towel token: once a towel has its place, you may cover one of its patterns with it."),
    "money": N_("Your money is gone: take a free towel, the first of a line, or the dollars that lie beside a line."),
}


def besides(seen: Maui) -> list[str]:
    """Return what else is worth a word now, of those sentences."""
    me = seen.players[seen.seat or 0]
    new = {"token": any(me.tokens), "money": me.dollars == 0 and any(seen.zones)}
    return [occasion for occasion, there in new.items() if there and seen.prompt == prompts.TURN]
