"""Faults of the browser: whatever it refuses, the page goes on, says what there is to say, and keeps the match."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.steps import Opens, go_on, link_to, match_at, play_on

# What the page asks of the browser, beyond its files: where that stands, and what is asked there.
THINGS: Final = """[
  [Navigator.prototype, "serviceWorker"], [Navigator.prototype, "locks"], [Navigator.prototype, "clipboard"],
  [window, "localStorage"], [window, "indexedDB"], [window, "caches"], [window, "AudioContext"],
]"""
ASKED: Final = """[
  [ServiceWorkerContainer.prototype, "register"], [ServiceWorkerContainer.prototype, "getRegistration"],
  [LockManager.prototype, "request"], [Clipboard.prototype, "writeText"],
  [CacheStorage.prototype, "match"], [CacheStorage.prototype, "open"], [CacheStorage.prototype, "keys"],
  [CacheStorage.prototype, "has"],
]"""
NO: Final = "new DOMException('no', 'SecurityError')"
NO_STORE: Final = f"Storage.prototype.setItem = IDBFactory.prototype.open = () => {{ throw {NO}; }};"
NO_ANSWER: Final = f"Storage.prototype.setItem = () => {{ throw {NO}; }}; IDBFactory.prototype.open = () => ({{}});"
# Ways in which it answers none of it.
FAULTS: Final = {
    "absent": (THINGS, "{ value: undefined }", ""),
    "throwing": (THINGS, f"{{ get() {{ throw {NO}; }} }}", ""),
    "refusing": (ASKED, f"{{ value: () => Promise.reject({NO}) }}", NO_STORE),
    "never answering": (ASKED, "{ value: () => new Promise(() => {}) }", NO_ANSWER),
}
LET_FAIL: Final = "for (const [holder, name] of %s) Object.defineProperty(holder, name, %s); %s"
OFTEN: Final = ("throwing",)
MATCH: Final = match_at("maui", levels=[0, 1], until=lambda state: state.round == 1 and state.seat == 0)


@pytest.mark.keeps
@pytest.mark.parametrize("how", FAULTS)
def test_a_browser_that_refuses_everything_still_plays_against_a_bot(
    page: Page, context: BrowserContext, opened: Opens, how: str, long: bool
) -> None:
    if how not in OFTEN and not long:
        pytest.skip("in long runs")
    context.add_init_script(LET_FAIL % FAULTS[how])
    opened("#settings", ready="settings")
    page.locator("input[name=sounds][value=on]").check()
    page.evaluate("(hash) => { location.hash = hash; }", link_to(MATCH))
    page.locator("html[data-ready='table']").wait_for(state="attached")
    go_on(page)
    play_on(page, Random(1), picks=6)
    page.locator("#share").click()
    page.locator("[data-do=copy-link]").click()
    expect(page.locator("#share-link")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Leave to the lobby").click()
    expect(page.locator(".notice").first).to_contain_text("keeps nothing")


@pytest.mark.provokes("")
def test_bots_whose_worker_does_not_come_move_all_the_same(
    page: Page, context: BrowserContext, opened: Opens, long: bool
) -> None:
    if not long:
        pytest.skip("in long runs: it is waited for")
    context.route("**/worker.*", lambda route: route.abort())
    opened(link_to(match_at("maui", levels=[0, 1], until=lambda state: state.seat == 1)), ready="table")
    go_on(page)
    expect(page.locator("#note")).to_contain_text("did not answer")
    assert play_on(page, Random(1), picks=6) == 6
