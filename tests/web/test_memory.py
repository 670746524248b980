"""What a picture of Python's memory holds is drawn once before it is taken, and nothing of it is anybody's."""

import sys

from fivestars.games import SHELF
from fivestars.web.memory import warm
from visit import Visit


def test_everything_is_drawn_once_and_nothing_of_it_shows_later() -> None:
    warm()
    assert all(f"fivestars.games.{game}.board" in sys.modules for game in SHELF)
    visit = Visit()
    assert visit.slots == []
    assert visit.count(".entry") == 0
    for game in SHELF:
        visit.open(f"setup/{game}").press("button[type=submit]")
        assert visit.count("#board") == 1
        assert visit.count(".end") == 0
