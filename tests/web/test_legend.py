"""The legend of a guide explains whatever the boards draw, and all that they tell of a piece leads to its line."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from html import unescape
from typing import Final

import pytest

from boards import board_of
from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.web.match.board import open_box
from fivestars.web.match.reading import Asked
from fivestars.web.screens.paragraphs import explains, guide, legend, lines_of
from laws import modes, trial
from matches import match_at
from sittings import sitting_of
from tongues import spoken
from visit import Visit

MOMENTS: Final = 8  # of a match, at which its board is looked at
# What a board draws and nobody need read: faces, walls and fronts.
SCENERY: Final = {
    "austria": ("p-*", "roof"),
    "samoa": ("r-roof", "r-garden", "s-*"),
    "amsterdam": ("c-*",),
    "maui": ("beach",),
    "overbooking": ("h-*",),
}
# What a rule is of, where each card has one of its own: the card shows it by symbols.
CARDS: Final = {"austria": ("guest *", "staff *", "politics *", "tile *")}

games = pytest.mark.parametrize("game", SHELF)
tongues = pytest.mark.parametrize("language", LANGUAGES)


def boards(game: str) -> Iterator[str]:
    """Give the board at some moments of a match at random in each mode, as who decides there sees it."""
    for mode in modes(SHELF[game]):
        match = trial(mode.table(1), 1).match
        last = len(match.steps) - 1
        for count in sorted({last * part // MOMENTS for part in range(MOMENTS + 1)}):
            then = match.until(count)
            yield str(board_of(sitting_of(then, viewer=then.state.seat)).html)


@cache
def drawn(game: str) -> frozenset[str]:
    """Return the symbols of a game's own art that its boards draw."""
    return frozenset(symbol for html in boards(game) for symbol in re.findall(rf'{game}\.svg#([\w-]+)"', html))


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether a name is like one of these."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@games
@tongues
def test_every_symbol_on_a_board_has_its_line(game: str, language: str) -> None:
    lines = legend(spoken(language), game)
    dumb = {symbol for symbol in drawn(game) if not any(explains(line, [symbol]) for line in lines)}
    assert {symbol for symbol in dumb if not matches(symbol, SCENERY.get(game, ()))} == set()


@games
@tongues
def test_every_rule_of_a_component_stands_in_a_line(game: str, language: str) -> None:
    words, rules = spoken(language), open_box(SHELF[game]).words.explains
    told = {rule for line in legend(words, game) for rule in line.rules}
    missing = {key for key, rule in rules.items() if words(rule) not in told}
    assert {key for key in missing if not matches(key, CARDS.get(game, ()))} == set()


@games
def test_the_legend_draws_only_what_there_is_in_the_same_lines_in_every_language(game: str) -> None:
    ids = open_art(game)
    english, *others = [legend(spoken(language), game) for language in LANGUAGES]
    for line in english:
        for pattern in line.symbols:
            assert any(fnmatchcase(symbol, pattern) for symbol in ids), f"there is no symbol {pattern}"
    shape = [(line.place, line.symbols) for line in english]
    assert all([(line.place, line.symbols) for line in other] == shape for other in others)
    assert len({line.place for line in english}) == len(english)
    for language in LANGUAGES:
        assert "{{" not in guide(spoken(language), game)


def open_art(game: str) -> set[str]:
    """Return the ids of the symbols of a game's art."""
    from importlib.resources import files

    art = (files("fivestars.games") / game / "art.svg").read_text("utf-8")
    return set(re.findall(r'<symbol id="([\w-]+)"', art))


@games
def test_what_a_board_explains_has_a_way_into_the_legend(game: str) -> None:
    words, ways, told = spoken("en"), 0, 0
    for html in boards(game):
        for tip in set(re.findall(r'data-tip="([^"]+)"', html)):
            told += 1
            ways += bool(lines_of(words, game, Asked(unescape(tip))))
    assert told
    assert ways, "no explanation leads anywhere by what it says"


@games
def test_things_that_draw_symbols_lead_to_all_their_lines(game: str) -> None:
    visit = at_the_table(game)
    led = 0
    for thing in visit.all("#board [data-tip]"):
        symbols = [symbol for symbol in thing.symbols() if not matches(symbol, SCENERY.get(game, ()))]
        lines = lines_of(spoken("en"), game, Asked(thing["data-tip"], thing.symbols()))
        known = {line.place: line for line in legend(spoken("en"), game)}
        for symbol in symbols:
            assert any(explains(known[line], [symbol]) for line in lines), (symbol, thing["data-tip"])
        led += bool(lines)
    assert led, "nothing on the board leads into the legend"


def at_the_table(game: str) -> Visit:
    """Return a visit to a match under way in which the first seat decides."""
    levels = (0, *[2] * (SHELF[game].seats[0] - 1))
    return Visit().sit_down(match_at(game, levels=levels, until=lambda state: state.seat == 0 and state.round >= 2))


@games
def test_what_is_noted_of_a_thing_has_the_way_beside_it(game: str) -> None:
    visit = at_the_table(game)
    for thing in visit.all("#board [data-tip]:not([data-pick])"):
        if thing.nearest("data-pick") or thing.nearest("data-why") or thing.nearest("data-do"):
            continue
        visit.press(thing)
        lines = lines_of(spoken("en"), game, Asked(thing["data-tip"], thing.symbols()))
        assert visit.count("#to-legend") == bool(lines)
        if lines:
            visit.press("#to-legend")
            assert [told.id for told in visit.all("#book [data-told]")] == [
                f"guide-{line.place}" for line in legend(spoken("en"), game) if line.place in lines
            ]
            assert visit.focus == f"guide-{lines[0]}"
            assert visit.count("#book details[open] [data-told]")
            return
    pytest.fail("nothing on the board leads into the legend")


def test_a_note_of_something_else_has_no_way() -> None:
    visit = at_the_table("maui")
    thing = next(
        thing
        for thing in visit.all("#board [data-tip]:not([data-pick])")
        if not (thing.nearest("data-pick") or thing.nearest("data-why"))
        and lines_of(spoken("en"), "maui", Asked(thing["data-tip"], thing.symbols()))
    )
    visit.press(thing)
    assert visit.count("#to-legend")
    visit.press("#undo")
    assert not visit.count("#to-legend")
