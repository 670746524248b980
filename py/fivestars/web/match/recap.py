"""What everybody did and gained since the looking seat's last turn: a line each, in pictures.

A line has a fixed room. Of pictures that it does not hold, it tells how many there are.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars.table.drawing import Sign
from fivestars.table.game import Event
from fivestars.table.words import signed
from fivestars.web.match.points import coins_gained, gains, moment_of, told_with_points
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.turns import Turn, runs_of_others, turns_since
from fivestars.web.words.speech import Speech

# Widths in em of a line: a picture with the gap behind it, a letter beside one, a face, and what counts the rest.
PICTURE: Final = 2.1
LOOKS: Final = {"tall": 1.2, "face": 2.35, "card": 1.9}
LETTER: Final = 0.6
FACE: Final = 2.5
REST: Final = 2.0
WIDE: Final = 23.5  # beside the board
NARROW: Final = (36.0, 19.5, 9.4, 9.4, 6.1, 6.1)  # on a narrow page, by how many lines there are: two rows, or fewer


class Sum(NamedTuple):
    """By how much somebody's points or coins changed."""

    gain: str
    sign: Sign


class Picture(NamedTuple):
    """What is drawn of something that happened, and the sentences that it stands for."""

    sign: Sign
    told: str


class Row(NamedTuple):
    """The pictures for which a line has room, and how many more there are."""

    pictures: Sequence[Picture]
    more: int


class Recap(NamedTuple):
    """What somebody did and gained."""

    seat: int
    colour: int
    marks: str
    sums: Sequence[Sum]
    wide: Row
    narrow: Row
    told: Markup  # all of it in words
    moment: int  # of the replay, in which it begins


class Recaps(NamedTuple):
    """A line for everybody of whom there is something to tell, the first first, and all turns in words."""

    lines: Sequence[Recap]
    turns: Sequence[Turn]  # the latest first


_NOTHING: Final = Recaps((), ())
_KNOWN: Final = 8  # as many as look at one table
_recaps: dict[tuple[object, ...], Recaps] = {}  # what a click picks changes nothing of it


def recaps_of(there: Sitting, speech: Speech) -> Recaps:
    """Return what the others did since the looking seat's last turn, and what that seat gained or lost by it."""
    if there.viewer is None or there.closed or there.match.over:
        return _NOTHING
    match, tongue = there.match, speech.tongue
    key = (*moment_of(there, len(match.steps)), match.people, tongue)
    if key not in _recaps:
        if len(_recaps) >= _KNOWN:
            _recaps.clear()
        _recaps[key] = _looked_up(there, speech)
    return _recaps[key]


def gained(there: Sitting) -> list[int]:
    """Return by how many points each seat has changed since the looking seat's last turn, or in the turn it plays."""
    steps, people = there.match.steps, there.match.people
    if there.closed or there.shown is not None or not steps:
        return [0] * len(people)
    begin = end = len(steps)
    viewer = steps[-1].seat if there.viewer is None else there.viewer
    while begin and (steps[begin - 1].seat == viewer) == (steps[-1].seat == viewer):
        begin -= 1
    return _gained(there, begin, end)


# --- the lines


def _looked_up(there: Sitting, speech: Speech) -> Recaps:
    turns = turns_since(there, speech)
    runs = [*runs_of_others(there.match, there.viewer or 0)]
    if not runs:
        return _NOTHING
    begin, end = runs[-1][0], runs[0][1]
    happened: dict[int, list[tuple[int, Event]]] = {}  # by seat, with after how many moves
    for count in range(begin + 1, end + 1):
        mover = there.match.steps[count - 1].seat
        for event, _ in told_with_points(there, count):
            happened.setdefault(getattr(event, "seat", mover), []).append((count, event))
    points, coins = _gained(there, begin, end), coins_gained(there, begin, end)
    lines = []
    for seat, events in happened.items():
        pictures = _pictures(there, [event for _, event in events], speech)
        sums = [*_sums(there, points[seat], coins[seat])]
        if pictures or sums:
            moment = min(events[0][0], len(there.match.steps) - 1)  # the present is no moment of the replay
            lines.append((seat, sums, pictures, moment))
    return Recaps([_line(one, len(lines), turns, speech) for one in lines], turns)


