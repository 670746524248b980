"""A match as JSON and as a short link. Both ways are exact; anything else ends in an `Unreadable` that says why.

A link is one whole number in mixed radix: each choice is a digit, the moves among them as their places in `legal`.
Both hold a mark of how the match goes and stands, never of how its state is laid out: only rules make a match another.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Annotated, Final, TypedDict
from zlib import crc32

from fivestars.table.dice import SEEDS
from fivestars.table.game import AnyGame, IllegalMove, Move, Value, fields, kind
from fivestars.table.match import COLOURS, LEVELS, Match, Person, Setup
from fivestars.table.sheets import Misshapen, decoded, fits, parsed

FORMAT: Final = 2
_LAID_OUT: Final = 1  # the format whose mark told the layout of a state: it is read without it
MOST_MOVES: Final = 4096
MOST_NAME_BYTES: Final = 64
# How many there can be of each, which stand first in a link: the page's first script reads them, too.
FORMATS: Final = 8
GAMES: Final = 16
EDITIONS: Final = 64
SEATS: Final = 8
_MARKS: Final = 2**16

Shelf = Mapping[str, AnyGame]  # in an order that never changes: a link holds a game's place on the shelf


class Fault(StrEnum):
    """What is wrong with a link or a file."""

    NOT_A_LINK = "not a link"
    DAMAGED = "damaged"
    NOT_JSON = "not json"
    NOT_A_MATCH = "not a match"
    CHANGED = "changed"
    NEWER_FORMAT = "newer format"
    UNKNOWN_GAME = "unknown game"
    OTHER_EDITION = "other edition"
    BAD_SETUP = "bad setup"
    BAD_MOVE = "bad move"
    NOT_OVER = "not over"
    OTHER_OUTCOME = "other outcome"


class Unreadable(ValueError):
    """A link or a file is not a match that this page can play."""

    def __init__(self, fault: Fault, **facts: Value) -> None:
        super().__init__(fault, facts)
        self.fault = fault
        self.facts = facts


# --- JSON


class _Sheet(TypedDict):
    """What is agreed in a file, in the order in which it is looked at."""

    edition: int
    seats: int
    seed: int
    first: int
    mark: int
    options: list[str]
    people: list[object]
    moves: list[object]


def to_json(match: Match) -> str:
    """Return the match as one line of JSON."""
    sheet = _sheet(match)
    if match.rival:
        sheet["rival"] = _sheet(match.rival)
    text = _dumped(sheet)
    return f'{text[:-1]},"check":{_check_of(text)}}}'


def _sheet(match: Match) -> dict[str, object]:
    setup = match.setup
    return {
        "five-stars": FORMAT,
        "game": setup.game,
        "edition": setup.edition,
        "seats": setup.seats,
        "options": list(setup.options),
        "seed": setup.seed,
        "first": setup.first,
        "free_undo": setup.free_undo,
        "people": [[person.name, person.colour, person.level] for person in match.people],
        "moves": [[kind(move), *move] for move in match.moves],
        "mark": _mark(match),
    }


def from_json(text: str, shelf: Shelf) -> Match:
    """Return the match that `text` holds."""
    try:
        sheet = parsed(text)
    except ValueError:
        raise Unreadable(Fault.NOT_JSON) from None
    if not isinstance(sheet, dict) or "five-stars" not in sheet:
        raise Unreadable(Fault.NOT_A_MATCH)
    _check_format(sheet["five-stars"])
    if sheet.pop("check", None) != _check_of(_dumped(sheet)):
        raise Unreadable(Fault.CHANGED)
    match = _match_on(sheet, shelf)
    if "rival" in sheet:
        _face(match, _match_on(sheet["rival"], shelf))
    return match


def _match_on(thing: object, shelf: Shelf) -> Match:
    if not isinstance(thing, dict):
        raise Unreadable(Fault.NOT_A_MATCH)
    _check_format(thing.get("five-stars"))
    name = thing.get("game")
    if not isinstance(name, str) or name not in shelf:
        raise Unreadable(Fault.UNKNOWN_GAME, name=str(name)[:40])
    game, sheet = shelf[name], _sheet_of(thing)
    setup = Setup(
        name,
        sheet["edition"],
        sheet["seats"],
        tuple(sheet["options"]),
        sheet["seed"],
        sheet["first"],
        thing.get("free_undo") is True,
    )
    _check_setup(game, setup)
    match = Match(game, setup, _people_from_json(sheet["people"], setup.seats))
    kinds = {cls.__name__: cls for cls in match.state.moves}
    for count, row in enumerate(sheet["moves"]):
        if count >= MOST_MOVES:
            raise Unreadable(Fault.NOT_A_MATCH)
        try:
            match.play(_move_from_json(row, kinds, count))
        except IllegalMove:
            raise Unreadable(Fault.BAD_MOVE, number=count + 1) from None
    _check_mark(match, thing["five-stars"], sheet["mark"])
    return match


def _dumped(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def _check_of(text: str) -> int:
    """Return a number that changes with anything in a sheet: the mark knows only how the match goes."""
    return crc32(text.encode(errors="surrogatepass"))


def _sheet_of(thing: object) -> _Sheet:
    try:
        return decoded(_Sheet, thing)
    except Misshapen as wrong:
        is_setup = wrong.place not in ("options", "people", "moves")
        raise Unreadable(Fault.BAD_SETUP if is_setup else Fault.NOT_A_MATCH) from None


def _people_from_json(rows: list[object], seats: int) -> list[Person]:
    try:
        people = decoded(list[Person], rows)
    except Misshapen:
        raise Unreadable(Fault.BAD_SETUP) from None
    if len(people) != seats:
        raise Unreadable(Fault.BAD_SETUP)
    return [person._replace(name=_short(person.name)) for person in people]


def _move_from_json(row: object, kinds: Mapping[str, type[Move]], count: int) -> Move:
    match row:
        case [str(name), *values] if name in kinds:
            with suppress(Misshapen):
                return decoded(kinds[name], values)
    raise Unreadable(Fault.BAD_MOVE, number=count + 1)


# --- links


def to_link(match: Match, shelf: Shelf) -> str:
    """Return the match as a short text of letters, digits, `-` and `_`."""
    digits = _choices(match, shelf)
    if match.rival:  # where nothing follows, nothing but zeros can be read
        digits += [(1, 2), *_choices(match.rival, shelf)]
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    return _text(number)


def _text(number: int) -> str:
    body = number.to_bytes((number.bit_length() + 7) // 8, "little")
    return urlsafe_b64encode(crc32(body).to_bytes(4, "little") + body).decode().rstrip("=")


def _choices(match: Match, shelf: Shelf) -> list[tuple[int, int]]:
    """Return the choices that make up a match, each with how many there were."""
    setup, game = match.setup, match.game
    digits = [
        (FORMAT, FORMATS),
        (list(shelf).index(setup.game), GAMES),
        (setup.edition, EDITIONS),
        (setup.seats, SEATS),
    ]
    for option, value in zip(game.options_of(setup.edition), setup.options, strict=True):
        digits.append((option.values.index(value), len(option.at(setup.seats))))
    digits += [(setup.first, setup.seats), (int(setup.free_undo), 2), (setup.seed, SEEDS)]
    for person in match.people:
        letters = person.name.encode()
        digits += [(person.colour, COLOURS), (person.level, LEVELS), (len(letters), MOST_NAME_BYTES + 1)]
        digits += [(letter, 256) for letter in letters]
    digits += [(_mark(match), _MARKS), (len(match.steps), MOST_MOVES)]
    return digits + [(step.place, step.legal) for step in match.steps]


def from_link(text: str, shelf: Shelf) -> Match:
    """Return the match that a link's text holds."""
    number = _number(text)
    digits = _Digits(number)
    match = _match_from(digits.take, shelf)
    if digits.take(2):
        _face(match, _match_from(digits.take, shelf))
    if digits.rest or _text(number) != text:  # more follows, or it is written in another way
        raise Unreadable(Fault.DAMAGED)
    return match


