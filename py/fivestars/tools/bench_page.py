"""The page's figures: boots beside a bare page that only loads Pyodide, in real browsers.

All are measured in Chromium; later visits in Firefox and WebKitGTK as well, where they are installed.
"""

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link
from fivestars.tools.browser import FLAGS, found_browser, is_there
from fivestars.tools.build import build
from fivestars.tools.figure import Figure
from fivestars.tools.serve import server
from fivestars.tools.setup import MODULES
from fivestars.tools.trouble import CACHE
from fivestars.tools.webdriver import DRIVERS, Driver

REPEATS: Final = 5
REPEATS_ELSEWHERE: Final = 3
LOBBY: Final = 300.0  # milliseconds
FIRST: Final = 0.6  # of a bare page
LATER: Final = 0.3
LATER_IN: Final = {"firefox": 0.33, "webkit": 0.25}
PATIENCE: Final = 60_000
AT_REST: Final = 3_000  # the browser's own windows take their time, and would take it from the page
WRITTEN: Final = 6_000  # Chromium writes down which caches there are with a delay of five seconds

BARE: Final = """<!doctype html><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.ready = "bare";
</script>
"""
# Whether the page has done what it does for later visits, when it has time: kept its files and Python's memory.
SETTLED: Final = """(async () => {
  const memory = (await caches.keys()).find((name) => name.startsWith("five-stars-memory "));
  return !!memory && !!(await caches.match("kept")) && (await (await caches.open(memory)).keys()).length > 1;
})()"""
# Notes when the lobby's text stands in the page, and when Python has painted the screen that was asked for.
WATCH: Final = """
window.seen = {};
const soon = (name) => requestAnimationFrame(() => setTimeout(() => (window.seen[name] ??= performance.now())));
const watch = new MutationObserver(() => {
  if (document.querySelector("#page h1")) soon("lobby");
  if (document.documentElement?.dataset.ready === READY) { soon("ready"); watch.disconnect(); }
});
watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-ready"] });
"""
# Tells when this screen has been painted, to a driver that comes to the page when it has loaded.
PAINTED: Final = """new Promise((resolve) => {
  const look = () => {
    if (document.documentElement.dataset.ready !== READY) setTimeout(look, 2);
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  look();
})"""


def benches() -> Mapping[str, Callable[[], "Figure"]]:
    """Return what can be measured here, by name."""
    others = {f"later-visit-{name}": partial(later_visit_in, name) for name in DRIVERS if is_there(name)}
    return {"lobby": lobby, "first-visit": first_visit, "later-visit": later_visit, **others}


def lobby() -> "Figure":
    """Measure when the lobby can be read by somebody who has never been here."""
    value = median(visit["lobby"] for visit in _boots()["first"])
    return Figure("lobby", value, "ms", None, LOBBY, value <= LOBBY)


def first_visit() -> "Figure":
    """Measure when a linked table can be played by somebody who has never been here."""
    return _boot("first-visit", "first", FIRST)


def later_visit() -> "Figure":
    """Measure when a linked table can be played by somebody who comes back."""
    return _boot("later-visit", "later", LATER)


def _boot(name: str, visit: str, share: float) -> "Figure":
    ours, bare = ([seen["ready"] for seen in _boots()[kind]] for kind in (visit, "bare"))
    return _beside(name, ours, bare, share)


def _beside(name: str, ours: Sequence[float], bare: Sequence[float], share: float) -> "Figure":
    """Return how long our page takes beside a bare one, of which it may take this share."""
    value, reference = median(ours), median(bare)
    return Figure(name, value, "ms", reference, reference * share, value <= reference * share)


@cache
def _boots() -> Mapping[str, list[dict[str, float]]]:
    """Visit a bare page and ours alternately, each time with an empty profile, and ours a second time."""
    seen: dict[str, list[dict[str, float]]] = {"bare": [], "first": [], "later": []}
    with served(_bare_page()) as bare, served(build()) as ours:
        address = table(ours)
        for _ in range(REPEATS):
            with TemporaryDirectory() as profile:
                seen["bare"].append(_visit(profile, bare, "bare"))
            with TemporaryDirectory() as profile:
                seen["first"].append(_visit(profile, address, "table"))
                seen["later"].append(_visit(profile, address, "table"))
    return seen


def _visit(profile: str, address: str, ready: str) -> dict[str, float]:
    """Return when things were seen after navigation, in milliseconds."""
    with page_in(profile) as page:
        page.add_init_script(WATCH.replace("READY", f'"{ready}"'))
        page.wait_for_timeout(AT_REST)
        page.goto(address, wait_until="commit")
        page.wait_for_function("window.seen?.ready", timeout=PATIENCE)
        if ready == "table":
            settle(page)
            page.wait_for_timeout(WRITTEN)
        times: dict[str, float] = page.evaluate("window.seen")
        return times


def settle(page: Any) -> None:
    """Wait until the page has done what it does for later visits."""
    # `wait_for_function` would take the promise for its answer
    page.evaluate(f"async () => {{ while (!(await {SETTLED})) await new Promise((go) => setTimeout(go, 100)); }}")


def later_visit_in(browser: str) -> "Figure":
    """Measure the same in another browser."""
    bare, later = [], []
    with served(_bare_page()) as theirs, served(build()) as ours:
        for _ in range(REPEATS_ELSEWHERE):
            with DRIVERS[browser]() as driver:
                bare.append(_painted(driver, theirs, "bare"))
            with DRIVERS[browser]() as driver:
                _painted(driver, table(ours), "table")
                driver.until(SETTLED)
                later.append(_painted(driver, table(ours), "table"))
    return _beside(f"later-visit-{browser}", later, bare, LATER_IN[browser])


def _painted(driver: Driver, address: str, ready: str) -> float:
    driver.go(address)
    return float(driver.evaluate(PAINTED.replace("READY", f'"{ready}"')))


def table(site: str) -> str:
    """Return the address of a match that is about to begin."""
    return f"{site}#link/{to_link(match_of('samoa'), SHELF)}"


def match_of(game: str) -> Match:
    """Return a match that is about to begin, between people."""
    box = SHELF[game]
    seats = box.seats[0]
    return Match(
        box, Setup(game, box.edition, seats, box.usual(), 5, 0), [Person(colour=seat) for seat in range(seats)]
    )


def _bare_page() -> Path:
    """Return a site that does nothing but load Pyodide as it comes."""
    site = CACHE / "bare"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"):
        shutil.copyfile(MODULES / "pyodide" / name, site / name)
    (site / "index.html").write_text(BARE)
    return site


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a site, and tell its address."""
    serving = server(site)
    Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_address[1]}/"
    serving.shutdown()
    serving.server_close()


@contextmanager
def page_in(profile: str) -> Iterator[Any]:
    """Start a browser with a profile of its own on disk, and open a page."""
    from playwright.sync_api import sync_playwright

    browser = _browser()  # looks for one with Playwright, which wants to be alone
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser, args=list(FLAGS), headless=True
        )
        yield context.pages[0] if context.pages else context.new_page()
        context.close()


@contextmanager
def browser() -> Iterator[Any]:
    """Start a browser whose profiles are forgotten."""
    from playwright.sync_api import sync_playwright

    path = _browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


@cache
def _browser() -> str:
    return found_browser()
