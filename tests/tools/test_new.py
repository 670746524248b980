"""`py new` lays out a game that is whole: in a copy of the tree it keeps the laws, and lacks only golden matches."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fivestars.games import NAMES, SHELF
from fivestars.table.notation import to_link
from fivestars.tools.new import new
from fivestars.tools.trouble import ROOT, Trouble
from matches import match_at

TREE = ("py", "tests", "assets/style", "assets/locale", "index.html", "pyproject.toml")
APART = ("__pycache__", "golden", "kept")

TITLE = "Keys of the Harbor"


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree with a game more."""
    root = tmp_path_factory.mktemp("tree")
    for name in TREE:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            apart = (*APART, "browser") if name == "tests" else APART
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns(*apart))
        else:
            shutil.copyfile(ROOT / name, root / name)
    assert "python3 py record harbor" in new("harbor", TITLE, root)
    return root


def run(tree: Path, *words: str) -> str:
    """Run a module of Python's in the copy; return what it says where it fails."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": f"{tree / 'py'}{os.pathsep}{tree / 'tests'}"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr if done.returncode else ""


def pytest_in(tree: Path, *words: str) -> str:
    return run(tree, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:playwright", *words)


def test_the_game_is_the_last_on_the_shelf_and_under_its_name(tree: Path) -> None:
    names = 'NAMES = ("' + '", "'.join((*NAMES, "harbor")) + '")'
    assert names in (tree / "py/fivestars/games/__init__.py").read_text("utf-8")
    lines = [path.read_text("utf-8") for path in (tree / "py/fivestars/games/harbor").rglob("*.*") if _is_text(path)]
    assert not [text for text in lines if "new_game" in text]
    assert f'N_("{TITLE}")' in (tree / "py/fivestars/games/harbor/words/__init__.py").read_text("utf-8")


def _is_text(path: Path) -> bool:
    return path.suffix in {".py", ".md", ".html", ".css", ".toml", ".svg"}


def test_what_is_laid_out_is_in_order(tree: Path) -> None:
    assert not run(tree, "ruff", "check", "--no-cache", "py/fivestars/games", "tests/games/harbor")
    assert not run(tree, "ruff", "format", "--check", "--no-cache", "py/fivestars/games", "tests/games/harbor")


def test_it_lacks_nothing_and_keeps_its_own_rules(tree: Path) -> None:
    tests = (
        "test_shelf.py",
        "test_lessons.py",
        "games/harbor",
        "test_deal.py",
        "web/test_speech.py",
        "web/test_guide.py",
        "research/test_numbers.py",
    )
    assert not pytest_in(tree, "-k", "harbor", *(f"tests/{name}" for name in tests))


def test_it_keeps_the_laws(tree: Path, long: bool) -> None:
    which = "harbor" if long else "harbor-3-short"
    assert not pytest_in(tree, "-k", which, "tests/test_laws.py", "tests/players/test_strategies.py")


def test_its_types_are_right_and_its_rooms_know_only_whom_they_may(tree: Path, long: bool) -> None:
    if not long:
        pytest.skip("mypy reads everything anew: in the long run")
    assert not run(tree, "mypy", "--cache-dir", str(tree / "mypy"))


@pytest.mark.parametrize(
    ("name", "title", "sentence"),
    [
        ("Harbor", "", "A game cannot be called 'Harbor'"),
        ("my-game", "", "a word of small letters"),
        ("2nd", "", "cannot be called '2nd'"),
        ("class", "", "cannot be called 'class'"),
        ("maui", "", "There is a py/fivestars/games/maui/ already"),
        ("inn", 'The "Inn"', "no quotation marks"),
        ("inn", "Two\nlines", "no quotation marks"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_sentence(name: str, title: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        new(name, title)
    assert not (ROOT / "tests/games" / name / "test_rules.py").exists()


def test_links_of_today_do_not_change_with_a_game_more() -> None:
    link = to_link(match_at("maui", until=lambda state: state.round == 2), SHELF)
    more = {**{name: SHELF[name] for name in SHELF}, "harbor": SHELF["maui"]}
    assert to_link(match_at("maui", until=lambda state: state.round == 2), more) == link
