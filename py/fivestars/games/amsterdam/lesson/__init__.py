"""The lesson of Amsterdam: two hotels, both walkers, where guests go when a venue closes, and the fountain."""

from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Turn, Walk
from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_

LESSON = Lesson(
    minutes=4,
    edition=1,
    options=("base", "seen"),
    seed=7,
    steps=(
        Step(
            N_("A boat sails round the city, as far as the dice say. It has just put a tourist ashore, on tile A5."),
            lit=("boat", "tile-20"),
        ),
        Step(
            N_("Tourists on the four tiles round your hotel are points. Open one at A4/B5, where two of them are."),
            lit=("crossing-12",),
            wants=({"do": "PlaceHotel", "crossing": 12},),
            instead=N_("Open it at A4/B5 this time: nowhere else are two tourists."),
            brought=N_("Two points already. With two players, whoever has 15 points wins."),
        ),
        Step(
            N_(
                "Everybody moves the same two people: the Mayor in white closes night venues, the Night Watch "
                "in black day venues. The guests of a closed venue go to another of the same kind."
            ),
            lit=("pawn-0", "pawn-1"),
        ),
        Step(
            N_(
                "The dice say exactly one step each; diagonally across the fountain is one step, too. "
                "Walk the Mayor to B3/C4, then the Night Watch to C2/D3."
            ),
            lit=("mayor-9", "watch-6"),
            wants=({"do": "Walk", "mayor": 9, "watch": 6},),
            instead=N_("The Mayor goes to B3/C4, the Night Watch to C2/D3."),
            brought=N_("The Night Watch stands beside the palace at D2."),
        ),
        Step(
            N_("Let the Night Watch close that palace. Its tourist goes to the only other one, B4, beside your hotel."),
            lit=("tile-8", "tile-16"),
            wants=({"do": "Turn", "pawn": 1, "tile": 8, "to": 16},),
            instead=N_("Turn D2, the palace with a tourist."),
            brought=N_("Three points, and D2 has become a casino."),
        ),
        Step(
            N_("The Mayor could turn a tile, too, but that would help nobody now. End the turn."),
            wants=({"do": "Done"},),
            instead=N_("Let the Mayor turn nothing this time, and end the turn."),
            brought=N_("The other player opens a hotel at D1/E2, and walks."),
            others=(PlaceHotel(3), Walk(5, 9), Turn(1, 16, 12), Invite(1, 3), Turn(0, 7, -1)),
        ),
        Step(
            N_(
                "The Night Watch closed your last palace. There is no other, so its two tourists went to the fountain, "
                "where they count for nobody. Whoever stands there may lead one away: here, to D1."
            ),
            lit=("tile-16", "tile-12", "tile-3"),
        ),
        Step(
            N_(
                "Open your second and last hotel at C4/D5. A1/B2 brings one point more now, but here is a casino "
                "to which you can bring the other player's guest."
            ),
            lit=("crossing-14",),
            wants=({"do": "PlaceHotel", "crossing": 14},),
            instead=N_("Open it at C4/D5 this time."),
            brought=N_("Three points again."),
        ),
        Step(
            N_("Now the Mayor has 3 steps, the Night Watch 1. Walk the Mayor to D1/E2 and the Night Watch to A3/B4."),
            lit=("mayor-3", "watch-8"),
            wants=({"do": "Walk", "mayor": 3, "watch": 8},),
            instead=N_("The Mayor goes to D1/E2, the Night Watch to A3/B4."),
            brought=N_("The Mayor stands beside the casino at D1."),
        ),
        Step(
            N_(
                "Let him close it. Guests always go where the fewest are. Three other casinos have none, "
                "so you choose: send its tourist to C4."
            ),
            lit=("tile-3", "tile-17"),
            wants=({"do": "Turn", "pawn": 0, "tile": 3, "to": 17},),
            instead=N_("Turn D1, and send its tourist to C4, beside your new hotel."),
            brought=N_("Four points, and the other player has one fewer."),
        ),
        Step(
            N_("Nothing else brings points now. End the turn."),
            wants=({"do": "Done"},),
            instead=N_("End the turn this time."),
            brought=N_("The other player opens a second hotel, and sends the Mayor away to D3/E4."),
            others=(PlaceHotel(1), Walk(11, 8), Done()),
        ),
        Step(
            N_("Two steps each. The Mayor goes back to D1/E2, the Night Watch to C3/D4, a corner of the fountain."),
            lit=("mayor-3", "watch-10", "tile-12"),
            wants=({"do": "Walk", "mayor": 3, "watch": 10},),
            instead=N_("The Mayor goes to D1/E2, the Night Watch to C3/D4."),
            brought=N_("Now the Night Watch may lead a tourist away from the fountain."),
        ),
        Step(
            N_(
                "He leads people to night venues, the Mayor would to day venues. "
                "Pick the fountain, then the theatre at D5."
            ),
            lit=("tile-12", "tile-23"),
            wants=({"do": "Invite", "pawn": 1, "to": 23},),
            instead=N_("Pick the fountain, then D5, beside your hotel."),
            brought=N_("Five points, and nothing is left at the fountain."),
        ),
        Step(
            N_("Whoever has 15 tourists first wins at once, even in another's turn. This turn is yours: play on!"),
        ),
    ),
)
