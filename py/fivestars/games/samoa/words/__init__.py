"""What Hotel Samoa says, in English. Where it stands, a sentence stands once.

A price card is called by its two numbers, bid and price: 6/5. Rooms are counted from 1, the extra ones by themselves.
"""

from collections.abc import Iterable
from typing import Final

from fivestars.games.samoa.box import BOX, CARDS, DAY_OFF, FLAG_OF, GUEST_OF, MOST_ROOMS
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import prompts
from fivestars.games.samoa.rules.moves import NO_CARD, NO_ROOM
from fivestars.games.samoa.rules.objections import Reason
from fivestars.games.samoa.words.reasons import REASONS
from fivestars.table.game import Value
from fivestars.table.words import N_, NP_, Poster, Prompt, Words

_FLAGS: Final = {
    "norway": N_("Norway"),
    "britain": N_("Great Britain"),
    "germany": N_("Germany"),
    "japan": N_("Japan"),
}

_GUESTS: Final = {
    "plain": N_("Tourist"),
    "rich": N_("Rich tourist"),
    "lover": N_("Lover"),
    "celebrity": N_("Celebrity"),
    "swimmer_2": N_("Swimmer 2"),
    "swimmer_3": N_("Swimmer 3"),
}

_TOURISTS: Final = {
    ("norway", "plain"): N_("Norwegian"),
    ("norway", "rich"): N_("Rich Norwegian"),
    ("norway", "lover"): N_("Norwegian lover"),
    ("norway", "celebrity"): N_("Norwegian celebrity"),
    ("norway", "swimmer_2"): N_("Norwegian swimmer 2"),
    ("norway", "swimmer_3"): N_("Norwegian swimmer 3"),
    ("britain", "plain"): N_("Briton"),
    ("britain", "rich"): N_("Rich Briton"),
    ("britain", "lover"): N_("British lover"),
    ("britain", "celebrity"): N_("British celebrity"),
    ("britain", "swimmer_2"): N_("British swimmer 2"),
    ("britain", "swimmer_3"): N_("British swimmer 3"),
    ("germany", "plain"): N_("German"),
    ("germany", "rich"): N_("Rich German"),
    ("germany", "lover"): N_("German lover"),
    ("germany", "celebrity"): N_("German celebrity"),
    ("germany", "swimmer_2"): N_("German swimmer 2"),
    ("germany", "swimmer_3"): N_("German swimmer 3"),
    ("japan", "plain"): N_("Japanese tourist"),
    ("japan", "rich"): N_("Rich Japanese tourist"),
    ("japan", "lover"): N_("Japanese lover"),
    ("japan", "celebrity"): N_("Japanese celebrity"),
    ("japan", "swimmer_2"): N_("Japanese swimmer 2"),
    ("japan", "swimmer_3"): N_("Japanese swimmer 3"),
}

_TILES: Final = {
    "extra_room": N_("Extra room"),
    "suite": N_("Suite"),
    "pool": N_("Pool"),
    "swap_card": N_("Second thoughts"),
    "send_home": N_("Early check-out"),
    "take_back": N_("Fresh price list"),
}

_ROOMS: Final = (
    N_("Room 1"),
    N_("Room 2"),
    N_("Room 3"),
    N_("Room 4"),
    N_("Room 5"),
    N_("Room 6"),
    N_("Extra room 1"),
    N_("Extra room 2"),
    N_("Extra room 3"),
    N_("Extra room 4"),
)


def _numbered(names: Iterable[str]) -> dict[Value, str]:
    return dict(enumerate(names))


_CARD_NAMES: Final[dict[Value, str]] = {
    **{card: f"{BOX.bids[card]}/{BOX.prices[card]}" for card in range(CARDS)},
    DAY_OFF: N_("Staff day off"),
}
_SECOND_CARD_NAMES: Final[dict[Value, str]] = {**_CARD_NAMES, NO_CARD: N_("No second card")}
_ROOM_NAMES: Final[dict[Value, str]] = {NO_ROOM: N_("No room"), **_numbered(_ROOMS[:MOST_ROOMS])}
_TOURIST_NAMES: Final = _numbered(
    _TOURISTS[BOX.flags[flag], BOX.guests[guest]] for flag, guest in zip(FLAG_OF, GUEST_OF, strict=True)
)

