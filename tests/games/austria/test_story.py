"""The emperor's visit as it is told: who scores what, how far all go back, and who is honoured or blamed."""

from typing import Any

from fivestars.games.austria.board.story import Subject, story
from fivestars.games.austria.rules import LEOPOLD, Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.words import WORDS
from fivestars.table.drawing import Scene
from fivestars.table.game import kind
from fivestars.web.deeds import TellStory
from fivestars.web.match.story import story_of
from fivestars.web.words.speech import Seated, Speech, tongue
from games.austria.positions import ANNA, BORIS, cooks, emperor_comes, opened
from matches import match_at
from sittings import done, html_of, sitting_of
from visit import Visit

SPEECH = Speech(tongue("en"), WORDS, [Seated(name, seat) for seat, name in enumerate(("Anna", "Boris", "Clara"))])


def visited(state: Austria, round_: int, tile: str) -> list[Scene]:
    """Return the story of the emperor's visit to these hotels."""
    before = state.copy()
    before.round = round_
    happened = emperor_comes(state, round_, tile)
    before.tiles = state.tiles
    return story(before, happened, SPEECH)


def subjects(scene: Scene) -> dict[int, Subject]:
    shown: Any = scene.shown["subjects"]
    return {one.seat: one for one in shown}


def test_all_score_then_all_go_back_and_then_each_hears_the_verdict() -> None:
    state = opened(seats=3)
    state.steps = [8, 3, 4]
    scores, back, verdicts = visited(state, 3, "A1")
    assert {kind(event) for event in scores.told} == {"TrackScored"}
    assert {kind(event) for event in back.told} == {"Retreated"}
    first = [(one.stands, one.points, one.verdict) for one in subjects(scores).values()]
    assert first == [(8, 5, ""), (3, 3, ""), (4, 3, "")]
    assert [one.stands for one in subjects(back).values()] == [5, 0, 1]
    assert [one.verdict for one in subjects(verdicts).values()] == ["bonus", "penalty", "neither"]


def test_what_came_of_a_verdict_at_once_stands_beside_it() -> None:
    state = opened(seats=3)
    state.steps = [6, 5, 5]
    cooks(state, "ss", BORIS)
    *_, verdicts = visited(state, 5, "B1")
    assert subjects(verdicts)[ANNA].outcome == []
    assert subjects(verdicts)[BORIS].outcome == [e.LostAllFood(BORIS)]


def test_what_is_still_to_be_decided_is_not_told_and_everybody_has_a_verdict_all_the_same() -> None:
    state = opened(seats=3)
    state.steps = [6, 3, 10]
    *_, verdicts = visited(state, 3, "A4")  # Anna prepares a room first: nothing has come to the others yet
    assert state.seat == ANNA
    assert [one.verdict for one in subjects(verdicts).values()] == ["bonus", "penalty", "bonus"]
    assert not any(one.outcome for one in subjects(verdicts).values())


def test_after_the_last_visit_nothing_of_the_end_is_in_the_story() -> None:
    state = opened(seats=2)
    state.steps = [10, 10]
    *_, verdicts = visited(state, 7, "C1")
    assert e.Scored(ANNA, 8) in subjects(verdicts)[ANNA].outcome
    assert state.seat is None
    assert {kind(event) for event in verdicts.told} <= {"Honoured", "Scored"}


def test_leopold_scores_and_is_neither_honoured_nor_blamed() -> None:
    """He has no hotel that the emperor would look at (ruling 38)."""
    match = match_at("austria", ("leopold 2",), (0, 0), seed=3)
    after = next(
        count
        for count, step in enumerate(match.steps, 1)
        if any(isinstance(one, e.TrackScored) for one in step.happenings)
    )
    there = sitting_of(match.until(after), viewer=0)
    one = story_of(there.match, after, there.reader, tongue("en"))
    assert one is not None
    assert subjects(one.scenes[0])[LEOPOLD].points >= 0
    assert subjects(one.scenes[-1])[LEOPOLD].verdict == ""


def test_the_visit_is_drawn_and_a_tap_on_it_goes_on() -> None:
    match = match_at("austria", levels=(0, 1), until=lambda state: state.round > 3)
    html = html_of(done(sitting_of(match), TellStory(len(match.steps), 0)))
    assert 'data-do="turn-story:on"' in html.partition('class="scene"')[2].partition("telling")[0]
    assert html.count('class="subject ') == len(match.people)


def test_one_door_of_the_log_leads_to_the_visit_of_everybody() -> None:
    match = match_at("austria", levels=(0, 1, 1), until=lambda state: state.round > 3)
    visit = Visit().sit_down(match)
    assert len([door for door in visit.all("#lines [data-do]") if door["data-do"].startswith("tell-story:")]) == 1
