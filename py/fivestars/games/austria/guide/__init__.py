"""The guide: its text in each language of the page, what its pictures show, and which of its places tell of what."""

from typing import Final

from fivestars.games.austria.rules import prompts

PLACES: Final = {
    prompts.KEEP_A_CARD: "draft",
    prompts.KEEP_SIX: "keep-six",
    prompts.INVITE: "invite",
    prompts.BEGIN: "turn",
    prompts.ACT: "die",
    prompts.FINISH: "also",
    prompts.BEGIN_EXTRA_TURN: "extra",
    prompts.EXTRA_ACTION: "extra",
    prompts.CHOOSE_REWARD: "reward",
    prompts.FETCH: "food",
    prompts.FETCH_ANY: "food",
    prompts.PLACE_FOOD: "new-food",
    prompts.GO_ON_SERVING: "serving",
    prompts.DIVIDE: "die-4",
    prompts.PREPARE: "prepare",
    prompts.FURNISH: "furnish",
    prompts.FLIP: "flip",
    prompts.TAKE_A_GUEST: "free-guest",
    prompts.COMPLETE_AN_ORDER: "complete",
    prompts.PLAY: "play",
    prompts.PLAY_ONE_OF_THREE: "three",
    prompts.PUT_UNDER_DECK: "three",
    prompts.TAKE_PENALTY: "penalty",
    prompts.RETURN_CARDS: "cards",
    prompts.REMOVE_VACANT: "vacant",
    prompts.REMOVE_OCCUPIED: "occupied",
    prompts.DISMISS: "dismiss",
}
