"""The look back: the moments of a match that is over at which the best bot would have decided otherwise.

It is asked decision by decision, so that to stop is not to ask on, and others who wait for the worker wait for one.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup, escape

from fivestars.table.game import Event, Move, Outlook, fields, told_to
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.match.advice import costs, missed
from fivestars.web.match.board import open_box
from fivestars.web.words.speech import Speech

if TYPE_CHECKING:
    from fivestars.players.judgement import Judgement

DEAREST: Final = 5  # moments that are shown
SENTENCES: Final = 5  # of what a move leads to
NOTED: Final = 4  # beside the board, where there is less room


class Moment(NamedTuple):
    """A decision that was dear: what was done, what would have been better, and what both lead to."""

    after: int  # so many moves
    seat: int
    round: int
    judgement: "Judgement"
    made: Sequence[Event]
    better: Sequence[Event]
    looks: tuple[Outlook, Outlook]  # what the better one and the one that was made surely bring


class Swing(NamedTuple):
    """A move that took points from others, as it is told."""

    after: int  # so many moves
    seat: int
    round: int
    made: Markup
    changed: Markup


class Review(NamedTuple):
    """What is found so far, and how far the search has come."""

    match: Match
    asked: int = 0  # grows whenever the search begins or stops: an answer to an earlier question is not heard
    running: bool = False
    counts: tuple[int, ...] | None = None  # of the decisions, once they are known
    done: int = 0
    found: tuple[Moment, ...] = ()

    @property
    def over(self) -> bool:
        """Tell whether every decision was looked at."""
        return self.counts is not None and self.done == len(self.counts)

    @property
    def next(self) -> int | None:
        """Return after how many moves the next decision was made; None: they are not known, or all looked at."""
        return None if self.counts is None or self.over else self.counts[self.done]

    @property
    def moments(self) -> list[Moment]:
        """Return the dearest moments, the dearest first; before all is looked at, what is found, each at its place."""
        if not self.over:
            return [*self.found]
        from fivestars.players.judgement import weight  # few look back

        return sorted(self.found, key=lambda moment: weight(moment.judgement), reverse=True)[:DEAREST]

    def at(self, count: int) -> Moment | None:
        """Return the moment after so many moves, if it is one."""
        return next((moment for moment in self.found if moment.after == count), None)

    def begun(self) -> "Review":
        """Return the search as it goes on."""
        return self._replace(asked=self.asked + 1, running=True)

    def stopped(self) -> "Review":
        """Return the search as it looks no further."""
        return self._replace(asked=self.asked + 1, running=False)

    def knowing(self, counts: Sequence[int]) -> "Review":
        """Return the search once it is known which decisions there are."""
        return self._replace(counts=tuple(counts))._rested()

    def judged(self, count: int, judgement: "Judgement | None") -> "Review":
        """Return the search with one more decision looked at."""
        found = (*self.found, _moment(self.match, count, judgement)) if judgement else self.found
        return self._replace(done=self.done + 1, found=found)._rested()

    def _rested(self) -> "Review":
        return self._replace(running=False) if self.over else self


def _moment(match: Match, count: int, judgement: "Judgement") -> Moment:
    state = match.until(count).state
    seat, number = match.steps[count].seat, state.round

    made, best, seen = match.moves[count], judgement.best, state.seen_by(seat)
    shown = open_box(match.game).board.seen

    def follows(move: Move) -> list[Event]:
        return shortened(first_of(told_to(seat, state.copy().play(move)), seat), shown, SENTENCES)

    looks = seen.foretell(best), seen.foretell(made)
    return Moment(count, seat, number, judgement, follows(made), follows(best), looks)


def first_of(events: Sequence[Event], seat: int) -> list[Event]:
    """Return what a move itself leads to: not what others do then, nor what chance brings."""
    first: list[Event] = []
    for event in events:
        owner = dict(zip(fields(event), event, strict=True)).get("seat")
        if owner not in (None, seat) or (owner is None and any("seat" in fields(earlier) for earlier in first)):
            break
        first.append(event)
    return first


def shortened(events: Sequence[Event], shown: AbstractSet[type[Event]], most: int) -> list[Event]:
    """Return as many events of a move as are told: what the board shows is left out first, from the end."""
    on_board = [at for at, event in enumerate(events) if type(event) in shown]
    left_out = on_board[max(0, len(on_board) - max(0, len(events) - most)) :]
    return [event for at, event in enumerate(events) if at not in left_out][:most]


# --- drawing


def consequences(events: Sequence[Event], seat: int, speech: Speech, move: Move | None = None) -> Markup:
    """Return what came of a seat's move, without its name: whose move it is was said.

    What is called by a word of its own is told by that: what follows it then is what the table does.
    """
    if move is not None and (called := speech.words.moves.get(type(move))):
        return escape(speech(called))
    name = speech.people[seat].told
    told = [speech.event(event).removeprefix(name).strip(" :").removesuffix(".") for event in events]
    return Markup(" · ").join(told or [escape(speech.tongue(N_("Nothing else happens.")))])


def summary(review: Review, speech: Speech) -> str:
    """Return in a sentence what came of it."""
    tongue, found = speech.tongue, len(review.moments)
    if not found:
        return tongue.count(
            "Margo went through {number} decision, and would have made none clearly better.",
            "Margo went through {number} decisions, and would have made none clearly better.",
            review.done,
        )
    return tongue.count("{number} moment stands out.", "{number} moments stand out, the costliest first.", found)


def review_html(review: Review | None, speech: Speech, swings: Sequence[Swing] = ()) -> Markup:
    """Return the HTML of the look back; None: nobody has asked for it yet."""
    moves = review.match.moves if review else ()
    moments = [
        (
            moment,
            consequences(moment.made, moment.seat, speech, moves[moment.after]),
            consequences(moment.better, moment.seat, speech, moment.judgement.best),
            costs(moment.judgement, speech),
            missed(moment.seat, moment.judgement, *moment.looks, speech),
        )
        for moment in (review.moments if review else ())
    ]
    shown = {
        "review": review,
        "moments": moments,
        "swings": swings,
        "people": speech.people,
        "summary": summary(review, speech) if review and review.over else "",
    }
    return Markup(draw("review", speech.tongue, shown))
