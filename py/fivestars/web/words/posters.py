"""How each game hangs in the lobby: its title and a line, for how many, and how long.

Where the build has collected the posters, those are read: the first screen opens no box.
"""

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from typing import NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import Poster

COLLECTED = files("fivestars.web") / "posters.json"


class Hung(NamedTuple):
    """A poster as it hangs in the lobby."""

    id: str
    title: str
    line: str
    seats: str
    minutes: int


def opened() -> list[Hung]:
    """Return the poster of each game, out of its box."""
    return [_hung(game) for game in SHELF]


def _hung(game: str) -> Hung:
    poster: Poster = import_module(f"fivestars.games.{game}.words").POSTER
    fewest, most = SHELF[game].seats[0], SHELF[game].seats[-1]
    return Hung(game, poster.title, poster.line, f"{fewest}–{most}" if most > fewest else str(most), poster.minutes)


def _collected() -> list[Hung]:
    try:
        return [Hung(*row) for row in json.loads(COLLECTED.read_text("utf-8"))]
    except FileNotFoundError:
        return opened()


POSTERS: Mapping[str, Hung] = {hung.id: hung for hung in _collected()}
