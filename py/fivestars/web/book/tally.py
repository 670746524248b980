"""What the lobby needs of a game's history, kept beside it: read at once, however many matches there are.

It holds only for the history whose mark it bears; for any other it is counted from the matches.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from fivestars.table.sheets import decoded, parsed
from fivestars.web.store.history import Finished, read_leaf
from fivestars.web.store.saves import PREFIX, Saves, Things

TALLY: Final = PREFIX + "tally:"


class Tally(NamedTuple):
    """All finished matches of a game with people at this device."""

    matches: int = 0
    won: int = 0
    beaten: tuple[int, ...] = ()  # the levels of the bots that were beaten by the usual rules
    medals: tuple[int, ...] = ()  # the levels of the box's own rival that were
    earned: tuple[str, ...] = ()  # achievements

    def also(self, one: Finished) -> "Tally":
        """Return the tally with one match more."""
        if one.best is None:
            return self
        return Tally(
            self.matches + 1,
            self.won + one.won,
            _joined(self.beaten, one.beaten),
            _joined(self.medals, (one.medal,) if one.medal else ()),
            tuple(sorted({*self.earned, *(name for seat in one.people for name in one.seats[seat].earned)})),
        )


class _Row(NamedTuple):
    """A tally as it is kept, with the mark of its history."""

    mark: int
    matches: int
    won: int
    beaten: tuple[int, ...]
    medals: tuple[int, ...]
    earned: tuple[str, ...]


def tally_of(kept: Things, game: str) -> Tally:
    """Return the tally of a game."""
    return _tally(tuple(kept.leaves(game).values()), kept.thing(TALLY + game))


def keep_finished(saves: Saves, one: Finished) -> bool:
    """Write a finished match into the history and into its tally; tell whether there was room."""
    before, is_new = tally_of(saves, one.game), saves.finished_one(one.id) is None
    if not saves.keep_finished(one):
        return False
    keep_tally(saves, one.game, before.also(one) if is_new else None)
    return True


def keep_tally(saves: Saves, game: str, tally: Tally | None = None) -> None:
    """Keep the tally of a game as its history is now; it is counted where nobody knows it."""
    texts, before = tuple(saves.leaves(game).values()), saves.thing(TALLY + game)
    if texts:
        row = _Row(_mark(texts), *(tally_of(saves, game) if tally is None else tally))
        text = json.dumps(row, separators=(",", ":"))
        if text != before:
            saves.keep_thing(TALLY + game, text)
    elif before is not None:
        saves.drop_thing(TALLY + game)


@lru_cache(maxsize=32)
def _tally(texts: tuple[str, ...], known: str | None) -> Tally:
    try:
        row = decoded(_Row, parsed(known or ""))
    except ValueError:
        return _counted(texts)
    return Tally(*row[1:]) if row.mark == _mark(texts) else _counted(texts)


def _counted(texts: Iterable[str]) -> Tally:
    tally = Tally()
    for text in texts:
        for one in read_leaf(text).matches:
            tally = tally.also(one)
    return tally


def _mark(texts: Iterable[str]) -> int:
    mark = 0
    for text in texts:
        mark = crc32(text.encode(errors="surrogatepass"), mark)
    return mark


def _joined(some: Iterable[int], others: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*some, *others}))
