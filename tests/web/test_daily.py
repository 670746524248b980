"""The deal of the day: one match a game and a date, the same everywhere, and known by its set-up alone."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.table.match import Match, Person
from fivestars.table.notation import from_json, from_link, to_json, to_link
from fivestars.web.days.deal import LEVEL, chance_of, day_of, dealt, name_of, setup_of, slot_id
from fivestars.web.words.dates import date_told
from tongues import spoken

DAY = date(2026, 11, 18)
YEAR = [DAY + timedelta(days) for days in range(365)]

games = pytest.mark.parametrize("name", SHELF)


def test_the_deals_of_a_day_stay_what_they_were() -> None:
    """Who plays the same day with another copy of the page gets the same deal: these never change in an edition."""
    maui = setup_of(SHELF["maui"], DAY)
    assert (maui.seats, maui.options, maui.seed, maui.first) == (2, ("base", "same side", "open"), 306166360, 1)
    samoa = setup_of(SHELF["samoa"], DAY)
    assert (samoa.seats, samoa.options, samoa.seed, samoa.first) == (3, (), 3054582899, 0)


@games
def test_everybody_gets_the_same_table_on_a_date(name: str) -> None:
    one, other = dealt(SHELF[name], DAY), dealt(SHELF[name], DAY)
    assert (one.setup, one.people) == (other.setup, other.people)
    assert one.state == other.state
    assert [person.level for person in one.people] == [0] + [LEVEL] * (len(one.people) - 1)
    assert not one.setup.free_undo, "what was seen stays seen"


@games
def test_the_days_of_a_year_differ_and_every_option_has_its_days(name: str) -> None:
    setups = [setup_of(SHELF[name], day) for day in YEAR]
    assert len({setup.seed for setup in setups}) == len(YEAR)
    assert {setup.first for setup in setups} == set(range(setups[0].seats))
    for place, option in enumerate(SHELF[name].options):
        for value in option.values if not option.since else option.values[:1]:
            days = sum(setup.options[place] == value for setup in setups)
            assert days > len(YEAR) / len(option.values) / 2, f"{value}: {days} days"


def test_two_games_are_dealt_differently_on_a_date() -> None:
    assert len({setup_of(SHELF[name], DAY).seed for name in SHELF}) == len(SHELF)


@games
def test_a_match_knows_its_day_wherever_it_travels(name: str) -> None:
    match = dealt(SHELF[name], DAY)
    match.play(match.state.legal()[0])
    for again in (match, from_json(to_json(match), SHELF), from_link(to_link(match, SHELF), SHELF)):
        assert day_of(again) == DAY
    for day in (date(1, 1, 1), date(9999, 12, 31), *YEAR[:30]):
        assert day_of(dealt(SHELF[name], day)) == day


@games
def test_a_match_with_anything_else_agreed_is_of_no_day(name: str) -> None:
    match = dealt(SHELF[name], DAY)
    setup, people = match.setup, list(match.people)
    others = [
        Match(match.game, setup._replace(seed=setup.seed ^ 1), people),
        Match(match.game, setup._replace(free_undo=True), people),
        Match(match.game, setup._replace(first=(setup.first + 1) % setup.seats), people),
        Match(match.game, setup, [*people[:-1], people[-1]._replace(level=1)]),
        Match(match.game, setup, [Person(colour=seat) for seat in range(len(people))]),
    ]
    assert [day_of(other) for other in others] == [None] * len(others)
    assert [chance_of(other) for other in others] == [None] * len(others)


@games
def test_the_match_of_a_day_stays_it_when_its_rules_have_a_newer_edition(name: str) -> None:
    match = dealt(SHELF[name], DAY)
    newer = replace(SHELF[name], edition=match.setup.edition + 1)
    again = from_json(to_json(match), {**SHELF, name: newer})
    assert again.setup.edition < newer.edition
    assert day_of(again) == DAY
    assert chance_of(again) == chance_of(match)


@games
def test_names_and_colours_are_no_matter(name: str) -> None:
    match = dealt(SHELF[name], DAY)
    people = [person._replace(name="Anna", colour=7 - person.colour) for person in match.people]
    assert day_of(Match(match.game, match.setup, people)) == DAY


def test_bots_have_the_same_chance_for_everybody_and_another_after_each_move() -> None:
    match = dealt(SHELF["maui"], DAY)
    first = chance_of(match)
    assert first == chance_of(dealt(SHELF["maui"], DAY))
    assert first != match.setup.seed, "it tells nothing of the deal"
    match.play(match.state.legal()[0])
    assert chance_of(match) != first


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "Maui, 18 November 2026"),
        ("ru", "Мауи, 18 ноября 2026"),
        ("uk", "Мауї, 18 листопада 2026"),
    ],
)
def test_a_match_of_a_day_has_its_date_for_a_name(language: str, named: str) -> None:
    assert name_of(spoken(language), "maui", DAY) == named
    assert slot_id("maui", DAY) == "maui-2026-11-18"


def test_every_month_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        told = [date_told(spoken(language), date(2026, month, 1)) for month in range(1, 13)]
        assert len(set(told)) == 12
        assert all(text.startswith("1 ") and text.endswith(" 2026") for text in told)
