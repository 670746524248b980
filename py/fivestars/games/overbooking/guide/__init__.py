"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.games.overbooking.rules import prompts

PLACES: Final = {
    prompts.PLACING: "placing",
    prompts.PLACING_OR_KEEPING: "placing",
    prompts.MAIDS: "maids",
    prompts.NOBLEWOMEN: "noblewomen",
    prompts.SOLDIERS: "soldiers",
}
