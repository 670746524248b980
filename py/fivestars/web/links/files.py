"""Everything that this browser keeps, as one file; and what becomes of files that are opened here.

A file only adds: a match that is here and differs stays as it is, and the other is kept beside it.
"""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Final

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import Fault, Unreadable, from_json
from fivestars.table.sheets import fits, parsed_texts
from fivestars.table.words import N_
from fivestars.web.book.tally import keep_tally
from fivestars.web.days import results as days
from fivestars.web.links.arrival import Meeting, arrived
from fivestars.web.store import history
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import (
    HISTORY,
    MATCH,
    PREFIX,
    READ,
    SETTINGS,
    USUAL,
    Saves,
    Slot,
    Things,
    copy_id,
    opened,
    read_slot,
    slot_name,
    slot_of,
    title,
)
from fivestars.web.words.speech import Tongue

FORMAT: Final = 1
VERSION: Final = "five-stars-backup"
_DAYS: Final = {days.DAYS + game: game for game in SHELF}
_CHOICES: Final = {SETTINGS, *(kind + game for kind in (USUAL, READ, days.ASIDE) for game in SHELF)}
_ID: Final = re.compile(r"[\w-]{1,80}", re.ASCII)


class Fate(StrEnum):
    """What becomes of a match in a file."""

    ADDED = "added"
    LONGER = "longer"  # the match that was here goes on as in the file
    COPIED = "copied"  # the match that is here has other moves: this one lies beside it
    KEPT = "kept"  # it was here already, as far or further
    UNREADABLE = "unreadable"
    NO_ROOM = "no room"


ONE: Final[Mapping[Fate, str]] = {
    Fate.ADDED: N_("“{name}” is among your matches now."),
    Fate.LONGER: N_("“{name}” goes on from where it was: the file has more of its moves."),
    Fate.COPIED: N_("“{name}” is kept beside yours, which goes on with other moves."),
    Fate.KEPT: N_("“{name}” is among your matches already."),
}
MANY: Final[Mapping[Fate, str]] = {
    Fate.ADDED: N_("Matches added: {number}."),
    Fate.LONGER: N_("Gone on from where they were: {number}."),
    Fate.COPIED: N_("Kept beside yours, with other moves: {number}."),
    Fate.KEPT: N_("Already here: {number}."),
    Fate.UNREADABLE: N_("Unreadable, and left in the file: {number}."),
    Fate.NO_ROOM: N_("No room for: {number}."),
}
NOTHING: Final = N_("There is no match in this file.")
IN_FILE: Final = N_("{file}: {sentence}")


def to_json(kept: Things) -> str:
    """Return everything that is kept as one text."""
    return json.dumps({VERSION: FORMAT, **kept.things()}, ensure_ascii=False, indent=1)


def take_in(saves: Saves, files: Sequence[tuple[str, str | None]], words: Tongue, now: int) -> list[str]:
    """Keep what these files hold, each a name and its text, and return what to say about it.

    A file without a text is too big, or none.
    """
    told = []
    for name, text in files:
        try:
            sentence = _taken_in(saves, name.removesuffix(".json"), text, words, now)
        except Unreadable as unreadable:
            sentence = words.fault(unreadable)
        told.append(sentence if len(files) == 1 else words(IN_FILE, file=slot_name(name), sentence=sentence))
    return told


def _taken_in(saves: Saves, name: str, text: str | None, words: Tongue, now: int) -> str:
    if text is None:
        raise Unreadable(Fault.NOT_JSON)
    things = things_in(text)
    if things is not None:
        return _told(_restored(saves, things, now), words)
    fate, slot = _admitted(saves, from_json(text, SHELF), slot_name(name), now)
    return words(ONE[fate], name=title(words, slot)) if fate in ONE else _told(Counter([fate]), words)


