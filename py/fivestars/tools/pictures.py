"""Pictures of the boards, taken from the real page: for the guides and the README."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from fivestars.games import SHELF
from fivestars.games.amsterdam.box.city import FOUNTAIN
from fivestars.games.austria.rules import Austria
from fivestars.games.overbooking.rules import Town
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.moves import Place
from fivestars.table.game import Move, State, kind
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_link
from fivestars.tools.browser import FLAGS, found_browser
from fivestars.tools.build import GAMES, build
from fivestars.tools.serve import server

_BOARD: Final = ".map"
_UPRIGHT: Final = (800, 1000)
_WIDE: Final = (1120, 760)


def _by_chance(state: State, chance: Random) -> Move:
    return chance.choice(state.legal())


_EAGER: Final = ("MoveIn", "Claim", "Use", "Serve", "Flip", "Prepare", "Play", "Take")


def _busily(state: State, chance: Random) -> Move:
    """Choose in Vienna as one who mostly does what brings a hotel forward."""
    legal = state.legal()
    wanted = next((name for name in _EAGER if any(kind(move) == name for move in legal)), "")
    eager = [move for move in legal if kind(move) == wanted]
    return chance.choice(eager if eager and chance.random() < 0.9 else legal)


class Shot(NamedTuple):
    """A picture: of which position, and what is done before it is taken."""

    name: str
    game: str
    seed: int
    until: Callable[[State], bool]
    before: Callable[[Page, Match], None] | None = None
    of: str = _BOARD  # the part of the page that is taken
    seats: int = 0  # the fewest, where nothing is said
    size: tuple[int, int] = (1000, 660)
    options: tuple[str, ...] = ()  # chosen values; the usual ones where none is named
    choose: Callable[[State, Random], Move] = _by_chance


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


def _samoa(state: State, prompt: str, number: int) -> bool:
    """Tell whether it is the turn of a hotel that is neither empty nor full, in a round of Hotel Samoa."""
    if not isinstance(state, Samoa) or state.seat is None or state.prompt != prompt or state.round != number:
        return False
    return state.free_rooms(state.seat) in (2, 3, 4)


def _payments(state: State) -> dict[int, set[int]]:
    """Return what each kind of tourist who waits would pay, over all rooms."""
    paid: dict[int, set[int]] = {}
    for move in state.legal():
        if isinstance(state, Samoa) and isinstance(move, Place) and state.seat is not None:
            paid.setdefault(move.guest, set()).add(sum(state.payment(state.seat, move.guest, move.room)))
    return paid


def _half_placed(state: State) -> bool:
    """Tell whether about half of the cards of the second round are placed."""
    return isinstance(state, Town) and state.round == 2 and state.laid == 9


def _uncover(page: Page, _: Match) -> None:
    page.locator("#uncover").click()


def _show_what_is_paid(page: Page, match: Match) -> None:
    _uncover(page, match)
    paid = _payments(match.state)
    guest = max(paid, key=lambda kind: (len(paid[kind]), kind))
    page.locator(f'.waiting[data-pick$="guest={guest}"]').first.click()
    page.mouse.move(1, 1)


def _show_a_placing(page: Page, match: Match) -> None:
    _uncover(page, match)
    page.locator(".held [data-can]").last.click()
    page.locator(".queue .slot[data-can]").first.click()


def _tell_the_bookings(page: Page, match: Match) -> None:
    _uncover(page, match)
    page.locator('.moment[data-do^="tell-story"]').last.click()
    while page.locator(".group.short").count() == 0:
        page.locator("#story-next").click()


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


def _vienna(state: State, prompt: str, team: int, occupied: int) -> bool:
    """Tell whether it is the turn of a hotel with staff, guests and occupied rooms in Grand Austria Hotel."""
    if not isinstance(state, Austria) or state.seat is None or state.prompt != prompt:
        return False
    me = state.seat
    return len(state.staff_of(me)) >= team and state.occupied[me].bit_count() >= occupied and len(state.cafe[me]) > 1


SHOTS: Final = (
    Shot("board", "amsterdam", 4, lambda state: state.prompt == "walk" and state.round == 8),
    Shot(
        "walk",
        "amsterdam",
        9,
        lambda state: state.prompt == "walk" and state.round == 5,
        _show_a_walk,
    ),
    Shot(
        "turn",
        "amsterdam",
        3,
        lambda state: state.round >= 6 and _relocation(state) is not None,
        _show_a_relocation,
    ),
    Shot("board", "samoa", 13, lambda state: _samoa(state, "card", 7), _uncover, ".island", 4, (1160, 790)),
    Shot(
        "place",
        "samoa",
        25,
        lambda state: _samoa(state, "host", 6) and max(map(len, _payments(state).values()), default=0) > 1,
        _show_what_is_paid,
        ".island",
        4,
        (1160, 790),
    ),
    Shot("build", "samoa", 16, lambda state: _samoa(state, "build", 5), _uncover, ".island", 4, (1160, 790)),
    Shot("table", "overbooking", 5, _half_placed, _uncover, ".town", 3, (1040, 660)),
    Shot("place", "overbooking", 9, _half_placed, _show_a_placing, ".column", 3, (1060, 680)),
    Shot("story", "overbooking", 7, _half_placed, _tell_the_bookings, "#story", 3, (1000, 660)),
    Shot("board", "maui", 14, lambda state: state.round == 9, size=_UPRIGHT),
    Shot(
        "heights",
        "maui",
        5,
        lambda state: state.round >= 5 and len(_most_heights(state)[0]) >= 4,
        _show_heights,
        size=_UPRIGHT,
    ),
    Shot(
        "crabs",
        "maui",
        2,
        lambda state: state.round >= 8 and len(_most_heights(state)[0]) >= 3,
        _show_a_height,
        options=("crabs", "open"),
        size=_UPRIGHT,
    ),
    Shot(
        "board",
        "austria",
        2,
        lambda state: state.round >= 5 and _vienna(state, "begin", 2, 5),
        _uncover,
        ".vienna",
        size=_WIDE,
        choose=_busily,
    ),
    Shot(
        "hotel",
        "austria",
        1,
        lambda state: state.round >= 6 and _vienna(state, "begin", 0, 4),
        _uncover,
        ".house",
        size=_WIDE,
        choose=_busily,
    ),
    Shot(
        "guest",
        "austria",
        46,
        lambda state: _vienna(state, "choose reward", 1, 2),
        _uncover,
        ".salon",
        size=_WIDE,
        choose=_busily,
    ),
)


def take() -> list[Path]:
    """Take every picture anew; return where they are."""
    serving = server(build())
    Thread(target=serving.serve_forever, daemon=True).start()
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
    path = GAMES / shot.game / f"guide/{shot.name}.png"
    left, top, wide, high = _place_of(page, shot.of)
    page.screenshot(path=path, clip={"x": left, "y": top, "width": wide, "height": high})
    page.close()
    return path


def _place_of(page: Page, part: str) -> tuple[float, float, float, float]:
    """Return where a part of the page is; of a map only what is drawn, without the room that it leaves."""
    there = page.locator(part)
    box = there.bounding_box()
    assert box is not None, "what is taken is on the page"
    if part != _BOARD:
        return box["x"], box["y"], box["width"], box["height"]
    _, _, wide, high = map(float, str(there.get_attribute("viewBox")).split())
    scale = min(box["width"] / wide, box["height"] / high)
    left, top = box["x"] + (box["width"] - wide * scale) / 2, box["y"] + (box["height"] - high * scale) / 2
    return left, top, wide * scale, high * scale


def _match(shot: Shot) -> Match:
    box, chance = SHELF[shot.game], Random(shot.seed)
    seats = shot.seats or box.seats[0]
    people = [Person(colour=seat) for seat in range(seats)]
    options = tuple(
        next((value for value in option.values if value in shot.options), usual)
        for option, usual in zip(box.options, box.usual(), strict=True)
    )
    match = Match(box, Setup(shot.game, box.edition, seats, options, shot.seed, 0), people)
    while not shot.until(match.state):
        match.play(shot.choose(match.state, chance))
    return match
