"""The book and the lobby of somebody who has played for years: five thousand finished matches on the device."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import cycle, islice
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.tools.bench_page import LOBBY, PATIENCE, REPEATS, WATCH, page_in, served, settle
from fivestars.tools.build import build
from fivestars.tools.figure import Figure
from fivestars.web.book.counting import finished_of
from fivestars.web.book.tally import keep_tally
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import Memory, Saves, Slot

MATCHES: Final = 5_000
BOOK: Final = 500.0  # milliseconds
DEALS: Final = 6  # matches of each game that are played out; the rest are these again, on other days
HOUR: Final = 3_600_000
KEEP: Final = "(things) => { for (const [key, text] of Object.entries(things)) localStorage.setItem(key, text); }"
# Follows the link to the book, and tells how long it took until the book was painted.
OPEN: Final = """async () => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const begun = performance.now();
  document.querySelector('a[href="#book/"]').click();
  while (document.documentElement.dataset.ready !== "book") await painted();
  await painted();
  return performance.now() - begun;
}"""


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what can be measured here, by name."""
    return {"book": book, "book-lobby": lobby}


def book() -> Figure:
    """Measure how long the book takes to open, counted by nobody yet since the page began."""
    value = median(visit["book"] for visit in _visits())
    return Figure("book", value, "ms", None, BOOK, value <= BOOK)


def lobby() -> Figure:
    """Measure when the lobby can be read by somebody who comes back to so many matches."""
    value = median(visit["lobby"] for visit in _visits())
    return Figure("book-lobby", value, "ms", None, LOBBY, value <= LOBBY)


@cache
def _visits() -> list[dict[str, float]]:
    """Come back several times to a browser that keeps so many matches, and open the book each time."""
    with served(build()) as address, TemporaryDirectory() as profile:
        with page_in(profile) as page:
            _open(page, address)
            page.evaluate(KEEP, history())
            settle(page)
        return [_visit(profile, address) for _ in range(REPEATS)]


def _visit(profile: str, address: str) -> dict[str, float]:
    with page_in(profile) as page:
        page.add_init_script(WATCH.replace("READY", '"lobby"'))
        _open(page, address)
        times: dict[str, float] = page.evaluate("window.seen")
        assert page.locator("#all-matches").inner_text().endswith(f"{MATCHES}"), "the browser keeps them all"
        return {**times, "book": page.evaluate(OPEN)}


def _open(page: Any, address: str) -> None:
    page.goto(address, wait_until="commit")
    page.locator('html[data-boot="up"][data-ready="lobby"]').wait_for(state="attached", timeout=PATIENCE)


def history() -> dict[str, str]:
    """Return what a browser keeps of so many matches, by key."""
    saves = Saves(Memory(), "bench")
    for game in SHELF:
        row = [_finished(game, seed) for seed in range(DEALS)]
        days = islice(enumerate(cycle(row)), MATCHES // len(SHELF))
        saves.add_finished(game, [one._replace(id=f"{game}-{day:08x}", at=(day + 1) * HOUR) for day, one in days])
        keep_tally(saves, game)
    return dict(saves.things())


def _finished(game: str, seed: int) -> Finished:
    box, chance = SHELF[game], Random(seed)
    seats = box.seats[0]
    people = [Person("Anna" if seat == 0 else "", seat, 0 if seat == 0 else 3) for seat in range(seats)]
    match = Match(box, Setup(game, box.edition, seats, box.usual(), seed, 0), people)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[int(chance.random() * len(legal))])
    return finished_of(Slot("", "", 0, "", ""), match)
