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
_UPRIGHT: Final = (800, 1000)


class Shot(NamedTuple):
    """A picture: of which position, and what is done before it is taken."""

    name: str
    game: str
    seed: int
    until: Callable[[State], bool]
    before: Callable[[Page, Match], None] | None = None
    options: tuple[str, ...] = ()  # chosen values; the usual ones where none is named
    size: tuple[int, int] = (1000, 660)  # of the window


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


def _most_heights(state: State) -> tuple[list[Move], Move]:
    """Return the ways to lay the towel of the market that fits at the most heights, and one that covers something."""
    lays = [move for move in state.legal() if kind(move) == "Lay"]
    best = max(lays, key=lambda lay: sum(other[:2] == lay[:2] for other in lays), default=None)
    fitting = [lay for lay in lays if best and lay[:2] == best[:2]]
    return fitting, fitting[-1] if fitting else ()


def _show_heights(page: Page, match: Match) -> None:
    lay = _most_heights(match.state)[1]
    page.locator(f"#slot-{lay[0]}-{lay[1]}").click()
    page.mouse.move(1, 1)


def _show_a_height(page: Page, match: Match) -> None:
    _show_heights(page, match)
    page.locator(".chip[data-pick]").last.click()
    page.mouse.move(1, 1)


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
    Shot("maui-board", "maui", 14, lambda state: state.round == 9, size=_UPRIGHT),
    Shot(
        "maui-heights",
        "maui",
        5,
        lambda state: state.round >= 5 and len(_most_heights(state)[0]) >= 4,
        _show_heights,
        size=_UPRIGHT,
    ),
    Shot(
        "maui-crabs",
        "maui",
        2,
        lambda state: state.round >= 8 and len(_most_heights(state)[0]) >= 3,
        _show_a_height,
        ("crabs", "open"),
        size=_UPRIGHT,
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
    width, height = shot.size
    page = new_page(viewport={"width": width, "height": height}, locale="en-GB")
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
    _, _, wide, high = map(float, str(page.locator(_BOARD).get_attribute("viewBox")).split())
    scale = min(box["width"] / wide, box["height"] / high)
    left, top = box["x"] + (box["width"] - wide * scale) / 2, box["y"] + (box["height"] - high * scale) / 2
    page.screenshot(path=path, clip={"x": left, "y": top, "width": wide * scale, "height": high * scale})
    page.close()
    return path


def _match(shot: Shot) -> Match:
    box, chance = SHELF[shot.game], Random(shot.seed)
    seats = box.seats[0]
    people = [Person(colour=seat) for seat in range(seats)]
    options = tuple(
        next((value for value in option.values if value in shot.options), usual)
        for option, usual in zip(box.options, box.usual(), strict=True)
    )
    match = Match(box, Setup(shot.game, box.edition, seats, options, shot.seed, 0), people)
    while not shot.until(match.state):
        match.play(chance.choice(match.state.legal()))
    return match
