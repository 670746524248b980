"""axe-core finds nothing: on every screen, at each phase of the table, in what opens; in both themes, wide and narrow.

In a long run that is so in every language and for all of it. In the normal run, in English, each kind of screen and the
first phase of one game, with its cover, are looked at from all sides; the first of two others with something
picked, narrow in the dark, and so is some of what opens.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.steps import Opens, match_at, pickable, play_on, sit_down, violations, wait_for_decision
from fivestars.games import SHELF
from fivestars.tools.catalogues import TRANSLATED
from fivestars.web.links.invitation import Invitation, Wish, address_of
from fivestars.web.screens.register import SCREENS
from looks import looks_at, match_of

pytestmark = pytest.mark.warm

THEMES = {"light": (), "dark": ("color-contrast", "link-in-text-block")}  # a theme is nothing but other colours
WIDE, NARROW = (1280, 800), (390, 844)


def _let_axe_look(page: Page, what: str, sizes: Sequence[tuple[int, int]] = (WIDE, NARROW), new: str = "html") -> None:
    """Let axe look at what is shown: in the light at each of the sizes, in the dark at the first.

    Where only a part is `new` since the last look at this size, the dark is for that part.

    What is repainted costs as much as what axe does: it begins with the theme and the size that are there.
    """
    there = page.evaluate("document.documentElement.dataset.theme")
    dark, light = (sizes[0], "dark"), [(size, "light") for size in sizes]
    for size, theme in [dark, *light] if there == "dark" else [light[0], dark, *light[1:]]:
        _look(page, what, size, theme, THEMES[theme], new if theme == "dark" else "html")


def _look(
    page: Page, what: str, size: tuple[int, int], theme: str, rules: Sequence[str] = (), within: str = "html"
) -> None:
    """Let axe look once."""
    if page.viewport_size != ViewportSize(width=size[0], height=size[1]):
        page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
    assert violations(page, *rules, within=within) == [], f"{what}, {theme}, {size[0]} wide"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--long")
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", [*TRANSLATED] if every else ["en"], indirect=True)
    if "address" in metafunc.fixturenames:
        metafunc.parametrize("address", ADDRESSES if every else OFTEN)
    if "look" in metafunc.fixturenames:
        looks = LOOKS if every else [look for at, look in enumerate(LOOKS) if look in FIRST[::2]]
        metafunc.parametrize("look", looks, ids="-".join)


@pytest.fixture
def language(request: pytest.FixtureRequest, page: Page, opened: Opens) -> Iterator[str]:
    """Let the page speak a language as long as the test lasts."""
    wanted: str = request.param

    def speak(language: str) -> None:
        opened("#settings", ready="settings")
        page.locator(f"input[name=language][value={language}]").check()
        page.locator(f"html[lang={language}]").wait_for(state="attached")

    if wanted != "en":
        speak(wanted)
    yield wanted
    if wanted != "en":
        speak("en")


OF_A_GAME: Final = [screen.name for screen in SCREENS if screen.of_a_game]
ADDRESSES: Final = ["", "#settings", *(f"#{name}/{game}" for name in OF_A_GAME for game in SHELF)]
# In the normal run each kind of screen is that of another game.
OFTEN: Final = ["", "#settings", *(f"#{name}/{[*SHELF][number % 5]}" for number, name in enumerate(OF_A_GAME))]


@pytest.mark.usefixtures("language")
def test_axe_finds_nothing_on_a_screen(page: Page, opened: Opens, address: str) -> None:
    opened(address, ready=address.strip("#").partition("/")[0] or "lobby")
    _let_axe_look(page, address or "lobby")


LOOKS = [(game, name) for game in SHELF for name in looks_at(game, SHELF[game].seats[-1])]
FIRST = [next(look for look in LOOKS if look[0] == game) for game in SHELF]


def test_axe_finds_nothing_before_a_challenge(page: Page, opened: Opens) -> None:
    opened("#" + address_of(Invitation(Wish.BEAT, match_at("amsterdam")), SHELF), ready="beat")
    _let_axe_look(page, "a score to beat", [NARROW])


@pytest.mark.usefixtures("language")
def test_axe_finds_nothing_at_the_table(page: Page, opened: Opens, look: tuple[str, str], long: bool) -> None:
    game, name = look
    thorough = long or look == FIRST[0]
    there = looks_at(game, SHELF[game].seats[-1])[name]
    sit_down(opened, match_of(game, there))
    if page.locator("#uncover").count():
        assert not thorough or violations(page) == [], f"{name}, the cover"
        page.locator("#uncover").click()
    page.mouse.move(1, 1)  # a tip that is shown meanwhile stands outside all landmarks
    if thorough:
        _let_axe_look(page, name, [WIDE])
    if page.locator("#see-board").count():
        _let_axe_look(page, f"{name}, the result", [NARROW])
        page.locator("#see-board").click()
        page.mouse.move(1, 1)
    if pickable(page).count():
        pickable(page).first.press("Enter")
        page.mouse.move(1, 1)
    if thorough:
        _let_axe_look(page, f"{name}, with something picked", [NARROW])
    else:
        _look(page, f"{name}, with something picked", NARROW, "dark")
    story = page.locator("[data-do^=tell-story]").first
    assert story.count() == int(there.story), "where there should be a story, there is one to look at, and nowhere else"
    if story.count():
        story.evaluate("(button) => button.click()")
        _let_axe_look(page, f"{name}, the story", [NARROW], "#story")
        page.keyboard.press("Escape")
    if there.opens:
        button, more = there.opens
        page.locator(button).click()
        _let_axe_look(page, f"{name}, {more}", [NARROW], more)


# The palest moment of what is said while a bot thinks.
PALEST = """() => {
  document.getElementById("note").innerHTML = '<span class="thinking">Thinking…</span>';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const { opacity } = rules.find(({ type, name }) => type === 7 && name === "breathe").cssRules[0].style;
  document.querySelector(".thinking").style.opacity = opacity;
  return opacity;
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_said_while_a_bot_thinks_can_be_read_all_the_while(page: Page, opened: Opens, theme: str) -> None:
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
    assert float(page.evaluate(PALEST)) < 1
    assert violations(page, "color-contrast", within="#note") == []


def test_albums_that_scroll_can_be_scrolled_by_keys(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 1280, "height": 500})
    sit_down(opened, match_at("overbooking", levels=(0, 0, 0, 0)))
    page.locator("#see-board").click()
    albums = page.locator(".albums")
    assert albums.evaluate("(at) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth")
    assert violations(page, "scrollable-region-focusable") == []


