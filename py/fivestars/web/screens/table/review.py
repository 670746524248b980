"""The look back, once the match is over: the best bot is asked about one decision after the other."""

from typing import Final

from markupsafe import Markup

from fivestars.table.words import N_
from fivestars.web.deeds import Advise, DecisionsFound, Judged, LookBack, StopLooking
from fivestars.web.effects import Effect, FindDecisions, Focus, Judge, Say, ScrollToTop
from fivestars.web.match.review import NOTED, Review, consequences, shortened, summary
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.there import DoesThere, done_there, next_one, shown


def look_back(model: Model, there: Sitting, _: LookBack) -> Next:
    """Look for the moments that decided the match, or go on with that."""
    review = (there.review or Review(there.match)).begun()
    asks: Effect = FindDecisions(review.asked, there.match, tuple(there.persons))
    return _goes_on(model, there, review) if review.counts else shown(model, there._replace(review=review), asks)


def decisions_found(model: Model, there: Sitting, deed: DecisionsFound) -> Next:
    """Begin with the first decision."""
    review = there.review
    if review is None or (review.match, review.asked) != (deed.match, deed.asked):
        return model, []
    return _goes_on(model, there, review.knowing(deed.counts))


def judged(model: Model, there: Sitting, deed: Judged) -> Next:
    """Take down what is thought of a decision, and go on with the next one."""
    review = there.review
    if review is None or (review.match, review.asked) != (deed.match, deed.asked):
        return model, []
    return _goes_on(model, there, review.judged(deed.moment, deed.judgement))


def _goes_on(model: Model, there: Sitting, review: Review) -> Next:
    there = there._replace(review=review)
    if review.next is not None and review.counts:
        return shown(model, there, Judge(review.asked, review.match, review.next, len(review.counts)))
    said = Say(summary(review, there.speech(model.words)))
    return shown(model, there, said, Focus(("review-title",), if_lost=True))


def stop(model: Model, there: Sitting, _: StopLooking) -> Next:
    """Look back no further, and keep what is found."""
    if there.review is None:
        return model, []
    return shown(model, there._replace(review=there.review.stopped()))


def advise(model: Model, there: Sitting, deed: Advise) -> Next:
    """Show the table before a dear decision, from the seat that decided, with what would have been better."""
    moment = there.review.at(deed.moment) if there.review else None
    if moment is None:
        return model, []
    words = model.words
    told = shortened(moment.better, there.box.board.seen, NOTED)
    better = consequences(told, moment.seat, there.speech(words), moment.judgement.best)
    note = Markup("{}: {}").format(words(N_("Better")), better)
    there = there.look_at(deed.moment)._replace(viewer=moment.seat, back_to=model.world.focus)
    there = there.show_hint(moment.judgement.best, note)
    return shown(model, there, *next_one(model, there), ScrollToTop(), Focus(("now",)), glides=True)


_DOES: Final[dict[type, DoesThere]] = {
    LookBack: look_back,
    DecisionsFound: decisions_found,
    Judged: judged,
    StopLooking: stop,
    Advise: advise,
}
DOES: Final = done_there(_DOES)
