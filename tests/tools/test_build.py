"""The built site: relative addresses, hashed names, no script or style in the page, the same bytes each time."""

import gzip
import hashlib
import io
import re
import tarfile
from base64 import b64encode
from itertools import product
from pathlib import Path

import pytest

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.tools import build as building
from fivestars.tools import runtime
from fivestars.tools.serve import HASHED
from fivestars.tools.trouble import ROOT
from fivestars.web.screens.guide import made
from tongues import spoken

WEIGHS = 50_000  # bytes


def test_addresses_are_relative(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    addresses = re.findall(r'\b(?:src|href)="([^"]*)"', page)
    assert addresses
    style = next(dist.glob("assets/style.*.css")).read_text("utf-8")
    addresses += re.findall(r'url\("?([^")]*)', style)
    wrong = [address for address in addresses if re.match(r"\w+:|/", address)]
    assert not wrong, f"these work only on one host or path: {wrong}"
    missing = [
        address
        for address in addresses
        if not any((folder / address.split("#")[0]).exists() for folder in (dist, dist / "assets"))
    ]
    assert not missing, f"the page names what is not there: {missing}"


def test_what_weighs_carries_the_hash_of_its_content(dist: Path) -> None:
    heavy = [path for path in dist.glob("assets/*") if path.is_file() and path.stat().st_size > WEIGHS]
    assert heavy
    for path in heavy:
        hashed = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
        assert hashed in path.name or path.name.startswith("core-"), f"{path.name} should hold {hashed}"


def test_style_sheets_are_made_denser_and_say_the_same() -> None:
    sheet = """/* said */ .a ,
    .b:hover > p { margin: calc(1px + 2em) ; content: "/*  ; } */" /* why */; & :focus { color: red; } }
    """
    dense = '.a , .b:hover > p{margin:calc(1px + 2em);content: "/*  ; } */";& :focus{color:red}}'
    assert building._dense(sheet) == dense


def test_large_letters_get_the_layout_of_a_narrower_page(dist: Path) -> None:
    style = next(dist.glob("assets/style.*.css")).read_text("utf-8")
    widths = re.findall(r"@media[^{]*width: [\d.]+(\w+)", style)
    assert set(widths) == {"em"}, "a width in pixels knows nothing of the size of letters"


def test_the_page_holds_no_style_and_one_script_which_the_policy_names(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL)
    (boot,) = [text for tag, text in scripts if "src=" not in tag and 'type="py"' not in tag]
    assert f"'sha256-{b64encode(hashlib.sha256(boot.encode()).digest()).decode()}'" in page
    assert "<style" not in page
    assert not re.search(r'\sstyle="', page), "the policy would ignore a style attribute"
    assert not re.search(r'\son\w+="', page)


def _app(dist: Path) -> list[str]:
    (path,) = dist.glob("assets/app.*.tgz")
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(path.read_bytes()))) as archive:
        return archive.getnames()


def test_the_app_is_compiled_and_holds_only_what_the_page_needs(dist: Path) -> None:
    names = _app(dist)
    assert not [name for name in names if name.endswith((".py", ".md", "/rulings.toml"))]
    assert not [name for name in names if name.endswith(".html") and "/guide/" not in name]
    assert not [name for name in names if "fivestars/tools" in name or "markdown" in name or "screens/guide" in name]
    assert not [name for name in names if "pictures" in name or "callouts" in name]
    assert not [name for name in names if re.search(r"fivestars/research|/flat\.|numpy|gymnasium|pettingzoo", name)]
    assert any(name.endswith("fivestars/web/posters.json") for name in names)
    assert any(name.endswith("fivestars/web/page.pyc") for name in names)
    assert any(name.endswith("fivestars/games/amsterdam/components.json") for name in names)
    assert any("fivestars/web/drawn/tmpl_" in name for name in names)


