"""The panel from which a match is shared: what the other person gets, the link, and its QR code."""

from typing import NamedTuple

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.draw import draw
from fivestars.web.links.challenge import target
from fivestars.web.links.invitation import Invitation, Wish, address_of
from fivestars.web.links.qr import qr_code
from fivestars.web.match.sitting import Sharing, Sitting
from fivestars.web.words.speech import Tongue


class Offer(NamedTuple):
    """One way to share a match."""

    wish: Wish
    label: str
    sentence: str  # what the other person gets, or why it cannot be had now
    is_open: bool = True


def offers(there: Sitting, words: Tongue) -> tuple[Offer, ...]:
    """Return the ways to share a match at the moment that is shown."""
    return _play(there, words), _look(there, words), _beat(there, words)


def opened(there: Sitting, words: Tongue) -> Sharing:
    """Return the panel as it opens: with what people mostly want then."""
    play, look, _ = offers(there, words)
    past = there.shown is not None or (there.match.over and not there.here)
    return Sharing(look.wish if past or not play.is_open else play.wish)


def link_of(there: Sitting, wish: Wish, page: str) -> str:
    """Return the link that asks for this; `page` is the address up to and with its #."""
    return page + address_of(Invitation(wish, there.match, there.moment), SHELF)


def sharing_html(there: Sitting, sharing: Sharing, words: Tongue, page: str, *, has_sheet: bool) -> str:
    """Return the HTML of the panel."""
    link = link_of(there, sharing.wish, page)
    shown = {
        "game": there.box.game.id,
        "offers": offers(there, words),
        "sharing": sharing,
        "link": link,
        "has_sheet": has_sheet,
        "code": qr_code(link, words(N_("QR code of this link"))),
        "warning": _warning(there, sharing.wish, words),
    }
    return draw("share", words, shown)


def _warning(there: Sitting, wish: Wish, words: Tongue) -> str:
    if wish is Wish.BEAT:
        return words(N_("The link holds the moves too: somebody determined could read them out of it."))
    if there.match.over:
        return ""
    return words(N_("The link holds the whole match: a determined opponent could read hidden cards out of it."))


def _play(there: Sitting, words: Tongue) -> Offer:
    seat = there.match.state.seat
    wish, label = Wish.TURN if there.here else Wish.PLAY, words(N_("Go on playing"))
    if seat is None:
        return Offer(wish, label, words(N_("They get the match as it ended, to keep.")))
    if not there.here:
        return Offer(wish, label, words(N_("They get the match as it stands, and can play on.")))
    if there.bot_is_next:
        return Offer(wish, label, words(N_("Possible once the hosts have moved.")), is_open=False)
    name = there.speech(words).people[seat].name
    return Offer(wish, label, words(N_("Whoever opens it sits down as {name}, and is to move."), name=name))


def _look(there: Sitting, words: Tongue) -> Offer:
    sentence = words(
        N_("They see the replay, opened after move {number}, and may play on from there."), number=there.moment
    )
    return Offer(Wish.LOOK, words(N_("Look at this")), sentence)


def _beat(there: Sitting, words: Tongue) -> Offer:
    label = words(N_("Beat this"))
    if not there.match.over:
        return Offer(Wish.BEAT, label, words(N_("Possible once the match is over.")), is_open=False)
    best = target(there.match)
    sentence = words.count(
        "They get the same deal, and {number} point of {name} to beat. The moves stay hidden until the end.",
        "They get the same deal, and {number} points of {name} to beat. The moves stay hidden until the end.",
        best.points,
        name=there.speech(words).people[best.seat].name,
    )
    return Offer(Wish.BEAT, label, sentence)
