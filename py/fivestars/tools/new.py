"""A new game: a small one that is whole is laid out under its name, to be made into another file by file.

What it begins with is `tools/new_game/`: the game on which the laws are tried out.
"""

import keyword
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fivestars.tools.trouble import ROOT, Trouble

PATTERN: Final = Path("py/fivestars/tools/new_game")
SHELF: Final = Path("py/fivestars/games/__init__.py")
MADE: Final = ("__pycache__",)
# What is the pattern's own, and what it becomes.
_HOME: Final = "fivestars.tools.new_game.keys"
_NAMES: Final = re.compile(r"^NAMES = \((?P<names>[^)]*)\)", re.MULTILINE)
_NEXT: Final = """\
{title} lies in py/fivestars/games/{id}/, and its tests in tests/games/{id}/. It can be played: python3 py play

Next:
  1. Make it your game, file by file: rules first, then words, board, bot and guide.
  2. python3 py test -k {id}       says what is amiss; tests/test_shelf.py says what is missing.
  3. python3 py record {id}        collects all sentences, to be translated in assets/locale/*/LC_MESSAGES/fivestars.po,
     plays its golden matches and takes its pictures.
"""


def new(name: str, title: str = "", root: Path = ROOT) -> str:
    """Lay out a game with this id; return what is to be done next."""
    title = title or name.capitalize()
    _check(name, title, root)
    _put_on_the_shelf(name, root / SHELF)
    folders = {"keys": root / f"py/fivestars/games/{name}", "tests": root / f"tests/games/{name}"}
    for part, folder in folders.items():
        shutil.copytree(root / PATTERN / part, folder, ignore=shutil.ignore_patterns(*MADE))
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".html", ".css", ".md", ".toml"}:
                path.write_text(_renamed(path.read_text("utf-8"), name, title), encoding="utf-8")
    _put_in_order(root, [*folders.values(), root / SHELF])
    return _NEXT.format(id=name, title=title)


def _check(name: str, title: str, root: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or keyword.iskeyword(name):
        raise Trouble(f"A game cannot be called '{name}': its id is a word of small letters from a to z, like samoa.")
    for folder in ("py/fivestars/games", "tests/games"):
        if (root / folder / name).exists():
            raise Trouble(f"There is a {folder}/{name}/ already: choose another id.")
    if re.search(r'["\\{}]|[^\x20-\x7e\xa0-\uffff]', title):
        raise Trouble("A title has no quotation marks, braces or backslashes: write it plainly, and change it later.")


def _put_on_the_shelf(name: str, path: Path) -> None:
    """Add the game's line, at the end: a link names a game by its place."""
    text = path.read_text("utf-8")
    found = _NAMES.search(text)
    if not found:
        raise Trouble(f"{path.name} has no line that begins with NAMES = (: put it back.")
    end = found.end("names")
    comma = "" if found["names"].rstrip().endswith(",") else ", "
    path.write_text(f'{text[:end]}{comma}"{name}"{text[end:]}', encoding="utf-8")


def _renamed(text: str, name: str, title: str) -> str:
    """Return a text of the pattern as the new game's."""
    text = re.sub(r'(?<!N_\(")\bKeys\b', name.capitalize(), text)  # the state is called as the game
    for old, becomes in (
        (_HOME, f"fivestars.games.{name}"),
        ('id="keys"', f'id="{name}"'),
        ('N_("Keys")', f'N_("{title}")'),
        ("assets/art/keys.svg", f"assets/art/{name}.svg"),
        (".at-keys", f".at-{name}"),
        ("train keys", f"train {name}"),
    ):
        text = text.replace(old, becomes)
    return text


def _put_in_order(root: Path, paths: list[Path]) -> None:
    """Sort the imports, and break the lines, as the new names want it."""
    for words in (("check", "--fix", "--select", "I"), ("format",)):
        command = [sys.executable, "-m", "ruff", *words, "--quiet", "--no-cache", *map(str, paths)]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"ruff could not put the new files in order: {(done.stderr or done.stdout).strip()}")
