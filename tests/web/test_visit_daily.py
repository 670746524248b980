"""Visits: the deal of the day, from the lobby's second door to the line to share, and the next day after midnight."""

from datetime import date
from random import Random

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.days.deal import dealt, slot_id
from fivestars.web.store.saves import Saves
from memory_port import PAGE, Device
from stores import Browser
from visit import Visit

DAY = date(2026, 11, 18)
NEXT = date(2026, 11, 19)


def _before_the_last_decision() -> Match:
    match, chance = dealt(SHELF["maui"], DAY), Random(1)
    while not match.over:
        match.play(chance.choice(match.state.legal()))
    match.rewind(max(number for number, step in enumerate(match.steps) if step.seat == 0))
    return match


def _begun() -> Device:
    """Return a device on which a day's deal was begun."""
    visit = Visit(Device(today=DAY)).press("#day-maui").press_named("Play")
    visit.close()
    return visit.device


def _nearly_over(device: Device) -> Visit:
    """Return a visit to a day's deal that lacks its last decision."""
    saves = Saves(device.store, "an earlier tab")
    slot = saves.slot(slot_id("maui", DAY))
    assert slot
    assert saves.keep(slot, _before_the_last_decision(), 5)
    return Visit(device, "daily/maui")


def test_a_deal_of_the_day_is_begun_and_gone_on_with() -> None:
    visit = Visit(Device(today=DAY))
    assert "not played yet" in visit.text("#day-maui")
    visit.press("#day-maui")
    assert "18 November 2026" in visit.text("#today")
    visit.press_named("Play")
    assert visit.address == "match/maui-2026-11-18"
    assert visit.slots[0].name == "Maui, 18 November 2026"
    assert visit.kept.setup == dealt(SHELF["maui"], DAY).setup
    visit.press_named("Leave to the lobby")
    assert "under way" in visit.text("#day-maui")
    visit.press("#day-maui").press_named("Continue")
    assert visit.address == "match/maui-2026-11-18"


def test_everybodys_bots_decide_alike_in_a_deal_of_the_day() -> None:
    asked = []
    for seed in (1, 2):
        visit = Visit(Device(today=DAY, seed=seed)).press("#day-maui").press_named("Play")
        visit.play_on(Random(1), picks=12)
        asked.append(visit.port.asked)
    assert asked[0] == asked[1]
    assert len(set(asked[0])) > 2


def test_the_result_is_a_line_to_share_and_counts_for_the_day() -> None:
    device = _begun()
    visit = _nearly_over(device).press_named("Continue")
    visit.play_on(Random(1))
    line = visit.text("#day-line")
    assert line.startswith("Five Stars · Maui · 18 November 2026 · ")
    visit.press("#day-copy")
    assert visit.note == "The line is copied."
    assert device.clipboard == f"{line} {PAGE}daily/maui"
    visit.press_named("Leave to the lobby")
    assert "★" in visit.text("#day-maui")
    visit.press("#day-maui")
    assert visit.text("#day-line") == line
    assert visit.count(".last li") == 1
    visit.press("#day-copy")
    assert visit.text(".day-result .note") == "The line is copied."
    device.clipboard = None
    assert f"{PAGE}daily/maui" in visit.press("#day-copy").text(".day-result .note")
    visit.press("#day-share")
    assert device.shared == [(line, f"{PAGE}daily/maui", line)]


def test_the_next_day_begins_at_midnight_or_when_somebody_looks_again() -> None:
    device = _begun()
    visit = _nearly_over(device).press_named("Continue")
    visit.play_on(Random(1))
    visit.press_named("Leave to the lobby").press("#day-maui")
    device.today = NEXT
    visit.look_again()
    assert "19 November 2026" in visit.text("#today")
    assert visit.named("Play")
    assert visit.count(".last li") == 1
    visit.press_named("Lobby")
    assert "not played yet" in visit.text("#day-maui")
    assert "Maui, 18 November 2026" in visit.text(".entries")


def test_a_result_for_which_there_is_no_room_is_told_and_counts_later() -> None:
    device = _begun()
    visit = _nearly_over(device).press_named("Continue")
    assert isinstance(device.store, Browser)
    visit.port.paints = False  # the match itself is kept before
    device.store.room = device.store.used()
    visit.play_on(Random(1))
    assert "not among your days yet" in visit.note
    device.store.room *= 2
    visit.press_named("Leave to the lobby").press("#day-maui")
    assert visit.count(".last li") == 1
