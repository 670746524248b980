"""That Hotels of Amsterdam has a word for everything that it can say."""

from typing import get_type_hints

import pytest

from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.rules import events, moves
from fivestars.games.amsterdam.rules.prompts import PROMPTS
from fivestars.games.amsterdam.words import WORDS
from sentences import kinds_in


def test_every_phase_has_a_prompt() -> None:
    assert tuple(WORDS.prompts) == PROMPTS


@pytest.mark.parametrize("kind", [*kinds_in(moves), *kinds_in(events)])
def test_every_place_pawn_and_venue_has_a_name(kind: type) -> None:
    plain = {"seat", "distance", "canal", "tourists", "white", "black"}
    assert set(get_type_hints(kind)) <= plain | set(WORDS.names)


def test_names_cover_the_city_and_the_box() -> None:
    assert len(WORDS.names["tile"]) == 24
    assert len(WORDS.names["to"]) == 26, "the fountain and nowhere too"
    assert len(WORDS.names["crossing"]) == 16
    assert len(WORDS.names["venue"]) == len(BOX.venues)


def test_no_two_names_of_a_kind_are_alike() -> None:
    for field, names in WORDS.names.items():
        assert len(set(names.values())) == len(names), field
