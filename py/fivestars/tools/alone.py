"""`build --check`: proves that the page asks nothing of another host, by reading the site and by walking through it."""

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, WebSocket, sync_playwright

from fivestars.games import SHELF
from fivestars.tools.browser import COMPILE_ONCE, FLAGS, found_browser
from fivestars.tools.serve import server
from fivestars.tools.trouble import Trouble

PATIENCE: Final = 60_000  # milliseconds
# What a browser fetches by itself: an attribute of HTML or SVG, a style sheet's url() and @import, a member of a
# manifest, a module's import. A link that people click, a namespace and the text of a licence are no requests.
FETCHED: Final = {
    ".html": r"""<(?!a\b)\w[^>]*?\s(?:src|srcset|href|poster|data|action)\s*=\s*["']?((?:https?:)?//[^\s"'>]+)""",
    ".svg": r"""\s(?:xlink:)?(?:href|src)\s*=\s*["']((?:https?:)?//[^"']+)""",
    ".css": r"""(?:url\(\s*["']?|@import\s+["'])((?:https?:)?//[^"')\s]+)""",
    ".webmanifest": r""""(?:src|start_url|scope|url)"\s*:\s*"((?:https?:)?//[^"]+)""",
    ".json": r""""(?:interpreter|src|url)"\s*:\s*"((?:https?:)?//[^"]+)""",
}


def prove(site: Path) -> None:
    """Raise a sentence that names whatever the site asks of another host."""
    asked = [*_written(site), *_asked_on_a_walk(site)]
    if asked:
        raise Trouble("The page asks another host:\n" + "\n".join(asked))


def _written(site: Path) -> Iterator[str]:
    """Yield the addresses on other hosts that stand where a browser fetches what stands there."""
    for path in sorted(site.rglob("*")):
        if path.suffix in FETCHED:
            for address in re.findall(FETCHED[path.suffix], path.read_text("utf-8")):
                yield f"{path.relative_to(site)} names {address}"


def _asked_on_a_walk(site: Path) -> list[str]:
    """Walk through the whole page with every other host refused; return what was asked of one."""
    asked: dict[str, None] = {}
    chromium = found_browser()
    with server(site) as serving, sync_playwright() as playwright:
        Thread(target=serving.serve_forever, daemon=True).start()
        host = f"127.0.0.1:{serving.server_address[1]}"

        def note(address: str) -> None:
            parts = urlsplit(address)
            if parts.scheme not in {"data", "blob"} and parts.netloc != host:
                asked[f"{address} is asked for"] = None

        def refuse(route: Route) -> None:
            route.abort()

        def listen(socket: WebSocket) -> None:
            note(socket.url)

        # what the page's policy would hide is let through, so that it is seen
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, COMPILE_ONCE])
        context = browser.new_context(locale="en-GB", bypass_csp=True)
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: note(request.url))
        context.route(lambda address: urlsplit(address).netloc != host, refuse)
        page = context.new_page()
        page.on("websocket", listen)
        page.goto(f"http://{host}/")
        _walk(page)
        browser.close()
        serving.shutdown()
    return list(asked)


def _walk(page: Page) -> None:
    """See every kind of screen: the lobby, the settings, and of each game the guide, the set-up and the table."""
    _ready(page, "lobby")
    _go(page, "settings")
    for game in SHELF:
        _go(page, f"rules/{game}", "rules")
        _go(page, f"setup/{game}", "setup")
        page.get_by_role("button", name="Start").click()
        _ready(page, "table")
        page.locator("#board").wait_for()
    _let_a_bot_think(page)


def _let_a_bot_think(page: Page) -> None:
    """Ask for a hint: it comes from the bots' worker."""
    page.locator("#board [data-can], #acts [data-pick]").first.wait_for()
    page.locator("#hint").click()
    page.locator("[data-hinted]").first.wait_for()


def _go(page: Page, where: str, ready: str = "") -> None:
    page.evaluate("(where) => (location.hash = where)", where)
    _ready(page, ready or where)


def _ready(page: Page, name: str) -> None:
    page.locator(f'html[data-ready="{name}"]').wait_for(state="attached")
