"""The lesson of Overbooking: the first round, from an empty queue to the bookings."""

from fivestars.games.overbooking.rules.moves import DOOR, QUEUE, Place
from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_

LESSON = Lesson(
    minutes=4,
    edition=2,
    options=("novice", "look"),
    seed=28,
    steps=(
        Step(
            N_(
                "Two hotels, and too few beds: the numbers say how many. Guests in the queue, on the right, want beds. "
                "Guests at the back door, in the dark, get none there: they help others."
            ),
            lit=("hotel-1", "hotel-2"),
        ),
        Step(
            N_(
                "The large number on a card is how many beds the group wants. The coins are points, if it gets them. "
                "The others see only the back: the crest, small for 1 to 3 beds, large for 4 to 6."
            ),
            lit=("hand",),
        ),
        Step(
            N_(
                "Whoever is first at a back door takes the chip: 1 point. Send the monk of the rose there, at hotel 1. "
                "Later he goes to the end of the queue, and may still get a bed."
            ),
            lit=("card-18", "slot-1-door"),
            wants=({"do": "Place", "card": 18, "hotel": 1, "side": DOOR},),
            instead=N_("Pick the monk of the rose, then the back door of hotel 1."),
            brought=N_("The chip is yours. Stripes mean that the card lies face down: the others see only its back."),
            others=(Place(41, 1, QUEUE),),
        ),
        Step(
            N_(
                "The sign at the foot of a card tells what it does at a back door. Take the other chip, too: "
                "send the noblewomen of the fish to the back door of hotel 2."
            ),
            lit=("card-9", "slot-2-door"),
            wants=({"do": "Place", "card": 9, "hotel": 2, "side": DOOR},),
            instead=N_("Pick the noblewomen of the fish, then the back door of hotel 2."),
            brought=N_("Noblewomen get no bed there, but let one of your guests book first."),
            others=(Place(34, 2, QUEUE),),
        ),
        Step(
            N_("Most hotels have a rule of their own. In hotel 2 monks book first: place the other monk in its queue."),
            lit=("card-12", "slot-2-queue"),
            wants=({"do": "Place", "card": 12, "hotel": 2, "side": QUEUE},),
            instead=N_("Pick the monk of the lion, then the queue of hotel 2."),
            brought=N_("One bed for him, and 3 points, are as good as certain."),
            others=(Place(38, 1, QUEUE),),
        ),
        Step(
            N_(
                "Without such a rule the largest group books first, and what does not fit is turned away. "
                "Place the soldiers, who want 5 beds, in the queue of hotel 1."
            ),
            lit=("card-4", "slot-1-queue"),
            wants=({"do": "Place", "card": 4, "hotel": 1, "side": QUEUE},),
            instead=N_("Pick the soldiers, then the queue of hotel 1."),
            brought=N_("Large groups nearly always get in, but bring only one or two coins."),
            others=(Place(44, 1, QUEUE),),
        ),
        Step(
            N_("Merchants want 2 beds only, and bring 3 coins. Place them in the queue of hotel 2."),
            lit=("card-7", "slot-2-queue"),
            wants=({"do": "Place", "card": 7, "hotel": 2, "side": QUEUE},),
            instead=N_("Pick the merchants, then the queue of hotel 2."),
            brought=N_("All cards are placed: the hotels give out their beds."),
            others=(Place(45, 2, QUEUE),),
        ),
        Step(
            N_(
                "Hotel 1 had beds for your soldiers and your monk. At hotel 2 groups of 5 and 4 leave your merchants "
                "no bed. Now your noblewomen act: let the merchants book first."
            ),
            lit=("hotel-2",),
            wants=({"do": "Favour", "place": 3},),
            instead=N_("Let the merchants book first: your monk does so anyway."),
            brought=N_("All four of your guests in the queues have beds: 12 points to 2."),
        ),
        Step(
            N_(
                "Three more rounds follow, with other rules. Whoever is turned away is lost for good. At the end, four "
                "booked guests with one crest bring 2 points more, five 4, six 6. Play on!"
            ),
            lit=("hotel-1", "hotel-2"),
        ),
    ),
)
