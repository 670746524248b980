"""The look back: the moments of a match that is over at which the best bot would have decided otherwise.

It is asked decision by decision, so that to stop is not to ask on, and others who wait for the worker wait for one.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup, escape

from fivestars.players.analysis import Judgement, steps_each, weight
from fivestars.table.game import Event, Move, fields, told_to
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.words.speech import Speech

if TYPE_CHECKING:
    from fivestars.web.sitting import Players

DEAREST: Final = 5  # moments that are shown
SENTENCES: Final = 4  # of what a move leads to


class Moment(NamedTuple):
    """A decision that was dear: what was done, what would have been better, and what both lead to."""

    after: int  # so many moves
    seat: int
    round: int
    judgement: Judgement
    made: Sequence[Event]
    better: Sequence[Event]


class Review:
    """What is found so far, and how far the search has come."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self.match = match
        self.running = False
        self.counts: list[int] | None = None  # of the decisions, once they are known
        self.done = 0
        self._seats = seats
        self._found: list[Moment] = []
        self._asked = 0  # grows whenever the search begins or stops: an answer to an earlier question is not heard

    @property
    def over(self) -> bool:
        """Tell whether every decision was looked at."""
        return self.counts is not None and self.done == len(self.counts)

    @property
    def moments(self) -> list[Moment]:
        """Return the dearest moments, the dearest first."""
        return sorted(self._found, key=lambda moment: weight(moment.judgement), reverse=True)[:DEAREST]

    def at(self, count: int) -> Moment | None:
        """Return the moment after so many moves, if it is one."""
        return next((moment for moment in self._found if moment.after == count), None)

    async def look(self, players: "Players", changed: Callable[[], None]) -> bool:
        """Look at the decisions that are left, and tell of each that it is done; return whether none is left."""
        self._asked += 1
        asked, self.running = self._asked, True
        changed()
        counts = self.counts or await players.decisions(self.match, self._seats)
        while self._asked == asked:
            self.counts = counts
            if self.over:
                self.running = False
                changed()
                return True
            count = counts[self.done]
            judgement = await players.judge(self.match, count, steps_each(len(counts)))
            if self._asked == asked:
                self._take(count, judgement)
                changed()
        return False

    def stop(self) -> None:
        """Look no further."""
        self._asked += 1
        self.running = False

    def _take(self, count: int, judgement: Judgement | None) -> None:
        self.done += 1
        if judgement:
            self._found.append(_moment(self.match, count, judgement))


def _moment(match: Match, count: int, judgement: Judgement) -> Moment:
    state = Match(match.game, match.setup, match.people, match.moves[:count]).state
    seat, number = match.steps[count].seat, state.round

    def follows(move: Move) -> list[Event]:
        return _first_of(told_to(seat, state.copy().play(move)), seat)

    return Moment(count, seat, number, judgement, follows(match.moves[count]), follows(judgement.best))


def _first_of(events: Sequence[Event], seat: int) -> list[Event]:
    """Return what a move itself leads to: not what others do then, nor what chance brings."""
    first: list[Event] = []
    for event in events:
        owner = dict(zip(fields(event), event, strict=True)).get("seat")
        if owner not in (None, seat) or (owner is None and any("seat" in fields(earlier) for earlier in first)):
            break
        first.append(event)
    return first[:SENTENCES]


# --- drawing


def told(events: Sequence[Event], speech: Speech) -> Markup:
    """Return events as sentences."""
    sentences = [speech.event(event) for event in events]
    return Markup(" ").join(sentences or [escape(speech.tongue(N_("Nothing more.")))])


def summary(review: Review, speech: Speech) -> str:
    """Return in a sentence what came of it."""
    tongue, found = speech.tongue, len(review.moments)
    if not found:
        return tongue(N_("Well played: the best bot finds nothing that it would clearly have done better."))
    return tongue.count("{number} moment stands out.", "{number} moments stand out, the costliest first.", found)


def review_html(review: Review | None, speech: Speech) -> Markup:
    """Return the HTML of the look back; None: nobody has asked for it yet."""
    moments = [
        (moment, told(moment.made, speech), told(moment.better, speech), _costs(moment.judgement, speech))
        for moment in (review.moments if review else ())
    ]
    shown = {
        "review": review,
        "moments": moments,
        "people": speech.people,
        "summary": summary(review, speech) if review and review.over else "",
    }
    return Markup(draw("review", speech.tongue, shown))


def _costs(judgement: Judgement, speech: Speech) -> str:
    tongue, costs = speech.tongue, list[str]()
    points, percent = round(judgement.cost), round(100 * judgement.won)
    if points:
        costs.append(tongue.count("about {number} point", "about {number} points", points))
    if percent:
        costs.append(tongue(N_("about {percent}% of the chance to win in that very round"), percent=percent))
    return " · ".join(costs)
