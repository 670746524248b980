"""A browser on the built site. A test fails when the page logs an error, breaks its policy, or asks another host."""

import os
import re
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from browser.warm import FROZEN, WarmPage
from fivestars.tools.browser import COMPILE_ONCE, FLAGS, VARIABLE, found_for_tests
from fivestars.tools.check import WHY_NONE
from fivestars.tools.serve import server
from fivestars.tools.trouble import Trouble

PATIENCE = 60_000  # milliseconds: two browsers may boot at once on a busy machine
ELSEWHERE = "another host was asked: "
JOURNEY = "test_journey.py"
CRASHED = "Target crashed"  # as Playwright says it
WRONG = pytest.StashKey[list[str]]()
DOWN = pytest.StashKey[str]()  # how the browser itself went down in a test
KEEP_NOTHING = "Object.defineProperty(window, 'caches', { value: undefined })"
REPORT_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def pytest_configure(config: pytest.Config) -> None:
    expect.set_options(timeout=PATIENCE)
    config.addinivalue_line("markers", "warm: the page stays up from test to test; it is quick, in English and light")
    config.addinivalue_line("markers", "keeps: the page may keep its files and its memory, which takes a while")
    config.addinivalue_line("markers", "provokes(pattern): the page is expected to log errors that match this")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the journey out where the other browsers are not asked for."""
    return True if collection_path.name == JOURNEY and not config.getoption("--browsers") else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test once more where the browser itself went down: Chromium's renderer crashes or freezes, once in many."""
    if not isinstance(item, pytest.Function) or "page" not in item.fixturenames:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report.longreprtext for report in reports if report.failed]
    down = CRASHED if any(CRASHED in text for text in failed) else item.stash.get(DOWN, "")
    if failed and down:
        print(f"{item.nodeid}: {down}, once more", file=sys.stderr)
        item.stash[WRONG] = []
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a test that finds no browser as failed."""
    report = yield
    if report.failed and report.when == "setup" and os.environ.get(WHY_NONE):
        report.when = "call"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test whose page went wrong, once the test itself is through."""
    yield
    if wrong := item.stash.get(WRONG, []):
        pytest.fail("the page went wrong:\n" + "\n".join(wrong), pytrace=False)


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Serve the built site and return its address."""
    serving = server(dist)
    Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_address[1]}/"
    serving.shutdown()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if why := os.environ.get(WHY_NONE):
        pytest.fail(why, pytrace=False)
    try:
        path = os.environ.get(VARIABLE) or found_for_tests()
    except Trouble as trouble:
        pytest.fail(str(trouble), pytrace=False)
    return {"executable_path": path, "args": [*FLAGS, COMPILE_ONCE], "headless": True}


@pytest.fixture(scope="session")
def browser_context_args(site: str) -> dict[str, Any]:
    return {
        "base_url": site,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "service_workers": "block",  # they are for the tests of offline use
    }


@pytest.fixture
def wrong(request: pytest.FixtureRequest) -> list[str]:
    """Return what has gone wrong in the page so far; whatever is in it when the test ends, fails it."""
    return request.node.stash.setdefault(WRONG, [])  # type: ignore[no-any-return]  # a node is Any to pytest


@pytest.fixture
def context(context: BrowserContext, site: str, wrong: list[str], request: pytest.FixtureRequest) -> BrowserContext:
    """Return a fresh profile; watch every page of it."""
    expected = [re.compile(mark.args[0]) for mark in request.node.iter_markers("provokes")]
    if not request.node.get_closest_marker("keeps"):
        context.add_init_script(KEEP_NOTHING)

    def note(what: str) -> None:
        if what.startswith(ELSEWHERE) or not any(pattern.search(what) for pattern in expected):
            wrong.append(what)

    return _watched(context, site, note)


def _watched(context: BrowserContext, site: str, note: Callable[[str], None]) -> BrowserContext:
    """Have it noted when something goes wrong in a profile."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REPORT_POLICY)

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            note(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(error: WebError) -> None:
        note(f"error: {error.error}")

    def asked(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(site).netloc:
            note(f"{ELSEWHERE}{request.url}")

    context.on("console", heard)
    context.on("weberror", failed)
    context.on("request", asked)
    return context


@pytest.fixture(scope="session")
def warm_page(browser: Browser, browser_context_args: dict[str, Any], site: str) -> WarmPage:
    """Return the page that stays up; it keeps no picture of its memory, which would take as long as another boot."""

    def fresh(note: Callable[[str], None]) -> BrowserContext:
        context = browser.new_context(**browser_context_args)
        context.add_init_script(KEEP_NOTHING)
        return _watched(context, site, note)

    return WarmPage(site, fresh)


def _is_warm(request: pytest.FixtureRequest) -> bool:
    """Tell whether a test is content with the warm page; one that provokes errors has its own."""
    marked = request.node.get_closest_marker
    return bool(marked("warm") and not marked("provokes"))


@pytest.fixture
def page(request: pytest.FixtureRequest, wrong: list[str]) -> Iterator[Page]:
    """Return the warm page, for tests with that mark, or one of a fresh profile."""
    if not _is_warm(request):
        yield request.getfixturevalue("context").new_page()
        return
    warm: WarmPage = request.getfixturevalue("warm_page")
    yield warm.take(wrong)
    if FROZEN in warm.give_back(ill=bool(wrong)):
        request.node.stash[DOWN] = FROZEN


Opens = Callable[..., Page]


@pytest.fixture
def opened(request: pytest.FixtureRequest, page: Page, site: str) -> Opens:
    """Return a function that opens an address of the site and waits until Python has taken it over."""
    warm = request.getfixturevalue("warm_page") if _is_warm(request) else None

    def open_it(address: str = "", ready: str = "") -> Page:
        if warm:
            warm.go(address.partition("#")[2])
        else:
            page.goto(site + address)
        page.locator(f'html[data-ready="{ready}"]' if ready else "html[data-ready]").wait_for(state="attached")
        return page

    return open_it
