"""The end of a match: its scores are told part by part, its result takes the screen, and the next one is played."""

from typing import Final

from fivestars.table.dice import Dice
from fivestars.web.deeds import Again, FindReview, LookBack, NextMatch, SeeBoard, SeeResult, SkipTally, TallyGoesOn
from fivestars.web.effects import Draw, Effect, Focus, Go, Lead, ReleaseLock, Say, ScrollToTop, SendLater
from fivestars.web.match import ending
from fivestars.web.match.ending import BEAT
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.earned import achieved, prize_of, record
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.screens.table.review import look_back
from fivestars.web.screens.table.there import TO_THE_QUESTION, DoesThere, done_there, shown
from fivestars.web.store.settings import PAUSES, SPEEDS

LONGEST: Final = 6.0  # seconds for all parts


def begun(model: Model, there: Sitting) -> tuple[Sitting, list[Effect]]:
    """Return the sitting at the moment of the ending, and how its scores begin to be told, unless all stays still."""
    if model.world.calm or not SPEEDS[model.settings.speed] or not PAUSES[model.settings.pace]:
        return there, [Draw(), ScrollToTop()]  # with what the match has earned: it is in the history by now
    there = there._replace(tally=BEAT)
    return there, [_wait(model, there)]


def _wait(model: Model, there: Sitting) -> SendLater:
    assert there.tally is not None, "the scores are being told"
    pause = min(PAUSES[model.settings.pace] / 1000, LONGEST / (len(ending.told_parts(there.match)) + 1))
    return SendLater(TallyGoesOn(there.match, there.tally), pause)


def goes_on(model: Model, there: Sitting, deed: TallyGoesOn) -> Next:
    """Tell the next part, if nobody has skipped it; wait while something stands before the table."""
    if there.tally != deed.told or there.match is not deed.match:
        return model, []
    if there.behind:
        return model, [_wait(model, there)]
    told = deed.told + 1
    if there.shown is not None or told > len(ending.told_parts(there.match)):
        return _told(model, there)
    there = there._replace(tally=told)
    top: list[Effect] = [] if told else [ScrollToTop(), TO_THE_QUESTION]
    return shown(model, there, *top, _wait(model, there))


def _told(model: Model, there: Sitting) -> Next:
    standing = there.match.state.standing()
    decided = there.speech(model.words).decided(standing.decided_by, standing.winners)
    prize = prize_of(model, there)
    achievements = [f"{one.title}: {one.told}" for one in achieved(model, there)]
    known = record(model, there)
    kept = [known.told] if known else []
    said = " ".join([str(decided.striptags()), *(prize.sentences if prize else ()), *kept, *achievements])
    return shown(model, there._replace(tally=None), Say(said), TO_THE_QUESTION)


def skip(model: Model, there: Sitting, _: SkipTally) -> Next:
    """Tell all of the result at once."""
    return (model, []) if there.tally is None else _told(model, there)


def see_board(model: Model, there: Sitting, _: SeeBoard) -> Next:
    """Put the result aside, and show the board as the match has left it."""
    return shown(model, there._replace(aside=True, tally=None), ScrollToTop(), Focus(("see-result",)))


def see_result(model: Model, there: Sitting, _: SeeResult) -> Next:
    """Let the result take the screen again."""
    return shown(model, there._replace(aside=False), ScrollToTop(), Focus(("see-board",)))


def turned_over(model: Model, there: Sitting) -> Next:
    """Show the other one of the two: the board, or the result."""
    if there.tally is not None:
        return _told(model, there)
    return see_result(model, there, SeeResult()) if there.aside else see_board(model, there, SeeBoard())


def find_review(model: Model, there: Sitting, _: FindReview) -> Next:
    """Go to the look back, which begins with that."""
    model, effects = (model, []) if there.review else look_back(model, there, LookBack())
    return model, [*effects, Lead("review-title")]


def again(model: Model, there: Sitting, _: Again) -> Next:
    """Set up another match of the game that is over."""
    return model, [Go(f"setup/{there.box.game.id}")]


def next_match(model: Model, there: Sitting, deed: NextMatch) -> Next:
    """Play on with the same table, the same deal, or stronger bots, as a match of its own."""
    if not there.match.over:
        return model, []
    match = ending.next_match(there.match, ending.Way(deed.way), Dice(model.world.chance))
    model, effects = sit_down_anew(model, match, here=there.here)
    return model, [ReleaseLock(there.slot.id), *effects]


_DOES: Final[dict[type, DoesThere]] = {
    TallyGoesOn: goes_on,
    SkipTally: skip,
    SeeBoard: see_board,
    SeeResult: see_result,
    FindReview: find_review,
    Again: again,
    NextMatch: next_match,
}
DOES: Final = done_there(_DOES)
