"""Saves: matches and settings in the browser's storage, each under a key of ours, and never lost quietly.

It works on anything with `getItem`, `setItem`, `removeItem`, `key` and `length`, as localStorage has them.
"""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, NamedTuple, Protocol
from zlib import crc32

from fivestars.table.dice import SEEDS
from fivestars.table.game import AnyGame
from fivestars.table.match import Match, Setup
from fivestars.table.notation import Shelf, Unreadable, from_json, from_link, to_json
from fivestars.table.sheets import decoded, fits, parsed
from fivestars.table.words import N_
from fivestars.web.store import history
from fivestars.web.store.history import Finished
from fivestars.web.store.settings import Settings
from fivestars.web.store.settings import from_json as settings_from_json
from fivestars.web.store.settings import to_json as settings_to_json
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

PREFIX = "five-stars:"
SETTINGS = PREFIX + "settings"
MATCH = PREFIX + "match:"
HISTORY = PREFIX + "history:"  # of each game, in leaves: see `history.py`
_PROBE = PREFIX + "probe"
WRITTEN = PREFIX + "written"  # when the journal was written last: see `journal.py`
USUAL = PREFIX + "usual:"  # the last set-up of each game
READ = PREFIX + "read:"  # in the lesson of each game: after how many moves, and how many steps since
MOST_NAME = 80  # letters of what a match is called
MOST_BYTES = 16 * 2**20  # of files that are opened: more than a full storage makes
_END_OF_TIME = 250_000_000_000_000  # milliseconds since 1970: no calendar of ours goes on for ever
_LEAF_KEY = re.compile(re.escape(HISTORY) + r"(\w+):(\d{4,8})", re.ASCII)
_LINK = re.compile(r"[\w-]+", re.ASCII)


class Store(Protocol):
    """The browser's localStorage."""

    @property
    def length(self) -> int: ...
    def key(self, index: int) -> str | None: ...
    def getItem(self, key: str) -> str | None: ...  # noqa: N802  # the browser's own name
    def setItem(self, key: str, value: str) -> None: ...  # noqa: N802  # the browser's own name
    def removeItem(self, key: str) -> None: ...  # noqa: N802  # the browser's own name


class Ill(StrEnum):
    """What is wrong with the storage."""

    ABSENT = "absent"
    FULL = "full"
    TAKEN = "taken"  # another tab has written this match since it was read


ILLS = {
    Ill.ABSENT: N_("This browser keeps nothing for this page: a match is gone with its tab. Save it as a file."),
    Ill.FULL: N_("The browser's storage is full: the last moves are not kept. Delete old matches, or save as a file."),
    Ill.TAKEN: N_("This match goes on in another tab. What is shown here is older, and is not kept."),
}


NOBODY = (-1,)  # is here: the match of others came by link when it was over


class Slot(NamedTuple):
    """A saved match as the lobby lists it; `text` is its JSON."""

    id: str
    name: str
    at: Annotated[int, range(_END_OF_TIME)]  # milliseconds since 1970
    writer: str  # which tab wrote it last
    text: str
    game: str = ""
    round: int = 0
    seats: int = 0
    over: bool = False
    here: tuple[int, ...] = ()  # the seats at this device where the others play by link; none: everybody is here


class Memory:
    """A store for a page that has none: it forgets when the tab is closed, and the page says so."""

    def __init__(self) -> None:
        self._things: dict[str, str] = {}

    @property
    def length(self) -> int:
        return len(self._things)

    def key(self, index: int) -> str | None:
        return list(self._things)[index]

    def getItem(self, key: str) -> str | None:  # noqa: N802  # the browser's own name
        return self._things.get(key)

    def setItem(self, key: str, value: str) -> None:  # noqa: N802  # the browser's own name
        self._things[key] = value

    def removeItem(self, key: str) -> None:  # noqa: N802  # the browser's own name
        self._things.pop(key, None)


