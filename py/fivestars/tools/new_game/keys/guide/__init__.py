"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.tools.new_game.keys.rules import prompts

PLACES: Final = {
    prompts.HANG_OR_DRAW: "turn",
}
