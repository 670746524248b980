"""Which matches of the book are meant: what stands in its address, and who plays there."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from fivestars.games import SHELF
from fivestars.table.match import COLOURS, LEVELS
from fivestars.web.store.history import Finished

SORTS: Final = ("new", "old", "score", "lead", "long")
PAGE: Final = 50  # matches that are listed at once
ALONE: Final = "~"  # who plays without a name, and is the only one


class Filter(NamedTuple):
    """What is asked of a match; nothing: whatever it is."""

    game: str = ""
    mode: str = ""  # a value of one of the options
    seats: int = 0
    level: int = 0  # of a bot who plays
    rival: int = 0  # the level of the one whom the box itself plays
    people: bool = False  # whether several people play
    who: str = ""  # one of the people
    against: str = ""  # another of them
    ended: str = ""  # won, lost; open: not over yet
    earned: str = ""  # an achievement
    since: int = 0  # milliseconds since 1970
    until: int = 0
    sort: str = ""
    more: int = 0  # pages that are listed beside the first
    month: str = ""  # of the calendar

    def but(self, **changes: object) -> "Filter":
        """Return the filter with some of it changed; what was listed further down is folded up again."""
        return self._replace(**{"more": 0, **changes})  # type: ignore[arg-type]  # as the fields are

    @property
    def address(self) -> str:
        """Return what stands in an address."""
        return urlencode(
            {name: int(value) if value is True else value for name, value in self._asdict().items() if value}
        )


def read_filter(text: str) -> Filter:
    """Return the filter of an address; what is none of ours is left out."""
    usual, found = Filter(), dict[str, object]()
    for name, value in parse_qsl(text):
        kind = type(getattr(usual, name, None))
        if kind is str and len(value) < 200:
            found[name] = value
        elif kind in (int, bool) and value.isascii() and value.isdecimal() and len(value) < 16:
            found[name] = kind(int(value))
    what = usual._replace(**found)  # type: ignore[arg-type]  # of the types of its fields
    what = what._replace(sort=what.sort if what.sort in SORTS else "", more=min(what.more, 1000))
    return what._replace(game=what.game if what.game in SHELF else "", level=what.level if what.level < LEVELS else 0)


class Played(NamedTuple):
    """A match as one of the people at this device has played it."""

    match: Finished
    seat: int
    won: bool
    total: int
    lead: int  # before the best of the others


def who_at(one: Finished, seat: int) -> str:
    """Return who plays at a seat: a name; without one, the colour where several have none."""
    there = one.seats[seat]
    if there.name:
        return there.name
    nameless = [other for other in one.people if not one.seats[other].name]
    return ALONE if len(nameless) == 1 else f"{ALONE}{there.colour}"


def colour_of(who: str) -> int | None:
    """Return the colour by which somebody without a name is known; None for everybody else."""
    number = who.removeprefix(ALONE)
    return int(number) if who != number and number.isdecimal() and int(number) < COLOURS else None


def _seat_of(one: Finished, who: str) -> int | None:
    return next((seat for seat in one.people if who_at(one, seat) == who), None) if who else one.best


def played(matches: Iterable[Finished], what: Filter) -> list[Played]:
    """Return the matches that a filter means, as the one whom it names has played them, else the best of those here."""
    return [_as_played(one, seat) for one, seat in _chosen(matches, what)]


def _chosen(matches: Iterable[Finished], what: Filter) -> Iterator[tuple[Finished, int]]:
    for one in matches:
        seat = _seat_of(one, what.who)
        if seat is not None and _fits(one, seat, what):
            yield one, seat


def _fits(one: Finished, seat: int, what: Filter) -> bool:
    return (
        (not what.game or one.game == what.game)
        and (not what.mode or what.mode in one.options)
        and (not what.seats or len(one.seats) == what.seats)
        and (not what.level or (not one.rival and any(other.level == what.level for other in one.seats)))
        and (not what.rival or one.rival == what.rival)
        and (not what.people or sum(1 for other in one.seats if not other.level) > 1)
        and (not what.against or _seat_of(one, what.against) is not None)
        and (not what.ended or one.seats[seat].won == (what.ended == "won"))
        and (not what.earned or any(what.earned in one.seats[other].earned for other in _asked(one, seat, what)))
        and (not what.since or one.at >= what.since)
        and (not what.until or one.at <= what.until)
    )


def _asked(one: Finished, seat: int, what: Filter) -> tuple[int, ...]:
    """Return whose achievements are asked for: those of the one who is named, or of all people here."""
    return (seat,) if what.who else one.people


def _as_played(one: Finished, seat: int) -> Played:
    there = one.seats[seat]
    others = [other.total for number, other in enumerate(one.seats) if number != seat]
    return Played(one, seat, there.won, there.total, there.total - max(others, default=0))


def people_in(matches: Iterable[Finished]) -> list[str]:
    """Return who plays at this device, whoever plays most first."""
    counts = dict[str, int]()
    for one in matches:
        for seat in one.people:
            who = who_at(one, seat)
            counts[who] = counts.get(who, 0) + 1
    return sorted(counts, key=lambda who: (-counts[who], who))
