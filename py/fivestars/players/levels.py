"""The levels, from one star to five: what each does to find its move. All others read them here.

The same brain judges for all of them. In each game the levels below the best err by so much as was fitted to make all
steps of one height (`SLIPS` of its bot): a move looks better or worse to them than it is. Where the best one is too far
ahead for that, those next to it think ahead like it, within a few steps (`AHEAD` of its bot). Where nothing was fitted,
the first ones look at a few moves only. `DIARY.md` says what was measured.
A link counts levels in digits, with 0 for a person: one level more needs another format of links (`table/notation.py`).
"""

from enum import Enum, auto
from typing import Final, NamedTuple


class Way(Enum):
    """How a move is found."""

    TASTE = auto()  # one move deep: some of the promising moves, or all, and the best-looking of them
    GLANCE = auto()  # every promising move, by what the table looks like after the turn
    SEARCH = auto()  # the same, and then the round is played on in the head, again and again


class Level(NamedTuple):
    """How strong a bot is."""

    way: Way
    tastes: int = 0  # where nothing was fitted


EVERY: Final = 10_000  # more moves than any game ever lists

LEVELS: Final = {
    1: Level(Way.TASTE, tastes=2),
    2: Level(Way.TASTE, tastes=5),
    3: Level(Way.TASTE, tastes=EVERY),
    4: Level(Way.GLANCE),
    5: Level(Way.SEARCH),
}
USUAL: Final = 3  # of the bots in the usual match
GENTLE: Final = 2  # of those in a first match
LEAST: Final = min(LEVELS)
BEST: Final = max(LEVELS)  # gives hints, and never errs on purpose
