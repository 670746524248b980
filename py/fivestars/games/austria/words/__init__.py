"""All that Vienna says: prompts, the log, objections, scores, options, and the names and rules of its components.

Names of components stand after a colon or a comma, so that they can stay in the nominative in any language.
"""

from typing import Final

from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules import prompts
from fivestars.games.austria.rules.moves import Decline, Finish, Pass
from fivestars.games.austria.rules.objections import Reason
from fivestars.games.austria.rules.table import RIVALS
from fivestars.games.austria.words.cards import GUESTS, POLITICS, REVISED, STAFF, TILES
from fivestars.games.austria.words.reasons import REASONS
from fivestars.table.game import Value
from fivestars.table.words import C_, N_, NP_, Poster, Prompt, Words

_DISHES: Final[dict[Value, str]] = {
    "strudel": N_("strudel"),
    "cake": N_("cake"),
    "wine": N_("wine"),
    "coffee": N_("coffee"),
}

_ACTIONS: Final[dict[Value, str]] = {
    1: N_("strudel and cake"),
    2: N_("wine and coffee"),
    3: N_("rooms"),
    4: N_("emperor and krones"),
    5: N_("staff"),
    6: N_("any of the others"),
}

_COLOURS: Final[dict[Value, str]] = {
    "blue": C_("colour of rooms", "blue"),
    "red": C_("colour of rooms", "red"),
    "yellow": C_("colour of rooms", "yellow"),
    "green": C_("colour of rooms", "green"),
}

_REWARDS: Final[dict[Value, str]] = {
    "food": N_("food"),
    "any 1": N_("1 dish or drink of your choice"),
    "any 2": N_("2 dishes or drinks of your choice"),
    "room 0": N_("rooms at the usual price"),
    "room 1": N_("rooms for 1 krone less"),
    "room free": N_("rooms for free"),
    "low room free": N_("a room on floor 1 or 2 for free"),
    "occupied room": N_("an occupied room for free"),
    "flip 1": N_("turn a vacant room to its occupied side"),
    "flip 2": N_("turn two vacant rooms to their occupied sides"),
    "play 0": N_("a staff card at its full price"),
    "play 1": N_("a staff card for 1 krone less"),
    "play 2": N_("a staff card for 2 krones less"),
    "play 3": N_("a staff card for 3 krones less"),
    "play free": N_("a staff card for free"),
    "look 3": N_("one of three staff cards for 3 krones less"),
    "look free": N_("one of three staff cards for free"),
    "draw 1": N_("draw 1 staff card"),
    "draw 2": N_("draw 2 staff cards"),
    "draw 3": N_("draw 3 staff cards"),
    "guest 1": N_("a guest for free"),
    "guest 2": N_("two guests for free"),
    "complete 1": N_("complete a guest's order"),
}

_LOSSES: Final[dict[Value, str]] = {
    "krones 3": N_("3 krones"),
    "krones 5": N_("5 krones"),
    "points 5": N_("5 points"),
    "points 7": N_("7 points"),
    "points 8": N_("8 points"),
    "points 10": N_("10 points"),
    "points each 2": N_("2 points for each staff card"),
    "cards 2": N_("2 cards of your hand"),
    "cards 3": N_("3 cards of your hand"),
    "vacant 1": N_("1 vacant room"),
    "vacant 2": N_("2 vacant rooms"),
    "occupied 2": N_("2 occupied rooms"),
    "kitchen": N_("all food in the kitchen"),
    "all food": N_("all food in the kitchen and on your guests"),
    "end card": N_("a staff card that counts at the end"),
    "waive": N_("1 krone instead of the penalty"),
}

_NEEDS: Final[dict[Value, str]] = {
    "krones": N_("krones"),
    "tiles": N_("room tiles"),
    "staff": N_("staff cards"),
    "steps": N_("spaces on the emperor track"),
    "floors": N_("occupied floors"),
    "groups": N_("occupied groups"),
    "colours": N_("occupied colours"),
    "columns": N_("occupied columns"),
    "blue": N_("occupied blue rooms"),
    "red": N_("occupied red rooms"),
    "yellow": N_("occupied yellow rooms"),
}

