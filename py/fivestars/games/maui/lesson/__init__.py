"""The lesson of Maui: three towels, a shell that moves far, a penalty, a pearl, and how to come by money."""

from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_

LESSON = Lesson(
    minutes=3,
    edition=1,
    options=("base", "same side", "hidden"),
    seed=22,
    steps=(
        Step(
            N_(
                "Your beach fills up from left to right, and this towel lies there already. "
                "Each new towel must meet the one before it with at least one pattern at the same height."
            ),
            lit=("towel-35",),
        ),
        Step(
            N_("The market has two lines. The first towel of each is free, the next two cost 1 and 2 sand dollars."),
            lit=("slot-0-0", "slot-0-1", "slot-0-2", "slot-1-0", "slot-1-1", "slot-1-2"),
        ),
        Step(
            N_("Take the free towel of line 1 and lay it in rows 4 to 6: leaves meet leaves, flowers meet flowers."),
            lit=("slot-0-0", "top-4"),
            wants=({"do": "Lay", "line": 0, "slot": 0, "top": 4},),
            instead=N_("Take the free towel of line 1: in rows 4 to 6 it meets two patterns at once."),
            brought=N_("Two patterns met, so two of your shells moved a step."),
            others=(Lay(1, 0, 2, NONE, NONE, NONE),),
        ),
        Step(
            N_("In the end each shell is worth the points of its square: the further, the more."),
            lit=("track-0", "track-1", "track-2", "track-3", "track-4"),
        ),
        Step(
            N_(
                "The rows in the middle move a shell 1 step, those near the water and the trees 2 or 3. "
                "For 1 sand dollar, lay the second towel of line 2 as far down as it can go: the suns move 2 steps."
            ),
            lit=("slot-1-1", "top-6"),
            wants=({"do": "Lay", "line": 1, "slot": 1, "top": 6},),
            instead=N_("This time take the second towel of line 2, and lay it as far down as it can go."),
            brought=N_(
                "Two steps for the suns. Each pattern under the trees or in the water costs 1 point: here one. "
                "Your dollar now lies beside line 2."
            ),
            others=(Lay(1, 0, 1, 3, NONE, NONE),),
        ),
        Step(
            N_("Umbrellas stand in the sand. Lay the free towel of line 2 in rows 5 to 7: it covers one with a pearl."),
            lit=("slot-1-0", "top-5"),
            wants=({"do": "Lay", "line": 1, "slot": 0, "top": 5},),
            instead=N_("Take the free towel of line 2, and lay it in rows 5 to 7."),
            brought=N_("A white pearl, and 3 steps for the flowers, which met in row 7."),
            others=(Lay(1, 0, 1, NONE, NONE, NONE),),
        ),
        Step(
            N_(
                "One, two or three pearls of a colour are worth 2, 5 or 9 points. "
                "An umbrella with two patterns moves one of their shells a step. One that your towel misses is gone."
            ),
            lit=("pearl-0", "pearl-1", "sand-0-9", "sand-0-12"),
        ),
        Step(
            N_(
                "A shell that comes to 8 points here takes a round token. "
                "In a later turn you may cover a pattern of your towel with it: it then counts as waves or flowers."
            ),
            lit=("token-0", "token-1"),
        ),
        Step(
            N_("Your money is gone. Instead of laying a towel you may take what lies beside a line: take those 2."),
            lit=("zone-1",),
            wants=({"do": "Collect", "line": 1},),
            instead=N_("Take the 2 sand dollars beside line 2 this time."),
            brought=N_("Two sand dollars: whatever was paid for towels is there to be taken, by anybody."),
        ),
        Step(
            N_(
                "The first beach with 12 towels ends the match. Tracks, pearls and sand dollars count, "
                "penalties cost. Play on!"
            ),
        ),
    ),
)
