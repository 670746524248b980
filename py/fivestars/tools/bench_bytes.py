"""The page's bytes: what a first visit asks of a host that compresses nothing, and what is then kept on the device."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

from fivestars.tools import bench_page
from fivestars.tools.build import build
from fivestars.tools.figure import Figure
from fivestars.tools.serve import HOST, Handler, Server

MEGA: Final = 1e6
FIRST: Final = 6.0  # megabytes
KEPT: Final = 35.0
KEEPS: Final = """async () => {
  const bytes = async (name) => {
    const kept = await (await caches.open(name)).matchAll();
    return (await Promise.all(kept.map(async (response) => (await response.blob()).size))).reduce((a, b) => a + b, 0);
  };
  return Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) => [name, await bytes(name)])));
}"""


class _Counting(Handler):
    """Notes what is sent: the same file twice counts twice."""

    def __init__(self, *args: Any, sent: list[tuple[str, int]], **more: Any) -> None:
        self._sent = sent
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file and note its size."""
        content = source.read()
        self._sent.append((self.path.lstrip("/") or "index.html", len(content)))
        outputfile.write(content)


@contextmanager
def counted(site: Path) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """Serve a site; give its address, and a list that every file is added to as it is sent."""
    sent: list[tuple[str, int]] = []
    serving = Server((HOST, 0), partial(_Counting, directory=str(site), sent=sent))
    Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://{HOST}:{serving.server_address[1]}/", sent
    serving.shutdown()
    serving.server_close()


FOR_LATER: Final = "sw.js"  # what is asked for from here on is kept for later, when the table is there


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what can be measured here, by name."""
    return {"bytes": first_bytes, "kept": kept_bytes}


def first_bytes() -> Figure:
    """Measure what has been sent when a linked table can be played by somebody who has never been here."""
    with counted(build()) as (address, sent), TemporaryDirectory() as profile, bench_page.page_in(profile) as page:
        page.goto(bench_page.table(address))
        page.locator('html[data-ready="table"]').wait_for(state="attached", timeout=bench_page.PATIENCE)
        files = Counter[str]()
        for name, size in takewhile(lambda one: one[0] != FOR_LATER, list(sent)):
            files[name] += size
    value = files.total() / MEGA
    parts = tuple((name, size / MEGA) for name, size in files.most_common())
    return Figure("bytes", value, "MB", None, FIRST, value <= FIRST, parts)


def kept_bytes() -> Figure:
    """Measure what is kept on the device when the page has done all that it does for later visits."""
    with counted(build()) as (address, _), TemporaryDirectory() as profile, bench_page.page_in(profile) as page:
        page.goto(address)
        bench_page.settle(page)
        kept = page.evaluate(KEEPS)
    value = sum(kept.values()) / MEGA
    parts = tuple((name, size / MEGA) for name, size in kept.items())
    return Figure("kept", value, "MB", None, KEPT, value <= KEPT, parts)
