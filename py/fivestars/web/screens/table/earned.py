"""What a match that has ended here has earned: stars, medals, achievements, and a place among those before it."""

from typing import NamedTuple

from fivestars.table.achievements import achievements_of
from fivestars.web.book.record import Record, record_of
from fivestars.web.book.stars import Earned, earned_since
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.store.history import Finished
from fivestars.web.words.hosts import BY_THE_BOX


class Achieved(NamedTuple):
    """What somebody has achieved; nobody is named where there is but one person."""

    who: str
    title: str
    told: str


def prize_of(model: Model, there: Sitting) -> Earned | None:
    """Return the stars and medals that the match has brought, if any."""
    if there.before is None:
        return None
    names = [one.name for one in there.speech(model.words).people if one.face == BY_THE_BOX]
    return earned_since(model.words, there.before, model.kept, there.box.game.id, *(names or [""]))


def achieved(model: Model, there: Sitting) -> list[Achieved]:
    """Return what the people here have achieved in it, as the book has it."""
    one = _kept(model, there)
    if one is None:
        return []
    words = model.words
    names = [seated.name if len(one.people) > 1 else "" for seated in there.speech(words).people]
    achievements = {each.id: each for each in achievements_of(there.box.game)}
    found = [(names[seat], achievements[id_]) for seat in one.people for id_ in one.seats[seat].earned]
    return [Achieved(who, words(each.title), words(each.told)) for who, each in found]


def record(model: Model, there: Sitting) -> Record | None:
    """Return how the match stands among those before it, as the book has them."""
    one = _kept(model, there)
    return record_of(model.words, model.kept, one) if one else None


def _kept(model: Model, there: Sitting) -> Finished | None:
    """Return the match as the book has it, once it is over."""
    one = None if there.closed else model.kept.finished_one(there.slot.id)
    return one if one and there.match.over and one.moves == len(there.match.steps) else None
