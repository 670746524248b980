"""Settings: what was chosen comes back; what is missing, damaged or unknown takes its usual value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.table.languages import LANGUAGES
from fivestars.web.store.settings import COLOURS, PAUSES, SPEEDS, THEMES, Settings, from_json, to_json

USUAL = Settings()


@given(
    st.sampled_from(["", *LANGUAGES]),
    st.sampled_from(THEMES),
    st.booleans(),
    st.sampled_from(list(SPEEDS)),
    st.sampled_from(COLOURS),
    st.sampled_from(list(PAUSES)),
)
def test_settings_come_back_as_they_were(
    language: str, theme: str, sounds: bool, speed: str, colours: str, pace: str
) -> None:
    settings = Settings(language, theme, sounds, speed, colours, pace)
    assert from_json(to_json(settings)) == settings


@pytest.mark.parametrize("text", [None, "", "{", "[]", "7", "null", '"dark"', "[" * 100_000])
def test_damaged_settings_are_the_usual_ones(text: str | None) -> None:
    assert from_json(text) == USUAL


def test_only_what_is_unknown_takes_its_usual_value() -> None:
    text = '{"language": "xx", "theme": "dark", "sounds": "loud", "speed": ["brisk"], "more": 1}'
    assert from_json(text) == Settings(theme="dark")


@pytest.mark.parametrize(("speed", "pace"), [("calm", "usual"), ("brisk", "quick"), ("none", "at-once")])
def test_settings_of_earlier_builds_keep_the_pauses_that_went_with_their_movement(speed: str, pace: str) -> None:
    text = f'{{"language": "uk", "theme": "dark", "sounds": true, "speed": "{speed}", "colours": "strong"}}'
    assert from_json(text) == Settings("uk", "dark", True, speed, "strong", pace)
    assert from_json(text.replace("}", ', "pace": "slow"}')).pace == "slow", "it is a setting of its own since"


@given(st.text())
def test_no_text_is_an_error(text: str) -> None:
    from_json(text)
