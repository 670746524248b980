"""Whatever is said beside a board is read whole: questions, advice, answers and hints, in the longest language.

They are drawn here as the page draws them, and put into the open page: so each kind of decision is looked at.
"""

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Final

import pytest
from playwright.sync_api import Page

from browser.steps import Opens, sit_down
from fivestars.games import SHELF
from fivestars.players.advice import Advice
from fivestars.players.judgement import Judgement
from fivestars.players.strategy import strategy_of
from fivestars.table.match import Match
from fivestars.web import model
from fivestars.web.match.advice import advised, warning
from fivestars.web.match.picking import parts_of
from fivestars.web.match.sitting import Sitting, Weighing
from matches import match_at
from sittings import html_of, sitting_of
from tongues import spoken

pytestmark = pytest.mark.warm

LANGUAGES: Final = ("en", "ru", "uk")
WARNED: Final = 4  # legal ones, of which each is compared with each
MOVES: Final = 40  # legal ones, of which the hint takes those that take longest to tell
SIZES: Final = ((1280, 800), (844, 390), (390, 844))
# What the built page has by other names, or not in its HTML.
LOADS: Final = re.compile(r' (?:style|src)="[^"]*"| href="(?!#)[^"]*"')
PUT: Final = """async (html) => {
  document.getElementById("page").innerHTML = html;
  document.body.getBoundingClientRect();  // now it is known which letters are wanted
  await document.fonts.ready;
}"""
# What is said and is cut, or lies under something else; a long hint on a phone may scroll a little, and shows it.
CUT: Final = """(slack) => {
  const [prompt, ask, note, acts] = [".prompt", "#ask", "#note", "#acts"].map((one) => document.querySelector(one));
  const foot = (at) => at.getBoundingClientRect().bottom, top = (at) => at.getBoundingClientRect().top;
  const advised = prompt.matches(".advised"), found = [];
  const said = note.getBoundingClientRect().height > 0;
  if (!advised && ask.scrollHeight > ask.clientHeight + 1)
    found.push(["question", ask.scrollHeight - ask.clientHeight]);
  if (note.scrollHeight > note.clientHeight + slack)
    found.push(["note", note.scrollHeight - note.clientHeight]);
  if (!advised && said && foot(ask) > top(note) + 1) found.push(["question under the note"]);
  if (said && acts.clientHeight && foot(note) > top(acts) + 1) found.push(["note under what can be pressed"]);
  if (foot(acts) > foot(prompt) + 1 || foot(prompt) > innerHeight + 1) found.push(["what can be pressed"]);
  const letters = [ask, note].map((at) => parseFloat(getComputedStyle(at).fontSize));
  if (Math.min(...letters) < 12) found.push(["letters", ...letters]);
  return found;
}"""
SLACK: Final[Mapping[str, Mapping[int, int]]] = {  # pixels that scroll, by what is said and how wide the page is
    "coach": {},
    "hint": {390: 60},
    "warning": {844: 60},
    "answer": {844: 70},
}
WHY: Final = re.compile(r'data-why="([^"]*)"')


def _firsts(game: str) -> Iterator[Match]:
    """Yield the first decision of each kind in a match of the fewest."""
    seats = max(2, SHELF[game].seats[0])
    whole = match_at(game, levels=(0,) * seats)
    again, met = Match(whole.game, whole.setup, whole.people), set[str]()
    for move in whole.moves:
        if again.state.prompt not in met:
            met.add(again.state.prompt)
            yield again.copy()
        again.play(move)


def _hinted(there: Sitting, language: str) -> Sitting:
    """Return a sitting with the hint that takes longest to tell."""
    state, speech = there.match.state, there.speech(spoken(language))
    legal = sorted([*state.legal()][:MOVES], key=lambda move: -len(advised(state, [Advice(move)], speech).striptags()))
    assert state.seat is not None
    parts = strategy_of(there.match.game.id).parts(state.seen_by(state.seat), state.seat)
    part = max(parts, key=lambda name: len(speech(name)))
    advice = [Advice(legal[0], 0.0, part, 4.0), *(Advice(move, -2.0, part, -3.0) for move in legal[1:6])]
    hinting = there.box.board.hinting
    hints = [advised(state, one, speech, hinting) for one in (advice, [Advice(move) for move in legal[:6]])]
    return there.show_hint(legal[0], max(hints, key=lambda hint: len(hint.striptags())))


def _warned(there: Sitting, language: str) -> Sitting:
    """Return a sitting with the warning that takes longest to tell, of a move that is picked."""
    state, speech, reasons = there.match.state, there.speech(spoken(language)), there.box.words.reasons
    legal = [*state.legal()][:WARNED]
    told = {
        (move, best, part): Judgement(best, 12.0, 0.34, part, 4.0)
        for move in legal
        for best in legal
        for part in reasons
    }
    longest = max(told, key=lambda key: len(warning(state, key[0], told[key], speech).striptags()))
    weighing = Weighing(longest[0], 0, waits=True, answered=True, verdict=told[longest])
    return there._replace(picks=dict(parts_of(longest[0])), weighing=weighing)


def _answered(there: Sitting, language: str) -> Sitting:
    """Return a sitting at which somebody has pressed what takes longest to refuse."""
    board = html_of(there, language).partition('id="board"')[2].partition("<aside")[0]
    return there._replace(note=max(map(unescape, WHY.findall(board)), key=len, default=""))


def _coached(there: Sitting, language: str) -> Sitting:
    """Return a sitting as it is: the coach speaks of itself, whatever the language."""
    assert language
    return there


SAYS: Final = {"coach": _coached, "hint": _hinted, "warning": _warned, "answer": _answered}


@pytest.mark.one_in(7)
@pytest.mark.parametrize("kind", SAYS)
@pytest.mark.parametrize("game", SHELF)
def test_all_that_is_said_is_read_whole(
    page: Page, opened: Opens, monkeypatch: pytest.MonkeyPatch, long: bool, game: str, kind: str
) -> None:
    monkeypatch.setattr(model, "tongue", spoken)
    sit_down(opened, match_at(game, levels=(0,) * max(2, SHELF[game].seats[0]), until=lambda _: True))
    drawn: list[tuple[str, str, str]] = []
    for match in _firsts(game):
        there = sitting_of(match, viewer=match.state.seat)
        ways = [(language, html_of(SAYS[kind](there, language), language)) for language in LANGUAGES]
        longest = max(ways, key=lambda way: len(way[1]))
        drawn += [(match.state.prompt, *way) for way in (ways if long else [longest])]
    assert drawn
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        for prompt, language, html in drawn:
            page.evaluate(PUT, LOADS.sub("", html))
            assert page.evaluate(CUT, SLACK[kind].get(wide, 1)) == [], (prompt, language, wide)
