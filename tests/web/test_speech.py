"""Words: every sentence of a game can be said in every language. That there is one for all is in `test_shelf.py`.

What can happen is looked for in 60 random matches of each open game, over all its modes and minor options.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cache
from string import Formatter
from typing import Final

import pytest
from markupsafe import Markup

from fivestars.games import SHELF
from fivestars.table.game import (
    Event,
    Objection,
    Refusal,
    Secret,
    State,
    Value,
    because,
    told_to,
    told_to_all,
)
from fivestars.table.languages import LANGUAGES
from fivestars.table.notation import Fault, Unreadable
from fivestars.table.words import Counted, Words
from fivestars.web.match.board import open_box
from fivestars.web.words.speech import FAULTS, REFUSALS, Seated, Speech, is_seat, tongue
from laws import Mode, modes, trial
from sentences import everything_said, facts_in, forms
from tongues import spoken

MATCHES: Final = 60
PEOPLE: Final = [Seated(name, seat) for seat, name in enumerate(("<Anna>", "Ivo", "Їжак", "Олег", "Zoë", "Б & В"))]
SHORT: Final = 75  # letters: what others are told while they wait
LARGE: Final = 1000  # no number of points or pieces in one event is larger

games = pytest.mark.parametrize("name", SHELF)
languages = pytest.mark.parametrize("language", LANGUAGES)


def words_of(name: str) -> Words:
    return open_box(SHELF[name]).words


def speech_of(name: str, language: str) -> Speech:
    return Speech(spoken(language), words_of(name), PEOPLE)


def matches(name: str) -> Iterator[tuple[Mode, int]]:
    ours = modes(SHELF[name])
    return ((ours[seed % len(ours)], seed // len(ours)) for seed in range(MATCHES))


@cache
def happened(name: str) -> tuple[list[Event], list[Objection], set[str], list[State]]:
    """Return what random matches of a game contain: events as anybody is told them, objections, prompts, ends."""
    events: dict[tuple[type, Event], Event] = {}
    objections: dict[tuple[StrEnum, tuple[str, ...]], Objection] = {}
    prompts: set[str] = set()
    ends = []
    for mode, seed in matches(name):
        table = mode.table(seed)
        strangers = [move for state, _ in trial(table, seed).sample for move in state.legal()[:20]]
        state = table.deal(seed)
        for move in trial(table, seed).moves:
            prompts.add(state.prompt)
            happenings = state.apply(move)
            seats = (None, *range(mode.seats)) if any(isinstance(each, Secret) for each in happenings) else ()
            for told in (told_to_all(happenings), *(told_to(seat, happenings) for seat in seats)):
                events |= {(type(event), event): event for event in told}
        ends.append(state)
        for state, _ in trial(table, seed).sample:
            found = filter(None, map(state.objection, strangers))
            objections |= {(one.reason, tuple(fact for fact, _ in one.facts)): one for one in found}
    return list(events.values()), list(objections.values()), prompts, ends


# --- what a sentence tells, and how it ends


@games
def test_an_objection_tells_only_what_it_knows(name: str) -> None:
    objections = words_of(name).objections
    for reason, facts in happened(name)[1]:
        if not isinstance(reason, Refusal):
            assert facts_in(objections[reason]) <= {fact for fact, _ in facts}, reason


@games
def test_sentences_end_as_sentences_and_names_do_not(name: str) -> None:
    words = words_of(name)
    for sentence in everything_said(words):
        assert all(form == form.strip() and "  " not in form for form in forms(sentence)), sentence
    for sentences in (words.events, words.objections, words.decided, words.explains):
        for sentence in sentences.values():
            assert all(form.endswith(".") for form in forms(sentence)), sentence
    for names in words.names.values():
        assert not any(told.endswith(".") for told in names.values()), names


def test_every_refusal_and_every_fault_has_a_sentence() -> None:
    assert set(REFUSALS) == set(Refusal)
    assert set(FAULTS) == set(Fault)


# --- it can be said


@games
@languages
def test_every_event_of_random_matches_can_be_told(name: str, language: str) -> None:
    speech = speech_of(name, language)
    for event in happened(name)[0]:
        sentence = speech.event(event)
        assert sentence.striptags(), event
        assert not {"{", "}"} & set(sentence), f"{event}: {sentence}"
        if any(is_seat(field) for field in facts_in(words_of(name).events[type(event)])):
            assert 'class="seat colour-' in sentence


@games
@languages
def test_every_objection_of_random_matches_can_be_told(name: str, language: str) -> None:
    speech = speech_of(name, language)
    for objection in happened(name)[1]:
        sentence = speech.objection(objection)
        assert sentence, objection
        assert not {"{", "}", "<"} & set(sentence), f"{objection}: {sentence}"


@games
@languages
def test_every_prompt_and_every_end_can_be_told(name: str, language: str) -> None:
    speech, words = speech_of(name, language), words_of(name)
    for prompt in words.prompts:
        assert "{" not in speech.prompt(prompt, 1) + speech.deciding(prompt, 1)
    for key in words.decided:
        for winners in ((0,), (0, 1)):
            told = speech.decided(key, winners)
            assert "{" not in told
            assert "&lt;Anna&gt;" in told


@games
@languages
def test_a_decision_is_asked_of_one_and_told_to_the_others(name: str, language: str) -> None:
    for asks, tells in words_of(name).prompts.values():
        asked, told = spoken(language)(asks), spoken(language)(tells)
        assert asked.startswith("{seat}: "), asked
        assert told.startswith("{seat} "), told
        assert told.endswith("."), told
        assert not {":", "?"} & set(told), f"it asks whoever reads it: {told}"
        assert len(told) <= SHORT, told
    for told in map(spoken(language), words_of(name).follows.values()):
        assert "{seat}" in told, told
        assert told.endswith("."), told
        assert len(told) <= SHORT, told


@games
@languages
def test_every_name_and_explanation_can_be_told(name: str, language: str) -> None:
    speech, words = speech_of(name, language), words_of(name)
    assert all(speech.explain(key) for key in words.explains)
    for field, names in words.names.items():
        told = [speech.name(field, value) for value in names]
        assert all(told)
        assert len(set(told)) == len(set(names.values())), f"two {field} are called alike: {told}"


@games
@languages
def test_sentences_with_plural_forms_can_be_told_of_every_number(name: str, language: str) -> None:
    words = words_of(name)
    sentences = [*words.events.values(), *words.objections.values()]
    for sentence in sentences:
        if isinstance(sentence, Counted):
            for number in (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, LARGE):
                text = spoken(language).translations.ngettext(sentence.one, sentence.many, number)
                assert {field for _, field, _, _ in Formatter().parse(text) if field} == facts_in(sentence), text


@games
def test_one_is_not_told_as_several(name: str) -> None:
    speech, words = speech_of(name, "en"), words_of(name)
    counted = [one for one in (*words.events.values(), *words.objections.values()) if isinstance(one, Counted)]
    several = {noun for one in counted for noun in _after_a_number(one.many) - _after_a_number(one.one)}

    said = [str(speech.event(event).striptags()) for event in happened(name)[0]]
    for sentence in said + [speech.objection(objection) for objection in happened(name)[1]]:
        assert not {f"1 {noun}" for noun in several} & set(re.findall(r"\b1 \w+", sentence)), sentence


def _after_a_number(text: str) -> set[str]:
    return set(re.findall(r"\} (\w+)", text))


@pytest.mark.parametrize(
    ("language", "forms"),
    [("en", [{1}, {2, 5, 11, 21}]), ("ru", [{1, 21}, {2, 22}, {5, 11}]), ("uk", [{1, 21}, {2, 22}, {5, 11}])],
)
def test_numbers_take_the_forms_of_their_language(language: str, forms: list[set[int]]) -> None:
    said = [
        {spoken(language).count("{number} seat", "{number} seats", n).lstrip("0123456789") for n in group}
        for group in forms
    ]
    assert all(len(group) == 1 for group in said), said
    assert len(set.union(*said)) == len(forms), said


@languages
def test_every_fault_can_be_told(language: str) -> None:
    facts: dict[str, Value] = {"name": "chess", "theirs": 1, "ours": 2, "number": 7}
    for fault in Fault:
        said = spoken(language).fault(Unreadable(fault, **facts))
        assert said
        assert "{" not in said


@languages
def test_what_no_game_allows_can_be_told(language: str) -> None:
    for reason in Refusal:
        assert speech_of("samoa", language).objection(because(reason))


# --- how facts are shown


def test_a_seat_is_shown_by_name_in_its_colour_and_cannot_bring_markup() -> None:
    from fivestars.games.amsterdam.rules.events import TurnEnded

    said = speech_of("amsterdam", "en").event(TurnEnded(0))
    assert said == Markup('<b class="seat colour-0">&lt;Anna&gt;</b> ends the turn.')


def test_a_component_is_shown_by_name_and_lights_its_place() -> None:
    from fivestars.games.amsterdam.rules.events import Landed

    said = speech_of("amsterdam", "en").event(Landed(0, 2))
    assert said == '2 tourists land: <span class="thing" data-lights="tile-0">A1</span>.'


def test_a_sentence_cannot_bring_markup() -> None:
    from fivestars.games.amsterdam.rules.events import TurnEnded

    hostile = replace(words_of("amsterdam"), events={TurnEnded: "{seat} <i>ends</i>"})
    said = Speech(spoken("en"), hostile, PEOPLE).event(TurnEnded(1))
    assert said == '<b class="seat colour-1">Ivo</b> &lt;i&gt;ends&lt;/i&gt;'


def test_an_objection_is_plain_text() -> None:
    from fivestars.games.amsterdam.rules.moves import Reason

    said = speech_of("amsterdam", "en").objection(because(Reason.CROSSING_TAKEN, crossing=0))
    assert said == "Another hotel stands here: A1/B2."


def test_a_language_without_a_catalogue_is_english() -> None:
    assert tongue("xx").language == "en"
    assert tongue("xx")("The game is over.") == "The game is over."
