"""That the guide of Hotel Samoa says the numbers of the box."""

import pytest

from fivestars.games.samoa.box import BOX
from fivestars.table.languages import LANGUAGES
from guides import rows_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_tiles_are_turned_up_in_each_round(language: str) -> None:
    quarters = {seats: each[::3] for seats, each in BOX.new_tiles.items()}
    assert [list(map(int, row)) for row in rows_of("samoa", language)] == [
        [seats, *quarters[seats]] for seats in sorted(quarters)
    ]
