"""What the log tells of the deal: something in every game, and only what everybody may know."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.web.match.board import open_box
from fivestars.web.match.table import Table
from fivestars.web.words.speech import tongue


def a_match(name: str) -> Match:
    game = SHELF[name]
    seats = game.seats[0]
    return Match(
        game, Setup(name, game.edition, seats, game.usual(), 7, 0), [Person(colour=seat) for seat in range(seats)]
    )


@pytest.mark.parametrize("name", SHELF)
def test_the_deal_is_told_from_what_everybody_may_know(name: str) -> None:
    match = a_match(name)
    assert match.dealt
    assert match.state.seen_by(None).dealt() == match.dealt


@pytest.mark.parametrize("name", SHELF)
def test_the_log_begins_with_the_deal_and_goes_on_with_the_moves(name: str) -> None:
    match = a_match(name)
    table = Table(open_box(match.game), match, tongue("en"))
    assert len(table.log().lines) == len(match.dealt)
    assert 'data-do="moment:0"' in table.log().lines[0]
    match.play(match.state.legal()[0])
    assert 'data-do="moment:1"' in table.log().lines[len(match.dealt)]
