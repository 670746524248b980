"""Hotel Samoa: each week a plane, each week a card that is both a bid for building and the price of a room.

The box is in `components.toml`, the rules are in `rules/`. Editions of the rules: in 1, each tourist paid on moving in;
in 2, all of a turn are looked at together when the hotelier has finished (rulings 3 to 5).
"""

from fivestars.games.samoa.box import SEATS
from fivestars.games.samoa.rules import deal
from fivestars.table.game import Game

GAME = Game(id="samoa", edition=2, seats=SEATS, options=(), deal=deal)
