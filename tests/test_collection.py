"""Every test but those of `browser/` is there for whoever has neither Playwright nor what npm brings.

All are read in a long run, else those of the tools: of what they test, some does need it.
"""

import os
import subprocess
import sys

from fivestars.tools.trouble import ROOT

# Python tells of every file that it opens, and of everything that it imports.
COLLECTED = """
import sys
import pytest

def refuse(event, told):
    if event == "open" and "node_modules" in str(told[0]):
        raise FileNotFoundError(f"{told[0]} is not there")
    if event == "import" and told[0].partition(".")[0] in {"playwright", "pytest_playwright"}:
        raise ModuleNotFoundError(f"{told[0]} is not there")

sys.addaudithook(refuse)
sys.exit(pytest.main(["--collect-only", "-qq", "--ignore=tests/browser", sys.argv[1]]))
"""


def test_only_the_tests_in_a_browser_need_playwright_and_npm_to_be_read(long: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COLLECTED, "tests" if long else "tests/tools"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # Playwright's own plugin
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "test_door.py" in done.stdout
