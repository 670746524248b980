"""The browser's localStorage."""

from typing import Any

import js


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

    def setItem(self, key: str, value: str) -> None:  # noqa: N802
        self._store.setItem(key, value)

    def removeItem(self, key: str) -> None:  # noqa: N802
        self._store.removeItem(key)


def text_or_none(value: Any) -> str | None:
    """Return a text of the browser's; its null is None."""
    return value if isinstance(value, str) else None


def storage() -> LocalStorage | None:
    """Return localStorage, or None where the browser forbids even asking."""
    try:
        return LocalStorage(js.window.localStorage)
    except Exception:  # a SecurityError of the browser's own
        return None
