"""Guides: their Markdown becomes HTML and nothing slips through; each open game has one in every language."""

import re
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.table.rulings import read
from fivestars.tools.build import GAMES, PACKAGE
from fivestars.tools.trouble import ROOT
from fivestars.web.match.reading import Reading
from fivestars.web.screens.guide import made, rendered
from fivestars.web.screens.rules import guide_page
from guides import text_of
from reading import reading
from tongues import spoken

TAGS: Final = set(
    "h1 h2 h3 p ul ol li table thead tbody tr th td figure img em strong details summary section svg use".split()
)
ATTRIBUTES: Final = set("src alt loading scope id value start tabindex class aria-hidden href".split())
RULINGS: Final = """
[[ruling]]
number = 2
question = { en = "May I?", ru = "Можно?", uk = "Можна?" }
answer = { en = "Up *to* two.", ru = "До *двух*.", uk = "До *двох*." }
why = { en = "Nothing forbids it.", ru = "Это не запрещено.", uk = "Це не заборонено." }

[[ruling]]
number = 17
since = 2
question = { en = "<b>?", ru = "<b>?", uk = "<b>?" }
answer = { en = "No.", ru = "Нет.", uk = "Ні." }
why = { en = "It\\nsays so.", ru = "Так сказано.", uk = "Так сказано." }
earlier = { en = "Yes.", ru = "Да.", uk = "Так." }
"""

guides = pytest.mark.parametrize("name", SHELF)


def headings(html: str) -> list[int]:
    return [int(level) for level in re.findall(r"<h(\d)[ >]", html)]


def html_of(text: str) -> str:
    """Return Markdown as HTML, without the line breaks between elements that nobody sees."""
    html = rendered(spoken("en"), "samoa", text)
    return re.sub(r"\n(?=<)|(?<=>)\n", "", html).replace("\n", " ")


def pictures(html: str) -> list[str]:
    return re.findall(r'<img src="assets/guide/([^"]+)"', html)


# --- the renderer


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# One", "<h1>One</h1>"),
        ("### Three *and* **more**", "<h3>Three <em>and</em> <strong>more</strong></h3>"),
        ("One line\nand the next.", "<p>One line and the next.</p>"),
        ("One.\n\nTwo.", "<p>One.</p><p>Two.</p>"),
        ("- one\n- two\n  goes on", "<ul><li>one</li><li>two goes on</li></ul>"),
        ("1. one\n2. **two**\n10. ten", "<ol><li>one</li><li><strong>two</strong></li><li>ten</li></ol>"),
        (
            "| a | b |\n|---|:-:|\n| 1 | *2* |",
            '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'
            "<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>",
        ),
        ("![A board](a.png)", '<figure><img src="assets/guide/samoa-a.png" alt="A board" loading="lazy"></figure>'),
        (
            "One.\n\n---\n\n## Two\n\nMore.",
            "<p>One.</p><details><summary><h2>Two</h2></summary><p>More.</p></details>",
        ),
        (
            "---\n## One\n### Two\n## Three\n1. four",
            "<details><summary><h2>One</h2></summary><h3>Two</h3></details>"
            "<details><summary><h2>Three</h2></summary><ol><li>four</li></ol></details>",
        ),
        ("", ""),
    ],
)
def test_markdown_becomes_html(text: str, html: str) -> None:
    assert html_of(text) == html


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "# <img onerror=x>",
        "- <b>x</b>",
        "1. <b>x</b>",
        "| <b> |\n|---|\n| <i> |",
        '![" onload="x](a.png)',
        '![x](a.png" onload="x)',
        "**<b>** *<i>*",
    ],
)
def test_html_in_a_guide_is_shown_and_not_obeyed(text: str) -> None:
    found = reading(html_of(text)).elements
    assert found
    assert {element.tag for element in found} <= TAGS
    assert {name for element in found for name in element.attributes} <= ATTRIBUTES


@given(st.text(alphabet="#-*![]()<>&\"' \n1.ab"))
def test_no_text_brings_a_tag_of_its_own(text: str) -> None:
    found = reading(html_of(text)).elements
    assert {element.tag for element in found} <= TAGS
    assert {name for element in found for name in element.attributes} <= ATTRIBUTES


# --- the rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_stand_where_their_line_is_each_with_its_number(language: str) -> None:
    html = rendered(spoken(language), "samoa", "One.\n\n[rulings]\n\nTwo.", read(RULINGS))
    found = reading(html)
    items = [element.attributes for element in found.elements if element.tag == "li"]
    assert items == [
        {"id": "guide-ruling-2", "value": "2", "tabindex": "-1"},
        {"id": "guide-ruling-17", "value": "17", "tabindex": "-1"},
    ]
    ways = [element.attributes["href"] for element in found.elements if element.tag == "a"]
    assert ways == ["#rules/samoa/ruling-2", "#rules/samoa/ruling-17"]
    assert html.index("One") < html.index("<ol") < html.index("</ol>") < html.index("Two")
    assert "[" not in html


def test_a_ruling_says_its_question_the_answer_why_and_what_held_before() -> None:
    html = rendered(spoken("en"), "samoa", "[rulings]", read(RULINGS))
    assert "<strong>May I?</strong> Up <em>to</em> two.</p>\n<p>Nothing forbids it.</p>" in html
    assert "<strong>&lt;b&gt;?</strong> No.</p>\n<p>It says so. Before edition 2 of the rules: Yes.</p>" in html


def test_the_rulings_in_a_folded_section_are_folded() -> None:
    html = rendered(spoken("en"), "samoa", "---\n## How we rule\n\n[rulings]\n\n## More", read(RULINGS))
    assert html.index("<details>") < html.index("ruling-17") < html.index("</details>") < html.index("More")


# --- the guides


@guides
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_is_in_order(name: str, language: str) -> None:
    html = made(spoken(language), name)
    levels = headings(html)
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(deeper - level <= 1 for level, deeper in pairwise(levels)), "no level is left out"
    assert not re.search(r"\*\*|\]\(|^#|\||\[rulings\]", html, re.MULTILINE), "what was not rendered"
    assert spoken(language).language == language
    assert html in guide_page(spoken(language), name, Reading())


@guides
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_of_a_guide_are_there_and_described(name: str, language: str) -> None:
    html = made(spoken(language), name)
    found = pictures(html)
    there = {f"{name}-{path.name}" for path in (GAMES / name / "guide").glob("*.png")}
    assert set(found) <= there, f"`python3 py record` takes the pictures: {set(found) - there}"
    assert 'alt=""' not in html


@guides
def test_a_guide_says_the_same_in_every_language(name: str) -> None:
    shapes = {
        language: (headings(html), pictures(html), html.count("<li>"), html.count("<tr>"), html.count("<p>"))
        for language in LANGUAGES
        for html in [made(spoken(language), name)]
    }
    assert len(set(map(str, shapes.values()))) == 1, shapes


@guides
def test_the_ids_of_a_guide_are_nobody_elses_in_the_page(name: str) -> None:
    html = rendered(spoken("en"), name, text_of(name, "en") + "\n\n[rulings]", read(RULINGS))
    ids = {element.attributes["id"] for element in reading(html).elements if "id" in element.attributes}
    frames = [ROOT / "index.html", *PACKAGE.rglob("*.html")]
    theirs = [id_ for path in frames for id_ in re.findall(r'\bid="([^"]*)"', path.read_text("utf-8"))]
    assert "page" in theirs
    assert {id_.partition("-")[0] for id_ in ids} == {"guide"}
    assert not [id_ for id_ in theirs if id_.startswith(("guide", "{{ guide"))]
