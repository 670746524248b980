"""One journey through every kind of browser, with `--browsers` only: they are fetched for it.

Chromium is watched from outside, as everywhere here; the others tell what the page itself can hear.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, Protocol

import pytest
from playwright.sync_api import Page

from browser.steps import FORGET, QUICK
from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import from_json, to_link
from fivestars.tools.trouble import Trouble
from fivestars.tools.webdriver import DRIVERS

MOVES = 10
KEPT = "Object.entries(localStorage).find(([key]) => key.startsWith('five-stars:match:'))[1]"
STORY = "#story-skip"
# What somebody may do now: skip a story, confirm what is shown, or pick something; nothing while a bot thinks.
MAY = """(() => {
  const named = document.querySelector("#story-skip, #confirm");
  if (named) return [`#${named.id}`];
  const things = document.querySelectorAll("#board [data-can], #acts [data-pick]");
  return [...things].map((at) => `#${at.closest("#board, #acts").id} [data-pick="${CSS.escape(at.dataset.pick)}"]`);
})()"""


class Driver(Protocol):
    """What a journey asks of a browser."""

    def go(self, address: str) -> None: ...
    def reload(self) -> None: ...
    def wait(self, css: str) -> None: ...
    def click(self, css: str) -> None: ...
    def evaluate(self, expression: str) -> Any: ...
    def wrong(self) -> list[str]: ...


class Chromium:
    """Chromium, as the other tests drive it."""

    def __init__(self, page: Page, wrong: list[str]) -> None:
        self.evaluate, self.click = page.evaluate, page.click
        self._page, self._wrong = page, wrong

    def go(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def wait(self, css: str) -> None:
        self._page.locator(css).first.wait_for(state="attached")

    def wrong(self) -> list[str]:
        return self._wrong


@pytest.fixture(params=["chromium", *DRIVERS])
def driver(request: pytest.FixtureRequest, wrong: list[str]) -> Iterator[Driver]:
    """Start a browser."""
    if request.param == "chromium":
        yield Chromium(request.getfixturevalue("page"), wrong)
        return
    with ExitStack() as stack:
        try:
            driver = stack.enter_context(DRIVERS[request.param]())
        except Trouble as trouble:
            pytest.fail(str(trouble), pytrace=False)
        yield driver


def _play(driver: Driver) -> int:
    """Pick like a player until so many moves are made, kept, and answered by the bots; return how many there are."""
    chance = Random(1)
    while _moment(driver) < MOVES:
        driver.click(chance.choice(_choices(driver)))
    _choices(driver)
    moves = _moment(driver)
    driver.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))")
    assert len(_kept(driver).moves) == moves, "a move was not kept, or a bot moved though a person had to decide"
    return moves


def _choices(driver: Driver) -> list[str]:
    """Wait until a person has to decide, and return where. A story is skipped: a bot may wait for its end."""
    while True:
        driver.wait(f"{STORY}, #confirm, #board [data-can], #acts [data-pick]")
        found = list(driver.evaluate(MAY))
        if found == [STORY]:
            driver.click(STORY)
        elif found:
            return found


def _moment(driver: Driver) -> int:
    """Return how many moves the log tells of."""
    moment = driver.evaluate("document.querySelector('#lines [data-do^=show-moment]')?.textContent ?? 0")
    return int(moment)


def _kept(driver: Driver) -> Match:
    return from_json(json.loads(driver.evaluate(KEPT))[4], SHELF)


@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_begun_left_resumed_and_handed_on(driver: Driver, site: str, game: str) -> None:
    driver.go(site)
    driver.evaluate(f"localStorage.setItem('five-stars:settings', {json.dumps(QUICK)})")
    driver.wait('html[data-ready="lobby"]')
    driver.reload()
    driver.wait('html[data-ready="lobby"]')
    driver.click(f'a[href="#setup/{game}"]')
    driver.click('button[type="submit"]')
    moves = _play(driver)

    driver.reload()
    _choices(driver)
    assert _moment(driver) == moves, "a reload lost moves"

    driver.click('.bar a[href="#"]')
    driver.wait('html[data-ready="lobby"]')
    driver.click(f'.poster-{game} a[href^="#match/"]')
    _choices(driver)
    assert _moment(driver) == moves, "the way through the lobby lost moves"

    link = to_link(_kept(driver), SHELF)
    driver.evaluate(FORGET)
    driver.go(f"{site}?again#link/{link}")
    driver.click("#keep")
    _choices(driver)
    assert _moment(driver) == moves, "the link lost moves"
    assert driver.wrong() == []


def test_a_driver_hears_what_goes_wrong(driver: Driver, site: str) -> None:
    driver.go(site)
    driver.wait("html[data-ready]")
    for doing in ("console.error('said aloud')", "throw new Error('thrown')", "fetch('http://localhost:9/')"):
        driver.evaluate(f"setTimeout({json.dumps(doing)})")
    driver.evaluate("new Promise((resolve) => setTimeout(resolve, 300))")
    heard = "\n".join(driver.wrong())
    driver.wrong().clear()
    assert "console: said aloud" in heard
    assert "thrown" in heard
    assert "policy: connect-src" in heard
