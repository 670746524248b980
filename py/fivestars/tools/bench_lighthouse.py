"""Lighthouse's figures: the lobby and a table by link, as a phone and as a desk meet them on a first visit.

From a host that compresses nothing. What Lighthouse counts of 100 must not be less than its budget; all else not more.
"""

import json
import os
import subprocess
from collections.abc import Callable, Mapping
from functools import cache, partial
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from fivestars.tools.bench_page import served, table
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import build
from fivestars.tools.figure import Figure
from fivestars.tools.setup import node, ready_for_lighthouse
from fivestars.tools.trouble import CACHE, Trouble

RUNS: Final = 3
PATIENCE: Final = 300  # seconds
PRESETS: Final[Mapping[str, tuple[str, ...]]] = {"phone": (), "desk": ("--preset=desktop",)}
PERFORMANCE: Final = {"lobby-phone": 90.0, "lobby-desk": 98.0, "table-phone": 60.0, "table-desk": 90.0}
# What every screen must be given on every device.
CATEGORIES: Final = ("accessibility", "best-practices", "seo")
SHIFT: Final = 20.0  # thousandths
BLOCKED: Final = {"phone": 200.0, "desk": 150.0}  # milliseconds: up to there Lighthouse calls it good


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what Lighthouse can tell, by name."""
    benches: dict[str, Callable[[], Figure]] = {}
    for visit in PERFORMANCE:
        benches[f"lighthouse-{visit}"] = partial(performance, visit)
        for category in CATEGORIES:
            benches[f"{category}-{visit}"] = partial(points, visit, category)
        benches[f"shift-{visit}"] = partial(shift, visit)
        benches[f"blocked-{visit}"] = partial(blocked, visit)
    return benches


def performance(visit: str) -> Figure:
    """Return how fast it finds a visit."""
    value, budget = _points(visit, "performance"), PERFORMANCE[visit]
    return Figure(f"lighthouse-{visit}", value, "of 100", None, budget, value >= budget)


def points(visit: str, category: str) -> Figure:
    """Return what it thinks of a visit otherwise."""
    value = _points(visit, category)
    return Figure(f"{category}-{visit}", value, "of 100", None, 100.0, value >= 100)


def shift(visit: str) -> Figure:
    """Return how much of a screen has jumped."""
    value = 1000 * _audited(visit, "cumulative-layout-shift")
    return Figure(f"shift-{visit}", value, "‰", None, SHIFT, value <= SHIFT)


def blocked(visit: str) -> Figure:
    """Return for how long a tap would have waited: what each piece of work took above 50 ms, together."""
    value, budget = _audited(visit, "total-blocking-time"), BLOCKED[visit.rpartition("-")[2]]
    return Figure(f"blocked-{visit}", value, "ms", None, budget, value <= budget)


def _points(visit: str, category: str) -> float:
    return 100 * median(float(report["categories"][category]["score"]) for report in _reports(visit))


def _audited(visit: str, audit: str) -> float:
    return median(float(report["audits"][audit]["numericValue"]) for report in _reports(visit))


@cache
def _reports(visit: str) -> list[Any]:
    """Return what it says of a visit, each time with an empty profile."""
    screen, _, preset = visit.partition("-")
    with served(build()) as site:
        return [_report({"lobby": site, "table": table(site)}[screen], PRESETS[preset]) for _ in range(RUNS)]


def _report(address: str, preset: tuple[str, ...]) -> Any:
    categories = ",".join(("performance", *CATEGORIES))
    with TemporaryDirectory(dir=CACHE) as profile:
        flags = " ".join(("--headless=new", f"--user-data-dir={profile}", *FLAGS))
        command = [
            *(node(), str(ready_for_lighthouse()), address, "--quiet", "--output=json", "--no-enable-error-reporting"),
            *(f"--only-categories={categories}", f"--chrome-flags={flags}", *preset),
        ]
        done = subprocess.run(
            command,
            env={**os.environ, "CHROME_PATH": found_browser()},
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    if done.returncode:
        raise Trouble(f"Lighthouse ended early: {(done.stderr.strip().splitlines() or ['it says nothing'])[-1]}")
    return json.loads(done.stdout)
