"""A journal beside the storage: browsers write localStorage to disk late, and one that is killed forgets the latest.

Everything that is written there has a time, which only grows; the storage knows the latest of them. What the journal
has from later than that was lost in the storage, and is brought back.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol
from zlib import crc32

from fivestars.web.store.saves import HISTORY, MATCH, WRITTEN, Store, is_ours


class Row(NamedTuple):
    """A thing as it was written; `text` is None where it was deleted."""

    key: str
    text: str | None
    at: int  # milliseconds since 1970, or one more than the row before
    sum: int


class Journal(Protocol):
    """What is on the disk as soon as it is written."""

    def rows(self) -> Sequence[Row]:
        """Return what was there when the page came, from later than what the storage knew; nothing until it is read."""

    @property
    def is_late(self) -> bool:
        """Tell whether the page had to begin before it was read."""

    def read(self) -> Awaitable[None]:
        """Wait until it is read, which may be never."""

    def write(self, row: Row) -> None:
        """Write a row over the one with its key."""

    def written(self) -> Awaitable[None]:
        """Wait until all rows are on the disk, or a disk has taken too long."""


class Late(NamedTuple):
    """What a journal brings that comes after the page has begun."""

    back: Mapping[str, str | None]  # is in the storage again
    beside: Mapping[str, str]  # this page has written over it meanwhile


class Journaled:
    """A storage that forgets nothing: what it holds is in the journal as well."""

    def __init__(self, store: Store, journal: Journal, clock: Callable[[], int]) -> None:
        self._store = store
        self._journal = journal
        self._clock = clock
        self._since = self._latest()
        self._written = set[str]()  # what this page has written itself: nothing older comes over it
        self._brought_back(self._news())

    @property
    def length(self) -> int:
        return self._store.length

    def key(self, index: int) -> str | None:
        return self._store.key(index)

    def getItem(self, key: str) -> str | None:  # noqa: N802  # the browser's own names
        return self._store.getItem(key)

    def setItem(self, key: str, value: str) -> None:  # noqa: N802  # the browser's own name
        self._store.setItem(key, value)
        self._note(key, value)

    def removeItem(self, key: str) -> None:  # noqa: N802  # the browser's own name
        self._store.removeItem(key)
        self._note(key, None)

    async def late(self) -> "Late":
        """Wait for a journal that is late."""
        if not self._journal.is_late:
            return Late({}, {})
        await self._journal.read()
        news = self._news()
        return Late(self._brought_back(news), self._written_over(news))

    def written(self) -> Awaitable[None]:
        """Wait until all that was kept here is on the disk."""
        return self._journal.written()

    def _note(self, key: str, text: str | None) -> None:
        if is_ours(key):
            self._written.add(key)
            at = max(self._latest() + 1, self._clock())
            self._know(at)
            with suppress(Exception):  # the browser has closed it: the storage has the thing all the same
                self._journal.write(Row(key, text, at, sum_of(key, text)))

    def _brought_back(self, news: Sequence[Row]) -> Mapping[str, str | None]:
        """Take what the storage had forgotten, and return it."""
        return {row.key: row.text for row in news if row.key not in self._written and self._is_taken(row)}

    def _written_over(self, news: Sequence[Row]) -> Mapping[str, str]:
        """Return the matches that the storage had forgotten, and that this page went on with as it found them."""
        still = [row for row in news if row.key in self._written and self._store.getItem(row.key)]
        return {row.key: row.text for row in still if row.text and row.key.startswith((MATCH, HISTORY))}

    def _news(self) -> Sequence[Row]:
        """Return what the journal has from later than the storage: whole, and of things that this page keeps."""
        news = [row for row in self._journal.rows() if row.at > self._since and is_ours(row.key)]
        return sorted((row for row in news if row.sum == sum_of(row.key, row.text)), key=lambda row: row.at)

    def _is_taken(self, row: Row) -> bool:
        """Take a row, if there is room."""
        try:
            if row.text is None:
                self._store.removeItem(row.key)
            else:
                self._store.setItem(row.key, row.text)
        except Exception:  # no room: it is tried again at the next start
            return False
        self._know(max(row.at, self._latest()))
        return True

    def _latest(self) -> int:
        text = self._store.getItem(WRITTEN) or ""
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0

    def _know(self, at: int) -> None:
        try:
            self._store.setItem(WRITTEN, str(at))
        except Exception:  # no room: then the journal brings back what is there already
            return


def sum_of(key: str, text: str | None) -> int:
    """Return a number that changes with anything in a row."""
    return crc32(f"{key}\0{text}".encode(errors="surrogatepass"))
