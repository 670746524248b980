"""A match that comes by link, beside the matches that are kept."""

from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import to_json
from fivestars.web.links.arrival import Meeting, arrived
from fivestars.web.links.invitation import Wish
from fivestars.web.store.saves import NOBODY, Slot

GAME = SHELF["amsterdam"]
PEOPLE = (Person("", 0, 0), Person("", 1, 0))


def _match(count: int, seed: int = 1) -> Match:
    match, chance = Match(GAME, Setup("amsterdam", GAME.edition, 2, GAME.usual(), seed, 0), PEOPLE), Random(5)
    for _ in range(count):
        match.play(chance.choice(match.state.legal()))
    return match


def _forked(count: int) -> Match:
    match, whole = _match(count), _match(count + 1)
    match.play(next(move for move in match.state.legal() if move != whole.moves[count]))
    return match


def _kept(match: Match) -> Slot:
    return Slot("one", "", 1, "tab", to_json(match), "amsterdam", 1, 2, False)


@pytest.mark.parametrize(
    ("arriving", "meeting", "number", "may_be_kept"),
    [
        (_match(12), Meeting.NEWER, 9, True),
        (_match(9), Meeting.SAME, 9, False),
        (_match(5), Meeting.OLDER, 4, False),
        (_forked(6), Meeting.FORKED, 6, False),
        (_match(9, seed=2), Meeting.NEW, 0, True),
    ],
)
def test_how_a_match_stands_to_the_kept_one(arriving: Match, meeting: Meeting, number: int, may_be_kept: bool) -> None:
    arrival = arrived(arriving, [_kept(_match(9))], SHELF)
    assert (arrival.meeting, arrival.number, arrival.may_be_kept) == (meeting, number, may_be_kept)


def test_a_damaged_save_is_no_match_to_compare_with() -> None:
    slot = _kept(_match(9))._replace(text="{")
    assert arrived(_match(9), [slot], SHELF).meeting is Meeting.NEW


def test_by_link_one_sits_down_where_it_is_to_be_decided() -> None:
    match = _match(9)
    turn = arrived(match, [], SHELF)._replace(wish=Wish.TURN)
    assert turn.seats_here(match) == (match.state.seat,)
    assert turn._replace(wish=Wish.PLAY).seats_here(match) == ()
    kept = _kept(_match(5))._replace(here=(1,))
    assert arrived(match, [kept], SHELF)._replace(wish=Wish.TURN).seats_here(match) == (1,), "one keeps one's seat"


def test_who_gets_a_match_that_is_over_has_not_played_it() -> None:
    match = _match(0)
    while not match.over:
        match.play(match.state.legal()[0])
    assert [arrived(match, [], SHELF, wish).seats_here(match) for wish in Wish] == [NOBODY] * len(Wish)
    assert arrived(match, [_kept(_match(0))], SHELF).seats_here(match) == (), "it was begun here"


def test_a_score_to_beat_makes_it_another_match() -> None:
    challenged = _match(3)
    challenged.rival = _match(0)
    while not challenged.rival.over:
        challenged.rival.play(challenged.rival.state.legal()[0])
    assert arrived(challenged, [_kept(_match(3))], SHELF).meeting is Meeting.NEW
    assert arrived(challenged, [_kept(challenged)], SHELF).meeting is Meeting.SAME


def test_other_people_make_it_another_match() -> None:
    other = Match(GAME, _match(3).setup, (Person("Мер", 0, 0), PEOPLE[1]), _match(3).moves)
    assert arrived(other, [_kept(_match(3))], SHELF).meeting is Meeting.NEW
