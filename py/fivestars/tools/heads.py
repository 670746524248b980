"""What the first script of the page must know to tell, without Python, what an address is about."""

from math import prod
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.table import notation
from fivestars.table.dice import SEEDS
from fivestars.table.game import AnyGame
from fivestars.table.match import COLOURS, LEVELS
from fivestars.web.links.invitation import Wish
from fivestars.web.screens.register import SCREENS

LESSON: Final = "lesson"  # a screen of the table that names a game


def heads() -> dict[str, Any]:
    """Return how a link begins, which screens name a game, and in how many ways the options of each can be chosen."""
    return {
        "notation": {
            "wishes": [*Wish],
            "newest": notation.FORMAT,
            "formats": notation.FORMATS,
            "boxes": notation.GAMES,
            "editions": notation.EDITIONS,
            "most": notation.SEATS,
            "seeds": SEEDS,
            "colours": COLOURS,
            "levels": LEVELS,
            "letters": notation.MOST_NAME_BYTES + 1,
        },
        "screens": [LESSON, *(address for screen in SCREENS if screen.of_a_game for address in screen.addresses)],
        "games": {id_: _ways(game) for id_, game in SHELF.items()},
    }


def _ways(game: AnyGame) -> dict[int, dict[int, int]]:
    """Return in how many ways the options of each edition can be chosen with so many seats."""
    return {
        edition: {seats: prod(len(option.at(seats)) for option in game.options_of(edition)) for seats in game.seats}
        for edition in range(1, game.edition + 1)
    }