def things_in(text: str) -> dict[str, str] | None:
    """Return what a backup holds by the keys of the storage; None where the text is no backup."""
    sheet = parsed_texts(text)
    if sheet is None or not any(key == VERSION or key.startswith(PREFIX) for key in sheet):
        return None
    if not fits(Annotated[int, (FORMAT,)], sheet.get(VERSION, FORMAT)):
        raise Unreadable(Fault.NEWER_FORMAT)
    ours = {key: thing for key, thing in sheet.items() if key.startswith(PREFIX)}
    return {key: thing if isinstance(thing, str) else "" for key, thing in ours.items()}


def _told(fates: Counter[Fate], words: Tongue) -> str:
    if not fates:
        return words(NOTHING)
    return " ".join(words(MANY[fate], number=fates[fate]) for fate in Fate if fates[fate])


def _restored(saves: Saves, things: Mapping[str, str], now: int) -> Counter[Fate]:
    """Keep what a backup holds and is not here; return what became of how many matches."""
    fates = _remembered(saves, [text for key, text in things.items() if key.startswith(HISTORY)])
    for key, text in things.items():
        if key.startswith(MATCH):
            fates[_brought_back(saves, read_slot(key.removeprefix(MATCH), text), now)] += 1
        elif key in _DAYS:
            days.merge(saves, _DAYS[key], text)
        elif key in _CHOICES and saves.thing(key) is None:
            saves.keep_thing(key, text)
    return fates


def _remembered(saves: Saves, leaves: Sequence[str]) -> Counter[Fate]:
    """Keep the finished matches of a backup that are not here; return what became of how many."""
    fates, fresh = Counter[Fate](), dict[str, list[Finished]]()
    for line in (line for text in leaves for line in history.lines_in(text)):
        one = history.read_line(line)
        if one is None or one.game not in SHELF or not history.is_sound(one):
            fates[Fate.UNREADABLE] += 1
        else:
            fresh.setdefault(one.game, []).append(one)
    for game, matches in fresh.items():
        there = {one.id for one in saves.finished(game)}
        new = [one for one in matches if one.id not in there]
        fates[Fate.KEPT] += len(matches) - len(new)
        fates[Fate.ADDED if saves.add_finished(game, new) else Fate.NO_ROOM] += len(new)
        keep_tally(saves, game)
    return +fates


def _brought_back(saves: Saves, record: Slot, now: int) -> Fate:
    """Keep a match of a backup: under its own id where that is free, or where it is the same match, further on."""
    here = saves.slot(record.id)
    if here and here.text == record.text:
        return Fate.KEPT
    match = opened(record, SHELF)
    if isinstance(match, Unreadable):
        return Fate.UNREADABLE
    record = slot_of(match, record._replace(name=slot_name(record.name), writer=saves.tab))
    if here is None and _ID.fullmatch(record.id):
        return Fate.ADDED if saves.put_back(record) else Fate.NO_ROOM
    return _laid(saves, match, record, [here] if here else [], now)


def _admitted(saves: Saves, match: Match, name: str, now: int) -> tuple[Fate, Slot]:
    """Keep a match that is a file of its own; return what became of it, and where it is."""
    record = slot_of(match, Slot("", name, now, saves.tab, ""))
    alike = arrived(match, saves.slots_like(match.setup), SHELF).slot
    fate = _laid(saves, match, record, [alike] if alike else [], now)
    return fate, record if alike is None or fate is Fate.COPIED else alike


def _laid(saves: Saves, match: Match, record: Slot, here: Sequence[Slot], now: int) -> Fate:
    """Keep a match where it takes nothing away: over its own beginning, or else beside what is here."""
    arrival = arrived(match, here, SHELF)
    if arrival.meeting in (Meeting.SAME, Meeting.OLDER):
        return Fate.KEPT
    if arrival.slot and arrival.meeting is Meeting.NEWER:
        longer = slot_of(match, arrival.slot._replace(at=now, writer=saves.tab))
        return Fate.LONGER if saves.put_back(longer) else Fate.NO_ROOM
    beside = record._replace(id=copy_id(record))
    if saves.slot(beside.id):
        return Fate.KEPT
    if not saves.put_back(beside):
        return Fate.NO_ROOM
    return Fate.COPIED if here else Fate.ADDED
