"""Browsers that are killed at random moments: at most the last move is lost, and no match."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fivestars.tools.browser import is_there

TESTS = Path(__file__).parents[1]
KILLS = {"chromium": (1, 200), "firefox": (0, 200)}  # in a usual run, in a long one


@pytest.mark.parametrize("which", KILLS)
def test_a_browser_that_is_killed_loses_at_most_the_last_move(which: str, long: bool, dist: Path) -> None:
    times = KILLS[which][long]
    if not times or (which in ("firefox",) and not is_there(which)):
        pytest.skip("in long runs, where there is one")
    path = os.pathsep.join((str(TESTS.parent / "py"), str(TESTS)))
    command = (sys.executable, "-m", "kills", which, str(times))
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=dist.parent, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)  # the figures, for those who ask for them
    figures = json.loads(done.stdout)
    assert figures["kills"] == times
    assert figures["matches gone"] == 0, done.stderr
    assert figures["most at once"] <= 1, done.stderr
