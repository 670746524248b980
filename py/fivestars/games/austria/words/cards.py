"""The names of guests, staff, politics cards and emperor tiles, and what each does, in a sentence or two."""

from collections.abc import Mapping
from typing import Final

from fivestars.table.words import N_

GUESTS: Final[Mapping[int, tuple[str, str]]] = {
    49: (N_("Sculptor"), N_("Prepare a room on floor 1 or 2 for free.")),
    50: (N_("Musician"), N_("Draw a staff card and prepare a room at the usual price.")),
    51: (N_("Composer"), N_("Take 1 strudel.")),
    52: (N_("Tailor"), N_("Take 1 strudel and get 2 krones.")),
    53: (N_("Flamenco Dancer"), N_("Take 1 coffee and advance 2 steps on the emperor track.")),
    54: (N_("Portrait Painter"), N_("Take 1 dish or drink of your choice and get 2 krones.")),
    55: (N_("Photographer"), N_("Draw 2 staff cards.")),
    56: (N_("Vocalist"), N_("Take 1 cake and play a staff card for 3 krones less.")),
    57: (N_("Architect"), N_("Prepare up to 2 rooms, each for 1 krone less.")),
    58: (N_("Actress"), N_("Turn 1 vacant room to its occupied side.")),
    59: (N_("Poet"), N_("Take 1 cake and play a staff card for 2 krones less.")),
    60: (N_("Jewelry Designer"), N_("Take 1 coffee and get 3 krones.")),
    61: (N_("Painter"), N_("Prepare one room for 1 krone less and one at the usual price.")),
    62: (N_("Opera Singer"), N_("Take 1 guest for free and advance 3 steps on the emperor track.")),
    63: (N_("Dame"), N_("Take 1 guest for free.")),
    64: (N_("Duchess"), N_("Play a staff card for 1 krone less.")),
    65: (N_("Knight of the Empire"), N_("Only points, no other reward.")),
    66: (N_("Landgrave"), N_("Play a staff card for 1 krone less and prepare a room at the usual price.")),
    67: (N_("Sovereign"), N_("Draw 2 staff cards and advance 2 steps on the emperor track.")),
    68: (N_("Princess"), N_("Advance 3 steps on the emperor track.")),
    69: (N_("Countess"), N_("Get 3 krones.")),
    70: (N_("Elector"), N_("Play a staff card for 1 krone less and advance 3 steps on the emperor track.")),
    71: (N_("Baron"), N_("Prepare a room for free.")),
    72: (N_("Prince"), N_("Turn 1 vacant room to its occupied side.")),
    73: (N_("Count"), N_("Play up to 2 staff cards, each for 1 krone less.")),
    74: (N_("Earl"), N_("Get 1 krone.")),
    75: (
        N_("Baroness"),
        N_("Look at the top 3 staff cards. You may play one for 3 krones less; the others go under the deck."),
    ),
    76: (N_("Duke"), N_("Look at the top 3 staff cards. You may play one for free; the others go under the deck.")),
    77: (N_("Apothecary"), N_("Get 1 krone.")),
    78: (N_("Post Councillor"), N_("Take 1 guest for free.")),
    79: (N_("Privy Councillor"), N_("Get 1 krone and advance 1 step on the emperor track.")),
    80: (N_("Professor Emeritus"), N_("Take 1 guest for free.")),
    81: (N_("General"), N_("Take 1 wine and get 3 krones.")),
    82: (N_("Senior Councillor"), N_("Turn 1 vacant room to its occupied side.")),
    83: (N_("Councillor of Commerce"), N_("Get 5 krones.")),
    84: (N_("Court Councillor"), N_("Get 3 krones and take 1 guest for free.")),
    85: (N_("Major"), N_("Get 3 krones.")),
    86: (N_("Veterinary Councillor"), N_("Play a staff card for 3 krones less.")),
    87: (N_("Medicinal Councillor"), N_("Get 3 krones and take up to 2 guests for free.")),
    88: (N_("Procurator"), N_("Prepare up to 2 rooms for free.")),
    89: (N_("Lord High Commissioner"), N_("Get 4 krones.")),
    90: (N_("Senior Legal Secretary"), N_("Take 1 wine and get 3 krones.")),
    91: (N_("Tezcatlipoca"), N_("Draw 3 staff cards.")),
    92: (N_("Capt. Goldhaken"), N_("Get 1 krone.")),
    93: (N_("Mr. Horsa"), N_("Advance 1 step on the emperor track.")),
    94: (N_("M. Ingalls"), N_("Play a staff card for 1 krone less.")),
    95: (N_("Mr. Boydell"), N_("Advance 2 steps on the emperor track.")),
    96: (N_("Mr. Oundo"), N_("Play a staff card for 3 krones less.")),
    97: (N_("E. Gizia"), N_("Take another turn at once, but leave its die on the board.")),
    98: (N_("M. Polo"), N_("Get 4 krones.")),
    99: (N_("Cramersopholus"), N_("Draw a staff card and advance 2 steps on the emperor track.")),
    100: (N_("Farmer Franz"), N_("Turn 1 vacant room to its occupied side and advance 3 steps on the emperor track.")),
    101: (N_("Brother Uwe"), N_("Take 1 guest for free and advance 3 steps on the emperor track.")),
    102: (N_("Conductor"), N_("Turn 1 vacant room to its occupied side and advance 1 step on the emperor track.")),
    103: (N_("Durgoing"), N_("Draw 2 staff cards.")),
    104: (N_("MacLeod"), N_("Play a staff card for free.")),
}

