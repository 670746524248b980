"""axe-core finds nothing: on every screen, in each phase of the table, in both themes, wide and narrow."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.steps import Opens, match_at, pickable, sit_down, violations
from fivestars.games import SHELF
from fivestars.table.game import State
from fivestars.web.links.invitation import Invitation, Wish, address_of

pytestmark = pytest.mark.warm

THEMES = {"light": (), "dark": ("color-contrast", "link-in-text-block")}  # a theme is nothing but other colours
WIDE, NARROW = (1280, 800), (390, 844)


def _look(page: Page, what: str, sizes: Sequence[tuple[int, int]] = (WIDE, NARROW), new: str = "html") -> None:
    """Let axe look at what is shown: in the light at each of the sizes, in the dark at the first.

    Where only a part is `new` since the last look at this size, the dark is for that part.

    What is repainted costs as much as what axe does: it begins with the theme and the size that are there.
    """
    there = page.evaluate("document.documentElement.dataset.theme")
    dark, light = (sizes[0], "dark"), [(size, "light") for size in sizes]
    for size, theme in [dark, *light] if there == "dark" else [light[0], dark, *light[1:]]:
        if page.viewport_size != ViewportSize(width=size[0], height=size[1]):
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        assert violations(page, *THEMES[theme], within=new if theme == "dark" else "html") == [], (
            f"{what}, {theme}, {size[0]} wide"
        )


@pytest.mark.parametrize(
    "address",
    ["", "#settings", "#daily/maui", *(f"#{screen}/{game}" for screen in ("setup", "rules") for game in SHELF)],
)
def test_axe_finds_nothing_on_a_screen(page: Page, opened: Opens, address: str) -> None:
    opened(address, ready=address.strip("#").partition("/")[0] or "lobby")
    _look(page, address or "lobby")


class Position(NamedTuple):
    """Where a match at random has come to."""

    game: str
    until: Callable[[State], bool]
    choices: tuple[str, ...] = ()
    seats: int = 3
    seed: int = 1


def _samoa(until: Callable[[State], bool]) -> Position:
    return Position("samoa", until, seats=4, seed=4)


def _overbooking(until: Callable[[State], bool]) -> Position:
    return Position("overbooking", until, seats=4, seed=2)


def _austria(until: Callable[[State], bool]) -> Position:
    return Position("austria", until, ("draft",), seats=4, seed=2)


def _over(state: State) -> bool:
    return state.seat is None


POSITIONS = {
    "sail": Position("amsterdam", lambda state: state.prompt == "sail" and state.round == 3, ("tactical",)),
    "hotel": Position("amsterdam", lambda state: state.prompt == "hotel" and state.round == 2),
    "walk": Position("amsterdam", lambda state: state.prompt == "walk" and state.round == 4, ("tactical", "open")),
    "turn": Position("amsterdam", lambda state: state.prompt == "turn" and state.round == 5),
    "end of Amsterdam": Position("amsterdam", _over),
    "towel": Position("maui", lambda state: state.prompt == "turn" and state.round == 9, ("crabs", "open")),
    "late": Position("maui", lambda state: state.round == 12, ("around the table",)),
    "end of Maui": Position("maui", _over, ("combined",)),
    "card": _samoa(lambda state: state.prompt == "card" and state.round == 5),
    "swap": _samoa(lambda state: state.prompt == "swap"),
    "build": _samoa(lambda state: state.prompt == "build" and state.round == 4),
    "host": _samoa(lambda state: state.prompt == "host" and state.round == 6),
    "host on": _samoa(lambda state: state.prompt == "host on" and state.round == 5),
    "day off": _samoa(lambda state: state.prompt == "day off"),
    "end of Samoa": _samoa(_over),
    "place": _overbooking(lambda state: state.prompt == "place" and state.round == 2),
    "place or keep": _overbooking(lambda state: state.prompt == "place or keep" and state.round == 3),
    "maids": _overbooking(lambda state: state.prompt == "maids"),
    "noblewomen": _overbooking(lambda state: state.prompt == "noblewomen"),
    "soldiers": _overbooking(lambda state: state.prompt == "soldiers"),
    "end of Overbooking": _overbooking(_over),
    "keep a card": _austria(lambda state: state.prompt == "keep a card"),
    "prepare": _austria(lambda state: state.prompt == "prepare"),
    "begin": _austria(lambda state: state.prompt == "begin" and state.round == 4),
    "fetch": _austria(lambda state: state.prompt == "fetch" and state.round == 2),
    "take penalty": _austria(lambda state: state.prompt == "take penalty"),
    "end of Austria": _austria(_over),
}


def test_axe_finds_nothing_before_a_challenge(page: Page, opened: Opens) -> None:
    opened("#" + address_of(Invitation(Wish.BEAT, match_at("amsterdam")), SHELF), ready="beat")
    _look(page, "a score to beat", [NARROW])


@pytest.mark.parametrize("name", POSITIONS)
def test_axe_finds_nothing_at_the_table(page: Page, opened: Opens, name: str) -> None:
    game, until, choices, seats, seed = POSITIONS[name]
    sit_down(opened, match_at(game, choices, [0] * seats, until=until, seed=seed))
    if page.locator("#uncover").count():
        assert violations(page) == [], f"{name}, the cover"
        page.locator("#uncover").click()
    page.mouse.move(1, 1)  # a tip that is shown meanwhile stands outside all landmarks
    _look(page, name, [WIDE])
    if pickable(page).count():
        pickable(page).first.press("Enter")
        page.mouse.move(1, 1)
    _look(page, f"{name}, with something picked", [NARROW])
    story = page.locator("[data-do^=tell-story]").first
    assert story.count() == int(game == "overbooking"), "the game with stories has one to look at"
    if story.count():
        story.evaluate("(button) => button.click()")
        _look(page, f"{name}, the story", [NARROW], "#story")
        page.keyboard.press("Escape")
    ledger = page.locator("#ledger-1")
    if ledger.count():
        ledger.click()
        _look(page, f"{name}, a ledger", [NARROW], "#album-1")


def test_every_open_game_is_looked_at() -> None:
    assert {position.game for position in POSITIONS.values()} == set(SHELF)
