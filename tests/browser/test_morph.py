"""The page is changed where it differs, and nowhere else: what stays keeps all that HTML does not tell."""

from random import Random

import pytest
from playwright.sync_api import Page

from fivestars.tools.setup import ASSETS

TREES = 300
NO_MOVING = "delete Element.prototype.moveBefore"
# Changes the page, and tells whether it is then what was told, and each thing with an id that stays the same one.
CHANGE = """(html) => {
  const page = document.getElementById("page");
  const things = (root) => [...root.querySelectorAll("[id]")];
  const before = new Map(things(page).map((thing) => [thing.id, thing]));
  morph(page, html);
  const told = document.createElement("main");
  told.id = "page";
  told.innerHTML = html;
  const stays = ({ id, nodeName }) => before.get(id)?.nodeName === nodeName;
  const same = things(page).filter(stays).every((thing) => before.get(thing.id) === thing);
  return [page.isEqualNode(told), same];
}"""


@pytest.fixture
def shown(page: Page) -> Page:
    """Return a page that has nothing but what is shown on it."""
    page.set_content('<!doctype html><main id="page"></main>')
    page.add_script_tag(content=(ASSETS / "morph.js").read_text("utf-8"))
    return page


def _show(page: Page, html: str) -> None:
    page.evaluate("(html) => morph(document.getElementById('page'), html)", html)


def _tree(chance: Random, ids: list[str], depth: int) -> str:
    """Return random HTML; each of the ids names one thing at most."""
    parts = []
    for _ in range(chance.randrange(5)):
        if chance.random() < 0.2:
            parts.append(chance.choice(("a", " b ")))
            continue
        name, inner = chance.choice(("div", "i", "svg")), _tree(chance, ids, depth - 1) if depth else ""
        id_ = f' id="{ids.pop()}"' if ids and chance.random() < 0.6 else ""
        look = chance.choice(("", ' class="x"', ' class="y" title="z"'))
        parts.append(f"<{name}{id_}{look}>{'' if name == 'svg' else inner}</{name}>")
    return "".join(parts)


@pytest.mark.parametrize("moves", [True, False])
def test_the_page_becomes_what_is_told_and_things_stay_the_same(shown: Page, moves: bool) -> None:
    chance = Random(1)
    if not moves:
        shown.evaluate(NO_MOVING)
    for number in range(TREES):
        ids = [f"n{at}" for at in range(12)]
        chance.shuffle(ids)
        html = _tree(chance, ids, 3)
        assert shown.evaluate(CHANGE, html) == [True, True], f"tree {number}: {html}"


def test_what_is_told_by_its_name_alone_stays_as_it_is(shown: Page) -> None:
    _show(shown, '<p><b id="x">1</b></p><p></p>')
    _show(shown, '<p></p><p><b id="x" data-kept></b></p>')
    assert shown.inner_html("#page") == '<p></p><p><b id="x">1</b></p>'


def test_what_is_apart_stays_as_others_have_filled_it(shown: Page) -> None:
    apart = '<ol id="lines" data-apart></ol>'
    _show(shown, apart)
    shown.evaluate("document.getElementById('lines').innerHTML = '<li>1</li>'")
    _show(shown, f"<p>new</p>{apart}")
    assert shown.inner_text("#lines") == "1"


def test_what_stands_on_the_page_twice_stays_in_its_place(shown: Page) -> None:
    _show(shown, '<section><b id="x">1</b></section>')
    shown.evaluate("window.first = document.getElementById('x')")
    _show(shown, '<section><b id="x">1</b></section><aside><b id="x">1</b></aside>')
    assert shown.evaluate("first.closest('section') !== null")
    _show(shown, '<section><b id="x">2</b></section>')
    assert shown.evaluate("[first.isConnected, first.textContent]") == [True, "2"]


@pytest.mark.parametrize("moves", [True, False])
def test_what_has_the_focus_keeps_it_unless_it_goes_elsewhere(shown: Page, moves: bool) -> None:
    if not moves:
        shown.evaluate(NO_MOVING)
    _show(shown, '<p><button id="x">1</button><b></b></p><p></p>')
    shown.locator("#x").focus()
    _show(shown, '<p><b></b><i id="y"></i><button id="x">2</button></p><p></p>')
    assert shown.evaluate("document.activeElement.id") == "x"
    _show(shown, '<p><b></b></p><p><i id="y"><button id="x">2</button></i></p>')
    assert shown.evaluate("document.activeElement.id") == ""


def test_what_has_the_focus_and_goes_has_lost_it_before(shown: Page) -> None:
    _show(shown, '<p><button id="x">1</button></p>')
    shown.locator("#x").focus()
    shown.evaluate("document.addEventListener('focusout', () => (window.then = document.body.innerText))")
    _show(shown, "<p>new</p>")
    assert shown.evaluate("window.then") == "1", "the page was changed with the focus on it"


def test_what_moves_on_the_board_moves_on_elsewhere(shown: Page) -> None:
    _show(shown, '<p><b id="x">1</b></p><p></p>')
    shown.add_style_tag(content="@keyframes fade { from { opacity: 0; } } #x { animation: fade 1000s; }")
    shown.evaluate("document.getAnimations()[0].currentTime = 500")
    _show(shown, '<p></p><p><b id="x">1</b></p>')
    assert shown.evaluate("document.getAnimations().map((one) => one.currentTime >= 500)") == [True]


def test_a_field_says_what_is_told_and_where_that_stays_what_was_filled_in_is_put_right(shown: Page) -> None:
    html = '<input id="name" value="Anna"><input id="yes" type="checkbox" checked><input id="file" type="file">'
    _show(shown, html)
    shown.locator("#name").fill("Berta")
    shown.locator("#yes").uncheck()
    shown.locator("#file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    _show(shown, html)
    fields = "[document.getElementById('name').value, document.getElementById('yes').checked]"
    assert shown.evaluate(fields) == ["Anna", True]
    assert shown.evaluate("document.getElementById('file').files.length") == 1
    choice = '<select id="pace"><option value="slow"{}>slow</option><option value="fast"{}>fast</option></select>'
    _show(shown, choice.format(" selected", ""))
    _show(shown, choice.format("", " selected"))
    assert shown.locator("#pace").input_value() == "fast"


def test_a_place_that_was_scrolled_stays_so(shown: Page) -> None:
    html = '<div id="list" style="height: 50px; overflow: auto">{}</div>'
    _show(shown, html.format("<p>line</p>" * 50))
    shown.evaluate("document.getElementById('list').scrollTop = 300")
    _show(shown, html.format("<p>other</p>" * 50))
    assert shown.evaluate("document.getElementById('list').scrollTop") == 300
