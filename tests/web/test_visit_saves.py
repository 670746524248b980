"""Visits: matches in the lobby, files that come and go, and a storage that fills up or is none."""

import json
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.table.notation import to_json
from fivestars.web.store.saves import MATCH, MOST_BYTES, MOST_NAME
from matches import match_at
from memory_port import Device
from stores import Browser, Forbidden
from visit import CAN_PICK, Visit, link_to

HOTEL = match_at("amsterdam", until=lambda state: state.prompt == "hotel")


def _in_lobby() -> Visit:
    return Visit().sit_down(HOTEL).press_named("Leave to the lobby")


def test_a_match_is_kept_after_every_move() -> None:
    visit = Visit().sit_down(HOTEL)
    for made in range(1, 4):
        visit.pick_one(Random(made))
    assert visit.kept.moves[: len(HOTEL.moves)] == HOTEL.moves
    there = visit.page.model.sitting
    assert there
    assert visit.kept.moves == there.match.moves
    assert not there.unkept


def test_who_leaves_before_the_move_is_painted_has_it_kept_all_the_same() -> None:
    visit = Visit().sit_down(HOTEL)
    visit.port.paints = False
    visit.press("#board [data-can]")
    assert len(visit.kept.moves) == len(HOTEL.moves)
    visit.press_named("Leave to the lobby")
    assert len(visit.kept.moves) == len(HOTEL.moves) + 1


def test_moves_of_bots_are_kept_though_no_frame_is_painted() -> None:
    visit = Visit()
    visit.port.slow_bots = True
    visit.sit_down(match_at("maui", levels=[1, 1], until=lambda state: state.round == 2))
    visit.port.paints = False
    for _ in range(5):
        visit.wait()
        there = visit.page.model.sitting
        assert there
        assert visit.kept.moves == there.match.moves


def test_a_match_is_renamed_copied_deleted_and_brought_back() -> None:
    visit = _in_lobby()
    visit.port.answers = [None, "  Sunday "]
    visit.press('[data-do^="rename"]')
    assert visit.text(".entry .name") == "Hotels of Amsterdam", "who would rather not keeps the name"
    visit.press('[data-do^="rename"]')
    assert visit.port.questions == [("What is this match called?", "Hotels of Amsterdam")] * 2
    assert visit.text(".entry .name") == "Sunday"
    visit.press('[data-do^="duplicate"]')
    assert {thing.text for thing in visit.all(".entry .name")} == {"Sunday", "Sunday, copy"}
    assert len(visit.slots) == 2
    visit.press('[data-do^="drop"]')
    assert visit.count(".entry") == 1
    assert "is deleted" in visit.notices[0]
    assert visit.focus == "bring-back"
    visit.press_named("Restore it")
    assert visit.count(".entry") == 2
    assert visit.notices == []
    assert visit.focus in [thing.id for thing in visit.all(".entry a")], "the row that came back"


def test_a_name_is_one_line_that_is_not_too_long() -> None:
    visit = _in_lobby()
    visit.port.answers = ["\u202eSun\nday " + "x" * 10_000]
    visit.press('[data-do^="rename"]')
    name = visit.text(".entry .name")
    assert name == ("Sun day " + "x" * 80)[:MOST_NAME]
    for copy in range(1, 4):
        visit.press('[data-do^="duplicate"]')
        assert all(len(thing.text) <= MOST_NAME for thing in visit.all(".entry .name"))
        assert visit.count(".entry") == 1 + copy
    visit.bring(("y" * 300 + ".json", to_json(match_at("amsterdam", seed=2))))
    assert "y" * MOST_NAME in [slot.name for slot in visit.slots]


def test_a_deal_of_the_day_that_was_begun_anew_comes_back_beside_it() -> None:
    visit = Visit().open("daily/maui").press_named("Play").press_named("Leave to the lobby")
    visit.press('[data-do^="drop"]').press("#day-maui").press_named("Play").press_named("Leave to the lobby")
    visit.press_named("Restore it")
    assert visit.count(".entry") == 2


def test_a_match_travels_as_a_file() -> None:
    visit = _in_lobby()
    visit.press('[data-do^="export"]')
    ((name, text),) = visit.device.files.items()
    visit.press('[data-do^="drop"]').bring((name, text))
    assert "is among your matches now" in visit.notices[0]
    visit.press(".entry a")
    assert visit.screen == "table"
    assert visit.kept.moves == HOTEL.moves


def test_a_file_that_is_no_match_ends_in_a_sentence() -> None:
    visit = Visit().bring(("other.json", "{}"))
    assert visit.notices == ["This file is not a match of Five Stars."]
    assert "cannot be read" in visit.bring(("picture.png", None)).notices[0]
    assert visit.slots == []
    assert MOST_BYTES > 5_000_000


