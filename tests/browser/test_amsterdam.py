"""The board of Hotels of Amsterdam as it moves: only what is new."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.steps import Opens, hit, sit_down
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.legal import turnable
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, TURN, WALK
from fivestars.table.game import State
from matches import match_at

AT_REST = "async () => { await Promise.all(document.getAnimations().map(({ finished }) => finished)); }"
IDS = "(all) => all.map(({ id }) => id)"
# The tiles and hotels that move from now on. What a page draws first comes in by itself, and has to be at rest.
MOVED = f"""async () => {{
  await ({AT_REST})();
  window.moved = new Set();
  const things = ".face-up, .hotel";
  addEventListener("transitionrun", ({{ target }}) => {{ if (target.matches(things)) window.moved.add(target.id); }});
}}"""


def _two_hotels_stand(state: State) -> bool:
    return isinstance(state, Amsterdam) and state.prompt == HOTEL and sum(map(len, state.hotels)) == 2


def _asked(prompt: str) -> Callable[[State], bool]:
    return lambda state: state.prompt == prompt


def test_when_a_hotel_opens_no_tile_turns_and_no_other_hotel_comes_down(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", until=_two_hotels_stand))
    page.evaluate(MOVED)
    stood = page.locator(".hotel").evaluate_all(IDS)
    page.locator(".crossing[data-can]").first.click()
    expect(page.locator(".hotel")).to_have_count(3)
    page.wait_for_function("window.moved.size")
    page.evaluate(AT_REST)
    assert page.evaluate("[...window.moved]") == [
        each for each in page.locator(".hotel").evaluate_all(IDS) if each not in stood
    ]


@pytest.mark.warm
def test_the_boat_sails_where_the_water_is_hit(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("amsterdam", ("tactical",), until=lambda state: state.prompt == SAIL))
    hit(page, ".canal[data-can]:not(.quay)")
    expect(page.locator(".canal[data-can]")).to_have_count(0)


# Which crossing is hit at the middle of each disc that can be picked: what it shows, or its frame where that is empty.
HITS = """() => [...document.querySelectorAll(".crossing[data-can]")].map((crossing) => {
  const shown = document.querySelector(`#brings-${crossing.id} .badge`) ?? crossing.querySelector(".glow");
  const { x, y, width, height } = shown.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return [crossing.id, hit?.closest(".crossing")?.id];
})"""


@pytest.mark.warm
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_disc_of_a_crossing_is_hit_where_it_is_seen(page: Page, opened: Opens, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for asked in (HOTEL, WALK):
        sit_down(opened, match_at("amsterdam", ("tactical",), until=_asked(asked)))
        page.locator("#layer-gains").scroll_into_view_if_needed()
        hits = page.evaluate(HITS)
        assert len(hits) > 2
        assert all(seen == hit for seen, hit in hits), hits


@pytest.mark.warm
def test_on_a_phone_what_others_did_has_room_and_lies_over_no_question(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    levels = (0, 2, 2)
    sit_down(
        opened, match_at("amsterdam", levels=levels, until=lambda state: state.seat == 0 and state.round == 2, seed=7)
    )
    lines = page.locator("#deed .told-line")
    assert lines.evaluate_all("(lines) => lines.every((line) => line.scrollWidth <= line.clientWidth)")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#deed").click()
    expect(page.locator("#fold-up")).to_be_visible()
    lowest = "(ask) => ask.getBoundingClientRect().bottom"
    highest = "(lines) => Math.min(...lines.map((line) => line.getBoundingClientRect().top))"
    assert page.locator("#ask").evaluate(lowest) <= lines.evaluate_all(highest)


# What is told of somebody and stands only in part where it is seen.
CUT = """() => [...document.querySelectorAll("#deed .told-line, #since-lines .told-line")].flatMap((line) => {
  const room = line.getBoundingClientRect();
  const parts = [...line.querySelectorAll(".told-picture, .told-sum, .told-rest")].map((at) => [at.textContent, at]);
  const cut = ({ right, bottom }) => right > room.right + 1 || bottom > room.bottom + 2;
  return parts.flatMap(([text, at]) => at.checkVisibility() && cut(at.getBoundingClientRect()) ? [text] : []);
})"""


@pytest.mark.warm
@pytest.mark.parametrize("size", [(844, 390), (1280, 800)])
@pytest.mark.parametrize("seed", [2, 3])
def test_what_three_others_did_is_cut_nowhere(page: Page, opened: Opens, size: tuple[int, int], seed: int) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match = match_at(
        "amsterdam",
        levels=(0, 2, 2, 2),
        until=lambda state: state.seat == 0 and state.round == 2 and state.prompt == WALK,
        choose=lambda legal, _: max(legal),
        seed=seed,
    )
    sit_down(opened, match)
    assert page.locator("#deed .told-line").count() >= 3
    assert page.evaluate(CUT) == []


def _each_may_turn(state: State) -> bool:
    return isinstance(state, Amsterdam) and state.prompt == TURN and all(turnable(state, pawn) for pawn in (0, 1))


@pytest.mark.warm
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_who_presses_confirm_or_cancel_twice_does_not_end_the_turn(
    page: Page, opened: Opens, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(opened, match_at("amsterdam", until=_each_may_turn))
    end = page.locator("#action-done")
    for button in ("#letgo", "#confirm"):
        hit(page, ".tile[data-can]:not(.fountain)")
        if not page.locator("#confirm").count():
            hit(page, ".tile.target[data-can]")
        page.locator(button).dblclick()
        expect(end).to_be_visible()
    end.click()
    expect(end).to_have_count(0)
