"""The course of a match: every round told in words, lines that differ in more than colour, names that can be read."""

import re
from itertools import pairwise

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.tools.golden import files, folder, read
from fivestars.web.match.board import open_box
from fivestars.web.match.course import APART, DASHES, MARKS, course_html, stops_of
from fivestars.web.words.people import names_of
from fivestars.web.words.speech import Seated, Speech, tongue
from matches import match_at

MATCH = read(folder("samoa") / "coins.txt")


def drawn(match: Match) -> str:
    words = tongue("en")
    people = [
        Seated(name, person.colour) for name, person in zip(names_of(words, match.people), match.people, strict=True)
    ]
    return course_html(stops_of(match), Speech(words, open_box(match.game).words, people))


def test_the_course_begins_with_the_deal_and_ends_with_the_result() -> None:
    stops = stops_of(MATCH)
    assert stops[0].after == 0
    assert stops[-1].after == len(MATCH.steps)
    assert list(stops[-1].points) == [score.total for score in MATCH.state.standing().scores]
    assert [stop.round for stop in stops] == list(range(MATCH.state.round + 1))


def test_a_match_that_ends_as_a_round_begins_is_drawn_to_that_round() -> None:
    match = match_at("amsterdam", levels=(0, 0, 0, 0), seed=3)
    last = match.state.round
    assert [stop.round for stop in stops_of(match)][-2:] == [last - 2, last], "a boat has sailed"
    html = drawn(match)
    numbers = [int(number) for number in re.findall(r'class="number middle"[^>]*>(\d+)<', html)]
    assert numbers == list(range(1, last + 1))


def test_each_stop_holds_the_points_of_its_moment() -> None:
    for stop in stops_of(MATCH):
        state = Match(MATCH.game, MATCH.setup, MATCH.people, MATCH.moves[: stop.after]).state
        assert list(stop.points) == [score.total for score in state.standing().scores]


def test_every_round_is_a_button_that_tells_its_points_and_leads_there() -> None:
    html = drawn(MATCH)
    for stop in stops_of(MATCH):
        told = " · ".join(f"Player {seat}: {points}" for seat, points in enumerate(stop.points, 1))
        title = f"Round {stop.round}" if stop.round else "At the start"
        assert f'data-do="visit-moment:{stop.after}" aria-label="{title} · {told}"' in html


def test_the_same_numbers_stand_in_a_table() -> None:
    rows = re.findall(r'<th scope="row">[^<]*</th>((?:<td>-?\d+</td>)+)', drawn(MATCH))
    assert [[int(cell) for cell in re.findall(r"-?\d+", row)] for row in rows] == [
        list(stop.points) for stop in stops_of(MATCH)
    ]


def test_no_two_lines_are_told_apart_by_colour_alone() -> None:
    seats = max(seats for game in SHELF.values() for seats in game.seats)
    assert len(set(DASHES)) >= seats
    assert len(set(MARKS)) == 8


@pytest.mark.parametrize("game", ["maui", "overbooking", "amsterdam"])
def test_names_at_the_ends_of_lines_do_not_cover_one_another(game: str) -> None:
    for path in files(game):
        heights = sorted(float(y) for y in re.findall(r'class="whose" x="[\d.]+" y="([\d.]+)"', drawn(read(path))))
        assert len(heights) == read(path).setup.seats
        assert all(two - one >= APART - 0.1 for one, two in pairwise(heights))


def test_points_below_zero_and_a_match_of_nothing_have_a_place() -> None:
    game = SHELF["maui"]
    match = Match(game, Setup("maui", game.edition, 2, game.usual(), 1, 0), [Person(), Person(colour=1)])
    words = Speech(tongue("en"), open_box(game).words, [Seated("A", 0), Seated("B", 1)])
    stops = stops_of(match)
    assert "NaN" not in course_html(stops, words)
    below = course_html([stops[0], stops[0]._replace(after=1, round=1, points=[-7, 130])], words)
    told = re.findall(r'class="number end-of"[^>]*>(\N{MINUS SIGN}?\d+)<', below)
    numbers = [int(text.replace("\N{MINUS SIGN}", "-")) for text in told]
    assert min(numbers) <= -7
    assert max(numbers) >= 130
    assert 0 in numbers
