"""That the guide of Overbooking says what is on the cards."""

import pytest

from boards import board_at, tag
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.words import WORDS
from fivestars.table.languages import LANGUAGES
from games.overbooking.positions import set_up
from guides import rows_of
from tongues import spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_of_all_guests_how_many_beds_they_want_and_what_they_bring(language: str) -> None:
    tongue = spoken(language)
    guests = [row[:3] for row in rows_of("overbooking", language) if len(row) == 4]
    names = [tongue(WORDS.names["kind"][BOX.kind(kind)]) for kind in BOX.kinds]
    assert guests == [
        [name, str(beds), str(coins)] for name, beds, coins in zip(names, BOX.beds, BOX.coins, strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_explains_every_rule_of_a_hotel_by_the_name_on_its_sign(language: str) -> None:
    tongue = spoken(language)
    explained = [row[0] for row in rows_of("overbooking", language) if len(row) == 2]
    assert sorted(explained) == sorted(tongue(WORDS.names["rule"][rule.id]) for rule in BOX.rules if rule.id != "none")


def test_the_sign_at_a_queue_says_that_it_takes_five_where_the_back_door_is_closed() -> None:
    state = set_up("H2B H1A H5A")
    assert "four cards, or five where the back door is closed" in tag(board_at("overbooking", state, 0), "slot-1-queue")
