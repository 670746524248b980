"""What everybody did and gained since the looking seat's last turn: a line each, in pictures.

A line has a fixed room. Where it holds names, what is called so has its own beside it. Pictures that it does not hold
stand closer and smaller; of those that it does not hold even so, it tells how many there are.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, cast

from markupsafe import Markup

from fivestars.table.drawing import Sign
from fivestars.table.game import Event
from fivestars.table.words import signed
from fivestars.web.match.points import coins_gained, gains, moment_of, told_with_points
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.turns import stretch
from fivestars.web.words.speech import Speech


class Measures(NamedTuple):
    """Widths in em: of a face, a picture and what counts the rest, each with the gap behind it, and of a letter."""

    face: float
    picture: float
    looks: Mapping[str, float]  # of pictures that are narrower or wider
    rest: float
    letter: float


USUAL: Final = Measures(2.4, 2.05, {"tall": 1.2, "face": 2.35, "card": 1.9}, 1.2, 0.6)
TIGHT: Final = Measures(2.0, 1.4, {"tall": 0.7, "face": 1.65, "card": 1.0}, 0.9, 0.5)
ARROW: Final = 3.3  # letters

# Rooms in em.
WIDE: Final = 23.5  # beside the board
NARROW: Final = (36.0, 19.5, 10.2, 10.2, 6.4, 6.4)  # on a narrow page, by how many lines there are: two rows, or fewer
ROOMY: Final = {3: 15.0, 4: 15.0}  # where there is nothing to press below: a row each, or two


class Sum(NamedTuple):
    """By how much somebody's points or coins changed."""

    gain: str
    sign: Sign


class Picture(NamedTuple):
    """What is drawn of something that happened, and the sentences that it stands for."""

    sign: Sign
    told: str
    name: str = ""  # of what is drawn
    minor: bool = False

    def named(self) -> "Picture":
        """Return it with the name beside it."""
        return self._replace(sign=self.sign._replace(text=f"{self.sign.text} {self.name}")) if self.name else self


class Row(NamedTuple):
    """The pictures for which a line has room, how many more there are, and whether they stand close."""

    pictures: Sequence[Picture]
    more: int
    tight: bool = False


class Words(NamedTuple):
    """A line in words, and the points that it sums up."""

    gist: Markup
    worth: str

    @property
    def told(self) -> Markup:
        """All of it, for whoever cannot see pictures."""
        return Markup("{}. {}").format(self.gist.striptags(), self.worth).strip()


class Recap(NamedTuple):
    """What somebody did and gained."""

    seat: int
    colour: int
    marks: str
    sums: Sequence[Sum]
    brief: Sequence[Sum]  # on a narrow page
    wide: Row
    narrow: Row
    roomy: Row
    words: Words
    moment: int  # of the replay, in which it begins


class Recaps(NamedTuple):
    """A line for everybody of whom there is something to tell, in the order in which they played."""

    lines: Sequence[Recap]
    news: Sequence[tuple[int, Event]] = ()  # what the others did, until the looking seat does something, too


_NOTHING: Final = Recaps(())
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
    """Return by how many points each seat has changed since the looking seat's last turn, as the lines say it."""
    steps, people = there.match.steps, there.match.people
    if there.closed or there.shown is not None or not steps:
        return [0] * len(people)
    return _gained(there, _since(there)[0], len(steps))


def _since(there: Sitting) -> tuple[int, int]:
    board = there.box.board
    return stretch(there.match, there.viewer, board.asides, of_one_move=board.of_one_move)


# --- the lines


class _Deed(NamedTuple):
    """Something that happened to a seat, or that changed its points: after how many moves, and by how many."""

    after: int
    event: Event
    points: int
    own: bool  # whether it is the seat's own doing
    by: int | None  # who else did it


def _looked_up(there: Sitting, speech: Speech) -> Recaps:
    (begin, own), end = _since(there), len(there.match.steps)
    if begin == end:
        return _NOTHING
    points, coins = _gained(there, begin, end), coins_gained(there, begin, end)
    lines = []
    found = _deeds(there, begin, own)
    for seat, deeds in found.items():
        pictures = _pictures(there, [deed.event for deed in deeds if deed.own], speech)
        sums = [*_sums(there, points[seat], coins[seat])]
        if pictures or sums:
            moment = min(deeds[0].after if deeds else begin + 1, end - 1)  # the present is no moment of the replay
            lines.append((seat, sums, pictures, moment, _words(there, seat, deeds, points[seat], speech)))
    return Recaps(
        [_line(one, len(lines), there.box.board.points, speech) for one in lines],
        _news(there, found) if own == end else (),
    )