_EXPLAINS: Final = {
    "action 1": N_("Each die brings 1 strudel or 1 cake, but never more cake than strudel."),
    "action 2": N_("Each die brings 1 wine or 1 coffee, but never more coffee than wine."),
    "action 3": N_("Each die lets you prepare a room beside those you have. You pay the price of its floor."),
    "action 4": N_("Each die brings a step on the emperor track or a krone, as you like."),
    "action 5": N_("Play one staff card. Each die makes it a krone cheaper."),
    "action 6": N_("Pay 1 krone and do any other action, as strong as there are dice here."),
    "boost": N_("Once a turn, pay 1 krone to count 1 more die."),
    "service": N_("Pay 1 krone to bring up to 3 dishes or drinks from the kitchen to your guests."),
    "new food": N_("New food may go straight onto the cards of your guests for free; the rest goes to the kitchen."),
    "queue": N_(
        "A guest costs the krones shown below. Those behind then move up, and a new one joins the end of the queue."
    ),
    "cafe": N_("It has 3 tables. Each guest who is still here at the end costs you 5 points."),
    "kitchen": N_("Your stock of dishes and drinks. At the end each is worth 1 point."),
    "krones": N_("You can hold 20 at most. At the end each is worth 1 point."),
    "blue": N_("Nobles take only blue rooms. A full blue group brings 2, 5, 9 or 15 points, by its size."),
    "red": N_("Citizens take only red rooms. A full red group brings 1, 3, 6 or 10 krones, by its size."),
    "yellow": N_(
        "Artists take only yellow rooms. A full yellow group brings 1, 3, 6 or 10 emperor steps, by its size."
    ),
    "green": N_("Tourists take any room."),
    "vacant": N_("A prepared room, ready for a guest of its colour, or for a tourist."),
    "occupied": N_("At the end an occupied room brings 1, 2, 3 or 4 points, by its floor."),
    "door": N_("These points are scored as soon as the room is prepared."),
    "emperor track": N_(
        "After rounds 3, 5 and 7 you score what stands below your disk, then it goes back 3, 5 or 7 spaces. "
        "If it is then on space 3 or further, you get the bonus of the tile, on space 0 its penalty. "
        "Each step beyond 13 scores a point."
    ),
    "politics": N_(
        "If you meet the demand in your turn, you may put a disk here: the first scores 15 points, then 10, then 5."
    ),
    "turn order": N_(
        "The lowest number without a die has the next turn. Each die you take covers one of your numbers."
    ),
    "pass": N_(
        "You wait until the others are done or have passed too. Then one die is thrown away, the rest are rolled again."
    ),
    "dustbin": N_("Dice that were thrown away come back in the next round."),
    "hand": N_("Your staff cards. Nobody else sees them until you play them."),
    "supply": N_("Food and room tiles never run out."),
}

