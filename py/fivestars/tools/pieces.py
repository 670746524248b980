"""Which modules the first screen needs, in the order in which they are imported: the page does it piece by piece."""

import json
import os
import subprocess
import sys
from typing import Final

from fivestars.games import SHELF
from fivestars.tools.trouble import ROOT, Trouble

# Starts the page without a browser, where whatever is asked of one is nothing, and then sits down at every game.
START: Final = """
import json
import sys
from importlib.machinery import SourceFileLoader

imported, execute = [], SourceFileLoader.exec_module


def exec_module(loader, module):
    execute(loader, module)
    imported.append(module.__name__)  # what it needs stands before it


SourceFileLoader.exec_module = exec_module


class Nothing:
    def __getattr__(self, _):
        return Nothing()

    def __call__(self, *_, **__):
        return Nothing()


sys.modules.update({name: Nothing() for name in ("js", "pyodide", "pyodide.ffi")})
from fivestars.web.browser import start
from fivestars.web.memory import warm
from fivestars.web.screens.lobby import lobby_page


lobby_page("en")
first = [*imported]
warm()
print(json.dumps([first, imported]))
"""
GAMES: Final = "fivestars.games."
OURS: Final = ("fivestars.", "jinja2.", "markupsafe")  # what these import besides comes with them
ASIDE: Final = ("fivestars.web.memory", "jinja2._identifier")  # Jinja's own lexer would ask for it


def pieces() -> dict[str, list[str]]:
    """Return the modules of the lobby under no name, and what each game adds to them under its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"The page could not be started for the build: {done.stderr.strip().splitlines()[-1]}")
    first, all_ = (
        [name for name in names if name.startswith(OURS) and name not in ASIDE] for names in json.loads(done.stdout)
    )
    lobby = [name for name in first if not name.startswith(GAMES)]
    shared = [name for name in all_ if not name.startswith(GAMES) and name not in lobby]
    return {"": lobby, **{game: [*shared, *(name for name in all_ if _is_of(game, name))] for game in SHELF}}


def _is_of(game: str, name: str) -> bool:
    return f"{name}.".startswith(f"{GAMES}{game}.")
