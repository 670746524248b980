"""The board of Overbooking where a browser alone can tell: on a phone, by keys, and in the sheets that it opens."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, pickable, sit_down, wait_for_decision
from fivestars.games.overbooking.rules import Overbooking
from fivestars.table.game import State
from matches import match_at

pytestmark = pytest.mark.warm

WIDE, HIGH = 390, 844  # a phone
FINGER = 44  # what it hits


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


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640), (844, 390), (1280, 800)])
def test_a_story_fits_its_screen(page: Page, opened: Opens, wide: int, high: int, long: bool) -> None:
    if wide != WIDE and not long:
        pytest.skip("in long runs")
    page.set_viewport_size({"width": wide, "height": high})
    sit_down(opened, match_at("overbooking", levels=(1, 0), until=lambda state: state.prompt == "place or keep"))
    page.locator("#action-keep").press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator("#story-next")).to_be_focused()
    expect(page.locator("body")).not_to_contain_text("Round 2")  # what is read aloud, too
    while page.locator("#story-next").inner_text() == "Next":
        assert page.locator("#story").evaluate("(story) => story.scrollWidth <= story.clientWidth")
        for button in page.locator("#story .acts button").all():
            expect(button).to_be_in_viewport(ratio=1)
            if button.is_enabled():
                button.click(trial=True)  # nothing lies over it
        page.keyboard.press("ArrowRight")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seats", [4, 2])
def test_on_a_phone_each_hotel_tells_its_rule_and_a_finger_finds_each_card(
    page: Page, opened: Opens, seats: int
) -> None:
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    sit_down(opened, match_at("overbooking", levels=(0, *[1] * (seats - 1)), until=_third_turn))
    wait_for_decision(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE
    for number in range(1, seats + 1):
        expect(page.locator(f"#hotel-{number} .board-sign span")).to_be_visible()
    for thing in pickable(page).all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER or thing.get_attribute("class") == "slot"
    before = _places(page)
    page.locator(".held [data-can]").first.click()
    page.locator("#confirm, .slot[data-can]").first.wait_for()
    assert _places(page) == before


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640)])
def test_on_a_phone_what_is_noted_lies_over_nothing_and_can_be_read_to_its_end(
    page: Page, opened: Opens, wide: int, high: int
) -> None:
    page.set_viewport_size({"width": wide, "height": high})
    sit_down(opened, match_at("overbooking", levels=(0, 1), until=_third_turn))
    wait_for_decision(page)
    page.locator("#hotel-1 .inn").click()
    assert page.evaluate(PROMPT_OVERLAPS) == []
    assert page.locator("#note").evaluate("(note) => note.scrollHeight <= note.clientHeight + 1")
    page.locator(".held [data-can]").first.click()
    page.locator("#hotel-1 .inn").click()  # now there is something to press below the note, which scrolls
    assert page.evaluate(PROMPT_OVERLAPS) == []


# What of the prompt's letters lies over the next part, or outside the prompt.
PROMPT_OVERLAPS = """() => {
  const parts = ["#ask", "#note", "#acts"].map((part) => document.querySelector(part));
  const floor = document.querySelector(".prompt").getBoundingClientRect().bottom;
  return parts.flatMap((at, number) => {
    const below = number < 2 ? parts[number + 1].getBoundingClientRect().top : floor;
    const { bottom } = at.getBoundingClientRect();
    const runs_over = getComputedStyle(at).overflowY === "visible" && at.scrollHeight > at.clientHeight + 1;
    return bottom > below + 0.5 || runs_over ? [at.id] : [];
  });
}"""


def test_on_a_phone_with_four_hotels_the_hand_takes_no_more_rows_than_it_has_and_leaves_the_last_hotel_in_view(
    page: Page, opened: Opens
) -> None:
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    sit_down(opened, match_at("overbooking", levels=(0, 1, 1, 1), until=_first_turn))
    wait_for_decision(page)
    two_rows = page.locator(".held").evaluate("(held) => held.clientHeight")
    page.evaluate("document.querySelector('#hotel-4').scrollIntoView({ block: 'center' })")
    assert page.evaluate(COVERED) <= 0, "by scrolling all of it is seen"
    sit_down(opened, match_at("overbooking", levels=(0, 1, 1, 1), until=_fifth_turn))
    wait_for_decision(page)
    assert page.locator(".held > .card").count() <= 6
    assert page.locator(".held").evaluate("(held) => held.clientHeight") < 0.6 * two_rows
    assert page.evaluate(COVERED) <= 0, "without scrolling"


def _first_turn(state: State) -> bool:
    assert isinstance(state, Overbooking)
    return state.seat == 0 and not state.laid


def _fifth_turn(state: State) -> bool:
    assert isinstance(state, Overbooking)
    return state.seat == 0 and state.laid // len(state.hands) == 4


# By how many pixels the hand covers the last hotel.
COVERED = """() => document.querySelector("#hotel-4").getBoundingClientRect().bottom
  - document.querySelector(".held").getBoundingClientRect().top"""


def _places(page: Page) -> object:
    """Return where the hotels and the hand are on the page: whoever picks a card may scroll to it."""
    return page.evaluate(
        """[...document.querySelectorAll(".hotel, .held")].map((at) => {
          const { x, y, width, height } = at.getBoundingClientRect();
          return [x, y + scrollY, width, height];
        })"""
    )


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_on_a_phone_held_sideways_hotels_queues_and_hand_are_in_view(page: Page, opened: Opens, seats: int) -> None:
    page.set_viewport_size({"width": HIGH, "height": WIDE})
    sit_down(opened, match_at("overbooking", levels=(0, *[1] * (seats - 1)), until=_third_turn))
    wait_for_decision(page)
    things = page.locator(".hotel, .hotel .card, .slot, .plaque, .board-sign span, .held .card, #ask").all()
    assert len(things) > seats * 6
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.99)


def test_everybodys_booked_guests_can_be_opened(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("overbooking", levels=(0, 1), until=lambda state: state.round == 2 and state.seat == 0))
    page.locator("#ledger-1").click()
    expect(page.locator("#album-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#album-1")).to_be_hidden()
    page.locator("#who").click()
    expect(page.locator("#guests")).to_be_visible()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seats", [4, 2])
def test_on_a_phone_held_sideways_what_everybody_has_is_a_tap_away(page: Page, opened: Opens, seats: int) -> None:
    page.set_viewport_size({"width": HIGH, "height": WIDE})
    sit_down(opened, match_at("overbooking", levels=(0, *[2] * (seats - 1)), until=lambda state: state.seat == 0))
    ledgers = page.locator(".ledger button")
    expect(ledgers.first).not_to_be_visible()
    page.locator("#has").click()
    expect(ledgers).to_have_count(seats)
    for ledger in ledgers.all():
        box = ledger.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
        assert box["y"] >= page.locator(".column").evaluate("(at) => at.getBoundingClientRect().bottom"), (
            "no hotel below"
        )
        expect(ledger).to_be_in_viewport(ratio=0.99)
    page.locator("#has").click()
    expect(ledgers.first).not_to_be_visible()


def test_the_replay_of_a_match_that_is_over_leaves_the_scores_in_sight(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(opened, match_at("overbooking", levels=(0, 1, 1)))
    page.locator("#replay").click()
    page.locator("#replay-on").click()
    prompt, scores = page.locator(".prompt").bounding_box(), page.locator(".scores").bounding_box()
    assert prompt
    assert scores
    assert prompt["y"] + prompt["height"] <= scores["y"]


def test_a_card_that_is_taken_up_leaves_the_way_to_who_does_what(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(opened, match_at("overbooking", levels=(0, 1, 1), until=lambda state: state.seat == 0))
    page.locator(".held .card").last.click()
    page.locator("#letgo").wait_for()
    page.locator("#who").click()
    expect(page.locator("#guests")).to_be_visible()