class Things(ABC):
    """What this page keeps in a browser, to be read: texts by their keys."""

    @abstractmethod
    def thing(self, key: str) -> str | None:
        """Return what is kept under a key, which is one of ours."""

    @abstractmethod
    def things(self) -> Mapping[str, str]:
        """Return all that this page keeps, as it stands there, by its keys in order."""

    def settings(self) -> Settings:
        """Return the reader's settings."""
        return settings_from_json(self.thing(SETTINGS))

    def usual(self, game: str) -> str | None:
        """Return the set-up that was chosen last for a game, as a text."""
        return self.thing(USUAL + game)

    def read(self, game: str, moves: int) -> int:
        """Return how many steps of a lesson were read after so many moves."""
        after, _, read = (self.thing(READ + game) or "").partition(" ")
        return int(read) if after == str(moves) and read.isdecimal() and len(read) < 3 else 0

    def slots(self) -> list[Slot]:
        """Return the saved matches, the latest first; a damaged one too, so that it can be saved as a file."""
        slots = [
            read_slot(key.removeprefix(MATCH), text) for key, text in self.things().items() if key.startswith(MATCH)
        ]
        return sorted(slots, key=lambda slot: (-slot.at, slot.id))

    def slot(self, id_: str) -> Slot | None:
        """Return the saved match with this id, also one that is folded into the history."""
        if there := self.open_slot(id_):
            return there
        one = self.finished_one(id_)
        return None if one is None else folded_slot(one)

    def open_slot(self, id_: str) -> Slot | None:
        """Return the saved match with this id that lies among the matches, and not in the history alone."""
        text = self.thing(MATCH + id_)
        return None if text is None else read_slot(id_, text)

    def has_newer(self, slot: Slot) -> bool:
        """Tell whether another tab has written this match since it was read; a new name alone is no matter."""
        there = self.open_slot(slot.id)
        return there is not None and _stamp(there) != _stamp(slot)

    # --- the history

    def leaves(self, game: str) -> dict[int, str]:
        """Return the leaves of a game's history by their numbers."""
        start, things = f"{HISTORY}{game}:", self.things()
        keys = [key for key in things if key.startswith(start) and _LEAF_KEY.fullmatch(key)]
        return {int(key.removeprefix(start)): things[key] for key in keys}

    def finished(self, game: str) -> list[Finished]:
        """Return the finished matches of a game, the latest first."""
        matches = [one for text in self.leaves(game).values() for one in history.read_leaf(text).matches]
        return sorted(matches, key=lambda one: (-one.at, one.id))

    def slots_like(self, setup: Setup) -> list[Slot]:
        """Return the saved matches of a game that may have this set-up, those of the history too."""
        slots = [slot for slot in self.slots() if slot.game == setup.game]
        there = {slot.id for slot in slots}
        alike = [one for one in self.finished(setup.game) if one.seed == setup.seed and one.id not in there]
        return [*slots, *map(folded_slot, alike)]

    def damaged_lines(self, game: str) -> int:
        """Return how many lines of a game's history cannot be read; they stay where they are."""
        return sum(history.read_leaf(text).damaged for text in self.leaves(game).values())

    def finished_one(self, id_: str) -> Finished | None:
        """Return the finished match with this id."""
        start = f'["{id_}",'
        texts = (text for key, text in self.things().items() if key.startswith(HISTORY) and start in text)
        lines = (line for text in texts for line in history.lines_in(text) if line.startswith(start))
        return next((one for one in map(history.read_line, lines) if one), None)


class Kept(Things):
    """What was kept when somebody looked. It never changes: a later look makes another one."""

    def __init__(self, things: Mapping[str, str], ill: Ill | None = None) -> None:
        self._things = things
        self.ill = ill  # what is wrong with the storage, if anything

    def thing(self, key: str) -> str | None:
        return self._things.get(key)

    def things(self) -> Mapping[str, str]:
        return self._things

    def but(self, changes: Mapping[str, str | None], ill: Ill | None) -> "Kept":
        """Return what is kept after some things were written, or deleted: those that are None."""
        both = {**self._things, **changes}
        return Kept({key: text for key, text in both.items() if text is not None}, ill)


