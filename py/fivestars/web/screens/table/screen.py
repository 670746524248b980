"""The table: a match that is open, from this browser or by link."""

from fivestars.games import SHELF
from fivestars.table.notation import Unreadable
from fivestars.web.effects import TakeLock
from fivestars.web.links.arrival import arrived
from fivestars.web.links.invitation import Wish, invitation_at
from fivestars.web.match.reading import Reading
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import NO_SUCH_MATCH, Next, lobby_with, titled
from fivestars.web.screens.table.beside import OPEN, place_now
from fivestars.web.screens.table.drawn import table_html
from fivestars.web.screens.table.keeping import new_slot
from fivestars.web.screens.table.lesson import begun, resumed
from fivestars.web.store.saves import opened


class Table:
    """The screen of an open match."""

    name = "table"
    addresses = ("match", "lesson", Wish.PLAY, Wish.TURN, Wish.LOOK)
    takes_files = True
    of_a_game = False
    keeps_the_match = False

    def entered(self, model: Model) -> Next:
        """Open the match or the lesson that the address names, or the match that it holds."""
        if model.where.name == "lesson":
            return begun(model)
        if model.where.name != "match":
            return _by_link(model)
        return (model, []) if model.sitting else _from_slot(model)

    def html(self, model: Model) -> str:
        """Return the table as HTML."""
        return table_html(model, model.sitting) if model.sitting else ""

    def title(self, model: Model) -> str:
        """Return the game that is played."""
        return titled(model, model.sitting.box.game.id if model.sitting else "")


def _from_slot(model: Model) -> Next:
    slot = model.kept.slot(model.where.what)
    match = opened(slot, SHELF) if slot else None
    if slot is None or match is None:
        return lobby_with(model, model.words(NO_SUCH_MATCH))
    if isinstance(match, Unreadable):
        return lobby_with(model, model.words.fault(match))
    there = resumed(model, slot, match)
    if model.where.part == OPEN:
        there = there._replace(book=Reading(place_now(there)))
    return model._replace(notices=(), sitting=there), [TakeLock(slot.id)]


def _by_link(model: Model) -> Next:
    try:
        invitation = invitation_at(str(model.where), SHELF)
    except Unreadable as unreadable:
        return lobby_with(model, model.words.fault(unreadable))
    match = invitation.match
    arrival = arrived(match, model.kept.slots_like(match.setup), SHELF, invitation.wish)
    slot = arrival.slot if arrival.slot and arrival.may_be_kept else new_slot(model, match)
    there = Sitting.at(slot, match, arrival)
    if invitation.moment is not None:
        there = there.look_at(invitation.moment)
    return model._replace(notices=(), sitting=there), []


TABLE = Table()
