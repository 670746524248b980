"""Storages for the tests: one that fills up like a browser's, one that may not be looked at."""

from fivestars.web.store.saves import Memory


class Browser(Memory):
    """A browser's storage with room for so many characters."""

    def __init__(self, room: int = 5_000_000) -> None:
        super().__init__()
        self.room = room

    def used(self) -> int:
        return sum(len(key) + len(value) for key, value in self._things.items())

    def setItem(self, key: str, value: str) -> None:  # noqa: N802  # the browser's own name
        before = len(key) + len(self.getItem(key) or "") if self.getItem(key) is not None else 0
        if self.used() - before + len(key) + len(value) > self.room:
            raise OSError("QuotaExceededError")
        super().setItem(key, value)


class Forbidden(Memory):
    """A storage that may not even be looked at."""

    def getItem(self, key: str) -> str | None:  # noqa: N802  # the browser's own name
        raise PermissionError(key)
