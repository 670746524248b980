"""The papers that people read are true: one version everywhere, every file that they name is there."""

import re
import tomllib
from pathlib import Path

import pytest

from fivestars import VERSION
from fivestars.tools.trouble import ROOT
from fivestars.web.screens.lobby import lobby_page

PAPERS = ("README.md", "CHANGELOG.md", "py/HOUSE.md", ".github/CONTRIBUTING.md")


def test_one_version_is_told_everywhere() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    newest = re.search(r"^## (\S+) — \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest, "the newest version has a heading with its day"
    assert newest[1] == VERSION == package["version"]
    assert f"Five Stars {VERSION}" in lobby_page("en")


@pytest.mark.parametrize("paper", PAPERS)
def test_what_a_paper_leads_to_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    beside = (ROOT / paper).parent
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert not [link for link in links if not (beside / link).exists()]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_files_that_a_paper_names_are_there(paper: str) -> None:
    named = re.findall(r"`([\w./-]+/[\w.-]*|[\w-]+\.(?:py|md|toml))`", (ROOT / paper).read_text("utf-8"))
    lacking = [name for name in named if not _is_there(name)]
    assert not lacking, f"{paper} names {lacking}"


def _is_there(name: str) -> bool:
    """Tell whether a file or folder of this name is anywhere in the project, or is made by the build."""
    places = [
        ROOT,
        ROOT / "tests",
        ROOT / "py",
        ROOT / "py/fivestars",
        ROOT / "py/fivestars/games/samoa",
        ROOT / "py/fivestars/web",
    ]
    if name.startswith("dist/") or any((place / name).exists() for place in places):
        return True
    return any(name == path.name for folder in ("py", "tests") for path in Path(ROOT / folder).rglob(name))
