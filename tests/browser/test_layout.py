"""What a person needs is in view: nothing of the table is cut off or a scroll away where it need not be."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.steps import Opens, match_at, sit_down
from fivestars.games import SHELF
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.lookup import ORDER_SIZE
from fivestars.games.austria.rules.moves import Finish, MoveIn
from fivestars.table.game import State

pytestmark = pytest.mark.warm

PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=800)
NAMES = ("Александрина", "Maximiliana", "Єлизавета")
FITS = 9  # letters: a name that is longer may end in an ellipsis where somebody else's things stand close together
# What ends in an ellipsis, as it is shown.
SHORTENED = """() => [...document.querySelectorAll(".table *")]
  .filter((at) => getComputedStyle(at).textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth + 1)
  .filter((at) => at.checkVisibility({ visibilityProperty: true }) && at.clientWidth > 1)
  .map((at) => at.textContent.trim())"""
TWICE = "(size) => { document.documentElement.style.fontSize = size; }"
_LIES_ON_TOP = """(at) => {
  const { left, top, width, height } = at.getBoundingClientRect();
  return at.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    && getComputedStyle(at).backgroundColor !== "rgba(0, 0, 0, 0)";
}"""
CUT = """(elements) => elements
  .filter((at) => at.scrollWidth > at.clientWidth + 1 || at.getBoundingClientRect().right > innerWidth)
  .map((at) => at.textContent.trim())"""

# What of a row of things reaches into what is beside it, or out of what all stand in.
APART = """(elements) => {
  const reach = (at) => {
    const all = [at, ...at.children].map((part) => part.getBoundingClientRect());
    return [Math.min(...all.map((box) => box.left)), Math.max(...all.map((box) => box.right)), all[0].top];
  };
  const around = elements[0].parentElement.getBoundingClientRect();
  return elements.filter((at, number) => {
    const [, right, top] = reach(at);
    const next = elements[number + 1] ? reach(elements[number + 1]) : [around.right, 0, top];
    return right > (next[2] === top ? next[0] : around.right);
  }).map((at) => at.textContent.trim());
}"""


def test_on_a_phone_a_match_begins_at_its_top(page: Page, opened: Opens) -> None:
    page.set_viewport_size(PHONE)
    opened("#setup/overbooking", ready="setup")
    page.locator("#seed").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator(".start .main").click()
    expect(page.locator("#ask")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", SHELF)
def test_names_scores_and_titles_are_whole_on_a_phone_with_letters_twice_as_large_too(
    page: Page, opened: Opens, game: str
) -> None:
    page.set_viewport_size(PHONE)
    match = match_at(game, levels=(0, 2, 3), until=lambda state: state.round == 2)
    match.people = tuple(person._replace(name=name) for person, name in zip(match.people, NAMES, strict=True))
    sit_down(opened, match)
    for label in page.locator(".others-label").all():
        label.click()
    told = page.locator(".bar h1, .score, .score .name, .other .seat, .who, .owner .name, .narrow .button")
    assert told.evaluate_all(CUT) == []
    for size in (PHONE, ViewportSize(width=390, height=844), DESK):
        page.set_viewport_size(size)
        short = [
            said for said in page.evaluate(SHORTENED) if not any(name in said for name in NAMES if len(name) > FITS)
        ]
        assert short == [], f"cut at {size}"
    page.set_viewport_size(PHONE)
    page.evaluate(TWICE, "200%")
    assert told.evaluate_all(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.evaluate(TWICE, "")


@pytest.mark.parametrize("address", ["", "#setup/austria"])
def test_lobby_and_set_up_are_no_wider_than_a_small_phone(page: Page, opened: Opens, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(address, ready="setup" if address else "lobby")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.set_viewport_size(PHONE)
    page.evaluate(TWICE, "200%")
    wide = page.evaluate("document.documentElement.scrollWidth")
    page.evaluate(TWICE, "")
    assert wide == PHONE["width"], "with letters twice as large"


def test_a_turn_on_a_desk_needs_no_scrolling(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("austria", levels=(0, 2), until=lambda state: state.round == 1))
    assert page.evaluate("document.documentElement.scrollHeight") == 800


def _long_order_waits(state: State) -> bool:
    return isinstance(state, Austria) and any(ORDER_SIZE[guest] == 4 for guest in state.queue)


def test_cards_of_vienna_show_whole_orders_in_a_narrow_window(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 1000, "height": 800})
    sit_down(opened, match_at("austria", levels=(0, 2), until=_long_order_waits))
    assert page.locator(".guest :is(.order, .gives), .law .places").evaluate_all(CUT) == []


def test_what_comes_after_a_match_is_offered_where_one_decides(page: Page, opened: Opens) -> None:
    sit_down(opened, match_at("austria", levels=(0, 2)))
    acts = page.locator("#acts").get_by_role("button")
    expect(acts).to_have_text(["See the board", "Replay", "Look back"])
    expect(page.get_by_role("button", name="Again with the same table")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(acts).to_have_text(["See the result", "Replay"])
    assert page.evaluate("document.documentElement.scrollHeight") == 800


@pytest.mark.parametrize(("game", "seats"), [("samoa", 6), ("austria", 4)])
def test_on_an_upright_phone_the_points_are_whole_and_in_view(page: Page, opened: Opens, game: str, seats: int) -> None:
    sit_down(opened, match_at(game, levels=(0, *[2] * (seats - 1)), until=lambda state: state.round == 4))
    line = page.locator("#to-scores")
    expect(line).to_be_hidden()  # the seats themselves are in view
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(line).to_be_in_viewport(ratio=1)
        assert page.locator(".tallied").evaluate_all(APART) == []
        place = line.bounding_box()
        assert place
        assert min(place["width"], place["height"]) >= 44, "a finger hits it"
        top = page.locator(".prompt").evaluate("(at) => at.getBoundingClientRect().top")
        assert place["y"] + place["height"] <= top
    line.click()
    expect(page.locator(".score").last).to_be_in_viewport()
    assert page.locator(".score").first.evaluate(_LIES_ON_TOP), "the question does not cover them"


def test_on_a_phone_a_line_tells_what_the_others_did_and_opens(page: Page, opened: Opens) -> None:
    page.set_viewport_size(PHONE)
    sit_down(opened, match_at("austria", levels=(0, 2), until=lambda state: state.round == 2 and state.seat == 0))
    deed = page.locator("#deed")
    expect(deed).to_contain_text("Lulu")
    place = page.locator("#board").bounding_box()
    page.locator("#undo").click(force=True)  # it says why not
    expect(page.locator("#note")).to_be_visible()
    expect(deed).to_be_hidden()
    page.locator("#board [data-can]").first.click()
    expect(deed).to_be_hidden()
    assert page.locator("#board").bounding_box() == place, "the board stays where it is"
    page.locator("#letgo").click()
    expect(deed).to_be_visible()
    assert page.locator("#board").bounding_box() == place
    deed.click()
    expect(page.locator(".unfolded .recap").first).to_be_in_viewport()
    deed.click()
    expect(page.locator(".unfolded")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(deed).to_be_hidden()
    page.locator("#unfold").click()
    assert page.locator(".unfolded").evaluate(_LIES_ON_TOP), "in words nothing shines through"
    words, question = (page.locator(place).bounding_box() for place in (".unfolded", ".prompt"))
    assert words
    assert question
    below = question["y"] + question["height"]
    assert question["y"] <= words["y"] < words["y"] + words["height"] <= below, "pictures, log and board stay in view"


def _ends_or_moves_in(state: State) -> bool:
    """Tell whether the first person may end the turn, or move a guest in."""
    kinds = {type(move) for move in state.legal()} if state.seat == 0 else set()
    return {Finish, MoveIn} <= kinds


def test_on_a_phone_held_sideways_two_buttons_leave_what_the_others_did_in_view(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    sit_down(opened, match_at("austria", levels=(0, 2, 2), until=_ends_or_moves_in, seed=2))
    expect(page.locator("#acts .button")).to_have_count(2)
    expect(page.locator("#deed")).to_be_visible()
    tops_and_feet = page.locator("#ask, #deed, #acts").evaluate_all(
        "(all) => all.map((at) => at.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom])"
    )
    assert tops_and_feet == sorted(tops_and_feet), "it covers no question and no button"


def test_on_a_small_phone_the_settings_are_reached_from_the_table(page: Page, opened: Opens) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    sit_down(opened, match_at("amsterdam", levels=(0, 2), until=lambda state: state.round == 1))
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("radio", name="Українська")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("#ask")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_all_stars_of_the_tour_are_in_view(page: Page, opened: Opens, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    opened("", ready="lobby")
    page.get_by_text("All stars").click()
    star = page.get_by_role("link", name="Margo, Grand Austria Hotel: not beaten yet")
    star.scroll_into_view_if_needed()
    place = star.bounding_box()
    assert place
    assert min(place["width"], place["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == width
    star.click()
    expect(page.locator("#level-1")).to_have_value("5")


def test_a_phone_held_sideways_shows_the_way_into_a_game(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/")
    for way in ("Play Hotel Samoa", "Play Hotels of Amsterdam"):
        expect(page.get_by_role("link", name=way)).to_be_in_viewport(ratio=1)
    page.goto("/#setup/samoa")
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
