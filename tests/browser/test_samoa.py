"""What is special at the table of Hotel Samoa: hidden cards and handing over, placing in any order, what says why."""

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.steps import Opens, match_at, sit_down
from fivestars.games.samoa.box import BOX, DAY_OFF, SEND_HOME, SUITE, TILE_OF
from fivestars.games.samoa.rules import Samoa, phase
from fivestars.games.samoa.rules.moves import Pass, Place
from fivestars.table.game import Move, State
from fivestars.table.match import Match

pytestmark = pytest.mark.warm

Wanted = Callable[[Samoa], bool]


def _until(wanted: Wanted) -> Callable[[State], bool]:
    def reached(state: State) -> bool:
        assert isinstance(state, Samoa)
        return state.seat is not None and wanted(state)

    return reached


def _eagerly(legal: Sequence[Move], chance: Random) -> Move:
    """Choose by chance, but rather anything than to pass."""
    return chance.choice([move for move in legal if not isinstance(move, Pass)] or list(legal))


def _position(wanted: Wanted, levels: Sequence[int] = (0, 0, 0)) -> Match:
    """Return a match that has come to a position as wanted, from the first seed that leads there."""
    for seed in range(1, 200):
        try:
            return match_at("samoa", levels=levels, until=_until(wanted), seed=seed, choose=_eagerly)
        except AssertionError:
            continue
    pytest.fail("no seed leads to such a position")


def _open(page: Page, opened: Opens, match: Match) -> Samoa:
    sit_down(opened, match)
    if page.locator("#uncover").count():
        page.locator("#uncover").click()
    state = match.state
    assert isinstance(state, Samoa)
    return state


