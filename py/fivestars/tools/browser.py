"""Finding a browser for the tests and the bench, or fetching one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fivestars.tools.trouble import Trouble

VARIABLE: Final = "FIVESTARS_BROWSER"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE: Final = (
    "There is no browser for the tests: install Chromium (on Debian `apt-get install chromium`), "
    f"or name one in {VARIABLE}, and run the command again."
)


def found_browser() -> str:
    """Return the path of a browser that starts; fetch one where there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        if _starts(named):
            return named
        raise Trouble(f"{VARIABLE} names {named}, which does not start: name another browser, or none.")
    for look in (_playwrights, _on_path, _fetched, _from_debian):
        path = look()
        if path and _starts(path):
            return path
    raise Trouble(NONE)


def _playwrights() -> str | None:
    """Return the chromium that Playwright has fetched, or would fetch."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _fetched() -> str | None:
    print("There is no browser here: fetching Chromium …", file=sys.stderr, flush=True)
    _quietly(sys.executable, "-m", "playwright", "install", "chromium")
    return _playwrights()


def _from_debian() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    print("Asking Debian for chromium …", file=sys.stderr, flush=True)
    _quietly("apt-get", "update", "-qq")
    _quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    return _on_path()


def _quietly(*command: str) -> None:
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def _starts(path: str) -> bool:
    """Tell whether a browser is there with all the libraries that it needs."""
    if not Path(path).exists() and not shutil.which(path):
        return False
    try:
        done = subprocess.run([path, "--version", "--no-sandbox"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
