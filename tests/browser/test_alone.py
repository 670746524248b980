"""`build --check`: it finds what a site asks of another host, written down or asked for, and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fivestars.tools import alone
from fivestars.tools.trouble import ROOT

# The lobby is walk enough here: the whole way is gone below, by the build itself.
PROVE = """
import sys
from pathlib import Path
from fivestars.tools import alone
alone._walk = lambda page: alone._ready(page, "lobby")
alone.prove(Path(sys.argv[1]))
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


def test_a_built_site_with_a_picture_from_elsewhere_is_caught(dist: Path, tmp_path: Path) -> None:
    site = shutil.copytree(dist, tmp_path / "site")
    page = site / "index.html"
    picture = '<img alt="" src="https://elsewhere.example/a.png">'
    # hidden from the reading, so that the walk has to find it
    script = '<script>fetch("https://else" + "where.example/b").catch(() => {});</script>'
    page.write_text(page.read_text("utf-8").replace("</body>", f"{picture}{script}</body>"), encoding="utf-8")
    said = subprocess.run(  # this process drives a browser of its own
        [sys.executable, "-c", PROVE, str(site)], cwd=ROOT / "py", capture_output=True, text=True, check=False
    ).stderr
    assert "index.html names https://elsewhere.example/a.png" in said
    assert "https://elsewhere.example/b is asked for" in said


@pytest.mark.usefixtures("dist")
def test_the_built_site_asks_nobody_else() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "py"), "build", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "nothing of any other host" in done.stdout
