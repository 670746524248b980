"""The deals of the day in a calendar: a month at a time, each day with what became of its deals."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from fivestars.table.words import N_
from fivestars.web.book.names import MONTHS
from fivestars.web.days.deal import slot_id
from fivestars.web.days.results import Result, stars, told
from fivestars.web.store.saves import Things
from fivestars.web.words.dates import date_told
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

FIRST: Final = date(2025, 1, 1)  # no deal is older
UNPLAYED: Final = {"past": N_("no deal played"), "today": N_("today, no deal played yet"), "ahead": N_("still to come")}


class Deal(NamedTuple):
    """What became of the deal of a day."""

    game: str
    won: bool
    score: int
    stars: str
    told: str
    slot: str  # of the match, where it is still kept


class Day(NamedTuple):
    """A day of the calendar."""

    number: int  # 0: it belongs to another month
    deals: Sequence[Deal]
    told: str
    when: str  # past, today, ahead


class Today(NamedTuple):
    """Today's deal of a game: what became of it, or how it is called, and the way there."""

    label: str
    address: str


class Month(NamedTuple):
    """A month of the calendar."""

    name: str
    weeks: Sequence[Sequence[Day]]
    before: str  # the month before, as an address has it; empty where nothing was played
    after: str
    played: int
    won: int
    begun: bool  # whether a deal was played in any month


def month_read(text: str, today: date) -> date:
    """Return the first day of the month of an address; of this one, where it names none."""
    try:
        month = date.fromisoformat(f"{text}-01")
    except ValueError:
        month = today.replace(day=1)
    return min(max(month, FIRST), today.replace(day=1))


def month_of(words: Tongue, kept: Things, results: Mapping[str, Sequence[Result]], first: date, today: date) -> Month:
    """Return the month that begins with a day, with the results of some games."""
    by_day = dict[date, list[Deal]]()
    there = _kept_ids(kept, *results) if len(results) == 1 else None  # of many games no match is led to
    for game, row in results.items():
        for result in row:
            if (result.day.year, result.day.month) == (first.year, first.month):
                by_day.setdefault(result.day, []).append(_deal(words, game, result, there))
    earliest = min((result.day for row in results.values() for result in row), default=today)
    before, after = (first - timedelta(1)).replace(day=1), (first + timedelta(32)).replace(day=1)
    deals = [deal for row in by_day.values() for deal in row]
    return Month(
        words(MONTHS[first.month - 1], year=first.year),
        _weeks(words, first, by_day, today),
        before.isoformat()[:7] if earliest < first else "",
        after.isoformat()[:7] if after <= today else "",
        len(deals),
        sum(deal.won for deal in deals),
        any(results.values()),
    )


def todays(words: Tongue, results: Mapping[str, Sequence[Result]], today: date) -> list[Today]:
    """Return today's deals of some games; of one alone it is not said of which."""
    return [
        Today(_today_told(words, game, row, today, alone=len(results) == 1), f"daily/{game}")
        for game, row in results.items()
    ]


def _today_told(words: Tongue, game: str, row: Sequence[Result], today: date, *, alone: bool) -> str:
    result = next((told(words, result) for result in row if result.day == today), "")
    if alone:
        return result or words(N_("Play"))
    return ": ".join(filter(None, (words(POSTERS[game].title), result)))


def _weeks(words: Tongue, first: date, deals: Mapping[date, Sequence[Deal]], today: date) -> list[list[Day]]:
    start = first - timedelta(first.weekday())
    weeks = []
    while start < first or start.month == first.month:
        days = [start + timedelta(number) for number in range(7)]
        weeks.append([_day(words, day, first, deals.get(day, ()), today) for day in days])
        start += timedelta(7)
    return weeks


def _day(words: Tongue, day: date, first: date, deals: Sequence[Deal], today: date) -> Day:
    when = "today" if day == today else "past" if day < today else "ahead"
    if day.month != first.month:
        return Day(0, (), "", when)
    told_of = [deal.told for deal in deals] or [words(UNPLAYED[when])]
    return Day(day.day, deals, "; ".join([date_told(words, day), *told_of]), when)


def _kept_ids(kept: Things, game: str) -> frozenset[str]:
    return frozenset([*(one.id for one in kept.finished(game)), *(slot.id for slot in kept.slots())])


def _deal(words: Tongue, game: str, result: Result, there: frozenset[str] | None) -> Deal:
    text = told(words, result)
    id_ = slot_id(game, result.day)
    full = f"{words(POSTERS[game].title)}: {text}" if there is None else text
    return Deal(game, result.won, result.score, stars(result), full, id_ if there and id_ in there else "")
