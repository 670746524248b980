"""Overbooking («Забронировано»): guests queue before hotels with too few beds, and others help them from the back door.

Edition 2 of the rules; in edition 1 ruling 1 was another. The box is in `components.toml`, the cards in `guests.py`,
the rules in `rules/`.
"""

from fivestars.games.overbooking.rules import deal
from fivestars.table.game import Game, Option

GAME = Game(
    id="overbooking",
    edition=2,
    seats=(2, 3, 4),
    options=(
        Option("scoring", ("novice", "expert", "none")),
        Option("looking", ("look", "memory")),  # ruling 4: whether one may look at one's own face-down cards
    ),
    deal=deal,
)
