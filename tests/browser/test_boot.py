"""The boot: the lobby is there before Python, Python takes over, and a failure offers a way out."""

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable
from functools import partial
from html import unescape
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from browser.steps import link_to, match_at
from fivestars.tools.bench_bytes import FIRST, counted
from fivestars.tools.catalogues import TRANSLATED
from fivestars.tools.serve import HOST, TYPES, Handler, Server, server

Opens = Callable[..., Page]


def _keep(context: BrowserContext, settings: str) -> None:
    context.add_init_script(f"localStorage.setItem('five-stars:settings', {json.dumps(settings)})")


def _hold_python_back(context: BrowserContext) -> None:
    def never(_: Route) -> None:
        """Leave the request without an answer."""

    context.route("**/pyodide.wasm.*", never)


def test_the_page_has_no_errors_in_any_language(context: BrowserContext, opened: Opens) -> None:
    for language in TRANSLATED:
        _keep(context, f'{{"language": "{language}"}}')
        page = opened()
        assert page.evaluate("document.documentElement.lang") == language


def test_the_lobby_is_readable_without_python(page: Page, context: BrowserContext) -> None:
    _hold_python_back(context)
    page.goto("/")
    expect(page.locator("#page h1").first).to_be_visible()
    expect(page.locator("#boot progress")).to_be_visible()


