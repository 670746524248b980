"""Guides: our small Markdown becomes HTML and nothing slips through; each open game has one in every language."""

import re
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.tools.build import GAMES
from fivestars.web.screens.rules import guide_page, rendered
from guides import text_of
from reading import reading
from tongues import spoken

TAGS: Final = set("h1 h2 h3 p ul ol li table thead tbody tr th td figure img em strong details summary".split())
ATTRIBUTES: Final = {"src", "alt", "loading", "scope"}

guides = pytest.mark.parametrize("name", SHELF)


def headings(html: str) -> list[int]:
    return [int(level) for level in re.findall(r"<h(\d)>", html)]


def pictures(html: str) -> list[str]:
    return re.findall(r'<img src="assets/guide/([^"]+)"', html)


# --- the renderer


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# One", "<h1>One</h1>"),
        ("### Three *and* **more**", "<h3>Three <em>and</em> <strong>more</strong></h3>"),
        ("One line\nand the next.", "<p>One line and the next.</p>"),
        ("One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"),
        ("- one\n- two\n  goes on", "<ul><li>one</li><li>two goes on</li></ul>"),
        ("1. one\n2. **two**\n10. ten", "<ol><li>one</li><li><strong>two</strong></li><li>ten</li></ol>"),
        (
            "| a | b |\n|---|:-:|\n| 1 | *2* |",
            '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'
            "<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>",
        ),
        ("![A board](a.png)", '<figure><img src="assets/guide/a.png" alt="A board" loading="lazy"></figure>'),
        (
            "One.\n\n---\n\n## Two\n\nMore.",
            "<p>One.</p>\n<details><summary><h2>Two</h2></summary><p>More.</p></details>",
        ),
        ("", ""),
    ],
)
def test_markdown_becomes_html(text: str, html: str) -> None:
    assert rendered(text) == html


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
    found = reading(rendered(text)).elements
    assert found
    assert {element.tag for element in found} <= TAGS
    assert {name for element in found for name in element.attributes} <= ATTRIBUTES


@given(st.text(alphabet="#-*![]()<>&\"' \n1.ab"))
def test_no_text_brings_a_tag_of_its_own(text: str) -> None:
    found = reading(rendered(text)).elements
    assert {element.tag for element in found} <= TAGS
    assert {name for element in found for name in element.attributes} <= ATTRIBUTES


# --- the guides


@guides
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_is_in_order(name: str, language: str) -> None:
    html = rendered(text_of(name, language))
    levels = headings(html)
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(deeper - level <= 1 for level, deeper in pairwise(levels)), "no level is left out"
    assert not re.search(r"\*\*|\]\(|^#|\|", html, re.MULTILINE), "what was not rendered"
    assert spoken(language).language == language
    assert html in guide_page(spoken(language), name)


@guides
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_of_a_guide_are_there_and_described(name: str, language: str) -> None:
    html = rendered(text_of(name, language))
    found = pictures(html)
    there = {f"{name}-{path.name}" for path in (GAMES / name / "guide").glob("*.png")}
    assert set(found) <= there, f"`python3 py record` takes the pictures: {set(found) - there}"
    assert 'alt=""' not in html


@guides
def test_a_guide_says_the_same_in_every_language(name: str) -> None:
    shapes = {
        language: (headings(html), pictures(html), html.count("<li>"), html.count("<tr>"), html.count("<p>"))
        for language in LANGUAGES
        for html in [rendered(text_of(name, language))]
    }
    assert len(set(map(str, shapes.values()))) == 1, shapes
