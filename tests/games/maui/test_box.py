"""The box: what is in it, and that a mistake in `components.toml` is told with its table and row."""

from collections import Counter

import pytest

from fivestars.games.maui import box
from fivestars.games.maui.box import BOX, load
from fivestars.table.components import BoxError, above

TEXT = above(box.__file__)


def test_there_are_60_towels_and_no_two_are_alike() -> None:
    assert len(set(BOX.towels)) == len(BOX.towels) == 60
    assert all(len(set(patterns)) == 3 for patterns in BOX.towels)


def test_each_pattern_is_on_36_towels_twelve_times_at_each_height() -> None:
    for position in range(3):
        assert set(Counter(patterns[position] for patterns in BOX.towels).values()) == {12}


def test_the_set_of_towels_is_the_same_from_both_sides_of_the_table() -> None:
    assert {patterns[::-1] for patterns in BOX.towels} == set(BOX.towels)


def test_rows_are_worth_3_2_1_1_1_2_3() -> None:
    assert BOX.steps[1:] == (3, 2, 1, 1, 1, 2, 3)


def test_the_beach_has_twelve_columns_of_seven_rows_and_eight_umbrellas() -> None:
    assert (BOX.columns, BOX.rows) == (12, 7)
    assert len(BOX.umbrella_places[box.UMBRELLA_SIDE]) == 8


def test_the_crab_side_has_seven_crabs_and_two_umbrellas() -> None:
    assert len(BOX.crab_places) == len(BOX.crab_penalties) == 7
    assert len(BOX.umbrella_places[box.CRAB_SIDE]) == 2
    assert all(2 <= penalty <= 4 for penalty in BOX.crab_penalties)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("count = 60", "count = 59", r"\[towels\] count: 59"),
        ("steps = [3, 2, 1,", "steps = [3, 2,", r"\[row_values\] steps: 6 numbers for 7 rows"),
        ("steps = [3, 2, 1,", "steps = [3, 1, 2,", r"\[spare_towel\] top"),
        ("[4, 1], [6, 4]", "[4, 8], [6, 4]", r"\[umbrella_side\] row 3: column 4, row 8"),
        ("[4, 1], [6, 4]", "[4, 1], [4, 4]", r"\[umbrella_side\] two pieces in column 4"),
        ("[9, 3], [11, 6]", "[10, 3], [11, 6]", r"\[crab_side\] two pieces in column 10"),
        ("[4, 1], [6, 4]", "[6, 4]", r"\[umbrella_side\] umbrellas: 8 pieces"),
        ("umbrellas = [[4, 4], [10, 5]]", "umbrellas = [[4, 4]]", r"\[crab_side\] umbrellas: 2 pieces"),
        ("penalties = [2, 2,", "penalties = [2,", r"\[crab_side\] crabs: 6 pieces"),
        ("points = [0, 2, 5, 9]", "points = [0, 2, 5]", r"\[pearls\] points"),
        ("points = [1, 2, 3, 4,", "points = [1, 2, 3, 3,", r"\[track\] points: square 4"),
        ("points = [22, 24", "points = [20, 24", r"\[track_extension\] points: square 13"),
        ('track = "pink"', 'track = "mauve"', r"\[ornaments\] row 2: no pattern 'mauve'"),
        ('track = "pink"', 'track = "yellow"', r"\[ornaments\] two on one track"),
        ("square = 6", "square = 13", r"\[ornaments\] row 1: the track has no square 13"),
        ('["green", "orange"]', '["green", "green"]', r"\[pattern_umbrellas\] row 2"),
        ("on_ornament = [1, 2, 2]", "on_ornament = [1, 2, 3]", r"\[towel_tokens\] on_ornament"),
        ("seats = [2, 3, 4]", "seats = [2, 3]", r"\[towel_tokens\] on_ornament"),
        ("count = 6\n", "count = 5\n", r"\[sand_dollars\] count"),
        ("costs = [0, 1, 2]", "costs = [1, 1, 2]", r"\[market\] costs"),
        ("lines = 2\n", "lines = 3\n", r"\[(towels|sand_dollars)\] count"),
        ("each = 5\n", "each = 4\n", r"\[shells\] each"),
        ("patterns = 3 ", "patterns = 2 ", r"\[towels\] patterns"),
        ("top = 3", "top = 6", r"\[start_towel\] top"),
    ],
)
def test_a_mistake_is_told_with_its_table_and_row(old: str, new: str, told: str) -> None:
    assert old in TEXT, f"the test changes '{old}', which is no longer in components.toml"
    with pytest.raises(BoxError, match=told):
        load(TEXT.replace(old, new, 1))
