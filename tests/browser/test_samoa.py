"""The tips at the table of Hotel Samoa, where one device is handed from person to person."""

from collections.abc import Callable

import pytest
from markupsafe import Markup
from playwright.sync_api import Page, expect

from browser.steps import Opens, sit_down
from browser.test_said import LOADS, PUT
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.scoring import specials
from fivestars.table.game import State
from fivestars.table.match import Match
from matches import match_at
from sittings import html_of, sitting_of

pytestmark = pytest.mark.warm

# How many things tell of what has just happened.
NEWS = """document.getAnimations().filter(({ animationName: name, playState }) =>
  playState === "running" && ["gain", "fly-over", "step-ashore"].includes(name)).length"""


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


def test_on_a_phone_held_sideways_others_are_seen_while_rooms_are_asked_for(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    match = match_at("samoa", levels=(0, 2, 2), until=lambda state: state.seat == 0 and state.prompt == "card")
    sit_down(opened, match)
    page.locator(".tab").last.click()
    page.locator("#card-5").click()
    page.locator("#confirm").click()
    expect(page.locator("#action-pass")).to_be_visible()
    expect(page.locator(".other").last).not_to_be_visible()  # now the own rooms are asked for, and shown again
    page.locator(".tab").last.click()
    expect(page.locator(".other").last).to_be_visible()
    page.locator(".waiting[data-can], .market .building[data-can]").first.click()
    expect(page.locator(".other").last).not_to_be_visible()  # the room for it is in the own hotel


def test_the_hand_stays_in_view_on_a_small_phone_with_what_it_is_chosen_for(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    sit_down(opened, match_at("samoa", levels=(0, 2, 2), until=lambda state: state.seat == 0))
    offered = ".row .price.held, .market .building, .waiting"
    seen = "(all) => all.every((at) => at.contains(document.elementFromPoint(...centre(at.getBoundingClientRect()))))"
    centre = "const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];"
    in_view = f"(all) => {{ {centre} return ({seen})(all); }}"
    assert page.locator(offered).evaluate_all(in_view)
    page.locator("#card-4").click()
    expect(page.locator("#confirm")).to_be_visible()
    assert page.locator(offered).evaluate_all(in_view)


def test_a_hint_on_a_phone_lies_over_no_part_of_the_calendar(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = match_at("samoa", levels=(0, 2, 2), until=lambda state: state.seat == 0 and state.prompt == "build")
    sit_down(opened, match)
    there = sitting_of(match, viewer=0)
    for words in (5, 25, 40, 50):
        hinted = there.show_hint(match.state.legal()[0], Markup("looks " * words))
        page.evaluate(PUT, LOADS.sub("", html_of(hinted)))
        prompt, weeks = page.locator(".prompt").bounding_box(), page.locator(".weeks").bounding_box()
        assert prompt
        assert weeks
        assert prompt["y"] + prompt["height"] <= weeks["y"], f"a hint of {words} words"


def test_a_phone_tells_of_all_hotels_whose_rooms_become_free(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = match_at("samoa", levels=(0, 2, 2, 2), seed=4, until=lambda state: state.round == 5 and state.seat == 0)
    sit_down(opened, match)
    for wide, high in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": wide, "height": high})
        others = page.locator(".freed > span:not(.mine)")
        assert others.count()
        for other in others.all():
            expect(other).to_be_visible()


def test_on_a_phone_held_sideways_the_head_of_the_own_hotel_is_one_line(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 844, "height": 390})

    def crowded(state: State) -> bool:
        assert isinstance(state, Samoa)
        return (state.seat, state.tiebreak, state.prompt) == (0, 0, "host") and specials(state, 0) > 0

    sit_down(opened, next(match for seed in range(1, 100) if (match := _at(crowded, seed))))
    heights = "(all) => all.map((at) => at.getBoundingClientRect()).map(({ top, height }) => top + height / 2)"
    middles = page.locator(".own header > *").evaluate_all(heights)
    assert len(middles) == 4
    assert max(middles) - min(middles) < 4


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=lambda size: "x".join(map(str, size)))
def test_the_flags_of_the_holidays_are_seen(page: Page, opened: Opens, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(opened, match_at("samoa", levels=(0, 2, 2), until=lambda state: state.seat == 0))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for flag in page.locator(".week.holidays .flag").all():
        twice, art = flag.locator(".twice").bounding_box(), flag.locator(".art").first.bounding_box()
        assert twice
        assert art
        assert twice["y"] + twice["height"] - art["y"] < art["height"] / 3


def test_what_somebody_gains_has_no_seat_s_colour_and_is_loud_once(page: Page, opened: Opens) -> None:
    """Red would look like a loss; and what was seen before the settings were opened is no news."""
    match = match_at("samoa", levels=(0, 2, 2), until=lambda state: state.seat == 0 and state.round == 3)
    sit_down(opened, match)
    page.locator(".gain").first.wait_for()
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    colour = "(all) => all.map((at) => getComputedStyle(at).color)"
    (ink,) = page.locator(".score .name").first.evaluate_all(colour)
    assert {*page.locator(".gain, .told-sum, .scored .seat").evaluate_all(colour)} == {ink}
    page.locator("a[href='#settings']").first.click()
    page.locator("input[name=speed][value=calm]").check()
    page.go_back()
    page.locator(".gain").first.wait_for()
    assert page.evaluate(NEWS) == 0
    page.locator("#card-4").click()
    expect(page.locator("#confirm")).to_be_visible()
    assert page.evaluate(NEWS) == 0


def _at(wanted: Callable[[State], bool], seed: int) -> Match | None:
    try:
        return match_at("samoa", levels=(0, 2, 2), until=wanted, seed=seed)
    except AssertionError:
        return None
