"""Maui: towels side by side on the beach, close to the water or in the shade of an umbrella, and never on a crab.

Edition 1 of the rules. The box is in `components.toml`, the rules are in `rules/`.
"""

from fivestars.games.maui.rules import deal
from fivestars.table.game import Game, Option

GAME = Game(
    id="maui",
    edition=1,
    seats=(2, 3, 4),
    options=(
        Option("mode", ("base", "crabs", "combined")),
        Option("seating", ("same side", "around the table")),  # ruling 18
        Option("crab values", ("hidden", "open"), within=("crabs", "combined")),  # ruling 16
    ),
    deal=deal,
)
