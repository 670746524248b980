"""Pictures of the boards, taken from the real page: for the guides and the README."""

import json
from collections.abc import Callable, Collection, Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Locator, Page, sync_playwright

from fivestars.games import SHELF
from fivestars.table.notation import to_link
from fivestars.table.pictures import CALLOUTS, Press, Shot, played
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import GAMES, build
from fivestars.tools.serve import server
from fivestars.tools.trouble import Trouble

_MAP: Final = ".map"
_INSIDE: Final = 5  # of the corner of a thing, pixels of the picture: its middle stays free
_OFTEN: Final = 100  # presses on one thing: more lead nowhere


def shots_of(game: str) -> tuple[Shot, ...]:
    """Return the pictures that the guide of a game wants."""
    shots: tuple[Shot, ...] = import_module(f"fivestars.games.{game}.guide.pictures").SHOTS
    return shots


def take(games: Collection[str] = SHELF) -> list[Path]:
    """Take every picture of these games anew; return where they are."""
    shots = [(game, shot) for game in games for shot in shots_of(game)]
    if not shots:
        return []
    serving = server(build())
    Thread(target=serving.serve_forever, daemon=True).start()
    chromium = found_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        taken = [_taken(browser.new_page, game, shot, serving.server_address[1]) for game, shot in shots]
        browser.close()
    serving.shutdown()
    return taken


def _taken(new_page: Callable[..., Page], game: str, shot: Shot, port: int) -> Path:
    width, height = shot.size
    page = new_page(viewport={"width": width, "height": height}, locale="en-GB")
    match = played(SHELF[game], shot)
    page.goto(f"http://127.0.0.1:{port}/#link/{to_link(match, SHELF)}")
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    page.locator("#keep").click()
    page.locator("#keep").wait_for(state="detached")
    if page.locator("#uncover").count():
        page.locator("#uncover").click()
        page.mouse.move(1, 1)
    for press in shot.presses(match.state):
        for thing in _things(page, press):
            thing.click()
            page.mouse.move(1, 1)
    if shot.hover:
        _thing(page, shot.hover).hover()
    page.wait_for_timeout(1000)  # until every icon is drawn
    page.locator("#tip").evaluate("(tip) => tip.hidden = true")
    path = GAMES / game / f"guide/{shot.name}.png"
    left, top, wide, high = _place_of(page, shot.of)
    # What glides has come to its end, however slow the machine is.
    page.screenshot(path=path, clip={"x": left, "y": top, "width": wide, "height": high}, animations="disabled")
    _note(path, [_mark(page, shot, thing, (left, top, wide, high)) for thing in shot.marks])
    page.close()
    return path


def _mark(page: Page, shot: Shot, thing: str, clip: tuple[float, float, float, float]) -> tuple[float, float]:
    """Return where the number of a thing lies, as shares of the picture: in its corner, or amid a small one."""
    found = page.locator(shot.of).locator(thing)
    box = found.first.bounding_box() if found.count() else None
    if box is None:
        raise Trouble(f"{shot.name}.png shows no {thing}, which is to get a number: see guide/pictures.py.")
    left, top, wide, high = clip
    x = box["x"] + min(_INSIDE, box["width"] / 2) - left
    y = box["y"] + min(_INSIDE, box["height"] / 2) - top
    if not (0 <= x <= wide and 0 <= y <= high):
        raise Trouble(f"{thing} lies outside of {shot.name}.png: see guide/pictures.py.")
    return round(x / wide, 4), round(y / high, 4)


def _note(path: Path, marks: list[tuple[float, float]]) -> None:
    """Write down where the numbers of a picture lie, beside it."""
    kept = path.parent / CALLOUTS
    known = json.loads(kept.read_text("utf-8")) if kept.is_file() else {}
    known = {name: known[name] for name in known if (path.parent / f"{name}.png").is_file()} | {path.stem: marks}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known) if known[name])
    kept.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def _things(page: Page, press: Press) -> Iterator[Locator]:
    """Give what is to be pressed, as often as it is."""
    if not press.until:
        yield _thing(page, press)
        return
    for _ in range(_OFTEN):
        if page.locator(press.until).count():
            return
        yield _thing(page, press)
    raise Trouble(f"{press.thing} was pressed {_OFTEN} times, and {press.until} never came.")


def _thing(page: Page, press: Press) -> Locator:
    found = page.locator(press.thing)
    return found.last if press.last else found.first


def _place_of(page: Page, part: str) -> tuple[float, float, float, float]:
    """Return where a part of the page is; of a map only what is drawn, without the room that it leaves."""
    there = page.locator(part)
    box = there.bounding_box()
    assert box is not None, "what is taken is on the page"
    if part != _MAP:
        return box["x"], box["y"], box["width"], box["height"]
    _, _, wide, high = map(float, str(there.get_attribute("viewBox")).split())
    scale = min(box["width"] / wide, box["height"] / high)
    left, top = box["x"] + (box["width"] - wide * scale) / 2, box["y"] + (box["height"] - high * scale) / 2
    return left, top, wide * scale, high * scale
