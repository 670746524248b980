"""Positions of Maui for the tests, in a few readable lines: patterns are letters, towels are three of them.

Y yellow, P pink, B light blue, O orange, G green; a dot is a pattern that no longer counts.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import cast

from fivestars.games.maui import GAME
from fivestars.games.maui.bot.strategy import promising
from fivestars.games.maui.box import BOX, CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.lookup import face_of
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.games.maui.rules.player import CRAB, NOTHING, PATTERN, PEARL, OnBeach, Player
from fivestars.table.dice import Dice
from fivestars.table.game import Happening, Move
from fivestars.table.match import Match, Person, Setup

Y, P, B, O, G = range(5)  # noqa: E741  # O is orange here
LETTERS = "YPBOG."
WHITE, BLACK = PEARL, PEARL + 1
GREEN_BLUE, GREEN_ORANGE = PATTERN, PATTERN + 1  # the two kinds of pattern umbrella


def crab(penalty: int) -> int:
    """Return the crab of this penalty."""
    return CRAB + penalty


def patterns(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def face(letters: str) -> int:
    return face_of(patterns(letters))


def towel(letters: str) -> int:
    high, middle, low = patterns(letters)
    return BOX.towels.index((high, middle, low))


def table(
    mode: str = "base", seats: int = 2, seating: str = "same side", values: str = "hidden", seed: int = 1
) -> Maui:
    """Return a fresh table; seat 0 begins."""
    state = GAME.deal(seats, {"mode": mode, "seating": seating, "crab values": values}, 0, Dice(seed), GAME.edition)
    assert isinstance(state, Maui)
    return state


MARKET = ("YPB PBY BYP", "YOG OGY GOP")


def beach_up_to(edge: str, top: int, column: int, printed: str = "") -> list[OnBeach]:
    """Return the towels before this column, the last of them with this edge."""
    filler = OnBeach(towel("GOP"), BOX.start_top, face("GOP"))
    return [filler] * (column - 1) + [OnBeach(towel(printed or undotted(edge)), top, face(edge))]


def undotted(edge: str) -> str:
    """Return a towel that may have this edge: under the dots it shows patterns that are not on the edge."""
    others = iter(letter for letter in "GOBPY" if letter not in edge)
    return "".join(next(others) if letter == "." else letter for letter in edge)


def position(
    edge: str = "YPB",
    top: int = 3,
    column: int = 1,
    market: Sequence[str] = MARKET,
    dollars: int = 1,
    zones: Sequence[int] = (1, 1),
    tokens: Sequence[int] = (0, 0),
    sand: Mapping[int, int] | None = None,
    shells: Sequence[int] = (0, 0, 0, 0, 0),
    mode: str = "base",
    seating: str = "same side",
    seat: int = 0,
    printed: str = "",
) -> Maui:
    """Return a table at which this seat is to lay a towel in this column, next to this edge.

    `printed` is the towel of the edge, where it matters what lies under the dots.
    """
    state = table(mode, seating=seating)
    state.side = CRAB_SIDE if mode == "crabs" else UMBRELLA_SIDE
    state.market = [[towel(letters) for letters in line.split()] for line in market]
    shown = [number for line in state.market for number in line]
    state.bag = [number for number in range(len(BOX.towels)) if number not in shown]
    state.zones = list(zones)
    state.seat = seat
    me = state.players[seat]
    me.beach = beach_up_to(edge, top, column, printed)
    me.sand = [(sand or {}).get(column, NOTHING) for column in range(BOX.columns + 1)]
    me.dollars, me.tokens, me.shells = dollars, list(tokens), list(shells)
    state.prompt = "turn"
    return state


def lay(line: int, slot: int, top: int, track: int = NONE, blue: int = NONE, orange: int = NONE) -> Lay:
    """Return the move, without tokens and tracks unless told."""
    return Lay(line, slot, top, track, blue, orange)


def lays(state: Maui) -> list[Lay]:
    return [move for move in state.legal() if isinstance(move, Lay)]


def tops(state: Maui, line: int, slot: int) -> list[int]:
    """Return the heights at which the towel of this place may lie, whatever else is chosen."""
    return sorted({move.top for move in lays(state) if (move.line, move.slot) == (line, slot)})


def me(state: Maui, seat: int = 0) -> Player:
    return state.players[seat]


def after(state: Maui, *moves: Move) -> Maui:
    """Return a copy on which these moves have been played."""
    copy = state.copy()
    for move in moves:
        copy.play(move)
    return copy


def kinds(told: Sequence[Happening]) -> list[str]:
    return [type(event).__name__ for event in told]


def parts(state: Maui, seat: int = 0) -> dict[str, int]:
    return dict(state.standing().scores[seat].parts)


def played(until: Callable[[Maui], bool], choices: tuple[str, ...] = (), seats: int = 2, wild: float = 0.2) -> Match:
    """Return a match of players who mostly know what they do, as soon as it is as wanted."""
    options = tuple(next((value for value in one.values if value in choices), one.values[0]) for one in GAME.options)
    for seed in range(200):
        people = [Person(colour=seat) for seat in range(seats)]
        match, chance = Match(GAME, Setup("maui", 1, seats, options, seed, 0), people), Random(seed)
        while not match.over:
            state = cast("Maui", match.state)
            if until(state):
                return match
            legal = state.legal()
            match.play(chance.choice(legal) if chance.random() < wild else promising(state, legal)[0])
    raise AssertionError("no match comes to this position")
