"""The guide beside the board in a browser: in view at its place, over nothing that one plays with, by keys, for all."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.steps import SHIFTS, Opens, match_at, met, play_on, shifted, sit_down, tab_to, violations
from fivestars.games import SHELF

pytestmark = pytest.mark.warm

DESK, PHONE, FLAT = (1280, 800), (390, 844), (844, 390)
SIZES = (DESK, (1920, 1080), PHONE, FLAT)
# Whether the place that was asked for is in view within the text, at its top or as near as there is more text below.
LED = """() => {
  const told = document.querySelector("#book [data-told]"), text = document.querySelector("#book .text");
  const { top, bottom } = told.getBoundingClientRect(), around = text.getBoundingClientRect();
  const ends = text.scrollTop + text.clientHeight >= text.scrollHeight - 2;
  return document.activeElement === told && top >= around.top - 1 && (ends || top < around.top + 60);
}"""
# What of the panel is smaller than a thumb.
SMALL = """() => [
  ...document.querySelectorAll("#book header .button, #book-search, #told, #book nav a"),
].flatMap((at) => {
  const { width, height } = at.getBoundingClientRect();
  return Math.min(width, height) < 43.9 ? [[at.id, width, height]] : [];
})"""


def _sit_down(opened: Opens, game: str) -> None:
    levels = (0, *[2] * (SHELF[game].seats[0] - 1))
    sit_down(opened, match_at(game, levels=levels, until=lambda state: state.seat == 0 and state.round >= 2))


@pytest.mark.one_in(7)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", SHELF)
def test_the_question_leads_to_its_paragraph_and_nothing_moves(
    page: Page, opened: Opens, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    _sit_down(opened, game)
    met(page)
    page.evaluate(SHIFTS)
    before = page.locator("#board").bounding_box()
    page.locator("#told").click()
    page.wait_for_function(LED)
    assert page.locator("#board").bounding_box() == before
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    if size in (PHONE, FLAT):
        assert page.evaluate(SMALL) == []
    page.go_back()
    page.locator("#book").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "told"
    assert page.locator("#board").bounding_box() == before
    assert shifted(page) == []


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", SHELF)
def test_at_a_desk_one_plays_on_beside_it(page: Page, opened: Opens, game: str) -> None:
    _sit_down(opened, game)
    met(page)
    page.locator("#told").click()
    page.wait_for_function(LED)
    play_on(page, Random(3), picks=3)
    expect(page.locator("#book")).to_be_visible()


@pytest.mark.one_in(20)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", SHELF)
def test_axe_finds_nothing_in_it(page: Page, opened: Opens, game: str, theme: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    _sit_down(opened, game)
    met(page)
    page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
    page.locator("#told").click()
    page.wait_for_function(LED)
    page.locator("#book details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    assert violations(page) == []
    page.locator("#book-search").fill("the")
    expect(page.locator("#book mark").first).to_be_attached()
    assert violations(page, within="#book") == []


def test_it_is_read_searched_and_closed_by_keys(page: Page, opened: Opens) -> None:
    _sit_down(opened, "austria")
    met(page)
    tab_to(page, "#told")
    page.keyboard.press("Enter")
    page.wait_for_function(LED)
    tab_to(page, "#book-search")
    page.keyboard.type("emperor")
    expect(page.locator("#book-found")).to_contain_text("Found at")
    assert page.evaluate("document.activeElement.id") == "book-search", "one goes on typing"
    expect(page.locator("#book-search")).to_have_value("emperor")
    page.keyboard.press("Escape")
    expect(page.locator("#book mark")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("#book").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "told"


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", SHELF)
def test_a_key_leads_from_a_thing_to_its_line_in_the_legend(page: Page, opened: Opens, game: str) -> None:
    _sit_down(opened, game)
    met(page)
    thing = page.locator("#board [data-can][data-tip]").first
    thing.focus()
    page.keyboard.press("?")
    page.wait_for_function("() => document.activeElement.matches('#book details[open] [data-told]')")
    picked = page.locator("#letgo").count()
    assert not picked, "to ask is not to pick"
    page.keyboard.press("Escape")
    page.locator("#book").wait_for(state="detached")
    expect(thing).to_be_focused()


def test_what_is_folded_out_stays_so_while_the_match_goes_on(page: Page, opened: Opens) -> None:
    _sit_down(opened, "maui")
    met(page)
    page.locator("#rules").click()
    fold = page.locator("#book details").last
    fold.locator("summary").click()
    assert fold.evaluate("(fold) => fold.open")
    play_on(page, Random(1), picks=1)
    assert fold.evaluate("(fold) => fold.open")


def test_an_address_leads_to_a_ruling(page: Page, opened: Opens) -> None:
    opened("#rules/maui/ruling-12", ready="rules")
    page.wait_for_function("() => document.activeElement.id === 'guide-ruling-12'")
    expect(page.locator("#guide-ruling-12")).to_be_in_viewport()
    page.locator("#guide-ruling-13 .guide-number").click()
    page.wait_for_function("() => document.activeElement.id === 'guide-ruling-13'")
    assert page.url.endswith("#rules/maui/ruling-13")


# Which of the buttons above the question covers another, or words of the question.
CROSSED = """() => {
  const button = document.getElementById("told").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(document.getElementById("ask"));
  const others = [...words.getClientRects(), document.getElementById("leave-lesson").getBoundingClientRect()];
  const crosses = ({ left, right, top, bottom }) =>
    left < button.right - 6 && right > button.left + 6 && top < button.bottom - 6 && bottom > button.top + 6;
  return others.filter(crosses).map(({ left, top, right, bottom }) => [left, top, right, bottom]);
}"""


@pytest.mark.one_in(5)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", SHELF)
def test_the_way_to_the_rules_covers_nothing_of_a_lesson(
    page: Page, opened: Opens, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(f"#lesson/{game}", ready="table")
    assert page.evaluate(CROSSED) == []
