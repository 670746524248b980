"""Faults of a browser, one at a time: a match is played on, what is kept stays, and what is wrong is said."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from fivestars.web.store.journal import Row
from matches import match_at
from memory_port import Device, Disk
from stores import Browser, Forbidden
from visit import Visit

MATCH: Final = match_at("maui", levels=[0, 1], until=lambda state: state.round == 1 and state.seat == 0)


class Throwing(Disk):
    """A journal that the browser has closed."""

    def write(self, row: Row) -> None:
        raise RuntimeError(row.key)


class Lying(Disk):
    """A journal of somebody else, or of another time."""

    def rows(self) -> list[Row]:
        return [Row("five-stars:match:x", "nonsense", 10**15, 7), Row("theirs", "x", 2, 2), Row("", None, -1, 0)]


class Full(Browser):
    """A storage in which nothing finds room but what is there already."""

    def __init__(self) -> None:
        super().__init__()
        super().setItem("theirs", "x")
        self.room = 0


KEEPS_NOTHING: Final = "keeps nothing"
# What is wrong, and what is said of it in the lobby; nothing where it is no matter.
FAULTS: Final[dict[str, tuple[Callable[[], Device], str]]] = {
    "nothing": (Device, ""),
    "storage absent": (lambda: Device(store=None), KEEPS_NOTHING),
    "storage throwing": (lambda: Device(store=Forbidden()), KEEPS_NOTHING),
    "storage full": (lambda: Device(store=Full()), "storage is full"),
    "journal throwing": (lambda: Device(disk=Throwing()), ""),
    "journal lying": (lambda: Device(disk=Lying()), ""),
    "clipboard absent": (lambda: Device(clipboard=None), ""),
    "clock at the beginning": (lambda: Device(now=0), ""),
    "clock far ahead": (lambda: Device(now=200_000_000_000_000), ""),
    "languages absent": (lambda: Device(languages=()), ""),
    "languages unknown": (lambda: Device(languages=("", "-", "xx-YY")), ""),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("bot", ["quick", "silent"])
def test_a_match_goes_on_whatever_the_browser_does(fault: str, bot: str) -> None:
    make, said = FAULTS[fault]
    visit = Visit(make(), speed="")
    visit.port.silent_bots = bot == "silent"
    visit.sit_down(MATCH)
    for made in range(4):
        visit.move(Random(made))
    there = visit.page.model.sitting
    assert there
    assert len(there.match.moves) >= len(MATCH.moves) + 4
    if not said:
        assert visit.kept.moves == there.match.moves
    visit.press("#share").press("#share-copy")
    assert visit.port.marked == "share-link" if visit.device.clipboard is None else visit.device.clipboard
    visit.escape().press_named("Leave to the lobby")
    told = " ".join(visit.notices)
    assert said in told
    assert bool(said) == bool(told)
