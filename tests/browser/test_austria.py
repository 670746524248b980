"""What is special at the table of Grand Austria Hotel: dice, chains of rewards, food by three ways, hidden hands."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, match_at, sit_down
from fivestars.games.austria.rules import Vienna
from fivestars.games.austria.rules.moves import Act, MoveIn, Remove, Serve, Take
from fivestars.games.austria.strategy import promising
from fivestars.table.game import Move, State
from fivestars.table.match import Match

pytestmark = pytest.mark.warm

M = TypeVar("M", bound=Move)
Wanted = Callable[[Vienna], bool]


def _position(wanted: Wanted, choices: Sequence[str] = (), levels: Sequence[int] = (0, 0)) -> Match:
    """Return a match of players who mostly know what they do, as soon as it is as wanted."""

    def reached(state: State) -> bool:
        assert isinstance(state, Vienna)
        return state.seat is not None and wanted(state)

    for seed in range(1, 80):
        match, chance = match_at("austria", choices, levels, until=lambda _: True, seed=seed), Random(seed)
        while not match.over:
            state = match.state
            if reached(state):
                return match
            legal = state.legal()
            match.play(promising(state, legal)[0] if chance.random() < 0.8 else chance.choice(legal))
    pytest.fail("no match comes to this position")


def _open(page: Page, opened: Opens, match: Match) -> Vienna:
    sit_down(opened, match)
    if page.locator("#uncover").count():
        page.locator("#uncover").click()
    return _vienna(match)


def _vienna(match: Match) -> Vienna:
    assert isinstance(match.state, Vienna)
    return match.state


def _of(state: Vienna, kind: type[M]) -> list[M]:
    return [move for move in state.legal() if type(move) is kind]


def test_a_die_is_shown_made_stronger_and_taken(page: Page, opened: Opens) -> None:
    match = _position(lambda state: state.prompt == "begin" and state.faces[3] == 2 and Act(3, 3, 1) in state.legal())
    _open(page, opened, match)
    page.locator("#space-3").click()
    expect(page.locator("#ask")).to_have_text("Prepare up to 2 rooms?")
    page.locator("#chip-boost").click()
    expect(page.locator("#ask")).to_contain_text("Prepare up to 3 rooms? It costs 1 krone.")
    page.locator("#space-3").click()  # a second tap does it
    expect(page.locator("#ask")).to_contain_text("prepare a room")
    page.locator(".house [data-can]").first.click()
    page.locator("#undo").click()
    page.locator("#undo").click()
    expect(page.locator("#space-3")).to_have_attribute("data-can", "")


def test_a_guest_is_read_before_it_is_taken(page: Page, opened: Opens) -> None:
    state = _open(page, opened, _position(lambda state: state.prompt == "begin" and len(_of(state, Take)) > 2))
    guest = state.queue[-1]
    page.locator(f"#guest-{guest}").click()
    expect(page.locator("#ask")).to_contain_text("Take this guest")
    page.locator("#confirm").click()
    expect(page.locator(f".mine .cafe #guest-{guest}")).to_be_visible()
    expect(page.locator("#action-pass")).to_have_count(0)


def test_a_guest_moves_in_and_the_rewards_come_one_by_one(page: Page, opened: Opens) -> None:
    match = _position(
        lambda state: any(isinstance(move, MoveIn) and move.guest in (56, 59, 66) for move in state.legal())
    )
    state = _open(page, opened, match)
    move = next(move for move in state.legal() if isinstance(move, MoveIn) and move.guest in (56, 59, 66))
    page.locator(f".mine #guest-{move.guest}").click()
    if not page.locator("#confirm").count():
        page.locator(f"#room-{move.room}").click()
    expect(page.locator("#ask")).to_contain_text("It brings")
    page.locator("#confirm").click()
    expect(page.locator(f"#guest-{move.guest}")).to_have_count(0)


def test_food_goes_from_the_kitchen_to_a_guest_by_either_pick(page: Page, opened: Opens) -> None:
    match = _position(lambda state: state.prompt in ("begin", "act", "finish") and len(_of(state, Serve)) > 1)
    state = _open(page, opened, match)
    move = _of(state, Serve)[0]
    dish = str(move[1])
    page.locator(f"#food-{dish}").click()
    if page.locator("#letgo").count():
        page.locator(f".mine #guest-{move[0]}").click()
    expect(page.locator("#lines li").first).to_contain_text(re.compile("serves|pays"))


def test_what_cannot_be_picked_says_why_and_what_it_is(page: Page, opened: Opens) -> None:
    match = _position(
        lambda state: (
            state.prompt == "begin" and state.krones[state.seat or 0] == 0 and len(state.cafe[state.seat or 0]) < 3
        )
    )
    state = _open(page, opened, match)
    page.locator(f"#guest-{state.queue[0]}").click()
    expect(page.locator("#note")).to_contain_text(re.compile(r"costs 3 krones, you have 0\..*points?\."))


def test_the_emperor_takes_the_vacant_rooms_that_are_picked(page: Page, opened: Opens) -> None:
    match = _position(lambda state: state.prompt == "remove vacant" and len(state.legal()) == 3, levels=(0, 2))
    first, second, third = [move.room for move in _of(_vienna(match), Remove)]
    match.undo(len(match.steps) - 1)
    _open(page, opened, match)
    page.locator("#chip-suffer-vacant-2").click()
    page.locator("#confirm").click()
    expect(page.locator("#ask")).to_contain_text("which vacant room is lost?")
    page.locator("#room-45").click()
    expect(page.locator("#note")).to_contain_text("Room 45 is not a vacant room.")
    for room in (third, first):
        page.locator(f"#room-{room}").click()
        expect(page.locator("#lines li", has_text=f"loses room {room}.")).to_have_count(1)
    expect(page.locator(".mine .room.vacant")).to_have_id(f"room-{second}")


def test_the_emperor_takes_the_occupied_room_that_is_picked_and_one_below(page: Page, opened: Opens) -> None:
    match = _position(lambda state: state.prompt == "remove occupied" and len(state.legal()) > 1, levels=(0, 2))
    state = _open(page, opened, match)
    room = _of(state, Remove)[-1].room
    before = page.locator(".mine .room.occupied").count()
    page.locator(f"#room-{room}").click()
    expect(page.locator("#lines li", has_text=f"loses room {room}.")).to_have_count(1)
    expect(page.locator(f"#room-{room}")).not_to_have_class(re.compile("occupied"))
    assert page.locator(".mine .room.occupied").count() < before


def test_people_who_share_a_table_never_see_each_others_cards(page: Page, opened: Opens) -> None:
    match = match_at("austria", ("draft",), (0, 0), until=lambda _: True)
    sit_down(opened, match)
    expect(page.locator(".vienna")).to_have_count(0)
    page.locator("#uncover").click()
    state = match.state
    assert isinstance(state, Vienna)
    first, second = state.packs[0], state.packs[1]
    document = str(page.evaluate("document.documentElement.outerHTML"))
    assert all(f'id="staff-{card}"' in document for card in first)
    assert not any(f'id="staff-{card}"' in document for card in second)
    page.locator(f"#staff-{first[0]}").click()
    page.locator("#confirm").click()
    expect(page.locator(".cover h1")).to_be_visible()


def test_on_a_phone_everything_is_large_enough_for_a_thumb(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    _open(page, opened, _position(lambda state: state.round == 3 and state.prompt == "begin", levels=(0, 0, 0)))
    small = page.evaluate(
        """() => [...document.querySelectorAll('.vienna [role="button"]')].filter((thing) => {
             const box = thing.getBoundingClientRect();
             return box.width && (box.width < 43.5 || box.height < 43.5);
           }).map((thing) => thing.id)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator(".others")).to_be_hidden()
    page.locator(".others-label").click()
    expect(page.locator(".others .other")).to_have_count(2)
    expect(page.locator(".others")).to_be_visible()


def test_a_turn_needs_no_scrolling(page: Page, opened: Opens) -> None:
    _open(page, opened, _position(lambda state: state.round == 5 and state.prompt == "begin", levels=(0, 0, 0, 0)))
    high, shown = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high <= shown + 1, "the live region alone is beyond the edge"
    out = page.evaluate(
        """() => [...document.querySelectorAll('.vienna > *, .salon > *')].filter((part) => {
             const box = part.getBoundingClientRect();
             return box.bottom > innerHeight || box.right > innerWidth;
           }).map((part) => part.className)"""
    )
    assert out == []