def test_theme_and_language_are_set_before_python(page: Page, context: BrowserContext) -> None:
    _keep(context, '{"language": "uk", "theme": "dark"}')
    _hold_python_back(context)
    page.goto("/")
    assert page.evaluate("({...document.documentElement.dataset}).theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "uk"


def test_damaged_settings_do_not_stop_the_boot(page: Page, context: BrowserContext) -> None:
    _hold_python_back(context)
    for kept in ("", "[1", "7", "null", '{"language": 3, "theme": []}'):
        _keep(context, kept)
        page.goto("/")
        assert page.evaluate("localStorage.getItem('five-stars:settings')") == kept
        expect(page.locator("#page h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "en", kept


@pytest.mark.provokes("404")
def test_a_boot_that_fails_offers_the_matches_as_a_file(page: Page, context: BrowserContext, tmp_path: Path) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=404, body="")

    context.route("**/app.*.tgz", refuse)
    context.add_init_script("localStorage.setItem('five-stars:one', 'kept'); localStorage.setItem('other', 'not ours')")
    page.goto("/")
    expect(page.get_by_role("heading", name="Something went wrong.")).to_be_focused()
    with page.expect_download() as started:
        page.get_by_role("button", name="Save my matches as a file").click()
    started.value.save_as(tmp_path / "saved.json")
    assert json.loads((tmp_path / "saved.json").read_text()) == {"five-stars-backup": 1, "five-stars:one": "kept"}
    context.unroute("**/app.*.tgz")
    page.get_by_role("button", name="Try again").click()
    page.locator("html[data-ready]").wait_for(state="attached")


def test_python_takes_the_page_over_and_a_worker_of_it_answers(opened: Opens) -> None:
    page = opened()
    expect(page.locator("#boot")).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.boot") == "up"
    page.evaluate(
        """() => {
            const script = Object.assign(document.createElement("script"), {
                type: "py",
                textContent: `
from pyscript import create_named_worker
from js import document
worker = await create_named_worker(
    "assets/worker.py", name="asked", config=f"assets/worker.{document.documentElement.dataset.build}.json"
)
document.documentElement.dataset.said = await worker.ping()
`,
            });
            document.body.append(script);
        }"""
    )
    page.locator('html[data-said="pong"]').wait_for(state="attached")


def _amiss(path: Path, how: str, route: Route) -> None:
    """Answer with a file in one of the ways in which it does not arrive."""
    content = path.read_bytes()
    if how == "gone":
        route.fulfill(status=404, body="nothing")
    elif how == "broken off":
        route.abort()
    else:
        is_cut = how == "cut short"
        body = content[: len(content) // 2] if is_cut else b"<!doctype html><h1>Sorry</h1>"
        route.fulfill(content_type=TYPES[path.suffix] if is_cut else "text/html", body=body)


AMISS = ("gone", "broken off", "cut short", "sorry")
SENTENCE = 10_000  # milliseconds in which somebody must be told
WRONG = "Something went wrong."


def _needed(dist: Path) -> list[str]:
    found = re.search(r'<script data-boot="([^"]+)"', (dist / "index.html").read_text("utf-8"))
    assert found
    return list(json.loads(unescape(found[1]))["sums"])


@pytest.mark.provokes("")
def test_whatever_does_not_arrive_is_told(page: Page, context: BrowserContext, dist: Path, long: bool) -> None:
    files = _needed(dist)
    assert len(files) == 11
    for number, file in enumerate(files if long else files[::-3]):
        for how in AMISS if long else (AMISS[number % len(AMISS)],):
            context.route(f"**/{file}", partial(_amiss, dist / file, how))
            page.goto("/", wait_until="commit")
            expect(page.get_by_role("heading", name=WRONG), f"{file} {how}").to_be_visible(timeout=SENTENCE)
            expect(page.get_by_role("button", name="Save my matches as a file")).to_be_visible()
            context.unroute(f"**/{file}")


@pytest.mark.provokes("")
def test_what_the_browser_has_kept_of_a_broken_file_is_fetched_anew(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    site = shutil.copytree(dist, tmp_path / "site")
    files = [site / address for address in _needed(dist) if "app." in address or "core-" in address]
    whole = [path.read_bytes() for path in files]
    page = browser.new_page()
    for path in files:
        path.write_bytes(path.read_bytes()[:1000])
    with server(site) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/")
        expect(page.get_by_role("heading", name=WRONG)).to_be_visible(timeout=SENTENCE)
        for path, content in zip(files, whole, strict=True):
            path.write_bytes(content)
        page.goto("about:blank")
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/")  # no "Try again": the page sees to it
        page.locator("html[data-ready]").wait_for(state="attached")
        page.close()
        serving.shutdown()


@pytest.mark.provokes("")
def test_a_file_that_the_browser_gave_up_once_is_asked_for_again(page: Page, context: BrowserContext) -> None:
    context.route("**/morph.*.js", lambda route: route.abort(), times=1)
    page.goto("/")
    page.locator("html[data-ready]").wait_for(state="attached")
    expect(page.get_by_role("heading", name=WRONG)).to_have_count(0)


@pytest.mark.provokes("")
def test_a_page_that_is_cut_short_says_so(page: Page, dist: Path) -> None:
    text = (dist / "index.html").read_text("utf-8")
    for end in ('<template id="lobby-en"', '<script type="py"'):
        cut = text.partition(end)[0]
        page.route("**/", lambda route: route.fulfill(content_type="text/html", body=cut))  # noqa: B023  # used at once
        page.goto("/")
        expect(page.get_by_role("heading", name=WRONG)).to_be_visible(timeout=SENTENCE)


@pytest.mark.provokes("")
def test_a_file_that_never_comes_is_told_and_the_page_goes_on_where_it_comes_after_all(
    page: Page, context: BrowserContext
) -> None:
    held: list[Route] = []
    context.route("**/core-*.js", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("heading", name=WRONG)).to_be_visible(timeout=2 * SENTENCE)
    for route in held:
        route.continue_()
    page.locator("html[data-ready]").wait_for(state="attached")
    expect(page.get_by_role("heading", name=WRONG)).to_have_count(0)


KEPT = "async () => { while (!(await caches.match('kept'))) await new Promise((go) => setTimeout(go, 100)); }"
MEGA = 1e6


def test_a_first_visit_asks_for_little_and_for_nothing_twice(browser: Browser, dist: Path) -> None:
    with counted(dist) as (address, sent):
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.goto(address + link_to(match_at("maui")))
        page.locator("html[data-ready='table']").wait_for(state="attached")
        page.evaluate(KEPT)
        context.close()
    played = [name for name, _ in sent].index("sw.js")  # what is kept for later comes when the table is there
    assert sum(size for _, size in sent[:played]) <= FIRST * MEGA
    twice = [name for name, times in Counter(name for name, _ in sent).items() if times > 1]
    assert not twice


class _Unpacks(Handler):
    """Says of what is packed that it packed it itself: a browser then unpacks it before the page gets it."""

    def end_headers(self) -> None:
        if self.path.endswith("gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


def test_the_site_works_under_any_path_of_a_host_that_lets_unpack_what_it_sends(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some/where").symlink_to(dist)
    with Server((HOST, 0), partial(_Unpacks, directory=str(tmp_path))) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        page = browser.new_page(service_workers="block")
        lost: list[str] = []
        page.on("requestfailed", lambda request: lost.append(request.url))
        page.goto(f"http://{HOST}:{serving.server_address[1]}/some/where/")
        page.locator("html[data-ready]").wait_for(state="attached")
        page.close()
        serving.shutdown()
    assert not lost


SEEN = """
window.counted = 0;
new MutationObserver(() => {
  if (document.querySelector("#boot progress + span:not([hidden])")) window.counted++;
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_megabytes_are_counted_on_a_first_visit_only(browser: Browser, site: str) -> None:
    context = browser.new_context()
    context.add_init_script(SEEN)
    page = context.new_page()
    page.goto(site)
    page.locator("html[data-ready]").wait_for(state="attached")
    assert page.evaluate("window.counted") > 0
    page.close()
    page = context.new_page()
    page.goto(site)
    page.locator("html[data-ready]").wait_for(state="attached")
    assert page.evaluate("window.counted") == 0
    context.close()


def test_in_a_page_of_somebody_else_nothing_starts(browser: Browser, site: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f'<iframe src="{site}"></iframe>', encoding="utf-8")
    with server(tmp_path) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        page = browser.new_page(locale="en-GB")
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/")
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("link", name="Open Five Stars by itself")).to_be_visible()
        page.wait_for_timeout(1500)  # in which Python would have started
        assert frame.locator("html[data-ready], html[data-boot], #page").count() == 0
        page.close()
        serving.shutdown()