def _news(there: Sitting, found: Mapping[int, Sequence[_Deed]]) -> list[tuple[int, Event]]:
    others = [(seat, deeds) for seat, deeds in found.items() if seat != there.viewer]
    return [(seat, deed.event) for seat, deeds in others for deed in deeds if deed.own]


def _deeds(there: Sitting, begin: int, own: int) -> dict[int, list[_Deed]]:
    """Return what happened by seat, in the order in which they played, the looking seat last.

    Of the turn that they play, what they have done is told only where it changed points: they did it just now.
    Nor is a card that they laid themselves: they know it.
    """
    steps, laid = there.match.steps, there.box.board.face_down
    order = [step.seat for step in steps[begin:own] if step.seat != there.viewer]
    seats = range(len(there.match.people))
    others = [seat for seat in seats if seat != there.viewer]
    found: dict[int, list[_Deed]] = {seat: [] for seat in dict.fromkeys([*order, *others, *seats])}
    for count in range(begin + 1, len(steps) + 1):
        doing = mover = steps[count - 1].seat
        for event, changed in told_with_points(there, count):
            doing = getattr(event, "seat", doing)  # whose turn begins in the move of another: what follows is theirs
            for seat, deeds in found.items():
                gain = changed[seat] if changed else 0
                known = seat == there.viewer and (count > own or type(event) in laid)
                if gain or (seat == doing and not known):
                    by = mover if doing == mover != seat else None  # what begins another's turn is nobody's deed
                    deeds.append(_Deed(count, event, gain, seat == doing, by))
    return found


def _line(
    line: tuple[int, Sequence[Sum], Sequence[Picture], int, Words], lines: int, points: Sign, speech: Speech
) -> Recap:
    seat, sums, pictures, moment, words = line
    person, narrow = speech.people[seat], NARROW[min(lines, len(NARROW)) - 1]
    # there the points stand above, and what was done is told nowhere else
    brief = [one for one in sums if one.sign != points] if pictures else sums
    return Recap(
        seat,
        person.colour,
        person.marks,
        sums,
        brief,
        fitted(sums, pictures, WIDE),
        fitted(brief, pictures, narrow),
        fitted(brief, pictures, ROOMY.get(lines, narrow)),
        words,
        moment,
    )


def _words(there: Sitting, seat: int, deeds: Sequence[_Deed], gain: int, speech: Speech) -> Words:
    """Return a line in words: what the seat did, and what brought or cost it points, with how many; and the sum."""
    seen = there.box.board.seen
    doings = [deed for deed in deeds if deed.points or hasattr(deed.event, "seat")]
    told = [deed for deed in doings if deed.points or type(deed.event) not in seen] or doings
    name = speech.people[seat].told
    brief = [speech.briefly(deed.event) for deed in told]
    if not any(brief):
        brief = [speech.event(deed.event) for deed in told]
    # one name is enough where every sentence begins with it, and one colon after it
    texts = [_sentence(text.removeprefix(name), deed, seat, speech) for text, deed in zip(brief, told, strict=True)]
    named = next((text.startswith(name) for text in brief if text), True)
    gist = Markup(" · ").join(
        text if number == 0 else text.lstrip(": ") for number, text in enumerate(filter(None, texts))
    )
    gist = gist if named else Markup(": ") + gist
    worth = speech.counted(speech.unit.gained, abs(gain), points=signed(gain)) if gain else ""
    return Words(name + (gist if gist.startswith(":") else Markup(" ") + gist), worth)


def _sentence(text: Markup, deed: _Deed, seat: int, speech: Speech) -> Markup:
    """Return what happened, who else did it, and the points that it changed: whose they are the line says."""
    text = text.strip().removesuffix(".")
    if text and deed.by is not None:
        text = Markup("{} ({})").format(text, speech.people[deed.by].told)
    if not deed.points:
        return text
    colour = speech.people[seat].colour
    scored = Markup('<span class="scored"><b class="seat colour-{}">{}</b></span>').format(colour, signed(deed.points))
    return Markup("{}, {}").format(text, scored) if text else scored


