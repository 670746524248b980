"""Visits: the same match in two tabs. One has it; the other is told so, overwrites nothing, and may take it over."""

from random import Random

from fivestars.table.match import Match
from matches import match_at
from memory_port import Device
from visit import CAN_PICK, Visit, link_to

WHOLE = match_at("amsterdam")


def _part(count: int) -> Match:
    return Match(WHOLE.game, WHOLE.setup, WHOLE.people, WHOLE.moves[:count])


def test_a_second_tab_on_a_match_is_told_and_overwrites_nothing() -> None:
    first = Visit().sit_down(_part(20))
    second = Visit(first.device, first.address)
    assert "another tab" in second.note
    assert second.focus == "ask"
    assert not second.count(CAN_PICK)
    first.move(Random(1))
    moves = first.kept.moves
    assert len(moves) == 21
    second.press_named("Play on here")
    assert "another tab" in first.note
    assert not first.count(CAN_PICK)
    assert second.count(CAN_PICK)
    assert second.kept.moves == moves
    second.move(Random(1))
    assert len(second.kept.moves) == 22


def test_a_tab_that_was_not_told_of_the_other_overwrites_nothing() -> None:
    device = Device()
    first = Visit(device).sit_down(_part(20))
    device.locks.clear()  # a browser without locks
    second = Visit(device, first.address)
    assert second.count(CAN_PICK)
    device.tabs.remove(second.port)  # what others write is told late
    first.move(Random(1))
    moves = first.kept.moves
    second.move(Random(3))
    assert second.kept.moves == moves
    assert "another tab" in second.note


def test_a_tab_that_is_closed_leaves_its_match_to_others() -> None:
    first = Visit().sit_down(_part(20))
    first.close()
    assert Visit(first.device, first.address).count(CAN_PICK)


def test_who_leaves_to_the_lobby_leaves_the_match_to_others() -> None:
    first = Visit().sit_down(_part(20))
    address = first.address
    first.press_named("Leave to the lobby")
    assert Visit(first.device, address).count(CAN_PICK)


def test_a_newer_link_is_played_on_though_another_tab_has_the_match() -> None:
    first = Visit().sit_down(_part(20))
    later = Visit(first.device).open(link_to(_part(24))).press("#keep")
    assert later.count(CAN_PICK)
    assert first.count("#take-over")
    later.move(Random(1))
    assert not later.count("#take-over")
    assert len(later.kept.moves) == 25


def test_a_name_given_in_another_tab_takes_no_match_over() -> None:
    visit = Visit().sit_down(_part(20))
    lobby = Visit(visit.device)
    lobby.port.answers = ["Sunday"]
    lobby.press('[data-do^="rename"]')
    visit.move(Random(1))
    assert "another tab" not in visit.note
    (slot,) = visit.slots
    assert slot.name == "Sunday"
    assert "Sunday" in lobby.text(".entries")


def test_a_match_that_is_deleted_in_another_tab_comes_back_with_the_next_move() -> None:
    visit = Visit().sit_down(_part(20))
    Visit(visit.device).press('[data-do^="drop"]')
    assert visit.slots == []
    visit.move(Random(1))
    assert len(visit.kept.moves) == 21


def test_a_lobby_shows_what_another_tab_does() -> None:
    lobby = Visit()
    other = Visit(lobby.device).open("setup/maui").press("button[type=submit]")
    assert lobby.count(".entry") == 1
    assert "Continue" in lobby.text(".poster-maui")
    other.press_named("Leave to the lobby").press('[data-do^="drop"]')
    assert lobby.count(".entry") == 0
