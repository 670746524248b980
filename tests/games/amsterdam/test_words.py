"""That Hotels of Amsterdam has a word for everything that it can say."""

from enum import StrEnum
from string import Formatter
from typing import get_type_hints

import pytest

from fivestars.games.amsterdam import GAME, moves
from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.rules import PHASES, Amsterdam
from fivestars.games.amsterdam.words import WORDS
from fivestars.table.words import Counted, Sentence

KINDS = [thing for thing in vars(moves).values() if isinstance(thing, type) and hasattr(thing, "_fields")]
EVENTS = [kind for kind in KINDS if kind not in Amsterdam.moves]


def blanks(sentence: Sentence) -> set[str]:
    """Return the facts that a sentence tells."""
    texts = (sentence.one, sentence.many) if isinstance(sentence, Counted) else (sentence,)
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


def test_every_phase_has_a_prompt() -> None:
    assert tuple(WORDS.prompts) == PHASES


def test_every_event_has_a_sentence_and_tells_only_what_it_knows() -> None:
    assert set(WORDS.events) == set(EVENTS)
    for event in EVENTS:
        sentence = WORDS.events[event]
        assert blanks(sentence) <= set(event._fields), event
        assert not isinstance(sentence, Counted) or sentence.by in event._fields, event


def test_every_reason_has_a_sentence() -> None:
    reasons: type[StrEnum] = moves.Reason
    assert set(WORDS.objections) == set(reasons)


def test_every_option_and_value_has_a_label() -> None:
    assert set(WORDS.options) == {word for option in GAME.options for word in (option.name, *option.values)}


@pytest.mark.parametrize("kind", KINDS)
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
