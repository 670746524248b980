"""The modules of the first screen are those that it imports, each after what it needs."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from fivestars.games import SHELF
from fivestars.tools.pieces import pieces
from fivestars.tools.runtime import PACKAGE
from fivestars.web.words.posters import opened

# Draws the first screen as somebody meets it who has never been here, and tells which boxes lie open then.
DRAWN = """
import json, sys
from fivestars.web.deeds import Went
from fivestars.web.memory import NOWHERE
from fivestars.web.model import Model, Reader
from fivestars.web.store.saves import Kept
from fivestars.web.update import update
from fivestars.web.view import view

view(update(Model(Reader(("en",), "#", ""), NOWHERE, Kept({})), Went(""))[0])
print(json.dumps([name for name in sys.modules if name.startswith("fivestars.games.")]))
"""


def test_the_lobby_is_drawn_without_a_box_where_the_posters_are_collected(tmp_path: Path) -> None:
    aside = shutil.ignore_patterns("tools", "research", "__pycache__", "*.svg", "*.css", "*.png")
    shutil.copytree(PACKAGE, tmp_path / "fivestars", ignore=aside)
    (tmp_path / "fivestars/web/posters.json").write_text(json.dumps(opened()), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", DRAWN], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []


@cache
def found() -> dict[str, list[str]]:
    """Return the pieces: the page is started for them."""
    return pieces()


def test_the_lobby_opens_no_box_and_each_table_only_its_own() -> None:
    assert list(found()) == ["", *SHELF]
    assert not any(name.startswith("fivestars.games.") for name in found()[""])
    for game in SHELF:
        boxes = {name.split(".")[2] for name in found()[game] if name.startswith("fivestars.games.")}
        assert boxes == {game}


def test_what_is_needed_comes_before_what_needs_it() -> None:
    assert found()[""].index("fivestars.web.model") < found()[""].index("fivestars.web.browser.start")
    for game in SHELF:
        rules, board = (found()[game].index(f"fivestars.games.{game}.{layer}") for layer in ("rules", "board"))
        assert rules < board
    assert all(len(names) == len(set(names)) for names in found().values())
