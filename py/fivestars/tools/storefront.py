"""What a device shows of the page that is installed on it: its icon in several shapes, and two pictures."""

from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import build
from fivestars.tools.serve import server
from fivestars.tools.setup import ASSETS

FOLDER: Final = ASSETS / "install"
_GROUND: Final = "#14425c"  # that of the icon


class Icon(NamedTuple):
    """A size of the icon, and how much of its edge it fills; less than all stands on a ground without corners."""

    name: str
    size: int
    share: float


# Devices cut the maskable one to shapes of their own, and round the corners of the touch icon themselves.
ICONS: Final = (
    Icon("icon-192", 192, 1),
    Icon("icon-512", 512, 1),
    Icon("maskable-512", 512, 0.76),
    Icon("touch-180", 180, 0.94),
)


def take() -> list[Path]:
    """Draw the icons and take the pictures anew; return where they are."""
    serving = server(build())
    Thread(target=serving.serve_forever, daemon=True).start()
    FOLDER.mkdir(exist_ok=True)
    chromium = found_browser()
    address = f"http://127.0.0.1:{serving.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        taken = [_drawn(browser, icon) for icon in ICONS]
        taken.append(_taken(browser, "wide", (1280, 800), f"{address}#link/{to_link(_match(), SHELF)}", "table"))
        taken.append(_taken(browser, "narrow", (390, 844), address, "lobby"))
        browser.close()
    serving.shutdown()
    return taken


def _drawn(browser: Browser, icon: Icon) -> Path:
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    edge, ground = icon.share * 100, _GROUND if icon.share < 1 else "transparent"
    drawing = (ASSETS / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{edge}%" height="{edge}%" ', 1)
    page.set_content(
        f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">{drawing}'
    )
    path = FOLDER / f"{icon.name}.png"
    page.screenshot(path=path, omit_background=True)
    page.close()
    return path


def _taken(browser: Browser, name: str, size: tuple[int, int], address: str, ready: str) -> Path:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    page.goto(address)
    page.locator(f'html[data-ready="{ready}"]').wait_for(state="attached")
    if ready == "table":
        page.locator("#keep").click()
    page.wait_for_timeout(1000)  # until every picture is there
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    page.close()
    with Image.open(path) as picture:  # flat colours: a palette of them weighs half
        painted = picture.convert("RGB").quantize(256)
    painted.save(path, optimize=True)
    return path


def _match() -> Match:
    """Return a match of Hotels of Amsterdam in its middle."""
    box, chance = SHELF["amsterdam"], Random(7)
    people = [Person(name, colour) for colour, name in enumerate(("Anna", "Bohdan", "Camille"))]
    match = Match(box, Setup(box.id, box.edition, 3, box.usual(), 7, 0), people)
    while match.state.round < 6 or match.state.prompt != "walk":
        match.play(chance.choice(match.state.legal()))
    return match
