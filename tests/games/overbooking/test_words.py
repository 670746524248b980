"""Every event, objection, prompt and part has its words, and every word its facts."""

import inspect
from random import Random
from string import Formatter

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.guests import BACK, NAMES
from fivestars.games.overbooking.rules import events
from fivestars.games.overbooking.rules.moves import Reason
from fivestars.games.overbooking.words import WORDS
from fivestars.table.dice import Dice
from fivestars.table.game import fields, told_to
from fivestars.table.words import Counted, Sentence

EVENTS = [cls for _, cls in inspect.getmembers(events, inspect.isclass) if cls.__module__ == events.__name__]


def facts_in(sentence: Sentence) -> set[str]:
    """Return the facts that a sentence needs."""
    texts = [sentence.one, sentence.many] if isinstance(sentence, Counted) else [sentence]
    found = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
    return found | ({sentence.by} if isinstance(sentence, Counted) else set())


def test_every_event_has_a_sentence_made_of_its_own_facts() -> None:
    assert set(WORDS.events) == set(EVENTS)
    for cls, sentence in WORDS.events.items():
        assert facts_in(sentence) <= set(getattr(cls, "_fields", ())), cls


def test_every_reason_has_a_sentence() -> None:
    assert set(WORDS.objections) == set(Reason)


def test_every_card_back_crest_rule_and_kind_has_a_name_and_every_rule_and_kind_is_explained() -> None:
    assert set(WORDS.names["card"]) == set(range(len(NAMES)))
    assert set(WORDS.names["back"]) == {BACK[card] for card in range(len(NAMES))}
    assert set(WORDS.names["crest"]) == set(range(len(BOX.crests)))
    assert set(WORDS.names["rule"]) == {rule.id for rule in BOX.rules}
    assert {*BOX.kinds, *(rule.id for rule in BOX.rules)} <= set(WORDS.explains)


def test_every_option_and_value_has_words() -> None:
    assert set(WORDS.options) == {word for option in GAME.options for word in (option.name, *option.values)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_match_can_be_told(seats: int) -> None:
    for seed in range(10):
        state, chance = GAME.deal(seats, {"scoring": "expert", "looking": "look"}, 0, Dice(seed)), Random(seed)
        while state.seat is not None:
            assert state.prompt in WORDS.prompts
            legal = state.legal()
            happenings = state.play(legal[int(chance.random() * len(legal))])
            for event in [*told_to(None, happenings), *told_to(0, happenings)]:
                told = dict(zip(fields(event), event, strict=True))
                assert facts_in(WORDS.events[type(event)]) <= set(told)
                for name, value in told.items():
                    names = WORDS.names.get(name)
                    assert names is None or all(
                        part in names for part in (value if isinstance(value, tuple) else (value,))
                    )
        standing = state.standing()
        assert standing.decided_by in WORDS.decided
        assert all(name in WORDS.parts for name, _ in standing.scores[0].parts)
