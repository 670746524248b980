"""The board of Overbooking where a browser alone can tell: on a phone, by keys, and in the sheets that it opens."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, pickable, sit_down, wait_for_decision
from fivestars.games.overbooking.rules import Overbooking
from fivestars.table.game import State
from matches import match_at

pytestmark = pytest.mark.warm

WIDE, HIGH = 390, 844  # a phone


def _third_turn(state: State) -> bool:
    assert isinstance(state, Overbooking)
    return state.seat == 0 and not state.opened and state.laid // len(state.hands) == 2


def test_the_bookings_are_told_step_by_step_and_read_to_screen_readers(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("overbooking", levels=(1, 0), until=lambda state: state.prompt == "place or keep"))
    page.locator("#action-keep").press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator("#story-next")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("checks its bookings")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scene-count")).to_contain_text("2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".scene-count")).to_contain_text("1 of")
    page.keyboard.press("Escape")
    expect(page.locator("#story")).to_have_count(0)


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640), (844, 390)])
def test_a_story_fits_a_phone(page: Page, opened: Opens, wide: int, high: int) -> None:
    page.set_viewport_size({"width": wide, "height": high})
    sit_down(opened, match_at("overbooking", levels=(1, 0), until=lambda state: state.prompt == "place or keep"))
    page.locator("#action-keep").press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator("#story-next")).to_be_focused()
    expect(page.locator("body")).not_to_contain_text("Round 2")  # what is read aloud, too
    while "Go on" not in page.locator("#story-next").inner_text():
        assert page.locator("#story").evaluate("(story) => story.scrollWidth <= story.clientWidth")
        for button in page.locator("#story .acts button").all():
            expect(button).to_be_in_viewport(ratio=1)
        page.keyboard.press("ArrowRight")


def test_on_a_phone_one_hotel_is_looked_at_closely(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    sit_down(opened, match_at("overbooking", levels=(0, 1, 1, 1), until=_third_turn))
    wait_for_decision(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE
    page.locator("#look-3").check(force=True)
    expect(page.locator("#hotel-3 .spoken")).to_be_visible()
    expect(page.locator("#hotel-1 .spoken")).to_be_hidden()
    page.locator(".held [data-can]").first.click()
    expect(page.locator("#hotel-3 .spoken")).to_be_visible()  # a redraw does not change what one looks at
    for thing in pickable(page).all():
        box = thing.bounding_box()
        assert box is not None
        assert box["height"] >= 44 or thing.get_attribute("class") == "slot"  # a street stands for its free place


def test_everybodys_booked_guests_can_be_opened(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("overbooking", levels=(0, 1), until=lambda state: state.round == 2 and state.seat == 0))
    page.locator("#ledger-1").click()
    expect(page.locator("#album-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#album-1")).to_be_hidden()
    page.locator("#who").click()
    expect(page.locator("#guests")).to_be_visible()
