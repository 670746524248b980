"""What players do by habit: keys without looking for the focus, and what they are told where it does not work."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, sit_down, tab_to
from matches import match_at

pytestmark = pytest.mark.warm


def test_the_focus_goes_to_the_question_where_its_place_is_gone(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("austria", levels=(0, 2), until=lambda state: state.seat == 0))
    expect(page.locator("#ask")).to_be_focused()
    tab_to(page, "#board [data-can]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the guest is taken, and stands no longer in the queue
    expect(page.locator("#ask")).to_be_focused()


def test_the_key_for_undo_says_why_not(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", until=lambda state: state.round == 2))
    page.keyboard.press("Control+z")
    expect(page.locator("#note")).to_contain_text("come to light")
