"""The look back at a match that came by link: asked in the worker, stopped, gone on with, followed into the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, link_to, match_at, violations

pytestmark = pytest.mark.warm

WHOLE = match_at("maui", levels=(0, 3), seed=4)


def _value(page: Page) -> int:
    return int(page.locator("#review-progress").get_attribute("value") or 0)


def test_the_moments_that_decided_a_match_are_found_and_lead_to_the_replay(page: Page, opened: Opens) -> None:
    opened(link_to(WHOLE), ready="table")
    review = page.locator("#review")
    review.press("Enter")
    expect(page.locator("#review-progress[max]")).not_to_have_attribute("value", "0")
    expect(review).to_have_text("Stop looking")
    review.press("Enter")
    expect(review).to_have_text("Go on looking")
    stopped = _value(page)
    page.locator("#round-3").press("Enter")  # the page answers meanwhile, and nothing goes on behind it
    expect(page.locator(".at")).to_contain_text(f"{len(WHOLE.steps)}")
    page.locator("#now").press("Enter")
    expect(page.locator("#round-3")).to_be_focused()
    assert _value(page) == stopped

    review.press("Enter")
    review.wait_for(state="detached")
    expect(page.locator("#review-title")).to_be_focused()
    expect(page.locator("#said")).to_have_text(re.compile("moments? stands? out"))
    moments = page.locator(".moments li")
    assert 1 <= moments.count() <= 5
    expect(moments.first).to_contain_text(re.compile(r"about \d+ points?"))
    assert violations(page) == []

    look = moments.first.get_by_role("button")
    number = int((look.text_content() or "").split()[-1])
    look.press("Enter")
    expect(page.locator(".at")).to_have_text(f"{number - 1} / {len(WHOLE.steps)}")
    expect(page.locator("#note")).to_contain_text("Better: ")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    assert page.locator("[data-can]").count() == 0
    page.locator("#now").press("Enter")
    expect(look).to_be_focused()
    look.press("Enter")
    page.locator("#branch").click()
    expect(page.locator("#board [data-can]").first).to_be_visible()


def test_a_round_of_the_chart_tells_everybodys_points(page: Page, opened: Opens) -> None:
    opened(link_to(WHOLE), ready="table")
    page.locator("#round-2").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#round-3")).to_be_focused()
    expect(page.locator("#tip")).to_have_text(re.compile(r"^Round 3 · .+: \d+ · .+: \d+$"))
