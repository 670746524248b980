"""The table fills its window, and nothing beside the board moves under the hand."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.steps import SHIFTS, Opens, match_at, met, play_on, shifted, sit_down
from fivestars.games import SHELF
from fivestars.table.match import Match

pytestmark = pytest.mark.warm

DESKS = ((1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (360, 640), (844, 390), (768, 1024))
FLAT = (844, 390)

# How much of the window's width and height board and panel take, and how large a page it is.
FILLED = """() => {
  const boxes = [".board", ".prompt", ".side"].map((part) => document.querySelector(part).getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const root = document.documentElement;
  return [(right - left) / innerWidth, bottom / innerHeight, root.scrollWidth <= innerWidth,
    root.scrollHeight <= innerHeight];
}"""
# The smallest letters on the board, as they appear, with what they say.
SMALLEST = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.getElementById("board"), NodeFilter.SHOW_TEXT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    const holder = at.parentElement;
    if (!/[\p{L}\d]/u.test(at.data)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const place = document.createRange();
    place.selectNodeContents(at);
    const { width, height } = place.getBoundingClientRect();
    if (width <= 1 || height <= 1 || holder.closest(".unseen")) continue;
    const matrix = holder.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.b, matrix.d) : 1;
    found.push([Math.round(parseFloat(getComputedStyle(holder).fontSize) * scale * 10) / 10, at.data.trim()]);
  }
  return found.sort(([a], [b]) => a - b).slice(0, 4);
}"""
# What can be picked, and is not in the window, or is covered by something else.
OUT_OF_VIEW = """() => [...document.querySelectorAll("#board [data-can], #acts button")].flatMap((at) => {
  if (!at.checkVisibility({ visibilityProperty: true })) return [];
  const { x, y, width, height, right, bottom } = at.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const whole = x >= -1 && y >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const waits = getComputedStyle(at).pointerEvents === "none"; // until a double press has passed
  return whole && hit && (at.contains(hit) || hit.closest("[data-can]") || waits) ? [] : [at.id];
})"""
# Whatever stands outside the window's width, or is wider than the place it has.
NAMED = ".table :is(h1, h2, .name, .button, [data-can], [data-tip])"
CUT = """(named) => [...document.querySelectorAll(named)].flatMap((at) => {
  if (!at.checkVisibility({ visibilityProperty: true })) return [];
  const { x, width, right } = at.getBoundingClientRect();
  if (width <= 1 || (x >= -1 && right <= innerWidth + 1)) return [];
  return at.closest(".unseen, [data-arrows]") ? [] : [at.id || at.className.baseVal || at.className];
})"""


def _tables(game: str) -> list[Match]:
    """Return a match of the fewest seats at its begin, and one of the most later on; the first person decides."""
    fewest, most = SHELF[game].seats[0], SHELF[game].seats[-1]
    return [
        match_at(game, levels=(0, *[2] * (fewest - 1)), until=lambda state: state.seat == 0),
        match_at(game, levels=(0, *[2] * (most - 1)), until=lambda state: state.round >= 3 and state.seat == 0),
    ]


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def _small(page: Page, least: float) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = page.evaluate(SMALLEST)
    return [(size, said) for size, said in found if size < least - 0.05]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", [0, 1], ids=["fewest seats", "most seats"])
@pytest.mark.parametrize("game", SHELF)
def test_a_table_fills_every_window(page: Page, opened: Opens, game: str, number: int) -> None:
    sit_down(opened, _tables(game)[number])
    met(page)
    for size in DESKS:
        _resize(page, size)
        wide, high, fits_across, fits_down = page.evaluate(FILLED)
        assert min(wide, high) >= 0.95, size
        assert (fits_across, fits_down) == (True, True), size
        assert page.evaluate(OUT_OF_VIEW) == [], size
        assert page.evaluate(CUT, NAMED) == [], size
        assert _small(page, 12 * max(0.96, min(size[0] / 1280, size[1] / 800))) == [], size
    for size in PHONES:
        _resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") == size[0], size
        assert page.evaluate(CUT, NAMED) == [], size
        assert _small(page, 12) == [], size


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", SHELF)
def test_a_turn_on_a_phone_held_sideways_needs_no_scrolling(page: Page, opened: Opens, game: str, long: bool) -> None:
    page.set_viewport_size({"width": FLAT[0], "height": FLAT[1]})
    sit_down(opened, _tables(game)[0])
    chance = Random(1)
    for _ in range(12 if long else 5):
        met(page)
        assert page.evaluate("document.documentElement.scrollHeight") == FLAT[1]
        assert page.evaluate(OUT_OF_VIEW) == [] or game == "austria"
        # a question that is longer than its place scrolls; most of it is in view
        assert page.locator("#ask").evaluate("(at) => at.clientHeight >= at.scrollHeight / 2")
        play_on(page, chance, picks=1)


# Else on a phone, every second game: at a desk the whole matches of test_match.py tell.
@pytest.mark.one_in(10)
@pytest.mark.parametrize("size", [*PHONES, DESKS[2]], ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", SHELF)
def test_nothing_beside_the_board_moves_under_the_hand(
    page: Page, opened: Opens, game: str, size: tuple[int, int], long: bool
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(opened, _tables(game)[0])
    met(page)
    page.evaluate(SHIFTS)
    play_on(page, Random(2), picks=1000 if long else 6)
    assert shifted(page) == []


def test_no_explanation_opens_over_what_is_asked_next(page: Page, opened: Opens) -> None:
    match = match_at("austria", levels=(0, 2), until=lambda state: state.prompt == "begin" and state.seat == 0)
    sit_down(opened, match)
    met(page)
    thing = page.locator("#board [data-can][data-tip]").first
    thing.hover()
    expect(page.locator("#tip")).not_to_be_empty()
    box = thing.bounding_box()
    assert box
    thing.click()
    page.locator("#letgo").wait_for()
    expect(page.locator("#tip")).to_be_hidden()
    for share in (0.2, 0.35, 0.5, 0.65, 0.8):
        page.mouse.move(box["x"] + share * box["width"], box["y"] + share * box["height"])
        assert page.locator("#tip").is_hidden(), "not before the pointer has left"
    page.mouse.move(1, 1)
    thing.hover()
    expect(page.locator("#tip")).not_to_be_empty()
