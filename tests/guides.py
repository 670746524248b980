"""The guides as they are written: their text, and the rows of their tables."""

from importlib.resources import files


def text_of(game: str, language: str) -> str:
    """Return the guide of a game in a language."""
    return (files("fivestars.games") / game / "guide" / f"{language}.md").read_text(encoding="utf-8")


def rows_of(game: str, language: str) -> list[list[str]]:
    """Return the rows of all tables of a guide, without their heads."""
    lines = [line for line in text_of(game, language).splitlines() if line.startswith("|")]
    heads = {at - 1 for at, line in enumerate(lines) if set(line) <= set("|-: ")}
    rows = [line for at, line in enumerate(lines) if at not in heads and at - 1 not in heads]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
