"""The board of Maui: towels tapped, dragged and carried by keys; choices, refusals, and the beaches of the others."""

from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.steps import Opens, sit_down
from fivestars.games.maui.rules import Maui
from fivestars.table.match import Match
from games.maui.positions import lays, played

pytestmark = pytest.mark.warm


def with_a_choice(state: Maui) -> bool:
    """Tell whether some towel fits at two heights, and not at all five."""
    return any(1 < len({lay.top for lay in lays(state) if lay[:2] == place}) < 5 for place in _places(state))


def _places(state: Maui) -> list[tuple[int, ...]]:
    return sorted({lay[:2] for lay in lays(state)})


def choosing_place(match: Match) -> tuple[int, ...]:
    state = cast("Maui", match.state)
    return next(place for place in _places(state) if 1 < len({lay.top for lay in lays(state) if lay[:2] == place}) < 5)


def lines(page: Page) -> int:
    return page.locator("#lines li").count()


def slot(page: Page, place: tuple[int, ...]) -> Locator:
    return page.locator(f"#slot-{place[0]}-{place[1]}")


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_towel_is_laid_by_two_taps_and_a_third_to_confirm(page: Page, opened: Opens) -> None:
    match = played(with_a_choice)
    sit_down(opened, match)
    before = lines(page)
    slot(page, choosing_place(match)).click()
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    chip = page.locator(".chip[data-can]").first
    chip.click()
    expect(page.locator("#ask")).to_have_text(str(chip.get_attribute("aria-label")))
    expect(page.locator(".height.picked .ghost")).to_be_visible()
    assert lines(page) == before
    chip.click()
    expect(page.locator(".chip")).to_have_count(0)
    assert lines(page) > before


def test_a_refused_height_says_why(page: Page, opened: Opens) -> None:
    match = played(with_a_choice)
    sit_down(opened, match)
    slot(page, choosing_place(match)).click()
    refused = page.locator(".refused").first
    why = refused.get_attribute("data-why")
    assert why
    refused.click()
    expect(page.locator("#note")).to_have_text(why)


def test_a_towel_that_is_too_dear_says_what_it_costs(page: Page, opened: Opens) -> None:
    sit_down(opened, played(lambda state: state.seat is not None and state.players[state.seat].dollars == 0))
    page.locator("#slot-0-2").click()
    expect(page.locator("#note")).to_have_text("The towel costs 2 sand dollars, you have 0.")


def test_an_empty_zone_says_so(page: Page, opened: Opens) -> None:
    sit_down(opened, played(lambda state: state.zones[0] == 0))
    page.locator("#zone-0").click()
    expect(page.locator("#note")).to_contain_text("No sand dollar lies there")


def test_a_towel_is_dragged_onto_the_beach(page: Page, opened: Opens) -> None:
    match = played(with_a_choice)
    sit_down(opened, match)
    before = lines(page)
    x, y = _middle(slot(page, choosing_place(match)))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    page.mouse.move(*_middle(page.locator(".place[data-pick]").last), steps=3)
    expect(page.locator(".place.aimed")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(".carried, .aimed")).to_have_count(0)
    page.locator("#confirm").click()
    assert lines(page) > before


def test_a_towel_dropped_beside_the_column_goes_back(page: Page, opened: Opens) -> None:
    match = played(with_a_choice)
    sit_down(opened, match)
    before = lines(page)
    x, y = _middle(slot(page, choosing_place(match)))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("#confirm")).to_have_count(0)
    assert lines(page) == before