STAFF: Final[Mapping[int, tuple[str, str]]] = {
    1: (N_("Breakfast Server"), N_("Once a round: take 1 strudel.")),
    2: (N_("Waitress"), N_("Once a round: take 1 cake.")),
    3: (N_("Barkeeper"), N_("Once a round: take 1 wine.")),
    4: (N_("Sous-Chef"), N_("Once a round: take 1 coffee.")),
    5: (N_("Groom"), N_("Whenever a red guest moves in, you get 2 krones.")),
    6: (N_("Stableman"), N_("Whenever a blue guest moves in, you advance 1 step on the emperor track.")),
    7: (N_("Masseuse"), N_("Whenever a yellow guest moves in, you get 1 krone.")),
    8: (N_("Tour Guide"), N_("Whenever a green guest moves in, you score 2 points.")),
    9: (N_("Butler"), N_("You prepare blue rooms for free.")),
    10: (N_("Chauffeur"), N_("You prepare red rooms for free.")),
    11: (N_("Florist"), N_("You prepare yellow rooms for free.")),
    12: (N_("Executive Housekeeper"), N_("Whenever you take a die with a 3 or a 4, you score 2 points.")),
    13: (N_("Restaurant Manager"), N_("Whenever you take a die with a 1 or a 2, you get 1 more dish or drink.")),
    14: (
        N_("Decorator"),
        N_("Whenever you take a die with a 1 or a 2, you may also prepare a room at the usual price."),
    ),
    15: (N_("Bootblack"), N_("Whenever you take a die with a 4, each die brings both: 1 krone and 1 emperor step.")),
    16: (N_("Laundress"), N_("Whenever you take a die with a 4, you score 4 points.")),
    17: (
        N_("Kitchen Hand"),
        N_("You take a die with a 6 without the fee of 1 krone, and its action counts 1 more die."),
    ),
    18: (N_("Checker"), N_("Whenever you take a die with a 5, the staff card costs another 2 krones less.")),
    19: (N_("Interior Architect"), N_("Whenever you take a die with a 3, you score 5 points.")),
    20: (N_("Detective"), N_("Whenever you take a die with a 5, you advance 2 steps on the emperor track.")),
    21: (N_("Chef"), N_("At once: take 1 strudel, 1 cake, 1 wine and 1 coffee.")),
    22: (
        N_("Staff Manager"),
        N_("Whenever you take a die with a 3, you may also play a staff card at its full price."),
    ),
    23: (N_("Custodian"), N_("Whenever a guest moves in, you get 1 krone.")),
    24: (N_("Chief Waiter"), N_("You bring food from the kitchen to the guests for free.")),
    25: (N_("Delivery Boy"), N_("You take guests from the queue for free.")),
    26: (N_("Conference Manager"), N_("When you face a penalty of the emperor, you may pay 1 krone instead.")),
    27: (N_("Booking Manager"), N_("At the end: 3 points for each occupied red room.")),
    28: (N_("Concierge"), N_("At the end: 3 points for each occupied blue room.")),
    29: (
        N_("Secretary"),
        N_("At the end: scores for your hotel like the best end card that another player has played."),
    ),
    30: (N_("Reception Clerk"), N_("At the end: 3 points for each occupied yellow room.")),
    31: (N_("Chambermaid"), N_("At the end: 1 point for each occupied room.")),
    32: (N_("Assistant Manager"), N_("At the end: 2 points for each staff card you have played, this one included.")),
    33: (
        N_("Male Floor Housekeeper"),
        N_("Whenever a guest who ordered 4 dishes and drinks moves in, you score 4 points."),
    ),
    34: (N_("Receptionist"), N_("At the end: 1 point for each room tile, vacant or occupied.")),
    35: (N_("Page Boy"), N_("At once: turn up to 2 vacant rooms to their occupied sides.")),
    36: (N_("Sommelier"), N_("At once: take 4 wines.")),
    37: (N_("Room Service"), N_("At the end: 2 points for each group that is fully occupied.")),
    38: (N_("Porter"), N_("At once: complete the order of 1 of your guests from the supply.")),
    39: (N_("Confectioner"), N_("At once: take 4 cakes.")),
    40: (N_("Marketing Director"), N_("At the end: 5 points for each politics card with your disk.")),
    41: (
        N_("Operator"),
        N_("At the end: 2 points for each space of the emperor track up to your disk, but 12 at most."),
    ),
    42: (N_("Gardener"), N_("Whenever you receive the emperor's bonus, you score 5 points.")),
    43: (N_("Barista"), N_("At once: take 4 coffees.")),
    44: (N_("Larder Cook"), N_("At once: take 4 strudels.")),
    45: (N_("Pool Attendant"), N_("At once: advance 3 steps on the emperor track.")),
    46: (N_("Female Floor Housekeeper"), N_("At the end: 5 points for each floor that is fully occupied.")),
    47: (N_("Liftboy"), N_("At the end: 5 points for each column that is fully occupied.")),
    48: (N_("Hotel Manager"), N_("At the end: 4 points for each set of 3 occupied rooms: blue, red and yellow.")),
}

