"""The board of Maui under real hands: towels dragged and carried by keys, on a desk and on a phone."""

from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.steps import Opens, sit_down
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.moves import Lay
from fivestars.table.match import Match
from games.maui.positions import lays, played, tops

pytestmark = pytest.mark.warm


def _choosy(state: Maui) -> list[str]:
    """Return the towels that fit at two heights, and not at all five."""
    places = sorted({lay[:2] for lay in lays(state)})
    return [f"#slot-{line}-{slot}" for line, slot in places if 1 < len(tops(state, line, slot)) < 5]


def _with_a_choice(state: Maui) -> bool:
    return bool(_choosy(state))


def _choosy_towel(page: Page, match: Match) -> Locator:
    return page.locator(_choosy(cast("Maui", match.state))[0])


def _lines(page: Page) -> int:
    return page.locator("#lines li").count()


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_towel_is_dragged_onto_the_beach(page: Page, opened: Opens) -> None:
    match = played(_with_a_choice)
    sit_down(opened, match)
    before = _lines(page)
    x, y = _middle(_choosy_towel(page, match))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    page.mouse.move(*_middle(page.locator(".place[data-pick]").last), steps=3)
    expect(page.locator(".place.aimed")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(".height.picked .ghost")).to_be_visible()
    expect(page.locator(".carried, .aimed")).to_have_count(0)
    page.locator("#confirm").click()
    assert _lines(page) > before


def test_a_towel_dropped_beside_the_column_goes_back(page: Page, opened: Opens) -> None:
    match = played(_with_a_choice)
    sit_down(opened, match)
    before = _lines(page)
    x, y = _middle(_choosy_towel(page, match))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("#confirm")).to_have_count(0)
    assert _lines(page) == before


def test_a_finger_drags_too(browser: Browser, site: str) -> None:
    match = played(_with_a_choice)
    context = browser.new_context(
        base_url=site,
        has_touch=True,
        viewport={"width": 390, "height": 844},
        locale="en-GB",
        service_workers="block",
    )
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

    x, y = _middle(_choosy_towel(page, match))
    touch("touchStart", x, y)
    touch("touchMove", x, y - 20)
    touch("touchMove", x, y - 40)
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    touch("touchMove", *_middle(page.locator(".place[data-pick]").first))
    touch("touchEnd")
    expect(page.locator("#confirm")).to_be_visible()
    context.close()


def test_a_towel_is_laid_by_keys_up_and_down(page: Page, opened: Opens) -> None:
    match = played(_with_a_choice)
    sit_down(opened, match)
    before = _lines(page)
    _choosy_towel(page, match).press("Enter")
    expect(page.locator(".chip[data-can]").first).to_be_visible()
    for _ in range(8):
        page.keyboard.press("ArrowLeft")  # the market lies beside the beach
        if page.evaluate("document.activeElement.matches('.chip')"):
            break
    first = page.evaluate("document.activeElement.id")
    assert first.startswith("height-")
    highest = page.locator(".chip[data-can]").first.get_attribute("id")
    away, back = ("ArrowDown", "ArrowUp") if first == highest else ("ArrowUp", "ArrowDown")
    page.keyboard.press(away)
    assert page.evaluate("document.activeElement.matches('.chip')")
    assert page.evaluate("document.activeElement.id") != first
    page.keyboard.press(back)
    assert page.evaluate("document.activeElement.id") == first
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelectorAll('#lines li').length > before", arg=before)


def test_the_others_beaches_are_a_tap_away_on_a_phone(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(opened, played(_with_a_choice, seats=4))
    expect(page.locator(".other").first).not_to_be_visible()
    label = page.get_by_text("The others' beaches")
    label.scroll_into_view_if_needed()
    down = page.evaluate("scrollY")
    assert down > 0
    label.click()
    assert page.evaluate("scrollY") == down, "the page stays where it is"
    expect(page.locator(".other")).to_have_count(3)
    expect(page.locator(".other").first).to_be_visible()
    page.locator(".slot[data-can]").first.click()
    expect(page.locator(".other").first).to_be_visible()


def test_what_a_finger_must_hit_on_a_phone_is_big_enough(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = played(_with_a_choice)
    sit_down(opened, match)
    _choosy_towel(page, match).click()
    for thing in page.locator("#board [data-can]").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, thing.get_attribute("id")


def _covers(state: Maui) -> list[tuple[Lay, int]]:
    """Return where both tokens fit one towel, and in how many ways one of them can be used."""
    fits = [lay for lay in lays(state) if lay.track < 0 and min(lay.blue, lay.orange) < 0 <= max(lay.blue, lay.orange)]
    return [(lay, sum(other[:3] == lay[:3] for other in fits)) for lay in fits]


def test_many_answers_of_tokens_cover_nothing_that_can_be_picked_on_a_phone(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = played(lambda state: any(count > 4 for _, count in _covers(state)), wild=0)
    state = cast("Maui", match.state)
    lay = next(lay for lay, count in _covers(state) if count > 4)
    sit_down(opened, match)
    page.locator(f"#slot-{lay.line}-{lay.slot}").click()
    heights = tops(state, lay.line, lay.slot)
    if len(heights) > 1:
        page.locator(".chip[data-can]").nth(heights.index(lay.top)).click()
    expect(page.locator("#choice-no-token")).to_be_visible()
    covered = page.evaluate("""() => [...document.querySelectorAll("#board [data-can]")].flatMap((at) => {
      at.scrollIntoView({ block: "center" });
      const { x, y, width, height } = at.getBoundingClientRect();
      return at.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [at.id];
    })""")
    assert covered == []


def test_a_turn_needs_no_scrolling(page: Page, opened: Opens) -> None:
    for seats in (2, 3, 4):
        sit_down(opened, played(_with_a_choice, ("combined",), seats))
        box = page.locator(".maui-table").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
        page.set_viewport_size({"width": 844, "height": 390})
        for part in page.locator(".mine > *, .tray, .tray li, .track").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 390, "what one decides on, on a phone held sideways"
        page.set_viewport_size({"width": 1280, "height": 800})
