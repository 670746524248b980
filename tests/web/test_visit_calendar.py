"""Visits to the calendar of the book: the deals of the day, what became of them, and the way to today's."""

from datetime import timedelta

from fivestars.games import SHELF
from memory_port import Device
from visit import Visit, texts


def test_the_deals_of_the_day_stand_in_a_calendar() -> None:
    device = Device()
    assert device.store
    device.store.setItem("five-stars:days:maui", '[["2025-11-18",50,9,1],["2025-10-02",40,-3,0]]')
    visit = Visit(device, "book/game=maui")
    assert visit.text(".month caption") == "November 2025 · 1 of 1 won"
    assert visit.text(".played .unseen") == "18 November 2025; 50 points, won by 9"
    whole = Visit(device, "book/").the(".played a")
    assert whole["aria-label"] == "18 November 2025; Maui: 50 points, won by 9"
    visit.press("#month-before")
    assert visit.text(".month caption") == "October 2025 · 0 of 1 won"
    assert not visit.count("#month-before")
    visit.press("#month-after")
    assert visit.text(".month caption").startswith("November")


def test_before_the_first_deal_of_the_day_one_line_leads_to_it() -> None:
    visit = Visit(address="book/game=maui")
    assert not visit.count(".month")
    assert texts(visit.all(".todays a")) == ["Play"]
    assert visit.press(".todays a").address == "daily/maui"
    ways = [thing["href"] for thing in Visit(address="book/").all(".todays a")]
    assert ways == [f"#daily/{game}" for game in SHELF]


def test_the_calendar_marks_today_and_says_of_each_day_what_was_played() -> None:
    device = Device()
    assert device.store
    today = device.today
    day = today - timedelta(1)
    device.store.setItem("five-stars:days:maui", f'[["{day}",50,9,1]]')
    visit = Visit(device, "book/game=maui")
    assert visit.text(".month caption") == "November 2025 · 1 of 1 won"
    (marked,) = visit.all(".month [aria-current=date]")
    (way,) = marked.all("a")
    assert way["aria-label"].endswith("; today, no deal played yet")
    assert way.way == "daily/maui"
    assert "no deal played" in visit.text(".month .past:not(.played) .unseen")
    assert visit.text(".month .ahead .unseen").endswith("; still to come")
    device.store.setItem("five-stars:days:maui", f'[["{today}",50,9,1]]')
    visit = Visit(device, "book/game=maui")
    assert visit.text(".todays a") == "50 points, won by 9"
    assert visit.the(".month [aria-current=date]").text.endswith("50 points, won by 9 50 ★")
    assert visit.text(".month .today").count("won by 9") == 1
    assert "Maui: 50 points, won by 9" in texts(Visit(device, "book/").all(".todays a"))
