"""Saves: nothing is lost quietly, whatever the browser's storage does, and nothing of other projects is touched."""

import json
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import Fault, Unreadable, to_json
from fivestars.web.store.saves import Ill, Memory, Saves, Slot, new_id, opened
from fivestars.web.store.settings import Settings
from laws import tables, trial
from stores import Browser, Forbidden

TABLE = tables(SHELF["amsterdam"])[0]
THEIRS = {"other-project:match:1": "theirs", "five-star": "also theirs", "settings": "{}"}


def match_of(moves: int, seed: int = 1) -> Match:
    people = [Person("Anna"), Person(colour=1, level=3)]
    return Match(SHELF["amsterdam"], TABLE.setup(seed), people, trial(TABLE, seed).moves[:moves])


def kept(saves: Saves, slot: Slot, match: Match, now: int) -> Slot:
    after = saves.keep(slot, match, now)
    assert after is not None
    return after


def new_slot(saves: Saves, id_: str = "a") -> Slot:
    return Slot(id_, "", 0, saves.tab, "")


def moves_in(saves: Saves, id_: str = "a") -> int:
    slot = saves.slot(id_)
    assert slot is not None
    match = opened(slot, SHELF)
    assert isinstance(match, Match)
    return len(match.moves)


# --- kept and found again


def test_a_kept_match_is_found_by_the_next_visit() -> None:
    store, match = Browser(), match_of(7)
    saves = Saves(store, "tab 1")
    kept(saves, new_slot(saves)._replace(name="Неділя"), match, 1000)
    slot = Saves(store, "tab 2").slot("a")
    assert slot == Slot("a", "Неділя", 1000, "tab 1", to_json(match), "amsterdam", match.state.round, 2, False)


def test_a_finished_match_is_kept_as_over() -> None:
    saves = Saves(Browser(), "tab")
    assert kept(saves, new_slot(saves), match_of(10_000), 1).over


def test_the_latest_match_is_listed_first() -> None:
    saves = Saves(Browser(), "tab")
    for id_, now in (("old", 1), ("new", 3), ("older", 2)):
        kept(saves, new_slot(saves, id_), match_of(1), now)
    assert [slot.id for slot in saves.slots()] == ["new", "older", "old"]


def test_keeping_again_writes_over_the_older_copy() -> None:
    saves = Saves(Browser(), "tab")
    slot = kept(saves, new_slot(saves), match_of(3), 1)
    kept(saves, slot, match_of(4), 2)
    assert moves_in(saves) == 4
    assert len(saves.slots()) == 1


def test_a_renamed_match_goes_on_in_the_same_tab() -> None:
    saves = Saves(Browser(), "tab")
    slot = kept(saves, new_slot(saves), match_of(3), 1)._replace(name="Sunday")
    assert saves.put_back(slot)
    kept(saves, slot, match_of(4), 2)
    assert [(found.name, found.at) for found in saves.slots()] == [("Sunday", 2)]


def test_a_deleted_match_can_be_put_back() -> None:
    saves = Saves(Browser(), "tab")
    slot = kept(saves, new_slot(saves), match_of(3), 1)
    saves.drop("a")
    assert saves.slots() == []
    assert saves.put_back(slot)
    assert saves.slots() == [slot]


def test_what_is_not_there_is_not_found() -> None:
    assert Saves(Browser(), "tab").slot("nowhere") is None


def test_a_new_id_names_its_game_and_is_safe_in_an_address() -> None:
    chance = Random(1)
    ids = {new_id(SHELF["amsterdam"], chance.random()) for _ in range(100)}
    assert len(ids) == 100
    assert all(id_.startswith("amsterdam-") and id_.replace("-", "").isalnum() for id_ in ids)


# --- a full storage


def test_when_the_storage_is_full_the_older_copy_stays() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    slot = kept(saves, new_slot(saves), match_of(5), 1)
    store.room = store.used() + 10
    assert saves.keep(slot, match_of(50), 2) is None
    assert saves.ill is Ill.FULL
    assert moves_in(saves) == 5
    assert saves.slots() == [slot]


def test_after_a_match_is_deleted_there_is_room_again() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    slot = kept(saves, new_slot(saves), match_of(5), 1)
    kept(saves, new_slot(saves, "b"), match_of(60), 1)
    store.room = store.used() + 10
    assert saves.keep(slot, match_of(50), 2) is None
    saves.drop("b")
    assert saves.ill is None
    kept(saves, slot, match_of(50), 2)
    assert moves_in(saves) == 50


def test_a_storage_that_was_full_before_the_visit_is_told_and_can_be_read() -> None:
    store = Browser()
    kept(Saves(store, "tab 1"), Slot("a", "", 0, "tab 1", ""), match_of(5), 1)
    store.room = store.used()
    saves = Saves(store, "tab 2")
    assert saves.ill is Ill.FULL
    assert moves_in(saves) == 5


def test_settings_and_usual_set_ups_say_whether_they_are_kept() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    assert saves.keep_settings(Settings(theme="dark"))
    assert saves.keep_usual("amsterdam", "[]")
    store.room = 0
    assert not saves.keep_settings(Settings(theme="light"))
    assert not saves.keep_usual("amsterdam", "[1]")
    assert saves.settings().theme == "light", "they hold until the tab is closed"
    later = Saves(store, "another tab")
    assert (later.settings().theme, later.usual("amsterdam"), later.usual("maui")) == ("dark", "[]", None)


# --- no storage


@pytest.mark.parametrize("store", [None, Forbidden(), Browser(room=0)], ids=["none", "forbidden", "nobody may write"])
def test_without_a_storage_matches_are_kept_until_the_tab_closes(store: Memory | None) -> None:
    saves = Saves(store, "tab")
    assert saves.ill is Ill.ABSENT
    kept(saves, kept(saves, new_slot(saves), match_of(5), 1), match_of(6), 2)
    assert moves_in(saves) == 6
    assert saves.keep_settings(Settings(theme="dark"))
    assert saves.settings().theme == "dark"
    assert saves.ill is Ill.ABSENT, "it stays told"


