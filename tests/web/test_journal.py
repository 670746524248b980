"""The journal: a browser that is killed forgets what localStorage had not written to its disk; the page does not."""

from random import Random

import pytest

from fivestars.web.store.journal import Journaled, Late, Row, sum_of
from fivestars.web.store.saves import MATCH, SETTINGS, WRITTEN, Saves, Store
from matches import match_at
from memory_port import Device, Disk
from stores import Browser
from visit import Visit
from waiting import waited_for

NOW = 1_000
KEY = MATCH + "a"


def opened(store: Store, disk: Disk, now: int = NOW) -> Journaled:
    return Journaled(store, disk, lambda: now)


def things(store: Store) -> dict[str, str | None]:
    keys = [store.key(index) or "" for index in range(store.length)]
    return {key: store.getItem(key) for key in keys if key != WRITTEN}


def row(key: str, text: str | None, at: int) -> Row:
    return Row(key, text, at, sum_of(key, text))


def test_what_the_storage_forgot_is_brought_back_and_the_latest_wins() -> None:
    disk, early = Disk(), Browser()
    store = opened(early, disk)
    store.setItem(KEY, "one")
    store.setItem(MATCH + "b", "gone")
    forgetful = Browser()
    for key, text in things(early).items():
        forgetful.setItem(key, str(text))
    store.setItem(KEY, "two")
    store.removeItem(MATCH + "b")
    assert things(opened(forgetful, disk)) == {KEY: "two"}
    assert things(opened(Browser(), disk)) == {KEY: "two"}, "all of it was forgotten"


def test_what_the_storage_knows_is_newer_than_the_journal() -> None:
    disk, kept = Disk(), Browser()
    opened(kept, disk).setItem(KEY, "one")
    kept.setItem(KEY, "by another build, without a journal")
    assert things(opened(kept, disk)) == {KEY: "by another build, without a journal"}


def test_times_only_grow_though_the_clock_goes_back() -> None:
    disk, kept = Disk(), Browser()
    opened(kept, disk, NOW).setItem(KEY, "one")
    opened(kept, disk, NOW - 900).setItem(KEY, "two")
    assert disk.rows_written[KEY].at == NOW + 1
    assert things(opened(Browser(), disk)) == {KEY: "two"}


@pytest.mark.parametrize(
    "ill",
    [
        Row(KEY, "changed", NOW, sum_of(KEY, "as it was written")),
        row("other-project", "theirs", NOW),
        row(WRITTEN, "999999", NOW),
    ],
)
def test_a_row_that_is_not_whole_or_not_ours_is_left(ill: Row) -> None:
    disk, kept = Disk(), Browser()
    disk.write(ill)
    disk.write(row(KEY + "b", "whole", NOW))
    assert things(opened(kept, disk)) == {KEY + "b": "whole"}


def test_a_storage_without_room_is_tried_again_at_the_next_start() -> None:
    disk, kept = Disk(), Browser(room=60)
    disk.write(row(KEY, "x" * 100, NOW))
    assert things(opened(kept, disk)) == {}
    kept.room = 1_000
    assert things(opened(kept, disk)) == {KEY: "x" * 100}


def test_the_time_of_the_journal_is_no_thing_of_the_page() -> None:
    store = opened(Browser(), Disk())
    saves = Saves(store, "tab")
    saves.keep_thing(KEY, "[]")
    assert list(saves.things()) == [KEY]


def test_a_browser_that_is_killed_comes_back_with_every_move() -> None:
    visit = Visit(Device(disk=Disk())).sit_down(match_at("amsterdam", until=lambda state: state.round == 2))
    on_the_disk = Browser()
    for made in range(3):
        visit.pick_one(Random(made))
    address, moves = visit.address, visit.kept.moves
    visit.device.kill(on_the_disk)
    again = Visit(visit.device, address)
    assert again.screen == "table"
    assert again.kept.moves == moves


def late(store: Journaled) -> Late:
    """Return what a journal that is late brings when it is there."""
    return waited_for(store.late())


def test_a_journal_that_comes_late_brings_back_what_was_forgotten_but_for_what_was_written_since() -> None:
    disk, kept = Disk(), Browser()
    disk.write(row(KEY, "forgotten", NOW))
    disk.write(row(KEY + "b", "older", NOW - 1))
    disk.is_late = True
    store = opened(kept, disk, NOW + 9)
    assert things(store) == {}
    store.setItem(KEY + "b", "newer")
    assert late(store).back == {KEY: "forgotten"}
    assert things(store) == {KEY: "forgotten", KEY + "b": "newer"}
    assert things(opened(Browser(), disk)) == things(store), "and it stays so"


def test_a_journal_that_was_in_time_brings_nothing_late() -> None:
    disk, kept = Disk(), Browser()
    disk.write(row(KEY, "there", NOW))
    assert late(opened(kept, disk)) == ({}, {})


def test_what_was_forgotten_and_written_over_before_the_journal_came_is_handed_out() -> None:
    disk, kept = Disk(), Browser()
    for letter in "abc":
        disk.write(row(MATCH + letter, "forgotten", NOW))
        kept.setItem(MATCH + letter, "older")
    disk.write(row(SETTINGS, "forgotten", NOW))
    disk.is_late = True
    store = opened(kept, disk, NOW + 9)
    store.setItem(MATCH + "a", "gone on with")
    store.removeItem(MATCH + "b")
    store.setItem(SETTINGS, "changed")
    assert late(store) == ({MATCH + "c": "forgotten"}, {MATCH + "a": "forgotten"})
    assert things(store)[MATCH + "a"] == "gone on with"
