"""A score to beat: the same deal at the same seat, and nothing of the moves before the end."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import from_json, to_json
from fivestars.web.links.arrival import Arrival, Meeting
from fivestars.web.links.challenge import aim, taken, target, verdict
from fivestars.web.match.board import open_box
from fivestars.web.match.log import told
from fivestars.web.screens.challenge import challenge_page
from fivestars.web.words.people import speech_at
from fivestars.web.words.speech import tongue
from laws import tables, trial
from sittings import html_of, sitting_of

ENGLISH = tongue("en")
NEW = Arrival(Meeting.NEW, None, 0)


def finished(game: str, *people: Person, seed: int = 1) -> Match:
    table = next(table for table in tables(SHELF[game]) if table.seats == len(people))
    return Match(table.game, table.setup(seed), people, trial(table, seed).moves)


RIVAL = finished("amsterdam", Person("Anna", 0), Person("", 1, 4))


def totals(match: Match) -> list[int]:
    return [score.total or 0 for score in match.state.standing().scores]


def test_a_persons_score_is_to_be_beaten_where_people_played() -> None:
    for seed in range(8):
        rival = finished("amsterdam", Person("", 0, 4), Person("Anna", 1), seed=seed)
        assert target(rival) == (1, "Anna", totals(rival)[1])


def test_the_best_score_is_to_be_beaten() -> None:
    for people in ((Person("Anna"), Person("Ivo", 1)), (Person("", 0, 3), Person("", 1, 3))):
        for seed in range(8):
            rival = finished("amsterdam", *people, seed=seed)
            assert target(rival).points == max(totals(rival))


def test_the_deal_the_bots_and_the_seat_are_the_same() -> None:
    match = taken(RIVAL)
    assert match.setup == RIVAL.setup
    assert match.people == (Person("", 0), Person("", 1, 4))
    assert match.steps == []
    assert match.rival is RIVAL


def test_the_challenge_comes_back_from_a_save() -> None:
    match = taken(RIVAL)
    match.play(match.state.legal()[0])
    again = from_json(to_json(match), SHELF)
    assert again.rival is not None
    assert aim(ENGLISH, again.rival) == f"To beat: Anna, {totals(RIVAL)[0]} points."


def test_the_end_says_whether_the_score_is_beaten_and_by_how_much() -> None:
    theirs, met = totals(RIVAL)[0], set()
    for seed in range(30):
        match = finished("amsterdam", Person("", 0), Person("", 1, 4), seed=seed)
        mine = totals(match)[0]
        said = verdict(ENGLISH, match, RIVAL)
        met.add((mine > theirs) - (mine < theirs))
        if mine > theirs:
            assert said.startswith(f"Beaten by {mine - theirs} point")
        elif mine < theirs:
            assert said.startswith(f"Not beaten: {theirs - mine} point")
        assert said.endswith(f"{mine} to {theirs}.")
    assert met >= {1, -1}
    assert verdict(ENGLISH, RIVAL, RIVAL) == f"Level: {theirs} to {theirs}."


@pytest.mark.parametrize("game", SHELF)
def test_nothing_of_their_moves_is_shown_before_the_end(game: str) -> None:
    seats = SHELF[game].seats[0]
    people = [Person("Anna"), *[Person("", seat, 2) for seat in range(1, seats)]]
    drawn = []
    for seed in (1, 2):
        rival = finished(game, *people, seed=1)
        if seed == 2:  # another match with the same score: what is drawn may depend on the score alone
            last = Match(rival.game, rival.setup, rival.people, rival.moves)
            last.steps = last.steps[:1]
            rival = last
        there = sitting_of(taken(rival))
        log = "".join(told(there, 0, there.speech(ENGLISH)))
        drawn.append(challenge_page(speech_at(there.box.words, rival, ENGLISH), rival, NEW) + html_of(there) + log)
    assert drawn[0] == drawn[1]
    assert "Anna" in drawn[0]


def test_a_challenge_that_was_taken_leads_to_ones_own_match() -> None:
    from fivestars.web.store.saves import Slot

    speech = speech_at(open_box(RIVAL.game).words, RIVAL, ENGLISH)
    assert 'id="take"' in challenge_page(speech, RIVAL, NEW)
    mine = challenge_page(speech, RIVAL, Arrival(Meeting.OLDER, Slot("one", "", 1, "tab", ""), 3))
    assert 'id="take"' not in mine
    assert 'href="#match/one"' in mine
