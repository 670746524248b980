"""What lies on the table of Maui, as shapes: beaches, purses, and the tracks with everybody's shells.

A beach is 600 wide: the jetty on the left, twelve columns of sand, and the values of the rows on the right.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.lookup import FACES, INACTIVE, SHOWN
from fivestars.games.maui.rules.moves import NONE
from fivestars.games.maui.rules.player import CRAB, PATTERN, PEARL, ROWS, OnBeach, Player
from fivestars.games.maui.rules.turn import ORNAMENT_SQUARES, ORNAMENTS
from fivestars.table.drawing import Teller, stays
from fivestars.table.words import N_

CELL: Final = 40  # the side of a pattern
LEFT: Final = 24  # of the jetty's column
MINUS: Final = "\N{MINUS SIGN}"
SHORT: Final = {  # what a seat has, in a word below its sign
    "dollar": N_("Dollars"),
    "pearl0": N_("White pearls"),
    "pearl1": N_("Black pearls"),
    "token0": N_("Light blue"),  # towel tokens
    "token1": N_("Orange"),
    "penalty0": N_("Penalties"),
    "crab": N_("Crabs"),
}


class Mark(NamedTuple):
    """Something on a towel: a penalty token, a towel token, a crab."""

    symbol: str
    x: int
    y: int
    number: int  # what a crab costs


class Towel(NamedTuple):
    """A towel on a beach or in the market."""

    id: str
    symbol: str
    x: int
    y: int
    turn: str  # a transform, where it is seen from the other side of the table
    moves: bool  # it lies there since the last turn of its seat
    label: str
    marks: Sequence[Mark]


class Bond(NamedTuple):
    """A match with the towel before, and how many steps it is worth."""

    x: int
    y: int
    steps: int


class Piece(NamedTuple):
    """An umbrella or a crab on the sand, by its middle."""

    id: str
    kind: str  # pearl, pattern or crab
    icons: Sequence[str]
    x: int
    y: int
    number: int  # of an open crab
    label: str
    tip: str


class Item(NamedTuple):
    """Something that a seat has, and how much of it."""

    icon: str
    name: str
    short: str
    amount: str
    tip: str
    lit: str


class Beach(NamedTuple):
    """The beach of one seat, with what the seat has."""

    seat: int
    label: str
    first: bool
    now: bool
    full: bool
    towels: Sequence[Towel]
    matched: Sequence[Bond]  # of the last towel
    sand: Sequence[Piece]
    purse: Sequence[Item]


class Shell(NamedTuple):
    """A seat's shell on a track."""

    id: str
    seat: int


class Ornament(NamedTuple):
    """The ornament of a track, with its towel tokens."""

    token: int
    left: int
    square: int
    tip: str


class Track(NamedTuple):
    """One of the five tracks."""

    pattern: int
    label: str
    squares: Sequence[Sequence[Shell]]  # by the square on which they lie
    landing: int  # the square to which what is picked would move the shell of who decides
    ornament: Ornament | None


class Board(NamedTuple):
    """The score board."""

    points: Sequence[int]  # by square
    tracks: Sequence[Track]


def column_at(column: int) -> int:
    """Return the left edge of a column."""
    return LEFT + CELL * column


def row_at(row: int) -> int:
    """Return the upper edge of a row; rows -1 and 0 are water."""
    return CELL * (row + 1)


@stays
def beach_of(seen: Maui, seat: int, teller: Teller) -> Beach:
    """Return the beach of a seat."""
    player = seen.players[seat]
    last = len(player.beach) - 1
    return Beach(
        seat,
        teller(N_("Beach of {name}"), name=teller.name("seat", seat)),
        seat == seen.first,
        seat == seen.seat,
        last == BOX.columns,
        [_towel(seen, seat, column, column == last, teller) for column in range(last + 1)],
        _matched(player),
        [_piece(seen, seat, column, teller) for column, piece in enumerate(player.sand) if piece],
        purse_of(seen, player, teller),
    )


