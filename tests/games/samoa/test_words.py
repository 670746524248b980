"""That Hotel Samoa has a word for everything that it can say."""

from typing import get_type_hints

import pytest

from fivestars.games.samoa import GAME, box
from fivestars.games.samoa.rules import Samoa, events, prompts
from fivestars.games.samoa.words import WORDS
from fivestars.table.dice import Dice
from fivestars.table.languages import LANGUAGES
from sentences import facts_in, forms, kinds_in
from tongues import spoken

EVENTS = kinds_in(events)
PLAIN = {"seat", "before_seat", "after_seat", "number", "coins", "size", "group"}


def test_every_phase_has_a_prompt() -> None:
    phases = [value for name, value in vars(prompts).items() if name.isupper()]
    assert list(WORDS.prompts) == phases


def test_every_event_tells_all_that_it_knows() -> None:
    for event in EVENTS:
        assert facts_in(WORDS.events[event]) == set(get_type_hints(event)), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_one_sentence_with_one_colon_at_most(language: str) -> None:
    for event in EVENTS:
        for form in forms(WORDS.events[event]):
            told = spoken(language)(form) if isinstance(WORDS.events[event], str) else form
            assert told.count(": ") + told.count(". {") < 2, told


@pytest.mark.parametrize("kind", [*EVENTS, *Samoa.moves])
def test_every_component_that_is_named_has_a_name(kind: type) -> None:
    assert set(get_type_hints(kind)) <= PLAIN | set(WORDS.names)


def test_names_cover_the_box() -> None:
    names = WORDS.names
    assert set(names["tourist"]) == set(range(72))
    assert set(names["card"]) == set(range(box.CARDS))
    assert set(names["tile"]) == set(range(6))
    assert set(names["room"]) == set(range(-1, box.MOST_ROOMS))
    assert len(set(names["tourist"].values())) == 24, "six kinds of four nations"
    assert names["card"][2] == "6/5"


def test_every_kind_of_tourist_and_tile_is_explained() -> None:
    assert set(box.BOX.guests) | set(box.BOX.tiles) <= set(WORDS.explains)


def test_every_way_to_win_and_every_part_of_a_score_is_told() -> None:
    assert set(WORDS.decided) == {"coins", "free rooms", "shared"}
    state = Samoa(3, (0,) * 12, 0, Dice(0), GAME.edition)
    assert [name for name, _ in state.standing().scores[0].parts] == list(WORDS.parts)
