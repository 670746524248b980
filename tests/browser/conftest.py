"""A browser on the built site. A test fails when the page logs an error, breaks its policy, or asks another host."""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

from fivestars.tools.browser import FLAGS, VARIABLE, found_browser
from fivestars.tools.check import WHY_NONE
from fivestars.tools.serve import server
from fivestars.tools.trouble import Trouble

PATIENCE = 60_000  # milliseconds: two browsers may boot at once on a busy machine
JOURNEY = "test_journey.py"
WRONG = pytest.StashKey[list[str]]()
REPORT_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "provokes(pattern): the page is expected to log errors that match this")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the journey out where the other browsers are not asked for."""
    return True if collection_path.name == JOURNEY and not config.getoption("--browsers") else None


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
        path = os.environ.get(VARIABLE) or found_browser()
    except Trouble as trouble:
        pytest.fail(str(trouble), pytrace=False)
    return {"executable_path": path, "args": list(FLAGS), "headless": True}


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
    marks = request.node.iter_markers("provokes")
    expected = [re.compile(mark.args[0]) for mark in marks]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REPORT_POLICY)

    def note(what: str) -> None:
        if not any(pattern.search(what) for pattern in expected):
            wrong.append(what)

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            note(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(error: WebError) -> None:
        note(f"error: {error.error}")

    def asked(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(site).netloc:
            wrong.append(f"another host was asked: {request.url}")

    context.on("console", heard)
    context.on("weberror", failed)
    context.on("request", asked)
    return context


Opens = Callable[..., Page]


@pytest.fixture
def opened(page: Page, site: str) -> Opens:
    """Return a function that opens an address of the site and waits until Python has taken it over."""

    def open_it(address: str = "", ready: str = "") -> Page:
        page.goto(site + address)
        if ready:
            page.locator(f'html[data-ready="{ready}"]').wait_for(state="attached")
        else:
            page.locator("html[data-ready]").wait_for(state="attached")
        return page

    return open_it
