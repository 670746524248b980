"""What the matches of the book come to: wins, scores, streaks, by whatever they are told apart."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from fivestars.games import SHELF
from fivestars.web.book.filters import Played, who_at
from fivestars.web.store.history import Finished

K = TypeVar("K", bound=Hashable)

STOPS: Final = 12  # of a curve: each is to be pressed on a phone, too


class Sum(NamedTuple):
    """What some matches come to."""

    matches: int
    won: int
    best: Played
    mean: int

    @property
    def share(self) -> int:
        """Return how many of a hundred were won."""
        return round(100 * self.won / self.matches)


class Streak(NamedTuple):
    """Wins one after the other."""

    wins: int
    since: int  # milliseconds since 1970: the first of them
    until: int


class Part(NamedTuple):
    """A part of the scores: on average, and at most, with the match in which that was."""

    name: str
    mean: int
    most: int
    match: str


class Stop(NamedTuple):
    """Some matches one after the other, as a curve shows them."""

    since: int
    until: int
    matches: int
    won: int
    mean: int
    least: int
    most: int


class Meeting(NamedTuple):
    """Two people who have played against one another: how often, and how often each was before the other."""

    one: str
    other: str
    matches: int
    ahead: int
    behind: int


def summed(row: Sequence[Played]) -> Sum | None:
    """Return what some matches come to; None where there are none."""
    if not row:
        return None
    best = max(row, key=lambda one: (one.total, one.match.at))
    return Sum(len(row), sum(one.won for one in row), best, round(sum(one.total for one in row) / len(row)))


def by(row: Iterable[Played], keys: Callable[[Finished], Iterable[K]]) -> dict[K, Sum]:
    """Return what matches come to, told apart by keys of theirs."""
    apart = dict[K, list[Played]]()
    for one in row:
        for key in keys(one.match):
            apart.setdefault(key, []).append(one)
    return {key: told for key in apart if (told := summed(apart[key]))}


@lru_cache(maxsize=512)
def _modes(game: str, options: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return tuple(value for option, value in SHELF[game].agreed(options, seats) if option.plays is None)


def modes(one: Finished) -> tuple[str, ...]:
    """Return the values of the options that mattered in a match, apart from who the box itself plays."""
    return _modes(one.game, one.options, len(one.seats))


def opponents(one: Finished) -> list[tuple[str, int]]:
    """Return against whom it was: levels of bots, the level of the one whom the box plays, other people."""
    if one.rival:
        return [("rival", one.rival)]
    levels: list[tuple[str, int]] = [("level", level) for level in sorted({seat.level for seat in one.seats} - {0})]
    return [*levels, ("people", 1)] if sum(1 for seat in one.seats if not seat.level) > 1 else levels


def streaks(row: Sequence[Played]) -> tuple[Streak | None, Streak | None]:
    """Return the longest run of wins, and the one that goes on; the matches come with the latest first."""
    longest = current = None
    run: list[Played] = []
    for one in reversed(row):
        run = [*run, one] if one.won else []
        current = Streak(len(run), run[0].match.at, run[-1].match.at) if run else None
        if current and (longest is None or current.wins >= longest.wins):
            longest = current
    return longest, current


def longest(row: Sequence[Played]) -> Played:
    """Return the match with the most moves."""
    return max(row, key=lambda one: (one.match.moves, one.match.at))


def closest(row: Sequence[Played]) -> Played:
    """Return the match that was decided by the fewest points."""
    return min(row, key=lambda one: (abs(one.lead), -one.match.at))


def parts(row: Sequence[Played]) -> list[Part]:
    """Return the parts of the scores."""
    points = dict[str, list[tuple[int, str]]]()
    for one in row:
        for name, number in zip(one.match.parts, one.match.seats[one.seat].points, strict=False):
            points.setdefault(name, []).append((number, one.match.id))
    return [
        Part(name, round(sum(number for number, _ in told) / len(row)), *max(told, key=lambda one: one[0]))
        for name, told in points.items()
    ]


def stops(row: Sequence[Played]) -> list[Stop]:
    """Return a curve of the scores: as many matches at each stop; the matches come with the latest first."""
    ordered = row[::-1]
    count = min(STOPS, len(ordered))
    edges = [len(ordered) * number // count for number in range(count + 1)] if count else []
    return [_stop(ordered[start:end]) for start, end in pairwise(edges)]


def _stop(row: Sequence[Played]) -> Stop:
    totals = [one.total for one in row]
    mean = round(sum(totals) / len(totals))
    won = sum(one.won for one in row)
    return Stop(row[0].match.at, row[-1].match.at, len(row), won, mean, min(totals), max(totals))


def earned(row: Iterable[Played], *, alone: bool) -> dict[str, int]:
    """Return in how many matches each achievement was earned: by one of the people `alone`, or by any of those here."""
    times = dict[str, int]()
    for one in row:
        seats = (one.seat,) if alone else one.match.people
        for name in {name for seat in seats for name in one.match.seats[seat].earned}:
            times[name] = times.get(name, 0) + 1
    return times


def meetings(matches: Iterable[Finished]) -> list[Meeting]:
    """Return who of the people at this device has met whom, the most often first."""
    met = dict[tuple[str, str], list[int]]()
    for one in matches:
        people = sorted((who_at(one, seat), seat) for seat in one.people)
        for number, (name, seat) in enumerate(people):
            for other, theirs in people[number + 1 :]:
                count = met.setdefault((name, other), [0, 0, 0])
                ranks = [(one.seats[each].won, one.seats[each].total) for each in (seat, theirs)]
                count[0] += 1
                count[1] += ranks[0] > ranks[1]
                count[2] += ranks[0] < ranks[1]
    told = [Meeting(*names, *count) for names, count in met.items()]
    return sorted(told, key=lambda meeting: (-meeting.matches, meeting.one, meeting.other))
