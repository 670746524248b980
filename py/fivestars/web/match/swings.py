"""Where nothing would have been clearly better: the moves of a match that decided it all the same.

They are those that changed most of those that took points from others; in games where nobody can there are none.
"""

from collections.abc import Sequence
from typing import Final

from fivestars.table.game import told_to
from fivestars.web.match.points import earned, scored_by
from fivestars.web.match.review import NOTED, Swing, consequences, first_of, shortened
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import Speech

SHOWN: Final = 3


def swings(there: Sitting, speech: Speech) -> list[Swing]:
    """Return what decided, in the order in which it happened, once the look back has found nothing else."""
    if there.review is None or not there.review.over or there.review.moments:
        return []
    found = list[tuple[int, int, Sequence[int]]]()
    for count in range(1, len(there.match.steps) + 1):
        changed = [sum(each) for each in zip(*earned(there, count).values(), strict=True)]
        if any(points < 0 for seat, points in enumerate(changed) if seat != there.match.steps[count - 1].seat):
            found.append((max(changed) - min(changed), count, changed))
    most = sorted(found)[-SHOWN:]
    return [_swing(there, count - 1, changed, speech) for _, count, changed in sorted(most, key=lambda one: one[1])]


def _swing(there: Sitting, after: int, changed: Sequence[int], speech: Speech) -> Swing:
    match, seat = there.match, there.match.steps[after].seat
    events = first_of(told_to(seat, match.happenings(after + 1)), seat)
    made = consequences(shortened(events, there.box.board.seen, NOTED), seat, speech)
    return Swing(after, seat, match.until(after).state.round, made, scored_by(changed, speech))
