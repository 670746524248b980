"""Grand Austria Hotel: guests are fed and housed, staff is hired, and the emperor comes to Vienna three times.

Edition 3 of the rules, with which Leopold came; in edition 1 rulings 33 and 41 were others. The box is in
`components.toml`, the rules are in `rules/`.
"""

from fivestars.games.austria.rules import LEOPOLD, RIVALS, deal
from fivestars.table.game import Game, Option

GAME = Game(
    id="austria",
    edition=3,
    seats=(2, 3, 4),
    options=(
        Option("hands", ("starter", "random", "draft")),
        Option("hotels", ("night", "day")),
        Option("rules", ("2015", "revised")),  # ruling 48
        Option("rival", RIVALS, since=3, seats=(2,), plays=LEOPOLD),
    ),
    deal=deal,
)
