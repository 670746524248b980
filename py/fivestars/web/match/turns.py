"""The stretch of a match that is told to somebody: since they last moved in a turn of their own."""

from collections.abc import Set as AbstractSet

from fivestars.table.game import fields, kind, told_to
from fivestars.table.match import Match
from fivestars.web.match.sitting import Sitting


def stretch(
    match: Match, viewer: int | None, asides: AbstractSet[str], *, of_one_move: bool = False
) -> tuple[int, int]:
    """Return after how many moves it begins, and after how many the turn that is being played.

    What somebody decides in the turns of others is no turn of their own. Where nobody looks, whoever moved last does.
    A turn of one move is over with it: what that brings to light at once is told, too.
    """
    steps = match.steps
    seat = steps[-1].seat if viewer is None and steps else viewer
    own = len(steps)
    while own and steps[own - 1].seat == seat:
        own -= 1
    begin = len(steps) if of_one_move else own
    while begin and viewer is not None and not _is_turn(match, begin, viewer, asides):
        begin -= 1
    return max(0, begin - 1) if of_one_move else begin, own


def _is_turn(match: Match, count: int, viewer: int, asides: AbstractSet[str]) -> bool:
    step = match.steps[count - 1]
    return step.seat == viewer and kind(step.move) not in asides


def things_of(there: Sitting, count: int) -> tuple[str, ...]:
    """Return the things of the board that the move which makes `count` is about, as the looking seat may know it.

    Of what everybody has some of their own, the looking seat's would be lit: so none is; a board may name its place.
    """
    words, board = there.box.words, there.box.board
    told = told_to(there.viewer, there.match.happenings(count))
    things = [place for event in told if (place := board.place_of(event))]
    things += [
        f"{field}-{part}"
        for event in told
        for field, value in zip(fields(event), event, strict=True)
        if field in words.names and field not in board.own
        for part in (value if isinstance(value, tuple) else (value,))
    ]
    return tuple(dict.fromkeys(things))
