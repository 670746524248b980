"""Finding the browsers for the tests and the bench, or fetching them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fivestars.tools.trouble import Trouble

VARIABLE: Final = "FIVESTARS_BROWSER"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL: Final = "chromium-headless-shell"  # Chromium without its windows: the same engine with a fifth less to compute
# Where macOS and Windows keep what is on no path.
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# To compile once more, and thoroughly, what runs often takes longer than a page of a test lives to gain by it; so does
# to count how often it runs.
COMPILE_ONCE: Final = "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering"
NONE: Final = (
    "There is no browser for the tests: install Chromium (on Debian `apt-get install chromium`), "
    f"or name one in {VARIABLE}, and run the command again."
)
# What else the page must run in, as Debian packs it: where each program may be, and the package that brings it.
OTHERS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "firefox": (("firefox-esr", "firefox"), "firefox-esr"),
    "webkit": (("WebKitWebDriver",), "webkit2gtk-driver"),
    "screen": (("Xvfb",), "xvfb"),
}


def found_browser() -> str:
    """Return the path of a browser that starts; fetch one where there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        if _starts(named):
            return named
        raise Trouble(f"{VARIABLE} names {named}, which does not start: name another browser, or none.")
    for look in (_playwrights, _on_path, _in_place, _fetched, _from_debian):
        path = look()
        if path and _starts(path):
            return path
    raise Trouble(NONE)


def found_for_tests() -> str:
    """Return the path of the browser that computes least: Chromium without its windows, which Debian may bring."""
    if os.environ.get(VARIABLE):
        return found_browser()
    if not any(_first((name,)) for name in (SHELL, *NAMES, *PLACES)):
        _install(SHELL)
    shell = _first((SHELL,))
    return shell if shell and _starts(shell) else found_browser()


def fetch_others() -> None:
    """Ask Debian for Firefox and WebKitGTK where they are missing and may be installed."""
    missing = [package for names, package in OTHERS.values() if not _first(names)]
    if missing:
        _install(*missing)


def is_there(which: str) -> bool:
    """Tell whether one of the `OTHERS` is installed."""
    return _first(OTHERS[which][0]) is not None


def program(which: str) -> str:
    """Return the path of one of the `OTHERS`."""
    names, package = OTHERS[which]
    path = _first(names)
    if not path:
        raise Trouble(
            f"There is no {names[0]} for the tests: install it (on Debian `apt-get install {package}`), "
            "and run the command again."
        )
    return path


def _playwrights() -> str | None:
    """Return the chromium that Playwright has fetched, or would fetch."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _on_path() -> str | None:
    return _first(NAMES)


def _in_place() -> str | None:
    return _first(PLACES)


def _first(names: Iterable[str]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _fetched() -> str | None:
    print("There is no browser here: fetching Chromium …", file=sys.stderr, flush=True)
    _quietly(sys.executable, "-m", "playwright", "install", "chromium")
    return _playwrights()


def _from_debian() -> str | None:
    _install("chromium")
    return _on_path()


def _install(*packages: str) -> None:
    """Ask Debian for packages, where one may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print(f"Asking Debian for {', '.join(packages)} …", file=sys.stderr, flush=True)
    _quietly("apt-get", "update", "-qq")
    _quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)


def _quietly(*command: str) -> None:
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def _starts(path: str) -> bool:
    """Tell whether a browser is there with all the libraries that it needs."""
    if not Path(path).exists() and not shutil.which(path):
        return False
    if os.name == "nt":  # there it would open a window instead of saying its version; and it brings its libraries
        return True
    try:
        done = subprocess.run([path, "--version", "--no-sandbox"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
