"""Making the locks anew when a version has changed: `PYTHONPATH=py python3 -m fivestars.tools.lock`, with uv and npm.

No lock names a host: whoever installs asks the registry that their own machine is set up for.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from fivestars.tools.setup import ASSETS, LIGHTHOUSE
from fivestars.tools.trouble import ROOT, Trouble

UV: Final = (
    *("uv", "pip", "compile", "--quiet", "--no-config", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-header", "--no-annotate", "--upgrade"),
)
# Each lock with what it is made from.
SOURCES: Final = {
    "requirements.lock": ("pyproject.toml", "--extra", "zoo", "--group", "dev"),
    "bench.lock": ("--group", "bench"),
    "node.lock": ("--group", "node"),
}
NPM: Final = ("npm", "install", "--package-lock-only", "--ignore-scripts")


def lock() -> None:
    """Make every lock anew."""
    for name, source in SOURCES.items():
        _run(*UV, *source, "--output-file", name)
    for folder in (ASSETS, LIGHTHOUSE):
        _run(*NPM, "--prefix", str(folder))
        _strip(folder / "package-lock.json")


def _strip(path: Path) -> None:
    """Leave out what names a host, and whom one may pay."""
    sheet = json.loads(path.read_text("utf-8"))
    for package in sheet["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
        package.pop("deprecated", None)
    path.write_text(json.dumps(sheet, indent=2) + "\n", "utf-8")


def _run(*command: str) -> None:
    try:
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    except FileNotFoundError:
        raise Trouble(f"The locks are made with {command[0]}: install it and run this again.") from None
    except subprocess.CalledProcessError as failure:
        raise Trouble(f"{command[0]} ended with {failure.returncode}: see what it says above.") from None


if __name__ == "__main__":
    try:
        lock()
    except Trouble as trouble:
        sys.exit(str(trouble))