_TO_BUILD: Final = N_("Tiles are bought in the building phase, the highest bid first.")
_LATER: Final = N_("Tourists are taken in the tourist phase, the lowest price first.")

WORDS = Words(
    prompts={
        prompts.CARD: Prompt(N_("{seat}: lay a price card face down."), N_("{seat} chooses a price card.")),
        prompts.SWAP: Prompt(
            N_("{seat}: replace the card that was revealed, or leave it."), N_("{seat} may replace the card.")
        ),
        prompts.BUILD: Prompt(N_("{seat}: buy a building tile at your bid?"), N_("{seat} decides what to build.")),
        prompts.HOST: Prompt(
            N_("{seat}: choose a tourist, then a room. All must be of one group."), N_("{seat} takes tourists.")
        ),
        prompts.HOST_ON: Prompt(
            N_("{seat}: take more tourists of this group, or finish."), N_("{seat} takes more tourists.")
        ),
        prompts.DAY_OFF: Prompt(
            N_("{seat}: the staff has a day off. Send up to two guests home, then finish."),
            N_("{seat} sends guests home."),
        ),
    },
    events={
        told.RoundBegan: N_("Round {number}. A plane lands: {flag}."),
        told.TileTurnedUp: N_("A building tile is turned up: {tile}."),
        told.FlewHome: N_("{seat} sees a guest off ({tourist}, {room})."),
        told.HolidaysBegan: N_("Holidays in round {number}: every group is doubled."),
        told.GroupLanded: NP_(
            "A group of {size} tourist lands: {tourists}.",
            "A group of {size} tourists lands: {tourists}.",
            by="size",
        ),
        told.CardChosen: N_("{seat} lays a card face down: {card}."),
        told.CardLaid: N_("{seat} lays a card face down."),
        told.CardRevealed: N_("{seat} reveals a card: {card}."),
        told.TileGivenUp: N_("{seat} gives up a tile: {tile}."),
        told.CardsTakenBack: N_("{seat} takes two discarded cards back: {card}, {other}."),
        told.CardsTakenBackUnseen: N_("{seat} takes two discarded cards back."),
        told.CardTakenBack: N_("{seat} takes the only discarded card back: {card}."),
        told.CardTakenBackUnseen: N_("{seat} takes the only discarded card back."),
        told.CardSwapped: N_("{seat} replaces a card: {card} instead of {other}."),
        told.CardLeft: N_("{seat} leaves the card as it is."),
        told.Built: NP_(
            "{seat} pays {coins} coin and builds: {tile}.",
            "{seat} pays {coins} coins and builds: {tile}.",
            by="coins",
        ),
        told.SuiteFitted: N_("{seat} has a new suite: {room}."),
        told.PoolOpened: NP_(
            "The swimmers in the hotel pay {seat} {coins} coin for the new pool.",
            "The swimmers in the hotel pay {seat} {coins} coins for the new pool.",
            by="coins",
        ),
        told.BuiltWorth: NP_(
            "Unless it is used, it brings {seat} {coins} coin back at the end.",
            "Unless it is used, it brings {seat} {coins} coins back at the end.",
            by="coins",
        ),
        told.BuiltNothing: N_("{seat} builds nothing."),
        told.Lodged: N_("{seat} hosts a guest ({tourist}, {room})."),
        told.PaidOnce: NP_(
            "{seat} gets the usual price from {number} guest, {coins} in all.",
            "{seat} gets the usual price from {number} guests, {coins} in all.",
            by="number",
        ),
        told.RichPaid: NP_(
            "{seat} gets {coins} coin ({tourist}, {room}), as the rich pay double.",
            "{seat} gets {coins} coins ({tourist}, {room}), as the rich pay double.",
            by="coins",
        ),
        told.SuitePaid: NP_(
            "{seat} gets {coins} coin ({tourist}, {room}), as a suite costs double.",
            "{seat} gets {coins} coins ({tourist}, {room}), as a suite costs double.",
            by="coins",
        ),
        told.NeighbourPaid: NP_(
            "{seat} gets {coins} coin ({tourist}, {room}), double next to a celebrity.",
            "{seat} gets {coins} coins ({tourist}, {room}), double next to a celebrity.",
            by="coins",
        ),
        told.MovedIn: NP_(
            "{seat} hosts a guest for {coins} coin ({tourist}, {room}).",
            "{seat} hosts a guest for {coins} coins ({tourist}, {room}).",
            by="coins",
        ),
        told.RichMovedIn: NP_(
            "{seat} hosts a guest for {coins} coin ({tourist}, {room}), as the rich pay double.",
            "{seat} hosts a guest for {coins} coins ({tourist}, {room}), as the rich pay double.",
            by="coins",
        ),
        told.SuiteMovedIn: NP_(
            "{seat} hosts a guest for {coins} coin ({tourist}, {room}), as a suite costs double.",
            "{seat} hosts a guest for {coins} coins ({tourist}, {room}), as a suite costs double.",
            by="coins",
        ),
        told.NeighbourMovedIn: NP_(
            "{seat} hosts a guest for {coins} coin ({tourist}, {room}), double next to a celebrity.",
            "{seat} hosts a guest for {coins} coins ({tourist}, {room}), double next to a celebrity.",
            by="coins",
        ),
        told.Swam: NP_(
            "For swimming {seat} gets {coins} more coin.",
            "For swimming {seat} gets {coins} more coins.",
            by="coins",
        ),
        told.Hosted: NP_(
            "{seat} finishes and has earned {coins} coin this round.",
            "{seat} finishes and has earned {coins} coins this round.",
            by="coins",
        ),
        told.HostedNobody: N_("{seat} takes no tourists."),
        told.FoundNobody: N_("{seat} takes nobody: all tourists are taken already."),
        told.HadNoRoom: N_("{seat} has no room for anybody who waits."),
        told.SentHome: N_("{seat} sends a guest home ({tourist}, {room})."),
        told.SentNobody: N_("{seat} sends nobody home."),
        told.LeftOver: NP_(
            "{number} tourist finds no room and flies back.",
            "{number} tourists find no room and fly back.",
            by="number",
        ),
        told.CardDiscarded: N_("{seat} discards a card: {card}."),
        told.CardKept: N_("{seat} takes a card back into the hand: {card}."),
        told.TieBreakMoved: N_("The tie-break card moves on, between {before_seat} and {after_seat}."),
        told.SpecialsCounted: NP_(
            "Unused special tiles bring {seat} {coins} coin.",
            "Unused special tiles bring {seat} {coins} coins.",
            by="coins",
        ),
        told.GameEnded: N_("The last plane has left, and the coins are counted."),
    },
    objections={
        Reason.NOT_CHOOSING: N_("Price cards are laid at the start of a round."),
        Reason.MUST_CHOOSE: N_("Everybody lays a card: nobody can pass here."),
        Reason.NOT_IN_HAND: N_("That card is not in your hand: {card}."),
        Reason.NOT_TAKING_BACK: N_("Cards come back before you lay a card, or before you replace one."),
        Reason.NO_TAKE_BACK_TILE: N_("To take discarded cards back, you need the tile that allows it."),
        Reason.NOT_DISCARDED: N_("You have not discarded that card: {card}."),
        Reason.TAKE_TWO: N_("Take two different cards back."),
        Reason.LOWER_FIRST: N_("Take the lower of the two cards first."),
        Reason.NOT_SWAPPING: N_("Cards are replaced just after they are revealed, by whoever has the tile for it."),
        Reason.NOT_BUILDING: _TO_BUILD,
        Reason.NOT_ON_OFFER: N_("That tile is not on offer: {tile}."),
        Reason.TOO_DEAR: NP_(
            "Your bid is {price}, and you have {money} coin.",
            "Your bid is {price}, and you have {money} coins.",
            by="money",
        ),
        Reason.NEEDS_A_ROOM: N_("A suite covers one of the {rooms} rooms of the hotel, not an extra room."),
        Reason.NEEDS_NO_ROOM: N_("Only a suite covers a room: {tile}."),
        Reason.SUITE_ALREADY: N_("There is a suite already: {room}."),
        Reason.NOT_SENDING: N_("Guests are sent home on a day off, or with a tile before you take tourists."),
        Reason.NO_SEND_TILE: N_("To send guests home now, you need the tile that allows it."),
        Reason.HAS_PLACED: N_("The tile sends guests home before you take tourists, not after."),
        Reason.SENT_ENOUGH: N_("On a day off no more than {most} guests are sent home."),
        Reason.NOBODY_THERE: N_("Nobody lives there: {room}."),
        Reason.NOT_PLACING: _LATER,
        Reason.ONE_GROUP: N_("You have taken tourists from another group: all must be of one."),
        Reason.NOT_IN_GROUP: N_("Nobody like that waits in this group: {guest}."),
        Reason.NOT_YOUR_ROOM: N_("Your hotel does not have that room: {room}."),
        Reason.ROOM_TAKEN: N_("Somebody lives there already: {room}."),
        Reason.ROOM_FOR_LOVER: N_("A lover lives there, and shares only with another lover: {room}."),
    },
    parts={
        "start": N_("Coins at the start"),
        "fees": N_("Paid for rooms"),
        "swimmers": N_("Paid by swimmers"),
        "building": N_("Building"),
        "specials": N_("Unused special tiles"),
    },
    decided={
        "coins": N_("{winner} wins with the most coins."),
        "free rooms": N_("{winner} wins: equal coins, but more free rooms."),
        "shared": N_("{winner} share the victory: equal coins, and equally many free rooms."),
    },
    options={},
    names={
        "flag": _numbered(_FLAGS[flag] for flag in BOX.flags),
        "guest": _numbered(_GUESTS[guest] for guest in BOX.guests),
        "tourist": _TOURIST_NAMES,
        "tourists": _TOURIST_NAMES,
        "tile": _numbered(_TILES[tile] for tile in BOX.tiles),
        "room": _ROOM_NAMES,
        "card": _CARD_NAMES,
        "other": _CARD_NAMES,
        "first": _CARD_NAMES,
        "second": _SECOND_CARD_NAMES,
    },
    explains={
        "flag": N_("The nation of a round. Guests stay until the next plane of their nation lands."),
        "holidays": N_("In these rounds every group of tourists is doubled."),
        "price_card": N_(
            "The first number is your bid for a building tile, the second the price of your rooms. Whoever builds or "
            "takes tourists discards the card; otherwise it comes back into the hand."
        ),
        "day_off": N_(
            "Whoever plays it neither builds nor takes tourists, but may send up to two guests home. "
            "It always comes back."
        ),
        "tie_break": N_(
            "Equal bids build clockwise from here; equal prices take tourists counter-clockwise. It moves each round."
        ),
        "group": N_("A hotel takes as many tourists as it likes from one group, in the order of the prices."),
        "later": _LATER,
        "to_build": _TO_BUILD,
        "plain": N_("Pays the price of the room."),
        "rich": N_("Pays double for the room. Nobody ever pays more than double."),
        "lover": N_(
            "Two lovers can share a room, whatever their nations. When one leaves, both do, and they count as one."
        ),
        "celebrity": N_(
            "Whoever moves in straight beside, above or below a celebrity pays double. "
            "The celebrity pays the usual price."
        ),
        "swimmer_2": N_("Pays the price of the room, and as many coins as the lifebelt says for each pool."),
        "swimmer_3": N_("Pays the price of the room, and as many coins as the lifebelt says for each pool."),
        "extra_room": N_("One more room beside the hotel, next to no other."),
        "suite": N_("Covers a room at once: whoever moves in there pays double."),
        "pool": N_("At once, each lifebelt in the hotel brings its coins; later each new swimmer pays for every pool."),
        "swap_card": N_("After the cards are revealed, give it up to replace yours with one from your hand."),
        "send_home": N_("Before you take tourists, give it up to send up to two of your guests home."),
        "take_back": N_("Give it up to take two of your discarded cards back into the hand."),
        "room": N_("Whoever moves in stays until the next plane of their nation lands."),
        "money": N_("Coins are kept secret until the end."),
        "hand": N_("Cards in the hand, and discarded ones, are secret."),
    },
    briefly={
        told.Hosted: "",
        told.CardLaid: "",
    },
    reasons=REASONS,
    unit="coins",
)

POSTER = Poster(N_("Hotel Samoa"), N_("Bid for guests, fill your rooms, mind the pool."), minutes=60)
