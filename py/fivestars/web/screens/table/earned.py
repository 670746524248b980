"""What a match that has ended here has earned: stars and medals, and what its people have achieved."""

from typing import NamedTuple

from fivestars.table.achievements import achievements_of
from fivestars.web.book.stars import Earned, earned_since
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
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
    one = None if there.closed else model.kept.finished_one(there.slot.id)
    if one is None or not there.match.over or one.moves != len(there.match.steps):
        return []
    words = model.words
    names = [seated.name if len(one.people) > 1 else "" for seated in there.speech(words).people]
    achievements = {each.id: each for each in achievements_of(there.box.game)}
    found = [(names[seat], achievements[id_]) for seat in one.people for id_ in one.seats[seat].earned]
    return [Achieved(who, words(each.title), words(each.told)) for who, each in found]
