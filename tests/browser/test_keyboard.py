"""A match by keyboard alone: its beginning and its end, in the long run all of it; and the arrows on the board."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, met, pickable, sit_down
from fivestars.games import SHELF
from matches import link_to, match_at

pytestmark = pytest.mark.warm
PICKS = 6  # at the beginning and towards the end, where the run is not a long one


# Which key leads there, and how often it is pressed before one looks again: once for each thing between in the order.
WAY = """(selector) => {
  const [at, there] = [document.activeElement, document.querySelector(selector)];
  if (at.matches(selector)) return ["", 0];
  const back = at.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
  const [from, to] = back ? [there, at] : [at, there];
  const after = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const between = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((one) =>
    one.tabIndex >= 0 && !one.disabled && one.type !== "radio" && after(from, one) && after(one, to)
      && one.checkVisibility({ visibilityProperty: true }));
  return [back ? "Shift+Tab" : "Tab", between.length + 1];
}"""


def _tab_to(page: Page, selector: str, tabs: int = 80) -> None:
    """Press Tab, forwards or backwards, until the focus is on what is looked for."""
    while tabs > 0:
        way, times = page.evaluate(WAY, selector)
        if not way:
            return
        for _ in range(times):
            page.keyboard.press(way)
        tabs -= times
    pytest.fail(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_played_by_keyboard_only(page: Page, opened: Opens, game: str, long: bool) -> None:
    opened(ready="lobby")
    _tab_to(page, f'a[href="#setup/{game}"]')
    page.keyboard.press("Enter")
    page.locator('html[data-ready="setup"]').wait_for(state="attached")
    _tab_to(page, 'button[type="submit"]')
    page.keyboard.press("Enter")
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    played = _play(page, picks=1000 if long else PICKS)
    if played:
        match = match_at(game, levels=(0, *(1 for _ in range(SHELF[game].seats[0] - 1))))
        opened(link_to(match.until(len(match.moves) - PICKS)), ready="table")
        _tab_to(page, "#keep")
        page.keyboard.press("Enter")
        _play(page)
    expect(page.locator(".end")).to_be_visible()


def _play(page: Page, picks: int = 1000) -> bool:
    """Pick and confirm until the match is over or so many picks are made; tell whether it goes on."""
    chance = Random(7)
    while (what := met(page)) != "end":
        if what == "confirm":
            _tab_to(page, "#confirm")
        else:
            if not picks:
                return True
            picks -= 1
            wanted = pickable(page).nth(chance.choice([*what])).get_attribute("data-pick")
            _tab_to(page, f'[data-pick="{wanted}"]')
        page.keyboard.press("Enter")
    return False


def test_the_focus_is_not_lost_by_a_move(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    page.locator("#board [data-can]").first.focus()
    focused = page.evaluate("document.activeElement.id")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == focused


def test_the_arrows_move_over_the_board(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    page.locator("#crossing-0").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "crossing-1"


def test_the_space_bar_hurries_bots_and_what_they_do_lights_up(page: Page, opened: Opens) -> None:
    match = match_at("austria", levels=(0, 3, 3, 3), until=lambda state: state.seat == 1 and state.round == 2)
    opened(link_to(match), ready="table")
    page.locator("#pace").select_option("slow")
    page.evaluate("""() => {
      window.lit = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.lit.push(this); return animate.apply(this, how); };
    }""")
    page.locator("#keep").click()
    expect(page.locator("#board[data-ground]")).to_be_visible()
    page.wait_for_function("window.lit.some((thing) => thing.closest('[data-lit]'))")
    page.keyboard.press("Space")
    expect(page.locator("#board [data-can], #acts [data-pick]").first).to_be_visible(timeout=20_000)
    assert page.evaluate("scrollY") == 0