def _line(
    line: tuple[int, Sequence[Sum], Sequence[Picture], int],
    lines: int,
    turns: Sequence[Turn],
    speech: Speech,
) -> Recap:
    seat, sums, pictures, moment = line
    person = speech.people[seat]
    return Recap(
        seat,
        person.colour,
        person.marks,
        sums,
        fitted(sums, pictures, WIDE),
        fitted(sums, pictures, NARROW[min(lines, len(NARROW)) - 1]),
        _told(seat, pictures, turns, speech),
        moment,
    )


def _told(seat: int, pictures: Sequence[Picture], turns: Sequence[Turn], speech: Speech) -> Markup:
    """Return a line in words: the turns of a seat, or what happened to it in those of others."""
    own = [turn for turn in reversed(turns) if turn.seat == seat]
    if not own:
        return Markup("{}: {}").format(speech.people[seat].name, " ".join(picture.told for picture in pictures))
    return Markup(" ").join(Markup("{}. {}").format(turn.gist.striptags(), turn.worth).strip() for turn in own)


def _sums(there: Sitting, points: int, coins: int) -> Iterator[Sum]:
    board = there.box.board
    if points:
        yield Sum(signed(points), board.POINTS)
    if coins:
        yield Sum(signed(coins), getattr(board, "PURSE", board.POINTS))


def _gained(there: Sitting, begin: int, end: int) -> list[int]:
    """Return by how many points each seat changed; where they lie hidden, by how many that everybody was told of."""
    changes = gains(there, begin, end)
    if paid := getattr(there.box.board, "PAID", None):
        scores = there.match.state.seen_by(there.viewer).standing().scores
        hidden = [seat for seat, score in enumerate(scores) if score.total is None]
        for count in range(begin + 1, end + 1) if hidden else ():
            for event, _ in told_with_points(there, count):
                if type(event) in paid and event.seat in hidden:  # type: ignore[attr-defined]  # who pays has a seat
                    changes[event.seat] += paid[type(event)] * event.coins  # type: ignore[attr-defined]
    return changes


# --- their pictures


def _pictures(there: Sitting, events: Sequence[Event], speech: Speech) -> list[Picture]:
    """Return the pictures of what happened: what is the same is drawn once, with how often it was."""
    drawn = there.box.board.PICTURED
    found: dict[Sign, tuple[int, list[str]]] = {}
    for event in events:
        for sign in drawn[type(event)](event) if type(event) in drawn else ():
            number, told = found.setdefault(sign._replace(number=0), (0, []))
            told.append(str(speech.event(event).striptags()))
            found[sign._replace(number=0)] = (number + sign.number, told)
    return [
        Picture(sign._replace(number=number), " ".join(dict.fromkeys(told))) for sign, (number, told) in found.items()
    ]


def letters(sign: Sign) -> str:
    """Return what stands beside a picture: where it was, or how many there are."""
    if sign.text or sign.look == "face":
        return sign.text
    return str(sign.number) if sign.number > 1 else ""


def fitted(sums: Sequence[Sum], pictures: Sequence[Picture], room: float) -> Row:
    """Return the pictures for which there is room beside a face and the sums."""
    left = room - FACE - sum(_wide(one.sign) + LETTER * len(one.gain) for one in sums)
    wides = [_wide(picture.sign) + LETTER * len(letters(picture.sign)) for picture in pictures]
    if sum(wides) <= left:
        return Row(pictures, 0)
    left, shown = left - REST, 0
    for wide in wides:
        if wide > left:
            break
        left, shown = left - wide, shown + 1
    return Row(pictures[:shown], len(pictures) - shown)


def _wide(sign: Sign) -> float:
    return LOOKS.get(sign.look, PICTURE) if sign.art or sign.layers else 0.6
