"""Grand Austria Hotel: guests are fed and housed, staff is hired, and the emperor comes to Vienna three times.

Edition 2 of the rules; in edition 1 rulings 33 and 41 were others. The box is in `components.toml`, the rules are in
`rules/`.
"""

from fivestars.games.austria.rules import deal
from fivestars.table.game import Game, Option

GAME = Game(
    id="austria",
    edition=2,
    seats=(2, 3, 4),
    options=(
        Option("hands", ("starter", "random", "draft")),
        Option("hotels", ("night", "day")),
        Option("rules", ("2015", "revised")),  # ruling 48
    ),
    deal=deal,
)
