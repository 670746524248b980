"""Where nothing would have been clearly better: the moves of a match that decided it all the same.

They are those that changed most of those that took points from others; in games where nobody can there are none.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fivestars.table.game import Happening, told_to
from fivestars.web.match.points import earned_from, moment_of, scored_by
from fivestars.web.match.review import NOTED, Swing, consequences, first_of, shortened
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import Speech

SHOWN: Final = 3


class _Change(NamedTuple):
    """What a move changed in everybody's points."""

    after: int  # so many moves it was made
    round: int
    points: Sequence[int]


def swings(there: Sitting, speech: Speech) -> list[Swing]:
    """Return what decided, in the order in which it happened, once the look back has found nothing else."""
    if there.review is None or not there.review.over or there.review.moments:
        return []
    return [_swing(there, change, speech) for change in _largest(there)]


def _largest(there: Sitting) -> Sequence[_Change]:
    """Return what changed most. The match is over: it is walked through once, and not at every drawing."""
    key = moment_of(there, len(there.match.steps))
    if key not in _found:
        _found.clear()
        _found[key] = _walked(there)
    return _found[key]


def _walked(there: Sitting) -> list[_Change]:
    match, found = there.match, list[_Change]()
    for after, events in enumerate(earned_from(there, 0)):
        if not _takes(match.steps[after].seat, events.values()):
            continue
        state, own = match.until(after).state.copy(), list[Happening]()
        number = state.round
        state.do(match.steps[after].move, own)  # an emperor who comes next is nobody's move
        done = [points for at, points in events.items() if at < len(own)]
        if _takes(match.steps[after].seat, done):
            found.append(_Change(after, number, [sum(each) for each in zip(*done, strict=True)]))
    most = sorted(found, key=lambda change: max(change.points) - min(change.points))[-SHOWN:]
    return sorted(most)


def _takes(mover: int, changes: Iterable[Sequence[int]]) -> bool:
    """Tell whether somebody else than who moved has fewer points after it all."""
    return any(sum(each) < 0 for seat, each in enumerate(zip(*changes, strict=True)) if seat != mover)


def _swing(there: Sitting, change: _Change, speech: Speech) -> Swing:
    match = there.match
    seat = match.steps[change.after].seat
    events = first_of(told_to(seat, match.happenings(change.after + 1)), seat)
    made = consequences(shortened(events, there.box.board.seen, NOTED), seat, speech)
    return Swing(change.after, seat, change.round, made, scored_by(change.points, speech))


_found: Final[dict[tuple[object, ...], Sequence[_Change]]] = {}  # of the match that was looked at last
