"""What the coach says when something is to be decided for the first time."""

from typing import Final

from fivestars.games.austria.rules import prompts
from fivestars.table.words import N_

DEAR: Final = 14.0  # points: a move that costs so many is grossly bad, and whoever makes it is warned before
COACH: Final = {
    prompts.KEEP_A_CARD: N_("Cards that cost little help from the first round on; look for some that go together."),
    prompts.KEEP_SIX: N_("Keep cheap cards for the first rounds, and one or two that count at the end."),
    prompts.INVITE: N_("Guests with a short order move in soon. Look at the colour: it says into which rooms."),
    prompts.BEGIN: N_("Look which food your guests still lack, and where many dice lie. A free guest is worth taking."),
    prompts.ACT: N_("The more dice on an action, the stronger it is: look for what your guests still lack."),
    prompts.FINISH: N_("Is an order complete? Let the guest move in now. Then end the turn."),
    prompts.BEGIN_EXTRA_TURN: N_(
        "A whole turn as a gift: its die stays, so others find the action as strong as before."
    ),
    prompts.EXTRA_ACTION: N_("One more action as a gift: its die stays. Look where most dice lie."),
    prompts.CHOOSE_REWARD: N_(
        "You get all of this. Begin with what makes the next thing better, a room before a guest."
    ),
    prompts.FETCH: N_("Take what completes an order first. Cake and coffee are the rarer ones."),
    prompts.FETCH_ANY: N_("Any food you like: take what completes an order."),
    prompts.PLACE_FOOD: N_("Serving is free now, and costs a krone later: give your guests what they lack."),
    prompts.GO_ON_SERVING: N_("Serving is paid for: bring up to three dishes and drinks."),
    prompts.DIVIDE: N_("Before the emperor comes after rounds 3, 5 and 7, steps save you from his penalty."),
    prompts.PREPARE: N_("Prepare a colour that your guests need. A group pays once all its rooms are occupied."),
    prompts.FURNISH: N_("It is occupied at once: look for a group that it completes."),
    prompts.FLIP: N_("Choose a room that completes a group, or the highest one: it counts more at the end."),
    prompts.TAKE_A_GUEST: N_("All are free this time: take one whose order and colour suit you."),
    prompts.COMPLETE_AN_ORDER: N_("Choose the guest who lacks most, or who brings most."),
    prompts.PLAY: N_("Cards that work every round pay best early, those that count at the end can wait."),
    prompts.PLAY_ONE_OF_THREE: N_("One of the three is yours, the others go back. Read what each does first."),
    prompts.PUT_UNDER_DECK: N_("The order seldom matters: these cards come up again only late."),
    prompts.TAKE_PENALTY: N_("Give away what you need least. Points lost are lost for good."),
    prompts.RETURN_CARDS: N_("Give back what is too dear to be played in this match."),
    prompts.REMOVE_VACANT: N_("Give up a cheap room that no guest of yours is waiting for."),
    prompts.REMOVE_OCCUPIED: N_("The bonus of a full group stays yours: give up a low room of such a group."),
    prompts.DISMISS: N_("Discard the card that would count least at the end."),
}
