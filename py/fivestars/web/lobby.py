"""The lobby: five posters, the reader's matches, and the way to the settings."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.speech import Tongue
from fivestars.web.storage import Slot


class Poster(NamedTuple):
    """A game as it hangs in the lobby."""

    id: str
    title: str
    line: str
    seats: str
    minutes: str


POSTERS = {
    "samoa": Poster("samoa", N_("Hotel Samoa"), N_("Bid for guests, fill your rooms, mind the pool."), "3–6", "60"),
    "amsterdam": Poster(
        "amsterdam",
        N_("Hotels of Amsterdam"),
        N_("The Mayor wants day, the Night Watch wants night, and the tourists follow."),
        "2–4",
        "45",
    ),
    "overbooking": Poster(
        "overbooking",
        N_("Overbooking"),
        N_("More guests than beds: bluff with the backs of your cards."),
        "2–4",
        "45",
    ),
    "maui": Poster("maui", N_("Maui"), N_("Lay towels on the beach, in the sun and in good company."), "2–4", "45"),
    "austria": Poster(
        "austria",
        N_("Grand Austria Hotel"),
        N_("Strudel, coffee and wine for every guest, and the emperor is watching."),
        "2–4",
        "90",
    ),
}


class Entry(NamedTuple):
    """A saved match as the lobby lists it."""

    slot: Slot
    title: str
    detail: str
    damaged: bool


class Door(NamedTuple):
    """How the deal of the day stands in this browser, as the lobby says it."""

    short: str
    long: str


def lobby(
    words: Tongue,
    slots: Sequence[Slot],
    notices: Sequence[str],
    dropped: Slot | None = None,
    days: Mapping[str, Door] = MappingProxyType({}),
) -> str:
    """Return the lobby's HTML. `dropped` is the match deleted last, which can still be brought back.

    `days` says how today's deal of each game stands; before Python has arrived, nobody knows.
    """
    entries = [_entry(words, slot) for slot in slots]
    under_way = {slot.game: slot.id for slot in reversed(slots) if slot.game and not slot.over}
    return draw(
        "lobby",
        words,
        {
            "posters": [POSTERS[name] for name in SHELF],
            "under_way": under_way,
            "entries": entries,
            "notices": notices,
            "days": days,
            "dropped": _entry(words, dropped) if dropped else None,
        },
    )


def title(words: Tongue, slot: Slot) -> str:
    """Return what a saved match is called: its name, or its game."""
    return slot.name or (words(POSTERS[slot.game].title) if slot.game in POSTERS else words(N_("Damaged match")))


def _entry(words: Tongue, slot: Slot) -> Entry:
    from fivestars.web.daily import date_told  # which needs the posters

    if slot.game not in POSTERS:
        return Entry(slot, title(words, slot), words(N_("It cannot be opened, but it can be saved as a file.")), True)
    game = [words(POSTERS[slot.game].title)] if slot.name else []  # else it is the title
    seats = words.count("{number} seat", "{number} seats", slot.seats)
    stage = words(N_("finished")) if slot.over else words(N_("round {round}"), round=slot.round)
    when = date_told(words, datetime.fromtimestamp(slot.at / 1000, UTC).date())
    return Entry(slot, title(words, slot), " · ".join((*game, seats, stage, when)), False)
