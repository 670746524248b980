"""The lesson of Samoa: a round with a high bid and a suite, and a round with a low price and the first choice."""

from fivestars.games.samoa.rules.moves import NO_ROOM, Buy, Choose, Pass, Place
from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_

LESSON = Lesson(
    minutes=4,
    edition=2,
    options=(),
    seed=10,
    seats=3,
    steps=(
        Step(
            N_(
                "Each round a plane lands. This one brought tourists from Norway: "
                "whoever moves in stays until the next plane of Norway, in round 8."
            ),
            lit=("week-1", "week-8"),
        ),
        Step(
            N_(
                "Each round you lay one card. The number with the hammer is your bid: the highest builds first. "
                "The one with the bed is the price of your rooms: the lowest takes tourists first."
            ),
            lit=("card-5",),
        ),
        Step(
            N_("A suite is on offer. Lay the card with bid 12 and price 9, and be the first to build."),
            lit=("card-5", "tile-6"),
            wants=({"do": "Choose", "card": 5},),
            instead=N_("Lay the card with bid 12 and price 9 this time."),
            others=(Choose(0), Choose(0)),
        ),
        Step(
            N_("Nobody bid more, so you build first. Buy the suite, and lay it on room 1, at the top left."),
            lit=("tile-6", "room-0-0"),
            wants=({"do": "Buy", "tile": 1, "room": 0},),
            instead=N_("Buy the suite, and lay it on room 1."),
            brought=N_("You paid just what you bid: 12 coins."),
            others=(Pass(), Pass()),
        ),
        Step(
            N_(
                "The others were cheaper and chose first, but passed. Let a swimmer into room 1: a suite costs double. "
                "The lifebelt pays 3 coins more for each pool of yours; you have none yet."
            ),
            lit=("waits-16", "waits-17", "room-0-0"),
            wants=({"do": "Place", "group": 0, "guest": 5, "room": 0},),
            instead=N_("Take a swimmer from the group of two, and pick room 1."),
            brought=N_("That is 18 coins: twice your price."),
        ),
        Step(
            N_("You may take as many as you have rooms for, all from one group. Let the other swimmer into room 2."),
            lit=("waits-17", "room-0-1"),
            wants=({"do": "Place", "group": 0, "guest": 5, "room": 1},),
            instead=N_("Let the other swimmer into room 2."),
        ),
        Step(
            N_("The whole group is in, and nobody of another may come. Finish your turn."),
            wants=({"do": "Pass"},),
            instead=N_("Finish your turn."),
            brought=N_("27 coins for a suite of 12: a good round."),
            others=(Choose(2), Choose(1)),
        ),
        Step(
            N_(
                "Your card is used up: you built and took tourists. The others did neither, and have theirs back. "
                "Your cards must last for twelve rounds."
            ),
            lit=("card-5",),
        ),
        Step(
            N_(
                "So now and then do nothing, or lay the day off: it sends up to two guests home, "
                "and always comes back into the hand."
            ),
            lit=("card-10",),
        ),
        Step(
            N_("Among the tourists from Japan somebody is rich. To choose first, be cheap: lay the card with price 3."),
            lit=("card-0", "waits-62"),
            wants=({"do": "Choose", "card": 0},),
            instead=N_("Lay the card with bid 2 and price 3: nobody can be cheaper."),
            brought=N_("The highest bid builds now. Then you choose first: your price is the lowest."),
            others=(Pass(), Buy(4, NO_ROOM)),
        ),
        Step(
            N_(
                "The tile is sold; now you choose first. "
                "The rich, with a diamond, pay double: let this one into room 3."
            ),
            lit=("waits-62", "room-0-2"),
            wants=({"do": "Place", "group": 1, "guest": 1, "room": 2},),
            instead=N_("Take the rich tourist, with the diamond, and pick room 3."),
            brought=N_("6 coins instead of 3."),
        ),
        Step(
            N_("Next to a celebrity, with a star, whoever moves in from then on pays double. Let her into room 4."),
            lit=("waits-66", "room-0-3"),
            wants=({"do": "Place", "group": 1, "guest": 3, "room": 3},),
            instead=N_("Let the celebrity into room 4."),
        ),
        Step(
            N_("Room 5 is next door: whoever moves in there will pay double. Finish your turn."),
            lit=("room-0-4",),
            wants=({"do": "Pass"},),
            instead=N_("Finish your turn."),
            others=(Place(0, 0, 0), Place(0, 0, 1), Pass(), Choose(2)),
        ),
        Step(
            N_(
                "Guests pay only once, and keep their room until the round beside the plane. "
                "So those who fly home soon are the better ones: their room can be sold again."
            ),
            lit=("room-0-0", "room-0-2"),
        ),
        Step(
            N_(
                "Two lovers can share a room. In rounds with ×2 all groups are doubled. "
                "The card with the arrows decides between equal cards. After twelve rounds the most coins win."
            ),
            lit=("waits-27", "week-6", "week-12", "tie"),
        ),
    ),
)
