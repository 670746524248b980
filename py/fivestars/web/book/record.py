"""What the book says of a match that has just ended: the best score so far at such a table, and how many were won."""

from typing import Final, NamedTuple

from fivestars.table.words import N_
from fivestars.web.book.figures import modes
from fivestars.web.book.filters import Filter, played, who_at
from fivestars.web.store.history import Finished
from fivestars.web.store.saves import Things
from fivestars.web.words.speech import Tongue

LATELY: Final = 10  # matches


class Record(NamedTuple):
    """A match among those before it at tables like it: as many seats, the same mode, the same person."""

    told: str
    is_best: bool


def record_of(words: Tongue, kept: Things, one: Finished) -> Record | None:
    """Return how a match stands among one's own; None for the first of them, and where several people play."""
    if one.best is None or len(one.people) > 1:
        return None
    like_it = Filter(seats=len(one.seats), who=who_at(one, one.best))
    row = [each for each in played(kept.finished(one.game), like_it) if modes(each.match) == modes(one)]
    before = [each for each in row if each.match.at <= one.at and each.match.id != one.id]
    if not before:
        return None
    points, best = one.seats[one.best].total, max(each.total for each in before)
    if points > best:
        told = words(N_("Your best score at a table like this: {points}, before {best}."), points=points, best=best)
    else:
        told = words(N_("Your best score at a table like this: {best}."), best=best)
    lately = [one.won, *(each.won for each in before)][:LATELY]
    if any(lately):  # that none was is no comfort
        won = words(N_("Won: {won} of the last {number}."), won=sum(lately), number=len(lately))
        told = f"{told} {won}"
    return Record(told, points > best)
