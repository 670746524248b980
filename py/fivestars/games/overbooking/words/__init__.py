"""What Overbooking says, in English. Where it stands, a sentence stands once.

Hotels count from the top, places from the hotel outwards. A card is called by its guests and its crest.
"""

from typing import Final

from fivestars.games.overbooking.box import BOX, SIZES
from fivestars.games.overbooking.box.guests import BACK, CREST, DECK, NAMES, SIZE
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules import moves as m
from fivestars.games.overbooking.rules import prompts as p
from fivestars.games.overbooking.rules.objections import Reason
from fivestars.games.overbooking.words.reasons import REASONS
from fivestars.table.game import Value
from fivestars.table.words import N_, NP_, Poster, Prompt, Words

_GUESTS: Final = {
    "bird": (
        N_("Monk (bird)"),
        N_("Merchants (bird)"),
        N_("Maids (bird)"),
        N_("Noblewomen (bird)"),
        N_("Soldiers (bird)"),
        N_("Workers (bird)"),
    ),
    "fish": (
        N_("Monk (fish)"),
        N_("Merchants (fish)"),
        N_("Maids (fish)"),
        N_("Noblewomen (fish)"),
        N_("Soldiers (fish)"),
        N_("Workers (fish)"),
    ),
    "lion": (
        N_("Monk (lion)"),
        N_("Merchants (lion)"),
        N_("Maids (lion)"),
        N_("Noblewomen (lion)"),
        N_("Soldiers (lion)"),
        N_("Workers (lion)"),
    ),
    "rose": (
        N_("Monk (rose)"),
        N_("Merchants (rose)"),
        N_("Maids (rose)"),
        N_("Noblewomen (rose)"),
        N_("Soldiers (rose)"),
        N_("Workers (rose)"),
    ),
}

_BACKS: Final = {
    "bird": {"small": N_("Small bird, 1 to 3 beds"), "large": N_("Large bird, 4 to 6 beds")},
    "fish": {"small": N_("Small fish, 1 to 3 beds"), "large": N_("Large fish, 4 to 6 beds")},
    "lion": {"small": N_("Small lion, 1 to 3 beds"), "large": N_("Large lion, 4 to 6 beds")},
    "rose": {"small": N_("Small rose, 1 to 3 beds"), "large": N_("Large rose, 4 to 6 beds")},
}

_KINDS: Final = {
    "monk": N_("Monk"),
    "merchants": N_("Merchants"),
    "maids": N_("Maids"),
    "noblewomen": N_("Noblewomen"),
    "soldiers": N_("Soldiers"),
    "workers": N_("Workers"),
}

_CRESTS: Final = {"bird": N_("Bird"), "fish": N_("Fish"), "lion": N_("Lion"), "rose": N_("Rose")}

_HOTELS: Final = (N_("Hotel 1"), N_("Hotel 2"), N_("Hotel 3"), N_("Hotel 4"))

_RULES: Final = {
    "none": N_("No special rule"),
    "monks-first": N_("Monks first"),
    "small-only": N_("Small groups only"),
    "soldiers-first": N_("Soldiers first"),
    "large-only": N_("Large groups only"),
    "no-soldiers": N_("No soldiers"),
    "first-open": N_("First card face up"),
    "closed": N_("Back door closed, queue of five"),
    "second-open": N_("Second card face up"),
    "two-crests": N_("Two crests only"),
}

_CARD_NAMES: Final[dict[Value, str]] = {
    card: _GUESTS[BOX.crests[CREST[card]]][card % DECK % len(BOX.kinds)] for card in range(len(NAMES))
}
_BACK_NAMES: Final[dict[Value, str]] = {
    BACK[card]: _BACKS[BOX.crests[CREST[card]]][SIZES[SIZE[card]]] for card in range(len(NAMES))
}
_CREST_NAMES: Final[dict[Value, str]] = {number: _CRESTS[name] for number, name in enumerate(BOX.crests)}

