"""The panel from which a match is shared: what the other person gets, the link, and its QR code."""

from typing import TYPE_CHECKING, NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.invitation import Invitation, Wish, written
from fivestars.web.qr import qr_code

if TYPE_CHECKING:
    from fivestars.web.table import Table


class Offer(NamedTuple):
    """One way to share a match."""

    wish: Wish
    label: str
    sentence: str  # what the other person gets, or why it cannot be had now
    is_open: bool = True


class Sharing:
    """The panel, open for one match at one moment. `page` is the address up to and with its #."""

    def __init__(self, table: "Table", page: str, *, has_sheet: bool) -> None:
        self._table = table
        self._page = page
        self._has_sheet = has_sheet
        self.offers = [_play(table), _look(table)]
        self.note = ""
        past = table.match.over or table.shown is not None
        self.choose(Wish.LOOK if past else Wish.PLAY)

    def choose(self, wish: str) -> None:
        """Share the match in this way."""
        self.wish = Wish(wish)
        self.note = ""
        table = self._table
        self.link = self._page + written(Invitation(self.wish, table.match, table.moment), SHELF)

    def html(self) -> str:
        """Return the HTML of the panel."""
        words, table = self._table.tongue, self._table
        shown = {
            "game": table.box.game.id,
            "sharing": self,
            "has_sheet": self._has_sheet,
            "code": qr_code(self.link, words(N_("QR code of this link"))),
            "warning": "" if table.match.over else words(_OPEN),
        }
        return draw("share", words, shown)


_OPEN = N_("The link holds the whole match: a determined opponent could read hidden cards out of it.")


def _play(table: "Table") -> Offer:
    words = table.tongue
    if table.match.over:
        sentence = words(N_("They get the match as it ended, to keep."))
    else:
        sentence = words(N_("They get the match as it stands, and can play on."))
    return Offer(Wish.PLAY, words(N_("Go on playing")), sentence)


def _look(table: "Table") -> Offer:
    words = table.tongue
    sentence = words(
        N_("They see the replay, opened after move {number}, and may play on from there."), number=table.moment
    )
    return Offer(Wish.LOOK, words(N_("Look at this")), sentence)
