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
