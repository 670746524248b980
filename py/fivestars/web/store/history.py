"""Finished matches as they are kept: a line each, with its link and the figures that the link would tell again.

Lines lie in leaves of a hundred, so that a new one writes little. What of a line cannot be read is left as it stands.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple
from zlib import crc32

from fivestars.table.match import COLOURS, LEVELS
from fivestars.table.sheets import fits, parsed

LEAF: Final = 100  # lines
_ID: Final = re.compile(r"[\w-]{1,80}", re.ASCII)
_END_OF_TIME: Final = 250_000_000_000_000  # milliseconds since 1970: no calendar of ours goes on for ever


class Seat(NamedTuple):
    """Who sat at a finished match, and how it ended there."""

    name: str  # empty: a person or a bot without one
    colour: int
    level: int  # 0: a person
    total: int
    points: tuple[int, ...]  # by part of the score
    won: bool
    earned: tuple[str, ...] = ()  # achievements, of people at this device


class Finished(NamedTuple):
    """A finished match: what was agreed, how it ended, and the link that holds all of it."""

    id: str  # of its slot
    name: str  # that somebody gave it
    at: int  # milliseconds since 1970: when it ended, or was played last
    game: str
    edition: int
    options: tuple[str, ...]
    seed: int
    first: int
    free_undo: bool  # whether moves might be taken back past a revelation
    here: tuple[int, ...]  # the seats at this device where others played by link; none: everybody was here
    rival: int  # the level of the seat that the box itself played; 0: none
    rounds: int
    moves: int
    by: str  # what decided it
    parts: tuple[str, ...]  # of a score
    seats: tuple[Seat, ...]
    counted: int  # by which figures: older ones are counted anew
    link: str

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats of the people at this device."""
        seats = enumerate(self.seats)
        return tuple(number for number, seat in seats if not seat.level and (not self.here or number in self.here))

    @property
    def best(self) -> int | None:
        """Return the seat of whoever of the people here did best; None where only bots played."""
        return max(self.people, key=lambda seat: (self.seats[seat].won, self.seats[seat].total, -seat), default=None)

    @property
    def won(self) -> bool:
        """Tell whether a person here has won."""
        return any(self.seats[seat].won for seat in self.people)

    @property
    def beaten(self) -> tuple[int, ...]:
        """Return the levels of the bots that a person here has beaten by the usual rules; the box's own apart."""
        if self.free_undo or self.rival or not self.won:
            return ()
        return tuple(sorted({seat.level for seat in self.seats if seat.level and not seat.won}))

    @property
    def medal(self) -> int:
        """Return the level of the box's own rival that a person here has beaten by the usual rules; 0: none."""
        return (
            0 if self.free_undo or not self.won or any(seat.level and seat.won for seat in self.seats) else self.rival
        )


class Leaf(NamedTuple):
    """Some finished matches, and how many lines beside them cannot be read."""

    matches: tuple[Finished, ...]
    damaged: int


def line_of(one: Finished) -> str:
    """Return a finished match as a line."""
    text = json.dumps([_short(part) for part in one], ensure_ascii=False, separators=(",", ":"))
    return f"{text[:-1]},{_check(text)}]"


def _short(part: object) -> object:
    """Return a part of a line with 0 and 1 for no and yes: they take less room."""
    if isinstance(part, tuple):
        return [_short(each) for each in part]
    return int(part) if isinstance(part, bool) else part


def lines_in(text: str) -> list[str]:
    """Return the lines of a leaf."""
    return [line for line in text.split("\n") if line]


def id_in(line: str) -> str:
    """Return the id with which a line begins; empty where it has none."""
    start, quote, _ = line.removeprefix('["').partition('"')
    return start if line.startswith('["') and quote else ""


def is_of(line: str, id_: str) -> bool:
    """Tell whether a line holds the match with this id."""
    return line.startswith(f'["{id_}",')


@lru_cache(maxsize=256)
def read_leaf(text: str) -> Leaf:
    """Return what a leaf holds."""
    lines = lines_in(text)
    matches = tuple(one for one in map(read_line, lines) if one)
    return Leaf(matches, len(lines) - len(matches))


def read_line(line: str) -> Finished | None:
    """Return the finished match of a line; None where anything of it was changed."""
    body, _, check = line.rpartition(",")
    if check != f"{_check(body + ']')}]":
        return None
    try:
        row: list[Any] = json.loads(body + "]")
        *plain, seats, counted, link = (tuple(part) if isinstance(part, list) else part for part in row)
        one = Finished._make((*plain, tuple(map(_seat_read, seats)), counted, link))
        return one._replace(free_undo=bool(one.free_undo))
    except (ValueError, TypeError, IndexError):
        return None


def _seat_read(row: list[Any]) -> Seat:
    name, colour, level, total, points, won, earned = row
    return Seat(name, colour, level, total, tuple(points), bool(won), tuple(earned))


def is_sound(one: Finished) -> bool:
    """Tell whether everything in a match from outside is of its kind: a check does not say who wrote it."""
    try:
        return bool(_ID.fullmatch(one.id)) and fits(_Row, parsed(json.dumps(one)))
    except (ValueError, TypeError):
        return False


class _SeatRow(NamedTuple):
    name: str
    colour: Annotated[int, range(COLOURS)]
    level: Annotated[int, range(LEVELS)]
    total: int
    points: list[int]
    won: bool
    earned: list[str]


class _Row(NamedTuple):
    id: str
    name: str
    at: Annotated[int, range(_END_OF_TIME)]
    game: str
    edition: int
    options: list[str]
    seed: int
    first: int
    free_undo: bool
    here: list[int]
    rival: int
    rounds: int
    moves: int
    by: str
    parts: list[str]
    seats: list[_SeatRow]
    counted: int
    link: str


def with_line(leaves: Mapping[int, str], one: Finished) -> tuple[int, str]:
    """Return the number and the text of the leaf that holds this match from now on: its own, the last, or a new one."""
    line = line_of(one)
    for number, text in leaves.items():
        if any(is_of(old, one.id) for old in lines_in(text)):
            return number, "\n".join(line if is_of(old, one.id) else old for old in lines_in(text))
    last = max(leaves, default=0)
    lines = lines_in(leaves.get(last, ""))
    return (last, "\n".join([*lines, line])) if len(lines) < LEAF else (last + 1, line)


def added_to(leaves: Mapping[int, str], matches: Sequence[Finished]) -> dict[int, str]:
    """Return the leaves that change when these matches are added at the end; those with an id that is there are not."""
    there = {id_in(line) for text in leaves.values() for line in lines_in(text)}
    fresh = [line_of(one) for one in matches if one.id not in there]
    changed, last = dict[int, str](), max(leaves, default=0)
    while fresh:
        lines = lines_in(leaves.get(last, ""))
        room = LEAF - len(lines)
        if room > 0:
            changed[last] = "\n".join([*lines, *fresh[:room]])
        fresh, last = fresh[max(room, 0) :], last + 1
    return changed


def without(leaves: Mapping[int, str], ids: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the leaves that change when the matches with these ids go, with what is left of them."""
    gone = frozenset(ids)
    for number, text in leaves.items():
        left = [line for line in lines_in(text) if id_in(line) not in gone]
        if len(left) < len(lines_in(text)):
            yield number, "\n".join(left)


def _check(text: str) -> int:
    return crc32(text.encode(errors="surrogatepass"))
