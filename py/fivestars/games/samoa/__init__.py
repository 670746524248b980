"""Hotel Samoa: each week a plane, each week a card that is both a bid for building and the price of a room.

Edition 1 of the rules. The box is in `components.toml`, the rules are in `rules/`.
"""

from fivestars.games.samoa.box import SEATS
from fivestars.games.samoa.rules import deal
from fivestars.table.game import Game

GAME = Game(id="samoa", edition=1, seats=SEATS, options=(), deal=deal)
