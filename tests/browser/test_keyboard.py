"""A match by keyboard alone: its beginning and its end, in the long run all of it; and the arrows on the board."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, met, pickable, sit_down, tab_to
from fivestars.games import SHELF
from matches import link_to, match_at

pytestmark = pytest.mark.warm
PICKS = 4  # at the beginning and towards the end, where the run is not a long one


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_played_by_keyboard_only(page: Page, opened: Opens, game: str, long: bool) -> None:
    opened(ready="lobby")
    tab_to(page, f'a[href="#setup/{game}"]')
    page.keyboard.press("Enter")
    page.locator('html[data-ready="setup"]').wait_for(state="attached")
    tab_to(page, 'button[type="submit"]')
    page.keyboard.press("Enter")
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    played = _play(page, picks=1000 if long else PICKS)
    if played:
        match = match_at(game, levels=(0, *(1 for _ in range(SHELF[game].seats[0] - 1))))
        opened(link_to(match.until(len(match.moves) - PICKS)), ready="table")
        tab_to(page, "#keep")
        page.keyboard.press("Enter")
        _play(page)
    expect(page.locator(".end")).to_be_visible()


def _play(page: Page, picks: int = 1000) -> bool:
    """Pick and confirm until the match is over or so many picks are made; tell whether it goes on."""
    chance = Random(7)
    while (what := met(page)) != "end":
        if what == "confirm":
            tab_to(page, "#confirm")
        else:
            if not picks:
                return True
            picks -= 1
            wanted = pickable(page).nth(chance.choice([*what])).get_attribute("data-pick")
            tab_to(page, f'[data-pick="{wanted}"]')
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
