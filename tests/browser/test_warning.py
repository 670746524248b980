"""A warning in a browser: the worker looks at a dear move while the page stays awake, and the move waits for it."""

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, sit_down, violations
from fivestars.table.match import Match
from matches import match_at

pytestmark = pytest.mark.warm

# Nine points are lost by this towel, whatever comes: two flowers would have met elsewhere, and moved far.
BEFORE = match_at("maui", levels=(0, 1), seed=4, until=lambda state: state.seat == 0 and state.round >= 3)
TRIES = 8  # a busy machine answers too late now and then, and the move is made

ANSWERED = (
    "(before) => document.querySelector('#no-warnings') || document.querySelectorAll('#lines li').length > before"
)
LIES_UNDER = """(at, { x, y, width, height }) => {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  return left < x + width && right > x && top < y + height && bottom > y;
}"""


def _warned(page: Page) -> bool:
    """Lay the towel; tell whether the move waits, or take it back where it was made."""
    lines = page.locator("#lines li").count()
    if page.locator("#slot-1-0[data-picked]").count() == 0:
        page.locator("#slot-1-0").click()
    page.locator("#board .chip[data-pick*='top=3']").click()
    pressed = page.locator("#confirm").bounding_box()
    page.locator("#confirm").click()
    page.wait_for_function(ANSWERED, arg=lines)
    if page.locator("#no-warnings").count():
        assert not page.locator("#no-warnings").evaluate(LIES_UNDER, pressed), "who presses once more does not silence"
        return True
    page.locator("#undo").click()
    expect(page.locator("#lines li")).to_have_count(lines)
    return False


def test_a_dear_move_waits_for_the_word_of_who_makes_it(page: Page, opened: Opens) -> None:
    opened("#settings")
    page.locator('input[name="warnings"][value="on"]').check()
    sit_down(opened, Match(BEFORE.game, BEFORE.setup._replace(free_undo=True), BEFORE.people, BEFORE.moves))
    assert any(_warned(page) for _ in range(TRIES))
    expect(page.locator("#note")).to_contain_text("This may cost about ")
    expect(page.locator("#letgo")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    take = page.get_by_role("button", name="Take it all the same")
    expect(take).to_have_count(0)
    expect(page.locator("#slot-1-0[data-picked]")).to_have_count(1)
    lines = page.locator("#lines li").count()
    assert any(_warned(page) for _ in range(TRIES)), "the same move is weighed again"
    take.click()
    page.wait_for_function("(before) => document.querySelectorAll('#lines li').length > before", arg=lines)
    expect(page.locator("#no-warnings")).to_have_count(0)
