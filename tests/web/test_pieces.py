"""Pieces of boards are drawn once and told once; what is kept is what would be drawn anew."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from jinja2 import nodes
from jinja2.meta import find_undeclared_variables
from markupsafe import Markup

from boards import board_of
from fivestars import PACKAGE
from fivestars.games import SHELF
from fivestars.table.drawing import keep_still, stays
from fivestars.web.draw import PIECES, Shown, environment, forget_pieces, whole
from fivestars.web.match.picking import parts_of
from fivestars.web.match.sitting import Sitting
from matches import match_at
from sittings import sitting_of

EVERY = 3  # moves of a match: what is kept is older than a click


def _tables(game: str) -> Iterator[Sitting]:
    """Yield a table as those see it who decide, through a whole match, once with something picked."""
    levels = (0,) * SHELF[game].seats[0]
    match, chance = match_at(game, levels=levels, until=lambda _: True, seed=5), Random(5)
    while match.state.seat is not None:
        legal = match.state.legal()
        move = chance.choice(legal)
        if len(match.steps) % EVERY == 0:
            there = sitting_of(match.copy(), viewer=match.state.seat)
            yield there
            yield there._replace(picks=dict(sorted(parts_of(move), key=str)[:2]))
        match.play(move)
    yield sitting_of(match, viewer=0)._replace(aside=True)


@cache
def _drawn(game: str) -> list[str]:
    forget_pieces()
    return [str(board_of(there).html) for there in _tables(game)]


@pytest.mark.parametrize("game", SHELF)
def test_a_piece_that_is_kept_is_the_one_that_would_be_drawn_anew(game: str) -> None:
    for kept, there in zip(_drawn(game), _tables(game), strict=True):
        forget_pieces()
        keep_still(None)
        assert kept == board_of(there).html, f"after {len(there.match.steps)} moves, picked: {there.picks}"


def test_what_stays_while_somebody_picks_is_made_once() -> None:
    made = []

    @stays
    def foretold(seen: object, move: object) -> str:
        made.append((seen, move))
        return f"{move!r}"

    one, other = object(), object()
    keep_still(one)
    assert [foretold(one, 1), foretold(one, 1), foretold(other, 1)] == ["1", "1", "1"]
    assert foretold(one, True) == "True", "it is equal, and another move all the same"
    keep_still(other)
    foretold(one, 1)
    assert made == [(one, 1), (other, 1), (one, True), (one, 1)]


def test_a_match_that_goes_on_is_seen_anew() -> None:
    there = sitting_of(match_at("amsterdam", until=lambda state: state.prompt == "hotel"), viewer=0)
    seen = there.seen()
    assert there._replace(picks={"do": "Walk"}).seen() is seen, "what is picked changes nothing of it"
    there.match.play(there.match.state.legal()[0])
    assert there.seen() == there.match.state.seen_by(0) != seen


@pytest.mark.parametrize("game", SHELF)
def test_what_is_told_of_a_board_and_what_is_shown_already_are_all_of_it(game: str) -> None:
    page, spared, shown = dict[str, str](), 0, Shown()
    for html in _drawn(game):
        told = shown.thinned(html)
        spared += len(whole(html)) - len(told)
        for stub, name in re.findall(r"((<\w+ id=\"[^\"]+\") data-kept></\w+>)", told):
            told = told.replace(stub, page[name])
        assert told == whole(html)
        page = {re.split(r"[ >](?!id=)", piece)[0]: piece for piece in re.findall("\x02(.*?)\x03", html, re.DOTALL)}
    assert spared > sum(map(len, _drawn(game))) / 3, "hardly anything stays as it is"


def test_all_is_told_where_the_page_was_touched() -> None:
    shown, html = Shown(), '<p>\x02<b id="x">1</b>\x03</p>'
    assert [shown.thinned(html), shown.thinned(html), shown.thinned(html, anew=True)] == [
        '<p><b id="x">1</b></p>',
        '<p><b id="x" data-kept></b></p>',
        '<p><b id="x">1</b></p>',
    ]


def test_what_is_on_the_page_twice_is_told_each_time() -> None:
    shown, piece = Shown(), '\x02<b id="x">1</b>\x03'
    shown.thinned(piece)
    assert shown.thinned(piece + piece) == whole(piece + piece)
    assert shown.thinned(piece) == whole(piece), "which of the two stays nobody knows"


def test_a_name_cannot_pass_for_a_piece() -> None:
    html = str(Markup("<i>{}</i>").format('\x02<b id="x">'))
    shown = Shown()
    assert [shown.thinned(html), shown.thinned(html)] == [whole(html)] * 2


@pytest.mark.parametrize("path", sorted(PACKAGE.glob(f"**{PIECES}")), ids=lambda path: path.parts[-3])
def test_a_piece_knows_nothing_but_what_it_takes(path: Path) -> None:
    drawing = environment()
    assert find_undeclared_variables(drawing.parse(path.read_text("utf-8"))) <= drawing.globals.keys()


def test_what_draws_pieces_tells_them_nothing_else() -> None:
    for path in PACKAGE.glob("**/*.html"):
        parsed = environment().parse(path.read_text("utf-8"))
        imports: list[nodes.Import | nodes.FromImport] = [*parsed.find_all(nodes.Import)]
        imports += parsed.find_all(nodes.FromImport)
        for one in imports:
            is_pieces = isinstance(one.template, nodes.Const) and one.template.value.endswith(PIECES)
            assert not (is_pieces and one.with_context), path
