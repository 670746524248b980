"""The watch over the page sees what it must see, or the other tests would prove little."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, Route

Opens = Callable[..., Page]
PATIENCE = 30  # seconds


def _without_python(page: Page) -> None:
    """Open the lobby, and let Python never come: it has no part in this."""

    def never(_: Route) -> None:
        """Leave the request without an answer."""

    page.route("**/pyodide.wasm.*", never)
    page.goto("/")


def _is_seen(page: Page, wrong: list[str], what: str) -> bool:
    """Wait until something is noted; tell whether it was."""
    end = monotonic() + PATIENCE
    while what not in "\n".join(wrong) and monotonic() < end:
        page.wait_for_timeout(10)  # only while it waits does Playwright tell what it hears
    return what in "\n".join(wrong)


@pytest.mark.warm
@pytest.mark.parametrize(
    ("doing", "seen"),
    [
        ("console.error('wrong')", "console: wrong"),
        ("setTimeout(() => { throw new Error('wrong') })", "error: wrong"),
        ("document.body.setAttribute('style', 'color: red')", "policy: style-src-attr"),
        ("new Image().src = 'http://localhost:9/x.png'", "policy: img-src"),
        ("fetch('http://localhost:9/').catch(() => 0)", "policy: connect-src"),
        (
            "document.head.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
            "policy: script",
        ),
    ],
)
def test_what_goes_wrong_is_seen(opened: Opens, wrong: list[str], doing: str, seen: str) -> None:
    page = opened()
    page.evaluate(doing)
    assert _is_seen(page, wrong, seen)
    wrong.clear()


def test_a_page_that_leads_elsewhere_is_seen(page: Page, wrong: list[str]) -> None:
    _without_python(page)
    page.evaluate("open('http://localhost:9/')")
    assert _is_seen(page, wrong, "another host was asked: http://localhost:9/")
    wrong.clear()


@pytest.mark.provokes("^console: wrong ")
def test_what_a_test_provokes_is_no_fault(page: Page, wrong: list[str]) -> None:
    _without_python(page)
    with page.expect_console_message(lambda message: message.text == "wrong"):
        page.evaluate("console.error('wrong')")
    page.evaluate("1")  # by then whoever listens has been told
    assert not wrong
