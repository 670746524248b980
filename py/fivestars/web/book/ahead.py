"""What leads on from a book with nothing in it: to the game that it is of, or to the tour's next host."""

from typing import NamedTuple

from fivestars.table.words import N_
from fivestars.web.book.stars import tour
from fivestars.web.store.saves import Things
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


class Ahead(NamedTuple):
    """A way to a match."""

    label: str
    address: str
    level: int = 0  # of the host who waits there


def ahead_of(words: Tongue, kept: Things, game: str) -> Ahead | None:
    """Return the way to a match of a game, or of the one that comes next; None where every host is beaten."""
    if game:
        return Ahead(words(N_("Play {game}"), game=words(POSTERS[game].title)), f"setup/{game}")
    following = tour(words, kept).next
    if following is None:
        return None
    game, host = following
    label = words(N_("Next: {name}, {game}"), name=host.name, game=words(POSTERS[game].title))
    return Ahead(label, f"against-{host.level}/{game}", host.level)
