"""This build of the page: whether it is kept for use without a network, and a newer one that waits for it to end."""

from enum import StrEnum
from typing import NamedTuple

from fivestars.table.words import N_
from fivestars.web.words.speech import Tongue


class Why(StrEnum):
    """Why a build is not kept; the last two are the words of the service worker."""

    ABSENT = "absent"  # the browser has no service workers, or not in this window
    INSECURE = "insecure"  # it has, but not at an address like this
    FULL = "full"
    AWAY = "away"  # the download broke off, or what came is not what was built


NOT_KEPT = {
    Why.ABSENT: N_("You cannot play without a network: this browser does not allow it, or not in this window."),
    Why.INSECURE: N_("You cannot play without a network: for that the address must begin with https."),
    Why.FULL: N_("You cannot play without a network: the browser's storage is full."),
    Why.AWAY: N_("You cannot play without a network yet: the download broke off. It goes on at your next visit."),
}


class News(StrEnum):
    """How it stands with a newer build."""

    HERE = "here"
    AFTER = "after"  # wished, but a move is half picked
    CROWDED = "crowded"  # other tabs show the older one
    LOST = "lost"  # a match is open that cannot be kept


NEWS = {
    News.HERE: N_("A new version of the page is here."),
    News.AFTER: N_("A new version of the page is here. It opens after this move."),
    News.CROWDED: N_(
        "A new version of the page is here. Close the other tabs of Five Stars first: they still show the old one."
    ),
    News.LOST: N_("A new version of the page is here, but this match is not saved and would be lost: save it first."),
}


class Offline(NamedTuple):
    """How it stands with this build of the page, and with a newer one."""

    since: int = 0  # when this build was kept, in milliseconds since 1970; 0: it is not
    why: Why | None = None  # it is not
    waits: bool = False  # whether a newer build is whole, and could take over
    crowded: bool = False  # whether it may not, because other tabs show an older one
    put_off: bool = False  # whether the reader wants to hear no more of it
    wished: bool = False  # whether it is to take over as soon as it may
    lost: bool = False  # whether a match would be lost if it did

    @property
    def is_told(self) -> bool:
        """Tell whether there is anything to say of a newer build."""
        return (self.waits or self.wished or self.lost) and not self.put_off

    def news(self, *, between_moves: bool) -> News:
        """Return what there is to say of it."""
        if self.lost:
            return News.LOST
        if self.crowded:
            return News.CROWDED
        return News.AFTER if self.wished and not between_moves else News.HERE


def kept(words: Tongue, build: str, since: str, why: Why | None) -> list[str]:
    """Return what the settings say of a build: kept since when, still arriving, or why not kept."""
    if since:
        name = words(N_("Version {build}, here since {when}."), build=build, when=since)
        return [words(N_("You can play without a network.")), name]
    if why:
        return [words(NOT_KEPT[why])]
    return [words(N_("You cannot play without a network yet: the download is still running."))]
