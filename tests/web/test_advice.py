"""The hint in words: the part that matters, what the next moves do and how they compare; nothing that is not known."""

import json
import re

import pytest

from fivestars.games import SHELF
from fivestars.players.advice import Advice
from fivestars.table.game import Move
from fivestars.table.notation import to_json
from fivestars.web.browser import worker
from fivestars.web.deeds import HintFound
from fivestars.web.match.advice import advised
from fivestars.web.match.picking import parts_of
from fivestars.web.update import update
from fivestars.web.words.speech import tongue
from matches import match_at
from sittings import html_of, model_at, sitting_of
from visit import Visit

MATCH = match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "hotel" and state.seat == 0)
THERE = sitting_of(MATCH, here=(0,))
LEGAL = MATCH.state.legal()


def _said(*advice: Advice) -> str:
    return str(advised(MATCH.state, advice, THERE.speech(tongue("en"))).striptags())


def test_the_best_move_is_marked_and_its_part_is_told() -> None:
    model, _ = update(model_at(THERE), HintFound(MATCH, [Advice(LEGAL[0], 0.0, "tourists still to land", 3.6)]))
    assert model.sitting
    assert model.sitting.hint == LEGAL[0]
    html = html_of(model.sitting)
    assert re.search(
        r"<b>Best, and marked:</b> opens a hotel: .*? What speaks for it: tourists still to land \+4\.", html
    )
    assert 'id="note" role="status" tabindex="0"' in html, "whoever has no mouse can scroll it"


@pytest.mark.parametrize("brings", [0.0, 0.4, -0.4])
def test_a_part_of_less_than_a_point_is_not_told(brings: float) -> None:
    said = _said(Advice(LEGAL[0], 0.0, "tourists still to land", brings))
    assert said == "Best, and marked: opens a hotel: A1/B2. That makes 1 tourist."


@pytest.mark.parametrize(
    ("points", "brings", "told"),
    [
        (-2.2, -1.7, "About 2 points less: tourists still to land −2."),
        (-1.2, -0.3, "About 1 point less."),
        (-0.3, -3.0, "About as good."),
        (2.0, -3.0, "About as good."),
    ],
)
def test_another_move_is_told_by_what_it_does_and_compared(points: float, brings: float, told: str) -> None:
    said = _said(Advice(LEGAL[0]), Advice(LEGAL[1], points, "tourists still to land", brings))
    best, second = said.split("Second best: ")
    assert best.startswith("Best, and marked: opens a hotel")
    assert second.startswith("opens a hotel")
    assert second.endswith(told)


def test_what_comes_to_the_same_is_told_once() -> None:
    assert "Second" not in _said(Advice(LEGAL[0]), Advice(LEGAL[0]))
    assert _said(Advice(LEGAL[0]), Advice(LEGAL[0]), Advice(LEGAL[1])).count("Second best: ") == 1


def test_a_part_that_was_picked_stays_and_the_rest_is_advised_on() -> None:
    match = match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "walk" and state.seat == 0)
    visit = Visit().sit_down(match)
    visit.press("#board [data-can]")
    assert visit.page.model.sitting
    picks = visit.page.model.sitting.picks
    assert picks
    visit.press("#hint")
    there = visit.page.model.sitting
    assert there.hint
    assert there.picks == picks
    assert picks.items() <= parts_of(there.hint)
    assert "Second best: " in visit.note


@pytest.mark.parametrize("name", SHELF)
def test_the_worker_answers_by_places_among_the_legal_moves(name: str) -> None:
    match = match_at(name, levels=(0,) * SHELF[name].seats[0], until=lambda state: len(state.legal()) > 1)
    legal: list[Move] = list(match.state.legal())
    found = json.loads(worker.advise(to_json(match), 0.05, 1, "[]"))
    assert found
    assert found[0][1] == 0
    assert all(0 <= at < len(legal) and isinstance(part, str) for at, _, part, _ in found)