# --- damage


@pytest.mark.parametrize(
    "text",
    [
        '["a","Old"',
        "",
        "{}",
        "[" * 100_000,
        '["a","Old",1,"tab"]',
        '["b","of another",1,"tab","{}","amsterdam",1,2,false]',
        '["a","never",1' + "0" * 400 + ',"tab","{}","amsterdam",1,2,false]',
    ],
    ids=["cut", "empty", "other", "deep", "short", "of another", "out of time"],
)
def test_a_damaged_record_is_listed_and_its_text_is_not_lost(text: str) -> None:
    store = Browser()
    store.setItem("five-stars:match:a", text)
    (slot,) = Saves(store, "tab").slots()
    assert (slot.id, slot.game, slot.text) == ("a", "", text)
    match = opened(slot, SHELF)
    assert isinstance(match, Unreadable)


def test_a_damaged_record_is_not_overwritten_but_can_be_deleted_and_put_back() -> None:
    store = Browser()
    store.setItem("five-stars:match:a", "damaged")
    saves = Saves(store, "tab")
    assert saves.keep(new_slot(saves), match_of(1), 1) is None
    assert store.getItem("five-stars:match:a") == "damaged"
    (slot,) = saves.slots()
    saves.drop("a")
    assert saves.put_back(slot)
    assert [found.text for found in saves.slots()] == ["damaged"]


def test_a_match_that_cannot_be_opened_says_why_and_stays() -> None:
    saves = Saves(Browser(), "tab")
    slot = kept(saves, new_slot(saves), match_of(5), 1)
    saves.put_back(slot._replace(text=slot.text.replace('"seats":2', '"seats":3')))
    (found,) = saves.slots()
    match = opened(found, SHELF)
    assert isinstance(match, Unreadable)
    assert match.fault is Fault.CHANGED


def test_the_seats_at_this_device_come_back_and_an_older_record_has_everybody_here() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    slot = kept(saves, new_slot(saves)._replace(here=(1,)), match_of(5), 1)
    assert saves.slot("a") == slot
    assert slot.here == (1,)
    older = json.loads(store.getItem("five-stars:match:a") or "")[:-1]
    store.setItem("five-stars:match:a", json.dumps(older))
    assert saves.slot("a") == slot._replace(here=())
    for damaged in ([*older, 7], [*older, ["x"]], [*older, [1], 2]):
        store.setItem("five-stars:match:a", json.dumps(damaged))
        read = saves.slot("a")
        assert read is not None
        assert read.here == ()


def test_a_record_is_json_with_the_match_as_text_inside() -> None:
    store = Browser()
    saves = Saves(store, "tab")
    slot = kept(saves, new_slot(saves), match_of(5), 1)
    assert json.loads(store.getItem("five-stars:match:a") or "") == [*slot[:-1], []]


# --- two tabs


def test_what_another_tab_wrote_is_not_overwritten() -> None:
    store = Browser()
    here, there = Saves(store, "here"), Saves(store, "there")
    slot = kept(here, new_slot(here), match_of(3), 1)
    found = there.slot("a")
    assert found is not None
    kept(there, found, match_of(9), 2)
    assert here.keep(slot, match_of(4), 3) is None
    assert here.ill is Ill.TAKEN
    assert here.has_newer(slot)
    assert moves_in(here) == 9


def test_a_name_given_in_another_tab_stays_and_takes_nothing_over() -> None:
    store = Browser()
    here, there = Saves(store, "here"), Saves(store, "there")
    slot = kept(here, new_slot(here), match_of(3), 1)
    found = there.slot("a")
    assert found is not None
    assert there.put_back(found._replace(name="Sunday"))
    assert not here.has_newer(slot)
    kept(here, slot, match_of(4), 2)
    assert [(found.name, found.at) for found in there.slots()] == [("Sunday", 2)]


def test_a_match_deleted_in_another_tab_is_kept_again_by_its_next_move() -> None:
    store = Browser()
    here, there = Saves(store, "here"), Saves(store, "there")
    slot = kept(here, new_slot(here), match_of(3), 1)
    there.drop("a")
    assert not here.has_newer(slot)
    kept(here, slot, match_of(4), 2)
    assert moves_in(there) == 4


def test_a_tab_that_reads_the_match_anew_may_go_on() -> None:
    store = Browser()
    here, there = Saves(store, "here"), Saves(store, "there")
    kept(here, new_slot(here), match_of(3), 1)
    kept(there, here.slots()[0], match_of(9), 2)
    kept(here, here.slots()[0], match_of(10), 3)
    assert moves_in(there) == 10


# --- neighbours


def test_what_other_projects_keep_is_neither_listed_nor_touched() -> None:
    store = Browser()
    for key, value in THEIRS.items():
        store.setItem(key, value)
    saves = Saves(store, "tab")
    slot = kept(saves, new_slot(saves, "1"), match_of(3), 1)
    saves.keep_settings(Settings(theme="dark"))
    saves.keep_usual("amsterdam", "[]")
    assert saves.slots() == [slot]
    store.setItem("1", "of a neighbour")
    assert [found.id for found in saves.slots()] == ["1"], "once, and from our key"
    store.removeItem("1")
    saves.drop("1")
    assert {key: store.getItem(key) for key in THEIRS} == THEIRS
    ours = [key for index in range(store.length) if (key := store.key(index) or "") not in THEIRS]
    assert ours == ["five-stars:settings", "five-stars:usual:amsterdam"], "the probe is gone, and the match"
