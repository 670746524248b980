"""Points and coins: what each move changed, and with which event, as far as the looking seat may know."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, Self, TypeAlias

from markupsafe import Markup

from fivestars.table.game import Event, Happening, State, fields, told_to, told_to_all
from fivestars.table.match import Match, Step
from fivestars.table.words import signed
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import Speech

Points: TypeAlias = Sequence[int | None]  # by seat; None where they are not known
Earned: TypeAlias = Mapping[int, Sequence[int]]  # changes by seat, by the number of what happened then


class _Riches(NamedTuple):
    """What everybody has at a moment."""

    points: Points
    coins: Sequence[int]  # where they are no points; else nobody has any


_KNOWN: Final = 1_000  # standings: more than a match has moves between two turns, for every seat at a table


def gains(there: Sitting, begin: int, end: int) -> list[int]:
    """Return by how many points each seat changed between two moments, as far as the looking seat may know."""
    before, after = _riches(there, (begin, end))
    return _difference(before.points, after.points)


def coins_gained(there: Sitting, begin: int, end: int) -> list[int]:
    """Return by how many coins that are no points each seat changed between two moments."""
    before, after = _riches(there, (begin, end))
    return _difference(before.coins, after.coins)


def moment_of(there: Sitting, count: int) -> tuple[object, ...]:
    """Return what stands for the match after so many moves, as the looking seat may know it."""
    return _seen_at(there, count)


def earned(there: Sitting, count: int) -> Earned:
    """Return what the move that makes `count` changed in everybody's points, by what happened when it did."""
    if not count:
        return {}
    match, key = there.match, _seen_at(there, count)
    if key not in _earned_by:
        changed = gains(there, count - 1, count)
        step = match.steps[count - 1]
        _earned_by[key] = _by_event(_state_at(match, count - 1), step, changed) if any(changed) else {}
    return _earned_by[key]


def earned_from(there: Sitting, begin: int) -> Iterator[Earned]:
    """Yield what each move from one on changed: one walk through the match."""
    match = there.match
    state = match.until(begin).state
    before = _of(state, there).points
    for step in match.steps[begin:]:
        was = state.copy()
        state.apply(step.move)
        after = _of(state, there).points
        changed = _difference(before, after)
        yield _by_event(was, step, changed) if any(changed) else {}
        before = after


def told_with_points(there: Sitting, count: int, points: Earned | None = None) -> Iterator[tuple[Event, Sequence[int]]]:
    """Yield the events of the move that makes `count`, as the looking seat may know them, with what each changed."""
    points = earned(there, count) if points is None else points
    for number, happening in enumerate(there.match.happenings(count)):
        told = told_to_all([happening]) if there.told_in_full else told_to(there.viewer, [happening])
        for event in told:
            yield event, points.get(number, ())


def scored_by(changed: Sequence[int], speech: Speech) -> Markup:
    """Return whose points have changed, and by how many."""
    told = [
        Markup('<b class="seat colour-{}"><span class="unseen">{} </span>{}</b>').format(
            person.colour, person.name, signed(gain)
        )
        for person, gain in zip(speech.people, changed, strict=False)  # nobody's have changed where none are given
        if gain
    ]
    return Markup('<span class="scored">{}</span>').format(Markup(" ").join(told)) if told else Markup()


def _of(state: State, there: Sitting) -> _Riches:
    """Return what everybody has: once the match is over, also what nobody knew then."""
    seen = state if there.told_in_full else state.seen_by(there.viewer)
    scores = seen.standing().scores
    purse = getattr(there.box.board, "purse", lambda _, __: 0)
    return _Riches([score.total for score in scores], [purse(seen, seat) for seat in range(len(scores))])


def _difference(before: Points, after: Points) -> list[int]:
    return [0 if None in (old, new) else (new or 0) - (old or 0) for old, new in zip(before, after, strict=True)]


_riches_at: dict[tuple[object, ...], _Riches] = {}
_earned_by: dict[tuple[object, ...], Earned] = {}
_present: dict[tuple[object, ...], State] = {}  # the one that was looked at last: nobody plays on in it


def _seen_at(there: Sitting, count: int) -> tuple[object, ...]:
    return (*_moment(there.match, count), there.viewer, there.told_in_full)


def _riches(there: Sitting, counts: Sequence[int]) -> list[_Riches]:
    """Return what everybody has after so many moves each; what was the present once is known, and not dealt anew."""
    match = there.match
    keys = [_seen_at(there, count) for count in counts]
    if len(_riches_at) >= _KNOWN:
        _riches_at.clear()
        _earned_by.clear()
    for key, count in zip(keys, counts, strict=True):
        if key not in _riches_at:
            _riches_at[key] = _of(match.state if count == len(match.steps) else match.until(count).state, there)
    return [_riches_at[key] for key in keys]


def _state_at(match: Match, count: int) -> State:
    """Return a state of its own after so many moves, played on from the present that was looked at last."""
    steps = match.steps
    known = next((at for at in range(count, -1, -1) if _moment(match, at) in _present), None)
    state = match.until(count).state if known is None else _present[_moment(match, known)].copy()
    for step in steps[count if known is None else known : count]:
        state.apply(step.move)
    _present.clear()
    _present[_moment(match, len(steps))] = match.state
    return state


def _moment(match: Match, count: int) -> tuple[object, ...]:
    return (match.setup, count, match.steps[count - 1].way if count else 0)


# --- with which event points change

_AMOUNTS: Final = frozenset(("points", "coins", "cost", "dollars"))  # the fields of events that tell of them


class _Watching(list[Happening]):
    """What happens, and everybody's points as each of it is told: an event is told when it has happened."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.points = [self.now()]

    def now(self) -> list[int]:
        return [score.total or 0 for score in self._state.standing().scores]

    def append(self, happening: Happening) -> None:
        self.points.append(self.now())
        super().append(happening)

    def extend(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            self.append(happening)

    def __iadd__(self, happenings: Iterable[Happening]) -> Self:  # type: ignore[misc,override]  # rules say +=, too; a list's own is typed twice
        self.extend(happenings)
        return self


def _by_event(was: State, step: Step, changed: Sequence[int]) -> Earned:
    """Return what a move has changed, by what happened then; what cannot be known so was changed at the end."""
    told = _Watching(was)
    was.do(step.move, told)
    was.go_on(told)
    last = max(len(told) - 1, 0)
    points = [*told.points, told.now()]
    found: dict[int, list[int]] = {}
    for seat, change in enumerate(changed):
        course = [now[seat] for now in points]
        known = course[-1] - course[0] == change
        made = [(min(at, last), new - old) for at, (old, new) in enumerate(pairwise(course))]
        for at, gain in made if known else [(last, change)]:
            if change and gain:
                found.setdefault(_telling(told, at, seat, gain), [0] * len(changed))[seat] += gain
    return found


def _telling(told: Sequence[Happening], at: int, seat: int, gain: int) -> int:
    """Return which of what is told from one event on names so many points of a seat: that one, where none does."""
    named = (at + further for further, event in enumerate(told_to_all(told[at:])) if _names(event, seat, gain))
    return next(named, at)


def _names(event: Event, seat: int, gain: int) -> bool:
    facts = dict(zip(fields(event), event, strict=True))
    return facts.get("seat") == seat and any(facts.get(amount) == abs(gain) for amount in _AMOUNTS)
