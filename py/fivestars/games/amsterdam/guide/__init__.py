"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.games.amsterdam.rules import prompts

PLACES: Final = {
    prompts.SAIL: "tactical",
    prompts.HOTEL: "hotel",
    prompts.WALK: "walk",
    prompts.TURN: "turning",
}
