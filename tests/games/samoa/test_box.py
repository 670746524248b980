"""That the box of Hotel Samoa holds what the rulebook says, and that a wrong box is refused with its table and row."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fivestars.games.samoa import GAME, box
from fivestars.games.samoa.box import BOX, BoxError, opened

SHEET = tomllib.loads((Path(box.__file__).parent / "components.toml").read_text(encoding="utf-8"))


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert GAME.seats == (3, 4, 5, 6)
    assert BOX.flags == ("norway", "britain", "germany", "japan")
    assert box.ROUNDS == 12, "three flags of each nation"
    assert len(BOX.groups) == 13, "tourist cards"
    assert box.CARDS == 11, "price cards in each set"
    assert box.EACH_NATION == 18
    assert len(box.GUEST_OF) == 72
    assert len(box.TILE_OF) == 19
    assert BOX.start_money == 25
    assert BOX.unused_special == 3
    assert BOX.holidays == (6, 12)


def test_price_cards_known_from_the_rulebook_are_there() -> None:
    cards = set(zip(BOX.bids, BOX.prices, strict=True))
    assert {(2, 3), (6, 5), (8, 6), (12, 9), (14, 8)} <= cards
    assert sorted(BOX.bids[:-1]) == list(range(2, 21, 2))
    assert sorted(BOX.prices[:-1]) == list(range(3, 13))
    assert (BOX.bids[box.DAY_OFF], BOX.prices[box.DAY_OFF]) == (0, 0)


def test_known_lines_of_tourist_cards_are_there() -> None:
    assert (4, 3) in [groups[4] for groups in BOX.groups]
    assert (5, 2) in [groups[6] for groups in BOX.groups]


def test_rooms_are_neighbours_straight_but_not_diagonally_and_extra_rooms_never() -> None:
    pairs = {(one, two) for one, others in enumerate(box.NEIGHBOURS) for two in others if one < two}
    assert pairs == {(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)}
    assert len(box.NEIGHBOURS) == box.MOST_ROOMS == 10


def test_every_table_has_its_source_and_its_confidence() -> None:
    for name, table in SHEET.items():
        assert table["source"], name
        assert table["confidence"] in {"CONFIRMED", "SINGLE", "DERIVED", "RECONSTRUCTED"}, name


def changed(table: str, **values: Any) -> dict[str, Any]:
    """Return the sheet with other values in a table."""
    sheet = deepcopy(SHEET)
    sheet[table].update(values)
    return sheet


def with_row(table: str, row: int, **values: Any) -> dict[str, Any]:
    """Return the sheet with other values in a row, from 1, of a table."""
    sheet = deepcopy(SHEET)
    sheet[table]["rows"][row - 1].update(values)
    return sheet


@pytest.mark.parametrize(
    ("sheet", "where"),
    [
        (changed("tourists", source=""), r"\[tourists\]: has no source"),
        (changed("tourists", count=19), r"\[tourists\]: adds up to 18, not 19"),
        (with_row("tourists", 3, count=0), r"\[tourists\] row 3: counts nothing"),
        (changed("building_tiles", count=20), r"\[building_tiles\]: adds up to 19, not 20"),
        (changed("tourist_cards", count=12), r"\[tourist_cards\]: has 13 cards, not 12"),
        (with_row("tourist_cards", 2, **{"4": [7, 3]}), r"\[tourist_cards\] row 2: impossible groups for 4 seats"),
        (with_row("tourist_cards", 5, **{"3": []}), r"\[tourist_cards\] row 5: impossible groups for 3 seats"),
        (with_row("price_cards", 4, bid=6, price=5), r"\[price_cards\] row 4: stands there twice"),
        (with_row("price_cards", 4, bid=0), r"\[price_cards\] row 4: has no bid or no price"),
        (with_row("price_cards", 11, bid=2), r"\[price_cards\] row 11: the grey card"),
        (with_row("new_tiles", 4, each=[3, 3, 3, 0]), r"\[new_tiles\]: more tiles"),
        (with_row("new_tiles", 2, seats=7), r"\[new_tiles\]: has no row for 4 seats"),
        (changed("holidays", rounds=[6, 13]), r"\[holidays\]: there is no round 13"),
        ({key: table for key, table in SHEET.items() if key != "money"}, r"\[money\]: is missing"),
    ],
)
def test_a_wrong_box_is_refused_with_table_and_row(sheet: dict[str, Any], where: str) -> None:
    with pytest.raises(BoxError, match=where):
        opened(sheet)
