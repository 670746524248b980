"""A score to beat, before it is taken on: whose it is and how many points, and nothing of how it was made."""

from collections.abc import Mapping
from typing import Final

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import Unreadable
from fivestars.web.deeds import TakeChallenge
from fivestars.web.draw import draw
from fivestars.web.links.arrival import Arrival, arrived, seating
from fivestars.web.links.challenge import aim, taken
from fivestars.web.links.invitation import Wish, invitation_at
from fivestars.web.match.board import open_box
from fivestars.web.model import Model
from fivestars.web.screens.screen import Does, Next, lobby_with, titled
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.words.people import speech_at
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Speech


class Challenge:
    """The screen that a link with a score to beat opens."""

    name = str(Wish.BEAT)
    addresses = (Wish.BEAT,)
    takes_files = True
    of_a_game = False
    keeps_the_match = False

    def entered(self, model: Model) -> Next:
        """Read whose score it is."""
        try:
            rival = invitation_at(str(model.where), SHELF).match
        except Unreadable as unreadable:
            return lobby_with(model, model.words.fault(unreadable))
        return model._replace(notices=(), rival=rival), []

    def html(self, model: Model) -> str:
        """Return the screen as HTML."""
        rival = model.rival
        if rival is None:
            return ""
        arrival = arrived(taken(rival), model.kept.slots_like(rival.setup), SHELF)
        return challenge_page(speech_at(open_box(rival.game).words, rival, model.words), rival, arrival)

    def title(self, model: Model) -> str:
        """Return the game that was played."""
        return titled(model, model.rival.setup.game if model.rival else "")


CHALLENGE: Final = Challenge()


def challenge_page(speech: Speech, rival: Match, arrival: Arrival) -> str:
    """Return the HTML that says what is to be beaten, before anything of it is kept."""
    shown = {
        "poster": POSTERS[rival.setup.game],
        "summary": seating(speech, rival),
        "aim": aim(speech.tongue, rival),
        "slot": arrival.slot,
    }
    return draw("challenge", speech.tongue, shown)


def take_challenge(model: Model, _: TakeChallenge) -> Next:
    """Sit down to beat the score."""
    return sit_down_anew(model, taken(model.rival)) if model.rival else (model, [])


DOES: Final[Mapping[type, Does]] = {TakeChallenge: take_challenge}