def test_the_app_holds_every_guide_ready_to_be_shown(dist: Path) -> None:
    (path,) = dist.glob("assets/app.*.tgz")
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(path.read_bytes()))) as archive:
        for game, language in product(SHELF, LANGUAGES):
            (name,) = (name for name in archive.getnames() if name.endswith(f"games/{game}/guide/{language}.html"))
            file = archive.extractfile(name)
            assert file
            text = file.read().decode()
            drawings = set(re.findall(rf"assets/{game}\.[0-9a-f]{{10}}\.svg", text))
            assert all((dist / drawing).is_file() for drawing in drawings)
            plain = re.sub(rf"assets/{game}\.[0-9a-f]{{10}}\.svg", f"assets/art/{game}.svg", text)
            assert plain == made(spoken(language), game)


def test_no_path_of_this_machine_is_in_the_app(dist: Path) -> None:
    (path,) = dist.glob("assets/app.*.tgz")
    assert str(ROOT).encode() not in gzip.decompress(path.read_bytes())


def test_what_is_drawn_part_by_part_comes_from_files_that_are_kept_for_ever(dist: Path) -> None:
    (app,) = dist.glob("assets/app.*.tgz")
    drawn = gzip.decompress(app.read_bytes()) + (dist / "index.html").read_bytes()
    asked = set(re.findall(rb"assets/[\w/.]+\.svg(?=#)", drawn))
    assert len(asked) == len(SHELF) + 1
    assert all(HASHED.search(address.decode()) and (dist / address.decode()).exists() for address in asked)


def test_the_same_sources_give_the_same_bytes(dist: Path, tmp_path: Path, long: bool) -> None:
    if not long:
        pytest.skip("in long runs: all of it is compiled again")
    building._copy_plain(tmp_path)
    (app,) = dist.glob("assets/app.*.tgz")
    assert runtime.app(building._drawings(tmp_path)) == app.read_bytes()


def test_the_build_keeps_pyscript_from_opening_databases(dist: Path) -> None:
    (core,) = (dist / "assets").glob("core-*.js")
    text = core.read_bytes()
    assert text.count(b"Object.assign(new Map,{sync(){},close(){}})") == 2, "in the page and in a worker"
    assert re.search(rb'"storage permissions not granted",\w+=null,', text)
    assert not any(pattern.search(text) for pattern in building.DATABASES)


def test_the_build_keeps_pyscript_from_looking_through_every_board(dist: Path) -> None:
    (core,) = (dist / "assets").glob("core-*.js")
    text = core.read_bytes()
    assert len(re.findall(rb"\[document\.head,document\.body\]\.forEach\(t=>\w+\.observe\(", text)) == 1
    assert b"subtree:!0" not in text.split(b"new MutationObserver", 1)[1][:2_000]


def test_the_build_keeps_pyscript_from_laying_out_its_package_as_text(dist: Path) -> None:
    (core,) = (dist / "assets").glob("core-*.js")
    (plain,) = building.CORE.glob("core-*.js")
    assert len(building.TEXT_OF_PYSCRIPT.findall(plain.read_bytes())) == 1
    assert b"RUNNING_IN_WORKER" not in core.read_bytes()
    (app,) = dist.glob("assets/app.*.tgz")
    with tarfile.open(app) as archive:
        assert f"{runtime.home()}/site-packages/pyscript/__init__.pyc" in archive.getnames()


def test_the_build_keeps_pyodide_from_what_browsers_warn_of(dist: Path) -> None:
    (glue,) = (dist / "assets").glob("pyodide.js.*.gz")
    text = gzip.decompress(glue.read_bytes())
    assert text.count(b"new Int32Array(1);") == 1
    assert b"WebAssembly.Memory({shared" not in text


def test_a_second_build_does_nothing(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = re.search(r'data-build="(\w+)"', (dist / "index.html").read_text("utf-8"))
    assert built
    monkeypatch.setattr(building, "_fingerprint", lambda: built[1])
    monkeypatch.setattr(building, "_make", lambda *_: pytest.fail("it builds again, though nothing has changed"))
    assert building.build() == dist


@pytest.mark.parametrize("name", ["five-stars", "pyodide", "python", "pyscript-core", "jinja2", "lucide-static"])
def test_the_licence_of_what_it_brings_along_is_there(dist: Path, name: str) -> None:
    assert len((dist / "licences" / f"{name}.txt").read_text("utf-8")) > 300
