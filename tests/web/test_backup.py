"""Files that are opened: one match, or all that a browser kept. They add, and take nothing away."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import FORMAT, from_json, to_json
from fivestars.web.links import files as backup
from fivestars.web.store.saves import Ill, Saves, Slot, opened
from fivestars.web.store.settings import Settings
from fivestars.web.words.speech import tongue
from stores import Browser

WORDS = tongue("en")
NEW = 2_000


@cache
def whole(game: str = "amsterdam") -> Match:
    """Return a match of a game, played by chance until it is over."""
    box, chance = SHELF[game], Random(game)
    seats = box.seats[0]
    people = [Person("Anna"), *(Person(colour=seat, level=3) for seat in range(1, seats))]
    match = Match(box, Setup(game, box.edition, seats, box.usual(), 7, 0), people)
    while not match.over:
        match.play(chance.choice(match.state.legal()))
    return match


def part(count: int, game: str = "amsterdam") -> Match:
    return Match(whole(game).game, whole(game).setup, whole(game).people, whole(game).moves[:count])


def fork(count: int) -> Match:
    match = part(count)
    match.play(next(move for move in match.state.legal() if move != whole().moves[count]))
    return match


def keep(saves: Saves, id_: str, match: Match, now: int = 1_000, name: str = "") -> None:
    assert saves.keep(Slot(id_, name, 0, saves.tab, ""), match, now)


def browser(**matches: Match) -> Saves:
    """Return a browser that keeps these matches."""
    saves = Saves(Browser(), "tab")
    for id_, match in matches.items():
        keep(saves, id_, match)
    return saves


def lengths(saves: Saves) -> dict[str, int]:
    """Return how many moves each kept match has, by its id."""
    kept = {slot.id: opened(slot, SHELF) for slot in saves.slots()}
    return {id_: len(match.moves) for id_, match in kept.items() if isinstance(match, Match)}


def open_file(saves: Saves, text: str | None, name: str = "Sunday.json") -> str:
    (told,) = backup.take_in(saves, [(name, text)], WORDS, NEW)
    return told


# --- everything, there and back


def test_a_backup_opened_in_an_empty_browser_brings_everything_back() -> None:
    saves = browser(**{game: part(9, game) for game in SHELF}, over=whole())
    saves.keep_settings(Settings(language="uk", theme="dark"))
    saves.keep_usual("maui", "[1]")
    fresh = Saves(Browser(), "another tab")
    assert open_file(fresh, backup.to_json(saves)) == f"Matches added: {len(SHELF) + 1}."
    assert [slot._replace(writer="tab") for slot in fresh.slots()] == saves.slots()
    assert (fresh.settings(), fresh.usual("maui")) == (saves.settings(), "[1]")


def test_opened_twice_it_adds_nothing_more() -> None:
    saves = browser(a=part(9), b=fork(4))
    fresh = Saves(Browser(), "another tab")
    open_file(fresh, backup.to_json(saves))
    before = fresh.things()
    assert open_file(fresh, backup.to_json(saves)) == "Already here: 2."
    assert fresh.things() == before


def test_what_a_page_that_failed_has_saved_opens_too() -> None:
    things = browser(a=part(9)).things()
    for file in (things, {backup.VERSION: 1, **things}):
        fresh = Saves(Browser(), "another tab")
        assert open_file(fresh, json.dumps(file)) == "Matches added: 1."


def test_the_longer_of_two_stays_and_a_fork_lies_beside() -> None:
    file = backup.to_json(browser(behind=part(5), ahead=part(20), same=part(7), forked=fork(6)))
    saves = browser(behind=part(15), ahead=part(9), same=part(7), forked=fork(12))
    ours = next(slot for slot in saves.slots() if slot.id == "forked")
    told = open_file(saves, file)
    assert told == "Gone on from where they were: 1. Kept beside yours, with other moves: 1. Already here: 2."
    after = lengths(saves)
    assert {id_: after.pop(id_) for id_ in ("behind", "ahead", "same", "forked")} == {
        "behind": 15,
        "ahead": 20,
        "same": 7,
        "forked": 13,
    }
    assert list(after.values()) == [7], "the fork of the file"
    assert saves.slot("forked") == ours
    assert "Already here: 4." in open_file(saves, file), "and it is not laid there once more"


def test_settings_that_were_chosen_here_stay() -> None:
    theirs = browser(a=part(3))
    theirs.keep_settings(Settings(theme="dark"))
    theirs.keep_usual("maui", "[1]")
    saves = browser()
    saves.keep_settings(Settings(theme="light"))
    saves.keep_usual("maui", "[2]")
    open_file(saves, backup.to_json(theirs))
    assert (saves.settings().theme, saves.usual("maui")) == ("light", "[2]")


def test_a_record_that_was_damaged_here_is_not_written_over() -> None:
    file = backup.to_json(browser(a=part(9)))
    store = Browser()
    store.setItem("five-stars:match:a", "damaged")
    saves = Saves(store, "tab")
    assert open_file(saves, file) == "Kept beside yours, with other moves: 1."
    assert store.getItem("five-stars:match:a") == "damaged"
    assert list(lengths(saves).values()) == [9]


def test_what_a_backup_says_beside_the_match_is_not_believed() -> None:
    saves = browser(a=part(9))
    (slot,) = saves.slots()
    lie = json.dumps(slot._replace(game="maui", round=99, seats=7, over=True, name="N" * 500))
    open_file(fresh := browser(), json.dumps({"five-stars:match:a": lie}))
    assert fresh.slots() == [slot._replace(name="N" * 80)]


def test_an_id_that_no_address_can_name_becomes_another() -> None:
    (slot,) = browser(a=part(9)).slots()
    odd = 'a"><b>/\n'
    open_file(saves := browser(), json.dumps({f"five-stars:match:{odd}": json.dumps(slot._replace(id=odd))}))
    (kept,) = saves.slots()
    assert kept.id.replace("-", "").isalnum()
    assert lengths(saves) == {kept.id: 9}


def test_a_full_storage_is_told_and_what_was_there_stays() -> None:
    file = backup.to_json(browser(a=part(30), b=whole()))
    store = Browser()
    saves = Saves(store, "tab")
    keep(saves, "a", part(10))
    before = saves.things()
    store.room = store.used()
    assert open_file(saves, file) == "No room for: 2."
    assert saves.ill is Ill.FULL
    assert saves.things() == before


# --- one match


def test_a_file_of_one_match_is_kept_under_its_name() -> None:
    saves = browser()
    assert open_file(saves, to_json(part(9))) == "“Sunday” is among your matches now."
    assert [(slot.name, slot.at) for slot in saves.slots()] == [("Sunday", NEW)]
    assert open_file(saves, to_json(part(9))) == "“Sunday” is among your matches already."
    assert len(saves.slots()) == 1


def test_a_file_of_one_match_meets_the_one_that_is_here() -> None:
    saves = browser(mine=part(9))
    assert "already" in open_file(saves, to_json(part(4)))
    assert "goes on from where it was" in open_file(saves, to_json(part(12)))
    assert lengths(saves) == {"mine": 12}
    assert "beside yours" in open_file(saves, to_json(fork(6)))
    assert sorted(lengths(saves).values()) == [7, 12]


def test_several_files_are_told_one_by_one() -> None:
    files = [("one.json", to_json(part(9))), ("two.json", "no"), ("three.json", None)]
    assert backup.take_in(browser(), files, WORDS, NEW) == [
        "one.json: “one” is among your matches now.",
        "two.json: This file cannot be read: it is not a saved match, or it was cut short.",
        "three.json: This file cannot be read: it is not a saved match, or it was cut short.",
    ]


# --- what is no match

SHEET = json.loads(to_json(part(9)))


def resaved(**fields: object) -> str:
    """Return a match as another page has saved it, whole and unharmed."""
    from fivestars.table.notation import _check_of, _dumped

    sheet = {**SHEET, **fields}
    sheet.pop("check")
    return json.dumps({**sheet, "check": _check_of(_dumped(sheet))})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "cannot be read"),
        ("", "cannot be read"),
        ("\x00\ufffd\ufffdPNG\r\n" * 1_000, "cannot be read"),
        ("[" * 1_000_000, "cannot be read"),
        ('{"five-stars:match:a":' * 50_000, "cannot be read"),
        ("9" * 100_000, "cannot be read"),
        ("{}", "not a match of Five Stars"),
        ("[]", "not a match of Five Stars"),
        (json.dumps({backup.VERSION: 1}), "no match in this file"),
        (json.dumps({backup.VERSION: 2}), "newer page"),
        (json.dumps({backup.VERSION: True}), "newer page"),
        (json.dumps({backup.VERSION: None, "five-stars:match:a": "x"}), "newer page"),
        (json.dumps({"five-stars:match:a": 7, "five-stars:match:b": "{}"}), "Unreadable, and left in the file: 2."),
        (resaved(edition=SHEET["edition"] + 1), "edition 2 of the rules, and this page is older: it has edition 1"),
        (resaved(**{"five-stars": FORMAT + 1}), "newer page"),
        (resaved(game="chess"), "a game that this page does not have: chess"),
    ],
)
def test_what_cannot_be_opened_ends_in_a_sentence_and_changes_nothing(text: str | None, told: str) -> None:
    saves = browser(a=part(9))
    before = saves.things()
    assert told in open_file(saves, text)
    assert saves.things() == before


def test_matches_of_newer_editions_stay_in_the_backup_and_the_others_are_added() -> None:
    (slot,) = browser(a=part(9)).slots()
    old = slot._replace(id="old", text=resaved(edition=SHEET["edition"] + 1))
    things = {f"five-stars:match:{one.id}": json.dumps(one) for one in (slot, old)}
    saves = browser()
    assert open_file(saves, json.dumps(things)) == "Matches added: 1. Unreadable, and left in the file: 1."
    assert lengths(saves) == {"a": 9}


@pytest.mark.parametrize("change", [lambda things: things.pop("five-stars:match:a"), dict.clear], ids=["one", "all"])
def test_a_backup_takes_nothing_away(change: Callable[[dict[str, str]], object]) -> None:
    saves = browser(a=part(9), b=part(5))
    before: Mapping[str, str] = saves.things()
    change(things := dict(before))
    open_file(saves, json.dumps({backup.VERSION: 1, **things}))
    assert saves.things() == before


def test_a_file_is_never_read_as_another_match_than_it_was() -> None:
    saves = browser()
    for game in SHELF:
        open_file(saves, to_json(whole(game)), f"{game}.json")
    assert {slot.name: from_json(slot.text, SHELF).moves for slot in saves.slots()} == {
        game: whole(game).moves for game in SHELF
    }
