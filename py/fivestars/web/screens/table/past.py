"""The replay: moments of the past, shown one by one or running, and played on from."""

from typing import Final

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.deeds import (
    BackToNow,
    Branch,
    LookAtRival,
    LookWith,
    ReplayGoesOn,
    RunReplay,
    ShowMoment,
    VisitMoment,
)
from fivestars.web.effects import Focus, Go, ReleaseLock, ScrollToTop, SendLater
from fivestars.web.links.invitation import Invitation, Wish, address_of
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.screens.table.there import DoesThere, done_there, next_one, shown
from fivestars.web.store.saves import title
from fivestars.web.store.settings import LOOKS


def show_moment(model: Model, there: Sitting, deed: ShowMoment) -> Next:
    """Show the table as it was after so many moves; after all of them, go on."""
    there = there.look_at(deed.moment)
    return shown(model, there, *next_one(model, there), glides=True)


def visit(model: Model, there: Sitting, deed: VisitMoment) -> Next:
    """Show a moment of the past from the result, and lead there and back again."""
    there = there.look_at(deed.moment)._replace(back_to=model.world.focus)
    return shown(model, there, *next_one(model, there), ScrollToTop(), Focus(("now",)), glides=True)


def back_to_now(model: Model, there: Sitting, _: BackToNow) -> Next:
    """Show the present again, and lead back to where somebody left it."""
    there = there.look_at(len(there.match.steps))
    back = Focus((there.back_to, "replay"), if_lost=True)
    return shown(model, there, *next_one(model, there), back, glides=True)


def run(model: Model, there: Sitting, _: RunReplay) -> Next:
    """Let the replay go on by itself, or stop it."""
    there = there._replace(running=not there.running)
    return shown(model, there, *_wait(model, there))


def goes_on(model: Model, there: Sitting, deed: ReplayGoesOn) -> Next:
    """Show the next moment, if the replay still runs and nobody has turned to another one."""
    if not there.running or there.moment != deed.moment:
        return model, []
    there = there.look_at(there.moment + 1)
    return shown(model, there, *_wait(model, there), *next_one(model, there), glides=True)


def _wait(model: Model, there: Sitting) -> list[SendLater]:
    return [SendLater(ReplayGoesOn(there.moment), LOOKS[model.settings.pace] / 1000)] if there.running else []


def look_with(model: Model, there: Sitting, deed: LookWith) -> Next:
    """Look with a seat's eyes, or at everything, once the match is over."""
    return shown(model, there.look_with(deed.eyes), glides=True)


def branch(model: Model, there: Sitting, _: Branch) -> Next:
    """Play on from the moment that is shown, as a match of its own."""
    match, words = there.until_now(), model.words
    name = words(N_("{name}, from move {number}"), name=title(words, there.slot), number=len(match.steps))
    model, effects = sit_down_anew(model, match, name)
    return model, [ReleaseLock(there.slot.id), *effects]


def look_at_rival(model: Model, there: Sitting, _: LookAtRival) -> Next:
    """Go to the replay of the match whose score was to be beaten, once this one is over."""
    match = there.match
    if not (match.rival and match.over):
        return model, []
    return model, [Go(address_of(Invitation(Wish.LOOK, match.rival, 0), SHELF))]


_DOES: Final[dict[type, DoesThere]] = {
    ShowMoment: show_moment,
    VisitMoment: visit,
    BackToNow: back_to_now,
    RunReplay: run,
    ReplayGoesOn: goes_on,
    LookWith: look_with,
    Branch: branch,
    LookAtRival: look_at_rival,
}
DOES: Final = done_there(_DOES)
