"""What is wrong with a lesson, in sentences: what it wants is tried by the rules, what it lights is looked for."""

from collections.abc import Iterator
from typing import Final

from boards import board_of
from fivestars.table.game import AnyGame, IllegalMove, Move
from fivestars.table.lesson import LEARNER, Lesson, Place, Step, Teaching, dealt, is_wanted
from fivestars.table.match import Match
from fivestars.web.match.teaching import tag_of
from sittings import sitting_of

FEWEST, MOST = 6, 15
LONGEST: Final = 210  # letters of a sentence that fits beside a board on a phone


def wrong(game: AnyGame, lesson: Lesson) -> list[str]:
    """Return a sentence for each thing that is wrong with a lesson; the first that stops it is the last."""
    found = list(_shape(game, lesson))
    return found or list(_course(game, lesson))


def _shape(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    if lesson.edition != game.edition:
        yield f"The lesson goes by edition {lesson.edition} of the rules, and the game has edition {game.edition}."
    if not game.offers(lesson.options, lesson.seats, lesson.edition) or lesson.seats not in game.seats:
        yield f"The game has no such set-up: {lesson.seats} seats, {lesson.options}."
    if not FEWEST <= len(lesson.steps) <= MOST:
        yield f"The lesson has {len(lesson.steps)} steps."
    if lesson.steps[-1].wants or lesson.steps[-1].others:
        yield "The last step is not only to be read."
    for number, step in enumerate(lesson.steps, 1):
        if bool(step.wants) != bool(step.instead):
            yield f"Step {number} wants something, or says something instead, and not both."
        for text in (step.says, step.instead, step.brought):
            if len(text) > LONGEST:
                yield f"Step {number} has a sentence of {len(text)} letters: {text}"
        if not step.wants and not step.others and step.brought:
            yield f"Step {number} is only read, and brings nothing."


def _course(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    matches = [dealt(game, lesson)]
    for number, step in enumerate(lesson.steps, 1):
        found = [*_unlit(matches, number, step)]
        yield from found
        for wish in step.wants:
            ways = [(match, move) for match in matches for move in match.state.legal() if is_wanted(move, wish)]
            if any(match.state.seat != LEARNER for match in matches):
                yield f"Step {number} wants {dict(wish)}, and another seat decides."
                return
            if not all(any(is_wanted(move, wish) for move in match.state.legal()) for match in matches):
                yield f"Step {number} wants {dict(wish)}, which the rules do not allow then: {_asked(matches)}"
                return
            matches = [_after(match, move) for match, move in ways]
        for other in step.others:
            if any(match.state.seat == LEARNER for match in matches):
                yield f"Step {number}: {other} is of another seat, and the learner decides."
                return
            try:
                matches = [_after(match, other) for match in matches]
            except IllegalMove:
                yield f"Step {number}: another seat cannot do {other} then: {_asked(matches)}"
                return
    if any(match.over for match in matches):
        yield "The match is over with its lesson."


def _asked(matches: list[Match]) -> str:
    state = matches[0].state
    return f"'{state.prompt}' is to be decided, by {[*state.legal()][:30]}."


def _after(match: Match, move: Move) -> Match:
    match = match.copy()
    match.play(move)
    return match


def _unlit(matches: list[Match], number: int, step: Step) -> Iterator[str]:
    for match in matches:
        html = " ".join(_boards(match, step))
        for name in step.lit:
            if not tag_of(name).search(html):
                yield f"Step {number} lights '{name}', which is not on the board then."


def _boards(match: Match, step: Step) -> Iterator[str]:
    """Return the boards of a step: what it speaks of may be there only once a part of what it wants is picked."""
    there = sitting_of(match, viewer=LEARNER)
    yield str(board_of(there).html)
    wish = list(step.wants[0].items()) if step.wants else []
    for fields in range(2, len(wish)):
        yield str(board_of(there._replace(picks=dict(wish[:fields]))).html)


def teaching(lesson: Lesson, step: int, made: int = 0, answered: int = 0, read: int = 0) -> Teaching:
    """Return a lesson at one of its places."""
    return Teaching(lesson, Place(step, made, answered), read)
