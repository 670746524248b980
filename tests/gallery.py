"""Pictures of every table at every size of window: `python tests/gallery.py FOLDER [SITE]… [--games …]`.

With two built sites their pictures lie side by side in `FOLDER/index.html`: what was, and what is.
"""

# ruff: noqa: E402  # what is run by itself finds its modules first

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "py")]

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from fivestars.games import SHELF
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import build
from fivestars.tools.serve import server
from matches import link_to, match_at

SIZES = ((1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (390, 844), (360, 640), (844, 390), (768, 1024))
SEATS = {"samoa": 4, "amsterdam": 3, "overbooking": 3, "maui": 3, "austria": 3}


def main() -> None:
    """Take the pictures that are asked for."""
    asked = _asked()
    asked.folder.mkdir(parents=True, exist_ok=True)
    names, chromium = [], found_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for number, site in enumerate(asked.sites or [build()]):
            names = list(_taken(browser, site, asked, number))
        browser.close()
    (asked.folder / "index.html").write_text(_page(names, max(1, len(asked.sites))), encoding="utf-8")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("sites", type=Path, nargs="*")
    parser.add_argument("--games", nargs="+", default=list(SHELF), choices=list(SHELF))
    parser.add_argument("--sizes", nargs="+", default=[f"{wide}x{high}" for wide, high in SIZES])
    parser.add_argument("--round", type=int, default=3)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--language", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--whole", action="store_true", help="what lies below the window, too")
    return parser.parse_args()


def _taken(browser: Browser, site: Path, asked: argparse.Namespace, number: int) -> Iterator[str]:
    serving = server(site)
    Thread(target=serving.serve_forever, daemon=True).start()
    page = browser.new_page(locale=asked.language, color_scheme="dark" if asked.dark else "light")
    for game in asked.games:
        seats = asked.seats or SEATS.get(game, 3)
        match = match_at(
            game,
            levels=(0, *[2] * (seats - 1)),
            until=lambda state: state.round >= asked.round and state.seat == 0,
            seed=7,
        )
        page.goto("about:blank")
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/{link_to(match)}")
        page.locator('html[data-ready="table"]').wait_for(state="attached")
        page.locator("#keep").click()
        page.locator("#keep").wait_for(state="detached")
        for size in asked.sizes:
            wide, high = map(int, size.split("x"))
            page.set_viewport_size(ViewportSize(width=wide, height=high))
            page.mouse.move(1, 1)
            page.wait_for_timeout(500)  # until every icon is drawn and nothing glides
            name = f"{game}-{size}"
            page.screenshot(path=asked.folder / f"{name}-{number}.png", full_page=asked.whole)
            yield name
    page.close()
    serving.shutdown()


def _page(names: list[str], sites: int) -> str:
    rows = (
        f"<h2>{name}</h2>" + "".join(f'<img width="48%" src="{name}-{number}.png" alt="">' for number in range(sites))
        for name in names
    )
    return "<!doctype html><title>Tables</title>" + "\n".join(rows)


if __name__ == "__main__":
    main()
