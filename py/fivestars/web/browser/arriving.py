"""Coming up piece by piece: between two modules the page answers to whoever touches it."""

import json
from importlib import import_module
from importlib.resources import files
from time import perf_counter
from typing import Final

import js

PIECES: Final = files("fivestars.web") / "pieces.json"  # written by the build
LONG: Final = 0.004  # seconds that a piece may take; on a phone it is four times as long


async def bring(game: str) -> None:
    """Import what the lobby needs, or the table of a game."""
    pieces = json.loads(PIECES.read_text("utf-8"))
    begun = perf_counter()
    for name in (*pieces[""], *pieces.get(game, ())):
        import_module(name)
        if perf_counter() - begun > LONG:
            await js.fiveStars.rest()
            begun = perf_counter()
