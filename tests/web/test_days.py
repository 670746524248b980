"""Your days: one result a day and game counts, and nothing that was kept is lost."""

import json
from datetime import date, timedelta
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.days import results as days
from fivestars.web.days.deal import dealt
from fivestars.web.days.results import ASIDE, DAYS, MOST, Record, Result, record_of, results, stars, told
from fivestars.web.links import files as backup
from fivestars.web.screens.lobby import doors
from fivestars.web.store.saves import Saves, Slot
from fivestars.web.words.speech import tongue
from stores import Browser
from tongues import spoken

DAY = date(2026, 11, 18)
WORDS = tongue("en")
KEY = DAYS + "maui"


def played(day: date = DAY, seed: int = 1, game: str = "maui") -> Match:
    """Return a deal of a day, played to its end by chance."""
    match, chance = dealt(SHELF[game], day), Random(seed)
    while not match.over:
        moves: list[Move] = list(match.state.legal())
        match.play(chance.choice(moves))
    return match


def before(number: int) -> date:
    return DAY - timedelta(number)


def saves_with(rows: object) -> tuple[Saves, Browser]:
    store = Browser()
    store.setItem(KEY, rows if isinstance(rows, str) else json.dumps(rows))
    return Saves(store, "tab"), store


# --- what counts


@pytest.mark.parametrize("game", SHELF)
def test_the_first_match_of_a_day_that_ends_counts_and_no_later_one(game: str) -> None:
    saves, first = Saves(Browser(), "tab"), played(game=game)
    assert days.count(saves, first)
    (result,) = results(saves, game)
    totals = [score.total or 0 for score in first.state.standing().scores]
    assert result == Result(DAY, totals[0], totals[0] - max(totals[1:]), 0 in first.state.standing().winners)
    other = next(other for seed in range(2, 20) if days.result_of(other := played(seed=seed, game=game), DAY) != result)
    assert days.count(saves, other)
    assert results(saves, game) == [result]
    assert days.counted(saves, other) == result, "what is told after the second match is the first result"


def test_a_match_of_no_day_does_not_count() -> None:
    saves, match = Saves(Browser(), "tab"), played()
    other = Match(match.game, match.setup._replace(free_undo=True), match.people, match.moves)
    assert days.count(saves, other)
    assert days.counted(saves, other) is None
    assert saves.things() == {}


def test_a_match_counts_for_its_own_day_whatever_the_clock_says() -> None:
    saves = Saves(Browser(), "tab")
    for day in (DAY, before(1), DAY + timedelta(400)):
        assert days.count(saves, played(day))
    assert [result.day for result in results(saves, "maui")] == [DAY + timedelta(400), DAY, before(1)]


def test_only_the_latest_days_are_kept() -> None:
    rows = [[before(number).isoformat(), 50, 1, 1] for number in range(1, MOST + 1)]
    saves, _ = saves_with(rows)
    days.count(saves, played())
    kept = results(saves, "maui")
    assert (len(kept), kept[0].day, kept[-1].day) == (MOST, DAY, before(MOST - 1))


# --- full, absent and damaged


def test_a_full_storage_loses_nothing_and_the_result_counts_later() -> None:
    saves, store = saves_with([[before(1).isoformat(), 50, 1, 1]])
    text, store.room = store.getItem(KEY), store.used()
    assert not days.count(saves, played())
    assert store.getItem(KEY) == text
    store.room = 5_000_000
    assert days.count(saves, played())
    assert len(results(saves, "maui")) == 2


def test_without_a_storage_the_days_last_as_long_as_the_tab() -> None:
    saves = Saves(None, "tab")
    assert days.count(saves, played())
    assert len(results(saves, "maui")) == 1


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 0),
        ("[", 0),
        ("[" * 100_000, 0),
        ("7", 0),
        ('{"a":1}', 0),
        ('[7,[],["2026-11-17",50,1,1],["2026-13-45",1,1,1],["x"]]', 1),
        ('[["2026-11-17",50,1,1],["2026-11-16","50",1,1],["2026-11-15",5e400,1,1]]', 1),
        ('[["2026-11-17",50,1,1],["2026-11-16",1' + "0" * 4000 + ",1,1]]", 1),
    ],
)
def test_what_is_left_of_a_damaged_list_is_read_and_the_list_itself_is_kept(text: str, left: int) -> None:
    saves, store = saves_with(text)
    assert len(results(saves, "maui")) == left
    assert days.is_damaged(saves, "maui") == (text != "")
    assert store.getItem(KEY) == text, "reading changes nothing"
    assert days.count(saves, played())
    assert len(results(saves, "maui")) == left + 1
    assert (store.getItem(ASIDE + "maui") or "") == text
    assert text == "" or text in json.loads(backup.to_json(saves)).values()


