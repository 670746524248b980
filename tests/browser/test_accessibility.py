"""axe-core finds nothing: on every screen, in each phase of the table, in both themes, wide and narrow."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.steps import Opens, go_on, link_to, match_at, pickable, quick, sit_down, violations
from fivestars.table.game import State

THEMES = ("light", "dark")
SIZES = ((1280, 800), (390, 844))


def _look(page: Page, opened: Opens, address: str, ready: str) -> None:
    for theme in THEMES:
        quick(page, f'{{"speed": "none", "theme": "{theme}"}}')
        opened("?" + theme + address, ready=ready)
        if page.locator("#keep, #mine").count():  # the second look finds the match kept by the first
            go_on(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], f"{address or 'lobby'}, {theme}, {width} wide"


@pytest.mark.parametrize(
    ("address", "ready"),
    [
        ("", "lobby"),
        ("#setup/amsterdam", "setup"),
        ("#setup/samoa", "setup"),
        ("#setup/maui", "setup"),
        ("#settings", "settings"),
        ("#daily/maui", "daily"),
        ("#rules/amsterdam", "rules"),
        ("#rules/samoa", "rules"),
        ("#rules/overbooking", "rules"),
        ("#rules/maui", "rules"),
    ],
)
def test_axe_finds_nothing_on_a_screen(page: Page, opened: Opens, address: str, ready: str) -> None:
    _look(page, opened, address, ready)


PHASES: dict[str, tuple[str, tuple[str, ...], Callable[[State], bool]]] = {
    "sail": ("amsterdam", ("tactical",), lambda state: state.prompt == "sail" and state.round == 3),
    "hotel": ("amsterdam", (), lambda state: state.prompt == "hotel" and state.round == 2),
    "walk": ("amsterdam", ("tactical", "open"), lambda state: state.prompt == "walk" and state.round == 4),
    "turn": ("amsterdam", (), lambda state: state.prompt == "turn" and state.round == 5),
    "end": ("amsterdam", (), lambda state: state.seat is None),
    "towel": ("maui", ("crabs", "open"), lambda state: state.prompt == "turn" and state.round == 9),
    "late": ("maui", ("around the table",), lambda state: state.round == 12),
    "scored": ("maui", ("combined",), lambda state: state.seat is None),
}


@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing_at_the_table(page: Page, opened: Opens, phase: str) -> None:
    game, choices, until = PHASES[phase]
    _look(page, opened, link_to(match_at(game, choices, (0, 0, 0), until=until)), "table")


@pytest.mark.parametrize("phase", ["walk", "turn", "towel", "late"])
def test_axe_finds_nothing_when_something_is_picked(page: Page, opened: Opens, phase: str) -> None:
    game, choices, until = PHASES[phase]
    quick(page)
    sit_down(opened, match_at(game, choices, (0, 0, 0), until=until))
    pickable(page).first.click()
    assert violations(page) == []


SAMOA: dict[str, Callable[[State], bool]] = {
    "card": lambda state: state.prompt == "card" and state.round == 5,
    "swap": lambda state: state.prompt == "swap",
    "build": lambda state: state.prompt == "build" and state.round == 4,
    "host": lambda state: state.prompt == "host" and state.round == 6,
    "host on": lambda state: state.prompt == "host on" and state.round == 5,
    "day off": lambda state: state.prompt == "day off",
    "end": lambda state: state.seat is None,
}


OVERBOOKING: dict[str, Callable[[State], bool]] = {
    "place": lambda state: state.prompt == "place" and state.round == 2,
    "place or keep": lambda state: state.prompt == "place or keep" and state.round == 3,
    "maids": lambda state: state.prompt == "maids",
    "noblewomen": lambda state: state.prompt == "noblewomen",
    "soldiers": lambda state: state.prompt == "soldiers",
    "end": lambda state: state.seat is None,
}


@pytest.mark.parametrize("phase", SAMOA)
def test_axe_finds_nothing_at_a_table_with_secrets(page: Page, opened: Opens, phase: str) -> None:
    quick(page)
    sit_down(opened, match_at("samoa", levels=(0, 0, 0, 0), until=SAMOA[phase], seed=4))
    if page.locator("#uncover").count():
        assert violations(page) == [], "the cover"
        page.locator("#uncover").click()
    for theme in THEMES:
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], f"{phase}, {theme}, {width} wide"
    if phase != "end":
        pickable(page).first.click()
        assert violations(page) == [], f"{phase}, with something picked"


@pytest.mark.parametrize("phase", OVERBOOKING)
def test_axe_finds_nothing_before_the_hotels(page: Page, opened: Opens, phase: str) -> None:
    match = match_at("overbooking", levels=(0, 0, 0, 0), until=OVERBOOKING[phase], seed=2)
    for theme in THEMES:
        quick(page, f'{{"speed": "none", "theme": "{theme}"}}')
        opened("?" + theme + link_to(match), ready="table")
        go_on(page)
        if page.locator("#uncover").count():
            page.locator("#uncover").click()
            page.mouse.move(1, 1)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], f"{phase}, {theme}, {width} wide"
        if phase != "end":
            pickable(page).first.click()
            page.mouse.move(1, 1)
            assert violations(page) == [], f"{phase}, {theme}, with something picked"
        page.evaluate("document.querySelector('[data-do^=story]')?.click()")
        if page.locator("#story").count():
            assert violations(page) == [], f"{phase}, {theme}, the story"
            page.keyboard.press("Escape")
        page.locator("#ledger-1").click()
        assert violations(page) == [], f"{phase}, {theme}, a ledger"
