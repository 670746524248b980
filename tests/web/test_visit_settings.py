"""Visits: what the reader chooses for the page, in one tab and in two, and what a backup brings along."""

import json

import pytest

from fivestars.web.store.settings import Settings, to_json
from matches import match_at
from memory_port import Device
from visit import Visit, link_to

HOTEL = match_at("amsterdam", until=lambda state: state.prompt == "hotel")


def _choose(visit: Visit, name: str, value: str) -> Visit:
    return visit.choose(f'input[name="{name}"][value="{value}"]')


def _kept(device: Device) -> dict[str, object]:
    kept: dict[str, object] = json.loads(device.things()["five-stars:settings"])
    return kept


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [(("uk-UA", "en"), "uk"), (("de-AT", "ru"), "ru"), (("fr",), "en"), ((), "en"), (("en-US", "uk"), "en")],
)
def test_the_page_speaks_the_readers_favourite_of_its_languages(languages: tuple[str, ...], spoken: str) -> None:
    shown = Visit(Device(languages=languages)).port.shown
    assert shown
    assert shown.language == spoken


def test_what_is_chosen_holds_at_once_and_at_the_next_visit() -> None:
    device = Device()
    visit = Visit(device, "settings")
    for name, value in (
        ("language", "uk"),
        ("theme", "dark"),
        ("sounds", "on"),
        ("speed", "brisk"),
        ("colours", "strong"),
        ("pace", "slow"),
        ("coach", "on"),
        ("warnings", "on"),
    ):
        _choose(visit, name, value)
    assert visit.port.shown
    assert (visit.port.shown.language, visit.port.shown.theme, visit.port.shown.colours) == ("uk", "dark", "strong")
    assert visit.text("h1") == "Налаштування"
    chosen = {"language": "uk", "theme": "dark", "sounds": True, "speed": "brisk", "colours": "strong", "pace": "slow"}
    chosen |= {"coach": True, "warnings": "on", "coached": ""}
    assert _kept(device) == chosen
    assert visit.reload().text("h1") == "Налаштування"
    _choose(visit, "sounds", "off")
    assert _kept(device)["sounds"] is False


def test_dark_chosen_in_one_tab_outlives_sounds_switched_on_in_another() -> None:
    device = Device()
    one, other = Visit(device, "settings"), Visit(device, "settings")
    _choose(one, "theme", "dark")
    _choose(other, "sounds", "on")
    assert (_kept(device)["theme"], _kept(device)["sounds"]) == ("dark", True)
    for tab in (one, other):
        assert tab.port.shown
        assert tab.port.shown.theme == "dark", "both tabs show what was chosen in one"


def test_a_tab_that_heard_nothing_of_another_loses_nothing_either() -> None:
    device = Device()
    one, other = Visit(device, "settings"), Visit(device, "settings")
    device.tabs.remove(other.port)  # its events come late
    _choose(one, "theme", "dark")
    _choose(other, "sounds", "on")
    assert (_kept(device)["theme"], _kept(device)["sounds"]) == ("dark", True)


def test_a_backup_with_another_language_changes_page_and_table_alike() -> None:
    visit = Visit(speed="").sit_down(HOTEL)
    things = {"five-stars-backup": 1, "five-stars:settings": to_json(Settings(language="uk"))}
    visit.bring(("all.json", json.dumps(things)))
    assert visit.port.shown
    assert visit.port.shown.language == "uk"
    assert visit.the("#undo")["aria-label"] == "Скасувати"
    assert "готель" in visit.text("#ask").lower()
    visit.press("#board [data-can]")
    assert "готель" in visit.text("#lines li").lower()


def test_another_language_tells_everything_anew_even_in_a_story() -> None:
    visit = Visit().sit_down(match_at("overbooking", levels=(0, 1, 1), until=lambda state: state.round == 2))
    visit.press('.moment[data-do^="tell-story"]').press("#story-next").press("#story-next")
    before, pace = visit.text(".telling"), visit.text(".scene-count")
    english = [line.text for line in visit.all("#lines li")]
    address = visit.address
    visit.open("settings")
    _choose(visit, "language", "uk")
    visit.press('[data-do="leave"]')
    assert visit.address == address
    assert visit.text(".telling") != before
    assert visit.text(".scene-count").split()[0] == pace.split()[0]
    assert not {*english} & {line.text for line in visit.all("#lines li")}


def test_settings_and_rules_lead_back_to_the_table_as_it_was() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    visit.press("#board [data-can]")
    assert visit.count("#letgo")
    for way in ("rules/amsterdam", "settings"):
        visit.open(way).press_named("Back")
        assert visit.count("#letgo")


def test_every_link_back_of_the_browser_leads_where_it_came_from() -> None:
    visit = Visit().open("setup/maui").open("rules/maui").back()
    assert visit.screen == "setup"
    assert visit.back().screen == "lobby"


def test_damaged_settings_are_as_usual_where_they_are_damaged() -> None:
    for damaged in ("", "[1", "7", "null", '{"language": 3, "theme": "pink", "sounds": "yes"}'):
        device = Device()
        assert device.store
        device.store.setItem("five-stars:settings", damaged)
        shown = Visit(device, speed="").port.shown
        assert shown
        assert (shown.language, shown.theme, shown.colours) == ("en", "", "")


def test_the_settings_say_whether_the_page_is_kept() -> None:
    assert "still running" in Visit(address="settings").text(".kept")


def test_a_note_is_gone_with_its_language() -> None:
    visit = Visit().open(link_to(HOTEL)).press("#keep").press("#redo")
    assert visit.note == "Nothing was taken back."
    visit.open("settings")
    _choose(visit, "language", "ru")
    assert visit.press('[data-do="leave"]').note == ""
