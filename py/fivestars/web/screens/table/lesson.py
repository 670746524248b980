"""A lesson at the table: begun or gone on with by its address, read step by step, and left for the open match."""

from collections.abc import Mapping
from typing import Final

from fivestars.games import SHELF
from fivestars.table.game import Value
from fivestars.table.lesson import dealt, is_wanted
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.deeds import LeaveLesson, NextStep
from fivestars.web.effects import DropSlot, Effect, KeepRead, PutBack, ReleaseLock, Replace, Say, TakeLock
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.teaching import leads_on, lesson_of, slot_id, taught
from fivestars.web.model import Model
from fivestars.web.screens.screen import NO_SUCH_MATCH, Next, lobby_with
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.screens.table.there import TO_THE_QUESTION, DoesThere, done_there, next_one, shown
from fivestars.web.store.saves import Slot, copy_id, opened
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

MARKED: Final = N_("The lesson asks for what is marked.")


def begun(model: Model) -> Next:
    """Go on with the lesson of the game that the address names, or begin it; what else is kept there goes aside."""
    if model.where.what not in SHELF:
        return lobby_with(model, model.words(NO_SUCH_MATCH))
    game, id_ = SHELF[model.where.what], slot_id(model.where.what)
    slot = model.kept.slot(id_)
    match = opened(slot, SHELF) if slot else None
    if slot and isinstance(match, Match) and taught(id_, match):
        model = model.at("match", id_)._replace(notices=(), sitting=resumed(model, slot, match))
        return model, [Replace(str(model.where)), TakeLock(id_)]
    aside: list[Effect] = [PutBack(slot._replace(id=copy_id(slot))), DropSlot(id_)] if slot else []
    name = model.words(N_("Lesson: {game}"), game=model.words(POSTERS[game.id].title))
    model, effects = sit_down_anew(model, dealt(game, lesson_of(game)), name, id_)
    return model, [*aside, *effects]


def resumed(model: Model, slot: Slot, match: Match) -> Sitting:
    """Return a kept match as it is opened; where it is a lesson, with the steps read that were."""
    lesson = taught(slot.id, match)
    read = lesson.resumed(model.kept.read(match.game.id, len(match.steps))).read if lesson else 0
    return Sitting.at(slot, match)._replace(read=read)


def sentences(there: Sitting, words: Tongue) -> list[str]:
    """Return what a lesson says now; nothing where none is given, or where something else is looked at."""
    lesson = there.teaching if there.shown is None else None
    if lesson is None or (lesson.answer is not None and not lesson.read and not lesson.step.brought):
        return []  # what it asked for is done, and others move
    return [words(sentence) for sentence in lesson.sentences()]


def refused(there: Sitting, part: Mapping[str, Value]) -> str:
    """Return what a lesson says of a pick that leads to nothing that it wants; nothing where it leads on."""
    lesson = there.teaching
    if lesson is None or not there.acting or leads_on(lesson, there.hand, part):
        return ""
    return lesson.step.instead


def marked(model: Model, there: Sitting) -> Next:
    """Mark what the lesson wants."""
    lesson = there.teaching
    wish = lesson.wish if lesson else None
    wanted = [move for move in there.hand.candidates if wish is not None and is_wanted(move, wish)]
    return shown(model, there.show_hint(wanted[0], model.words(MARKED))) if wanted else (model, [])


def next_step(model: Model, there: Sitting, _: NextStep) -> Next:
    """Go on to the next step; after the last one the match is open."""
    lesson = there.teaching
    if lesson is None or not lesson.is_read:
        return model, []
    if lesson.is_last:
        return leave(model, there, LeaveLesson())
    there = there._replace(read=there.read + 1, note="")
    said = Say(" ".join(sentences(there, model.words)))
    keeps = KeepRead(there.match.game.id, len(there.match.steps), there.read)
    return shown(model, there, keeps, said, TO_THE_QUESTION, *next_one(model, there))


def leave(model: Model, there: Sitting, _: LeaveLesson) -> Next:
    """Play on in a match of its own, and keep no lesson."""
    if there.teaching is None:
        return model, []
    model, effects = sit_down_anew(model, there.match)
    return model, [DropSlot(there.slot.id), ReleaseLock(there.slot.id), *effects]


_DOES: Final[dict[type, DoesThere]] = {NextStep: next_step, LeaveLesson: leave}
DOES: Final = done_there(_DOES)