def _match_from(take: Callable[[int], int], shelf: Shelf) -> Match:
    written_in = take(FORMATS)
    _check_format(written_in)
    box = take(GAMES)
    if box >= len(shelf):
        raise Unreadable(Fault.UNKNOWN_GAME, name=str(box))
    name = list(shelf)[box]
    game = shelf[name]
    edition, seats = take(EDITIONS), take(SEATS)
    _check_edition(game, edition)
    if seats not in game.seats:
        raise Unreadable(Fault.BAD_SETUP)
    options = tuple(option.values[take(len(option.at(seats)))] for option in game.options_of(edition))
    first, free_undo, seed = take(seats), take(2) == 1, take(SEEDS)
    people = [_person_from_digits(take) for _ in range(seats)]
    mark, count = take(_MARKS), take(MOST_MOVES)
    match = Match(game, Setup(name, edition, seats, options, seed, first, free_undo), people)
    for number in range(count):
        legal = match.state.legal()
        if match.over:
            raise Unreadable(Fault.BAD_MOVE, number=number + 1)
        match.choose(legal, take(len(legal)))
    _check_mark(match, written_in, mark)
    return match


def _person_from_digits(take: Callable[[int], int]) -> Person:
    colour, level = take(COLOURS), take(LEVELS)
    letters = bytes(take(256) for _ in range(take(MOST_NAME_BYTES + 1)))
    try:
        return Person(_short(letters.decode()), colour, level)
    except UnicodeDecodeError:
        raise Unreadable(Fault.DAMAGED) from None


