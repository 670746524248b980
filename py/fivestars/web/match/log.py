"""The log: a sentence for each thing that happened, as the one who looks may read it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars.table.game import told_to
from fivestars.table.match import Step
from fivestars.table.words import N_
from fivestars.web.draw import macro
from fivestars.web.match.points import Earned, earned, earned_from, scored_by, told_with_points
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import begins_chapter, turns_up
from fivestars.web.words.speech import Speech, Tongue

_EYES: Final = 8  # as many as look at one table


class Line(NamedTuple):
    """A sentence of the log, and after how many moves it was said."""

    after: int
    text: Markup
    chapter: int | None = None  # of the story that begins here, or goes on with a chapter
    is_turned: bool = False  # what lay face down is told, which the board turns up meanwhile


class Log(NamedTuple):
    """The log as HTML: the lines of each move in their order, the oldest move first.

    Another `key` has other lines than before.
    """

    key: str
    moves: Sequence[str]
    shown: int | None  # the moment of the past that is shown: its lines are marked


def lines_of(there: Sitting, count: int, speech: Speech, points: Earned) -> Iterator[Line]:
    """Yield what the looking seat may know of the move that makes `count`; all of it once the match is over.

    Points that were made or lost are told where they were, else in a line of their own.
    """
    chapter, untold = 0, [*points.values()]
    for event, changed in told_with_points(there, count, points):
        begins, text = begins_chapter(there.box, event, chapter), speech.event(event)
        if changed:
            untold.remove(changed)
            text = Markup("{} {}").format(text, scored_by(changed, speech))
        yield Line(count, text, chapter if begins else None, turns_up(there.box, event))
        chapter += begins
    for changed in untold:
        yield Line(count, Markup("{}: {}").format(speech("Points"), scored_by(changed, speech)))


def _mover(there: Sitting, count: int, speech: Speech) -> str:
    """Return whose move makes `count`, as the head of its lines; before the first there is the deal."""
    return speech.people[there.match.steps[count - 1].seat].told if count else speech.tongue(N_("The match begins."))


def told(there: Sitting, count: int, speech: Speech) -> list[Markup]:
    """Return the sentences about the move that makes `count`, as the looking seat may know them."""
    return [line.text for line in lines_of(there, count, speech, earned(there, count))]


def since_last_turn(there: Sitting, speech: Speech) -> list[Markup]:
    """Return what everybody saw since the looking seat moved last: it may stand on a cover, where others look too."""
    steps = there.match.steps
    last = max((count for count, step in enumerate(steps, 1) if step.seat == there.viewer), default=0)
    return [speech.event(event) for step in steps[last:] for event in told_to(None, step.happenings)]


def _changes(there: Sitting, begin: int) -> Iterator[Earned]:
    """Yield whose points were changed by each move from one on; the deal, before the first, changes nobody's."""
    if begin > len(there.match.steps):
        return  # nothing has happened since, as where something is picked: no match is played up to now for that
    if begin and begin == len(there.match.steps):
        yield earned(there, begin)
        return
    if not begin:
        yield {}
    yield from earned_from(there, max(begin, 1) - 1)


class _Told:
    """The lines that somebody's eyes have read, move by move, and of which moves."""

    def __init__(self) -> None:
        self.steps: Sequence[Step] = ()
        self.moves: list[str] = []
        self.count = 0  # of the lines

    def goes_on(self, steps: Sequence[Step]) -> bool:
        """Tell whether these moves are those of before and perhaps more: a step belongs to one past alone."""
        known = len(self.steps)
        return bool(self.moves) and known <= len(steps) and (not known or steps[known - 1] is self.steps[-1])


class _Drawn:
    """The logs that were drawn last: a line that is drawn is not drawn again while its match only goes on."""

    def __init__(self) -> None:
        self._told: dict[tuple[object, ...], _Told] = {}  # by the eyes that read it
        self._shown: list[str] = []
        self._number = 0

    def log(self, there: Sitting, words: Tongue) -> Log:
        """Return the log of a match."""
        match = there.match
        eyes = (words, there.viewer, there.told_in_full, match.setup, match.people)
        told = self._told.get(eyes)
        begin = 0
        if told and told.goes_on(match.steps):
            begin = len(told.steps) + 1
        else:
            if len(self._told) >= _EYES:
                self._told.clear()
            told = self._told[eyes] = _Told()
        speech, lines_told = there.speech(words), macro("lines", "told")
        for count, points in enumerate(_changes(there, begin), begin):
            lines = [*lines_of(there, count, speech, points)]
            if lines:
                told.moves.append(str(lines_told(lines, told.count, _mover(there, count, speech), words)))
            told.count += len(lines)
        told.steps = tuple(match.steps)
        if not self._shown or told.moves[: len(self._shown)] != self._shown:
            self._number += 1  # others may read the same
        self._shown = told.moves.copy()
        return Log(str(self._number), self._shown, there.shown)


_drawn = _Drawn()


def log_of(there: Sitting, words: Tongue) -> Log:
    """Return the log as the looking seat may read it."""
    return _drawn.log(there, words)
