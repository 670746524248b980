"""The look back at a match that came by link: asked in the worker, stopped, gone on with, followed into the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, link_to, match_at, violations

pytestmark = pytest.mark.warm

WHOLE = match_at("maui", levels=(0, 3), seed=4)


def _value(page: Page) -> int:
    return int(page.locator("#review-progress").get_attribute("value") or 0)


def test_the_worker_finds_moments_that_lead_to_the_replay_and_back(page: Page, opened: Opens) -> None:
    opened(link_to(WHOLE), ready="table")
    review = page.locator("#review")
    review.press("Enter")
    moments = page.locator(".moments li")
    moments.first.wait_for(state="visible")
    expect(review).to_have_text("Stop looking")
    review.press("Enter")
    expect(review).to_have_text("Go on looking")
    stopped = _value(page)
    assert stopped > 0
    expect(moments.first).to_contain_text(re.compile(r"about \d+ points?|% of the chance"))
    assert violations(page) == []

    look = moments.first.get_by_role("button")
    number = int((look.text_content() or "").split()[-1])
    look.press("Enter")
    expect(page.locator(".at")).to_have_text(f"{number - 1} / {len(WHOLE.steps)}")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    page.locator("#now").press("Enter")
    expect(look).to_be_focused()
    assert _value(page) == stopped, "the page answers meanwhile, and nothing goes on behind it"


def test_a_round_of_the_chart_tells_everybodys_points(page: Page, opened: Opens) -> None:
    opened(link_to(WHOLE), ready="table")
    page.mouse.move(1, 1)  # else what lies where an earlier test left the pointer may explain itself instead
    page.locator("#round-2").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#round-3")).to_be_focused()
    expect(page.locator("#tip")).to_have_text(re.compile(r"^Round 3 · .+: \d+ · .+: \d+$"))