# --- towels


def symbol_of(towel: int) -> str:
    """Return which drawing shows a towel."""
    return "t" + "".join(map(str, BOX.towels[towel]))


def turned_at(seen: Maui, seat: int, x: int, y: int) -> str:
    """Return how a towel is turned that a seat sees from its side of the table."""
    return f"rotate(180 {x + CELL // 2} {y + 3 * CELL // 2})" if seen.turned[seat] else ""


def patterns_told(teller: Teller, face: int) -> str:
    """Return the patterns of a face, from the ocean to the trees."""
    return ", ".join(teller.name("pattern", pattern) for pattern in SHOWN[face])


def rows_told(teller: Teller, top: int) -> str:
    """Return the rows of the beach on which a towel lies."""
    upper, lower = max(1, top), min(BOX.rows, top + 2)
    if upper == lower:
        return teller(N_("Row {row}"), row=upper)
    return teller(N_("Rows {upper} to {lower}"), upper=upper, lower=lower)


def _towel(seen: Maui, seat: int, column: int, last: bool, teller: Teller) -> Towel:
    laid = seen.players[seat].beach[column]
    x, y = column_at(column), row_at(laid.top)
    marks = _marks(seen, laid, column)
    label = f"{rows_told(teller, laid.top)}: {patterns_told(teller, FACES[seen.turned[seat]][laid.towel])}."
    if column:
        label = teller(N_("Column {column}. {what}"), column=column, what=label)
    if marks:
        label = " ".join([label, *_marks_told(laid, teller)])
    return Towel(f"towel-{laid.towel}", symbol_of(laid.towel), x, y, turned_at(seen, seat, x, y), last, label, marks)


def _marks(seen: Maui, laid: OnBeach, column: int) -> list[Mark]:
    if laid.blue == laid.orange == NONE and not laid.crab and 1 <= laid.top <= BOX.rows - 2:
        return []
    x = column_at(column)
    marks = [
        Mark("penalty0" if row < 1 else "penalty1", x, row_at(row), 0)
        for row in range(laid.top, laid.top + 3)
        if not 1 <= row <= BOX.rows
    ]
    for token, position in enumerate((laid.blue, laid.orange)):
        if position != NONE:
            marks.append(Mark(f"token{token}", x, row_at(laid.top + position), 0))
    if laid.crab:
        marks.append(Mark("crab", x, row_at(ROWS[seen.side][column]), laid.crab))
    return marks


def _marks_told(laid: OnBeach, teller: Teller) -> list[str]:
    told = []
    outside = max(0, 1 - laid.top, laid.top + 2 - BOX.rows)
    if outside:
        told.append(teller.count("{number} penalty token.", "{number} penalty tokens.", outside))
    for token, position in enumerate((laid.blue, laid.orange)):
        if position != NONE:
            told.append(
                teller(
                    N_("{token}: {position}."),
                    token=teller.name("token", token),
                    position=teller.name("blue", position),
                )
            )
    if laid.crab:
        told.append(teller.count("Sand crab: {number} point less.", "Sand crab: {number} points less.", laid.crab))
    return told


