"""The door: it tells an old Python so, and says in a sentence what is wrong with what was typed."""

import ast
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from fivestars.games import SHELF
from fivestars.tools import catalogues, door, golden, setup
from fivestars.tools.trouble import ROOT, Trouble

DOOR = ROOT / "py"


def _typed(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, str(DOOR), *words], capture_output=True, text=True, check=False)


def test_every_python_can_read_the_door() -> None:
    ast.parse((DOOR / "__main__.py").read_text("utf-8"), feature_version=(3, 4))


def test_what_the_door_needs_first_is_in_the_standard_library() -> None:
    code = "import sys; sys.path.insert(0, 'py'); import fivestars.tools.door; print(*sys.modules)"
    bare = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    foreign = {name.partition(".")[0] for name in bare.stdout.split()} - set(sys.stdlib_module_names)
    assert foreign <= {"fivestars", "__main__"}, f"the door imports {foreign} before the environment exists"


@pytest.mark.parametrize(
    "words",
    [(), ("dance",), ("build", "more"), ("play", "--port", "0"), ("play", "--port", "x"), ("record", "maui", "chess")],
)
def test_what_cannot_be_meant_is_refused_without_a_traceback(words: tuple[str, ...]) -> None:
    done = _typed(*words)
    assert done.returncode == 2
    assert "usage:" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_that_there_is_not_is_told_of_with_those_that_there_are() -> None:
    assert "there is no game chess; there are samoa, amsterdam, " in _typed("record", "maui", "chess").stderr


def test_one_game_is_recorded_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("playwright")
    from fivestars.tools import pictures, storefront  # only who has Playwright can read them

    asked: list[tuple[str, ...]] = []

    def note(*what: str) -> list[Path]:
        asked.append(what)
        return []

    monkeypatch.setattr(setup, "ready", lambda: None)
    monkeypatch.setattr(setup, "inside", lambda: True)
    monkeypatch.setattr(golden, "record", partial(note, "golden"))
    monkeypatch.setattr(pictures, "take", lambda games: note("pictures", *games))
    monkeypatch.setattr(storefront, "take", partial(note, "storefront"))
    monkeypatch.setattr(catalogues, "update", partial(note, "sentences"))
    monkeypatch.setattr(catalogues, "compile_all", partial(note, "catalogues"))
    assert door.main(["record", "maui", "samoa"]) == 0
    shared = [("sentences",), ("catalogues",)]
    assert asked == [*shared, ("golden", "maui"), ("golden", "samoa"), ("pictures", "maui", "samoa")]
    asked.clear()
    assert door.main(["record"]) == 0
    games = [("golden", game) for game in SHELF]
    assert asked == [*shared, *games, ("pictures", *SHELF), ("storefront",)]


def test_trouble_is_one_sentence_on_stderr(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise Trouble("The sky is falling: stay in.")

    monkeypatch.setattr(setup, "ready", fail)
    assert door.main(["build"]) == 1
    assert capsys.readouterr() == ("", "The sky is falling: stay in.\n")


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(setup, "ready", interrupt)
    assert door.main(["build"]) == 130
    assert capsys.readouterr() == ("", "")
