"""Stars to be earned: five a game, one for each host who was beaten there by the usual rules; and medals.

All of them together are the tour. They are read off the history, so that one which a backup brings brings them along.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.book.tally import Tally, tally_of
from fivestars.web.store.saves import Things
from fivestars.web.words.hosts import BY_THE_BOX, HOSTS
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

ALL: Final = len(SHELF) * len(HOSTS)
NUMERALS: Final = ("I", "II", "III", "IV", "V")


class Mark(NamedTuple):
    """A star or a medal: which it is, and whether it was earned."""

    level: int
    name: str
    earned: bool


class Poster(NamedTuple):
    """What was earned on a game's poster."""

    game: str
    stars: tuple[Mark, ...]
    medals: tuple[Mark, ...]  # of the box's own opponent, where a game has one
    told: tuple[str, str]  # how many of both, for who does not see them

    @property
    def lit(self) -> tuple[Mark, ...]:
        """Return the stars that were earned."""
        return tuple(star for star in self.stars if star.earned)


class Tour(NamedTuple):
    """All games: what was earned on each, and what is next."""

    posters: tuple[Poster, ...]
    next: tuple[str, Mark] | None  # a game and the star to be earned there; None: all of them are

    @property
    def lit(self) -> int:
        """Return how many stars were earned."""
        return sum(len(poster.lit) for poster in self.posters)


class Earned(NamedTuple):
    """What a match has earned that was not there before it."""

    sentences: tuple[str, ...]
    faces: tuple[int, ...]
    lit: int  # stars of the tour, with these


NOTHING: Final = Tally()


def poster_of(words: Tongue, game: str, tally: Tally = NOTHING) -> Poster:
    """Return what was earned on a game's poster."""
    stars = [Mark(level, words(host.name), level in tally.beaten) for level, host in HOSTS.items()]
    medals = [Mark(level, NUMERALS[level - 1], level in tally.medals) for level in range(1, POSTERS[game].medals + 1)]
    return Poster(game, tuple(stars), tuple(medals), (_stars_told(words, stars), _medals_told(words, medals)))


def _stars_told(words: Tongue, stars: Sequence[Mark]) -> str:
    names = [star.name for star in stars if star.earned]
    told = words.count("{number} star of {most}", "{number} stars of {most}", len(names), most=len(stars))
    return f"{told}: {', '.join(names)}" if names else told


def _medals_told(words: Tongue, medals: Sequence[Mark]) -> str:
    won = sum(medal.earned for medal in medals)
    return words.count("{number} medal of {most}", "{number} medals of {most}", won, most=len(medals))


def tour(words: Tongue, kept: Things | None = None, played: Collection[str] = ()) -> Tour:
    """Return the tour as it stands: next is the lowest level that waits, in a game that was played if there is one."""
    posters = tuple(poster_of(words, game, tally_of(kept, game) if kept else NOTHING) for game in SHELF)
    waiting = [(poster.game, star) for poster in posters for star in poster.stars if not star.earned]
    following = min(waiting, key=lambda one: (one[1].level, one[0] not in played), default=None)
    return Tour(posters, following)


def earned_since(words: Tongue, before: Tally, kept: Things, game: str, rival: str) -> Earned | None:
    """Return what was earned in a game since its tally was this; None where that is nothing."""
    now = tally_of(kept, game)
    levels, medals = _new(before.beaten, now.beaten), _new(before.medals, now.medals)
    if not levels + medals:
        return None
    title = words(POSTERS[game].title)
    stars = [
        words(N_("{name} is beaten: a new star for {game}."), name=words(HOSTS[level].name), game=title)
        for level in levels
    ]
    won = [words(N_("{name} is beaten at level {number}: a new medal."), name=rival, number=level) for level in medals]
    return Earned((*stars, *won), (*levels, *([BY_THE_BOX] * len(medals))), tour(words, kept).lit)


def _new(before: Sequence[int], now: Sequence[int]) -> list[int]:
    return [level for level in now if level not in before]
