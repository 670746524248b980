"""The night porter hangs numbered keys on a rail, each higher than the last. Who hangs the most wins.

Here stands what may be chosen at set-up. What is in the box is in `components.toml`, the rules are in `rules/`.
"""

from fivestars.table.game import Game, Option
from fivestars.tools.new_game.keys.rules import deal

GAME = Game(
    id="keys",
    edition=1,  # of the rules: raise it when one is corrected, and play the matches of older ones by them
    seats=(2, 3, 4),
    options=(Option("length", ("short", "long")),),  # the first value is the usual one
    deal=deal,
)