def test_a_damaged_list_is_not_written_over_where_it_cannot_be_laid_aside() -> None:
    saves, store = saves_with("damaged")
    store.room = store.used() + 40
    assert not days.count(saves, played())
    assert store.getItem(KEY) == "damaged"


def test_a_backup_brings_the_days_that_are_missing_and_changes_none() -> None:
    ours, theirs = [DAY.isoformat(), 50, 1, 1], [DAY.isoformat(), 99, 9, 1]
    yesterday = [before(1).isoformat(), 40, -3, 0]
    saves, _ = saves_with([ours])
    other, _ = saves_with([theirs, yesterday])
    backup.take_in(saves, [("all.json", backup.to_json(other))], WORDS, 1)
    assert results(saves, "maui") == [Result(DAY, 50, 1, won=True), Result(before(1), 40, -3, won=False)]


# --- what they come to


def test_what_the_days_come_to() -> None:
    kept = [Result(before(number), 40 + number, 3 - number, number < 3) for number in (0, 1, 2, 4)]
    assert record_of(kept, DAY) == Record(played=4, won=3, streak=3, best=44, mean=42)
    assert record_of([], DAY) is None


def test_a_row_of_days_lasts_until_tomorrow_is_over() -> None:
    kept = [Result(before(number), 1, 1, won=True) for number in range(1, 5)]
    assert [record.streak for late in range(3) if (record := record_of(kept, DAY + timedelta(late)))] == [4, 0, 0]


@pytest.mark.parametrize(
    ("result", "shown", "said"),
    [
        (Result(DAY, 74, 9, won=True), "★★★★☆", "74 points, won by 9"),
        (Result(DAY, 74, 30, won=True), "★★★★★", "74 points, won by 30"),
        (Result(DAY, 60, 0, won=True), "★★★★☆", "60 points, won the tie-break"),
        (Result(DAY, 60, 0, won=False), "★★★☆☆", "60 points, lost the tie-break"),
        (Result(DAY, 60, -3, won=False), "★★★☆☆", "60 points, lost by 3"),
        (Result(DAY, 60, -15, won=False), "★★☆☆☆", "60 points, lost by 15"),
        (Result(DAY, 1, -60, won=False), "★☆☆☆☆", "1 point, lost by 60"),
        (Result(DAY, 0, 0, won=True), "★★★★☆", "0 points, won the tie-break"),
        (Result(DAY, -5, 4, won=True), "★★★★★", "-5 points, won by 4"),
    ],
)
def test_a_result_in_words_and_stars(result: Result, shown: str, said: str) -> None:
    assert (stars(result), told(WORDS, result)) == (shown, said)


def test_the_line_to_share_tells_the_result_and_nothing_of_the_deal() -> None:
    line = days.line(WORDS, "maui", Result(DAY, 74, 9, won=True))
    assert line == "Five Stars · Maui · 18 November 2026 · 74 points, won by 9 ★★★★☆"
    assert days.line(spoken("uk"), "maui", Result(DAY, 74, 9, won=True)).startswith("Five Stars · Мауї · 18 листопада")


def test_the_lobby_says_how_the_deal_of_today_stands() -> None:
    saves = Saves(Browser(), "tab")
    assert doors(WORDS, saves, DAY)["maui"].short == "not played yet"
    saves.keep(Slot("maui-2026-11-18", "", 0, "tab", ""), dealt(SHELF["maui"], DAY), 1)
    assert doors(WORDS, saves, DAY)["maui"].short == "under way"
    days.count(saves, played())
    (result,) = results(saves, "maui")
    assert doors(WORDS, saves, DAY)["maui"].long == told(WORDS, result)
    assert doors(WORDS, saves, DAY + timedelta(1))["maui"].short == "not played yet"
