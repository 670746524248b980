"""Your days: what became of the deals of the day in this browser, kept, counted and told."""

import json
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Final, NamedTuple

from fivestars.table.dice import SEEDS
from fivestars.table.match import Match
from fivestars.table.sheets import decoded, parsed
from fivestars.table.words import N_
from fivestars.web.days.deal import day_of
from fivestars.web.store.saves import PREFIX, Saves, Things
from fivestars.web.words.dates import date_told
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

DAYS: Final = PREFIX + "days:"  # the results of each game
ASIDE: Final = PREFIX + "damaged-days:"
MOST: Final = 1000  # results of a game that are kept
LAST: Final = 7  # results that are listed

# How far ahead of the best other seat, as a part of the greater score, is worth how many stars.
_STARS: Final = ((0.2, 5), (0.0, 4), (-0.1, 3), (-0.3, 2))


NOT_KEPT: Final = N_("The browser's storage is full: this result is not among your days yet. Delete old matches first.")


class Result(NamedTuple):
    """How the match of a day ended for the person."""

    day: date
    score: int
    lead: int  # before the best of the others
    won: bool  # by a tie-break, where there is no lead


def result_of(match: Match, day: date) -> Result:
    """Return how a match that is over ended for the person."""
    standing = match.state.standing()
    mine, *others = (score.total or 0 for score in standing.scores)
    return Result(day, mine, mine - max(others), 0 in standing.winners)


def results(kept: Things, game: str) -> list[Result]:
    """Return the results of a game, the latest day first."""
    return _read(kept.thing(DAYS + game))


def counted(kept: Things, match: Match) -> Result | None:
    """Return the result that counts for the day of this match, which is over; None where it is of no day."""
    day = day_of(match)
    if day is None:
        return None
    return next((result for result in results(kept, match.game.id) if result.day == day), result_of(match, day))


def count(saves: Saves, match: Match) -> bool:
    """Let a match that is over count, if it is the first one of its day; tell whether its result is kept."""
    result = counted(saves, match)
    return result is None or _add(saves, match.game.id, [result])


def merge(saves: Saves, game: str, text: str) -> bool:
    """Add the results of a backup for the days that have none here; tell whether they are kept."""
    return _add(saves, game, _read(text))


def is_damaged(kept: Things, game: str) -> bool:
    """Tell whether a list of results that could not be read in full lies aside, or is to be laid there."""
    text = kept.thing(DAYS + game)
    return kept.thing(ASIDE + game) is not None or not _is_whole(text)


def _add(saves: Saves, game: str, added: Sequence[Result]) -> bool:
    text = saves.thing(DAYS + game)
    kept = _read(text)
    days = {result.day for result in kept}
    fresh = [result for result in added if result.day not in days]
    if not fresh:
        return True
    if text is not None and not _is_whole(text):
        aside = "\n".join(filter(None, (saves.thing(ASIDE + game), text)))
        if not saves.keep_thing(ASIDE + game, aside):
            return False
    return saves.keep_thing(DAYS + game, _written(sorted([*kept, *fresh], reverse=True)[:MOST]))


def _written(kept: Sequence[Result]) -> str:
    rows = [[result.day.isoformat(), result.score, result.lead, int(result.won)] for result in kept]
    return json.dumps(rows, separators=(",", ":"))


def _read(text: str | None) -> list[Result]:
    """Return the results that a text holds; what is damaged is left out."""
    try:
        rows = decoded(list[object], parsed(text or "[]"))
    except ValueError:
        return []
    kept = map(_row_read, rows)
    by_day = {result.day: result for result in kept if result}
    return sorted(by_day.values(), reverse=True)[:MOST]


def _is_whole(text: str | None) -> bool:
    """Tell whether nothing of a list is left out when it is read."""
    try:
        rows = parsed(text or "[]")
    except ValueError:
        return False
    return bool(rows == json.loads(_written(_read(text))))


class _Row(NamedTuple):
    """A result as it is kept."""

    day: str
    score: Annotated[int, range(1 - SEEDS, SEEDS)]
    lead: Annotated[int, range(1 - SEEDS, SEEDS)]
    won: Annotated[int, range(2)]


def _row_read(row: object) -> Result | None:
    try:
        day, score, lead, won = decoded(_Row, row)
        return Result(date.fromisoformat(day), score, lead, bool(won))
    except ValueError:
        return None


class Record(NamedTuple):
    """All days of a game together."""

    played: int
    won: int
    streak: int  # days in a row, up to today or yesterday
    best: int
    mean: int


def record_of(kept: Sequence[Result], today: date) -> Record | None:
    """Return what the results come to; None where there are none."""
    if not kept:
        return None
    scores = [result.score for result in kept]
    days = {result.day for result in kept}
    streak, day = 0, today if today in days else today - timedelta(1)
    while day in days:
        streak, day = streak + 1, day - timedelta(1)
    won = sum(result.won for result in kept)
    return Record(len(kept), won, streak, max(scores), round(sum(scores) / len(scores)))


# --- words


def stars(result: Result) -> str:
    """Return how good a result is, as five stars: four and more for a win."""
    part = result.lead / max(1, abs(result.score), abs(result.score - result.lead))
    lit = next((lit for least, lit in _STARS if part > least or (result.won and lit == 4)), 1)
    return "★" * lit + "☆" * (5 - lit)


def told(words: Tongue, result: Result) -> str:
    """Return a result in words: `74 points, won by 9`."""
    points = words.count("{number} point", "{number} points", result.score)
    if result.lead == 0:
        outcome = words(N_("won the tie-break")) if result.won else words(N_("lost the tie-break"))
    else:
        outcome = words(N_("won by {number}") if result.lead > 0 else N_("lost by {number}"), number=abs(result.lead))
    return words(N_("{points}, {outcome}"), points=points, outcome=outcome)


def line(words: Tongue, game: str, result: Result) -> str:
    """Return a result as a line of text to share, which tells nothing of the deal."""
    title, day = words(POSTERS[game].title), date_told(words, result.day)
    return f"Five Stars · {title} · {day} · {told(words, result)} {stars(result)}"


def today_result(kept: Things, game: str, today: date) -> Result | None:
    """Return the result of today's deal of a game, if there is one."""
    return next((result for result in results(kept, game) if result.day == today), None)
