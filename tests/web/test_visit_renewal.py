"""Visits: a newer build of the page is announced, waits for the end of a move, and loses nothing."""

from random import Random

from fivestars.web.deeds import BuildReplaced, BuildTold
from fivestars.web.offline import Why
from matches import match_at
from memory_port import NOON
from stores import Browser
from visit import Visit

WAITS = BuildTold(NOON, None, waits=True, crowded=False)


def _told(visit: Visit, deed: BuildTold | BuildReplaced = WAITS) -> Visit:
    visit.page.send(deed)
    visit.port.settle()
    return visit


def _walking() -> Visit:
    return Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "walk"))


def _bar(visit: Visit) -> str:
    return visit.text("#edition")


def test_a_newer_build_is_announced_and_takes_over_when_it_is_wished() -> None:
    visit = _told(Visit())
    assert _bar(visit) == "A new version of the page is here. Switch to it"
    visit.press("#renew")
    assert visit.port.renewals == 1
    assert visit.port.starts == 0


def test_it_waits_for_the_end_of_a_move() -> None:
    visit = _told(_walking()).press("#board [data-can]").press("#renew")
    assert "after this move" in _bar(visit)
    assert visit.focus == "later"
    assert visit.port.renewals == 0
    visit.press('#board [data-can][data-pick*="watch"], #board [data-can]')
    while visit.page.model.sitting and visit.page.model.sitting.picks:
        visit.pick_one(Random(1))
    assert visit.port.renewals == 1


def test_a_move_that_is_let_go_is_none() -> None:
    visit = _told(_walking()).press("#board [data-can]").press("#renew").escape()
    assert visit.port.renewals == 1


def test_who_puts_it_off_hears_no_more_of_it() -> None:
    visit = _told(Visit()).press("#later")
    assert _bar(visit) == ""
    assert visit.focus == "page"
    assert _bar(_told(visit)) == ""
    assert visit.port.renewals == 0


def test_other_tabs_that_show_the_older_one_must_be_closed_first() -> None:
    visit = _told(_told(Visit()).press("#renew"), WAITS._replace(crowded=True))
    assert "Close the other tabs" in _bar(visit)
    visit.press("#renew")
    assert visit.port.renewals == 2


def test_a_match_that_cannot_be_kept_is_not_lost_for_it() -> None:
    visit = _told(_walking())
    assert isinstance(visit.device.store, Browser)
    visit.device.store.room = 0
    visit.press("#renew")
    assert "would be lost" in _bar(visit)
    assert visit.port.renewals == 0
    visit.device.store.room = 5_000_000
    visit.press("#renew")
    assert visit.port.renewals == 1


def test_a_page_that_was_replaced_starts_afresh_between_moves() -> None:
    visit = _told(_walking().press("#board [data-can]"), BuildReplaced())
    assert visit.port.starts == 0
    visit.escape()
    assert visit.port.starts == 1
    assert visit.port.renewals == 0


def test_the_settings_say_since_when_it_is_kept_or_why_not() -> None:
    visit = _told(Visit(address="settings"), WAITS._replace(waits=False))
    assert "You can play without a network." in visit.text(".kept")
    assert "Version b1d5, here since 18 November 2025, 21:06" in visit.text(".kept")
    for why in Why:
        assert "You cannot play without a network" in _told(visit, BuildTold(0, why, waits=False, crowded=False)).text(
            ".kept"
        )
