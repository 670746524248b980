"""The numbers on the guide's pictures: each has a caption, lies on the picture, and its thing is on the board still."""

from importlib import import_module

import pytest

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.table.pictures import Picture, Shot, pictures_of, played
from fivestars.tools.build import GAMES
from fivestars.web.screens.guide import made, rendered
from reading import reading
from tongues import spoken
from visit import Visit

games = pytest.mark.parametrize("game", SHELF)
SHOTS = [
    pytest.param(game, shot, id=f"{game} {shot.name}")
    for game in SHELF
    for shot in import_module(f"fivestars.games.{game}.guide.pictures").SHOTS
]


def shown(game: str, shot: Shot) -> Visit:
    """Return a visit to what a picture shows."""
    match = played(SHELF[game], shot)
    visit = Visit().sit_down(match)
    for press in shot.presses(match.state):
        while not (press.until and visit.count(press.until)):
            visit.press(visit.all(press.thing)[-1 if press.last else 0])
            if not press.until:
                break
    return visit


@pytest.mark.parametrize(("game", "shot"), SHOTS)
def test_what_gets_a_number_is_on_the_board(game: str, shot: Shot) -> None:
    visit = shown(game, shot)
    part = visit.the(shot.of)
    missing = [thing for thing in shot.marks if not part.all(thing)]
    assert not missing, f"{shot.name}.png shows no {missing}: see guide/pictures.py"


@pytest.mark.parametrize(("game", "shot"), SHOTS)
def test_a_picture_has_all_its_numbers_and_they_lie_on_it(game: str, shot: Shot) -> None:
    picture = pictures_of(GAMES / game / "guide")[shot.name]
    assert len(picture.marks) == len(shot.marks), f"`python3 py record {game}` takes the pictures anew"
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in picture.marks)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_caption(game: str, language: str) -> None:
    html = str(made(spoken(language), game))
    marked = {name for name, picture in pictures_of(GAMES / game / "guide").items() if picture.marks}
    assert marked, "no picture has numbers"
    figures = [part.partition("</figure>")[0] for part in html.split("<figure>")[1:]]
    for name in marked:
        (figure,) = [figure for figure in figures if f"{game}-{name}.png" in figure]
        assert figure.count("<circle") == figure.count("<li>") > 0, f"{name}.png and the list below it"
    assert html.count("<figcaption>") == len(marked)


PICTURES = {"a": Picture(400, 200, ((0.25, 0.5), (1, 0)))}


def test_numbers_lie_over_the_picture_and_a_list_says_what_they_are() -> None:
    html = rendered(spoken("en"), "samoa", "![A board](a.png)\n\n1. One.\n2. Two.\n\nMore.", pictures=PICTURES)
    assert "".join(html.split("\n")) == (
        '<figure><div class="guide-picture">'
        '<img src="assets/guide/samoa-a.png" alt="A board" loading="lazy" width="400" height="200">'
        '<svg class="guide-marks" aria-hidden="true">'
        '<circle cx="25.0%" cy="50.0%" r="11"/><text x="25.0%" y="50.0%" dy="4.5">1</text>'
        '<circle cx="100.0%" cy="0.0%" r="11"/><text x="100.0%" y="0.0%" dy="4.5">2</text></svg></div>'
        "<figcaption><ol><li>One.</li><li>Two.</li></ol></figcaption></figure><p>More.</p>"
    )


def test_a_picture_without_numbers_takes_no_list_in() -> None:
    html = rendered(spoken("en"), "samoa", "![A board](b.png)\n\n1. One.", pictures=PICTURES)
    assert [element.tag for element in reading(html).elements] == ["figure", "img", "ol", "li"]