def _press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.press("Enter")


def _at_the_table(opened: Opens) -> None:
    sit_down(opened, match_at("maui", levels=[0, 1], until=lambda state: state.round == 1 and state.seat == 0))


def _later(opened: Opens) -> None:
    page = sit_down(opened, match_at("maui", levels=[0, 1], until=lambda state: state.round == 1 and state.seat == 0))
    play_on(page, Random(1), picks=6)
    wait_for_decision(page)


def _at_the_end(opened: Opens) -> None:
    sit_down(opened, match_at("maui", levels=[0, 1], seed=4))


def _in_the_lobby(opened: Opens) -> None:
    _at_the_table(opened)
    opened("", ready="lobby")


def _in_a_lesson(opened: Opens) -> None:
    opened("#lesson/maui", ready="table")


TIP: Final = "#tip"
# What opens where people press something: where one is, what is pressed, and what is seen then.
OPENS: Final[dict[str, tuple[Callable[[Opens], None], Callable[[Page], None], str]]] = {
    "sharing": (_at_the_table, _press("#share"), "#sharing"),
    "a hint": (_at_the_table, _press("#hint"), "[data-hinted]"),
    "an explanation": (_at_the_table, lambda page: page.locator("#board [data-tip]").first.hover(), TIP),
    "a moment of the past": (_later, _press(".recaps .recap"), ".replay"),
    "the replay of the end": (_at_the_end, _press("#replay"), ".replay"),
    "the board of the end": (_at_the_end, _press("#see-board"), "#see-result"),
    "the look back": (_at_the_end, _press("#review"), ".moments li"),
    "a match that is deleted": (_in_the_lobby, _press("[data-do^=drop]"), "[data-do=bring-back]"),
    "a step of a lesson": (_in_a_lesson, lambda _: None, "#leave-lesson"),
}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("what", OPENS)
@pytest.mark.usefixtures("language")
def test_axe_finds_nothing_in_what_opens(page: Page, opened: Opens, what: str, long: bool) -> None:
    come, press, seen = OPENS[what]
    come(opened)
    press(page)
    page.locator(seen).first.wait_for(state="visible")
    for size in (WIDE, NARROW) if long else (NARROW,):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if seen == TIP and not page.locator(seen).is_visible():
            press(page)
        if seen != TIP:
            page.mouse.move(1, 1)
        for theme in THEMES if long else ("dark",):
            for within in ("#page", TIP) if seen == TIP else ("html",):  # a tip stands outside all landmarks
                _look(page, what, size, theme, within=within)
