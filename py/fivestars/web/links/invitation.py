"""What a link asks for, beside the match that it holds: the word before the match in the address."""

from enum import StrEnum
from typing import NamedTuple

from fivestars.table.match import Match
from fivestars.table.notation import Fault, Shelf, Unreadable, from_link, to_link


class Wish(StrEnum):
    """What the one who opens a link is asked to do."""

    PLAY = "link"  # go on playing, everybody at this device
    TURN = "turn"  # sit down where it is to be decided now, while the others sit elsewhere
    LOOK = "look"  # look at a moment of the replay
    BEAT = "beat"  # play the same deal, and score more


class Invitation(NamedTuple):
    """A match and what is asked with it."""

    wish: Wish
    match: Match
    moment: int | None = None  # for a look: after how many moves


def address_of(invitation: Invitation, shelf: Shelf) -> str:
    """Return the invitation as what stands behind the # of an address."""
    wish, match, moment = invitation
    if match.rival and wish in (Wish.LOOK, Wish.BEAT):  # what was to be beaten there is of no matter
        match = Match(match.game, match.setup, match.people, match.moves)
    if wish is Wish.LOOK:
        return f"{wish}/{moment}/{to_link(match, shelf)}"
    return f"{wish}/{to_link(match, shelf)}"


def invitation_at(text: str, shelf: Shelf) -> Invitation:
    """Return the invitation that stands behind the # of an address."""
    word, _, rest = text.partition("/")
    wish = Wish(word)
    if wish is not Wish.LOOK:
        match = from_link(rest, shelf)
        if wish is Wish.BEAT and not match.over:
            raise Unreadable(Fault.NOT_OVER)
        return Invitation(wish, match)
    count, _, rest = rest.partition("/")
    match = from_link(rest, shelf)
    if not (count.isascii() and count.isdecimal() and len(count) < 6 and int(count) <= len(match.steps)):
        raise Unreadable(Fault.DAMAGED)
    return Invitation(wish, match, int(count))
