"""A `components.toml` says of each of its tables where it comes from and how sure that is."""

from importlib import import_module

import pytest

from fivestars.games import SHELF
from fivestars.table.components import BoxError, above, read

GIVEN = 'source = "rulebook"\nconfidence = "SINGLE"\n'


@pytest.mark.parametrize("game", SHELF)
def test_every_game_says_so_of_its_box(game: str) -> None:
    assert read(above(import_module(f"fivestars.games.{game}.box").__file__ or ""))


@pytest.mark.parametrize("table", ["[money]\n", "[[money]]\n", "[start.money]\n"])
def test_what_a_table_says_is_read(table: str) -> None:
    assert read(f"{table}{GIVEN}coins = 3\n")


@pytest.mark.parametrize(
    ("table", "where"),
    [
        ("[money]\n", r"\[money\]"),
        (f"[[money]]\n{GIVEN}[[money]]\n", r"\[money\] row 2"),
        (f"[start.money]\n{GIVEN}[start.pawns]\n", r"\[start\.pawns\]"),
    ],
)
def test_a_table_without_source_or_confidence_is_refused_by_name(table: str, where: str) -> None:
    with pytest.raises(BoxError, match=f"^{where}: no source$"):
        read(f'{table}confidence = "SINGLE"\ncoins = 3\n')
    for confidence in ("", 'confidence = "SURE"\n'):
        with pytest.raises(BoxError, match=f"^{where}: confidence must be one of CONFIRMED, SINGLE, "):
            read(f'{table}source = "rulebook"\n{confidence}coins = 3\n')
