"""What stands there before Python, and before anything heavy is asked for; nothing of it moves when Python comes."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from browser.steps import link_to, match_at
from fivestars.games import SHELF
from fivestars.table.match import Match, Person

Opens = Callable[..., Page]

WIDE, UPRIGHT = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
MOST_SHIFT: Final = 0.02
# Adds up by how much of the window has moved without anybody having touched it.
WATCH_SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
# Marks every node of the page in a way that no drawing brings along.
MARK = """() => {
  const walk = document.createTreeWalker(document.getElementById("page"));
  while (walk.nextNode()) walk.currentNode.wasThere = true;
}"""
# What stands on the page that did not stand there before.
NEW = (
    """() => [...document.querySelectorAll("#page *")].filter((node) => !node.wasThere).map((node) => node.outerHTML)"""
)


# Which rules of the second sheet dress something that stands there: states and what is drawn beside left aside.
DRESSED_LATER = r"""() => {
  const found = [];
  const walk = (rules, within) => {
    for (const rule of rules) {
      const plain = rule.selectorText?.replace(/::[\w-]+(\([^)]*\))?/g, "") ?? "";
      const own = plain.replace(/:(hover|focus-visible|focus-within|focus|active)/g, ":is(*)");
      const nested = within && own ? `:is(${within}) ${own}` : own;
      const whole = own.includes("&") ? own.replaceAll("&", `:is(${within})`) : nested;
      if (own && document.querySelector(whole)) found.push(whole);
      walk(rule.cssRules ?? [], whole || within);
    }
  };
  walk(document.querySelector('link[href*="/rest."]').sheet.cssRules, "");
  return found;
}"""


def _held(context: BrowserContext) -> list[Route]:
    """Hold Python back; return what to continue."""
    held: list[Route] = []
    context.route("**/*.wasm*", lambda route: held.append(route))
    return held


def _let_go(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.locator("html[data-boot=up]").wait_for(state="attached")


def test_python_is_asked_for_when_what_is_read_first_is_there(page: Page, context: BrowserContext) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    context.on("requestfinished", lambda request: asked.append(f"{request.url.rpartition('/')[2]} is here"))
    page.goto("/")
    page.locator("html[data-ready]").wait_for(state="attached")
    heavy = min(at for at, name in enumerate(asked) if name.startswith(("app.", "pyodide.", "library.", "core-")))
    first = [name for name in asked[:heavy] if name.endswith(" is here")]
    assert sum(name.startswith("poster-") for name in first) == len(SHELF)
    assert sum(name.startswith(("style.", "commissioner-latin.", "yeseva-one-latin.")) for name in first) == 3
    assert not any("cyrillic" in name for name in asked), "nobody here reads it"


def test_the_lobby_that_python_draws_is_the_same_lobby(page: Page, context: BrowserContext) -> None:
    held = _held(context)
    page.set_viewport_size(UPRIGHT)
    with page.expect_request("**/*.wasm*"):
        page.goto("/")
    expect(page.locator(".poster")).to_have_count(len(SHELF))
    page.evaluate(MARK)
    page.locator("#day-maui").focus()
    page.mouse.wheel(0, 300)
    page.wait_for_function("scrollY >= 300")  # the wheel rolls out
    before = page.evaluate("scrollY")
    _let_go(page, held)
    assert page.evaluate(NEW) == []
    assert page.evaluate("scrollY") == before
    assert page.evaluate("document.activeElement.id") == "day-maui"
    expect(page.locator("#day-maui .state")).not_to_be_empty()


def test_the_first_screens_are_dressed_by_what_is_read_first(page: Page, context: BrowserContext) -> None:
    _held(context)
    for address in ("", link_to(match_at("samoa", levels=(0, 3, 0)))):
        page.goto("about:blank")
        page.goto(f"/{address}")
        page.wait_for_function("document.querySelector('link[href*=\"/rest.\"]')?.sheet")
        assert page.evaluate(DRESSED_LATER) == []
    page.evaluate("document.getElementById('page').className = 'seat-row terms'")
    assert page.evaluate(DRESSED_LATER) != [], "the test would see it"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["uk", "en"])
def test_a_table_by_link_says_what_it_is_without_python(page: Page, context: BrowserContext, language: str) -> None:
    held = _held(context)
    context.add_init_script(f"""localStorage.setItem("five-stars:settings", '{{"language": "{language}"}}')""")
    match = match_at("samoa", levels=(0, 3, 0), until=lambda state: state.round > 2)
    named = Match(match.game, match.setup, [Person("Anna", 0), Person("", 1, 3), Person("", 2)], match.moves)
    with page.expect_request("**/*.wasm*"):
        page.goto(f"/{link_to(named)}")
    coming = page.locator("#coming")
    title, level, nobody = {
        "en": ("Hotel Samoa", "Bruno ★★★", "Player 3"),
        "uk": ("Готель Самоа", "Бруно ★★★", "Гравець 3"),
    }[language]
    expect(coming.get_by_role("heading")).to_have_text(title)
    expect(coming.get_by_role("listitem")).to_have_text(["Anna", level, nobody])
    for window in (WIDE, UPRIGHT):
        page.set_viewport_size(window)
        expect(coming.locator("img")).to_be_visible()
    assert coming.locator("img").evaluate("(image) => image.naturalWidth") > 0
    _let_go(page, held)
    expect(coming).to_have_count(0)
    expect(page.locator('html[data-ready="table"]')).to_be_attached()


def test_who_does_not_want_to_wait_for_a_table_goes_to_the_lobby(page: Page, context: BrowserContext) -> None:
    _held(context)
    page.goto("/#rules/maui")
    expect(page.locator("#coming").get_by_role("heading")).to_have_text("Maui")
    page.get_by_role("link", name="Lobby").click()
    expect(page.locator(".poster")).to_have_count(len(SHELF))
    page.get_by_role("link", name="Play Maui").click()
    expect(page.locator("#coming").get_by_role("heading")).to_have_text("Maui")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("window", [WIDE, UPRIGHT], ids=["wide", "upright"])
def test_nothing_moves_when_a_screen_comes(browser: Browser, site: str, window: ViewportSize, long: bool) -> None:
    context = browser.new_context(viewport=window, service_workers="block")
    context.add_init_script(WATCH_SHIFTS)
    page = context.new_page()

    def shift_at(address: str, ready: str) -> float:
        page.goto("about:blank")
        page.goto(site + address)
        page.locator(f'html[data-boot="up"][data-ready="{ready}"]').wait_for(state="attached")
        page.wait_for_timeout(500)
        found: float = page.evaluate("window.shift")
        return found

    shifts = {}
    if long:
        shifts["lobby"] = shift_at("", "lobby")
        shifts["result"] = shift_at(link_to(match_at("samoa", levels=(0, 0, 0))), "table")
    begun = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.round > 2)
    shifts["table"] = shift_at(link_to(begun), "table")
    page.locator("#keep").click()
    page.wait_for_function("location.hash.startsWith('#match/')")
    kept = page.evaluate("location.hash")
    shifts["resumed"] = shift_at(kept, "table")
    shifts["lobby with a match"] = shift_at("", "lobby")
    context.close()
    assert all(shift <= MOST_SHIFT for shift in shifts.values()), shifts