class Saves(Things):
    """The saved matches and settings of this browser. `ill` says what is wrong with the storage, if anything."""

    def __init__(self, store: Store | None, tab: str) -> None:
        self.tab = tab
        self.ill: Ill | None = None
        self._changes: dict[str, str | None] = {}
        # Settings that found no room, with what was kept then: they hold here until somebody keeps others.
        self._wished: tuple[str, str | None] | None = None
        if store is None or not _can_be_read(store):
            store, self.ill = Memory(), Ill.ABSENT
        self._store = store
        if self._write(_PROBE, "1"):
            store.removeItem(_PROBE)
        elif store.length == 0:  # not full: nobody may write here, as in some private windows
            self._store, self.ill = Memory(), Ill.ABSENT

    def thing(self, key: str) -> str | None:
        kept = self._store.getItem(key)
        return self._wished[0] if key == SETTINGS and self._wished and self._wished[1] == kept else kept

    def things(self) -> dict[str, str]:
        keys = sorted(self._store.key(index) or "" for index in range(self._store.length))
        ours = {key: self.thing(key) or "" for key in keys if is_ours(key)}
        wished = self.thing(SETTINGS)
        return ours if wished is None else {**ours, SETTINGS: wished}

    def kept(self) -> Kept:
        """Look at all that is kept now."""
        self._changes.clear()
        return Kept(self.things(), self.ill)

    def kept_since(self, kept: Kept) -> Kept:
        """Return what is kept now, by somebody's last look and what was written here since."""
        if not self._changes and self.ill is kept.ill:
            return kept
        changes, self._changes = self._changes, {}
        return kept.but(changes, self.ill)

    # --- settings and usual set-ups

    def keep_settings(self, settings: Settings) -> bool:
        """Keep the settings; tell whether that worked. They hold in this tab even if not."""
        text = settings_to_json(settings)
        if self._write(SETTINGS, text):
            self._wished = None
            return True
        self._wished = text, self._store.getItem(SETTINGS)
        self._changes[SETTINGS] = text
        return False

    def keep_usual(self, game: str, text: str) -> bool:
        """Keep the set-up chosen for a game; tell whether that worked."""
        return self._write(USUAL + game, text)

    def keep_read(self, game: str, moves: int, read: int) -> bool:
        """Keep how many steps of a lesson were read after so many moves; tell whether that worked."""
        return self._write(READ + game, f"{moves} {read}")

    def keep_thing(self, key: str, text: str) -> bool:
        """Keep a text under a key, which is one of ours; tell whether that worked."""
        return self._write(key, text)

    # --- matches

    def keep(self, slot: Slot, match: Match, now: int) -> Slot | None:
        """Write a match over its slot; None, and `ill` says why, where that cannot be.

        What another tab has written since is not overwritten; when the storage is full the older copy stays.
        """
        there = self.open_slot(slot.id)
        if there and _stamp(there) != _stamp(slot):
            self.ill = Ill.TAKEN
            return None
        name = there.name if there else slot.name  # another tab may have renamed it: that is no move
        kept = slot_of(match, slot._replace(name=name, at=now, writer=self.tab))
        return kept if self._write(MATCH + slot.id, json.dumps(kept, ensure_ascii=False)) else None

    def put_back(self, slot: Slot) -> bool:
        """Write a slot as it is: to rename it, or to undo its deletion."""
        return self._write(MATCH + slot.id, json.dumps(slot, ensure_ascii=False))

    def drop(self, slot: str) -> None:
        """Delete a saved match, from the history too."""
        self.drop_thing(MATCH + slot)
        if one := self.finished_one(slot):
            self.drop_finished(one.game, [slot])

    def fold(self, slot: str) -> None:
        """Take a match from among those under way, once the history has it."""
        if self.finished_one(slot):
            self.drop_thing(MATCH + slot)

    # --- the history

    def keep_finished(self, one: Finished) -> bool:
        """Write a finished match into the history, over its own line if it has one; tell whether that worked."""
        number, text = history.with_line(self.leaves(one.game), one)
        return self._write(_leaf_key(one.game, number), text)

    def add_finished(self, game: str, matches: Sequence[Finished]) -> bool:
        """Write finished matches into a game's history that are not there; tell whether there was room for all."""
        leaves = history.added_to(self.leaves(game), matches)
        written = [self._write(_leaf_key(game, number), text) for number, text in leaves.items()]
        return all(written)

    def drop_finished(self, game: str, ids: Sequence[str]) -> None:
        """Take matches out of a game's history."""
        for number, text in history.without(self.leaves(game), ids):
            if text:
                self._write(_leaf_key(game, number), text)
            else:
                self.drop_thing(_leaf_key(game, number))

    def drop_thing(self, key: str) -> None:
        """Delete what is kept under a key, which is one of ours."""
        self._store.removeItem(key)
        self._changes[key] = None
        if self.ill is Ill.FULL:
            self.ill = None

    def _write(self, key: str, text: str) -> bool:
        try:
            self._store.setItem(key, text)
        except Exception:  # the browser throws its own kinds when the quota is used up or storage is forbidden
            self.ill = Ill.FULL
            return False
        if key != _PROBE:
            self._changes[key] = text
        if self.ill is Ill.FULL:
            self.ill = None
        return True


