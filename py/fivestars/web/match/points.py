"""Points: what each move changed in everybody's, as far as the looking seat may know."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup

from fivestars.table.game import State
from fivestars.table.words import signed
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import Speech

Points: TypeAlias = Sequence[int | None]  # by seat; None where they are not known

_KNOWN: Final = 1_000  # standings: more than a match has moves between two turns, for every seat at a table


def gains(there: Sitting, begin: int, end: int) -> list[int]:
    """Return by how many points each seat changed between two moments, as far as the looking seat may know."""
    before, after = _points(there, (begin, end))
    return _difference(before, after)


def gains_from(there: Sitting, begin: int) -> Iterator[list[int]]:
    """Yield by how many points each seat changed with each move from one on: one walk through the match."""
    match = there.match
    state = match.until(begin).state
    before = _of(state, there)
    for step in match.steps[begin:]:
        state.apply(step.move)
        after = _of(state, there)
        yield _difference(before, after)
        before = after


def scored_by(changed: Sequence[int], speech: Speech) -> Markup:
    """Return whose points have changed, and by how many."""
    told = [
        Markup('<b class="seat colour-{}"><span class="unseen">{} </span>{}</b>').format(
            person.colour, person.name, signed(gain)
        )
        for person, gain in zip(speech.people, changed, strict=True)
        if gain
    ]
    return Markup('<span class="scored">{}</span>').format(Markup(" ").join(told)) if told else Markup()


def _of(state: State, there: Sitting) -> Points:
    """Return everybody's points: once the match is over, also those that nobody knew then."""
    seen = state if there.told_in_full else state.seen_by(there.viewer)
    return [score.total for score in seen.standing().scores]


def _difference(before: Points, after: Points) -> list[int]:
    return [0 if None in (old, new) else (new or 0) - (old or 0) for old, new in zip(before, after, strict=True)]


_points_at: dict[tuple[object, ...], Points] = {}


def _points(there: Sitting, counts: Sequence[int]) -> list[Points]:
    """Return everybody's points after so many moves each; what was the present once is known, and not dealt anew."""
    match = there.match
    eyes = (match.setup, there.viewer, there.told_in_full)
    keys = [(*eyes, count, match.steps[count - 1].way if count else 0) for count in counts]
    if len(_points_at) >= _KNOWN:
        _points_at.clear()
    for key, count in zip(keys, counts, strict=True):
        if key not in _points_at:
            _points_at[key] = _of(match.state if count == len(match.steps) else match.until(count).state, there)
    return [_points_at[key] for key in keys]
