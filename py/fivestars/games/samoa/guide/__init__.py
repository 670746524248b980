"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.games.samoa.rules import prompts

PLACES: Final = {
    prompts.CARD: "cards",
    prompts.SWAP: "second-thoughts",
    prompts.BUILD: "building",
    prompts.HOST: "guests",
    prompts.HOST_ON: "guests",
    prompts.DAY_OFF: "day-off",
}
