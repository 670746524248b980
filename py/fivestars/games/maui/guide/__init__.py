"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.games.maui.rules import prompts

PLACES: Final = {
    prompts.TURN: "turn",
    prompts.SPARE: "spare",
}
