"""What the others did since one's own last turn: a line for each turn, as the looking seat may know it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from fivestars.table.game import Event, fields, told_to
from fivestars.table.match import Match
from fivestars.table.words import signed
from fivestars.web.match.points import gains, scored_by, told_with_points
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import Speech

_Happened = tuple[Event, Sequence[int]]  # what happened, and by how much it changed each seat's points


class Turn(NamedTuple):
    """What one seat did in a row: after how many moves it began and ended, and what there is to tell of it."""

    seat: int
    colour: int
    begin: int
    end: int
    gist: Markup
    worth: str  # the points that it brought, as far as they are known
    moment: int  # of the replay, in which it is under way


def turns_since(there: Sitting, speech: Speech) -> list[Turn]:
    """Return the turns of others before the looking seat's turn, or since it; the latest first."""
    if there.viewer is None or there.closed or there.match.over:
        return []
    runs = [(begin, end, [*_happened(there, begin, end)]) for begin, end in runs_of_others(there.match, there.viewer)]
    telling = [run for run in runs if any(_tells(there, *one) for one in run[2])]
    return [_told(there, begin, end, happened, speech) for begin, end, happened in telling or runs]


def runs_of_others(match: Match, viewer: int) -> Iterator[tuple[int, int]]:
    """Yield from where to where others moved in a row, the latest first."""
    steps = match.steps
    end = len(steps)
    while end and steps[end - 1].seat == viewer:
        end -= 1
    while end and steps[end - 1].seat != viewer:
        begin = end - 1
        while begin and steps[begin - 1].seat == steps[end - 1].seat:
            begin -= 1
        yield begin, end
        end = begin


def _told(there: Sitting, begin: int, end: int, happened: Sequence[_Happened], speech: Speech) -> Turn:
    match = there.match
    seat = match.steps[begin].seat
    gain = gains(there, begin, end)[seat]
    moment = min(begin + 1, len(match.steps) - 1)  # the present is no moment of the replay
    worth = speech.count("{points} point", "{points} points", abs(gain), points=signed(gain)) if gain else ""
    return Turn(seat, match.people[seat].colour, begin, end, _gist(there, seat, happened, speech), worth, moment)


# --- the gist


def _gist(there: Sitting, seat: int, happened: Sequence[_Happened], speech: Speech) -> Markup:
    """Return what a seat did in a turn: first what made or cost the looking seat points, with how many."""
    told = [one for one in happened if _tells(there, *one)] or [*happened]
    told.sort(key=lambda one: not (one[1] and one[1][there.viewer or 0]))
    name = speech.people[seat].told
    # one name is enough where every sentence begins with it, and one colon after it
    texts = [_sentence(speech.event(event).removeprefix(name), points, speech) for event, points in told]
    gist = Markup(" · ").join([*texts[:1], *(text.lstrip(": ") for text in texts[1:])])
    return name + (gist if gist.startswith(":") else Markup(" ") + gist)


def _happened(there: Sitting, begin: int, end: int) -> Iterator[_Happened]:
    """Yield what a seat did in a turn, and what changed points."""
    seat = there.match.steps[begin].seat
    for count in range(begin + 1, end + 1):
        for event, points in told_with_points(there, count):
            if points or getattr(event, "seat", seat) == seat:
                yield event, points


def _tells(there: Sitting, event: Event, points: Sequence[int]) -> bool:
    """Tell whether an event is more than what a board shows anyway, or another sentence sums up."""
    return bool(points) or type(event) not in getattr(there.box.board, "SEEN", ())


def _sentence(text: Markup, points: Sequence[int], speech: Speech) -> Markup:
    text = text.strip()
    return Markup("{} {}").format(text, scored_by(points, speech)) if points else text.removesuffix(".")


def things_of(there: Sitting, count: int) -> tuple[str, ...]:
    """Return the things of the board that the move which makes `count` is about, as the looking seat may know it.

    Of what everybody has some of their own, the looking seat's would be lit: so none is; a board may name its place.
    """
    words, own = there.box.words, getattr(there.box.board, "OWN", ())
    place_of = getattr(there.box.board, "place_of", lambda _: "")
    told = told_to(there.viewer, there.match.happenings(count))
    things = [place for event in told if (place := place_of(event))]
    things += [
        f"{field}-{part}"
        for event in told
        for field, value in zip(fields(event), event, strict=True)
        if field in words.names and field not in own
        for part in (value if isinstance(value, tuple) else (value,))
    ]
    return tuple(dict.fromkeys(things))
