"""How each game hangs in the lobby: its title and a line, for how many, how long, how hard, and its lesson and medals.

Where the build has collected the posters, those are read: the first screen opens no box.
"""

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple

from fivestars import PACKAGE
from fivestars.games import SHELF
from fivestars.table.lesson import Lesson
from fivestars.table.words import C_, Poster

COLLECTED = PACKAGE / "web" / "posters.json"


class Hung(NamedTuple):
    """A poster as it hangs in the lobby."""

    id: str
    title: str
    line: str
    seats: str
    minutes: int
    hard: str
    lesson: int  # minutes
    medals: int  # levels that the box's own opponent has


HARD: Final = (C_("a game", "easy"), C_("a game", "medium"), C_("a game", "demanding"))


def opened() -> list[Hung]:
    """Return the poster of each game, out of its box."""
    return [_hung(game) for game in SHELF]


def _hung(game: str) -> Hung:
    poster: Poster = import_module(f"fivestars.games.{game}.words").POSTER
    lesson: Lesson = import_module(f"fivestars.games.{game}.lesson").LESSON
    box = SHELF[game]
    fewest, most = box.seats[0], box.seats[-1]
    seats = f"{fewest}–{most}" if most > fewest else str(most)
    medals = sum(len(option.values) - 1 for option in box.options if option.plays is not None)
    return Hung(game, poster.title, poster.line, seats, poster.minutes, HARD[poster.hard - 1], lesson.minutes, medals)


def _collected() -> list[Hung]:
    try:
        return [Hung(*row) for row in json.loads(COLLECTED.read_text("utf-8"))]
    except FileNotFoundError:
        return opened()


POSTERS: Mapping[str, Hung] = {hung.id: hung for hung in _collected()}
