"""The box of Hotels of Amsterdam: what is in it, and that a wrong `components.toml` is refused in a sentence."""

from collections import Counter

import pytest

from fivestars.games.amsterdam import box as box_module
from fivestars.games.amsterdam.box import BOX, DAY, NIGHT, load
from fivestars.table.components import BoxError, above

TOML = above(box_module.__file__)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.colours), BOX.hotels_each, BOX.deeds_each) == (4, 2, 1)
    assert (len(BOX.tiles), BOX.tourists, BOX.faces) == (24, 30, (1, 2, 3))


def test_every_tile_has_a_day_side_and_a_night_side_and_no_two_tiles_are_alike() -> None:
    assert {(BOX.side[day], BOX.side[night]) for day, night in BOX.tiles} == {(DAY, NIGHT)}
    assert len(set(BOX.tiles)) == len(BOX.tiles)


def test_every_venue_is_on_four_tiles() -> None:
    venues = Counter(venue for tile in BOX.tiles for venue in tile)
    assert venues == dict.fromkeys(range(len(BOX.venues)), 4)


def test_a_coffeeshop_that_the_mayor_closes_can_be_a_palace() -> None:
    assert (BOX.venue("palace"), BOX.venue("coffeeshop")) in BOX.tiles


@pytest.mark.ruling(24)
def test_fifteen_tourists_win_with_two_players_and_twelve_with_more() -> None:
    assert BOX.goals == {2: 15, 3: 12, 4: 12}


@pytest.mark.parametrize(
    ("there", "wrong", "sentence"),
    [
        ("building_tiles = 24", "building_tiles = 25", r"\[pieces\] building_tiles: 25"),
        ("hotels_each = 2", "hotels_each = 4", r"\[pieces\] hotels_each: 16 hotels"),
        ("tourists = [15, 12, 12]", "tourists = [15, 12]", r"\[goal\] tourists: 2 goals for 3"),
        ('["zoo", "bar"]', '["zoo", "pub"]', r"\[tiles\] row 20: no venue 'pub'"),
        ('["zoo", "bar"]', '["zoo", "disco"]', r"\[tiles\] 'bar' stands on 3 tiles instead of 4"),
        ("mayor = [2, 2]", "mayor = [5, 2]", r"\[start.pawns\] \[5, 2\]: not on the map"),
        ("mayor = [2, 2]", "mayor = [3, 3]", r"\[start.pawns\] both"),
        ("pier = 15", "pier = 12", r"\[start.boat\] pier: 12"),
        ("tiles = [[2, 2],", "tiles = [[3, 3],", r"\[start.tourists\] tiles"),
    ],
)
def test_a_wrong_box_is_refused_with_table_and_row(there: str, wrong: str, sentence: str) -> None:
    assert TOML.count(there) == 1
    with pytest.raises(BoxError, match=sentence):
        load(TOML.replace(there, wrong))


def test_a_box_with_a_tile_too_few_is_refused() -> None:
    few = TOML.replace('    ["windmill", "casino"],\n', "")
    with pytest.raises(BoxError, match=r"\[tiles\] 'windmill' stands on 3 tiles"):
        load(few)
