"""The deal of the day: one match a game and a date, the same for everybody.

It is a match like any other: that it is one, and of which day, is read out of its set-up.
"""

from datetime import date
from typing import Final
from zlib import crc32

from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import AnyGame
from fivestars.table.match import Match, Person, Setup
from fivestars.table.words import N_
from fivestars.web.words.dates import date_told
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

LEVEL: Final = 3  # of the bots; the match of a day is known by it, so it stays

_SPREAD: Final = 2_654_435_761  # odd, so a day can be read back out of its seed; large, so two days look unlike
_GATHER: Final = pow(_SPREAD, -1, SEEDS)


def setup_of(game: AnyGame, day: date) -> Setup:
    """Return what is agreed for the match of a day."""
    seed = (day.toordinal() * _SPREAD ^ crc32(game.id.encode())) % SEEDS
    dice = Dice(seed ^ 1)  # other dice than the deal's own, of which the options tell nothing then
    # what came later has its usual value, so that the days stay as they were
    options = tuple(option.values[0] if option.since else dice.choice(option.values) for option in game.options)
    seats = game.seats[0]
    return Setup(game.id, game.edition, seats, options, seed, first=dice.below(seats))


def dealt(game: AnyGame, day: date) -> Match:
    """Return the match of a day at its beginning: one person, and bots."""
    setup = setup_of(game, day)
    people = [Person(colour=seat, level=LEVEL if seat else 0) for seat in range(setup.seats)]
    return Match(game, setup, people)


def day_of(match: Match) -> date | None:
    """Return the day whose deal this match is, or None where it is of no day."""
    ordinal = (match.setup.seed ^ crc32(match.game.id.encode())) * _GATHER % SEEDS
    if not 0 < ordinal <= date.max.toordinal():
        return None
    day = date.fromordinal(ordinal)
    levels = [person.level for person in match.people]
    edition = match.setup.edition  # a day's match outlives it
    setup = setup_of(match.game, day)
    agreed = setup._replace(edition=edition, options=setup.options[: len(match.game.options_of(edition))])
    is_that = match.setup == agreed and levels == [0] + [LEVEL] * (len(levels) - 1)
    return day if is_that else None


def chance_of(match: Match) -> int | None:
    """Return the chance by which the next bot decides, the same for everybody; None in a match of no day."""
    if day_of(match) is None:
        return None
    return crc32(f"{match.setup.seed} {len(match.steps)}".encode())


def slot_id(game: str, day: date) -> str:
    """Return the id under which the match of a day is kept."""
    return f"{game}-{day.isoformat()}"


def name_of(words: Tongue, game: str, day: date) -> str:
    """Return what the match of a day is called."""
    return words(N_("{game}, {day}"), game=words(POSTERS[game].title), day=date_told(words, day))
