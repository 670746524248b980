"""The door: it tells an old Python so, and says in a sentence what is wrong with what was typed."""

import ast
import subprocess
import sys

import pytest

from fivestars.tools import door, setup
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


@pytest.mark.parametrize("words", [(), ("dance",), ("build", "more"), ("play", "--port", "0"), ("play", "--port", "x")])
def test_what_cannot_be_meant_is_refused_without_a_traceback(words: tuple[str, ...]) -> None:
    done = _typed(*words)
    assert done.returncode == 2
    assert "usage:" in done.stderr
    assert "Traceback" not in done.stderr


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
