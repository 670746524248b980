"""What runs on every push is what people run: the commands of the README, before anything is published."""

import re
import shlex
from itertools import product

import pytest

from fivestars.tools.door import PASSED_ON, _parser
from fivestars.tools.trouble import ROOT

TEXTS = {path.name: path.read_text("utf-8") for path in sorted((ROOT / ".github/workflows").glob("*.yml"))}
README = (ROOT / "README.md").read_text("utf-8")


def listed(text: str, name: str) -> list[str]:
    """Return the values of a matrix, wherever one with this name stands."""
    return [value.strip(' "') for row in re.findall(rf"^ +{name}: \[(.*)\]$", text, re.M) for value in row.split(",")]


def commands() -> list[list[str]]:
    """Return the words behind `python3 py` of each command, with each value of its matrix."""
    found = []
    for text in TEXTS.values():
        for line in re.findall(r"run: python3? py (.*)$", text, re.M):
            names = re.findall(r"\$\{\{ matrix\.(\w+) \}\}", line)
            for values in product(*(listed(text, name) for name in names)):
                filled = line
                for name, value in zip(names, values, strict=True):
                    filled = filled.replace(f"${{{{ matrix.{name} }}}}", value)
                found.append(shlex.split(filled))
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_door_knows_every_command(words: list[str]) -> None:
    asked, more = _parser().parse_known_args(words)
    assert not more or asked.command in PASSED_ON
    for word in more:
        flag, _, place = word.partition("=")
        assert flag == "--ignore", f"{word} is for nobody"
        assert (ROOT / place).is_dir(), f"{place} is not there"


def test_every_test_command_of_the_readme_is_run() -> None:
    wanted = {flags for flags in re.findall(r"\btest( --\w+)?(?=`| )", README) if flags} | {""}
    assert wanted == {"", " --browsers", " --long"}
    run = {" ".join(words) for words in commands()}
    assert {f"test{flags}" for flags in wanted} <= run


def test_nothing_is_published_before_the_tests_have_passed() -> None:
    called, publishing = TEXTS["publish.yml"].split("\n  publish:\n")
    assert "  test:\n    uses: ./.github/workflows/test.yml\n" in called
    assert publishing.startswith("    needs: test\n")
    assert "workflow_call:" in TEXTS["test.yml"]
    assert [name for name, text in TEXTS.items() if "deploy-pages" in text] == ["publish.yml"]


def test_the_oldest_python_is_tested() -> None:
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert oldest
    pythons = re.findall(r"^ +python: \[(.*)\]$", TEXTS["test.yml"], re.M)
    assert pythons
    assert all(row.startswith(f'"{oldest[1]}"') for row in pythons)
