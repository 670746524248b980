"""The panel from which a match is shared: what the other person gets, the link, and its QR code."""

from typing import TYPE_CHECKING, NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.links.challenge import target
from fivestars.web.links.invitation import Invitation, Wish, written
from fivestars.web.links.qr import qr_code

if TYPE_CHECKING:
    from fivestars.web.match.table import Table


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
        play, look = _play(table), _look(table)
        self.offers = (play, look, _beat(table))
        past = table.shown is not None or (table.match.over and not table.here)
        self.choose(look.wish if past or not play.is_open else play.wish)

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
            "warning": self._warning(),
        }
        return draw("share", words, shown)

    def _warning(self) -> str:
        words = self._table.tongue
        if self.wish is Wish.BEAT:
            return words(N_("The link holds the moves too: somebody determined could read them out of it."))
        if self._table.match.over:
            return ""
        return words(N_("The link holds the whole match: a determined opponent could read hidden cards out of it."))


def _play(table: "Table") -> Offer:
    words, seat = table.tongue, table.match.state.seat
    wish, label = Wish.TURN if table.here else Wish.PLAY, words(N_("Go on playing"))
    if seat is None:
        return Offer(wish, label, words(N_("They get the match as it ended, to keep.")))
    if not table.here:
        return Offer(wish, label, words(N_("They get the match as it stands, and can play on.")))
    if table.bot_is_next:
        return Offer(wish, label, words(N_("Once the bots have moved.")), is_open=False)
    name = table.speech.people[seat].name
    return Offer(wish, label, words(N_("Whoever opens it sits down as {name}, and is to move."), name=name))


def _look(table: "Table") -> Offer:
    words = table.tongue
    sentence = words(
        N_("They see the replay, opened after move {number}, and may play on from there."), number=table.moment
    )
    return Offer(Wish.LOOK, words(N_("Look at this")), sentence)


def _beat(table: "Table") -> Offer:
    words, label = table.tongue, table.tongue(N_("Beat this"))
    if not table.match.over:
        return Offer(Wish.BEAT, label, words(N_("Once the match is over.")), is_open=False)
    best = target(table.match)
    sentence = words.count(
        "They get the same deal, and {number} point of {name} to beat. The moves stay hidden until the end.",
        "They get the same deal, and {number} points of {name} to beat. The moves stay hidden until the end.",
        best.points,
        name=table.speech.people[best.seat].name,
    )
    return Offer(Wish.BEAT, label, sentence)
