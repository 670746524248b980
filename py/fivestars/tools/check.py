"""The test command: every check and every test, all of them even when one fails, and a last line that counts them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Final
from xml.etree import ElementTree

from fivestars.tools.browser import VARIABLE, fetch_others, found_for_tests
from fivestars.tools.build import build
from fivestars.tools.trouble import CACHE, ROOT, Trouble

BIN: Final = Path(sys.executable).parent
ENDING: Final = ".exe" if os.name == "nt" else ""  # of a program's name
CHECKS: Final[dict[str, list[str]]] = {
    "ruff": [str(BIN / f"ruff{ENDING}"), "check", "--quiet"],
    "ruff format": [str(BIN / f"ruff{ENDING}"), "format", "--check", "--quiet"],
    "mypy": [sys.executable, "-m", "mypy", "--no-error-summary"],
    "import-linter": [str(BIN / f"lint-imports{ENDING}"), "--no-cache", "--no-logo"],
}
READ: Final = CACHE / "tests-were-read"
WHY_NONE: Final = "FIVESTARS_NO_BROWSER"  # tells the browser tests why they fail
WORKERS: Final = min(8, (os.cpu_count() or 2) * 2)  # a test in a browser waits half of its time


def check(long: bool, browsers: bool, more: Sequence[str]) -> int:
    """Run everything; return 0 only if all of it is in order."""
    if browsers:
        fetch_others()
    with ThreadPoolExecutor() as meanwhile:
        read = meanwhile.submit(_read_once)
        checks = [meanwhile.submit(_verdict, name) for name in CHECKS]
        for prepare in (_name_browser, build):  # the site, too: once, not in every process that tests it
            try:
                prepare()
            except Trouble as trouble:
                print(trouble, file=sys.stderr, flush=True)
                os.environ[WHY_NONE] = str(trouble)
        read.result()
        asked = [flag for flag, given in (("--long", long), ("--browsers", browsers)) if given]
        passed, broken, code = _pytest([*asked, *more])  # mypy takes longest, and need not be waited for
    verdicts = [each.result() for each in checks]
    for _, said in sorted(verdicts, key=lambda verdict: not verdict[0]):
        print(said)
    failed = sum(not held for held, _ in verdicts)
    print(f"{passed + len(CHECKS) - failed} passed, {broken + failed} failed")
    return 1 if failed or broken else code


def _name_browser() -> None:
    os.environ[VARIABLE] = found_for_tests()


def _verdict(name: str) -> tuple[bool, str]:
    """Tell whether a check holds, and what there is to say of it."""
    begun = monotonic()
    done = subprocess.run(
        CHECKS[name],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "py"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    took = f"({monotonic() - begun:.1f} s)"
    if done.returncode:
        return False, f"{done.stdout.rstrip()}\n{name}: failed {took}"
    return True, f"{name}: in order {took}"


def _read_once() -> None:
    """Read the tests in one process where nothing is compiled yet: else each of many would compile all of it."""
    if READ.exists():
        return
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **_compiled_once()}, capture_output=True, check=False)
    CACHE.mkdir(exist_ok=True)
    READ.touch()


def _compiled_once() -> dict[str, str]:
    """Return how Python keeps what it has compiled, though it may not beside the sources: tests start it many times."""
    if not sys.dont_write_bytecode:
        return {}
    return {"PYTHONPYCACHEPREFIX": str(CACHE / "python"), "PYTHONDONTWRITEBYTECODE": ""}


def _pytest(words: Sequence[str]) -> tuple[int, int, int]:
    """Run the tests; return how many passed and failed, and pytest's exit code."""
    CACHE.mkdir(exist_ok=True)
    sheet = CACHE / f"tests-{os.getpid()}.xml"
    command = [sys.executable, "-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal", f"--junitxml={sheet}", *words]
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **_compiled_once()}, check=False).returncode
    try:
        suites = ElementTree.parse(sheet).getroot().iter("testsuite")
        counts = [[int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")] for suite in suites]
    except (OSError, ElementTree.ParseError):
        return 0, 1, code
    finally:
        sheet.unlink(missing_ok=True)
    tests, failures, errors, skipped = (sum(column) for column in zip(*counts, strict=True))
    return tests - failures - errors - skipped, failures + errors, code
