"""What a guide's picture shows: which position of which match, and what is pressed before it is taken.

A game has them as `SHOTS` in its `guide/pictures.py`; `tools/pictures.py` takes them, and measures where the things lie
to which a picture has numbers. None of it is on the page.
"""

import json
import struct
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, NamedTuple

from fivestars.table.game import AnyGame, Move, State
from fivestars.table.match import Match, Person, Setup


class Press(NamedTuple):
    """A press on the first or the last thing that a CSS selector finds: once, or until another thing is shown."""

    thing: str
    until: str = ""
    last: bool = False


class Picture(NamedTuple):
    """A picture that was taken: its measures, and where its numbers lie, as shares of these."""

    width: int
    height: int
    marks: tuple[tuple[float, float], ...]


CALLOUTS: Final = "callouts.json"  # beside the pictures: where their numbers lie, by their names
_MEASURES: Final = slice(16, 24)  # of the first part of a PNG


def pictures_of(folder: Traversable) -> Mapping[str, Picture]:
    """Return the pictures that were taken for the guide in a folder, by name."""
    callouts = folder / CALLOUTS
    marks = json.loads(callouts.read_text("utf-8")) if callouts.is_file() else {}
    found = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        name, _, suffix = path.name.partition(".")
        if suffix == "png":
            width, height = struct.unpack(">II", path.read_bytes()[_MEASURES])
            found[name] = Picture(width, height, tuple((x, y) for x, y in marks.get(name, ())))
    return found


def nothing(_: State) -> Sequence[Press]:
    """Press nothing."""
    return ()


def by_chance(state: State, chance: Random) -> Move:
    """Choose any legal move."""
    return chance.choice(state.legal())


class Shot(NamedTuple):
    """A picture: of which position, and what is done before it is taken."""

    name: str  # of the file, without `.png`
    seed: int
    until: Callable[[State], bool]
    presses: Callable[[State], Sequence[Press]] = nothing
    hover: Press | None = None  # where the pointer then rests
    of: str = ".map"  # the part of the page that is taken
    seats: int = 0  # the fewest, where nothing is said
    size: tuple[int, int] = (1000, 660)
    options: tuple[str, ...] = ()  # chosen values; the usual ones where none is named
    choose: Callable[[State, Random], Move] = by_chance
    marks: tuple[str, ...] = ()  # CSS selectors of the things that get numbers, in the order of the captions


class NeverComes(ValueError):
    """A match never comes to the position of its picture."""


def played(box: AnyGame, shot: Shot) -> Match:
    """Return the match of a picture, played to its position; raise NeverComes where it ends before."""
    chance, seats = Random(shot.seed), shot.seats or box.seats[0]
    options = tuple(
        next((value for value in option.values if value in shot.options), option.values[0]) for option in box.options
    )
    people = [Person(colour=seat) for seat in range(seats)]
    match = Match(box, Setup(box.id, box.edition, seats, options, shot.seed, 0), people)
    while not shot.until(match.state):
        if match.over:
            raise NeverComes(f"the match with seed {shot.seed} ends before it comes to what {shot.name}.png shows")
        match.play(shot.choose(match.state, chance))
    return match
