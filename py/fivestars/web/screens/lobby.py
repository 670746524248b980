"""The lobby: five posters, the reader's matches, and the way to the settings."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.store.saves import Slot, title
from fivestars.web.words.dates import date_told
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue, tongue


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


def _entry(words: Tongue, slot: Slot) -> Entry:
    if slot.game not in POSTERS:
        return Entry(slot, title(words, slot), words(N_("It cannot be opened, but it can be saved as a file.")), True)
    game = [words(POSTERS[slot.game].title)] if slot.name else []  # else it is the title
    seats = words.count("{number} seat", "{number} seats", slot.seats)
    stage = words(N_("finished")) if slot.over else words(N_("round {round}"), round=slot.round)
    when = date_told(words, datetime.fromtimestamp(slot.at / 1000, UTC).date())
    return Entry(slot, title(words, slot), " · ".join((*game, seats, stage, when)), False)


def lobby_page(language: str) -> str:
    """Return the lobby as it stands in the page before Python has arrived."""
    return lobby(tongue(language), slots=(), notices=())
