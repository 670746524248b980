"""What is in a box: a `components.toml`, in which every table says where it comes from and how sure that is."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

CONFIDENCES: Final = ("CONFIRMED", "SINGLE", "DERIVED", "RECONSTRUCTED")

TomlTable: TypeAlias = Mapping[str, Any]


class BoxError(ValueError):
    """Something in `components.toml` cannot be: the sentence names the table and the row."""


def above(module: str) -> str:
    """Return the text of the `components.toml` that lies above the room of a module's file: in the game's folder.

    The build has written it as JSON, which is read sooner.
    """
    folder = Path(module).parents[1]
    try:
        return (folder / "components.json").read_text("utf-8")
    except FileNotFoundError:
        return (folder / "components.toml").read_text("utf-8")


def read(text: str) -> TomlTable:
    """Return the tables of a `components.toml`; raise BoxError where one does not say where it comes from."""
    sheet: dict[str, Any]
    if text.startswith("{"):
        sheet = json.loads(text)
    else:
        import tomllib  # the page does without it

        sheet = tomllib.loads(text)
    for name, table in sheet.items():
        _check(name, table)
    return sheet


def _check(name: str, table: Any) -> None:
    if isinstance(table, list):
        for number, row in enumerate(table, 1):
            _check_source(f"[{name}] row {number}", row)
    elif table and all(isinstance(part, dict) for part in table.values()):  # a name that several tables share
        for part, inner in table.items():
            _check(f"{name}.{part}", inner)
    else:
        _check_source(f"[{name}]", table)


def _check_source(where: str, table: TomlTable) -> None:
    if not table.get("source"):
        raise BoxError(f"{where}: no source")
    if table.get("confidence") not in CONFIDENCES:
        raise BoxError(f"{where}: confidence must be one of {', '.join(CONFIDENCES)}")
