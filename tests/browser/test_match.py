"""Whole matches by real clicks, against bots, over a reload, and with what was done taken back."""

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.steps import Opens, link_to, match_at, play_on, quick, sit_down, wait_for_decision
from fivestars.games import SHELF

pytestmark = pytest.mark.warm


@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_played_from_lobby_to_end_over_a_reload(page: Page, opened: Opens, game: str) -> None:
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
    play_on(page, chance)
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".results thead th")).to_have_count(SHELF[game].seats[0])


def test_the_bots_play_a_whole_match_by_themselves(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("overbooking", levels=(1, 2), until=lambda _: True))
    page.locator(".end").wait_for(state="visible")
    assert page.locator("#lines li").count() > 20


def test_undo_and_redo_go_back_and_forth(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    start = page.locator("#lines li").count()
    page.locator('#board [data-can][data-pick*="mayor"]').first.click()
    page.locator('#board [data-can][data-pick*="watch"]').first.click()
    after = page.locator("#lines li").count()
    assert after > start
    page.locator("#undo").click()
    expect(page.locator("#lines li")).to_have_count(start)
    page.locator("#redo").click()
    expect(page.locator("#lines li")).to_have_count(after)
    page.keyboard.press("Control+z")
    expect(page.locator("#lines li")).to_have_count(start)


def test_undo_stops_where_something_came_to_light_and_says_so(page: Page, opened: Opens) -> None:
    match = match_at("amsterdam", until=lambda state: state.round == 2)
    sit_down(opened, match)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#undo").click(force=True)
    expect(page.locator("#note")).to_contain_text("come to light")


def test_what_cannot_be_picked_says_why(page: Page, opened: Opens) -> None:
    match = match_at("amsterdam", until=lambda state: state.prompt == "hotel" and state.round == 2)
    sit_down(opened, match)
    page.locator('#board .crossing[data-why*="fountain"]').first.click()
    expect(page.locator("#note")).to_contain_text("fountain")


def test_a_relocation_is_shown_before_it_is_confirmed(page: Page, opened: Opens) -> None:

    def somebody_must_move(state: object) -> bool:
        legal = getattr(state, "legal")()  # noqa: B009  # the state of this game alone has tourists
        return any(type(move).__name__ == "Turn" and move.to not in (-1, 12) for move in legal)

    match = match_at("amsterdam", until=somebody_must_move)
    move = next(move for move in match.state.legal() if type(move).__name__ == "Turn" and move[2] not in (-1, 12))
    sit_down(opened, match)
    before = page.locator("#lines li").count()
    page.locator(f'[data-pick="do=Turn&tile={move[1]}"]').click()
    if page.locator("#confirm").count() == 0:
        page.locator(f'[data-pick="do=Turn&to={move[2]}"]').click()
    expect(page.locator(".arrow")).to_be_visible()
    expect(page.locator("#lines li")).to_have_count(before)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".arrow")).to_have_count(0)
    assert page.locator("#lines li").count() > before


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
    page.get_by_role("button", name="Back to now").click()
    assert _pieces(page) == at_the_end


def test_the_replay_steps_runs_and_branches_off(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam"))
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".at")).to_have_text(re.compile(r"^0 /"))
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".at")).to_have_text(re.compile(r"^1 /"))
    page.get_by_role("button", name="Play the replay").click()
    expect(page.locator(".at")).to_have_text(re.compile(r"^\d\d /"))
    page.get_by_role("button", name="Stop").click()
    page.locator("#moment").fill("5")
    expect(page.locator(".at")).to_have_text(re.compile(r"^5 /"))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".end")).to_have_count(0)
    page.get_by_role("link", name="Leave to the lobby").click()
    expect(page.locator(".entry")).to_have_count(2)


def test_a_hint_marks_what_the_best_bot_would_take(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "hotel"))
    page.locator("#hint").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()


def test_the_page_stays_awake_while_the_best_bot_thinks(page: Page, opened: Opens, browser: Browser) -> None:
    match = match_at("amsterdam", levels=(0, 5), until=lambda state: state.seat == 0 and state.round == 2)
    sit_down(opened, match)
    # wake the worker first: its start is not thinking
    page.locator("#hint").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    thoughts = page.locator("#lines .moment").count()
    browser.start_tracing(page=page, categories=["toplevel"])
    assert play_on(page, Random(5), picks=6) == 6
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


def test_a_link_that_is_damaged_ends_in_a_sentence(page: Page, opened: Opens) -> None:
    link = link_to(match_at("amsterdam"))
    opened(link[:-4], ready="lobby")
    expect(page.locator(".notice").first).to_contain_text("damaged")


@pytest.mark.provokes(".")
def test_an_error_of_ours_ends_in_a_way_out(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    page.locator(".moment").first.evaluate("(button) => { button.dataset.do = 'show-moment:none'; button.click(); }")
    expect(page.get_by_role("heading", name="Something went wrong.")).to_be_focused()
    page.get_by_role("button", name="Try again").click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")
