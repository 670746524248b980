"""The watch over the page sees what it must see, or the other tests would prove little."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

Opens = Callable[..., Page]


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
    page.wait_for_timeout(300)
    assert seen in "\n".join(wrong)
    wrong.clear()


def test_a_page_that_leads_elsewhere_is_seen(opened: Opens, wrong: list[str]) -> None:
    page = opened()
    page.evaluate("open('http://localhost:9/')")
    page.wait_for_timeout(300)
    assert "another host was asked: http://localhost:9/" in wrong
    wrong.clear()


@pytest.mark.provokes("^console: wrong ")
def test_what_a_test_provokes_is_no_fault(opened: Opens, wrong: list[str]) -> None:
    page = opened()
    page.evaluate("console.error('wrong')")
    page.wait_for_timeout(300)
    assert not wrong
