"""Coming up piece by piece: between two modules the page answers to whoever touches it."""

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from marshal import loads
from time import perf_counter
from types import CodeType
from typing import Final

import js

from fivestars import PACKAGE

PIECES: Final = PACKAGE / "web" / "pieces.json"  # written by the build
LONG: Final = 0.004  # seconds that a piece may take; on a phone it is four times as long


async def bring(game: str) -> None:
    """Import what the lobby needs, or the table of a game."""
    sys.meta_path.insert(0, Near)
    pieces = json.loads(PIECES.read_text("utf-8"))
    begun = perf_counter()
    for name in (*pieces[""], *pieces.get(game, ())):
        import_module(name)
        if perf_counter() - begun > LONG:
            await js.fiveStars.rest()
            begun = perf_counter()


class Near:
    """Finds a module where it must be if the build has compiled it; Python looks for it in every way that there is."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _: object = None) -> ModuleSpec | None:
        """Return where a module is; nothing where it is not near."""
        if not path:
            return None
        stem = f"{path[0]}/{name.rpartition('.')[2]}"
        for place, within in ((f"{stem}.pyc", None), (f"{stem}/__init__.pyc", [stem])):
            try:
                os.stat(place)
            except OSError:
                continue
            spec = ModuleSpec(name, Compiled(name, place), origin=place)
            spec.has_location = True
            spec.submodule_search_locations = within
            return spec
        return None


class Compiled(SourcelessFileLoader):
    """Takes a module for what the build has made."""

    def get_code(self, _: str) -> CodeType:
        """Return its code, which comes after a head of 16 bytes."""
        code: CodeType = loads(self.get_data(self.path)[16:])
        return code
