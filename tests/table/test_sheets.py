"""JSON from outside: it is read unless it is too deep for Python in the browser, and has the shape it has to have."""

import json
from typing import Annotated, Any, NamedTuple, TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.table.match import Person
from fivestars.table.sheets import (
    DEEPEST,
    LONGEST,
    MOST_BRACKETS,
    MOST_TEXTS,
    Misshapen,
    decoded,
    fits,
    parsed,
    parsed_texts,
)


@pytest.mark.parametrize(
    "thing",
    [
        None,
        7,
        "[" * 5_000,
        '"\\"' * 500,
        [[[]]],
        {"[": "{" * 500, "a\\": ["]", '"', "\\"]},
        [[]] * 4_000,
        {"a": [{}] * 900},
    ],
)
def test_what_is_flat_is_read_as_json(thing: object) -> None:
    for text in (json.dumps(thing), json.dumps(thing, indent=2), json.dumps([json.dumps(thing)] * 3)):
        assert parsed(text) == json.loads(text)


@pytest.mark.parametrize("opening", ["[", '{"a":', '["[[",', '[{"a\\"":'])
@pytest.mark.parametrize("depth", [DEEPEST + 1, 100_000])
def test_what_is_too_deep_is_not_read(opening: str, depth: int) -> None:
    with pytest.raises(ValueError, match=r"too (deep|long)"):
        parsed(opening * depth)


def test_a_string_that_never_ends_is_not_looked_at_again_and_again() -> None:
    with pytest.raises(ValueError, match="Unterminated"):
        parsed('["' + '\\"[' * (MOST_BRACKETS - 1))


@pytest.mark.parametrize("text", ['"' + "x" * LONGEST + '"', "[" + "[]," * MOST_BRACKETS + "[]]"])
def test_what_is_longer_than_any_sheet_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="too long"):
        parsed(text)


FLAT = {"a": "[{" * 50_000, 'b"\\"': "\\", "c": 7, 'd"': '\\"', "": None}


@pytest.mark.parametrize("indent", [None, 1])
def test_an_object_of_texts_may_be_long(indent: int | None) -> None:
    assert parsed_texts(json.dumps(FLAT, indent=indent)) == FLAT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '"{"',
        "{",
        '{"a": [1]}',
        '{"a": {}}',
        "[{}]",
        '{"a\\\\": [], "b": 1}',
        '{"a": "',
        "{" + ",1" * 20_000 + "}",
    ],
)
def test_what_holds_more_than_texts_is_no_object_of_texts(text: str) -> None:
    assert parsed_texts(text) is None


def test_too_many_texts_are_none() -> None:
    assert parsed_texts(json.dumps({str(number): "" for number in range(MOST_TEXTS)}))
    assert parsed_texts(json.dumps({str(number): "" for number in range(MOST_TEXTS + 2)})) is None


def test_as_deep_as_it_may_be() -> None:
    assert parsed("[" * DEEPEST + "]" * DEEPEST) == json.loads("[" * DEEPEST + "]" * DEEPEST)


@pytest.mark.parametrize("text", ["", "[", '"', "9" * 5_000, "nul", '"\\'])
def test_what_is_no_json_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parsed(text)


# --- shapes


class Row(NamedTuple):
    """A row with a row in it."""

    name: str
    digit: Annotated[int, range(10)]
    people: tuple[Person, ...] = ()
    over: bool = False


class Sheet(TypedDict):
    """An object, of which more may be known than this."""

    rows: list[Row]
    size: Annotated[str, ("small", "large")]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["rows", "size", "x"]), inner),
)


def test_what_has_the_shape_becomes_a_value() -> None:
    rows = [["a", 0, [["Anna", 7, 5]], True], ["", 9, [], False]]
    assert decoded(Sheet, {"rows": rows, "size": "large", "more": 1}) == {
        "rows": [Row("a", 0, (Person("Anna", 7, 5),), over=True), Row("", 9)],
        "size": "large",
    }


@pytest.mark.parametrize(
    ("kind", "thing", "sentence"),
    [
        (int, True, "all of it: this is no int"),
        (int, 1.0, "all of it: this is no int"),
        (int, "1", "all of it: this is no int"),
        (bool, 1, "all of it: this is no bool"),
        (str, None, "all of it: this is no str"),
        (list[int], (1,), "all of it"),
        (list[int], [1, True], r"^\[1\]: this is no int"),
        (list[object], {"a": 1}, "all of it"),
        (Row, ["a", 10, [], False], "^digit: "),
        (Row, ["a", True, [], False], "^digit: "),
        (Row, ["a", 1, [["Anna", 8, 0]], False], r"^people\[0\]\.colour: "),
        (Row, ["a", 1, [["Anna", 1]], False], r"^people\[0\]: this is no Person"),
        (Row, ["a", 1], "all of it: this is no Row"),
        (Row, ["a", 1, [], False, 1], "all of it: this is no Row"),
        (Row, {"name": "a", "digit": 1}, "all of it: this is no Row"),
        (Sheet, {"rows": []}, "^size: this is no str"),
        (Sheet, {"rows": [], "size": ["small"]}, "^size: this is no str"),
        (Sheet, {"rows": [], "size": "huge"}, "^size: "),
        (Sheet, [[], "small"], "all of it: this is no Sheet"),
    ],
)
def test_what_has_another_shape_is_refused_at_its_place(kind: Any, thing: object, sentence: str) -> None:
    assert not fits(kind, thing)
    with pytest.raises(Misshapen, match=sentence):
        decoded(kind, thing)


@given(JSON)
def test_nothing_is_converted(thing: object) -> None:
    for kind in (int, bool, str, list[int], list[list[object]], Sheet, Row):
        if fits(kind, thing):
            assert repr(decoded(kind, thing)) == repr(thing)


def test_a_name_that_comes_twice_is_damage() -> None:
    with pytest.raises(ValueError, match="twice"):
        parsed('{"moves": [1], "moves": [1]}')
