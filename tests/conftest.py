"""What all tests share: the built site, and how long the laws may take."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from fivestars.tools.build import build

# How long one example takes says something of the machine, and nothing of the code.
hypothesis.settings.register_profile("five stars", deadline=None)
hypothesis.settings.load_profile("five stars")
# Matches are many small things that live on: to look for rubbish among them again and again takes a tenth of all.
gc.set_threshold(50_000, 20, 100)
# Its browsers are scripts of a shell, which Windows does not run.
collect_ignore = ["tools/test_browser.py"] if os.name == "nt" else []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(number, …): the test proves these rulings of its game's `rulings.toml`")
    config.addinivalue_line("markers", "one_in(number): where a run is not long, so many of a test's cases are enough")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="the laws on 10,000 matches instead of 200; 1,000,000 pieces of damage; browsers killed 200 times",
    )
    parser.addoption("--browsers", action="store_true", help="the journey through Chromium, Firefox and WebKitGTK, too")


# --- how many cases of a test a run has


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose which tests there are, and in which order: the same in every process."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if not config.getoption("--long"):
        _leave_out(config, items)
    items[:] = _dealt(items, workers)


def _leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most cases of the tests that are marked so."""
    cases, kept, left = Counter[str](), list[pytest.Item](), list[pytest.Item]()
    for item in items:
        test, mark = item.nodeid.partition("[")[0], item.get_closest_marker("one_in")
        (left if mark and cases[test] % mark.args[0] else kept).append(item)
        cases[test] += 1
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def _dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Give each process its share of what waits for a browser, among the others, so that all compute all the time.

    At the end comes what is short: none is left alone with a browser.
    """
    waiting = [item for item in items if item.nodeid.startswith("tests/browser/")]
    others = [item for item in items if not item.nodeid.startswith("tests/browser/")]
    bounds = [len(others) * number // workers for number in range(workers + 1)]
    dealt = list[pytest.Item]()
    for number in range(workers):
        mine, rest = waiting[number::workers], others[slice(*bounds[number : number + 2])]
        places = [*(0.8 * at / len(mine) for at in range(len(mine))), *(at / len(rest) for at in range(len(rest)))]
        dealt += [item for _, item in sorted(zip(places, [*mine, *rest], strict=True), key=itemgetter(0))]
    return dealt


# --- what the laws have seen: each process of a run tells it at its end

SEEN = pytest.StashKey[list[Any]]()


def pytest_sessionfinish(session: pytest.Session) -> None:
    gc.freeze()  # pytest would look through all that there is for rubbish, five times, when it is over
    laws = sys.modules.get("laws")
    if laws is None:
        return
    seen = [laws.SEEN.matches, dict(laws.SEEN.guesses)]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["seen"] = seen
    else:
        session.config.stash.setdefault(SEEN, []).append(seen)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if seen := getattr(node, "workeroutput", {}).get("seen"):
        node.config.stash.setdefault(SEEN, []).append(seen)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if any(matches for matches, _ in config.stash.get(SEEN, [])):
        from laws import Seen, told

        terminalreporter.write_line(told([Seen(matches, guesses) for matches, guesses in config.stash[SEEN]]))


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Tell whether this is a long run."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def dist() -> Path:
    """Return the built site; it is built once, however many processes test it."""
    return build()
