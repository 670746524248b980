"""What a link asks for, beside the match that it holds: the word before the match in the address."""

from enum import StrEnum
from typing import NamedTuple

from fivestars.table.match import Match
from fivestars.table.notation import Fault, Shelf, Unreadable, from_link, to_link


class Wish(StrEnum):
    """What the one who opens a link is asked to do."""

    PLAY = "link"  # go on playing, everybody at this device
    LOOK = "look"  # look at a moment of the replay


class Invitation(NamedTuple):
    """A match and what is asked with it."""

    wish: Wish
    match: Match
    moment: int | None = None  # for a look: after how many moves


def written(invitation: Invitation, shelf: Shelf) -> str:
    """Return the invitation as what stands behind the # of an address."""
    wish, match, moment = invitation
    if wish is Wish.LOOK:
        return f"{wish}/{moment}/{to_link(match, shelf)}"
    return f"{wish}/{to_link(match, shelf)}"


def read(text: str, shelf: Shelf) -> Invitation:
    """Return the invitation that stands behind the # of an address."""
    word, _, rest = text.partition("/")
    wish = Wish(word)
    if wish is not Wish.LOOK:
        return Invitation(wish, from_link(rest, shelf))
    count, _, rest = rest.partition("/")
    match = from_link(rest, shelf)
    if not (count.isascii() and count.isdecimal() and len(count) < 6 and int(count) <= len(match.steps)):
        raise Unreadable(Fault.DAMAGED)
    return Invitation(wish, match, int(count))
