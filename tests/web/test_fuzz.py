"""Links and files that nobody would think of: hypothesis looks for one that ends in anything but a sentence."""

import json
from collections.abc import Callable
from typing import Any

import hypothesis
from hypothesis import strategies as st

from fivestars.games import SHELF
from fivestars.table.languages import SOURCE
from fivestars.table.notation import FORMAT, Unreadable, _check_of, _dumped, _text
from fivestars.web.links import files
from fivestars.web.links.invitation import Wish, invitation_at
from fivestars.web.store.saves import MATCH, Saves
from fivestars.web.words.speech import tongue
from stores import Browser

WORDS = tongue(SOURCE)
SHORT, LONG = 60, 20_000
SMALL = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
THINGS = st.recursive(SMALL, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=9), inner))
SHEETS = st.fixed_dictionaries(
    {"five-stars": st.sampled_from([1, FORMAT, True]), "game": st.sampled_from([*SHELF])},
    optional={
        "edition": st.integers(-1, 3) | THINGS,
        "seats": st.integers(0, 7) | THINGS,
        "options": st.lists(st.sampled_from(["base", "tactical", "2015", "night"]) | SMALL, max_size=6),
        "seed": st.integers(-1, 2**33) | THINGS,
        "first": st.integers(-1, 5) | THINGS,
        "mark": st.integers(0, 2**16) | THINGS,
        "people": st.lists(
            st.tuples(st.text(max_size=70), st.integers(-1, 9), st.integers(-1, 7)) | THINGS, max_size=6
        ),
        "moves": st.lists(st.lists(SMALL, max_size=4) | THINGS, max_size=6),
        "rival": THINGS,
    },
)


def fuzzed(long: bool, test: Callable[[Any], None], things: st.SearchStrategy[Any]) -> None:
    hypothesis.settings(max_examples=LONG if long else SHORT, deadline=None)(hypothesis.given(things)(test))()


def test_any_link_is_a_match_or_a_sentence(long: bool) -> None:
    def link(asked: tuple[str, str]) -> None:
        try:
            invitation_at("/".join(asked), SHELF)
        except Unreadable as unreadable:
            WORDS.fault(unreadable)

    checked = st.binary(max_size=60).map(lambda body: _text(int.from_bytes(body, "little")))
    moments = st.integers().map(str) | st.text(max_size=9)
    looks = st.tuples(moments, checked).map("/".join)
    fuzzed(long, link, st.tuples(st.sampled_from([*map(str, Wish)]), checked | looks | st.text()))


def test_any_file_is_a_match_or_a_sentence(long: bool) -> None:
    def file(sheet: object) -> None:
        saves = Saves(Browser(), "tab")
        (sentence,) = files.take_in(saves, [("a.json", json.dumps(sheet))], WORDS, 1)
        assert sentence

    checked = SHEETS.map(lambda sheet: {**sheet, "check": _check_of(_dumped(sheet))})
    backups = st.dictionaries(
        st.sampled_from([files.VERSION, MATCH + "a", MATCH + "b"]), THINGS | checked.map(json.dumps)
    )
    fuzzed(long, file, THINGS | checked | backups)