def is_ours(key: str) -> bool:
    """Tell whether a key of the storage holds something that this page keeps."""
    return key.startswith(PREFIX) and key not in (_PROBE, WRITTEN)


@lru_cache(maxsize=2048)
def read_slot(id_: str, text: str) -> Slot:
    """Return the slot that a record holds; a damaged one keeps its text, and has no game."""
    try:
        row = decoded(list[object], parsed(text))
        last = len(Slot._fields) - 1
        here = row[last] if len(row) == last + 1 and fits(list[int], row[last]) else []  # an older record lacks it
        slot = decoded(Slot, [*row[:last], here])
        if slot.id == id_:
            return slot
    except ValueError:
        pass
    return Slot(id_, "", 0, "", text)


def slot_of(match: Match, slot: Slot) -> Slot:
    """Return the slot with this match in it."""
    setup, text = match.setup, to_json(match)
    return slot._replace(text=text, game=setup.game, round=match.state.round, seats=setup.seats, over=match.over)


def folded_slot(one: Finished) -> Slot:
    """Return a finished match of the history as a slot: its text is its link."""
    return Slot(one.id, one.name, one.at, "", one.link, one.game, one.rounds, len(one.seats), True, one.here)


def _leaf_key(game: str, number: int) -> str:
    return f"{HISTORY}{game}:{number:04}"


def slot_name(text: str) -> str:
    """Return what a match may be called: what can be seen of a text, in one line that is not too long."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(seen.split())[:MOST_NAME].rstrip()


def opened(slot: Slot, shelf: Shelf) -> Match | Unreadable:
    """Return the match that a slot holds, or why it cannot be opened."""
    try:
        return from_link(slot.text, shelf) if _LINK.fullmatch(slot.text) else from_json(slot.text, shelf)
    except Unreadable as unreadable:
        return unreadable


def title(words: Tongue, slot: Slot) -> str:
    """Return what a saved match is called: its name, or its game."""
    return slot.name or (words(POSTERS[slot.game].title) if slot.game in POSTERS else words(N_("Damaged match")))


def new_id(game: AnyGame, chance: float) -> str:
    """Return an id for a new slot."""
    return f"{game.id}-{int(chance * SEEDS):08x}"


def copy_id(slot: Slot) -> str:
    """Return an id for what a slot holds, where its own is taken: the same content has the same."""
    return f"{slot.game or 'match'}-{crc32(slot.text.encode(errors='surrogatepass')):08x}"


def _stamp(slot: Slot) -> tuple[str, int]:
    return slot.writer, slot.at


def _can_be_read(store: Store) -> bool:
    try:
        store.getItem(SETTINGS)
        return store.length >= 0
    except Exception:  # see `Saves._write`
        return False
