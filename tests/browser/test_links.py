"""A match as a link: looked at before it is kept, taken when it goes on, refused when it forked."""

import re
from io import BytesIO
from random import Random

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from browser.steps import Opens, link_to, match_at, pick_one, play_on, quick, sit_down, violations
from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import to_link
from fivestars.web.links.invitation import Invitation, Wish, address_of, invitation_at

pytestmark = pytest.mark.warm

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('five-stars:match:')).length"
WHOLE = match_at("amsterdam")


def _part(count: int) -> Match:
    return Match(WHOLE.game, WHOLE.setup, WHOLE.people, WHOLE.moves[:count])


def _fork(count: int) -> Match:
    match = _part(count)
    match.play(next(move for move in match.state.legal() if move != WHOLE.moves[count]))
    return match


def test_a_match_by_link_is_looked_at_before_it_is_kept(page: Page, opened: Opens) -> None:
    opened(link_to(_part(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("not kept yet")
    assert page.locator("#board [data-can]").count() == 0
    assert page.evaluate(KEPT) == 0
    page.locator("#keep").click()
    expect(page.locator("#board [data-can], #acts [data-pick]").first).to_be_visible()
    assert page.evaluate(KEPT) == 1


def test_a_newer_link_goes_on_where_the_kept_match_stops(page: Page, opened: Opens) -> None:
    sit_down(opened, _part(20))
    opened(link_to(_part(24)), ready="table")
    expect(page.locator("#note")).to_contain_text("up to move 20")
    page.locator("#keep").click()
    expect(page.locator("#lines li .moment").first).to_have_text("24")
    assert page.evaluate(KEPT) == 1


def test_a_newer_link_is_played_on_though_another_tab_has_the_match(page: Page, opened: Opens, site: str) -> None:
    sit_down(opened, _part(20))
    expect(page.locator("#board [data-can], #acts [data-pick]").first).to_be_visible()
    later = page.context.new_page()
    quick(later)
    later.goto(site + link_to(_part(24)))
    later.locator("#keep").click()
    expect(later.locator("#board [data-can], #acts [data-pick]").first).to_be_visible()
    expect(page.locator("#take-over")).to_be_visible()
    pick_one(later, Random(1))
    expect(later.locator("#take-over")).to_have_count(0)


def test_an_older_link_takes_nothing_back(page: Page, opened: Opens) -> None:
    sit_down(opened, _part(24))
    opened(link_to(_part(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("by moves: 4")
    expect(page.locator("#keep")).to_have_count(0)
    page.get_by_role("link", name="Open mine").click()
    expect(page.locator("#lines li .moment").first).to_have_text("24")


def test_a_link_that_forked_is_refused(page: Page, opened: Opens) -> None:
    sit_down(opened, _part(24))
    opened(link_to(_fork(20)), ready="table")
    expect(page.locator("#note")).to_contain_text("other moves, from move 21 on")
    expect(page.locator("#keep")).to_have_count(0)
    assert page.evaluate(KEPT) == 1


def test_a_match_by_link_can_be_replayed_without_being_kept(page: Page, opened: Opens) -> None:
    opened(link_to(WHOLE), ready="table")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".at")).to_contain_text("1 /")
    assert page.evaluate(KEPT) == 0


# --- the panel from which a match is shared


def _shared(page: Page) -> str:
    """Return the link in the panel, once its QR code has been read as the same."""
    link = page.locator("#share-link").input_value()
    (code,) = zxingcpp.read_barcodes(Image.open(BytesIO(page.locator(".qr").screenshot())))
    assert code.text == link
    return link


@pytest.mark.parametrize("game", SHELF)
def test_the_code_of_a_finished_match_is_read_as_its_link(page: Page, opened: Opens, game: str) -> None:
    match = match_at(game, levels=(0,) * max(2, SHELF[game].seats[0]))
    opened(link_to(match), ready="table")
    page.locator("#share-result").click()
    for wish in (Wish.LOOK, Wish.PLAY):
        page.locator(f"#share-as-{wish}").check()
        expect(page.locator("#share-link")).to_have_value(re.compile(f"#{wish}/"))
        for theme, width in (("light", 1280), ("dark", 390)):
            page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
            page.set_viewport_size({"width": width, "height": 844})
            assert invitation_at(_shared(page).partition("#")[2], SHELF).match.moves == match.moves


def test_the_panel_is_used_by_keyboard_and_keeps_the_focus(page: Page, opened: Opens) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit_down(opened, _part(20))
    page.locator("#share").press("Enter")
    expect(page.locator("#share-as-link")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#share-as-look")).to_be_checked()
    inside = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        inside.add(page.evaluate("document.activeElement.id || document.activeElement.tagName"))
    assert inside <= {"share-as-look", "share-link", "share-copy", "share-close", "BODY"}
    page.locator("#share-copy").press("Enter")
    expect(page.locator("#sharing [role=status]")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == _shared(page)
    for theme, width in (("light", 1280), ("dark", 390)):
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        page.set_viewport_size({"width": width, "height": 844})
        assert violations(page) == [], f"{theme}, {width} wide"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.keyboard.press("Escape")
    expect(page.locator("#sharing")).to_have_count(0)
    expect(page.locator("#share")).to_be_focused()


def test_the_devices_share_sheet_gets_the_link(page: Page, opened: Opens) -> None:
    opened(link_to(_part(20)), ready="table")
    page.evaluate("() => { navigator.share = async (what) => { window.given = what.url; throw Error('closed'); }; }")
    page.locator("#share").click()
    page.locator("#share-sheet").click()
    assert page.evaluate("window.given") == _shared(page)
    page.evaluate("() => delete navigator.share")


# --- look at this


def test_a_look_opens_the_replay_at_its_moment_and_keeps_nothing_until_one_plays_on(page: Page, opened: Opens) -> None:
    opened("#" + address_of(Invitation(Wish.LOOK, WHOLE, 7), SHELF), ready="table")
    expect(page.locator(".at")).to_contain_text("7 /")
    expect(page.locator("#summary")).to_contain_text("Hotels of Amsterdam")
    page.get_by_role("button", name="One move on").click()
    assert page.evaluate(KEPT) == 0
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#lines li .moment").first).to_have_text("8")
    assert page.evaluate(KEPT) == 1


# --- beat this


def test_a_challenge_shows_the_score_alone_and_is_kept_once_it_is_taken(page: Page, opened: Opens) -> None:
    rival = Match(WHOLE.game, WHOLE.setup, [Person("Anna"), Person("Ivo", 1)], WHOLE.moves)
    address = "#" + address_of(Invitation(Wish.BEAT, rival), SHELF)
    opened(address, ready="beat")
    expect(page.locator("#summary")).to_contain_text("Anna, Ivo")
    expect(page.locator(".aim")).to_contain_text("To beat:")
    assert page.locator("#lines, #board").count() == 0
    assert violations(page) == []
    assert page.evaluate(KEPT) == 0
    page.locator("#take").click()
    pick_one(page, Random(1))
    moves = page.locator("#lines li .moment").count()
    page.reload()
    expect(page.locator("#aim")).to_contain_text("To beat:")
    assert page.locator("#lines li .moment").count() == moves
    opened(address, ready="beat")
    page.locator("#mine").click()
    expect(page.locator("#aim")).to_contain_text("To beat:")
    assert page.evaluate(KEPT) == 1


def test_the_end_says_whether_it_is_beaten_and_shows_how_the_other_played(page: Page, opened: Opens) -> None:
    nearly = _part(len(WHOLE.steps) - 1)
    nearly.rival = match_at("amsterdam", choose=lambda legal, _: legal[0])
    sit_down(opened, nearly)
    expect(page.locator("#aim")).to_have_text(re.compile("To beat: [^.]*[.]$"))
    play_on(page, Random(1))
    expect(page.locator("#aim")).to_contain_text(re.compile("Beaten|Not beaten|Level"))
    page.locator("#theirs").click()
    expect(page.locator(".at")).to_contain_text(f"0 / {len(nearly.rival.steps)}")


# --- play by link


def _turn(page: Page, chance: Random) -> str:
    """Play until it is the other's turn, and return the link for them."""
    things = page.locator("#send, #confirm, #board [data-can], #acts [data-pick]")
    things.first.wait_for(state="visible")
    while not page.locator("#send").count():
        pick_one(page, chance)
        things.first.wait_for(state="visible")
    assert page.locator("#board [data-can]").count() == 0, "nobody here decides now"
    page.locator("#send").click()
    link = _shared(page)
    page.keyboard.press("Escape")
    return link


def test_two_people_play_by_link(page: Page, opened: Opens, browser: Browser) -> None:
    opened("#setup/amsterdam", ready="setup")
    page.locator("#name-0").fill("Anna")
    page.locator("#name-1").fill("Ivo")
    page.locator("#name-1").press("Tab")
    page.locator("#level-1").select_option("0")
    page.get_by_label("by link").check()
    page.locator("#first").select_option("0")
    page.get_by_role("button", name="Start").click()
    chance, links = Random(3), [_turn(page, Random(3))]
    expect(page.locator("#send")).to_have_text("Send the link to Ivo")
    there = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    other = there.new_page()
    quick(other)
    for turn, (here, name) in enumerate(((other, "Ivo"), (page, "Anna"), (other, "Ivo"), (page, "Anna"))):
        here.goto(links[-1].replace("#", f"?{turn}#"))
        here.locator("#summary").get_by_text(name).last.wait_for()
        expect(here.locator("#keep")).to_have_text("Sit down as Ivo" if turn == 0 else "Go on playing")
        here.locator("#keep").click()
        links.append(_turn(here, chance))
        assert here.evaluate(KEPT) == 1
    page.goto(links[-2].replace("#", "?older#"))
    expect(page.locator("#note")).to_contain_text("yours is further on")
    expect(page.locator("#keep")).to_have_count(0)
    there.close()


def test_who_is_here_after_all_sits_down_at_the_same_device(page: Page, opened: Opens) -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.round == 2)
    opened("#" + address_of(Invitation(Wish.TURN, match), SHELF), ready="table")
    page.locator("#keep").click()
    _turn(page, Random(1))
    page.locator("#join").click()
    expect(page.locator("#uncover")).to_be_focused()
    page.locator("#uncover").click()
    expect(page.locator("#board [data-can], #acts [data-pick]").first).to_be_visible()


def test_a_bad_link_is_told_in_a_sentence_and_keeps_nothing(page: Page, opened: Opens) -> None:
    opened(ready="lobby")
    whole = to_link(WHOLE, SHELF)
    words = [f"{wish}/{rest}" for wish in Wish for rest in ("", "AAAA", "3/AAAA")]
    for bad in (*words, f"link/{whole[:-1]}", f"look/9999/{whole}", f"beat/{to_link(_part(20), SHELF)}"):
        page.evaluate("(hash) => { location.hash = hash; }", bad)
        page.wait_for_url(re.compile("#$"))
        expect(page.locator(".notice").first).to_contain_text(re.compile("link|no score to beat"))
    assert page.evaluate(KEPT) == 0
