"""The table of Grand Austria Hotel fits where it is played: on a phone and on a desk."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, sit_down
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.moves import MoveIn, Play
from fivestars.table.game import State
from matches import match_at

pytestmark = pytest.mark.warm


def _open(page: Page, opened: Opens, round_: int, seats: int) -> None:
    """Sit down where a turn of this round begins, among players who mostly know what they do: their tables are full."""
    match, chance = match_at("austria", levels=(0,) * seats, until=lambda _: True), Random(1)
    state = match.state
    while (state.round, state.prompt) != (round_, "begin"):
        assert isinstance(state, Austria)
        legal = state.legal()
        keen = [move for move in legal if isinstance(move, Play | MoveIn)]
        match.play((keen or promising(state, legal))[0] if chance.random() < 0.8 else chance.choice(legal))
        state = match.state
    sit_down(opened, match)
    if page.locator("#uncover").count():
        page.locator("#uncover").click()


def test_on_a_phone_everything_is_large_enough_for_a_thumb(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    _open(page, opened, round_=3, seats=3)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.vienna [role="button"]')].filter((thing) => {
             const box = thing.getBoundingClientRect();
             return box.width && (box.width < 43.5 || box.height < 43.5);
           }).map((thing) => thing.id)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator(".others")).to_be_hidden()
    page.locator(".others-label").click()
    expect(page.locator(".others .other")).to_have_count(2)
    expect(page.locator(".others")).to_be_visible()


# What of the other hotels is cut: a face alone is a part of a portrait, and a name may end in dots.
CUT_HOTELS = """() => [...document.querySelectorAll(".other, .other *")].flatMap((at) => {
  if (at.closest("svg, .unseen") || at.matches(".crew > *, .name, .seat") || !at.checkVisibility()) return [];
  const { overflowX, overflowY } = getComputedStyle(at);
  const cut = overflowX !== "visible" && at.scrollWidth > at.clientWidth + 1
    || overflowY !== "visible" && at.scrollHeight > at.clientHeight + 1;
  return cut ? [[at.closest(".other").id, at.id || at.className]] : [];
})"""


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_other_hotels_are_whole_late_in_a_match(page: Page, opened: Opens, seats: int) -> None:
    _open(page, opened, round_=7, seats=seats)
    for wide, high in ((1280, 800), (1366, 768), (1920, 1080), (390, 844), (844, 390)):
        page.set_viewport_size({"width": wide, "height": high})
        if page.locator(".others-label").is_visible():
            page.locator(".others-label").click()
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate(CUT_HOTELS) == [], (wide, high)


def test_a_turn_needs_no_scrolling(page: Page, opened: Opens) -> None:
    _open(page, opened, round_=5, seats=4)
    high, shown = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high <= shown + 1, "the live region alone is beyond the edge"
    out = page.evaluate(
        """() => [...document.querySelectorAll('.vienna > *, .salon > *')].filter((part) => {
             const box = part.getBoundingClientRect();
             return box.bottom > innerHeight || box.right > innerWidth;
           }).map((part) => part.className)"""
    )
    assert out == []


def test_another_hotel_is_opened_by_one_press_and_closed_by_escape(page: Page, opened: Opens) -> None:
    _open(page, opened, round_=3, seats=3)
    expect(page.locator(".hotel:popover-open")).to_have_count(0)
    page.locator(".look").first.click()
    shown = page.locator(".hotel:popover-open")
    expect(shown).to_have_count(1)
    assert shown.locator(".guest .name, .table-free").count() == 3
    assert shown.evaluate("(hotel) => hotel.scrollWidth <= hotel.clientWidth")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(page.locator(".look").first).to_be_focused()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".others-label").click()
    page.locator(".look").first.click()
    expect(shown.locator(".house")).to_be_visible()  # one's own is not shown there


def test_a_gain_on_a_part_that_is_not_shown_stands_on_its_tab(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    _open(page, opened, round_=3, seats=2)
    news = page.locator("#news-emperor-crown")
    expect(news).to_have_css("opacity", "0")
    # As when a move brings two steps while another part is shown, with movement on.
    page.evaluate("document.querySelector('[data-still]')?.removeAttribute('data-still')")
    news.evaluate("(at) => { at.dataset.n = Number(at.dataset.n) + 2; }")
    expect(news).to_have_css("opacity", "1")
    assert news.evaluate("(at) => at.getBoundingClientRect().width") > 30
    page.locator(".emperor-label").click()
    expect(news).to_be_hidden()


# The faces of which the ring, or the shape in the corner, is cut by what they stand in.
CUT = """() => [...document.querySelectorAll(".deed .badge.faced")].filter((face) => {
  const { x, y, right, bottom } = face.getBoundingClientRect();
  for (let at = face.parentElement; !at.matches(".prompt"); at = at.parentElement) {
    const { overflow, overflowClipMargin } = getComputedStyle(at), box = at.getBoundingClientRect();
    const more = overflow === "clip" ? parseFloat(overflowClipMargin) : 0;
    const left = [x - 2 - box.x, y - 2 - box.y, box.right - right - 3, box.bottom - bottom - 2];
    if (overflow !== "visible" && Math.min(...left) + more < 0) return true;
  }
}).length"""


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_faces_of_those_who_have_moved_are_whole(
    page: Page, opened: Opens, size: tuple[int, int], seats: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match = match_at("austria", levels=(0, *[3] * (seats - 1)), until=_is_mine_in_round_2)
    sit_down(opened, match)
    expect(page.locator(".deed .badge.faced").first).to_be_visible()
    assert page.evaluate(CUT) == 0


def _is_mine_in_round_2(state: State) -> bool:
    return (state.round, state.prompt, state.seat) == (2, "begin", 0)


def test_a_double_press_does_one_thing(page: Page, opened: Opens) -> None:
    """Who has the last of the first guests prepares rooms; what declines them has come to stand where Confirm stood."""
    sit_down(opened, match_at("austria", levels=(0, 2), until=lambda state: state.seat == 0))
    page.locator('#board [data-pick*="do=Take"]').first.click()
    confirm, decline = page.locator("#confirm"), page.locator("#action-decline")
    chosen = page.locator("#board [data-picked]").evaluate("(at) => getComputedStyle(at, '::after').content")
    assert chosen == '"✓"', "what is chosen has a tick"
    pressed = confirm.bounding_box()
    confirm.dblclick()
    expect(decline).to_be_visible()
    there = decline.bounding_box()
    assert pressed
    assert there
    assert there["x"] < pressed["x"] + pressed["width"] / 2 < there["x"] + there["width"], "it stands in its place"
    assert there["y"] < pressed["y"] + pressed["height"] / 2 < there["y"] + there["height"]
    decline.click()
    expect(decline).to_have_count(0)
