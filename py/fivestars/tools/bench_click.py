"""A click's own computing time on the page's main thread, beside a plain page that Idiomorph morphs to the same HTML.

Both are read off one browser's trace as the time that the processor spent: what else the machine does is no matter.
"""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.table.notation import to_link
from fivestars.tools.bench_page import PATIENCE, browser, match_of, served
from fivestars.tools.build import build
from fivestars.tools.figure import Figure
from fivestars.tools.setup import MODULES
from fivestars.tools.trouble import Trouble

SHARE: Final = 3.0  # of what the plain page takes
CLICKS: Final = 60
CATEGORIES: Final = ("toplevel", "devtools.timeline", "blink.user_timing")
MORPH: Final = MODULES / "idiomorph/dist/idiomorph.min.js"
PLAIN: Final = "plain"  # where the plain page stands on our site, for the same style and drawings
# Lets a click be seen in a trace from the press to the paint; then the page has time for what can wait.
NOTE: Final = """
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const noted = async (number, click) => {
  await wait(30);
  performance.mark(`begin ${number}`);
  await click();
  await painted();
  performance.mark(`end ${number}`);
  await wait(0);  // what the script does next is not this click's
};
"""
# Clicks what can be picked, one after another, and gives back what the page looked like before and after each.
CLICK_ABOUT: Final = (
    "async (clicks) => {"
    + NOTE
    + """
  const page = document.getElementById("page");
  const can = (css) => [...document.querySelectorAll(css)].filter((at) => at.getAttribute("aria-disabled") !== "true");
  const changed = () => new Promise((resolve) => {
    const watch = new MutationObserver(() => { watch.disconnect(); resolve(true); });
    watch.observe(page, { childList: true, subtree: true, attributes: true });
    setTimeout(resolve, 2000, false);
  });
  const click = (at) => at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const looks = [];
  for (let turn = 0; looks.length <= clicks && turn < clicks * 4; turn++) {
    const door = can('[data-do="keep"]')[0];
    const picks = can("[data-pick]:not([data-pick=''])");
    const choice = door ?? can('[data-do="uncover"], [data-do="confirm"]')[0] ?? picks[(turn * 7919) % picks.length];
    if (!choice) break;
    const change = changed();
    if (door) { click(door); await change; await painted(); continue; }
    if (!looks.length) looks.push(page.innerHTML);
    await noted(looks.length, () => { click(choice); return change; });
    if (await change) looks.push(page.innerHTML);
  }
  return looks;
}"""
)
MORPH_ABOUT: Final = (
    "async (looks) => {"
    + NOTE
    + """
  const page = document.getElementById("page");
  page.innerHTML = looks[0];
  await painted();
  for (const [number, look] of looks.entries()) {
    if (number) await noted(number, () => Idiomorph.morph(page, look, { morphStyle: "innerHTML" }));
  }
}"""
)


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what is measured for each game, by name."""
    return {f"click-{game}": partial(click, game) for game in SHELF}


def click(game: str) -> Figure:
    """Measure what a click on the board takes, beside the plain page."""
    ours, plain = (_slow(times) for times in times_of(game))
    return Figure(f"click-{game}", ours, "ms", plain, SHARE * plain, ours <= SHARE * plain)


def times_of(game: str, site: Path | None = None) -> tuple[list[float], list[float]]:
    """Return what each click took the page, and the plain page after it, in milliseconds of the processor."""
    with served(site or build()) as address, browser() as chromium:
        page = chromium.new_page(service_workers="block")
        page.goto(f"{address}#link/{to_link(match_of(game), SHELF)}")
        page.locator('html[data-boot="up"][data-ready="table"]').wait_for(state="attached", timeout=PATIENCE)
        ours, looks = _traced(chromium, page, CLICK_ABOUT, CLICKS)
        if len(looks) < CLICKS // 2:
            raise Trouble(f"Too little on the board of {game} could be clicked: the bench's script needs a look.")
        dress = page.evaluate("document.documentElement.dataset.ready")
        files = page.evaluate("[...document.styleSheets].map(({ href }) => href)")
        page.close()
        page = chromium.new_page(service_workers="block")
        html = _plain(files, dress)
        page.route(f"**/{PLAIN}", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto(address + PLAIN)
        plain, _ = _traced(chromium, page, MORPH_ABOUT, looks)
    return ours, plain


def _plain(sheets: Sequence[str], dress: str) -> str:
    """Return a page that has our style and Idiomorph, and nothing else."""
    links = "".join(f'<link rel="stylesheet" href="{sheet}">' for sheet in sheets)
    return (
        f'<!doctype html><html lang="en" data-ready="{dress}"><meta charset="utf-8"><title>plain</title>'
        f'{links}<script>{MORPH.read_text("utf-8")}</script><main id="page"></main>'
    )


def _traced(chromium: Any, page: Any, script: str, asked: object) -> tuple[list[float], Any]:
    """Return what each click of a script took, and what the script gives back."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "trace.json")
        chromium.start_tracing(page=page, path=path, categories=list(CATEGORIES))
        answer = page.evaluate(script, asked)
        chromium.stop_tracing()
        return _times(json.loads(path.read_text("utf-8"))["traceEvents"]), answer


def _times(events: Sequence[Any]) -> list[float]:
    """Return for each click how long the processor was at the tasks between its marks, in milliseconds."""
    marks = {event["name"]: event for event in events if event["name"].startswith(("begin ", "end "))}
    first = marks["begin 1"]
    tasks = [
        event
        for event in events
        if event["name"].endswith("RunTask")
        and event["ph"] == "X"
        and (event["pid"], event["tid"]) == (first["pid"], first["tid"])
    ]
    return [
        _time_between(tasks, begin["ts"], marks[f"end {name.split()[1]}"]["ts"])
        for name, begin in marks.items()
        if name.startswith("begin ") and f"end {name.split()[1]}" in marks
    ]


def _time_between(tasks: Sequence[Any], begin: float, end: float) -> float:
    """Return what the outermost tasks took that were under way between two moments."""
    total, until = 0.0, 0.0
    for task in sorted(tasks, key=lambda task: (task["ts"], -task["dur"])):
        if task["ts"] + task["dur"] < begin or task["ts"] > end or task["ts"] < until:
            continue
        until = task["ts"] + task["dur"]
        total += task.get("tdur", 0)
    return total / 1000


def _slow(times: Sequence[float]) -> float:
    """Return what 95 of 100 do not pass."""
    return sorted(times)[math.ceil(0.95 * len(times)) - 1]
