"""A host for the tests of offline use: it changes its site, and goes down, as real ones do."""

import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from fivestars.tools.build import seal
from fivestars.tools.serve import HASHED, HOST, Handler, Server


class Host:
    """Serves a folder at one address; nothing that it sends may be kept by the browser of its own accord."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.asked: list[str] = []
        self.goes_down_after = 10**9  # requests
        self._server = self._up(0)
        self.address = f"http://{HOST}:{self._server.server_address[1]}/"

    @property
    def is_down(self) -> bool:
        """Tell whether the network is gone."""
        return len(self.asked) >= self.goes_down_after

    def stop(self) -> None:
        """End the server; connections that are open end as well."""
        self.goes_down_after = 0
        self._server.shutdown()
        self._server.server_close()

    def start(self) -> None:
        """Serve again, at the same address."""
        self.asked.clear()
        self.goes_down_after = 10**9
        self._server = self._up(int(self.address.strip("/").rpartition(":")[2]))

    def _up(self, port: int) -> Server:
        server = Server((HOST, port), partial(_Handler, host=self))
        Thread(target=server.serve_forever, daemon=True).start()
        return server


class _Handler(Handler):
    def __init__(self, *args: Any, host: Host) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.site))

    def do_GET(self) -> None:  # noqa: N802  # the library's own name
        """Send a file, unless the network is gone."""
        self.directory = str(self.host.site)  # a connection may outlive an edition
        if self.host.is_down:
            self.close_connection = True
            return
        self.host.asked.append(self.path)
        super().do_GET()

    def send_header(self, keyword: str, value: str) -> None:
        """Let the browser keep nothing, so that what works offline works by the service worker alone."""
        super().send_header(keyword, "no-store" if keyword == "Cache-Control" else value)


def edition_of(site: Path) -> str:
    """Return the stamp of a built site."""
    found = re.search(r'data-build="(\w+)"', (site / "index.html").read_text("utf-8"))
    assert found, "a built page has a stamp"
    return found[1]


def another_edition(site: Path, folder: Path, change: Callable[[str], str] = str, new: str = "f" * 12) -> Path:
    """Return a copy of a site as another build, in which every drawing has changed that has no hash in its name."""
    shutil.copytree(site, folder)
    old = edition_of(site)
    page = folder / "index.html"
    page.write_text(change(page.read_text("utf-8").replace(old, new)), encoding="utf-8")
    (folder / f"assets/worker.{old}.json").rename(folder / f"assets/worker.{new}.json")
    for drawing in (path for path in folder.rglob("*.svg") if not HASHED.search(path.name)):
        drawing.write_text(drawing.read_text("utf-8") + "<!-- another edition -->", encoding="utf-8")
    (folder / "assets/more.txt").write_text("a file that was not there before", encoding="utf-8")
    seal(folder, new)
    return folder
