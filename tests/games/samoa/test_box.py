"""That the box of Hotel Samoa holds what the rulebook says, and that a wrong box is refused with its table and row."""

import pytest

from fivestars.games.samoa import GAME, box
from fivestars.games.samoa.box import BOX, load
from fivestars.table.components import BoxError, above

TEXT = above(box.__file__)


@pytest.mark.ruling(29)
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


@pytest.mark.parametrize(
    ("there", "wrong", "where"),
    [
        ("count = 18 #", "count = 19 #", r"\[tourists\]: adds up to 18, not 19"),
        ('"lover", count = 2', '"lover", count = 0', r"\[tourists\] row 3: counts nothing"),
        ("count = 19\n", "count = 20\n", r"\[building_tiles\]: adds up to 19, not 20"),
        ("count = 13\n", "count = 12\n", r"\[tourist_cards\]: has 13 cards, not 12"),
        ("{ 3 = [3], 4 = [4],", "{ 3 = [3], 4 = [7, 3],", r"\[tourist_cards\] row 2: impossible groups for 4 seats"),
        ("{ 3 = [2, 1], 4 = [3, 1],", "{ 3 = [], 4 = [3, 1],", r"\[tourist_cards\] row 5: impossible groups for 3"),
        ("bid = 8, price = 6", "bid = 6, price = 5", r"\[price_cards\] row 4: stands there twice"),
        ("bid = 8, price = 6", "bid = 0, price = 6", r"\[price_cards\] row 4: has no bid or no price"),
        ("bid = 0, price = 0", "bid = 2, price = 0", r"\[price_cards\] row 11: the grey card"),
        ("each = [3, 2, 1, 0]", "each = [3, 3, 3, 0]", r"\[new_tiles\]: more tiles"),
        ("seats = 4, each", "seats = 7, each", r"\[new_tiles\]: has no row for 4 seats"),
        ("rounds = [6, 12]", "rounds = [6, 13]", r"\[holidays\]: there is no round 13"),
    ],
)
def test_a_wrong_box_is_refused_with_table_and_row(there: str, wrong: str, where: str) -> None:
    assert TEXT.count(there) == 1
    with pytest.raises(BoxError, match=where):
        load(TEXT.replace(there, wrong))