def _sums(there: Sitting, points: int, coins: int) -> Iterator[Sum]:
    board = there.box.board
    if points:
        yield Sum(signed(points), board.points)
    if coins:
        yield Sum(signed(coins), board.purse or board.points)


class _Paid(Protocol):
    """An event that a game's board names in `paid`."""

    @property
    def seat(self) -> int: ...

    @property
    def coins(self) -> int: ...


def _gained(there: Sitting, begin: int, end: int) -> list[int]:
    """Return by how many points each seat changed; where they lie hidden, by how many that everybody was told of."""
    changes = gains(there, begin, end)
    if paid := there.box.board.paid:
        scores = there.match.state.seen_by(there.viewer).standing().scores
        hidden = [seat for seat, score in enumerate(scores) if score.total is None]
        for count in range(begin + 1, end + 1) if hidden else ():
            for event, _ in told_with_points(there, count):
                if type(event) in paid and (deal := cast("_Paid", event)).seat in hidden:
                    changes[deal.seat] += paid[type(event)] * deal.coins
    return changes


# --- their pictures


def _pictures(there: Sitting, events: Sequence[Event], speech: Speech) -> list[Picture]:
    """Return the pictures of what happened: what is the same is drawn once, with how often it was."""
    drawn, minor = there.box.board.pictured, there.box.board.minor
    found: dict[Sign, tuple[int, list[str]]] = {}
    less = set[Sign]()
    for event in sorted(_not_turned_up(there, events), key=lambda event: type(event) in minor):
        for sign in drawn[type(event)](event) if type(event) in drawn else ():
            number, told = found.setdefault(sign._replace(number=0), (0, []))
            told.append(str(speech.event(event).striptags()))
            found[sign._replace(number=0)] = (number + sign.number, told)
            if type(event) in minor:
                less.add(sign._replace(number=0))
    return [
        Picture(
            sign._replace(number=number),
            " ".join(dict.fromkeys(told)),
            speech.name(*sign.called) if sign.called else "",
            sign in less,
        )
        for sign, (number, told) in found.items()
    ]


def _not_turned_up(there: Sitting, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened without the cards laid face down that have been turned up since."""
    revealed, hidden = there.box.board.revealed, there.box.board.face_down
    last = max((at for at, event in enumerate(events) if type(event) in revealed), default=0)
    return [event for at, event in enumerate(events) if at >= last or type(event) not in hidden]


def letters(sign: Sign) -> str:
    """Return what stands beside a picture: where it was, or how many there are."""
    if sign.text or sign.look == "face":
        return sign.text
    return str(sign.number) if sign.number > 1 else ""


def fitted(sums: Sequence[Sum], pictures: Sequence[Picture], room: float) -> Row:
    """Return the pictures for which there is room beside a face and the sums."""
    named = [picture.named() for picture in pictures]
    foremost = sum(not picture.minor for picture in pictures)
    counts = range(len(named), foremost - 1, -1) if any(picture.name for picture in pictures) else ()
    ways = [(USUAL, named[:count]) for count in counts]  # what is minor comes last
    for measures, shown in (*ways, (USUAL, pictures), (TIGHT, pictures)):
        left = room - measures.face - sum(_wide(one.sign, measures) + measures.letter * len(one.gain) for one in sums)
        more = len(pictures) - len(shown)
        wides = [_wide(picture.sign, measures) + measures.letter * _long(letters(picture.sign)) for picture in shown]
        if sum(wides) <= left - measures.rest * bool(more):
            return Row(shown, more, measures is TIGHT)
    left, held = left - measures.rest, 0
    for wide in wides:
        if wide > left:
            break
        left, held = left - wide, held + 1
    return Row(pictures[:held], len(pictures) - held, tight=True)


def _long(text: str) -> float:
    """Return how long a text is in letters, with the gap before it where it tells a way."""
    return sum(ARROW if letter == "→" else 1 for letter in text)


def _wide(sign: Sign, measures: Measures) -> float:
    return measures.looks.get(sign.look, measures.picture) if sign.art or sign.layers else measures.letter