class _Digits:
    """The choices that a number is made of."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        """Return the next of them, one of so many."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def _number(text: str) -> int:
    """Return the number that is written in a link's text."""
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (UnicodeEncodeError, NotBase64, ValueError):
        raise Unreadable(Fault.NOT_A_LINK) from None
    check, body = packed[:4], packed[4:]
    if crc32(body).to_bytes(4, "little") != check:
        raise Unreadable(Fault.DAMAGED)
    return int.from_bytes(body, "little")


# --- what both share


def trimmed_name(name: str) -> str:
    """Return the name without what cannot be seen, cut to what a link can carry."""
    seen = "".join(letter for letter in name if letter.isprintable() or letter.isspace())
    return " ".join(seen.split()).encode()[:MOST_NAME_BYTES].decode(errors="ignore").rstrip()


def _short(name: str) -> str:
    if len(name.encode(errors="replace")) > MOST_NAME_BYTES or not name.isprintable():
        raise Unreadable(Fault.BAD_SETUP)
    return name


def _check_format(number: object) -> None:
    if not fits(Annotated[int, (_LAID_OUT, FORMAT)], number):
        raise Unreadable(Fault.NEWER_FORMAT)


def _check_edition(game: AnyGame, edition: int) -> None:
    if edition < 1:
        raise Unreadable(Fault.BAD_SETUP)
    if edition > game.edition:
        raise Unreadable(Fault.OTHER_EDITION, theirs=edition, ours=game.edition)


def _check_setup(game: AnyGame, setup: Setup) -> None:
    _check_edition(game, setup.edition)
    fits = (
        setup.seats in game.seats
        and 0 <= setup.first < setup.seats
        and 0 <= setup.seed < SEEDS
        and game.offers(setup.options, setup.seats, setup.edition)
    )
    if not fits:
        raise Unreadable(Fault.BAD_SETUP)


def _face(match: Match, rival: Match) -> None:
    """Let a match have another one to beat."""
    if rival.setup != match.setup:
        raise Unreadable(Fault.BAD_SETUP)
    if not rival.over:
        raise Unreadable(Fault.NOT_OVER)
    match.rival = rival


def _mark(match: Match) -> int:
    """Return a number that changes with how a match went, how it stands and what is in its box."""
    standing = match.state.standing()
    scores = [(score.total, score.parts) for score in standing.scores]
    end = _dumped((scores, standing.winners, standing.decided_by, match.state.pieces()))
    return crc32(end.encode(), match.way) % _MARKS


def _check_mark(match: Match, written_in: int, mark: int) -> None:
    if written_in != _LAID_OUT and _mark(match) != mark:
        raise Unreadable(Fault.OTHER_OUTCOME)


def written(move: Move) -> str:
    """Return a move as people read it in a golden match: `Lay(row=0, slot=2, top=3)`."""
    return f"{kind(move)}({', '.join(f'{name}={value}' for name, value in zip(fields(move), move, strict=True))})"
