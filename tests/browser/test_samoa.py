"""The tips at the table of Hotel Samoa, where one device is handed from person to person."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, sit_down
from matches import match_at

pytestmark = pytest.mark.warm


def test_nothing_that_was_said_to_one_stays_behind_for_the_next(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("samoa", levels=(0, 0, 0), until=lambda _: True))
    page.locator("#uncover").click()
    page.locator(".money").hover()
    expect(page.locator("#tip")).not_to_be_empty()
    page.locator("#card-4").click()
    page.locator("#confirm").click()
    expect(page.locator("#uncover")).to_be_visible()
    assert page.locator("#tip").text_content() == ""
    assert page.locator("#said").text_content() == ""


def test_on_a_phone_held_sideways_every_hotel_is_a_tap_away_and_stays_through_a_turn(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    sit_down(opened, match_at("samoa", levels=(0, 2, 2, 2), until=lambda state: state.seat == 0))
    others = page.locator(".other")
    expect(others).to_have_count(4 - 1)
    for other in others.all():
        expect(other).not_to_be_visible()
    page.locator(".tab").last.click()
    expect(others.last).to_be_visible()
    box = others.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390
    page.locator("#card-4").click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(others.last).to_be_visible()
    page.locator(".tab").first.click()
    expect(others.last).not_to_be_visible()
    expect(page.locator(".own")).to_be_visible()
