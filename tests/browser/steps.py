"""What people do at the table, for the tests: open a position, pick like a player, play on to the end."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from fivestars.table.match import Match
from fivestars.tools.setup import MODULES

# The tests in a browser take these two from here, with all else.
from matches import link_to as link_to
from matches import match_at as match_at

Opens = Callable[..., Page]
QUICK = '{"speed": "none", "coach": false, "warnings": "off"}'  # nothing glides, bots hardly pause, nobody gives advice

# Forgets all that is kept: what only localStorage has forgotten is brought back by the journal.
FORGET = """new Promise((done) => {
  localStorage.clear();
  const opening = indexedDB.open("five-stars", 1);
  opening.onsuccess = () => {
    const clearing = opening.result.transaction("journal", "readwrite");
    clearing.objectStore("journal").clear();
    clearing.oncomplete = () => done(opening.result.close());
  };
})"""


def quick(page: Page, settings: str = QUICK) -> None:
    """Let the page be opened with these settings."""
    page.add_init_script(f"localStorage.setItem('five-stars:settings', {settings!r})")


def sit_down(opened: Opens, match: Match) -> Page:
    """Open a match by its link and go on with it."""
    page = opened(link_to(match), ready="table")
    page.locator("#keep").click()
    page.locator("#keep").wait_for(state="detached")
    return page


def go_on(page: Page) -> None:
    """Go on with a match that came by link, or with the kept one that it is."""
    page.locator("#keep, #mine").click()
    page.locator("#keep, #mine").wait_for(state="detached")


# What a person meets next: a story, the end, a choice to confirm, or things to pick, by their numbers.
MET = """(patience) => new Promise((resolve, reject) => {
  const shown = (at) => at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().width > 0;
  const some = (selector) => [...document.querySelectorAll(selector)].some(shown);
  const end = performance.now() + patience;
  const look = () => {
    const things = [...document.querySelectorAll("#board [data-can], #acts [data-pick]")];
    const there = things.flatMap((thing, number) => shown(thing) ? [number] : []);
    if (some("#story")) resolve("story");
    else if (some(".end")) resolve("end");
    else if (some("#confirm")) resolve("confirm");
    else if (there.length) resolve(there);
    else if (performance.now() > end) reject(new Error("nobody may do anything"));
    else setTimeout(look, 10);
  };
  look();
})"""
# Where a thing is hit: it is in view, it rests, and nothing covers it. A click is heard, and what it has hit is kept.
AIM = """([selector, number, patience]) => new Promise((resolve, reject) => {
  const end = performance.now() + patience;
  const centre = (at) => {
    const { x, y, width, height } = at.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  let before = [];
  const aim = () => {
    const at = document.querySelectorAll(selector)[number];
    if (performance.now() > end) return reject(new Error(`${selector} ${number} is covered, or never rests`));
    requestAnimationFrame(again);
    // what stands at the window's top covers what lies below it
    if (at && !at.contains(document.elementFromPoint(...centre(at)))) at.scrollIntoView({ block: "center" });
    before = at ? centre(at) : [];
  };
  const again = () => {
    const at = document.querySelectorAll(selector)[number];
    const there = at ? centre(at) : [];
    const hit = at && document.elementFromPoint(...there);
    if (!hit || !at.contains(hit) || String(there) !== String(before)) return aim();
    window.hit = false;
    const heard = ({ target }) => { window.hit = at.contains(target); };
    addEventListener("click", heard, { capture: true, once: true });
    return resolve(there);
  };
  aim();
})"""
# What stands beside the board and moves, though nobody asked it to: what can be pressed, names, totals and headings.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect: was, currentRect: is } of entry.sources) {
        const at = node?.closest ? node : node?.parentElement;
        const ours = at?.isConnected && at.closest("button, a, select, h1, h2, .score, .since, .log, .board");
        if (!ours || at.closest(".recaps, .told-line, #lines, .curtain, .gain, #board > *")) continue;
        if (was.width && is.width && (Math.abs(was.x - is.x) > 1 || Math.abs(was.y - is.y) > 1))
          window.shifts.push([ours.cloneNode().outerHTML, is.x - was.x, is.y - was.y]);
      }
  }).observe({ type: "layout-shift" });
}"""
PICKABLE = "#board [data-can], #acts [data-pick]"
PATIENCE = 60_000  # milliseconds


def pickable(page: Page) -> Locator:
    """Return everything that can be picked now, on the board and beside it."""
    return page.locator(PICKABLE)


def met(page: Page) -> str | list[int]:
    """Wait until a person may do something; return what it is, or which of the things that may be picked are shown.

    A story that is told meanwhile is skipped.
    """
    while (what := page.evaluate(MET, PATIENCE)) == "story":
        page.keyboard.press("Escape")
    found: str | list[int] = what
    return found


def wait_for_decision(page: Page) -> bool:
    """Wait until a person may pick something, or until the match is over; tell whether it goes on."""
    return met(page) != "end"


def hit(page: Page, selector: str, number: int = 0) -> None:
    """Click with the mouse: at the middle of a thing that is in view, at rest and not covered. It must hear it."""
    x, y = page.evaluate(AIM, [selector, number, PATIENCE])
    page.mouse.click(x, y)
    assert page.evaluate("window.hit"), f"{selector} {number} was not hit"


def play_on(page: Page, chance: Random, picks: int = 2000) -> int:
    """Pick like a player until the match is over or so many picks are made; return how many were."""
    for made in range(picks):
        what = met(page)
        if what == "end":
            return made
        if what == "confirm":
            hit(page, "#confirm")
        else:
            hit(page, PICKABLE, chance.choice([*what]))
    return picks


def shifted(page: Page) -> list[Any]:
    """Return what has moved beside the board since somebody began to watch."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found: list[Any] = page.evaluate("window.shifts")
    return found


def violations(page: Page, *rules: str, within: str = "html") -> list[Any]:
    """Return what axe-core finds on the page as it is shown, or in a part of it, by these rules or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((MODULES / "axe-core/axe.min.js").read_text("utf-8"))
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    wanted = {"resultTypes": ["violations"], **only}
    look = "async ([within, wanted]) => (await axe.run(within, wanted)).violations"
    found: list[Any] = page.evaluate(look, [within, wanted])
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in found]


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


def tab_to(page: Page, selector: str, tabs: int = 80) -> None:
    """Press Tab, forwards or backwards, until the focus is on what is looked for."""
    while tabs > 0:
        way, times = page.evaluate(WAY, selector)
        if not way:
            return
        for _ in range(times):
            page.keyboard.press(way)
        tabs -= times
    pytest.fail(f"the keyboard does not reach {selector}")