def test_a_finger_drags_too(browser: Browser, site: str) -> None:
    match = played(with_a_choice)
    context = browser.new_context(base_url=site, has_touch=True, viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()

    def open_it(address: str = "", ready: str = "") -> Page:
        page.goto(site + address)
        page.locator(f'html[data-ready="{ready}"]').wait_for(state="attached")
        return page

    sit_down(open_it, match)
    session = context.new_cdp_session(page)

    def touch(kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = _middle(slot(page, choosing_place(match)))
    touch("touchStart", x, y)
    touch("touchMove", x, y - 20)
    touch("touchMove", x, y - 40)
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    touch("touchMove", *_middle(page.locator(".place[data-pick]").first))
    touch("touchEnd")
    expect(page.locator("#confirm")).to_be_visible()
    context.close()


def test_a_towel_is_laid_by_keys_up_and_down(page: Page, opened: Opens) -> None:
    match = played(with_a_choice)
    sit_down(opened, match)
    before = lines(page)
    slot(page, choosing_place(match)).press("Enter")
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    for _ in range(8):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.matches('.chip')"):
            break
    first = page.evaluate("document.activeElement.id")
    assert first.startswith("height-")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") != first
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id") == first
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelectorAll('#lines li').length > before", arg=before)


def test_the_track_of_an_umbrella_is_chosen_under_the_beach(page: Page, opened: Opens) -> None:
    match = played(lambda state: any(lay.track >= 0 for lay in lays(state)))
    lay = next(lay for lay in lays(cast("Maui", match.state)) if lay.track >= 0)
    sit_down(opened, match)
    slot(page, lay[:2]).click()
    page.locator(f'.chip[data-pick*="top={lay.top}&"]').click()
    expect(page.locator("#ask")).to_have_text("Which shell does the umbrella move?")
    page.locator(f"#choice-track-{lay.track}").click()
    page.locator("#confirm").click()
    expect(page.locator("#lines")).to_contain_text("The umbrella moves a shell")


def test_a_towel_token_is_put_where_one_wants_it(page: Page, opened: Opens) -> None:
    def holds(state: Maui) -> bool:
        found = lays(state)
        return any(lay.blue >= 0 and lay.track < 0 and lay._replace(blue=-1) in found for lay in found)

    match = played(holds)
    found = lays(cast("Maui", match.state))
    lay = next(lay for lay in found if lay.blue >= 0 and lay.track < 0 and lay._replace(blue=-1) in found)
    sit_down(opened, match)
    slot(page, lay[:2]).click()
    if not page.locator(".height.picked").count():
        page.locator(f'.chip[data-pick*="top={lay.top}&"]').click()
    page.locator(f"#choice-blue-{lay.blue}").click()
    expect(page.locator(f"#choice-blue-{lay.blue}")).to_have_attribute("aria-pressed", "true")
    page.locator("#confirm").click()
    expect(page.locator("#lines")).to_contain_text("light-blue towel token")


def test_a_spare_towel_is_shown_before_it_is_taken(page: Page, opened: Opens) -> None:
    sit_down(opened, played(lambda state: state.prompt == "spare" and not lays(state), wild=0.5))
    page.locator(".slot[data-can]").first.click()
    expect(page.locator("#ask")).to_contain_text("spare towel")
    page.locator("#confirm").click()
    expect(page.locator("#lines")).to_contain_text("takes a spare towel")


def test_a_hint_leads_to_the_height(page: Page, opened: Opens) -> None:
    sit_down(opened, played(with_a_choice))
    page.locator("#hint").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    if page.locator(".slot[data-hinted]").count():
        page.locator(".slot[data-hinted]").click()
        expect(page.locator(".chip[data-hinted], .height.picked").first).to_be_visible()


def test_the_others_beaches_are_a_tap_away_on_a_phone(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(opened, played(with_a_choice, seats=4))
    expect(page.locator(".other").first).not_to_be_visible()
    page.get_by_text("The others' beaches").click()
    expect(page.locator(".other")).to_have_count(3)
    expect(page.locator(".other").first).to_be_visible()
    page.locator(".slot[data-can]").first.click()
    expect(page.locator(".other").first).to_be_visible()


def test_what_a_finger_must_hit_on_a_phone_is_big_enough(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = played(with_a_choice)
    sit_down(opened, match)
    slot(page, choosing_place(match)).click()
    for thing in page.locator("#board [data-can]").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, thing.get_attribute("id")


def test_a_turn_needs_no_scrolling(page: Page, opened: Opens) -> None:
    for seats in (2, 3, 4):
        sit_down(opened, played(with_a_choice, ("combined",), seats))
        box = page.locator(".maui-table").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800


def test_hidden_values_of_crabs_are_not_in_the_page(page: Page, opened: Opens) -> None:
    sit_down(opened, played(lambda state: state.round == 2, ("crabs", "hidden")))
    assert page.locator(".piece.crab").count() > 0
    expect(page.locator(".piece.crab text")).to_have_count(0)
