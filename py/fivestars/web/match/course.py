"""The course of a match that is over: everybody's points after each round, drawn as lines and told in words."""

from collections.abc import Sequence
from itertools import cycle
from math import ceil, cos, pi, sin
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.book.chart import Frame, axis
from fivestars.web.draw import draw
from fivestars.web.words.speech import Seated, Speech

FRAME: Final = Frame(wide=360, high=190, left=30, right=262, top=22, bottom=156)  # names of lines stand right of it
ROUNDS: Final = 8
APART: Final = 13  # names, so that both can be read
NAME: Final = 11  # letters

# Lines differ in how they are dashed, whatever their colours are.
DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "5 2", "1 5")
RADIUS: Final = 3.6


class Stop(NamedTuple):
    """A round that is over, or the start: after how many moves, and everybody's points then."""

    after: int
    round: int  # 0: the start
    points: Sequence[int]


class Line(NamedTuple):
    """A seat's points as a line with its name at the end."""

    name: str
    colour: int
    dash: str
    places: Sequence[tuple[float, float]]
    at: float  # how far down the name stands


def stops_of(match: Match) -> list[Stop]:
    """Return the start of a match and the end of each of its rounds."""
    again = Match(match.game, match.setup, match.people)
    stops = [Stop(0, 0, _points(again))]
    for after, move in enumerate(match.moves, 1):
        before = again.state.round
        again.play(move)
        if again.state.round != before or again.over:
            # A round may begin and end the match at once, when a boat sails: then that is the last one.
            stops.append(Stop(after, again.state.round if again.over else before, _points(again)))
    return stops


def course_html(stops: Sequence[Stop], speech: Speech) -> Markup:
    """Return the HTML of the chart."""
    tongue, people = speech.tongue, speech.people
    there = axis(FRAME, [points for stop in stops for points in stop.points])
    last = max(stops[-1].round, 1)
    wide = (FRAME.right - FRAME.left) / last
    at_round = [round(FRAME.left + wide * number, 1) for number in range(last + 1)]
    across = [at_round[stop.round] for stop in stops]
    every = ceil((last + 1) / ROUNDS)
    titles = [
        tongue(N_("Round {round}"), round=stop.round) if stop.round else tongue(N_("At the start")) for stop in stops
    ]
    heights = [[there.down(stop.points[seat]) for stop in stops] for seat in range(len(people))]
    ends = _spread([height[-1] for height in heights])
    shown = {
        **there.shown,
        "column": round(wide, 1),
        "marks": MARKS,
        "people": people,
        "rounds_at": [(number, at_round[number]) for number in range(every, last + 1, every)],
        "stops": [
            (index, stop, across[index], title, _told(title, stop, people))
            for index, (stop, title) in enumerate(zip(stops, titles, strict=True))
        ],
        "lines": [
            Line(_short(person.name), person.colour, dash, [*zip(across, height, strict=True)], end)
            for person, dash, height, end in zip(people, cycle(DASHES), heights, ends)
        ],
    }
    return Markup(draw("course", tongue, shown))


def _points(match: Match) -> list[int]:
    return [score.total or 0 for score in match.state.standing().scores]


def _told(title: str, stop: Stop, people: Sequence[Seated]) -> str:
    return f"{title} · " + " · ".join(
        f"{person.name}: {points}" for person, points in zip(people, stop.points, strict=True)
    )


def _short(name: str) -> str:
    """Return a name as the end of a line has room for it; its number tells it from others."""
    if len(name) <= NAME:
        return name
    _, space, number = name.rpartition(" ")
    tail = space + number if number.isdecimal() else ""
    return f"{name[: NAME - 1 - len(tail)].rstrip()}…{tail}"


def _spread(heights: Sequence[float]) -> list[float]:
    """Return these heights moved apart as far as names need it, in their order."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    moved, last = list(heights), -float(APART)
    for index in order:
        last = moved[index] = max(heights[index], last + APART)
    lowest = float(FRAME.bottom)
    for index in reversed(order):
        lowest = moved[index] = min(moved[index], lowest)
        lowest -= APART
    return moved


# --- marks, by colour: the shapes that stand beside the names everywhere


def _polygon(corners: int, *, waist: float = 1.0, turned: float = 0.0) -> str:
    """Return the path of a regular polygon; with a waist, of a star."""
    count = corners * (2 if waist < 1 else 1)
    places = []
    for corner in range(count):
        far = RADIUS * 1.2 * (waist if waist < 1 and corner % 2 else 1.0)
        angle = 2 * pi * corner / count - pi / 2 + turned
        places.append(f"{far * cos(angle):.1f} {far * sin(angle):.1f}")
    return "M" + "L".join(places) + "Z"


MARKS: Final = (
    _polygon(16),
    _polygon(4, turned=pi / 4),
    _polygon(3),
    _polygon(4),
    _polygon(5, waist=0.45),
    "M-1.3-4.2H1.3V-1.3H4.2V1.3H1.3V4.2H-1.3V1.3H-4.2V-1.3H-1.3Z",
    _polygon(5),
    _polygon(6),
)
