"""A hint to serve tells who gets which dish, not what the way from the kitchen costs, and whose order is complete."""

from typing import Final

from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.table.drawing import Hinting, Part, Teller
from fivestars.table.game import Event
from fivestars.table.words import N_


def is_asked(event: Event, _picks: Part) -> bool:
    """Tell whether an event is what a move is made for."""
    return not isinstance(event, e.PaidService)


def good_for(seen: Austria, event: Event, teller: Teller) -> str:
    """Return whose order a dish completes."""
    if not isinstance(event, e.Served) or sum(dict(seen.guests_of(event.seat))[event.guest]) > 1:
        return ""
    return teller(N_("nothing is missing then: {guest}."), guest=teller.name("guest", event.guest))


HINTING: Final = Hinting(is_asked=is_asked, good_for=good_for)
