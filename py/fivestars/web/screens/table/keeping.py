"""A match is kept after each move, and only one tab has it: sitting down, keeping, taking over, leaving."""

from typing import Final

from fivestars.games import SHELF
from fivestars.table.dice import SEEDS
from fivestars.table.match import Match
from fivestars.web.deeds import Join, Keep, KeepNow, Locked, NotSaved, Saved, TakeOver
from fivestars.web.effects import Draw, Effect, Focus, ReleaseLock, Replace, SaveMatch, ScrollToTop, TakeLock
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.there import TO_THE_QUESTION, DoesThere, done_there, next_one, noted, shown
from fivestars.web.store.saves import ILLS, Ill, Slot, new_id, opened


def new_slot(model: Model, match: Match, name: str = "") -> Slot:
    """Return a slot for a match that is not kept yet."""
    return Slot(new_id(match.game, model.world.chance / SEEDS), name, 0, "", "", match.setup.game)


def sit_down_anew(model: Model, match: Match, name: str = "", id_: str = "", here: tuple[int, ...] = ()) -> Next:
    """Sit down at a match that is not kept yet, and keep it."""
    slot = new_slot(model, match, name)
    slot = slot._replace(id=id_ or slot.id, here=here)
    model = model.at("match", slot.id)._replace(notices=(), sitting=Sitting.at(slot, match))
    address = Replace(str(model.where))
    return model, [SaveMatch(slot, match, model.world.now), address, Draw(), ScrollToTop(), TakeLock(slot.id)]


def left(model: Model) -> Next:
    """Let another tab have the match that is open, if one is."""
    there = model.sitting
    if there is None:
        return model, []
    unsaved = saving(model, there) if there.unkept else []
    return model._replace(sitting=None), [*unsaved, ReleaseLock(there.slot.id)]


def saving(model: Model, there: Sitting) -> list[Effect]:
    """Return how the match is saved as it is now."""
    return [] if there.closed else [SaveMatch(there.slot, there.match, model.world.now)]


def locked(model: Model, there: Sitting, deed: Locked) -> Next:
    """Go on with the match, if no other tab has it open."""
    if there.slot.id != deed.slot or there.arrival:
        return model, []
    model, effects = (model, next_one(model, there)) if deed.ours else taken(model, there)
    return model, [*effects, TO_THE_QUESTION]


def taken(model: Model, there: Sitting) -> Next:
    """Show the match, but neither play nor keep it: another tab does."""
    return noted(model, there._replace(read_only=True), "")


def keep_now(model: Model, there: Sitting, _: KeepNow) -> Next:
    """Save the match as it is now."""
    return model, saving(model, there) if there.unkept else []


def saved(model: Model, there: Sitting, deed: Saved) -> Next:
    """Know when it was saved last: what another tab writes later is newer."""
    if there.slot.id == deed.slot.id:
        model = model._replace(sitting=there._replace(slot=deed.slot, unkept=False))
    return model, []


def not_saved(model: Model, there: Sitting, deed: NotSaved) -> Next:
    """Say why it is not saved."""
    if there.slot.id != deed.slot:
        return model, []
    if deed.ill is Ill.TAKEN:
        return taken(model, there)
    return noted(model, there, model.words(ILLS[deed.ill]))


def keep(model: Model, there: Sitting, _: Keep) -> Next:
    """Keep the match that came by link, and go on with it."""
    if not (there.arrival and there.arrival.may_be_kept):
        return model, []
    there = there.sit_down(there.arrival.seats_here(there.match))
    model = model.at("match", there.slot.id)
    # a tab that had it before has seen that it is kept anew
    lock = TakeLock(there.slot.id, steal=True)
    return model._replace(sitting=there), [Replace(str(model.where)), *saving(model, there), Draw(), lock]


def join(model: Model, there: Sitting, _: Join) -> Next:
    """Let the person who decides now sit at this device too."""
    if there.awaited is None:
        return model, []
    there = there.sit_down((*there.here, there.awaited))
    model = model._replace(sitting=there)
    return model, [*saving(model, there), Draw(), Focus(("uncover", "board"))]


def take_over(model: Model, there: Sitting, _: TakeOver) -> Next:
    """Take the match over from another tab, as that has kept it."""
    slot = model.kept.slot(there.slot.id)
    match = opened(slot, SHELF) if slot else None
    if slot is None or not isinstance(match, Match):
        return model, []
    there = Sitting.at(slot, match)
    return shown(model, there, *saving(model, there), TakeLock(slot.id, steal=True))


_DOES: Final[dict[type, DoesThere]] = {
    Locked: locked,
    KeepNow: keep_now,
    Saved: saved,
    NotSaved: not_saved,
    Keep: keep,
    Join: join,
    TakeOver: take_over,
}
DOES: Final = done_there(_DOES)
