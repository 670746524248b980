"""Recording: what follows from the sources and is kept beside them is made anew; the diff shows what changed."""

from fivestars.games import SHELF
from fivestars.tools import catalogues, golden, pictures, storefront


def record() -> None:
    """Collect the sentences, play the golden matches, and take the pictures anew."""
    catalogues.update()
    catalogues.compile_all()
    for game in SHELF:
        golden.record(game)
    for path in (*pictures.take(), *storefront.take()):
        print(path)
