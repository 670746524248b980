"""What a match has earned that has just ended here: stars and medals."""

from fivestars.web.book.stars import Earned, earned_since
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.words.hosts import BY_THE_BOX


def prize(model: Model, there: Sitting) -> Earned | None:
    """Return the stars and medals that the match has brought which has ended here, if any."""
    if there.before is None:
        return None
    names = [one.name for one in there.speech(model.words).people if one.face == BY_THE_BOX]
    return earned_since(model.words, there.before, model.kept, there.box.game.id, *(names or [""]))
