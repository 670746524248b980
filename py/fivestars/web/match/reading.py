"""How a guide is read: what it was opened at, and what is looked for in it."""

from typing import NamedTuple


class Reading(NamedTuple):
    """A guide that is open, on a page of its own or beside a board."""

    place: str = ""  # as an address names it; empty: its begin
    lines: tuple[str, ...] = ()  # of the legend, as places: those of the thing that was asked about
    query: str = ""
    back_to: str = ""  # what had the focus before it was opened beside a board
    stepped: bool = False  # whether the browser's way back closes it


class Asked(NamedTuple):
    """A thing of the board that somebody asked about: what there is to say of it, and the symbols drawn on it."""

    text: str = ""
    symbols: tuple[str, ...] = ()
