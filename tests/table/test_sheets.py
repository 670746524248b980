"""JSON from outside: read like JSON, unless it is so deep that reading it would end Python in the browser."""

import json

import pytest

from fivestars.table.sheets import DEEPEST, parsed


@pytest.mark.parametrize(
    "thing",
    [
        None,
        7,
        "[" * 5_000,
        '"\\"' * 500,
        [[[]]],
        {"[": "{" * 500, "a\\": ["]", '"', "\\"]},
        [[]] * 5_000,
        {"a": [{}] * 900},
    ],
)
def test_what_is_flat_is_read_as_json(thing: object) -> None:
    for text in (json.dumps(thing), json.dumps(thing, indent=2), json.dumps([json.dumps(thing)] * 200)):
        assert parsed(text) == json.loads(text)


@pytest.mark.parametrize("opening", ["[", '{"a":', '["[[",', '[{"a\\"":'])
@pytest.mark.parametrize("depth", [DEEPEST + 1, 100_000])
def test_what_is_too_deep_is_not_read(opening: str, depth: int) -> None:
    with pytest.raises(ValueError, match="too deep"):
        parsed(opening * depth)


def test_a_string_that_never_ends_is_not_looked_at_again_and_again() -> None:
    with pytest.raises(ValueError, match="Unterminated"):
        parsed('["' + '\\"[' * 500_000)


def test_as_deep_as_it_may_be() -> None:
    assert parsed("[" * DEEPEST + "]" * DEEPEST) == json.loads("[" * DEEPEST + "]" * DEEPEST)


@pytest.mark.parametrize("text", ["", "[", '"', "9" * 5_000, "nul", '"\\'])
def test_what_is_no_json_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parsed(text)
