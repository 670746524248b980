"""The book in a browser: on every size of screen, in both themes, by keyboard, and to axe."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, tab_to, violations
from finished import finished, kept
from fivestars.games import SHELF
from fivestars.web.store.history import Finished, Seat

pytestmark = pytest.mark.warm

SIZES = [(390, 844), (844, 390), (1280, 800), (1920, 1080), (768, 1024)]
ADDRESSES = [
    "book/",
    "book/game=austria",
    "book/game=maui&who=Anna",
    "matches/",
    "matches/game=samoa&seats=3&sort=score",
]
DAY = 86_400_000
PLACE = """() => {
  const { left, top, width } = document.querySelector("[data-screen]").getBoundingClientRect();
  return [left, top, width];
}"""


def _row(game: str) -> list[Finished]:
    """Return some weeks of matches, with two people at the device in every second one."""
    names = (("Anna", 0), ("Boris", 0), ("", 3), ("", 5))
    row = []
    for seed in range(1, 9):
        one = finished(game, seed)
        people = names if seed % 2 else (names[0], *names[2:], names[2])
        seats = tuple(
            Seat(name, colour, level, *seat[3:6], ("points",) if not level else ())
            for colour, ((name, level), seat) in enumerate(zip(people, one.seats, strict=False))
        )
        row.append(one._replace(seats=seats, rival=0, at=1_763_500_000_000 - seed * DAY))
    return row


def _with_history(page: Page) -> None:
    things = kept(*(one for game in SHELF for one in _row(game))).things()
    days = {f"five-stars:days:{game}": '[["2025-11-18",50,9,1],["2025-11-17",40,-3,0]]' for game in SHELF}
    text = json.dumps({**things, **days})
    page.evaluate(
        "(text) => Object.entries(JSON.parse(text)).forEach(([key, value]) => localStorage.setItem(key, value))", text
    )


def _go(page: Page, address: str) -> None:
    page.evaluate("(address) => { location.hash = address; }", address)
    expect(page.locator(f"[data-screen={address.partition('/')[0]}]")).to_be_visible()


@pytest.mark.one_in(3)
@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(page: Page, opened: Opens, address: str) -> None:
    opened("")
    _with_history(page)
    _go(page, address)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} wide"
        left, top, wide = page.evaluate(PLACE)
        assert top < 20, f"at {width} by {height} it begins where people look first"
        assert abs(left + wide / 2 - width / 2) < 20, f"at {width} by {height} it stands in the middle"
    for theme, width, height in (("light", 1280, 800), ("dark", 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        assert violations(page) == [], f"{address}, {theme}, {width} wide"


def test_a_figure_leads_to_its_matches_by_keyboard(page: Page, opened: Opens) -> None:
    opened("")
    _with_history(page)
    _go(page, "book/game=samoa")
    page.locator("#games-0").focus()
    tab_to(page, "#stop-0")
    page.keyboard.press("Enter")
    expect(page.locator("[data-screen=matches]")).to_be_visible()
    expect(page.locator(".entry")).to_have_count(1)
    tab_to(page, "#asked-0")
    page.keyboard.press("Enter")
    expect(page.locator(".entry")).to_have_count(8)


def test_to_turn_a_page_of_the_calendar_moves_nobody(page: Page, opened: Opens) -> None:
    opened("")
    _with_history(page)
    page.evaluate("localStorage.setItem('five-stars:days:samoa', '[[\"2025-01-02\",50,9,1]]')")
    _go(page, "book/game=samoa")
    page.locator("#month-before").scroll_into_view_if_needed()
    page.locator("#month-before").focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(page.locator("#month-after")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "month-before"
    assert abs(page.evaluate("scrollY") - before) < 60


@pytest.mark.parametrize("address", ["book/game=austria", "matches/game=overbooking", "matches/sort=long"])
def test_a_strip_shows_what_is_chosen_on_a_phone(page: Page, opened: Opens, address: str) -> None:
    opened("")
    _with_history(page)
    page.set_viewport_size({"width": 390, "height": 844})
    _go(page, address)
    for here in page.locator(".ways .here").all():
        box = here.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390, here.text_content()
    assert page.evaluate("scrollY") == 0


def test_letters_of_the_curve_are_as_large_as_others_and_names_begin_where_lines_do(page: Page, opened: Opens) -> None:
    opened("")
    _with_history(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        _go(page, "book/game=austria")
        scale = page.evaluate("document.querySelector('.curve svg').getScreenCTM().a")
        letters = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.curve text')).fontSize)") * scale
        usual = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert 12 <= letters <= usual, f"{width} wide"
        begins = page.evaluate("""() => [...document.querySelectorAll(".sums tbody th a")].map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return Math.round(text.getBoundingClientRect().left - one.closest("th").getBoundingClientRect().left);
        })""")
        assert set(begins) == {0}, f"{width} wide"


def test_no_figure_stands_alone_in_its_row_unless_it_fills_it(page: Page, opened: Opens) -> None:
    opened("")
    _with_history(page)
    _go(page, "book/game=austria")
    for count in (6, 5, 4):
        page.evaluate(
            """(count) => {
          const figures = document.querySelector(".figures");
          while (figures.children.length < count) figures.append(figures.lastElementChild.cloneNode(true));
          while (figures.children.length > count) figures.lastElementChild.remove();
        }""",
            count,
        )
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            beside, fills = page.evaluate("""() => {
              const tiles = [...document.querySelectorAll(".figures > li")].map((one) => one.getBoundingClientRect());
              const last = tiles.at(-1), wide = document.querySelector(".figures").clientWidth;
              return [tiles.filter(({ top }) => Math.abs(top - last.top) < 2).length, last.width > wide * 0.9];
            }""")
            assert beside > 1 or fills, f"{count} figures, {width} wide"


@pytest.mark.parametrize("address", ["book/game=samoa", "matches/"])
def test_what_is_pressed_is_large_enough_on_a_phone(page: Page, opened: Opens, address: str) -> None:
    opened("")
    _with_history(page)
    page.set_viewport_size({"width": 390, "height": 844})
    _go(page, address)
    # a medal is pressed as a whole, a stop of the curve over its whole height
    small = page.evaluate("""() => [...document.querySelectorAll("main a, main button")]
      .filter((one) => !one.closest("svg, .medal") && one.checkVisibility())
      .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect().height])
      .filter(([, height]) => height < 43.5)""")
    assert small == []
