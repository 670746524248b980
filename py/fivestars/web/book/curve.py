"""A curve of the scores over time: the mean of some matches at each stop, and how far they lie apart."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars.table.words import N_
from fivestars.web.book.chart import Frame, axis
from fivestars.web.book.figures import Stop
from fivestars.web.book.filters import Filter
from fivestars.web.book.names import day_told
from fivestars.web.draw import draw
from fivestars.web.words.speech import Tongue

FRAME: Final = Frame(wide=640, high=220, left=40, right=628, top=14, bottom=176)
FOOT: Final = 212  # of the bars that tell how many of the matches were won


class _Mark(NamedTuple):
    """A stop as it is drawn."""

    x: float
    mean: float
    least: float
    most: float
    won: float  # how high the bar of the wins is
    told: str
    address: str


def curve_html(words: Tongue, row: Sequence[Stop], what: Filter, ahead: int) -> Markup:
    """Return the HTML of the curve; nothing for fewer than three stops."""
    if len(row) < 3:
        return Markup()
    points = [number for stop in row for number in (stop.least, stop.most)]
    there = axis(FRAME, points, min(points))
    wide = (FRAME.right - FRAME.left) / len(row)
    marks = [
        _Mark(
            round(FRAME.left + wide * (index + 0.5), 1),
            there.down(stop.mean),
            there.down(stop.least),
            there.down(stop.most),
            round((FOOT - FRAME.bottom - 12) * stop.won / stop.matches, 1),
            _told(words, stop, ahead),
            what.but(since=stop.since, until=stop.until, month="").address,
        )
        for index, stop in enumerate(row)
    ]
    shown = {
        **there.shown,
        "foot": FOOT,
        "column": round(wide, 1),
        "marks": marks,
        "since": day_told(words, row[0].since, ahead),
        "until": day_told(words, row[-1].until, ahead),
    }
    return Markup(draw("curve", words, shown))


def _told(words: Tongue, stop: Stop, ahead: int) -> str:
    days = day_told(words, stop.since, ahead), day_told(words, stop.until, ahead)
    when = days[0] if days[0] == days[1] else f"{days[0]} – {days[1]}"
    matches = words.count("{number} match", "{number} matches", stop.matches)
    score = words(
        N_("{mean} points on average, from {least} to {most}"), mean=stop.mean, least=stop.least, most=stop.most
    )
    return " · ".join((when, matches, score, words(N_("won: {number}"), number=stop.won)))
