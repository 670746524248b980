"""Whole matches by real clicks, over a reload; the log, the bots' worker, and the way out where something fails."""

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.steps import SHIFTS, Opens, match_at, play_on, quick, shifted, sit_down, wait_for_decision
from fivestars.games import SHELF

pytestmark = pytest.mark.warm


ENOUGH = 8  # picks


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", sorted(SHELF, reverse=True, key="overbooking".__eq__))
def test_a_match_is_played_from_lobby_to_end_over_a_reload(page: Page, opened: Opens, game: str, long: bool) -> None:
    opened(ready="lobby")
    page.locator(f'a[href="#setup/{game}"]').click()
    page.locator("#level-1").select_option("1")
    page.locator("#seed").fill("12")
    page.get_by_role("button", name="Start").click()
    chance = Random(3)
    play_on(page, chance, picks=9)
    wait_for_decision(page)
    before = page.locator("#lines li").count()
    page.reload()
    wait_for_decision(page)
    assert page.locator("#lines li").count() == before
    page.evaluate(SHIFTS)
    # without a browser each is played to its end in the normal run, too (test_visit_match.py)
    picks = play_on(page, chance, picks=2000 if long else ENOUGH)
    assert shifted(page) == []
    if picks == ENOUGH:
        return
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".results thead th")).to_have_count(SHELF[game].seats[0])


def _pieces(page: Page) -> list[str]:
    """Return every piece on the board with its place."""
    found: list[str] = page.locator("[data-piece]").evaluate_all(
        "(pieces) => pieces.map((piece) => `${piece.id} ${piece.parentElement.getAttribute('transform')}`).sort()"
    )
    return found


def test_a_moment_of_the_log_shows_the_board_of_then(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam"))
    at_the_end = _pieces(page)
    page.locator('.moment[data-do="show-moment:1"]').first.click()
    assert _pieces(page) != at_the_end
    expect(page.locator(".at")).to_have_text(re.compile(r"1 / \d+"))
    assert page.locator("#lines .shown").count() == page.locator('#lines [data-after="1"]').count() > 0
    page.get_by_role("button", name="Back to now").click()
    assert _pieces(page) == at_the_end


def _in_view(page: Page) -> bool:
    """Tell whether the first marked line of the log is to be read without scrolling."""
    seen: bool = page.locator("#lines").evaluate(
        """(log) => {
          const around = log.getBoundingClientRect(), line = log.querySelector(".shown").getBoundingClientRect();
          return line.top >= around.top && line.top + 20 <= around.bottom;
        }"""
    )
    return seen


def test_the_log_follows_the_moment_that_a_replay_shows(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("maui", until=lambda state: state.round == 6))
    page.locator('.moment[data-do="show-moment:1"]').first.click()
    for moment in range(2, 5):
        page.locator("#replay-on").click()
        expect(page.locator("#lines .shown").first).to_have_attribute("data-after", str(moment))
        assert _in_view(page), f"the lines of move {moment} are out of view"
    page.get_by_role("button", name="Back to now").click()
    assert page.locator("#lines").evaluate("(log) => log.scrollTop") == 0


def test_the_page_stays_awake_while_the_best_bot_thinks(page: Page, opened: Opens, browser: Browser) -> None:
    match = match_at("amsterdam", levels=(0, 5), until=lambda state: state.seat == 0 and state.round == 2)
    sit_down(opened, match)
    # wake the worker first: its start is not thinking
    page.locator("#hint").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    thoughts = page.locator("#lines .moment").count()
    browser.start_tracing(page=page, categories=["toplevel"])
    assert play_on(page, Random(5), picks=8) == 8
    wait_for_decision(page)
    busy = _busy(json.loads(browser.stop_tracing())["traceEvents"])
    assert page.locator("#lines .moment").count() > thoughts + 1
    assert max(busy["DedicatedWorker thread"]) > 100_000, "the bot thinks for longer than a page may be busy"
    assert max(busy["CrRendererMain"]) <= 100_000


def _busy(events: Sequence[Mapping[str, Any]]) -> Mapping[str, Sequence[int]]:
    """Return how long each task of each thread computed, in microseconds: what other programs take does not count."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    busy = defaultdict(list)
    for event in events:
        if "tdur" in event:
            busy[names[event["pid"], event["tid"]]].append(event["tdur"])
    return busy


@pytest.mark.provokes(".")
def test_an_error_of_ours_ends_in_a_way_out(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    page.locator(".moment").first.evaluate("(button) => { button.dataset.do = 'show-moment:none'; button.click(); }")
    expect(page.get_by_role("heading", name="Something went wrong.")).to_be_focused()
    page.get_by_role("button", name="Try again").click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")
