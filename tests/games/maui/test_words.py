"""The words: a sentence for everything that can happen or be refused, and none about anything else."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from fivestars.games.maui import GAME
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import moves
from fivestars.games.maui.words import WORDS
from fivestars.table.words import Counted, Sentence

KINDS = (moves.Lay, moves.Collect, moves.Spare)
EVENTS = [
    thing
    for thing in vars(moves).values()
    if isinstance(thing, type)
    and issubclass(thing, tuple)
    and thing.__module__ == moves.__name__
    and thing not in KINDS
]


def forms(sentence: Sentence) -> tuple[str, ...]:
    return (sentence.one, sentence.many) if isinstance(sentence, Counted) else (sentence,)


def gaps(sentence: Sentence) -> set[str]:
    return {name for form in forms(sentence) for _, name, _, _ in Formatter().parse(form) if name}


def all_sentences() -> Iterator[Sentence]:
    for sentences in (WORDS.prompts, WORDS.events, WORDS.objections, WORDS.parts, WORDS.decided, WORDS.explains):
        yield from sentences.values()
    for names in WORDS.names.values():
        yield from names.values()


def test_every_event_has_its_sentence_and_no_other() -> None:
    assert set(WORDS.events) == set(EVENTS)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_a_sentence_names_only_facts_of_its_event(event: type) -> None:
    fields = set(event._fields)  # type: ignore[attr-defined]  # every event is a NamedTuple
    sentence = WORDS.events[event]
    assert gaps(sentence) <= fields
    assert not isinstance(sentence, Counted) or sentence.by in fields


def test_every_reason_has_its_sentence() -> None:
    assert set(WORDS.objections) == set(moves.Reason)


def test_every_part_way_to_win_and_option_has_its_words() -> None:
    assert set(WORDS.parts) == {"tracks", "pearls", "sand dollars", "penalty tokens", "sand crabs"}
    assert set(WORDS.decided) == {"points", "fewer towels", "more dollars", "later turn"}
    assert set(WORDS.prompts) == {"turn", "spare"}
    named = {option.name for option in GAME.options} | {value for option in GAME.options for value in option.values}
    assert set(WORDS.options) == named


def test_every_component_that_a_sentence_names_has_a_name() -> None:
    values = {
        "line": range(BOX.lines),
        "track": range(-1, len(BOX.patterns)),
        "pattern": range(len(BOX.patterns)),
        "high": range(len(BOX.patterns)),
        "middle": range(len(BOX.patterns)),
        "low": range(len(BOX.patterns)),
        "blue": range(-1, 3),
        "orange": range(-1, 3),
        "token": range(len(BOX.token_patterns)),
        "pearl": range(len(BOX.pearl_colours)),
    }
    assert {field: set(names) for field, names in WORDS.names.items()} == {
        field: set(numbers) for field, numbers in values.items()
    }


def test_names_follow_the_box() -> None:
    for number, name in enumerate(BOX.patterns):
        plain = name.replace(" ", "-")
        assert WORDS.names["pattern"][number].startswith(plain)
        assert WORDS.names["track"][number].startswith(plain)
    for number, pattern in enumerate(BOX.token_patterns):
        assert WORDS.names["token"][number].startswith(BOX.patterns[pattern].replace(" ", "-"))
    for number, name in enumerate(BOX.pearl_colours):
        assert WORDS.names["pearl"][number].startswith(name)


def test_the_numbers_in_explanations_are_those_of_the_box() -> None:
    found = {key: [int(number) for number in re.findall(r"\d+", text)] for key, text in WORDS.explains.items()}
    assert found["market"] == list(BOX.costs[1:])
    assert found["sand dollar"] == [BOX.dollar_points]
    assert found["penalty token"] == [-BOX.penalty_points]
    assert found["pearl umbrella"] == [*range(1, BOX.pearls_each + 1), *BOX.pearl_points[1:]]
    assert found["sand crab"] == [min(BOX.crab_penalties), max(BOX.crab_penalties)]


def test_sentences_end_as_sentences_and_names_do_not() -> None:
    for sentence in all_sentences():
        assert all(form == form.strip() and "  " not in form for form in forms(sentence))
    for sentences in (WORDS.prompts, WORDS.events, WORDS.objections, WORDS.decided, WORDS.explains):
        assert all(form.endswith(".") for sentence in sentences.values() for form in forms(sentence))