WORDS = Words(
    prompts={
        p.PLACING: Prompt(N_("{seat}: place a guest in a queue or at a back door."), N_("{seat} places a guest.")),
        p.PLACING_OR_KEEPING: Prompt(
            N_("{seat}: place the fifth guest, or keep the card."),
            N_("{seat} places the fifth guest or keeps the card."),
        ),
        p.MAIDS: Prompt(
            N_("{seat}: choose which of your guests the maids replace, if any."),
            N_("{seat} chooses whom the maids replace."),
        ),
        p.NOBLEWOMEN: Prompt(
            N_("{seat}: choose which of your guests books first, if any."), N_("{seat} chooses who books first.")
        ),
        p.SOLDIERS: Prompt(
            N_("{seat}: choose which workers the soldiers replace, if any."),
            N_("{seat} chooses which workers the soldiers replace."),
        ),
    },
    events={
        # phase 1
        e.QueuedHidden: N_("{seat} places a card in the queue, face down. {hotel}: {back}."),
        e.Queued: N_("{seat} places a card in the queue, face down. {hotel}: {card}."),
        e.QueuedOpen: N_("{seat} places a card in the queue, face up by the rule of the hotel. {hotel}: {card}."),
        e.LeftAtDoorHidden: N_("{seat} leaves a card at the back door. {hotel}: {back}."),
        e.LeftAtDoor: N_("{seat} leaves a card at the back door. {hotel}: {card}."),
        e.TookChip: N_("{seat} takes the chip, as the first at the back door. {hotel}."),
        e.WithheldCard: N_("{seat} places no fifth card."),
        e.NothingFits: N_("{seat} has no card that may be placed anywhere: the turn passes."),
        # phase 2
        e.HotelOpened: NP_(
            "{hotel} checks its bookings. {rule}, {beds} bed.",
            "{hotel} checks its bookings. {rule}, {beds} beds.",
            "beds",
        ),
        e.NobodyCame: N_("{hotel}: nobody has come."),
        e.DoorCardTurned: N_("At the back door, {seat} turns up card {place}: {card}."),
        e.QueueCardTurned: N_("In the queue, {seat} turns up card {place}: {card}."),
        e.MonkQueued: N_("{card}: from the back door to the end of the queue, to place {place}."),
        e.MerchantsAdded: NP_(
            "{card}: {more} more beds. {hotel} has {beds} bed now.",
            "{card}: {more} more beds. {hotel} has {beds} beds now.",
            "beds",
        ),
        e.WorkersTook: NP_(
            "{card}: {fewer} fewer beds. {hotel} has {beds} bed now.",
            "{card}: {fewer} fewer beds. {hotel} has {beds} beds now.",
            "beds",
        ),
        e.MaidsReplaced: N_("{seat} puts the maids at place {place} of the queue. {card} in, {replaced} out."),
        e.MaidsDeclined: N_("{seat} lets the maids replace nobody: {card}."),
        e.MaidsFoundNobody: N_("{seat} has no guest in the queue whom the maids could replace: {card}."),
        e.NoblewomenFavoured: N_("{seat} lets {favoured} at place {place} of the queue book first: {card}."),
        e.NoblewomenDeclined: N_("{seat} lets the noblewomen favour nobody: {card}."),
        e.NoblewomenFoundNobody: N_("{seat} has no guest in the queue whom the noblewomen could favour: {card}."),
        e.SoldiersReplaced: N_(
            "{seat} puts the soldiers at place {place} of the queue. {card} in, {replaced} ({replaced_seat}) out."
        ),
        e.SoldiersDeclined: N_("{seat} lets the soldiers replace nobody: {card}."),
        e.SoldiersFoundNobody: N_("There are no workers in the queue whom the soldiers could replace: {card}."),
        e.BookingsBegin: NP_("{hotel} gives out {beds} bed.", "{hotel} gives out {beds} beds.", "beds"),
        e.BookedByFavour: NP_(
            "{seat} books {wanted} bed by favour of the noblewomen: {card}. Beds left: {left}.",
            "{seat} books {wanted} beds by favour of the noblewomen: {card}. Beds left: {left}.",
            "wanted",
        ),
        e.BookedByRule: NP_(
            "{seat} books {wanted} bed, let in first by the rule of the hotel: {card}. Beds left: {left}.",
            "{seat} books {wanted} beds, let in first by the rule of the hotel: {card}. Beds left: {left}.",
            "wanted",
        ),
        e.Booked: NP_(
            "{seat} books {wanted} bed: {card}. Beds left: {left}.",
            "{seat} books {wanted} beds: {card}. Beds left: {left}.",
            "wanted",
        ),
        e.RefusedFavour: NP_(
            "{seat} is turned away in spite of the noblewomen: {card}. {wanted} bed wanted, {left} left.",
            "{seat} is turned away in spite of the noblewomen: {card}. {wanted} beds wanted, {left} left.",
            "wanted",
        ),
        e.RefusedRule: NP_(
            "{seat} is turned away, though let in first by the rule: {card}. {wanted} bed wanted, {left} left.",
            "{seat} is turned away, though let in first by the rule: {card}. {wanted} beds wanted, {left} left.",
            "wanted",
        ),
        e.Refused: NP_(
            "{seat} is turned away: {card}. {wanted} bed wanted, {left} left.",
            "{seat} is turned away: {card}. {wanted} beds wanted, {left} left.",
            "wanted",
        ),
        e.BackDoorDiscarded: N_("{hotel}, discarded from the back door: {cards}."),
        e.HotelDone: N_("{hotel} is done. Beds left: {left}."),
        # phase 3 and the end
        e.HotelTurned: NP_(
            "{hotel} is turned over. {rule}, {beds} bed.", "{hotel} is turned over. {rule}, {beds} beds.", "beds"
        ),
        e.HotelReplaced: NP_(
            "{hotel} is replaced by a new one. {rule}, {beds} bed.",
            "{hotel} is replaced by a new one. {rule}, {beds} beds.",
            "beds",
        ),
        e.ChipLaid: N_("{hotel}: a new chip lies at the back door."),
        e.ChipReturned: N_("{hotel}: the back door is closed now, so the chip there is put back."),
        e.Drew: NP_("{seat} draws {many} card.", "{seat} draws {many} cards.", "many"),
        e.RoundBegan: N_("Round {number} begins. {seat} goes first."),
        e.CrestsCounted: NP_(
            "{seat} already has {points} point for {collected} cards of one crest: {crest}.",
            "{seat} already has {points} points for {collected} cards of one crest: {crest}.",
            "points",
        ),
    },
    objections={
        Reason.ALL_PLACED: N_("All cards of this round are placed: the bookings are being checked."),
        Reason.NOT_YET: N_("The guests at the back door act when all cards of this round are placed."),
        Reason.NOT_IN_HAND: N_("You do not have this card in hand."),
        Reason.NO_SUCH_HOTEL: NP_("There is only {hotels} hotel.", "There are only {hotels} hotels.", "hotels"),
        Reason.QUEUE_FULL: NP_(
            "{hotel}: the queue is full with {limit} card.", "{hotel}: the queue is full with {limit} cards.", "limit"
        ),
        Reason.DOOR_FULL: NP_(
            "{hotel}: the back door is full with {limit} card.",
            "{hotel}: the back door is full with {limit} cards.",
            "limit",
        ),
        Reason.DOOR_CLOSED: N_("{hotel}: the back door is closed."),
        Reason.SMALL_ONLY: N_("{hotel}: only guests who want 1, 2 or 3 beds may be placed in the queue, not {card}."),
        Reason.LARGE_ONLY: N_("{hotel}: only guests who want 4, 5 or 6 beds may be placed in the queue, not {card}."),
        Reason.NO_SOLDIERS: N_("{hotel}: no soldiers may be placed in the queue."),
        Reason.TWO_CRESTS: N_(
            "{hotel}: only two crests may be placed in the queue, and these are {first_crest} and {second_crest}."
        ),
        Reason.KEEP_NOT_LAST: N_("Only the last player of a round may keep the fifth card: {last_seat}."),
        Reason.KEEP_NOT_FIFTH: N_("Only card {turns} of a round may be kept, and this is card {turn}."),
        Reason.NOT_NOBLEWOMEN: N_("Who books first is chosen only when noblewomen act at the back door."),
        Reason.ONLY_FAVOUR: N_("Noblewomen replace nobody: they choose who books first."),
        Reason.NOBODY_THERE: NP_(
            "There is only {queue} card in the queue.", "There are only {queue} cards in the queue.", "queue"
        ),
        Reason.NOT_YOURS: N_("Only your own guests can be chosen. {card} plays for {card_seat}."),
        Reason.NOT_WORKERS: N_("Soldiers replace only workers, not {card}."),
        Reason.ALREADY_FAVOURED: N_("{card}: already chosen to book first."),
    },
    parts={"coins": N_("Coins"), "chips": N_("Chips"), "crests": N_("Crests")},
    decided={
        "points": N_("{winner} wins with the most points."),
        "three coins": N_("{winner} wins the tie with more cards of three coins."),
        "shared": N_("{winner} share the victory: equal points, and equally many cards of three coins."),
    },
    options={
        "scoring": (N_("Crests"), N_("What four, five and six cards with the same crest bring at the end.")),
        "novice": (N_("Novice"), N_("2, 4 and 6 points.")),
        "expert": (N_("Expert"), N_("2, 5 and 10 points.")),
        "none": (N_("None"), N_("Nothing: only coins and chips count.")),
        "looking": (N_("Own face-down cards"), N_("Whether you may look at what you have placed.")),
        "look": (N_("Look"), N_("Everybody may look at their own face-down cards at any time.")),
        "memory": (N_("Memory"), N_("Nobody may look at what they have placed: remember it.")),
    },
    names={
        "card": _CARD_NAMES,
        "cards": _CARD_NAMES,
        "replaced": _CARD_NAMES,
        "favoured": _CARD_NAMES,
        "back": _BACK_NAMES,
        "kind": {BOX.kind(name): text for name, text in _KINDS.items()},
        "crest": _CREST_NAMES,
        "first_crest": _CREST_NAMES,
        "second_crest": _CREST_NAMES,
        "hotel": dict(enumerate(_HOTELS, 1)),
        "rule": {rule.id: _RULES[rule.id] for rule in BOX.rules},
        "side": {m.QUEUE: N_("Queue"), m.DOOR: N_("Back door")},
    },
    explains={
        "monk": N_("Wants 1 bed. At the back door, the monk goes to the end of the queue."),
        "merchants": N_("Want 2 beds. At the back door, they give the hotel 3 more beds."),
        "maids": N_("Want 3 beds. At the back door, they may take the place of another guest of yours in the queue."),
        "noblewomen": N_("Want 4 beds. At the back door, they may let a guest of yours in the queue book first."),
        "soldiers": N_("Want 5 beds. At the back door, they may take the place of one group of workers in the queue."),
        "workers": N_("Want 6 beds. At the back door, they take 3 beds from the hotel."),
        "none": N_("The largest group books first; of two equal groups, the one nearer to the hotel."),
        "monks-first": N_("Monks in the queue book before everybody else, if there is a bed."),
        "small-only": N_("Only monks, merchants and maids may be placed in the queue; at the back door, anybody."),
        "soldiers-first": N_("Soldiers in the queue book before everybody else, if there are beds."),
        "large-only": N_(
            "Only noblewomen, soldiers and workers may be placed in the queue; at the back door, anybody."
        ),
        "no-soldiers": N_("No soldiers may be placed in the queue. From the back door they may still get in."),
        "first-open": N_("The first card of the queue is placed face up."),
        "closed": N_("No card may be placed at the back door, and no chip lies there; the queue takes five cards."),
        "second-open": N_("The second card of the queue is placed face up."),
        "two-crests": N_("Only two different crests may be placed in the queue; at the back door, any."),
        "queue": N_(
            "Whoever stands here wants beds. The queue takes four cards, or five where the back door is closed."
        ),
        "door": N_(
            "The back door takes two cards. Whoever stands here gets no bed, but acts before beds are given out."
        ),
        "chip": N_("The first card at a back door brings its chip: 1 point."),
        "back": N_("A back shows the crest: small for 1 to 3 beds, large for 4 to 6."),
        "crests": N_("Four, five or six booked cards with the same crest bring points at the end."),
        "marker": N_("Whoever has it places the first card of the round. It goes on clockwise after each round."),
    },
    briefly={
        e.QueuedHidden: N_("{hotel}, queue: {back}"),
        e.QueuedOpen: N_("{hotel}, queue: {card}"),
        e.LeftAtDoorHidden: N_("{hotel}, back door: {back}"),
        e.TookChip: N_("{seat} takes the chip"),
    },
    reasons=REASONS,
)

POSTER = Poster(N_("Overbooking"), N_("More guests than beds: bluff with the backs of your cards."), minutes=45)
