"""The browser's localStorage, and the journal beside it."""

from collections.abc import Sequence
from typing import Any

import js

from fivestars.web.store.journal import Journaled, Row
from fivestars.web.store.saves import Store


class LocalStorage:
    """localStorage, with its null as None."""

    def __init__(self, store: Any) -> None:
        self._store = store

    @property
    def length(self) -> int:
        return int(self._store.length)

    def key(self, index: int) -> str | None:
        return text_or_none(self._store.key(index))

    def getItem(self, key: str) -> str | None:  # noqa: N802  # the browser's own names
        return text_or_none(self._store.getItem(key))

    def setItem(self, key: str, value: str) -> None:  # noqa: N802  # the browser's own name
        self._store.setItem(key, value)

    def removeItem(self, key: str) -> None:  # noqa: N802  # the browser's own name
        self._store.removeItem(key)


def text_or_none(value: Any) -> str | None:
    """Return a text of the browser's; its null is None."""
    return value if isinstance(value, str) else None


class Journal:
    """The journal that `boot.js` opens."""

    def __init__(self, journal: Any) -> None:
        self._journal = journal

    def rows(self) -> Sequence[Row]:
        return [
            Row(str(row.key), text_or_none(row.text), int(row.at), int(row.sum))
            for row in self._journal.rows
            if isinstance(row.at, int | float) and isinstance(row.sum, int | float)
        ]

    def write(self, row: Row) -> None:
        self._journal.write(*row)

    async def written(self) -> None:
        await self._journal.written()

    @property
    def is_late(self) -> bool:
        return bool(self._journal.isLate)

    async def read(self) -> None:
        await self._journal.read


async def storage() -> Store | None:
    """Return what keeps things, or None where the browser forbids even asking."""
    journal = await js.fiveStars.journal
    try:
        store = LocalStorage(js.window.localStorage)
        return Journaled(store, Journal(journal), lambda: int(js.Date.now())) if journal else store
    except Exception:  # a SecurityError of the browser's own
        return None
