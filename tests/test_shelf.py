"""Every game on the shelf is whole. What one lacks is told in a sentence that says where it belongs."""

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boards import board_of
from fivestars.games import SHELF
from fivestars.tools.new import PATTERN
from fivestars.tools.new_game.keys.rules.scoring import standing_of
from fivestars.tools.new_game.keys.words import WORDS
from fivestars.tools.trouble import ROOT
from laws import modes, trial
from sample import GAME, Drew, Hang, Keys, Reason
from shelf import Place, golden_lacking, happened, lacking, marks_lacking, place_of, words_lacking
from sittings import sitting_of

games = pytest.mark.parametrize("game", SHELF)
KEYS = Place("keys", ROOT / PATTERN / "keys", "fivestars.tools.new_game.keys", ROOT / PATTERN / "tests")


def tell(lacks: list[str]) -> None:
    """Fail with sentences alone, where there are any."""
    if lacks:
        pytest.fail("\n".join(lacks), pytrace=False)


@games
def test_a_game_is_whole(game: str) -> None:
    tell(lacking(place_of(game)))


@games
def test_a_game_has_golden_matches(game: str) -> None:
    if lacks := golden_lacking(place_of(game)):
        pytest.skip("\n".join(lacks))  # what they must show is looked for in test_golden.py


@games
def test_the_ids_and_classes_of_a_board_are_its_own(game: str) -> None:
    tell(sorted({lack for html in boards(game) for lack in marks_lacking(game, html)}))


def boards(game: str) -> Iterator[str]:
    """Give the board in some positions of a match at random in each mode, as who decides there sees it."""
    for mode in modes(SHELF[game]):
        match = trial(mode.table(1), 1).match
        for count in sorted({0, len(match.steps) // 2, len(match.steps) - 1}):
            then = match.until(count)
            yield board_of(sitting_of(then, viewer=then.state.seat)).html


# --- that what is missing is told


@pytest.fixture
def keys(tmp_path: Path) -> Place:
    """Return a copy of the sample game, in which files may be spoilt."""
    shutil.copytree(KEYS.folder, tmp_path / "keys")
    shutil.copytree(KEYS.tests, tmp_path / "tests")
    return KEYS._replace(folder=tmp_path / "keys", tests=tmp_path / "tests")


def test_the_sample_lacks_nothing_but_golden_matches(keys: Place) -> None:
    assert lacking(keys) == []
    assert golden_lacking(keys) == ["keys has no golden match: python3 py record keys"]


@pytest.mark.parametrize(
    "name", ["components.toml", "rulings.toml", "poster.svg", "rules/turn.py", "guide/uk.md", "board/board.html"]
)
def test_a_file_that_is_missing_is_told(keys: Place, name: str) -> None:
    (keys.folder / name).unlink()
    assert f"keys has no {name} in its folder." in lacking(keys)


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("components.toml", "source", "sauce", "keys: components.toml cannot be read: [keys]: no source."),
        ("rulings.toml", "number = 1", "", "keys: rulings.toml cannot be read: a ruling has no number"),
        ("rulings.toml", "number = 1", "number = ", "keys: rulings.toml cannot be read: "),
        ("guide/en.md", "(board", "(desk", "no Shot in guide/pictures.py is 'desk'."),
        ("style.css", ".rail", ".keys .rail", "style.css names .keys; the build writes .at-keys around it"),
        ("style.css", ".rail {", "@keyframes a { .rail {", "style.css opens 8 braces and closes 7."),
        ("style.css", ".rail {", "@keyframes a {} .rail {", "style.css has @keyframes, which cannot stand in a rule"),
    ],
)
def test_a_file_that_is_wrong_is_told(keys: Place, name: str, old: str, new: str, sentence: str) -> None:
    path = keys.folder / name
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    assert any(sentence in lack for lack in lacking(keys)), lacking(keys)


def test_a_picture_that_is_not_taken_and_tests_that_are_not_there_are_told(keys: Place) -> None:
    (keys.folder / "guide/board.png").unlink()
    shutil.rmtree(keys.tests)
    lacks = lacking(keys)
    assert "keys: guide/board.png is not taken yet: python3 py record keys" in lacks
    assert "keys has no tests of its own: tests/games/keys/test_….py." in lacks


def test_a_room_that_cannot_be_imported_is_told(keys: Place) -> None:
    lacks = lacking(keys._replace(home="fivestars.tools.nowhere"))
    assert "keys: fivestars.tools.nowhere cannot be imported: ModuleNotFoundError: " in "".join(lacks)


def test_a_game_that_fails_when_it_is_asked_is_told(keys: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keys, "standing", lambda state: standing_of(state.rail))
    happened.cache_clear()
    (lack,) = [lack for lack in lacking(keys) if "fails" in lack]
    assert "keys fails when it is asked, in scoring.py:" in lack
    assert "AttributeError: 'list' object has no attribute" in lack


def without(things: Mapping[Any, Any], thing: object) -> dict[Any, Any]:
    return {key: value for key, value in things.items() if key != thing}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"events": without(WORDS.events, Drew)}, "keys: words/ has no sentence for the event 'Drew'."),
        ({"prompts": {}}, "keys: words/ has no sentence for the prompt 'hang or draw'."),
        ({"parts": {}}, "keys: words/ has no sentence for the part of the score 'keys'."),
        ({"decided": {}}, "keys: words/ has no sentence for the end 'most keys'."),
        ({"options": without(WORDS.options, "long")}, "keys: words/ has no sentence for the option or value 'long'."),
        (
            {"objections": without(WORDS.objections, Reason.TOO_LOW)},
            "keys: words/ has no sentence for the objection 'too low'.",
        ),
        (
            {"events": {**WORDS.events, Hang: "Somebody hangs {key}."}},
            "keys: words/ has a sentence for the event 'Hang', which the rules do not have.",
        ),
        (
            {"events": {**WORDS.events, Drew: "{seat} draws {colour}."}},
            "keys: the sentence of the event 'Drew' tells {colour}, which it does not know.",
        ),
    ],
)
def test_words_that_are_missing_or_too_many_are_told(change: dict[str, Any], sentence: str) -> None:
    words = replace(WORDS, **change)
    events = {kind for kind in WORDS.events if kind is not Hang}
    assert list(words_lacking("keys", GAME, words, set(Reason), events)) == [sentence]


def test_an_id_or_a_class_that_the_page_has_is_told() -> None:
    html = '<p id="undo"></p><p id="score-2"></p><p id="a"></p><p id="a" class="key name-plate" data-id="redo"></p>'
    assert list(marks_lacking("keys", html)) == [
        "keys: 2 things on its board have the id 'a'.",
        "keys: a thing on its board has the id 'score-2', and so has one of the page, in pieces.html.",
        "keys: a thing on its board has the id 'undo', and so has one of the page, in pieces.html.",
        "keys: a thing on its board has the class 'name-plate', which 2-screens.css gives to the page's own.",
    ]
