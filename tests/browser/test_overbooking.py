"""The board of Overbooking: cards are placed face down, secrets stay out of the page, the bookings are told."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, match_at, pickable, sit_down, wait_for_decision
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.guests import KIND, OWNER
from fivestars.games.overbooking.rules import Town
from fivestars.games.overbooking.rules.moves import Keep, Place
from fivestars.table.game import State
from fivestars.table.match import Match

pytestmark = pytest.mark.warm

SMALL_ONLY = next(number for number, hotel in enumerate(BOX.hotels) if hotel.rule.id == "small-only")
WIDE, HIGH = 390, 844  # a phone


def _ended(match: Match) -> Town:
    assert isinstance(match.state, Town)
    return match.state


def _waiting(seats: int) -> Match:
    """Return a match of a person and bots in its third turn."""
    levels = (0, *[1] * (seats - 1))
    return match_at("overbooking", (), levels, until=lambda state: _turn(state) == 3 and state.seat == 0)


def _turn(state: State) -> int:
    assert isinstance(state, Town)
    return 0 if state.opened else state.laid // len(state.hands) + 1


def _last_place(state: State) -> bool:
    """Tell whether the next card is the last of the first round."""
    assert isinstance(state, Town)
    return state.prompt == "place or keep" and any(type(move) is Place for move in state.legal())


def _first(what: str, levels: tuple[int, ...], until: Callable[[State], bool]) -> Match:
    """Return the first match that comes to such a position."""
    for seed in range(1, 200):
        try:
            return match_at("overbooking", (), levels, until=until, seed=seed)
        except AssertionError:
            continue
    raise AssertionError(f"no match comes to {what}")


def _choice(name: str) -> Match:
    return _first(name, (0, 0, 0), lambda state: state.prompt == name and len(state.legal()) > 1)


def test_a_card_is_picked_then_its_place_and_lies_there_face_down(page: Page, opened: Opens) -> None:
    sit_down(opened, _waiting(2))
    held = page.locator(".held .card").count()
    page.locator(".held [data-can]").first.click()
    expect(page.locator("#ask")).to_contain_text("Where to?")
    page.locator(".slot[data-can]").first.click()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".held .card")).to_have_count(held)
    page.locator("#confirm").click()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".held .card")).to_have_count(held - 1)
    page.locator("#undo").click()
    expect(page.locator(".held .card")).to_have_count(held)


def test_a_place_may_be_picked_before_the_card_and_twice_to_confirm(page: Page, opened: Opens) -> None:
    sit_down(opened, _waiting(2))
    held = page.locator(".held .card").count()
    slot = page.locator(".slot[data-can]").first
    slot.click()
    expect(page.locator("#ask")).to_contain_text("Who goes there?")
    page.locator(".held [data-can]").first.click()
    slot.click()
    expect(page.locator(".held .card")).to_have_count(held - 1)


def test_a_place_that_does_not_take_the_card_says_why(page: Page, opened: Opens) -> None:

    def refuses(state: State) -> bool:
        assert isinstance(state, Town)
        if state.seat != 0 or state.opened or SMALL_ONLY not in state.hotels:
            return False
        queue = state.queues[state.hotels.index(SMALL_ONLY)]
        return len(queue) < 4 and any(KIND[card] > 3 for card in state.hands[0])

    match = _first("a hotel for small groups", (0, 1, 1), refuses)
    town = _ended(match)
    number = town.hotels.index(SMALL_ONLY) + 1
    large = next(card for card in town.hands[0] if KIND[card] > 3)
    sit_down(opened, match)
    page.locator(f"#card-{large}").click()
    page.locator(f"#slot-{number}-queue").click(force=True)
    expect(page.locator("#note")).to_contain_text("1, 2 or 3 beds")


def test_what_others_hide_is_not_in_the_page(page: Page, opened: Opens) -> None:
    match = _waiting(3)
    sit_down(opened, match)
    html = page.content()
    named = {int(number) for number in re.findall(r"card-(\d+)", html)}
    town = _ended(match)
    assert {card for card in named if OWNER[card] == 0} >= set(town.hands[0])
    seen = town.seen_by(0)
    open_to_all = {card for cards in (*seen.queues, *seen.doors) for card in cards if card >= 0}
    assert {card for card in named if OWNER[card] != 0} <= open_to_all


def test_the_table_is_covered_between_two_people(page: Page, opened: Opens) -> None:
    match = match_at("overbooking", (), (0, 0), until=lambda state: _turn(state) == 2 and state.seat == 0)
    sit_down(opened, match)
    expect(page.locator(".cover")).to_contain_text("Hand over to")
    assert not re.findall(r"card-\d+", page.content())
    page.locator("#uncover").click()
    page.locator(".held [data-can]").first.click()
    page.locator(".slot[data-can]").first.click()
    page.locator("#confirm").click()
    expect(page.locator(".cover")).to_be_visible()
    assert not re.findall(r"card-\d+", page.content())
    page.locator("#uncover").click()
    shown = {OWNER[int(card)] for card in re.findall(r'id="card-(\d+)"', page.locator(".held").inner_html())}
    assert shown == {1}


def test_the_bookings_are_told_step_by_step_and_again_from_the_log(page: Page, opened: Opens) -> None:
    match = match_at("overbooking", (), (1, 0), until=_last_place)
    sit_down(opened, match)
    page.locator(".held [data-can]").first.click()
    page.locator(".slot[data-can]").first.click()
    page.locator("#confirm").click()
    expect(page.locator("#story-title")).to_contain_text("Hotel 1")
    expect(page.locator("#story-next")).to_be_focused()
    expect(page.locator(".telling")).to_contain_text("checks its bookings")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pace")).to_contain_text("2 of")
    page.locator("#story-back").click()
    expect(page.locator(".pace")).to_contain_text("1 of")
    page.keyboard.press("Escape")
    expect(page.locator("#story")).to_have_count(0)
    page.locator('.moment[data-do^="story"]').last.click()
    expect(page.locator("#story-title")).to_contain_text("Hotel 1")
    page.locator("#story-skip").click()
    expect(page.locator("#story")).to_have_count(0)


def test_the_story_is_told_before_the_cover_and_shows_no_hand(page: Page, opened: Opens) -> None:

    def ends_elsewhere(state: State) -> bool:
        if not _last_place(state):
            return False
        then = state.copy()
        then.play(Keep())
        return then.seat not in (state.seat, None)

    sit_down(opened, _first("a last card that hands over", (0, 0, 0), ends_elsewhere))
    page.locator("#uncover").click()
    page.locator("#action-keep").click()
    page.locator("#confirm").click()
    expect(page.locator("#story")).to_be_visible()
    expect(page.locator(".cover")).to_have_count(1)
    assert not re.findall(r'id="card-\d+', page.content())


@pytest.mark.parametrize(
    ("name", "ask", "told"),
    [
        ("maids", "out?", "puts the maids"),
        ("noblewomen", "books first?", "may book first"),
        ("soldiers", "out?", "puts the soldiers"),
    ],
)
def test_who_is_chosen_in_the_queue_is_shown_before_it_is_confirmed(
    page: Page, opened: Opens, name: str, ask: str, told: str
) -> None:
    sit_down(opened, _choice(name))
    page.locator("#uncover").click()
    page.locator(".queue [data-can]").first.click()
    expect(page.locator("#ask")).to_contain_text(ask)
    page.locator("#confirm").click()
    expect(page.locator(".telling")).to_contain_text(told)


def test_a_choice_may_be_declined(page: Page, opened: Opens) -> None:
    sit_down(opened, _choice("maids"))
    page.locator("#uncover").click()
    page.locator("#action-decline").click()
    page.locator("#confirm").click()
    expect(page.locator(".telling")).to_contain_text("replace nobody")


def test_on_a_phone_one_hotel_is_looked_at_closely(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    sit_down(opened, _waiting(4))
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
    match = match_at("overbooking", (), (0, 1), until=lambda state: state.round == 2 and state.seat == 0)
    sit_down(opened, match)
    page.locator("#ledger-1").click()
    expect(page.locator("#album-1 td.booked")).to_have_count(len(_ended(match).booked[1]))
    page.keyboard.press("Escape")
    page.locator("#who").click()
    expect(page.locator("#guests")).to_contain_text("Noblewomen")
