"""What the log tells of the deal, where a game tells anything: only what everybody may know."""

import re

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.web.match.log import log_of
from sittings import log_lines, model_at, sitting_of


def a_match(name: str) -> Match:
    game = SHELF[name]
    seats = game.seats[0]
    return Match(
        game, Setup(name, game.edition, seats, game.usual(), 7, 0), [Person(colour=seat) for seat in range(seats)]
    )


@pytest.mark.parametrize("name", SHELF)
def test_the_deal_is_told_from_what_everybody_may_know(name: str) -> None:
    match = a_match(name)
    assert match.state.seen_by(None).dealt() == match.dealt


@pytest.mark.parametrize("name", SHELF)
def test_the_log_begins_with_the_deal_and_goes_on_with_the_moves(name: str) -> None:
    match = a_match(name)
    there = sitting_of(match)
    lines = log_lines(there)
    assert len(lines) == len(match.dealt)
    assert all('data-do="show-moment:0"' in line for line in lines)
    later = log_lines(there.play(match.state.legal()[0]))
    assert later[: len(lines)] == lines
    assert 'data-do="show-moment:1"' in later[len(lines)]


@pytest.mark.parametrize("name", SHELF)
def test_each_move_is_a_block_of_the_log_with_who_moved_at_its_head(name: str) -> None:
    there = sitting_of(a_match(name))
    people = there.speech(model_at(there).words).people
    for _ in range(3):
        there = there.play(there.match.state.legal()[0])
    moves = log_of(there, model_at(there).words).moves
    heads = [re.findall('<span class="mover" aria-hidden="true">(.*?)</span>', move) for move in moves]
    counts = [int(re.findall(r'data-after="(\d+)"', move)[0]) for move in moves]
    movers = [str(people[there.match.steps[count - 1].seat].told) if count else "The match begins." for count in counts]
    assert heads == [[mover] for mover in movers]
    assert all(move.index('class="mover"') < move.index('class="said"') for move in moves)
