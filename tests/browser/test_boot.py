"""The boot: the lobby is there before Python, Python takes over, and a failure offers a way out."""

import json
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from fivestars.tools.catalogues import TRANSLATED
from fivestars.tools.serve import server

Opens = Callable[..., Page]


def _keep(context: BrowserContext, settings: str) -> None:
    context.add_init_script(f"localStorage.setItem('five-stars:settings', {json.dumps(settings)})")


def _hold_python_back(context: BrowserContext) -> None:
    def never(_: Route) -> None:
        """Leave the request without an answer."""

    context.route("**/*.wasm", never)


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


@pytest.mark.parametrize("kept", ["", "[1", "7", "null", '{"language": 3, "theme": []}'])
def test_damaged_settings_do_not_stop_the_boot(page: Page, context: BrowserContext, kept: str) -> None:
    _keep(context, kept)
    _hold_python_back(context)
    page.goto("/")
    expect(page.locator("#page h1").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"


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


@pytest.mark.provokes("")
@pytest.mark.parametrize(
    "part", ["app.*.tgz", "library.*.zip", "pyodide.asm.*.wasm", "pyodide.asm.*.mjs", "runtime.*.mjs"]
)
def test_a_boot_that_breaks_off_says_so(page: Page, context: BrowserContext, part: str) -> None:
    def break_off(route: Route) -> None:
        route.abort()

    context.route(f"**/{part}", break_off)
    page.goto("/")
    expect(page.get_by_role("heading", name="Something went wrong.")).to_be_visible()


def test_the_site_works_under_any_path(browser: Browser, dist: Path, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some/where").symlink_to(dist)
    with server(tmp_path) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        page = browser.new_page()
        lost: list[str] = []
        page.on("requestfailed", lambda request: lost.append(request.url))
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/some/where/")
        page.locator("html[data-ready]").wait_for(state="attached")
        page.close()
        serving.shutdown()
    assert not lost


SEEN = """
new MutationObserver(() => {
  if (document.querySelector("#boot progress")) window.counters ??= document.querySelectorAll("[data-arrived]").length;
}).observe(document, { childList: true, subtree: true });
"""


def test_megabytes_are_counted_on_a_first_visit_only(browser: Browser, site: str) -> None:
    context = browser.new_context()
    context.add_init_script(SEEN)
    page = context.new_page()
    page.goto(site)
    page.locator("html[data-ready]").wait_for(state="attached")
    assert page.evaluate("window.counters") == 1
    page.close()
    page = context.new_page()
    page.goto(site, wait_until="commit")
    page.wait_for_function("window.counters !== undefined")
    assert page.evaluate("window.counters") == 0
    context.close()
