"""What the book calls things: people, hosts, modes, results, days."""

from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib import import_module
from typing import Final

from fivestars.games import SHELF
from fivestars.table.match import Person
from fivestars.table.words import N_, Words, plain
from fivestars.web.book.filters import ALONE, Played, colour_of
from fivestars.web.days.results import Result, told
from fivestars.web.store.history import Finished
from fivestars.web.words.dates import date_told
from fivestars.web.words.people import COLOUR_NAMES, LEVEL_NAMES, names_of
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

MONTHS: Final = (
    N_("January {year}"),
    N_("February {year}"),
    N_("March {year}"),
    N_("April {year}"),
    N_("May {year}"),
    N_("June {year}"),
    N_("July {year}"),
    N_("August {year}"),
    N_("September {year}"),
    N_("October {year}"),
    N_("November {year}"),
    N_("December {year}"),
)
WEEKDAYS: Final = (
    (N_("Mon"), N_("Monday")),
    (N_("Tue"), N_("Tuesday")),
    (N_("Wed"), N_("Wednesday")),
    (N_("Thu"), N_("Thursday")),
    (N_("Fri"), N_("Friday")),
    (N_("Sat"), N_("Saturday")),
    (N_("Sun"), N_("Sunday")),
)


@cache
def said_in(game: str) -> Words:
    """Return the words of a game."""
    words: Words = import_module(f"fivestars.games.{game}.words").WORDS
    return words


def who_told(words: Tongue, who: str) -> str:
    """Return what somebody of the people at this device is called."""
    colour = colour_of(who)
    if colour is not None:
        return words(N_("Player, {colour}"), colour=words(COLOUR_NAMES[colour]))
    return words(N_("Player")) if who == ALONE else who


def mode_told(words: Tongue, game: str, value: str) -> str:
    """Return what a choice at set-up is called, with what it is a choice of."""
    said = said_in(game).options
    option = next((option.name for option in SHELF[game].options if value in option.values), "")
    if not option or value not in said:
        return value
    return f"{plain(words(said[option][0]))}: {plain(words(said[value][0]))}"


def opponent_told(words: Tongue, game: str, kind: str, level: int) -> str:
    """Return what those are called against whom it was."""
    if kind == "people":
        return words(N_("Other people"))
    if kind == "level":
        return words(LEVEL_NAMES[level])
    option = next((option for option in SHELF[game].options if option.plays is not None), None)
    if option is None or level >= len(option.values):
        return ""
    return words(said_in(game).options[option.values[level]][0])


def part_told(words: Tongue, game: str, part: str) -> str:
    """Return what a part of a score is called."""
    return words(said_in(game).parts.get(part, part))


def names_at(words: Tongue, one: Finished) -> list[str]:
    """Return what everybody at a finished match is called."""
    return names_of(words, [Person(seat.name, seat.colour, seat.level) for seat in one.seats])


def result_told(words: Tongue, one: Played) -> str:
    """Return how a match ended for somebody: `74 points, won by 9`."""
    return told(words, Result(date.min, one.total, one.lead, one.won))


def title_of(words: Tongue, one: Finished) -> str:
    """Return what a finished match is called: its name, or its game."""
    return one.name or words(POSTERS[one.game].title)


def day_at(at: int, ahead: int) -> date:
    """Return the day of a moment, where clocks are so many minutes ahead of Greenwich."""
    return (datetime.fromtimestamp(at / 1000, UTC) + timedelta(minutes=ahead)).date()


def day_told(words: Tongue, at: int, ahead: int) -> str:
    """Return the day of a moment, as people write it."""
    return date_told(words, day_at(at, ahead))
