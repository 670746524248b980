"""The box: what the rulebook lists, and errors that name table and row.

The reminder cards and score cards say only what the rules say, so they are no pieces. A deck's colour is its seat's.
"""

import pytest

from fivestars.games.overbooking import box
from fivestars.games.overbooking.box import BOX, load
from fivestars.games.overbooking.box.guests import BACK, COINS, CREST, KIND, NAMES, OWNER, SIZE, UNKNOWN, card
from fivestars.table.components import BoxError, above

TEXT = above(box.__file__)


def test_there_are_96_guests_in_four_decks_with_one_card_of_each_kind_and_crest() -> None:
    faces = [(OWNER[number], CREST[number], KIND[number]) for number in range(len(NAMES))]
    assert len(set(faces)) == len(faces) == 4 * 24 == 4 * 4 * 6


def test_there_are_16_hotels_on_8_cards_and_ten_rules() -> None:
    assert len(BOX.hotels) == 16
    assert len(BOX.rules) == 10
    assert all(BOX.hotels[number].card == BOX.hotels[number ^ 1].card for number in range(16))


def test_a_deck_has_48_coins_and_eight_cards_of_three() -> None:
    deck = [card(2, crest, kind) for crest in range(4) for kind in range(1, 7)]
    assert sum(COINS[number] for number in deck) == 48
    assert sum(1 for number in deck if COINS[number] == 3) == 8


def test_a_back_tells_owner_crest_and_size_and_nothing_else() -> None:
    for number in range(len(NAMES)):
        alike = [other for other in range(len(NAMES)) if BACK[other] == BACK[number]]
        assert [KIND[other] for other in alike] == ([1, 2, 3] if KIND[number] <= 3 else [4, 5, 6])
        back = BACK[number]
        assert (OWNER[back], CREST[back], SIZE[back]) == (OWNER[number], CREST[number], SIZE[number])
        assert (KIND[back], COINS[back], BACK[back]) == (0, 0, back)


def test_of_an_unknown_card_nothing_shows() -> None:
    assert (OWNER[UNKNOWN], CREST[UNKNOWN], SIZE[UNKNOWN], KIND[UNKNOWN], BACK[UNKNOWN]) == (-1, -1, -1, 0, UNKNOWN)


@pytest.mark.parametrize(
    ("row", "instead", "names"),
    [
        ('card = "H4", side = "A", beds = 8', 'card = "H4", side = "A", beds = 7', "hotels, row H4 A"),
        ('card = "H7", side = "A", beds = 11', 'card = "H7", side = "A", beds = 12', "hotels"),
        ('side = "B", beds = 16, rule = "closed"', 'side = "B", beds = 16, rule = "cosy"', "hotels, row H2 B"),
        ('side = "B", beds = 16, rule = "closed"', 'side = "B", beds = 16, rule = "none"', "rules, row closed"),
        ('card = "H8", side = "B"', 'card = "H9", side = "B"', "hotels, row H9 B"),
        ('{ id = "monks-first", first = "monk" }', '{ id = "monks-first", first = "abbot" }', "rules, row monks-first"),
        ('{ id = "second-open", open = 2 }', '{ id = "first-open", open = 2 }', "rules, row first-open"),
        ("guests = [3, 3, 2, 2, 1, 1]", "guests = [3, 3, 2, 2, 1, 2]", "coins"),
        ("beds = [1, 2, 3, 4, 5, 6]", "beds = [1, 2, 3, 4, 5]", "guests"),
        ("novice = [2, 4, 6]", "novice = [2, 4]", "scoring"),
        ("draw = 5", "draw = 4", "course"),
        ("deck = 24", "deck = 25", "pieces"),
        ("chips = 20", "chips = 10", "pieces"),
        ("workers_beds = -3", "workers_beds = -5", "hotels, row H2 A"),
        ('"large", "large"]', '"large", "huge"]', "backs"),
    ],
)
def test_an_impossible_box_is_refused_with_table_and_row(row: str, instead: str, names: str) -> None:
    assert row in TEXT
    with pytest.raises(BoxError, match=names):
        load(TEXT.replace(row, instead, 1))


@pytest.mark.ruling(15)
def test_beds_never_fall_below_nothing_because_no_hotel_is_that_small() -> None:
    """Two workers take six beds; the smallest hotel with a back door has eight."""
    assert min(hotel.beds for hotel in BOX.hotels if hotel.rule.door) + 2 * BOX.workers_beds >= 0
