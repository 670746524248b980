"""`build --check`: it finds what a site asks of another host, written down or asked for, and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fivestars.tools import alone, door, setup
from fivestars.tools.trouble import ROOT

PROVE = """
import sys
from pathlib import Path
from fivestars.tools import alone
from fivestars.tools.trouble import Trouble
alone.SHELF = alone.SHELF if sys.argv[2] == "True" else [*alone.SHELF][-2:]
try:
    alone.prove(Path(sys.argv[1]))
except Trouble as trouble:
    print(trouble)
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text('<a href="https://elsewhere.example/">out</a>', encoding="utf-8")
    (tmp_path / "art.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    (tmp_path / "licence.txt").write_text("See https://elsewhere.example/licence.", encoding="utf-8")
    return tmp_path


def test_links_namespaces_and_licences_are_no_requests(site: Path) -> None:
    assert list(alone._written(site)) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("index.html", '<img alt="" src="https://elsewhere.example/a.png">'),
        ("index.html", "<script src=//elsewhere.example/a.js></script>"),
        ("art.svg", '<svg><image href="http://elsewhere.example/a.png"/></svg>'),
        ("style.css", '@import "https://elsewhere.example/a.css";'),
        ("style.css", "a { background: url(//elsewhere.example/a.png) }"),
        ("five-stars.webmanifest", '{"icons": [{"src": "https://elsewhere.example/a.png"}]}'),
    ],
)
def test_what_would_be_fetched_is_found_where_it_is_written(site: Path, name: str, text: str) -> None:
    (site / name).write_text(text, encoding="utf-8")
    (found,) = alone._written(site)
    assert "elsewhere.example" in found


def test_on_the_whole_walk_nobody_else_is_asked_but_for_what_was_put_there(
    dist: Path, tmp_path: Path, long: bool
) -> None:
    site = shutil.copytree(dist, tmp_path / "site")
    page = site / "index.html"
    picture = '<img alt="" src="https://elsewhere.example/a.png">'
    # hidden from the reading, so that the walk has to find it
    script = '<script>fetch("https://else" + "where.example/b").catch(() => {});</script>'
    page.write_text(page.read_text("utf-8").replace("</body>", f"{picture}{script}</body>"), encoding="utf-8")
    done = subprocess.run(  # this process drives a browser of its own; a usual run walks through two games
        [sys.executable, "-c", PROVE, str(site), str(long)],
        cwd=ROOT / "py",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert sorted(done.stdout.splitlines()) == [
        "The page asks another host:",
        "https://elsewhere.example/a.png is asked for",
        "https://elsewhere.example/b is asked for",
        "index.html names https://elsewhere.example/a.png",
    ]


def test_build_proves_it_of_the_built_site(
    dist: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proved = list[Path]()
    monkeypatch.setattr(setup, "ready", lambda: None)
    monkeypatch.setattr(alone, "prove", proved.append)
    assert door.main(["build", "--check"]) == 0
    assert proved == [dist]
    assert "nothing of any other host" in capsys.readouterr().out
