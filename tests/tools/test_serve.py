"""Serving: this machine alone, the right types, the next free port."""

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from fivestars.tools.serve import Server, server


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "secret").write_text("not for you")
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("the page")
    for name in ("a.0123456789.wasm", "a.mjs", "a.woff2", "a.webmanifest", "a.svg", "a.css"):
        (site / "assets" / name).write_text("x")
    with server(site) as serving:
        Thread(target=serving.serve_forever, args=[0.01], daemon=True).start()
        yield serving
        serving.shutdown()


def _got(serving: Server, path: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", serving.server_address[1], timeout=5)
    connection.request("GET", path)
    return connection.getresponse()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/a.0123456789.wasm", "application/wasm"),
        ("/assets/a.mjs", "text/javascript"),
        ("/assets/a.woff2", "font/woff2"),
        ("/assets/a.webmanifest", "application/manifest+json"),
        ("/assets/a.svg", "image/svg+xml"),
        ("/assets/a.css", "text/css"),
    ],
)
def test_files_have_the_types_that_browsers_insist_on(serving: Server, path: str, kind: str) -> None:
    answer = _got(serving, path)
    assert (answer.status, answer.getheader("Content-Type")) == (200, kind)


def test_only_what_has_a_hash_in_its_name_is_kept_for_ever(serving: Server) -> None:
    assert "immutable" in (_got(serving, "/assets/a.0123456789.wasm").getheader("Cache-Control") or "")
    assert _got(serving, "/").getheader("Cache-Control") == "no-cache"
    missing = _got(serving, "/assets/b.0123456789.wasm")
    assert (missing.status, missing.getheader("Cache-Control")) == (404, "no-cache")


@pytest.mark.parametrize("path", ["/../secret", "/..%2fsecret", "/assets/", "/assets", "/nothing"])
def test_nothing_else_is_shown(serving: Server, path: str) -> None:
    answer = _got(serving, path)
    assert answer.status in {301, 404}
    assert b"not for you" not in answer.read()


def test_nobody_else_is_served(serving: Server) -> None:
    assert serving.server_address[0] == "127.0.0.1"


def test_a_port_that_is_taken_gives_way_to_the_next(serving: Server, tmp_path: Path) -> None:
    taken = serving.server_address[1]
    with server(tmp_path, taken) as another:
        assert taken < another.server_address[1] < taken + 50
