"""Offline: after one visit the page needs no network, and editions of it never mix.

The network is really gone here: the server has ended, the browser is told so too, and had nothing that it may keep.
"""

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, Request, Response, expect

from browser.hosting import Host, another_edition, edition_of
from browser.steps import link_to, match_at, play_on, quick, wait_for_decision
from fivestars.games import SHELF
from fivestars.tools.build import MARK
from fivestars.tools.serve import HASHED

pytestmark = [
    pytest.mark.keeps,
    pytest.mark.provokes("ERR_|Failed to fetch|fetching the script"),  # an update is asked for, in vain
]

WALK = match_at("amsterdam", until=lambda state: state.prompt == "walk")
NO_PICTURE = """window.Worker = class extends Worker {
  constructor(url, options) {
    if (String(url).includes("/memory.")) return {};
    super(url, options);
  }
};"""
NEW = re.compile("A new version of the page is here")


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist)
    yield host
    host.stop()


@pytest.fixture
def site(host: Host) -> str:
    return host.address


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    return {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def another(dist: Path, tmp_path: Path) -> Path:
    """Return the site as another build."""
    return another_edition(dist, tmp_path / "another")


def _visit(page: Page, host: Host, hash_: str = "") -> None:
    """Open the page, and wait until it is kept for use without a network."""
    _open(page, host, hash_)
    page.wait_for_function("!!navigator.serviceWorker.controller")


def _open(page: Page, host: Host, hash_: str = "") -> None:
    page.goto(host.address + hash_)
    page.locator("html[data-ready]").wait_for(state="attached")


def _cut(host: Host, context: BrowserContext) -> None:
    host.stop()
    context.set_offline(True)


def _make_no_picture(context: BrowserContext) -> None:
    """Let no picture of Python's memory be made where few will begin with it: that takes one more boot."""
    context.add_init_script(NO_PICTURE)


def _edition(page: Page) -> str:
    edition: str = page.evaluate("document.documentElement.dataset.build")
    return edition


def _look_for_a_newer_edition(page: Page) -> None:
    """Come back to the tab, as people do."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def _start(page: Page, game: str) -> None:
    """Start the usual match, against a bot."""
    page.evaluate("(game) => (location.hash = `setup/${game}`)", game)
    page.locator("html[data-ready='setup']").wait_for(state="attached")
    page.get_by_role("button", name="Start").click()
    page.locator("html[data-ready='table']").wait_for(state="attached")


UNPACKED = "(path) => fetch(path).then((response) => response.headers.get('x-unpacked'))"


def test_after_one_visit_the_page_needs_no_network(page: Page, context: BrowserContext, host: Host, long: bool) -> None:
    quick(page)
    _visit(page, host)
    for path in host.site.glob("assets/*gz"):
        assert page.evaluate(UNPACKED, f"assets/{path.name}") == "yes", (
            f"{path.name} is kept packed, and comes unpacked"
        )
    _cut(host, context)
    _start(page, "amsterdam")  # still in the first visit, with a bot's worker that has not been here before
    play_on(page, Random(1), picks=4)

    page = context.new_page()
    _open(page, host)
    for game in SHELF if long else ("austria",):
        _start(page, game)
        assert wait_for_decision(page)
        play_on(page, Random(1), picks=2)
    page.evaluate("location.hash = 'rules/amsterdam'")
    page.locator("html[data-ready='rules']").wait_for(state="attached")
    page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    page.evaluate("location.hash = 'settings'")
    page.get_by_label("Українська").check()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    fonts = page.evaluate(
        "document.fonts.load('1rem Commissioner', 'їґ').then((fonts) => fonts.map((it) => it.status))"
    )
    assert fonts == ["loaded"]


def test_a_browser_that_was_restarted_needs_no_network(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], host: Host, tmp_path: Path, long: bool
) -> None:
    if not long:
        pytest.skip("in long runs")
    for visit in (_visit, _open):
        with browser_type.launch_persistent_context(str(tmp_path / "profile"), **browser_type_launch_args) as context:
            _make_no_picture(context)
            visit(context.pages[0], host, "#settings")
            expect(context.pages[0].locator(".kept")).to_contain_text(f"Version {edition_of(host.site)}")
        if visit is _visit:
            host.stop()


class _Watched:
    """Every response that a page gets from its navigation on, to be compared with what its edition holds."""

    def __init__(self, page: Page, address: str) -> None:
        self._address = address
        self._seen: list[Response] = []
        page.on("request", self._asked)
        page.on("response", lambda response: self._seen.append(response))

    def _asked(self, request: Request) -> None:
        if request.is_navigation_request():  # the browser forgets what the page before was made of
            self._seen.clear()

    def strangers(self, site: Path) -> list[str]:
        """Return what was not of this site's edition, and forget it."""
        seen, self._seen[:] = list(self._seen), []
        return [response.url for response in seen if not self._is_of(site, response)]

    def _is_of(self, site: Path, response: Response) -> bool:
        place = response.url.split("#")[0].removeprefix(self._address) or "index.html"
        if not response.url.startswith(self._address) or place == "sw.js":
            return True
        content = (site / place).read_bytes()
        try:
            body = response.body()
        except Error:  # what a worker got cannot be read here, but its name holds the hash
            return HASHED.search(place) is not None
        if "x-unpacked" in response.headers:
            content = gzip.decompress(content) + (MARK if ".wasm." in place else b"")
        return body == content


# Which editions are kept, and how many bytes there are of all of them.
KEPT = """async (gone) => {
  let names = [gone];
  while (names.join().includes(gone)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    names = (await caches.keys()).filter((name) => !name.startsWith("five-stars-memory "));
  }
  let bytes = 0;
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) bytes += (await (await cache.match(request)).arrayBuffer()).byteLength;
  }
  return [names.filter((name) => name.startsWith("five-stars ")).map((name) => name.split(" ")[2]).sort(), bytes];
}"""


def test_a_newer_edition_takes_over_whole_and_between_moves(
    page: Page, context: BrowserContext, host: Host, dist: Path, another: Path, tmp_path: Path
) -> None:
    quick(page)
    _make_no_picture(context)
    _visit(page, host, link_to(WALK))
    page.locator("#keep").click()
    watched = _Watched(page, host.address)
    _reload(page)
    assert watched.strangers(dist) == []
    _, alone = page.evaluate(KEPT, "an edition before it")

    host.site = another
    page.locator("#board [data-can]").first.click()
    expect(page.locator("#letgo")).to_be_visible()
    _look_for_a_newer_edition(page)
    expect(page.locator("#edition")).to_have_text(NEW)
    page.evaluate("location.hash = 'rules/amsterdam'")
    page.locator("html[data-ready='rules']").wait_for(state="attached")
    page.go_back()
    assert watched.strangers(dist) == [], "the old edition stays whole while the new one waits"

    before, another = another, another_edition(another, tmp_path / "newest", new="e" * 12)
    host.site = another
    _look_for_a_newer_edition(page)
    names, kept = page.evaluate(KEPT, edition_of(before))
    assert names == sorted((edition_of(dist), edition_of(another))), "what never took over is forgotten"
    assert kept < 1.5 * alone, "what did not change is kept once"

    page.locator("#renew").click()
    expect(page.locator("#edition")).to_contain_text("after this move")
    assert _edition(page) == edition_of(dist)
    moves = _moves(page)
    with page.expect_navigation():
        while page.locator("#letgo").count():
            page.locator("#board [data-can], #confirm").last.click()
    page.locator("html[data-ready='table']").wait_for(state="attached")
    assert _edition(page) == edition_of(another)
    assert _moves(page) == moves + 1
    assert watched.strangers(another) == []
    expect(page.locator("#edition")).to_be_empty()
    _cut(host, context)
    _reload(page)
    assert _edition(page) == edition_of(another)
    assert watched.strangers(another) == []


def _reload(page: Page) -> None:
    page.reload()
    page.locator("html[data-ready]").wait_for(state="attached")


def _moves(page: Page) -> int:
    text = page.evaluate("localStorage.getItem(Object.keys(localStorage).find((key) => key.includes(':match:')))")
    return len(json.loads(json.loads(text)[4])["moves"])


def test_a_download_that_breaks_off_is_never_used_and_goes_on_later(
    page: Page, context: BrowserContext, host: Host, dist: Path, another: Path
) -> None:
    _make_no_picture(context)
    _visit(page, host)
    host.site = another
    host.goes_down_after = len(host.asked) + 6
    page.evaluate("navigator.serviceWorker.addEventListener('message', ({ data }) => (window.heard = data.why))")
    _look_for_a_newer_edition(page)
    page.wait_for_function("window.heard === 'away'")
    _cut(host, context)
    _reload(page)
    assert _edition(page) == edition_of(dist)
    expect(page.locator("#edition")).to_be_empty()

    host.start()
    context.set_offline(False)
    second = context.new_page()
    _open(second, host)
    expect(second.locator("#edition")).to_have_text(NEW)
    asked = [path for path in host.asked if path != "/sw.js"]
    changed = sum(1 for path in another.rglob("*") if path.suffix in {".svg", ".html", ".json", ".txt"})
    assert 0 < len(asked) < changed - 4, "what has come already, or is the same, is not asked for again"
    second.locator("#renew").click()
    expect(second.locator("#edition")).to_contain_text("Close the other tabs")
    assert _edition(second) == edition_of(dist)

    page.close()
    second.close()
    assert edition_of(another) in _fresh_starts(context, host), "a fresh start takes the newer edition"


def _fresh_starts(context: BrowserContext, host: Host) -> Iterator[str]:
    """Give the edition of each fresh start: a browser may need a moment to notice that all tabs were closed."""
    for _ in range(5):
        page = context.new_page()
        _open(page, host)
        yield _edition(page)
        page.close()


def test_a_full_storage_is_told_and_the_page_works_as_ever(page: Page, context: BrowserContext, host: Host) -> None:
    _make_no_picture(context)
    browser = context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": host.address.strip("/"), "quotaSize": 2_000_000})
    _open(page, host, "#settings")
    expect(page.locator(".kept")).to_contain_text("storage is full")
    _start(page, "maui")
    assert wait_for_decision(page)


def test_a_download_that_ends_without_a_word_is_told(page: Page, host: Host, dist: Path, tmp_path: Path) -> None:
    host.site = shutil.copytree(dist, tmp_path / "site")
    silent = "addEventListener('install', (event) => event.waitUntil(Promise.reject()));"
    (host.site / "sw.js").write_text(silent, encoding="utf-8")
    _open(page, host, "#settings")
    expect(page.locator(".kept")).to_contain_text("broke off")


@pytest.mark.parametrize(
    ("blocked", "told"), [("navigator.serviceWorker", "does not allow it"), ("isSecureContext", "https")]
)
def test_a_browser_that_keeps_nothing_is_told_why(page: Page, host: Host, blocked: str, told: str) -> None:
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })")
    if blocked == "isSecureContext":
        page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    _open(page, host, "#settings")
    expect(page.locator(".kept")).to_contain_text(told)
