"""What can be asked for, in the order in which a match comes to it: each prompt has its sentence in `words/`."""

from typing import Final

# the opening
KEEP_A_CARD: Final = "keep a card"
KEEP_SIX: Final = "keep six"
INVITE: Final = "invite"

# a turn
BEGIN: Final = "begin"
ACT: Final = "act"
FINISH: Final = "finish"
BEGIN_EXTRA_TURN: Final = "begin extra turn"
EXTRA_ACTION: Final = "extra action"
TURN: Final = (BEGIN, ACT, FINISH, BEGIN_EXTRA_TURN, EXTRA_ACTION)

# actions and rewards
CHOOSE_REWARD: Final = "choose reward"
FETCH: Final = "fetch"
FETCH_ANY: Final = "fetch any"
PLACE_FOOD: Final = "place food"
GO_ON_SERVING: Final = "go on serving"
DIVIDE: Final = "divide"
PREPARE: Final = "prepare"
FURNISH: Final = "furnish"
FLIP: Final = "flip"
TAKE_A_GUEST: Final = "take a guest"
COMPLETE_AN_ORDER: Final = "complete an order"
PLAY: Final = "play"
PLAY_ONE_OF_THREE: Final = "play one of three"
PUT_UNDER_DECK: Final = "put under deck"

# the emperor's penalties
TAKE_PENALTY: Final = "take penalty"
RETURN_CARDS: Final = "return cards"
REMOVE_VACANT: Final = "remove vacant"
REMOVE_OCCUPIED: Final = "remove occupied"
DISMISS: Final = "dismiss"