POLITICS: Final[Mapping[int, tuple[str, str]]] = {
    105: (N_("Full purse"), N_("Have 20 krones.")),
    106: (N_("Many rooms"), N_("Have at least 12 room tiles in your hotel, vacant or occupied.")),
    107: (N_("Many hands"), N_("Have played at least 6 staff cards.")),
    108: (N_("Close to the emperor"), N_("Have advanced to space 10 of the emperor track or further.")),
    109: (N_("Two floors"), N_("Have at least 2 floors fully occupied.")),
    110: (N_("Six groups"), N_("Have at least 6 groups of rooms fully occupied.")),
    111: (N_("One colour"), N_("Have all the rooms of 1 colour occupied.")),
    112: (N_("Two columns"), N_("Have at least 2 columns fully occupied.")),
    113: (N_("Three of each"), N_("Have at least 3 blue, 3 red and 3 yellow rooms occupied.")),
    114: (N_("Four red, three yellow"), N_("Have at least 4 red and 3 yellow rooms occupied.")),
    115: (N_("Four yellow, three blue"), N_("Have at least 4 yellow and 3 blue rooms occupied.")),
    116: (N_("Four blue, three red"), N_("Have at least 4 blue and 3 red rooms occupied.")),
}

TILES: Final[Mapping[str, tuple[str, str]]] = {
    "A1": (N_("Krones"), N_("Bonus: 3 krones. Penalty: lose 3 krones or 5 points.")),
    "A2": (N_("Kitchen"), N_("Bonus: 2 dishes or drinks of your choice. Penalty: lose all food in the kitchen.")),
    "A3": (
        N_("Staff"),
        N_(
            "Bonus: look at the top 3 staff cards and perhaps play one for 3 krones less. "
            "Penalty: put 2 cards of your hand under the deck or lose 5 points."
        ),
    ),
    "A4": (
        N_("Rooms"),
        N_("Bonus: prepare a room for free. Penalty: lose 5 points or 1 vacant room on the highest possible floor."),
    ),
    "B1": (
        N_("Kitchen"),
        N_("Bonus: 1 strudel, 1 cake, 1 wine and 1 coffee. Penalty: lose all food in the kitchen and on your guests."),
    ),
    "B2": (N_("Krones"), N_("Bonus: 5 krones. Penalty: lose 5 krones or 7 points.")),
    "B3": (
        N_("Staff"),
        N_(
            "Bonus: look at the top 3 staff cards and perhaps play one for free. "
            "Penalty: put 3 cards of your hand under the deck or lose 7 points."
        ),
    ),
    "B4": (
        N_("Rooms"),
        N_(
            "Bonus: place an occupied room on floor 1 or 2 for free. "
            "Penalty: lose 7 points or 2 vacant rooms, each on the highest possible floor."
        ),
    ),
    "C1": (N_("Points"), N_("Bonus: 8 points. Penalty: lose 8 points.")),
    "C2": (
        N_("Rooms"),
        N_(
            "Bonus: place an occupied room for free. Penalty: lose 2 occupied rooms, the highest one and the "
            "next one below it in its column."
        ),
    ),
    "C3": (
        N_("Staff"),
        N_(
            "Bonus: score 2 points for each staff card you have played. "
            "Penalty: lose 2 points for each staff card you have played."
        ),
    ),
    "C4": (
        N_("Hiring"),
        N_(
            "Bonus: play a staff card for free. "
            "Penalty: discard one of your staff cards that count at the end or lose 10 points."
        ),
    ),
}

# What the revised edition says instead.
REVISED: Final[Mapping[str, str]] = {
    "guest 97": N_("Take another action at once, but leave its die on the board."),
    "staff 23": N_("Whenever a room becomes occupied, you get 1 krone."),
    "staff 41": N_("At the end: 2 points for each space of the emperor track up to your disk."),
    "tile C2": N_(
        "Bonus: place an occupied room for free. Penalty: lose 2 occupied rooms, the highest one and the "
        "next one below it in any column."
    ),
}