def _matched(player: Player) -> list[Bond]:
    """Return where the last towel matches the one before."""
    if len(player.beach) < 2:
        return []
    column, (before, last) = len(player.beach) - 1, player.beach[-2:]
    old = dict(enumerate(SHOWN[before.face], before.top))
    rows = [
        row
        for row, pattern in enumerate(SHOWN[last.face], last.top)
        if 1 <= row <= BOX.rows and pattern != INACTIVE and old.get(row) == pattern
    ]
    return [Bond(column_at(column), row_at(row) + CELL // 2, BOX.steps[row]) for row in rows]


# --- umbrellas and crabs


def _piece(seen: Maui, seat: int, column: int, teller: Teller) -> Piece:
    piece, row = seen.players[seat].sand[column], ROWS[seen.side][column]
    x, y = column_at(column) + CELL // 2, row_at(row) + CELL // 2
    if piece >= CRAB:
        kind, icons, number, tip = "crab", [], piece - CRAB, teller.explain("sand crab")
        name = teller(N_("Sand crab"))
        if number:
            name = teller.count("Sand crab: {number} point less.", "Sand crab: {number} points less.", number)
    elif piece >= PATTERN:
        pair = BOX.umbrella_patterns[piece - PATTERN]
        kind, icons, number, tip = "pattern", [f"i{pattern}" for pattern in pair], 0, teller.explain("pattern umbrella")
        name = teller(
            N_("Umbrella: {one} or {other}"), one=teller.name("track", pair[0]), other=teller.name("track", pair[1])
        )
    else:
        kind, icons, number = "pearl", [f"pearl{piece - PEARL}"], 0
        tip, name = teller.explain("pearl umbrella"), teller.name("pearl", piece - PEARL)
    label = teller(N_("Column {column}, row {row}: {name}"), column=column, row=row, name=name)
    return Piece(f"sand-{seat}-{column}", kind, icons, x, y, number, label, f"{name}. {tip}")


# --- what a seat has


def purse_of(seen: Maui, player: Player, teller: Teller) -> list[Item]:
    """Return what a seat has besides towels."""
    had = [("dollar", player.dollars, teller(N_("Sand dollars")), "sand dollar")]
    if seen.mode != "crabs":
        had += [
            (f"pearl{colour}", count, teller.name("pearl", colour), "pearl umbrella")
            for colour, count in enumerate(player.pearls)
        ]
    had += [
        (f"token{token}", count, teller.name("token", token), "towel token")
        for token, count in enumerate(player.tokens)
    ]
    had.append(("penalty0", player.penalties, teller(N_("Penalty tokens")), "penalty token"))
    if seen.mode != "base":
        had.append(("crab", -sum(laid.crab for laid in player.beach), teller(N_("Points for sand crabs")), "sand crab"))
    return [_item(icon, count, name, teller.explain(rule), teller) for icon, count, name, rule in had]


def _item(icon: str, count: int, name: str, rule: str, teller: Teller) -> Item:
    name, amount = name[:1].upper() + name[1:], f"{MINUS}{-count}" if count < 0 else str(count)
    lit = f"{icon[:-1]}-{icon[-1]}" if icon[-1].isdigit() else icon
    return Item(icon, name, teller(SHORT[icon]), amount, f"{name}: {amount}. {rule}", lit)


# --- the tracks


def board_of(seen: Maui, landing: Mapping[int, int], teller: Teller) -> Board:
    """Return the score board, with the squares by track to which what is picked would move shells."""
    tracks = range(len(BOX.patterns))
    return Board(seen.points, [_track(seen, track, landing.get(track, NONE), teller) for track in tracks])


@stays
def _track(seen: Maui, track: int, landing: int, teller: Teller) -> Track:
    squares: list[list[Shell]] = [[] for _ in seen.points]
    told = [teller.name("track", track) + ":"]
    for seat, player in enumerate(seen.players):
        square = player.shells[track]
        squares[square].append(Shell(f"shell-{seat}-{track}", seat))
        told.append(
            teller.count(
                "{name}: {number} point.",
                "{name}: {number} points.",
                seen.points[square],
                name=teller.name("seat", seat),
            )
        )
    ornament = None
    if ORNAMENTS[track] != NONE:
        token = ORNAMENTS[track]
        name = f"{teller.name('token', token)}: {seen.ornaments[token]}."
        tip = f"{name} {teller.explain('ornament')}"
        ornament = Ornament(token, seen.ornaments[token], ORNAMENT_SQUARES[track], tip)
    return Track(track, " ".join(told), squares, landing, ornament)
