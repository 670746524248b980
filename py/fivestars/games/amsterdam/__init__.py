"""Hotels of Amsterdam: tourists come by boat, and the Mayor and the Night Watch drive them from venue to venue.

Edition 1 of the rules. The box is in `components.toml`, the map in `city.py`, the rules in `rules/`.
"""

from fivestars.games.amsterdam.rules import deal
from fivestars.table.game import Game, Option

GAME = Game(
    id="amsterdam",
    edition=1,
    seats=(2, 3, 4),
    options=(
        Option("mode", ("base", "tactical")),
        Option("sides", ("seen", "open", "memory")),  # ruling 20: what of the tiles' hidden sides lies open
    ),
    deal=deal,
)
