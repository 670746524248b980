"""The board of Vienna as a seat sees it."""

import re
from collections.abc import Mapping
from functools import partial
from html import unescape

from boards import board_at, table_at
from fivestars.games.austria.rules import Austria
from fivestars.table.game import Value
from fivestars.web.match.board import Drawn

table = partial(table_at, "austria")


def drawn(state: Austria, picks: Mapping[str, Value] | None = None, viewer: int | None = None) -> Drawn:
    """Return the board as a seat sees it, usually the one that decides, with something picked."""
    return board_at("austria", state, (state.seat or 0) if viewer is None else viewer, picks)


def owed(board: Drawn) -> list[str]:
    """Return what the board says is still owed."""
    return [unescape(told) for told in re.findall(r'<li data-tip="([^"]*)"', board.html)]
