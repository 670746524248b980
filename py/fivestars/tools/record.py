"""Recording: what follows from the sources and is kept beside them is made anew; the diff shows what changed."""

from fivestars.games import OPEN
from fivestars.tools import catalogues, golden, pictures, storefront


def record() -> None:
    """Collect the sentences, play the golden matches, and take the pictures anew."""
    catalogues.update()
    catalogues.compile_all()
    for game in OPEN:
        golden.record(game)
    for path in (*pictures.take(), *storefront.take()):
        print(path)
