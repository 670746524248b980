"""Points and coins: what each move changed, and with which event, as far as the looking seat may know."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, zip_longest
from typing import Final, NamedTuple, Self, TypeAlias

from markupsafe import Markup

from fivestars.table.game import Event, Happening, State, told_to, told_to_all
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


_LATE: Final = 16  # moments: more than pass at a table until the one who looked before looks again
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
    return (*_moment(there.match, count), there.viewer, there.told_in_full)


def earned(there: Sitting, count: int) -> Earned:
    """Return what the move that makes `count` changed in everybody's points, by what happened when it did."""
    if not count:
        return {}
    match, key = there.match, moment_of(there, count)
    if key not in _earned_by:
        before, after = (riches.points for riches in _riches(there, (count - 1, count)))
        state = _state_at(match, count - 1)
        _earned_by[key] = _by_event(there, state, _watched(state, match.steps[count - 1]), before, after)
    return _earned_by[key]


def earned_from(there: Sitting, begin: int) -> Iterator[Earned]:
    """Yield what each move from one on changed: one walk through the match."""
    match = there.match
    state = _state_at(match, begin)
    before = _of(state, there).points
    for step in match.steps[begin:]:
        told = _watched(state, step)
        after = _of(state, there).points
        yield _by_event(there, state, told, before, after)
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
    coins = there.box.board.coins
    return _Riches([score.total for score in scores], [coins(seen, seat) for seat in range(len(scores))])


def _difference(before: Points, after: Points) -> list[int]:
    return [0 if None in (old, new) else (new or 0) - (old or 0) for old, new in zip(before, after, strict=True)]


_riches_at: dict[tuple[object, ...], _Riches] = {}
_earned_by: dict[tuple[object, ...], Earned] = {}
_present: dict[tuple[object, ...], State] = {}  # what was looked at of late, the latest last


def _riches(there: Sitting, counts: Sequence[int]) -> list[_Riches]:
    """Return what everybody has after so many moves each; what was the present once is known, and not dealt anew."""
    match = there.match
    keys = [moment_of(there, count) for count in counts]
    if len(_riches_at) >= _KNOWN:
        _riches_at.clear()
        _earned_by.clear()
    for key, count in zip(keys, counts, strict=True):
        if key not in _riches_at:
            _riches_at[key] = _of(match.state if count == len(match.steps) else match.until(count).state, there)
    return [_riches_at[key] for key in keys]


def _state_at(match: Match, count: int) -> State:
    """Return a state of its own after so many moves, played on from the last before it that was looked at of late."""
    steps = match.steps
    known = next((at for at in range(count, -1, -1) if _moment(match, at) in _present), None)
    state = match.until(count).state if known is None else _present[_moment(match, known)].copy()
    for step in steps[count if known is None else known : count]:
        state.apply(step.move)
    now = _moment(match, len(steps))
    if now not in _present:
        if len(_present) >= _LATE:
            del _present[next(iter(_present))]
        _present[now] = match.state.copy()
    return state


def _moment(match: Match, count: int) -> tuple[object, ...]:
    return (match.setup, count, match.steps[count - 1].way if count else 0)


# --- with which event points change


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


def _watched(state: State, step: Step) -> _Watching:
    """Make a move in a state, and return what happened, with everybody's points at each of it and then."""
    told = _Watching(state)
    state.do(step.move, told)
    state.go_on(told)
    told.points.append(told.now())
    return told


def _by_event(there: Sitting, state: State, told: _Watching, before: Points, after: Points) -> Earned:
    """Return what a move has changed, by what happened then; what cannot be known so was changed at the end."""
    last, changes = max(len(told) - 1, 0), _difference(before, after)
    figures = _figures(there, state, told)
    found: dict[int, list[int]] = {}
    for seat, change in enumerate(changes):
        if before[seat] is None or after[seat] is None:
            continue
        course = [now[seat] for now in told.points]
        known = course[-1] - course[0] == change
        own = [figure if whose == seat else None for whose, figure in figures]
        for at, gain in enumerate(_shared(course, own)) if known else [(last, change)]:
            if gain:
                found.setdefault(min(at, last), [0] * len(changes))[seat] += gain
    return found


def _figures(there: Sitting, state: State, told: Sequence[Happening]) -> list[tuple[int | None, int | None]]:
    """Return whose points each event changes, and by how many, where its own figures tell."""
    brings = there.box.board.brings
    figures: list[tuple[int | None, int | None]] = []
    for event in told_to_all(told):
        figure = brings.get(type(event))
        figures.append((getattr(event, "seat", None), figure and figure(event, state)))
    return figures


def _shared(course: Sequence[int], own: Sequence[int | None]) -> list[int]:
    """Return what each event has changed for a seat, and what came after all of them.

    That is by how much the points had changed when it was told; unless its own figures tell another number, as of what
    was booked together with others, or counts only later: then the others have the rest.
    """
    made = [new - old for old, new in pairwise(course)]
    ahead, shared = 0, []  # what was told already and not changed yet
    for change, figure in zip_longest(made, own):
        gain = figure if figure is not None else change - ahead if change else 0
        ahead += gain - change
        shared.append(gain)
    shared[-1] -= ahead
    return shared
