"""Kills a browser at random moments of a match that bots play, and counts the moves that it had shown and lost.

PYTHONPATH=py:tests python -m kills chromium 200
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, Protocol

from playwright.sync_api import Error, Page, sync_playwright

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import from_json, to_link
from fivestars.tools.browser import COMPILE_ONCE, FLAGS, found_for_tests
from fivestars.tools.build import build
from fivestars.tools.serve import HOST, server
from fivestars.tools.webdriver import Refused, firefox_with, running

PATIENCE: Final = 60.0  # seconds
LONGEST: Final = 4.0  # seconds that a match goes on before the browser is killed
QUICK: Final = '{"speed": "none", "pace": "at-once"}'
KEPT: Final = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('five-stars:match:')))"
SHOWN: Final = "Number(document.querySelector('#lines [data-do^=show-moment]')?.textContent ?? 0)"
READY: Final = "document.documentElement?.dataset.ready ?? ''"
SIT_DOWN: Final = "(document.getElementById('keep')?.click(), location.hash.startsWith('#match/'))"


class Driver(Protocol):
    """What a browser is asked here."""

    def go(self, address: str) -> None: ...
    def evaluate(self, expression: str) -> Any: ...


class Lost(NamedTuple):
    """What one kill took: moves that had been shown, and matches."""

    shown: int
    moves: int
    matches: int


class Chromium:
    """A page of Chromium."""

    def __init__(self, page: Page) -> None:
        self.evaluate = page.evaluate
        self._page = page

    def go(self, address: str) -> None:
        self._page.goto(address)


@contextmanager
def chromium_with(profile: Path) -> Iterator[Driver]:
    """Start Chromium with a profile; in the end it is killed."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    asked = ("--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank")
    with sync_playwright() as playwright, running(found_for_tests(), *FLAGS, COMPILE_ONCE, *asked):
        while not port.exists() or "\n" not in port.read_text():
            sleep(0.02)
        number = port.read_text().split()[0]
        browser = playwright.chromium.connect_over_cdp(f"http://{HOST}:{number}")
        yield Chromium(browser.contexts[0].pages[0])


BROWSERS: Final[Mapping[str, Callable[[Path], AbstractContextManager[Driver]]]] = {
    "chromium": chromium_with,
    "firefox": firefox_with,
}


def kills(which: str, times: int, seed: int) -> Iterator[Lost]:
    """Kill a browser so many times, each in another match, and tell what each took."""
    chance = Random(seed)
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, server(build()) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        site = f"http://{HOST}:{serving.server_address[1]}/"
        there, shown, name = dict[str, int](), 0, ""
        for time in range(times + 1):
            with BROWSERS[which](Path(profile)) as driver:
                driver.go(site)
                _until(lambda: driver.evaluate(READY) == "lobby", "the lobby")
                kept = _kept(driver)
                if time:
                    gone = [id_ for id_, moves in there.items() if kept.get(id_, -1) < moves]
                    lost = shown - kept.get(name, 0)
                    yield Lost(shown, max(0, lost), len(gone) + (shown > 1 and name not in kept))
                if time < times:
                    there = kept
                    name, shown = _play(driver, chance)
        serving.shutdown()


def _play(driver: Driver, chance: Random) -> tuple[str, int]:
    """Let bots play until the browser is to be killed; return the match, and how many moves it has shown."""
    game = SHELF[chance.choice(list(SHELF))]
    seats = game.seats[0]
    options = tuple(chance.choice(option.values) for option in game.options)
    people = [Person(colour=seat, level=1) for seat in range(seats)]
    match = Match(game, Setup(game.id, game.edition, seats, options, chance.randrange(10**9), 0), people)
    driver.evaluate(f"localStorage.setItem('five-stars:settings', {json.dumps(QUICK)})")
    driver.evaluate(f"location.hash = 'link/{to_link(match, SHELF)}'")
    _until(lambda: driver.evaluate(SIT_DOWN), "a seat")
    name = driver.evaluate("location.hash").removeprefix("#match/")
    _until(lambda: driver.evaluate(SHOWN), "a move")
    sleep(chance.uniform(0, LONGEST))
    return name, driver.evaluate(SHOWN)


def _kept(driver: Driver) -> dict[str, int]:
    """Return how many moves each kept match has; a damaged one has none."""
    texts: Mapping[str, str] = driver.evaluate(KEPT)
    return {key.removeprefix("five-stars:match:"): _moves(text) for key, text in texts.items()}


def _moves(text: str) -> int:
    try:
        return len(from_json(json.loads(text)[4], SHELF).moves)
    except ValueError:
        return -1


def _until(look: Callable[[], Any], what: str) -> None:
    end = monotonic() + PATIENCE
    while not _looked(look):
        assert monotonic() < end, f"waited for {what} in vain"
        sleep(0.02)


def _looked(look: Callable[[], Any]) -> Any:
    try:
        return look()
    except (Error, Refused):  # the page is just being left
        return None


if __name__ == "__main__":
    which, times = sys.argv[1], int(sys.argv[2])
    lost = []
    for one in kills(which, times, int(sys.argv[3]) if len(sys.argv) > 3 else 1):
        lost.append(one)
        print(f"{len(lost)}: {one}", file=sys.stderr, flush=True)
    figures = {
        "browser": which,
        "kills": len(lost),
        "moves shown": sum(one.shown for one in lost),
        "moves lost": sum(one.moves for one in lost),
        "most at once": max(one.moves for one in lost),
        "matches gone": sum(one.matches for one in lost),
    }
    print(json.dumps(figures))
