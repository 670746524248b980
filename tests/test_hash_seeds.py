"""No order comes from a set or a hash: matches go the same way whatever the seed of Python's hashes (design, law 2).

200 random matches of each open game, spread over all its tables; each position on the way counts.
"""

import os
import subprocess
import sys

import pytest

from fivestars.tools.trouble import ROOT

MATCHES = 200


def endings_with(seed: str) -> str:
    """Return where the matches end in a process with this seed for its hashes."""
    done = subprocess.run(
        [sys.executable, "-c", f"from playing import endings; print(endings({MATCHES}))"],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("seeds", [("1", "2")])
def test_matches_go_the_same_way_under_two_hash_seeds(seeds: tuple[str, str]) -> None:
    one, other = map(endings_with, seeds)
    assert one.count(",") >= MATCHES - 1
    assert one == other
