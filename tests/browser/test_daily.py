"""The deal of the day where the reader is: their own date, and the next one after midnight."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens

EVENING = datetime(2026, 11, 18, 10, 0, tzinfo=UTC)  # 23 o'clock in Auckland
AFTER = datetime(2026, 11, 18, 11, 30, tzinfo=UTC)  # where the 19th has begun


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "timezone_id": "Pacific/Auckland"}


def test_the_day_is_the_readers_own_and_the_next_one_begins_after_midnight(page: Page, opened: Opens) -> None:
    page.clock.set_fixed_time(EVENING)
    opened("#daily/maui", ready="daily")
    expect(page.get_by_role("heading", name="18 November 2026")).to_be_visible()
    page.clock.set_fixed_time(AFTER)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("heading", name="19 November 2026")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator('html[data-ready="table"]').wait_for(state="attached")
    assert page.url.endswith("#match/maui-2026-11-19")
