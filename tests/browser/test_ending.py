"""The moment in which a match ends: its scores are told part by part, until a key is pressed."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, match_at, sit_down, violations

pytestmark = pytest.mark.warm

WHOLE = match_at("maui", levels=(0, 3), seed=4)
CALM = """localStorage.setItem("five-stars:settings", '{"speed": "calm"}')"""


def test_the_parts_are_told_one_after_the_other_until_any_key_is_pressed(page: Page, opened: Opens) -> None:
    page.evaluate(CALM)
    sit_down(opened, WHOLE.until(len(WHOLE.steps) - 1))  # the last move is a bot's
    later = page.locator(".results .later")
    expect(later.first).to_be_attached()
    page.keyboard.press("x")
    expect(later).to_have_count(0)
    expect(page.locator("#skip-tally")).to_have_count(0)
    expect(page.locator(".ranking .won")).to_be_visible()
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    assert violations(page) == []


def test_a_press_anywhere_on_the_result_skips_and_does_nothing_else(page: Page, opened: Opens) -> None:
    page.evaluate(CALM)
    sit_down(opened, WHOLE.until(len(WHOLE.steps) - 1))
    place = page.locator("#next-same")
    place.wait_for(state="attached")
    box = place.bounding_box()
    assert box
    page.mouse.click(box["x"] + 20, box["y"] + 10)
    expect(page.locator("#skip-tally")).to_have_count(0)
    expect(page.locator(".end")).to_be_visible()
