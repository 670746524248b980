"""The lesson: a first match on a fixed deal, step by step. `tests/test_lessons.py` says what is wrong with it."""

from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang

LESSON = Lesson(
    minutes=1,
    edition=1,
    options=("short",),
    seed=3,
    steps=(
        Step(N_("These are your keys. Whoever hangs the most of them wins."), lit=("key-2", "key-4")),
        Step(
            N_("Hang the lowest one first."),
            lit=("key-2",),
            wants=({"do": "Hang", "key": 2},),
            instead=N_("Hang the 2: it is the lowest of your keys."),
            brought=N_("One key for you."),
            others=(Hang(3),),
        ),
        Step(N_("The other player's key is higher than yours, and the next must be higher again."), lit=("key-3",)),
        Step(
            N_("Draw a key before you hang your last one."),
            lit=("pile",),
            wants=({"do": "Draw"},),
            instead=N_("Draw first: with no key left the match is over."),
            brought=N_("Two keys again."),
            others=(Draw(),),
        ),
        Step(
            N_("Now hang the 4."),
            lit=("key-4",),
            wants=({"do": "Hang", "key": 4},),
            instead=N_("Hang the 4 this time."),
            brought=N_("Two keys to one."),
            others=(Draw(),),
        ),
        Step(N_("That is all there is to it: play on!")),
    ),
)
