"""The lesson of Vienna: the opening and the first round, in which a guest comes, is served and moves in."""

from fivestars.games.austria.rules.moves import Act, Fetch, Finish, Play, Prepare, Serve, Take
from fivestars.table.lesson import Lesson, Step
from fivestars.table.words import N_

LESSON = Lesson(
    minutes=6,
    edition=3,
    options=("starter", "night", "2015", "table"),
    seed=258,
    steps=(
        Step(
            N_("You run a café and a hotel in Vienna. Guests wait in this queue. The other player invites one first."),
            lit=("waiting",),
            others=(Take(2),),
        ),
        Step(
            N_("Now you: your first guest is free. Take the Duchess, who wants only one coffee."),
            lit=("guest-64",),
            wants=({"do": "Take", "place": 4},),
            instead=N_("Take the Duchess this time: nobody is easier to serve."),
            brought=N_("She sits in your café now."),
        ),
        Step(
            N_(
                "Guests need rooms. Prepare 11, then 12, then 13: floor 1 is free, each floor above costs 1 krone "
                "more."
            ),
            lit=("room-11", "room-12", "room-13"),
            wants=({"do": "Prepare", "room": 11}, {"do": "Prepare", "room": 12}, {"do": "Prepare", "room": 13}),
            instead=N_("Stay on floor 1, where rooms are free: 11, then 12, then 13."),
            brought=N_("Three rooms are ready."),
            others=(Prepare(11), Prepare(21), Prepare(22)),
        ),
        Step(
            N_(
                "The dice were rolled and lie on six actions. An action is as strong as it has dice: three dice on 2 "
                "bring three drinks. The numbers above are the order of turns: 1 and 4 are yours."
            ),
            lit=("turn-order", "space-2"),
        ),
        Step(
            N_(
                "Before you use a die you may take a guest: the two marked 0 are free, the others cost 1 to 3 krones. "
                "Take the Poet."
            ),
            lit=("guest-59",),
            wants=({"do": "Take", "place": 5},),
            instead=N_("Take the Poet first: he is free, and you have a table for him."),
            brought=N_("Your café has three tables, and two are taken."),
        ),
        Step(
            N_(
                "Choose the dice on 2: three drinks, but never more coffee than wine. Take 2 wines and 1 coffee: "
                "coffee for the Duchess, wine for the Poet, and 1 wine for later."
            ),
            lit=("space-2",),
            wants=({"do": "Act", "action": 2, "die": 2, "boost": 0}, {"do": "Fetch", "wines": 2, "coffees": 1}),
            instead=N_("This time take the dice on 2, without paying for more, and with them 2 wines and 1 coffee."),
            brought=N_("Your die is gone now: the others find one die fewer there."),
        ),
        Step(
            N_(
                "New food goes to your guests for free; from the kitchen up to three pieces cost 1 krone. Serve the "
                "Duchess her coffee, then the Poet his wine."
            ),
            lit=("guest-64", "guest-59"),
            wants=({"do": "Serve", "guest": 64, "dish": "coffee"}, {"do": "Serve", "guest": 59, "dish": "wine"}),
            instead=N_("First the coffee for the Duchess, then a wine for the Poet."),
            brought=N_("The wine left over is in your kitchen."),
        ),
        Step(
            N_(
                "A guest who has everything may move in: nobles, in blue, into blue rooms, tourists, in green, into "
                "any. Move the Duchess into room 11."
            ),
            lit=("guest-64", "room-11"),
            wants=({"do": "MoveIn", "guest": 64, "room": 11},),
            instead=N_("Let the Duchess move in first: pick her, then room 11."),
            brought=N_("Room 11 is a full blue group: 2 points."),
        ),
        Step(
            N_(
                "Each guest does you a favour: the Duchess makes a staff card 1 krone cheaper, as a die on 5 does. "
                "Play the Stableman for nothing."
            ),
            lit=("card-6",),
            wants=({"do": "Play", "card": 6},),
            instead=N_("Play the Stableman: he costs 1 krone, and the Duchess saves you just that."),
            brought=N_("Each noble who moves in now brings you a step on the emperor track."),
        ),
        Step(
            N_(
                "The roof tells what full groups bring: blue points, red krones, yellow steps. The rest can wait: end "
                "the turn. Turns 2 and 3 are the other player's."
            ),
            lit=("groups",),
            wants=({"do": "Finish"},),
            instead=N_("Keep the rest for later, and end the turn."),
            others=(
                Take(5), Act(2, 2, 0), Fetch(0, 0, 1, 1), Serve(60, "wine"), Serve(69, "coffee"), Finish(),
                Take(5), Act(5, 5, 1), Play(32), Finish(),
            ),
        ),
        Step(
            N_(
                "Look at the emperor: after rounds 3, 5 and 7 your disk scores its space and goes back 3, 5 or 7. "
                "If it is then on space 3 or further, you get his bonus, on space 0 his penalty."
            ),
            lit=("see-emperor-guests", "emperor"),
        ),
        Step(
            N_(
                "And look at the politics cards: whoever is first to meet a demand and puts a disk there "
                "scores 15 points. Later disks score 10, then 5."
            ),
            lit=("see-emperor-guests", "politics"),
        ),
        Step(
            N_(
                "This is your last turn of the round, and few dice are left. A die on 6 does any other action for 1 "
                "krone. If none suits you, pass: try it."
            ),
            lit=("see-guests-guests", "dice"),
            wants=({"do": "Pass"},),
            instead=N_("This time pass, and see what happens to the dice."),
            brought=N_("One die was thrown away, and the rest were rolled again."),
        ),
        Step(
            N_(
                "Each die on 4 brings a krone or a step on the emperor track; for 1 krone one more die would count. "
                "Choose 4, take 2 steps, end the turn."
            ),
            lit=("see-guests-guests", "space-4", "emperor"),
            wants=(
                {"do": "Act", "action": 4, "die": 4, "boost": 0},
                {"do": "Divide", "steps": 2, "krones": 0},
                {"do": "Finish"},
            ),
            instead=N_("Choose the 4, take both dice as steps towards the emperor, and end the turn."),
            brought=N_("Round 1 is over."),
        ),
        Step(
            N_(
                "Six more rounds are yours. In the end occupied rooms bring 1 to 4 points, each krone and each dish "
                "in the kitchen 1, and a guest still in the café costs 5."
            ),
        ),
    ),
)  # fmt: skip
