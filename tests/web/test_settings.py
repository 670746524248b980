"""Settings: what was chosen comes back; what is missing, damaged or unknown takes its usual value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.table.languages import LANGUAGES
from fivestars.web.store.settings import COLOURS, SPEEDS, THEMES, Settings, from_json, to_json

USUAL = Settings()


@given(
    st.sampled_from(["", *LANGUAGES]),
    st.sampled_from(THEMES),
    st.booleans(),
    st.sampled_from(list(SPEEDS)),
    st.sampled_from(COLOURS),
)
def test_settings_come_back_as_they_were(language: str, theme: str, sounds: bool, speed: str, colours: str) -> None:
    settings = Settings(language, theme, sounds, speed, colours)
    assert from_json(to_json(settings)) == settings


@pytest.mark.parametrize("text", [None, "", "{", "[]", "7", "null", '"dark"', "[" * 100_000])
def test_damaged_settings_are_the_usual_ones(text: str | None) -> None:
    assert from_json(text) == USUAL


def test_only_what_is_unknown_takes_its_usual_value() -> None:
    text = '{"language": "xx", "theme": "dark", "sounds": "loud", "speed": ["brisk"], "more": 1}'
    assert from_json(text) == Settings(theme="dark")


@given(st.text())
def test_no_text_is_an_error(text: str) -> None:
    from_json(text)
