"""Pictures of the boards, taken from the real page: for the guides and the README."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from fivestars.games import SHELF
from fivestars.games.amsterdam.city import FOUNTAIN
from fivestars.table.game import Move, State, kind
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import build
from fivestars.tools.serve import server
from fivestars.tools.setup import ASSETS

FOLDER: Final = ASSETS / "guide"
_BOARD: Final = ".map"


class Shot(NamedTuple):
    """A picture: of which position, and what is done before it is taken."""

    name: str
    game: str
    seed: int
    until: Callable[[State], bool]
    before: Callable[[Page, Match], None] | None = None


def _relocation(state: State) -> Move | None:
    """Return a move that sends tourists from one tile to another, if there is one."""
    return next((move for move in state.legal() if kind(move) == "Turn" and 0 <= int(move[2]) != FOUNTAIN), None)


def _show_a_walk(page: Page, _: Match) -> None:
    page.locator('[data-can][data-pick*="mayor"]').last.hover()


def _show_a_relocation(page: Page, match: Match) -> None:
    move = _relocation(match.state)
    assert move is not None, "the position was chosen for it"
    page.locator(f'[data-pick="do=Turn&tile={move[1]}"]').click()
    if not page.locator("#confirm").count():
        page.locator(f'[data-pick="do=Turn&to={move[2]}"]').click()


SHOTS: Final = (
    Shot("amsterdam-board", "amsterdam", 4, lambda state: state.prompt == "walk" and state.round == 8),
    Shot(
        "amsterdam-walk",
        "amsterdam",
        9,
        lambda state: state.prompt == "walk" and state.round == 5,
        _show_a_walk,
    ),
    Shot(
        "amsterdam-turn",
        "amsterdam",
        3,
        lambda state: state.round >= 6 and _relocation(state) is not None,
        _show_a_relocation,
    ),
)


def take() -> list[Path]:
    """Take every picture anew; return where they are."""
    serving = server(build())
    Thread(target=serving.serve_forever, daemon=True).start()
    FOLDER.mkdir(exist_ok=True)
    chromium = found_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        taken = [_taken(browser.new_page, shot, serving.server_address[1]) for shot in SHOTS]
        browser.close()
    serving.shutdown()
    return taken


def _taken(new_page: Callable[..., Page], shot: Shot, port: int) -> Path:
    page = new_page(viewport={"width": 1000, "height": 660}, locale="en-GB")
    match = _match(shot)
    page.goto(f"http://127.0.0.1:{port}/#link/{to_link(match, SHELF)}")
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    page.locator("#keep").click()
    if shot.before:
        shot.before(page, match)
    page.wait_for_timeout(1000)  # until every icon is drawn and nothing glides
    page.locator("#tip").evaluate("(tip) => tip.hidden = true")
    path = FOLDER / f"{shot.name}.png"
    box = page.locator(_BOARD).bounding_box()
    assert box is not None, "the board is on the page"
    side = min(box["width"], box["height"])
    left = box["x"] + (box["width"] - side) / 2
    page.screenshot(path=path, clip={"x": left, "y": box["y"], "width": side, "height": side})
    page.close()
    return path


def _match(shot: Shot) -> Match:
    box, chance = SHELF[shot.game], Random(shot.seed)
    seats = box.seats[0]
    people = [Person(colour=seat) for seat in range(seats)]
    match = Match(box, Setup(shot.game, box.edition, seats, box.usual(), shot.seed, 0), people)
    while not shot.until(match.state):
        match.play(chance.choice(match.state.legal()))
    return match
