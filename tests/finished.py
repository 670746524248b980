"""Finished matches for the tests of the book, as the history keeps them."""

import tomllib
from functools import cache
from typing import Any, Final

from fivestars.table.match import Match
from fivestars.tools.trouble import ROOT
from fivestars.web.book.counting import finished_of
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import Saves, Slot
from matches import match_at
from stores import Browser

TABLES: Final = {
    "samoa": (0, 3, 3),
    "amsterdam": (0, 0),
    "overbooking": (0, 4),
    "maui": (0, 5, 2, 1),
    "austria": (3, 0),
}


@cache
def cases(game: str) -> dict[str, Any]:
    """Return by achievement a match and a seat that earns it, and one that misses it by little."""
    path = ROOT / f"tests/games/{game}/achievements.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@cache
def played(game: str, seed: int = 1) -> Match:
    """Return a match that is over, played at random."""
    return match_at(game, levels=TABLES[game], seed=seed)


def finished(game: str = "maui", seed: int = 1) -> Finished:
    """Return it as the history keeps it."""
    return finished_of(Slot(f"{game}-{seed:08x}", "", 1_000 + seed, "tab", ""), played(game, seed))


def kept(*matches: Finished) -> Saves:
    """Return a browser that keeps these."""
    saves = Saves(Browser(), "tab")
    for one in matches:
        assert saves.keep_finished(one)
    return saves
