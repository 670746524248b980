"""That every ruling of the game's notes has a test: the tests name the rulings that they prove."""

import re
from pathlib import Path

HERE = Path(__file__).parent

#: Rulings that need no test of their own, and why.
NEED_NONE: dict[int, str] = {}


def proved() -> set[int]:
    """Return the rulings that the tests of this folder name."""
    found: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for text in re.findall(r'"""[^"]*?Rulings? ([^:.,"]*)', file.read_text("utf-8")):
            found.update(map(int, re.findall(r"\d+", text)))
    return found


def test_every_ruling_is_proved() -> None:
    assert {*range(1, 47)} - proved() - {*NEED_NONE} == set()
