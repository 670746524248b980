"""The licence of everything that the page brings along."""

import json
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from fivestars.tools.setup import ASSETS
from fivestars.tools.trouble import ROOT

# The runtime's packages that stay at home: they are for node alone.
AT_HOME: Final = ("@types/", "ws")
PYTHON: Final = {"jinja2": "LICENSE.txt", "markupsafe": "LICENSE.txt", "segno": "LICENSE"}


def licences() -> dict[str, str]:
    """Return the text of each licence under the name of what it covers."""
    texts = {path.stem: path.read_text("utf-8") for path in sorted((ASSETS / "licences").glob("*.txt"))}
    texts["five-stars"] = (ROOT / "LICENSE").read_text("utf-8")
    texts.update(_runtime())
    for name, file in PYTHON.items():
        texts[name] = distribution(name).read_text(f"licenses/{file}") or ""
    return texts


def _runtime() -> Iterator[tuple[str, str]]:
    """Yield the licences of the npm packages that go into the page."""
    packages = json.loads((ASSETS / "package-lock.json").read_text("utf-8"))["packages"]
    for place, package in packages.items():
        name = place.rpartition("node_modules/")[2]
        if not place or package.get("dev") or name.startswith(AT_HOME) or name == "pyodide":
            continue
        yield name.replace("/", "-").lstrip("@"), _text(ASSETS / place, f"{name}: {package['license']}\n")


def _text(folder: Path, otherwise: str) -> str:
    found = sorted(path for path in folder.glob("*") if path.name.upper().startswith(("LICENSE", "LICENCE")))
    return found[0].read_text("utf-8") if found else otherwise
