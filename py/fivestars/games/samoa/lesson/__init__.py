"""The lesson of Samoa: a week with a high bid and a suite, and a week with a low price and the first choice."""

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
            N_("Nobody bid more, so you build first. Buy the suite, and lay it on room 1."),
            lit=("tile-6", "room-0-0"),
            wants=({"do": "Buy", "tile": 1, "room": 0},),
            instead=N_("Buy the suite, and lay it on room 1."),
            brought=N_("You paid just what you bid: 12 coins."),
            others=(Pass(), Pass()),
        ),
        Step(
            N_(
                "The others were cheaper and had the first choice, but took nobody. Now you: "
                "let a swimmer into the suite in room 1. Whoever moves in there pays double."
            ),
            lit=("waits-16", "waits-17", "room-0-0"),
            wants=({"do": "Place", "group": 0, "guest": 5, "room": 0},),
            instead=N_("Take a swimmer from the group of two, and pick room 1."),
            brought=N_("That is 18 coins: twice your price."),
        ),
        Step(
            N_("You may take more of the same group. Let the other swimmer into room 2, then you are done."),
            lit=("waits-17", "room-0-1"),
            wants=({"do": "Place", "group": 0, "guest": 5, "room": 1}, {"do": "Pass"}),
            instead=N_("Let the other swimmer into room 2, and finish."),
            brought=N_("27 coins for a suite of 12: a good week."),
            others=(Choose(2), Choose(1)),
        ),
        Step(
            N_(
                "Your card is used up. The others did nothing and took theirs back. "
                "Your cards must last for twelve rounds, so it pays to do nothing now and then."
            ),
            lit=("card-0", "card-1", "card-2"),
        ),
        Step(
            N_("Among the tourists from Japan somebody is rich. To choose first, be cheap: lay the card with price 3."),
            lit=("card-0", "waits-62"),
            wants=({"do": "Choose", "card": 0},),
            instead=N_("Lay the card with bid 2 and price 3: nobody can be cheaper."),
            brought=N_("Yours is the lowest price, so you choose first."),
            others=(Pass(), Buy(4, NO_ROOM)),
        ),
        Step(
            N_("The rich, with a diamond, pay double. Let this tourist into room 3."),
            lit=("waits-62", "room-0-2"),
            wants=({"do": "Place", "group": 1, "guest": 1, "room": 2},),
            instead=N_("Take the rich tourist, with the diamond, and pick room 3."),
            brought=N_("6 coins instead of 3."),
        ),
        Step(
            N_("A celebrity, with a star, makes the neighbours pay double. Let her into room 4, and finish."),
            lit=("waits-66", "room-0-3"),
            wants=({"do": "Place", "group": 1, "guest": 3, "room": 3}, {"do": "Pass"}),
            instead=N_("Let the celebrity into room 4, and finish."),
            brought=N_("Whoever moves in beside her from now on pays double."),
            others=(Place(0, 0, 0), Place(0, 0, 1), Pass(), Choose(2)),
        ),
        Step(
            N_("After twelve rounds the most coins win. And look along the flags: guests who leave late stay long."),
        ),
    ),
)