def _everything(page: Page) -> str:
    """Return all that is in the document, hidden things too."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def _card(page: Page, card: int) -> Locator:
    return page.locator(f"#card-{card}")


def _lay(page: Page, card: int) -> None:
    _card(page, card).click()
    page.locator("#confirm").click()


# --- cards are chosen one after another, and nobody sees the others'


def test_three_people_at_one_device_choose_behind_covers(page: Page, opened: Opens) -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda _: True)
    sit_down(opened, match)
    laid = {"Player 1": 5, "Player 2": 7, "Player 3": 2}
    for number, (name, card) in enumerate(laid.items()):
        expect(page.locator("#page > .cover h1")).to_contain_text(name)
        assert page.locator("#page .island, #page .log, #page .scores").count() == 0, "the cover shows nothing"
        assert "coin" not in _everything(page).split("<body")[1].split("<template")[0]
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".own .who")).to_have_text(name)
        everything = _everything(page)
        for earlier, other in list(laid.items())[:number]:
            shown = f"{BOX.bids[other]}/{BOX.prices[other]}"
            assert f"{earlier}: {shown}" not in everything
            assert f"face down: {shown}" not in everything
        assert not re.search(r"face down: ", page.locator("body").inner_text())
        expect(page.locator(".other .price.back")).to_have_count(number)
        _lay(page, card)
    # the third card reveals all; who builds or hosts first is another person
    page.locator("#uncover").click()
    for card in laid.values():
        expect(page.locator(".orders")).to_contain_text(str(BOX.bids[card]))
        expect(page.locator(".orders")).to_contain_text(str(BOX.prices[card]))


def test_nothing_that_was_said_to_one_stays_behind_for_the_next(page: Page, opened: Opens) -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda _: True)
    _open(page, opened, match)
    page.locator(".money").hover()
    page.locator("#score-0").hover()
    expect(page.locator("#tip")).not_to_be_empty()
    _lay(page, 4)
    assert page.locator("#tip").text_content() == ""
    assert page.locator("#said").text_content() == ""


def test_with_one_person_and_bots_there_is_no_cover(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("samoa", levels=(0, 1, 1), until=lambda _: True))
    expect(page.locator("#uncover")).to_have_count(0)
    _lay(page, 3)
    page.locator(".orders h2").nth(1).wait_for(state="visible")
    expect(page.locator("#uncover")).to_have_count(0)


def test_a_card_is_shown_before_it_is_laid_and_a_second_tap_lays_it(page: Page, opened: Opens) -> None:
    _open(page, opened, match_at("samoa", levels=(0, 1, 1), until=lambda _: True))
    _card(page, 6).click()
    expect(page.locator("#ask")).to_contain_text("bid 14, rooms at 8")
    expect(page.locator(".row .raised")).to_have_count(1)
    _card(page, 1).click()
    expect(page.locator("#ask")).to_contain_text("bid 4, rooms at 4")
    _card(page, 1).click()
    expect(page.locator("header #card-1")).to_be_visible()


# --- tourists


def _can_place(state: Samoa) -> bool:
    rooms = {move.room for move in state.legal() if isinstance(move, Place)}
    kinds = {move[:2] for move in state.legal() if isinstance(move, Place)}
    return state.prompt == phase.HOST and len(rooms) > 2 and len(kinds) > 1 and max(map(len, state.groups)) > 1


def _placings(state: Samoa) -> list[Place]:
    return [move for move in state.legal() if isinstance(move, Place)]


def test_a_tourist_then_a_room_and_what_it_pays_in_each(page: Page, opened: Opens) -> None:
    state = _open(page, opened, _position(_can_place))
    assert state.seat is not None
    move = _placings(state)[-1]
    expect(page.locator(".pays")).to_have_count(0)
    page.locator(f'[data-pick="do=Place&group={move.group}&guest={move.guest}"]').first.click()
    rooms = {other.room for other in _placings(state) if other[:2] == move[:2]}
    expect(page.locator(".own .pays")).to_have_count(len(rooms))
    coins = sum(state.payment(state.seat, move.guest, move.room))
    room = page.locator(f"#room-{state.seat}-{move.room}")
    expect(room.locator(".pays")).to_have_attribute("data-coins", f"+{coins}")
    room.click()
    expect(room.locator(".token")).to_have_count(1)
    expect(page.locator("#action-pass")).to_have_text(f"Done: {coins} coin{'' if coins == 1 else 's'}")


def test_a_room_then_a_tourist_and_each_step_is_taken_back(page: Page, opened: Opens) -> None:
    match = _position(
        lambda state: (
            _can_place(state) and len({move.room for move in _placings(state)}) > 3 and min(map(len, state.groups)) > 1
        )
    )
    state = _open(page, opened, match)
    first = _placings(state)[0]
    lived = page.locator(".own .token").count()
    for taken in (1, 2):
        page.locator('.own [data-pick^="do=Place&room="]').first.click()
        page.locator(f'.waiting[data-can][data-pick^="do=Place&group={first.group}&"]').first.click()
        expect(page.locator(".own .token")).to_have_count(lived + taken)
    for taken in (1, 0):
        page.locator("#undo").click()
        expect(page.locator(".own .token")).to_have_count(lived + taken)
    expect(page.locator("#action-pass")).to_have_text("Take nobody")


def test_what_cannot_be_picked_says_why(page: Page, opened: Opens) -> None:
    state = _open(page, opened, _position(lambda state: _can_place(state) and any(state.hotels[state.seat or 0])))
    seat = state.seat or 0
    lived_in = next(room for room, guests in enumerate(state.hotels[seat]) if len(guests) == 1)
    page.locator(f"#room-{seat}-{lived_in}").click()
    expect(page.locator("#note")).to_contain_text(re.compile("lives there"))
    page.locator(".row .price.held").first.click()
    expect(page.locator("#note")).to_contain_text("Price cards are laid at the start of a round.")


def test_guests_are_sent_home_on_a_day_off(page: Page, opened: Opens) -> None:
    state = _open(page, opened, _position(lambda state: state.prompt == phase.DAY_OFF))
    lived = page.locator(".own .token").count()
    page.locator('.own [data-pick^="do=SendHome"]').first.click()
    assert page.locator(".own .token").count() < lived
    page.locator("#undo").click()
    expect(page.locator(".own .token")).to_have_count(lived)
    assert state.cards[state.seat or 0] == DAY_OFF


def test_the_tile_that_sends_home_is_picked_before_the_room(page: Page, opened: Opens) -> None:
    def owner(state: Samoa) -> bool:
        seat = state.seat or 0
        lived_in = sum(1 for room in state.hotels[seat] if room)
        return state.prompt == phase.HOST and state.count(seat, SEND_HOME) > 0 and lived_in > 1

    _open(page, opened, _position(owner))
    expect(page.locator('.own [data-pick*="do=SendHome&room"]')).to_have_count(0)
    page.locator('.own [data-pick="do=SendHome"]').click()
    expect(page.locator("#ask")).to_contain_text("Who goes home?")
    lived = page.locator(".own .token").count()
    page.locator('.own [data-pick^="do=SendHome&room="]').first.click()
    assert page.locator(".own .token").count() < lived


# --- building


def test_a_tile_is_bought_after_its_price_is_shown(page: Page, opened: Opens) -> None:
    def builder(state: Samoa) -> bool:
        plain = any(TILE_OF[tile] != SUITE for tile in state.market)
        return state.prompt == phase.BUILD and plain and len(state.legal()) > 1

    state = _open(page, opened, _position(builder))
    tile = next(tile for tile in state.market if TILE_OF[tile] != SUITE)
    page.locator(f"#tile-{tile}").click()
    bid = BOX.bids[state.cards[state.seat or 0]]
    expect(page.locator("#ask")).to_contain_text(f"for {bid} coins?")
    page.locator("#confirm").click()
    expect(page.locator(f".market #tile-{tile}")).to_have_count(0)


def test_a_suite_covers_the_room_that_is_picked(page: Page, opened: Opens) -> None:
    def builder(state: Samoa) -> bool:
        return state.prompt == phase.BUILD and any(move[:1] == (SUITE,) for move in state.legal())

    state = _open(page, opened, _position(builder))
    tile = next(tile for tile in state.market if TILE_OF[tile] == SUITE)
    page.locator(f"#tile-{tile}").click()
    expect(page.locator("#ask")).to_contain_text("Which room becomes a suite?")
    page.locator('.own [data-pick="do=Buy&room=3"]').click()
    page.locator("#confirm").click()
    if page.locator("#uncover").count():
        page.locator("#uncover").click()
    expect(page.locator(f"#room-{state.seat}-3.suite #tile-{tile}")).to_have_count(1)
