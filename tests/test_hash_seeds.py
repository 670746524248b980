"""No order comes from a set or a hash: matches go the same way whatever the seed of Python's hashes (design, law 2).

20 random matches of each open game (`--long`: 1,000), spread over all its tables; each position on the way counts.
"""

import os
import subprocess
import sys

import pytest

from fivestars.tools.trouble import ROOT


def endings_with(seed: str, matches: int) -> str:
    """Return where the matches end in a process with this seed for its hashes."""
    done = subprocess.run(
        [sys.executable, "-c", f"from playing import endings; print(endings({matches}))"],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("seeds", [("1", "2")])
def test_matches_go_the_same_way_under_two_hash_seeds(seeds: tuple[str, str], long: bool) -> None:
    matches = 1000 if long else 20
    one, other = (endings_with(seed, matches) for seed in seeds)
    assert one.count(",") >= matches - 1
    assert one == other
