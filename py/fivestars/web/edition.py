"""The edition of the page: whether it is kept for use without a network, and how a newer one takes over."""

from typing import Protocol

from fivestars.table.words import N_
from fivestars.web import dom
from fivestars.web.draw import draw
from fivestars.web.offline import Keeper, Why
from fivestars.web.speech import Tongue

_NOT_KEPT = {
    Why.ABSENT: N_("Not kept for use without a network: this browser does not offer it, or not in this window."),
    Why.INSECURE: N_("Not kept for use without a network: for that the address must begin with https."),
    Why.FULL: N_("Not kept for use without a network: the browser's storage is full."),
    Why.AWAY: N_("Not kept for use without a network yet: the download broke off. It goes on at the next visit."),
}
_KEPT = N_("Kept in this browser, works without a network: yes.")
_COMING = N_("Kept in this browser, works without a network: not yet, it is still arriving.")
_NAME = N_("Edition {build}, kept since {when}.")
_NEW = N_("A new edition of the page is here.")
_AFTER = N_("A new edition of the page is here. It comes after this move.")
_CROWDED = N_(
    "A new edition of the page is here. Close the other tabs of Five Stars first: they still show the old one."
)
_LOST = N_("A new edition of the page is here, but this match is not kept and would be lost: save it first.")


class Home(Protocol):
    """What an edition asks of the page."""

    words: Tongue

    def draw(self) -> None:
        """Draw the screen anew."""

    def is_between_moves(self) -> bool:
        """Tell whether nothing is half picked."""

    def keeps_all(self) -> bool:
        """Keep the match that is open; tell whether a fresh start would lose nothing."""


class Edition:
    """This edition of the page, and the newer one that waits for it to end."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.keeper = Keeper(changed=self._changed, replaced=self._replace)
        self.put_off = False
        self.wished = False
        self.lost = False

    def told(self) -> list[str]:
        """Return what the settings say of it."""
        words, keeper = self.home.words, self.keeper
        if keeper.since:
            when = dom.moment(keeper.since, words.language)
            return [words(_KEPT), words(_NAME, build=dom.edition(), when=when)]
        return [words(_NOT_KEPT[keeper.why] if keeper.why else _COMING)]

    def show(self) -> None:
        """Announce the newer edition where one waits; let it take over once that is wished and nothing is half done."""
        shown = (self.keeper.waits or self.wished) and not self.put_off
        bar = {"told": self.home.words(self._sentence()), "wished": self.wished}
        dom.announce(draw("edition", self.home.words, bar) if shown else "")
        if self.wished and self.home.is_between_moves():
            dom.after_paint(self._take_over)

    def wish(self) -> None:
        """Let the newer edition take over as soon as it may."""
        self.wished, self.lost = True, False
        self.show()

    def put_it_off(self) -> None:
        """Say no more of the newer edition: it comes at the next fresh start."""
        self.put_off, self.wished = True, False
        self.show()
        dom.focus("page")

    def _sentence(self) -> str:
        if self.lost:
            return _LOST
        if self.keeper.crowded:
            return _CROWDED
        return _AFTER if self.wished and not self.home.is_between_moves() else _NEW

    def _changed(self) -> None:
        if dom.hash_() == "settings":
            self.home.draw()
        else:
            self.show()

    def _replace(self) -> None:
        """Start afresh, between moves: another edition serves this page already."""
        self.keeper.waits = False
        self.wish()

    def _take_over(self) -> None:
        if not (self.wished and self.home.is_between_moves()):  # a move was begun meanwhile
            return
        self.wished = False
        self.lost = not self.home.keeps_all()
        if self.lost:
            self.show()
        elif self.keeper.waits:
            self.keeper.take_over()
        else:
            self.keeper.start_afresh()
