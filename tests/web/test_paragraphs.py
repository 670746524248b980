"""The text of a guide: each decision has its place, words are found however they are typed, ways lead somewhere."""

import re

import pytest

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.web.match.board import open_box
from fivestars.web.match.coaching import coach_of
from fivestars.web.match.reading import Reading
from fivestars.web.screens.paragraphs import guide, led, plain, search
from fivestars.web.screens.table.beside import places_of
from tongues import spoken

games = pytest.mark.parametrize("game", SHELF)
tongues = pytest.mark.parametrize("language", LANGUAGES)


def places(game: str, language: str) -> list[str]:
    """Return the places of a guide."""
    return re.findall(r'id="guide-([\w-]+)"', guide(spoken(language), game))


def lit(html: str) -> list[str]:
    """Return the words that are lit."""
    return re.findall(r"<mark>(.*?)</mark>", html)


@games
@tongues
def test_every_kind_of_decision_has_its_place_in_the_guide(game: str, language: str) -> None:
    told = places_of(SHELF[game])
    assert told.keys() == coach_of(SHELF[game]).keys() == open_box(SHELF[game]).words.prompts.keys() - {"over"}
    assert set(told.values()) <= set(places(game, language))


@games
def test_a_guide_has_the_same_places_in_every_language_each_once(game: str) -> None:
    english, *others = [places(game, language) for language in LANGUAGES]
    assert len(english) == len(set(english))
    assert others == [english] * len(others)


@games
@tongues
def test_the_contents_name_every_section_and_every_way_leads_to_a_place(game: str, language: str) -> None:
    html = guide(spoken(language), game)
    ways = re.findall(r'<a href="#rules/(\w+)/([\w-]+)" data-do="read-guide:([\w-]+)"', html)
    assert {way for way, _, _ in ways} == {game}
    assert all(place == deed and place in places(game, language) for _, place, deed in ways)
    contents = html[html.index("<nav") : html.index("</nav>")]
    assert contents.count("<li>") == html.count("<h2") - 1


@games
def test_every_ruling_has_an_address(game: str) -> None:
    html = guide(spoken("en"), game)
    numbers = re.findall(r'<li id="guide-ruling-(\d+)" value="\1"', html)
    assert numbers
    for number in numbers:
        found = led(spoken("en"), game, Reading(f"ruling-{number}")).html
        assert f'id="guide-ruling-{number}" data-told aria-current="true"' in found
        assert "<details open>" in found, "else nobody sees it"
        assert f'href="#rules/{game}/ruling-{number}"' in found


# --- looking for words


@pytest.mark.parametrize(
    ("language", "query", "word"),
    [
        ("en", "EMPEROR", "emperor"),
        ("en", "room", "rooms"),
        ("en", "cafe", "café"),
        ("ru", "ИМПЕРАТОР", "императора"),
        ("ru", "номер", "номеров"),
        ("ru", "заселен", "заселён"),
        ("ru", "постояльцы", "постояльцев"),
        ("uk", "готелі", "готель"),
        ("uk", "готелi", "готель"),  # a Latin i
        ("uk", "iмператор", "імператора"),
        ("uk", "крона", "крон"),
    ],
)
def test_a_word_is_found_however_it_is_typed(language: str, query: str, word: str) -> None:
    found = led(spoken(language), "austria", Reading(query=query))
    assert found.places > 0
    assert word in {mark.lower() for mark in lit(found.html)}


def test_marks_that_are_typed_are_no_other_letters() -> None:
    assert plain("Ёжик Її Ґанок CAFÉ п'ять п’ять") == "ежик ii ганок cafe п’ять п’ять"


def test_it_tells_how_many_things_say_all_the_words() -> None:
    html = "<h1>Rooms</h1><p>A red room, a <em>blue</em> one.</p><ul>\n<li>Red &amp; blue.</li>\n<li>red</li></ul>"
    assert search(html, "red blue").places == 2
    assert search(html, "red").places == 3
    assert search(html, "room").places == 2
    assert search(html, "green") == (html, 0)
    assert search(html, "r") == (html, 0), "one letter is not looked for"
    assert search(html, " ,.- ") == (html, 0)


def test_what_is_found_is_lit_and_else_the_text_is_as_it_was() -> None:
    html = '<p id="blue">A <em>blue</em> one &amp; “bluer”, not unblue.</p>'
    assert search(html, "blue").html == (
        '<p id="blue">A <em><mark>blue</mark></em> one &amp; “<mark>bluer</mark>”, not unblue.</p>'
    )
    for language in LANGUAGES:
        before = str(guide(spoken(language), "austria"))
        after = led(spoken(language), "austria", Reading(query="2")).html
        assert after.replace("<details open>", "<details>").replace("<mark>", "").replace("</mark>", "") == before


def test_no_query_brings_a_tag_of_its_own() -> None:
    html = "<p>5 &lt; 7 &lt;b&gt; mark</p>"
    for query in ("<b>", "&lt;", "mark", "b", "p>", "<mark>"):
        found = search(html, query).html
        assert found.replace("<mark>", "").replace("</mark>", "") == html


def test_folds_open_where_something_is_found() -> None:
    found = led(spoken("en"), "austria", Reading(query="purse"))
    assert "<details open>" in found.html
    assert "<details open>" not in led(spoken("en"), "austria", Reading(query="strudel café tables")).html
