"""Recording: what follows from the sources and is kept beside them is made anew; the diff shows what changed."""

from collections.abc import Sequence

from fivestars.games import SHELF
from fivestars.tools import catalogues, golden, pictures, storefront


def record(games: Sequence[str] = ()) -> None:
    """Collect all sentences; play golden matches and take pictures of these games anew, or of all."""
    catalogues.update()
    catalogues.compile_all()
    for game in games or SHELF:
        golden.record(game)
    taken = pictures.take(games or SHELF)
    for path in taken if games else [*taken, *storefront.take()]:
        print(path)