WORDS = Words(
    prompts={
        prompts.KEEP_A_CARD: Prompt(
            N_("{seat}: keep a staff card, the others go on to the left."), N_("{seat} chooses a staff card.")
        ),
        prompts.KEEP_SIX: Prompt(
            N_("{seat}: keep a staff card until you have six; the others go under the deck."),
            N_("{seat} chooses staff cards."),
        ),
        prompts.INVITE: Prompt(N_("{seat}: choose your first guest."), N_("{seat} chooses the first guest.")),
        prompts.BEGIN: Prompt(N_("{seat}: take a guest or choose a die, or pass."), N_("{seat} begins the turn.")),
        prompts.ACT: Prompt(N_("{seat}: choose a die and its action."), N_("{seat} chooses a die.")),
        prompts.FINISH: Prompt(N_("{seat}: anything else before the turn ends?"), N_("{seat} finishes the turn.")),
        prompts.BEGIN_EXTRA_TURN: Prompt(
            N_("{seat}: an extra turn. Take a guest or choose an action; its die stays."),
            N_("{seat} begins an extra turn."),
        ),
        prompts.EXTRA_ACTION: Prompt(
            N_("{seat}: choose an extra action; its die stays."), N_("{seat} chooses an extra action.")
        ),
        prompts.CHOOSE_REWARD: Prompt(N_("{seat}: which reward comes first?"), N_("{seat} chooses a reward.")),
        prompts.FETCH: Prompt(N_("{seat}: which dishes or drinks do you take?"), N_("{seat} takes dishes or drinks.")),
        prompts.FETCH_ANY: Prompt(N_("{seat}: take any dishes or drinks."), N_("{seat} takes any dishes or drinks.")),
        prompts.PLACE_FOOD: Prompt(
            N_("{seat}: who gets the new food? The rest goes to the kitchen."), N_("{seat} shares out the new food.")
        ),
        prompts.GO_ON_SERVING: Prompt(
            N_("{seat}: what else comes from the kitchen?"), N_("{seat} serves from the kitchen.")
        ),
        prompts.PREPARE: Prompt(N_("{seat}: prepare a room."), N_("{seat} prepares a room.")),
        prompts.FURNISH: Prompt(N_("{seat}: where does the occupied room go?"), N_("{seat} places an occupied room.")),
        prompts.FLIP: Prompt(N_("{seat}: which vacant room becomes occupied?"), N_("{seat} turns over a vacant room.")),
        prompts.PLAY: Prompt(N_("{seat}: play a staff card."), N_("{seat} plays a staff card.")),
        prompts.PLAY_ONE_OF_THREE: Prompt(
            N_("{seat}: play one of the three staff cards."), N_("{seat} plays one of three staff cards.")
        ),
        prompts.PUT_UNDER_DECK: Prompt(
            N_("{seat}: which card goes under the deck next?"), N_("{seat} puts cards under the deck.")
        ),
        prompts.TAKE_A_GUEST: Prompt(N_("{seat}: take a guest for free."), N_("{seat} takes a free guest.")),
        prompts.DIVIDE: Prompt(
            N_("{seat}: how many steps, how many krones?"), N_("{seat} chooses between steps and krones.")
        ),
        prompts.COMPLETE_AN_ORDER: Prompt(N_("{seat}: whose order is completed?"), N_("{seat} completes an order.")),
        prompts.TAKE_PENALTY: Prompt(
            N_("{seat}: the emperor is displeased. Choose what you lose."), N_("{seat} chooses the penalty.")
        ),
        prompts.RETURN_CARDS: Prompt(
            N_("{seat}: which card of your hand goes under the deck?"), N_("{seat} gives up cards of the hand.")
        ),
        prompts.REMOVE_VACANT: Prompt(N_("{seat}: which vacant room is lost?"), N_("{seat} gives up a vacant room.")),
        prompts.REMOVE_OCCUPIED: Prompt(
            N_("{seat}: which occupied room is lost?"), N_("{seat} gives up an occupied room.")
        ),
        prompts.DISMISS: Prompt(N_("{seat}: which staff card is discarded?"), N_("{seat} gives up a staff card.")),
    },
    events={
        e.Kept: N_("{seat} keeps a card: {card}."),
        e.KeptHidden: N_("{seat} keeps a card."),
        e.PacksPassed: N_("The cards that are left go on to the left."),
        e.Invited: N_("{seat} invites the first guest: {guest}."),
        e.RoundBegan: N_("Round {round} begins."),
        e.Rolled: N_(
            "{seat} rolls the dice. One: {ones}. Two: {twos}. Three: {threes}. "
            "Four: {fours}. Five: {fives}. Six: {sixes}."
        ),
        e.ThrewAway: N_("Only those who passed have turns left: {seat} throws a die away."),
        e.DiceRanOut: N_("There are no dice left."),
        e.Passed: N_("{seat} passes."),
        e.CoveredNumber: N_("{seat}: the action is done, its die ({die}) lies on turn {number}."),
        e.Bought: NP_(
            "{seat} takes a guest for {cost} krone: {guest}.",
            "{seat} takes a guest for {cost} krones: {guest}.",
            by="cost",
        ),
        e.TookFree: N_("{seat} takes a guest for free: {guest}."),
        e.Arrived: N_("A new guest comes to the queue: {guest}."),
        e.GuestsReshuffled: N_("The guest deck is empty: the discarded guests are shuffled into a new one."),
        e.Served: N_("{seat} serves a guest. {guest}: {dish}."),
        e.PaidService: NP_(
            "{seat} pays {krones} krone for the way from the kitchen.",
            "{seat} pays {krones} krones for the way from the kitchen.",
            by="krones",
        ),
        e.Completed: N_("{seat} completes an order from the supply: {guest}."),
        e.MovedIn: N_("{seat}: {guest} moves into room {room}."),
        e.BeganExtraTurn: N_("{seat} takes an extra turn."),
        e.BeganExtraAction: N_("{seat} takes an extra action."),
        e.NoExtraAction: N_("{seat}: no die can be used."),
        e.Acted: NP_(
            "{seat} chooses an action ({strength} die): {action}.",
            "{seat} chooses an action ({strength} dice): {action}.",
            by="strength",
        ),
        e.Copied: NP_(
            "{seat} uses the sixes ({strength} die): {action}.",
            "{seat} uses the sixes ({strength} dice): {action}.",
            by="strength",
        ),
        e.DidNothing: N_("{seat} cannot do anything with this action."),
        e.Boosted: NP_(
            "{seat} pays {krones} krone for one more die.",
            "{seat} pays {krones} krones for one more die.",
            by="krones",
        ),
        e.PaidFee: NP_(
            "{seat} pays the fee of {krones} krone.",
            "{seat} pays the fee of {krones} krones.",
            by="krones",
        ),
        e.Helped: N_("{seat} has help from the staff: {card}."),
        e.Gained: NP_(
            "{seat} gets {number} serving of {dish}.",
            "{seat} gets {number} servings of {dish}.",
            by="number",
        ),
        e.Earned: NP_("{seat} gets {krones} krone.", "{seat} gets {krones} krones.", by="krones"),
        e.PurseFull: NP_(
            "{seat}: the purse is full, {krones} krone is lost.",
            "{seat}: the purse is full, {krones} krones are lost.",
            by="krones",
        ),
        e.Advanced: NP_(
            "{seat} advances {steps} step on the emperor track, to space {space}.",
            "{seat} advances {steps} steps on the emperor track, to space {space}.",
            by="steps",
        ),
        e.Scored: NP_("{seat} scores {points} point.", "{seat} scores {points} points.", by="points"),
        e.LostPoints: NP_("{seat} loses {points} point.", "{seat} loses {points} points.", by="points"),
        e.LostKrones: NP_("{seat} loses {krones} krone.", "{seat} loses {krones} krones.", by="krones"),
        e.Missed: N_("{seat} cannot use a reward: {reward}."),
        e.Prepared: NP_(
            "{seat} prepares room {room} for {cost} krone.",
            "{seat} prepares room {room} for {cost} krones.",
            by="cost",
        ),
        e.PreparedFree: N_("{seat} prepares room {room} for free."),
        e.Occupied: N_("{seat}: room {room} becomes occupied."),
        e.GroupFilled: NP_(
            "{seat} fills a group of {size} room: {colour}.",
            "{seat} fills a group of {size} rooms: {colour}.",
            by="size",
        ),
        e.Removed: N_("{seat} loses room {room}."),
        e.Played: NP_(
            "{seat} plays a staff card for {cost} krone: {card}.",
            "{seat} plays a staff card for {cost} krones: {card}.",
            by="cost",
        ),
        e.PlayedFree: N_("{seat} plays a staff card for free: {card}."),
        e.Used: N_("{seat} uses a staff card: {card}."),
        e.Drew: N_("{seat} draws a staff card: {card}."),
        e.DrewHidden: N_("{seat} draws a staff card."),
        e.Looked: N_("{seat} sees a staff card: {card}."),
        e.LookedHidden: NP_(
            "{seat} looks at {number} card of the staff deck.",
            "{seat} looks at {number} cards of the staff deck.",
            by="number",
        ),
        e.Sank: N_("{seat} puts a card under the deck: {card}."),
        e.SankHidden: N_("{seat} puts a card under the deck."),
        e.Dismissed: N_("{seat} discards a staff card: {card}."),
        e.Claimed: N_("{seat} puts a disk on a politics card: {politics}."),
        e.TrackScored: NP_(
            "Emperor scoring: {seat} stands on space {space} and scores {points} point.",
            "Emperor scoring: {seat} stands on space {space} and scores {points} points.",
            by="points",
        ),
        e.Retreated: N_("{seat} goes back to space {space}."),
        e.Honoured: N_("{seat} receives the emperor's bonus: {tile}."),
        e.Blamed: N_("{seat} faces the emperor's penalty: {tile}."),
        e.Ignored: N_("{seat} gets neither bonus nor penalty: {tile}."),
        e.Waived: NP_(
            "{seat} pays {krones} krone instead of the penalty.",
            "{seat} pays {krones} krones instead of the penalty.",
            by="krones",
        ),
        e.LostKitchen: N_("{seat} loses all the food in the kitchen."),
        e.LostAllFood: N_("{seat} loses all the food in the kitchen and on the guests."),
        e.NothingToLose: N_("{seat} has nothing to lose."),
        e.CopiedCard: N_("{seat}: the Secretary copies a card of another player: {card}."),
        e.StaffScored: NP_(
            "{seat} scores {points} point at the end: {card}.",
            "{seat} scores {points} points at the end: {card}.",
            by="points",
        ),
        e.RoomsScored: NP_(
            "{seat} scores {points} point for occupied rooms.",
            "{seat} scores {points} points for occupied rooms.",
            by="points",
        ),
        e.StockScored: NP_(
            "{seat} scores {points} point for krones and food left over.",
            "{seat} scores {points} points for krones and food left over.",
            by="points",
        ),
        e.LeftOver: NP_(
            "{seat} loses {points} points: {number} guest is still in the café.",
            "{seat} loses {points} points: {number} guests are still in the café.",
            by="number",
        ),
        e.TurnedUp: N_("{seat} turns up the next card: number {task}."),
        e.NobodyFits: N_("{seat}: no guest in the queue fits into the hotel."),
        e.Revealed: N_("{seat} reveals a staff card: {card}."),
        e.Furthered: N_("{seat} comes a step closer to a politics card: {politics}. Still to go: {left}."),
        e.AlreadyClaimed: N_("{seat} has a disk on this politics card already: {politics}."),
    },
    objections={
        Reason.NOT_NOW: N_("That cannot be done now."),
        Reason.FIRST_THIS: N_("Not now: first decide what is asked."),
        Reason.NOT_IN_PACK: N_("This card is not among those you may keep."),
        Reason.GUEST_STEP_OVER: N_("A guest may be taken only at the beginning of a turn, one at most."),
        Reason.NO_GUEST_THERE: N_("No guest is waiting there."),
        Reason.CAFE_FULL: NP_(
            "Your café is full: it has {count} table.", "Your café is full: it has {count} tables.", by="count"
        ),
        Reason.GUEST_TOO_DEAR: NP_(
            "This guest costs {cost} krone, you have {krones}.",
            "This guest costs {cost} krones, you have {krones}.",
            by="cost",
        ),
        Reason.KEEP_FEE: NP_(
            "Only sixes are left, and you must take a die: keep {cost} krone for the fee.",
            "Only sixes are left, and you must take a die: keep {cost} krones for the fee.",
            by="cost",
        ),
        Reason.NO_DIE: N_("There is no die."),
        Reason.OTHER_ACTION: N_("A die with a {number} does not do that. Only a 6 does another action, from 1 to 5."),
        Reason.NO_BOOST: N_("You cannot pay for one more die here."),
        Reason.ACTION_TOO_DEAR: NP_(
            "This costs {cost} krone, you have {krones}.", "This costs {cost} krones, you have {krones}.", by="cost"
        ),
        Reason.DIE_TAKEN: N_("You have already taken your die in this turn."),
        Reason.WRONG_NUMBER: N_("Together it must be {count}."),
        Reason.TOO_MANY_CAKES: N_("You cannot take more cake than strudel."),
        Reason.TOO_MANY_COFFEES: N_("You cannot take more coffee than wine."),
        Reason.WRONG_DISHES: N_("This action brings other dishes or drinks."),
        Reason.NO_SUCH_ROOM: N_("There is no such room."),
        Reason.START_AT_BOTTOM_LEFT: N_("The first room is the one at the bottom left."),
        Reason.ALREADY_PREPARED: N_("Room {room} has been prepared already."),
        Reason.NOT_BESIDE: N_("Room {room} does not lie beside a prepared room."),
        Reason.TOO_HIGH: N_("Only floors 1 to {count} will do here."),
        Reason.ROOM_TOO_DEAR: NP_(
            "This room costs {cost} krone, you have {krones}.",
            "This room costs {cost} krones, you have {krones}.",
            by="cost",
        ),
        Reason.NOT_IN_HAND: N_("This card is not in your hand."),
        Reason.NOT_AMONG_THREE: N_("This card is not among those you look at."),
        Reason.CARD_TOO_DEAR: NP_(
            "This card costs {cost} krone, you have {krones}.",
            "This card costs {cost} krones, you have {krones}.",
            by="cost",
        ),
        Reason.NOT_PREPARED: N_("Room {room} has not been prepared."),
        Reason.OCCUPIED: N_("Room {room} is occupied."),
        Reason.NOT_IN_CAFE: N_("This guest does not sit in your café."),
        Reason.ORDER_COMPLETE: N_("{guest}: everything has been served."),
        Reason.ORDER_OPEN: NP_(
            "{guest}: {count} dish or drink is still missing.",
            "{guest}: {count} dishes or drinks are still missing.",
            by="count",
        ),
        Reason.NOT_ORDERED: N_("{guest}: this has not been ordered, or has been served."),
        Reason.NONE_THERE: N_("There is none left: {dish}."),
        Reason.SERVICE_TOO_DEAR: NP_(
            "The way from the kitchen costs {cost} krone, you have {krones}.",
            "The way from the kitchen costs {cost} krones, you have {krones}.",
            by="cost",
        ),
        Reason.WRONG_COLOUR: N_("{guest}: room {room} has the wrong colour."),
        Reason.NOT_PLAYED: N_("You have not played this card."),
        Reason.NOT_ONCE_A_ROUND: N_("This card works by itself: {card}."),
        Reason.USED_THIS_ROUND: N_("You have already used this card in this round: {card}."),
        Reason.NOT_ON_THE_BOARD: N_("This politics card is not in the game."),
        Reason.CLAIMED_BEFORE: N_("You already have a disk there: {politics}."),
        Reason.NO_SPACE_LEFT: N_("All spaces are taken: {politics}."),
        Reason.NOT_FULFILLED: N_("{politics}: not met yet ({need}: {have} of {number})."),
        Reason.NOT_OFFERED: N_("That is not on offer here."),
        Reason.CANNOT_PAY: N_("You cannot pay this in full: {loss}."),
        Reason.NOT_HIGHEST: N_("Room {room} may stay: another one has to go."),
        Reason.NOT_VACANT: N_("Room {room} is not a vacant room."),
        Reason.NOT_OCCUPIED: N_("Room {room} is not an occupied room."),
        Reason.NOT_AN_END_CARD: N_("This card does not count at the end: {card}."),
        Reason.TURN_BEGUN: N_("You have begun your turn, so you can no longer pass."),
        Reason.DIE_OWED: N_("First take a die."),
        Reason.NEEDS_ACTION: N_("You play a staff card with a die that shows a 5."),
    },
    parts={
        "guests": N_("Guests"),
        "rooms": N_("Occupied rooms"),
        "doors": N_("Points on doors"),
        "groups": N_("Full groups"),
        "staff": N_("Staff"),
        "politics": N_("Politics"),
        "emperor": N_("Emperor track"),
        "tiles": N_("Emperor tiles"),
        "stock": N_("Krones and food"),
        "cafe": N_("Left in the café"),
    },
    decided={
        "points": N_("{winner} wins with the most points."),
        "stock": N_("{winner} wins: equal points, but more krones, dishes and drinks left."),
        "shared": N_("{winner} win together: equal points, and equally much left."),
    },
    options={
        "hands": (N_("Staff cards"), N_("Where the six staff cards of each hand come from.")),
        "starter": (N_("Starter sets"), N_("Everybody gets a fixed set, made for a first game.")),
        "random": (N_("Random"), N_("Everybody is dealt six cards.")),
        "draft": (N_("Draft"), N_("Everybody keeps one card and passes the rest on, until all have six.")),
        "hotels": (N_("Hotels"), N_("Which side of the hotel boards is used.")),
        "night": (N_("Night"), N_("The same hotel for everybody.")),
        "day": (N_("Day"), N_("A different hotel for each player, a little harder.")),
        "rules": (C_("option", "Rules"), N_("Which edition of the rules is played.")),
        "2015": (N_("First edition (2015)"), N_("Where the emperor's penalty has two halves, you choose one.")),
        "revised": (
            N_("Revised edition"),
            N_("The emperor's penalty costs points only if you cannot pay its other half; a few cards differ."),
        ),
        "rival": (N_("Opponent"), N_("Leopold is the box's own opponent: he plays by a deck of cards.")),
        "table": (N_("People and bots"), N_("Whoever sits at the table.")),
        "leopold 1": (N_("Leopold, easy"), N_("You play alone. He scores about 125 points.")),
        "leopold 2": (N_("Leopold, medium"), N_("You play alone. He scores about 155 points.")),
        "leopold 3": (N_("Leopold, hard"), N_("You play alone. He scores about 190 points.")),
    },
    names={
        "guest": {number: name for number, (name, _) in GUESTS.items()},
        "card": {number: name for number, (name, _) in STAFF.items()},
        "politics": {number: name for number, (name, _) in POLITICS.items()},
        "tile": {tile: name for tile, (name, _) in TILES.items()},
        "dish": _DISHES,
        "action": _ACTIONS,
        "colour": _COLOURS,
        "reward": _REWARDS,
        "loss": _LOSSES,
        "need": _NEEDS,
        "rival": dict.fromkeys(RIVALS[1:], N_("Leopold")),
    },
    explains={
        **{f"guest {number}": text for number, (_, text) in GUESTS.items()},
        **{f"staff {number}": text for number, (_, text) in STAFF.items()},
        **{f"politics {number}": text for number, (_, text) in POLITICS.items()},
        **{f"tile {tile}": text for tile, (_, text) in TILES.items()},
        **{f"{card}, revised": text for card, text in REVISED.items()},
        **_EXPLAINS,
    },
    briefly={
        e.Acted: N_("die: {action}"),
        e.Copied: N_("a 6 for: {action}"),
        e.Boosted: NP_("{krones} krone for one more die", "{krones} krones for one more die", by="krones"),
        e.PaidFee: NP_("fee of {krones} krone", "fee of {krones} krones", by="krones"),
        e.Gained: N_("{dish} × {number}"),
        e.Earned: NP_("{krones} krone", "{krones} krones", by="krones"),
        e.Advanced: N_("emperor +{steps}"),
        e.Scored: N_("{seat} scores"),
    },
    reasons=REASONS,
    moves={Finish: N_("ends the turn"), Decline: N_("leaves it at that"), Pass: N_("passes")},
    follows={prompts.BEGIN: N_("Your turn is over, {seat} begins the next one.")},
)

POSTER = Poster(
    N_("Grand Austria Hotel"),
    N_("Strudel, coffee and wine for every guest, and the emperor is watching."),
    minutes=90,
    hard=3,
)
