"""A match as a link: looked at before it is kept, taken when it goes on, refused when it forked."""

from playwright.sync_api import Page, expect

from browser.steps import Opens, link_to, match_at, quick, sit_down
from fivestars.table.match import Match

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('five-stars:match:')).length"
WHOLE = match_at("amsterdam")


def _part(count: int) -> Match:
    return Match(WHOLE.game, WHOLE.setup, WHOLE.people, WHOLE.moves[:count])


def _fork(count: int) -> Match:
    match = _part(count)
    match.play(next(move for move in match.state.legal() if move != WHOLE.moves[count]))
    return match


def test_a_match_by_link_is_looked_at_before_it_is_kept(page: Page, opened: Opens) -> None:
    quick(page)
    opened(link_to(_part(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("not kept yet")
    assert page.locator("#board [data-can]").count() == 0
    assert page.evaluate(KEPT) == 0
    page.locator("#keep").click()
    expect(page.locator("#board [data-can], #acts [data-pick]").first).to_be_visible()
    assert page.evaluate(KEPT) == 1


def test_a_newer_link_goes_on_where_the_kept_match_stops(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, _part(20))
    opened("?again" + link_to(_part(24)), ready="table")
    expect(page.locator("#note")).to_contain_text("up to move 20")
    page.locator("#keep").click()
    expect(page.locator("#lines li .moment").first).to_have_text("24")
    assert page.evaluate(KEPT) == 1


def test_an_older_link_takes_nothing_back(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, _part(24))
    opened("?again" + link_to(_part(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("by moves: 4")
    expect(page.locator("#keep")).to_have_count(0)
    page.get_by_role("link", name="Open mine").click()
    expect(page.locator("#lines li .moment").first).to_have_text("24")


def test_a_link_that_forked_is_refused(page: Page, opened: Opens) -> None:
    quick(page)
    sit_down(opened, _part(24))
    opened("?again" + link_to(_fork(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("other moves, from move 21 on")
    expect(page.locator("#keep")).to_have_count(0)
    assert page.evaluate(KEPT) == 1


def test_a_match_by_link_can_be_replayed_without_being_kept(page: Page, opened: Opens) -> None:
    quick(page)
    opened(link_to(WHOLE), ready="table")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".at")).to_contain_text("1 /")
    assert page.evaluate(KEPT) == 0
