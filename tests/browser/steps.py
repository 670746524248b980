"""What people do at the table, for the tests: open a position, pick like a player, play on to the end."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from fivestars.table.match import Match
from fivestars.tools.setup import MODULES

# The tests in a browser take these two from here, with all else.
from matches import link_to as link_to
from matches import match_at as match_at

Opens = Callable[..., Page]
QUICK = '{"speed": "none"}'  # nothing glides, and bots hardly pause

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
    return page


def go_on(page: Page) -> None:
    """Go on with a match that came by link, or with the kept one that it is."""
    page.locator("#keep, #mine").click()
    page.locator("#keep, #mine").wait_for(state="detached")


# What a person meets next: a story, the end, a choice to confirm, or so many things to pick.
MET = """(patience) => new Promise((resolve, reject) => {
  const shown = (at) => at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().width > 0;
  const some = (selector) => [...document.querySelectorAll(selector)].some(shown);
  const end = performance.now() + patience;
  const look = () => {
    const things = document.querySelectorAll("#board [data-can], #acts [data-pick]");
    if (some("#story")) resolve("story");
    else if (some(".end")) resolve("end");
    else if (some("#confirm")) resolve("confirm");
    else if ([...things].some(shown)) resolve(things.length);
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
    at?.scrollIntoViewIfNeeded();
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
PICKABLE = "#board [data-can], #acts [data-pick]"
PATIENCE = 60_000  # milliseconds


def pickable(page: Page) -> Locator:
    """Return everything that can be picked now, on the board and beside it."""
    return page.locator(PICKABLE)


def met(page: Page) -> str | int:
    """Wait until a person may do something; return what it is, or how many things may be picked.

    A story that is told meanwhile is skipped.
    """
    while (what := page.evaluate(MET, PATIENCE)) == "story":
        page.keyboard.press("Escape")
    found: str | int = what
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
        if isinstance(what, int):
            hit(page, PICKABLE, chance.randrange(what))
        else:
            hit(page, "#confirm")
    return picks


def violations(page: Page, *rules: str, within: str = "html") -> list[Any]:
    """Return what axe-core finds on the page as it is shown, or in a part of it, by these rules or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((MODULES / "axe-core/axe.min.js").read_text("utf-8"))
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    wanted = {"resultTypes": ["violations"], **only}
    look = "async ([within, wanted]) => (await axe.run(within, wanted)).violations"
    found: list[Any] = page.evaluate(look, [within, wanted])
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in found]
