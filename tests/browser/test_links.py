"""The panel from which a match is shared: its code read by a camera, its keys, the clipboard and the share sheet."""

import re
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from browser.steps import Opens, link_to, match_at, sit_down, violations
from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.links.invitation import Wish, invitation_at

pytestmark = pytest.mark.warm

WHOLE = match_at("amsterdam")


def _part(count: int) -> Match:
    return Match(WHOLE.game, WHOLE.setup, WHOLE.people, WHOLE.moves[:count])


def _shared(page: Page) -> str:
    """Return the link in the panel, once its QR code has been read as the same."""
    link = page.locator("#share-link").input_value()
    (code,) = zxingcpp.read_barcodes(Image.open(BytesIO(page.locator(".qr").screenshot())))
    assert code.text == link
    return link


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["samoa", "maui"])  # of a long link, and of a short one
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
