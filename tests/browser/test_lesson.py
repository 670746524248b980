"""A lesson in a browser: gone through by keyboard alone, and axe finds nothing on a board of which a part is dimmed."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, tab_to, violations
from fivestars.games import SHELF
from fivestars.web.match.teaching import lesson_of

pytestmark = pytest.mark.warm

MARKED = "[data-hinted][data-pick]:not([data-picked])"
STEPS = 80  # presses: no lesson takes more


def _press(page: Page, selector: str) -> None:
    """Press a thing by the keyboard, and wait until the page has answered."""
    before = page.locator(".table").inner_html()
    tab_to(page, selector)
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelector('.table').innerHTML !== before", arg=before)


def _next(page: Page) -> None:
    """Do what the lesson asks for: read on, skip a story, confirm, or pick what the hint marks."""
    if page.locator("#story").count():
        page.keyboard.press("Escape")
        expect(page.locator("#story")).to_have_count(0)
        return
    page.locator(f"#next-step, #confirm, {MARKED}, #hint:not([aria-disabled])").first.wait_for()
    wanted = next((one for one in ("#next-step", "#confirm", MARKED) if page.locator(one).count()), "#hint")
    _press(page, wanted)


@pytest.mark.parametrize("game", ["maui", "austria"])
def test_a_lesson_is_gone_through_by_keyboard_only(page: Page, opened: Opens, game: str) -> None:
    opened(f"#lesson/{game}", ready="table")
    last = f"{len(lesson_of(SHELF[game]).steps)} of"
    looked = False
    for _ in range(STEPS):
        if last in page.locator(".lesson").inner_text().replace("step ", ""):
            break
        if not looked and page.locator("[data-spoken]").count():
            assert violations(page) == []
            looked = True
        _next(page)
    assert looked
    _press(page, "#next-step")
    expect(page.locator(".lesson")).to_have_count(0)
