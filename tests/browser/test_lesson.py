"""Lessons in a browser: gone through by mouse, by keys alone and by names alone, in each language, left and resumed.

A visit on CPython takes the same steps, and tells what the page must show after each.
"""

import json
from collections.abc import Callable
from html import unescape
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.steps import Opens, hit, tab_to, violations
from fivestars.games import SHELF
from fivestars.table.lesson import Teaching, is_wanted
from fivestars.web.match.picking import parts_of, parts_read
from visit import Visit

pytestmark = pytest.mark.warm

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
# What can be pressed and what is asked are as they should be.
SAME: Final = """([picks, ids, asked]) => {
  const told = (text) => text.replace(/\\s+/g, "");
  const there = [...document.querySelectorAll("[data-pick]")].map((one) => one.dataset.pick);
  return document.getElementById("ask") && told(document.getElementById("ask").textContent) === told(asked)
    && String(there) === String(picks)
    && ["story", "next-step", "confirm"].every((id) => Boolean(document.getElementById(id)) === ids.includes(id));
}"""
# What a selector finds and is shown: its numbers, ids, what it is called, and which part it picks.
SHOWN: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((at, number) => {
  const { width } = at.getBoundingClientRect();
  const name = at.getAttribute("aria-label") ?? at.textContent.replace(/\\s+/g, " ").trim();
  const shown = width && at.checkVisibility({ visibilityProperty: true }) && !at.closest("[aria-hidden=true]");
  return shown ? [[number, at.id, name, at.dataset.pick]] : [];
})"""
# The first thing that a step speaks of and that is shown: whether its middle is in view, and not behind the question.
IN_VIEW: Final = """() => {
  const shown = (one) => !one.matches("label") && one.getBoundingClientRect().width
  const there = [...document.querySelectorAll("[data-spoken]")].find(shown);
  if (!there) return true;
  const { x, y, width, height } = there.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(at && !at.closest(".prompt, .bar, .strip"));
}"""

FITS: Final = """() => {
  const { scrollHeight, clientHeight } = document.getElementById("ask");
  return scrollHeight <= clientHeight + 1;
}"""


class Journey:
    """Somebody who goes through a lesson on the page, and a visit that goes the same way."""

    def __init__(self, page: Page, opened: Opens, game: str, language: str, manner: str) -> None:
        self.page, self.opened, self.game, self.manner = page, opened, game, manner
        settings = {"speed": "none", "coach": False, "warnings": "off", "language": language}
        page.evaluate("(text) => localStorage.setItem('five-stars:settings', text)", json.dumps(settings))
        self.visit = Visit(**settings)  # type: ignore[arg-type]  # as the settings are
        self._open(f"lesson/{game}")

    @property
    def lesson(self) -> Teaching:
        """The lesson as it stands."""
        there = self.visit.page.model.sitting
        assert there
        assert there.teaching, "no lesson is given"
        return there.teaching

    def _open(self, address: str) -> None:
        self.visit.open(address)
        self.opened(f"#{address}", ready=self.visit.screen)
        self.settle()

    def settle(self) -> None:
        """Wait until the page shows what the visit shows; skip a story that is told then."""
        if self.visit.screen != "table":
            return
        picks = [unescape(thing["data-pick"]) for thing in self.visit.all("[data-pick]")]
        ids = [id_ for id_ in ("story", "next-step", "confirm") if self.visit.count(f"#{id_}")]
        self.page.wait_for_function(SAME, arg=[picks, ids, self.visit.text("#ask")])
        if "story" in ids:
            self.page.keyboard.press("Escape")
            self.visit.escape()
            self.settle()

    def leave_and_return(self) -> None:
        """Go to the lobby, and back to the lesson."""
        self._open("")
        self._open(f"lesson/{self.game}")

    def press(self, selector: str) -> None:
        """Press what a selector finds, here and there."""
        shown = self.page.evaluate(SHOWN, selector)
        assert shown, f"{selector} is not shown"
        number, id_, name, part = shown[0]
        if self.manner == "mouse":
            hit(self.page, selector, number)
        elif self.manner == "keys":
            tab_to(self.page, f"#{id_}" if id_ else selector)
            self.page.keyboard.press("Enter")
        else:
            parts = {other[3] for other in self.page.evaluate(SHOWN, "button, [role=button]") if other[2] == name}
            assert parts == {part}, f"something else is called {name}, too"
            self.page.get_by_role("button", name=name, exact=True).first.click()
        self.visit.press(selector)

    def go_on(self) -> None:
        """Do the next thing that the lesson wants."""
        there, wish = self.visit.page.model.sitting, self.lesson.wish
        assert there
        if self.visit.count("#next-step, #confirm"):
            self.press("#next-step" if self.visit.count("#next-step") else "#confirm")
        else:
            assert wish, f"nobody goes on at step {self.lesson.number + 1}"
            wanted = parts_of(next(move for move in there.match.state.legal() if is_wanted(move, wish)))
            picked = there.picks.items()
            self.press(self._thing(lambda part: part.items() <= wanted and not part.items() <= picked))
        self.settle()

    def _thing(self, fits: Callable[[Any], bool]) -> str:
        """Return how to find a thing that is shown and has a part that fits; empty where there is none."""
        parts = [unescape(thing["data-pick"]) for thing in self.visit.all("[data-pick]")]
        fitting = (f'[data-pick="{part}"]' for part in parts if fits(parts_read(part)))
        return next((one for one in fitting if self.page.evaluate(SHOWN, one)), "")

    def pick_wrong(self) -> bool:
        """Pick something else than what is wanted, where there is something else: it is refused with the reason."""
        there, wish = self.visit.page.model.sitting, self.lesson.wish
        assert there
        if wish is None:
            return False
        wanted = [parts_of(move) for move in there.match.state.legal() if is_wanted(move, wish)]
        other = self._thing(lambda part: not any(part.items() <= move for move in wanted))
        if not other:
            return False
        self.press(other)
        expect(self.page.locator("#note")).to_have_text(self.visit.note)
        assert self.visit.note == self.visit.page.model.words(self.lesson.step.instead)
        return True


# What a usual run goes through; a long one goes every way through every lesson.
TELLING: Final = {("maui", "ru", "names"), ("overbooking", "en", "mouse")}
EVERY: Final = [
    (game, language, manner)
    for game in SHELF
    for language in ("en", "ru", "uk")
    for manner in ("mouse", "keys", "names")
]


@pytest.fixture
def way(request: pytest.FixtureRequest, long: bool) -> tuple[str, str, str]:
    """Return a game, a language and a manner; asked for before the page, it keeps that from being made for nothing."""
    chosen: tuple[str, str, str] = request.param
    if not long and chosen not in TELLING:
        pytest.skip("in a long run")
    return chosen


@pytest.mark.parametrize("way", EVERY, indirect=True, ids="-".join)
def test_a_lesson_is_gone_through(way: tuple[str, str, str], page: Page, opened: Opens, long: bool) -> None:
    game, language, manner = way
    if manner == "mouse":
        page.set_viewport_size(PHONE)
    journey = Journey(page, opened, game, language, manner)
    refused, last, half = 0, -1, len(journey.lesson.lesson.steps) // 2
    while not journey.lesson.is_last:
        if journey.lesson.number != last:
            last = journey.lesson.number
            page.wait_for_function(IN_VIEW)
            assert page.evaluate(FITS), journey.visit.text("#ask")
            refused += journey.pick_wrong()
            if last == half:
                page.mouse.move(1, 1)  # what lies below it may explain itself
                assert violations(page) == []
            if long or last == half:
                journey.leave_and_return()
        journey.go_on()
    assert refused
    journey.press("#next-step")
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()
