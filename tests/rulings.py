"""Where rulings are cited and proved: what the tests of rulings look for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fivestars.table.rulings import Ruling, read
from fivestars.tools.build import GAMES
from fivestars.tools.trouble import ROOT

TESTS: Final = ROOT / "tests" / "games"
_CITED: Final = re.compile(r"[Rr]ulings?\s+((?:\d+)(?:(?:,|,? and|,? or| to|–)\s+\d+)*)")


def rulings_of(game: str) -> tuple[Ruling, ...]:
    """Return the rulings of a game."""
    return read((GAMES / game / "rulings.toml").read_text("utf-8"))


def cited(game: str) -> Iterator[tuple[Path, int]]:
    """Yield each number of a ruling that a file of the game or of its tests names: `ruling 4`, `rulings 3 to 5`."""
    files = [path for folder in (GAMES / game, TESTS / game) for path in sorted(folder.rglob("*"))]
    for path in files:
        if path.suffix in {".py", ".html", ".toml"} and path.name != "rulings.toml":
            for found in _CITED.finditer(re.sub(r"\s*\n\s*#?\s*", " ", path.read_text("utf-8"))):
                numbers = [int(number) for number in re.findall(r"\d+", found[1])]
                yield from ((path, number) for number in numbers)
                if " to " in found[1]:
                    yield from ((path, number) for number in range(numbers[0], numbers[-1]))


def proved(game: str) -> Iterator[int]:
    """Yield the number of each ruling that a test says it proves: `@pytest.mark.ruling(3)`."""
    for path in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                yield from (ast.literal_eval(argument) for argument in node.args)