def test_all_matches_travel_as_one_file_which_only_adds() -> None:
    visit = _in_lobby().press('[data-do^="duplicate"]').press_named("Save all as a file")
    ((name, text),) = visit.device.files.items()
    assert name == "five-stars-2025-11-18.json"
    before = visit.device.things()
    assert visit.bring((name, text)).notices == ["Already here: 2."]
    assert visit.device.things() == before
    visit.press('[data-do^="drop"]').bring((name, text), (name, text))
    assert "Matches added: 1. Already here: 1." in visit.notices[0]
    assert "Already here: 2." in visit.notices[1]
    visit.press(".entry a").bring(("Other.json", to_json(match_at("amsterdam", seed=2))))
    assert "“Other” is among your matches now." in visit.note


def test_files_are_taken_where_one_can_say_what_became_of_them() -> None:
    visit = _in_lobby()
    takes = {}
    table = f"match/{visit.slots[0].id}"
    for address in ("", "settings", "setup/maui", "rules/maui", "daily/maui", table):
        shown = visit.open(address).port.shown
        takes[visit.screen] = bool(shown and shown.drop)
    assert takes == {"lobby": True, "settings": True, "setup": False, "rules": False, "daily": True, "table": True}


# --- a storage that is ill


def test_a_full_storage_is_told_and_the_older_copy_stays() -> None:
    device = Device()
    visit = Visit(device).sit_down(HOTEL)
    assert isinstance(device.store, Browser)
    device.store.room = device.store.used()
    visit.press("#board [data-can]")
    assert "storage is full" in visit.note
    assert visit.kept.moves == HOTEL.moves
    visit.play_on(Random(1), picks=4)
    device.store.room *= 2
    visit.move(Random(1))
    there = visit.page.model.sitting
    assert there
    assert len(there.match.moves) > 2
    assert visit.kept.moves == there.match.moves, "once there is room, all of it is kept"


def test_settings_hold_though_there_is_no_room_for_them() -> None:
    device = Device()
    visit = Visit(device)
    assert isinstance(device.store, Browser)
    device.store.room = 0
    visit.open("settings").choose('input[name="language"][value="uk"]')
    assert visit.text("h1") == "Налаштування"
    visit.open("").open("settings")
    assert visit.text("h1") == "Налаштування"
    device.store.room = 5_000_000
    other = Visit(device, "settings").choose('input[name="language"][value="ru"]')
    for tab in (other, visit.open("").open("settings")):
        assert tab.text("h1") == "Настройки", "another tab has chosen since, and found room"


@pytest.mark.parametrize("store", [None, Forbidden(), Browser(room=0)], ids=["none", "forbidden", "no room at all"])
def test_a_browser_without_storage_still_plays_and_says_so(store: Browser | Forbidden | None) -> None:
    visit = Visit(Device(store=store), speed="")
    assert "keeps nothing" in visit.notices[0]
    visit.press('a[href="#setup/amsterdam"]').press("button[type=submit]")
    visit.play_on(Random(1), picks=6)
    there = visit.page.model.sitting
    assert there
    assert len(there.match.moves) > 2
    visit.press_named("Leave to the lobby")
    assert visit.count(".entry") == 1, "it is here as long as the tab"
    visit.press(".entry a")
    assert visit.count(CAN_PICK)


def test_a_damaged_save_is_shown_and_can_be_saved_as_a_file() -> None:
    device = Device()
    assert device.store
    device.store.setItem(f"{MATCH}old", '["old","Old"')
    visit = Visit(device)
    assert "cannot be opened" in visit.text(".entry")
    visit.press('[data-do^="export"]')
    assert device.files == {"old.json": '["old","Old"'}
    assert "cannot be read" in visit.open("match/old").notices[0]
    assert visit.address == ""
    assert "no such match" in visit.open("match/nobody").notices[0]


def test_the_last_set_up_is_remembered_for_each_game() -> None:
    visit = Visit().open("setup/amsterdam")
    visit.choose("#level-1", "5").choose("#name-0", " Anna ").choose("#undo", "free").press("button[type=submit]")
    assert visit.kept.people[0].name == "Anna"
    assert visit.kept.setup.free_undo
    visit.open("setup/amsterdam")
    assert visit.the("#name-0")["value"] == "Anna"
    assert "selected" in visit.the('#level-1 option[value="5"]').attributes
    assert visit.open("setup/maui").the("#name-0")["value"] == ""
    (usual,) = [text for key, text in visit.device.things().items() if "usual" in key]
    assert json.loads(usual)[0][1][2] == 5


def test_an_address_that_names_no_game_leads_to_the_lobby() -> None:
    for address in ("setup/chess", "rules/", "daily/x", "nonsense/y"):
        assert Visit().open(address).screen == "lobby"
    assert Visit(address=f"rules/{next(iter(SHELF))}").screen == "rules"
    assert Visit().open(link_to(HOTEL)[:-4]).notices[0].startswith("This link is damaged")


def test_what_another_tab_wrote_just_now_is_in_the_file_with_everything() -> None:
    visit = _in_lobby()
    assert visit.device.store
    visit.device.store.setItem("five-stars:usual:maui", "[]")  # nobody has heard of it yet
    visit.press_named("Save all as a file")
    ((_, text),) = visit.device.files.items()
    assert "five-stars:usual:maui" in json.loads(text)
