"""The deal of the day: from the lobby's second door to the line to share, and the next day after midnight."""

import json
from datetime import UTC, date, datetime
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.steps import Opens, play_on, quick
from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.web.days.deal import dealt

DAY = date(2026, 11, 18)
EVENING = datetime(2026, 11, 18, 10, 0, tzinfo=UTC)  # 23 o'clock in Auckland
AFTER = datetime(2026, 11, 18, 11, 30, tzinfo=UTC)  # where the 19th has begun
KEY = "five-stars:match:maui-2026-11-18"


def _before_the_last_decision() -> Match:
    match, chance = dealt(SHELF["maui"], DAY), Random(1)
    while not match.over:
        match.play(chance.choice(match.state.legal()))
    last = max(number for number, step in enumerate(match.steps) if step.seat == 0)
    match.rewind(last)
    return match


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "timezone_id": "Pacific/Auckland"}


def test_a_deal_of_the_day_from_the_door_to_the_next_day(page: Page, context: BrowserContext, opened: Opens) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time(EVENING)
    quick(page)
    opened(ready="lobby")
    door, line = page.locator("#day-maui"), page.locator("#day-line")
    expect(door).to_contain_text("not played yet")
    door.click()
    expect(page.get_by_role("heading", name="18 November 2026")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    assert page.url.endswith("#match/maui-2026-11-18")
    record = json.loads(page.evaluate("(key) => localStorage.getItem(key)", KEY))
    assert record[1] == "Maui, 18 November 2026"
    assert record[4] == to_json(dealt(SHELF["maui"], DAY)) or json.loads(record[4])["moves"], "a bot may have begun"
    page.get_by_role("link", name="Leave to the lobby").click()
    expect(door).to_contain_text("under way")
    record = json.loads(page.evaluate("(key) => localStorage.getItem(key)", KEY))
    record[4] = to_json(_before_the_last_decision())
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps(record)])
    door.click()
    page.get_by_role("button", name="Continue").click()
    play_on(page, Random(1))
    expect(line).to_contain_text("Five Stars · Maui · 18 November 2026 · ")
    told = line.inner_text()
    page.locator("#day-copy").click()
    expect(page.locator("#note")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{told} {page.url.split('#')[0]}#daily/maui"
    page.get_by_role("link", name="Leave to the lobby").click()
    expect(door).to_contain_text("★")
    door.click()
    expect(line).to_have_text(told)
    expect(page.locator(".last li")).to_have_count(1)
    page.clock.set_fixed_time(AFTER)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("heading", name="19 November 2026")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".last li")).to_have_count(1)
    page.get_by_role("link", name="Lobby").click()
    expect(door).to_contain_text("not played yet")
    expect(page.get_by_role("link", name="Maui, 18 November 2026")).to_be_visible()
