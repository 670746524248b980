"""Finding a browser: what is named, what is here, what can be fetched, and at last a sentence."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fivestars.tools import browser
from fivestars.tools.trouble import Trouble


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the folder of programs of a machine that has none; Playwright and Debian have nothing to offer."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "PLACES", (str(tmp_path / "Programs" / "Chrome"),))
    monkeypatch.setattr(browser, "_playwrights", lambda: str(tmp_path / "playwrights"))
    monkeypatch.setattr(browser, "_quietly", _offers({}))
    return tmp_path


def _install(path: Path, code: int = 0) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def _offers(stock: dict[str, Path]) -> Callable[..., None]:
    """Return what runs an installer: it installs what its words name."""

    def run(*words: str) -> None:
        for word, path in stock.items():
            if word in words:
                _install(path)

    return run


def test_the_browser_that_is_named_is_taken(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(machine / "chromium")
    monkeypatch.setenv(browser.VARIABLE, _install(machine / "mine"))
    assert browser.found_browser() == str(machine / "mine")


def test_a_named_browser_that_does_not_start_is_told(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.VARIABLE, _install(machine / "broken", code=127))
    with pytest.raises(Trouble, match="does not start"):
        browser.found_browser()


def test_playwrights_own_comes_before_the_one_on_the_path(machine: Path) -> None:
    on_path = _install(machine / "chromium")
    assert browser.found_browser() == on_path
    own = _install(machine / "playwrights")
    assert browser.found_browser() == own


def test_one_that_is_on_no_path_is_found_in_its_place(machine: Path) -> None:
    found = _install(machine / "Programs" / "Chrome")
    assert browser.found_browser() == found


def test_playwright_fetches_one_where_there_is_none(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_quietly", _offers({"playwright": machine / "playwrights"}))
    assert browser.found_browser() == str(machine / "playwrights")


def test_debian_is_asked_where_playwright_has_none(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(machine / "apt-get")
    monkeypatch.setattr(browser, "_quietly", _offers({"apt-get": machine / "chromium"}))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert browser.found_browser() == str(machine / "chromium")


def test_only_who_may_install_asks_debian(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(machine / "apt-get")
    monkeypatch.setattr(browser, "_quietly", _offers({"apt-get": machine / "chromium"}))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(Trouble, match="apt-get install chromium"):
        browser.found_browser()


def test_debian_is_asked_for_the_other_browsers_that_are_missing(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _install(machine / "apt-get")
    _install(machine / "Xvfb")
    stock = {"firefox-esr": machine / "firefox-esr", "webkit2gtk-driver": machine / "WebKitWebDriver"}
    monkeypatch.setattr(browser, "_quietly", _offers({**stock, "xvfb": machine / "once-more"}))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    browser.fetch_others()
    assert browser.program("firefox") == str(machine / "firefox-esr")
    assert browser.program("webkit") == str(machine / "WebKitWebDriver")
    assert not (machine / "once-more").exists(), "what is here was asked for again"


@pytest.mark.parametrize(("which", "package"), [(which, package) for which, (_, package) in browser.OTHERS.items()])
def test_a_missing_browser_is_told_with_its_package(machine: Path, which: str, package: str) -> None:
    browser.fetch_others()
    with pytest.raises(Trouble, match=f"apt-get install {package}"):
        browser.program(which)
    assert not list(machine.iterdir())


def test_tests_take_chromium_without_its_windows_where_it_is(machine: Path) -> None:
    whole = _install(machine / "chromium")
    assert browser.found_for_tests() == whole
    shell = _install(machine / browser.SHELL)
    assert browser.found_for_tests() == shell
    assert browser.found_browser() == whole, "what people have is measured and painted"


def test_debian_brings_it_where_there_is_no_browser_at_all(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(machine / "apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(browser, "_quietly", _offers({browser.SHELL: machine / browser.SHELL}))
    assert browser.found_for_tests() == str(machine / browser.SHELL)


def test_a_shell_that_does_not_start_is_left_for_one_that_does(machine: Path) -> None:
    _install(machine / browser.SHELL, code=127)
    whole = _install(machine / "chromium")
    assert browser.found_for_tests() == whole


def test_the_browser_that_is_named_is_taken_for_tests_too(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _install(machine / browser.SHELL)
    monkeypatch.setenv(browser.VARIABLE, _install(machine / "mine"))
    assert browser.found_for_tests() == str(machine / "mine")
