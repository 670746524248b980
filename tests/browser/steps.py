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


def pickable(page: Page) -> Locator:
    """Return everything that can be picked now, on the board and beside it."""
    return page.locator("#board [data-can], #acts [data-pick]")


def wait_for_decision(page: Page) -> bool:
    """Wait until a person may pick something, or until the match is over; tell whether it goes on.

    A story that is told meanwhile is skipped.
    """
    while True:
        page.locator("#board [data-can], #acts [data-pick], #confirm, .end, #story").first.wait_for(state="visible")
        if not page.locator("#story").count():
            return page.locator(".end").count() == 0
        page.keyboard.press("Escape")


def pick_one(page: Page, chance: Random) -> None:
    """Pick one thing by a real click, or confirm what is shown."""
    confirm = page.locator("#confirm")
    if confirm.count():
        confirm.click()
        return
    things = pickable(page)
    things.nth(chance.randrange(things.count())).click()


def play_on(page: Page, chance: Random, picks: int = 2000) -> int:
    """Pick like a player until the match is over or so many picks are made; return how many were."""
    for made in range(picks):
        if not wait_for_decision(page):
            return made
        pick_one(page, chance)
    return picks


def violations(page: Page, *rules: str) -> list[Any]:
    """Return what axe-core finds on the page as it is shown, by these rules or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((MODULES / "axe-core/axe.min.js").read_text("utf-8"))
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    wanted = {"resultTypes": ["violations"], **only}
    found: list[Any] = page.evaluate("async (wanted) => (await axe.run(wanted)).violations", wanted)
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in found]
