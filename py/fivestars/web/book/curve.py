"""A curve of the scores over time: the mean of some matches at each stop, and how far they lie apart."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars.table.words import N_
from fivestars.web.book.axis import scale
from fivestars.web.book.figures import Stop
from fivestars.web.book.filters import Filter
from fivestars.web.book.names import day_told
from fivestars.web.draw import draw
from fivestars.web.words.speech import Tongue

# The drawing, in its own units.
WIDE: Final = 640
HIGH: Final = 220
LEFT: Final = 40
RIGHT: Final = 628
TOP: Final = 14
BOTTOM: Final = 176
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
    low, high, step = scale(points, min(points))
    wide = (RIGHT - LEFT) / len(row)

    def down(number: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (number - low) / (high - low), 1)

    marks = [
        _Mark(
            round(LEFT + wide * (index + 0.5), 1),
            down(stop.mean),
            down(stop.least),
            down(stop.most),
            round((FOOT - BOTTOM - 12) * stop.won / stop.matches, 1),
            _told(words, stop, ahead),
            what.but(since=stop.since, until=stop.until, month="").address,
        )
        for index, stop in enumerate(row)
    ]
    shown = {
        "wide": WIDE,
        "high": HIGH,
        "left": LEFT,
        "right": RIGHT,
        "top": TOP,
        "bottom": BOTTOM,
        "foot": FOOT,
        "column": round(wide, 1),
        "points_at": [(number, down(number)) for number in range(low, high + 1, step)],
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
