"""Hotel Samoa: each week a plane, each week a card that is both a bid for building and the price of a room.

For three to six hotels; whoever has the most coins after twelve planes wins.
"""

from fivestars.games.samoa.rules import deal
from fivestars.table.game import Game

GAME = Game("samoa", edition=1, seats=(3, 4, 5, 6), options=(), deal=deal)
