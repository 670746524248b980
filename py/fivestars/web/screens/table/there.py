"""What the deeds at a table share: each is done to the sitting that is open, and shown there."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from fivestars.table.game import told_to
from fivestars.web.days.deal import chance_of
from fivestars.web.deeds import BotMoved, Deed
from fivestars.web.effects import AskBot, Draw, Effect, Focus, SendLater
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import turns_up
from fivestars.web.model import Model
from fivestars.web.screens.screen import Does, Next
from fivestars.web.store.settings import PAUSES

DoesThere: TypeAlias = Callable[[Model, Sitting, Any], Next]

LONGER: Final = 1.5  # a move of another than a sentence: one has to find it first
REVEAL: Final = 3  # of a move of a sentence: cards turn over, line up, and are read
SHORTER: Final = 0.77  # each pause than the one before: all of them together are no longer than 1 / 0.23 of the first
TO_THE_QUESTION: Final = Focus(("uncover", "ask"), if_lost=True)  # where what had the focus is gone


def done_there(does: Mapping[type[Deed], DoesThere]) -> dict[type[Deed], Does]:
    """Return what deeds do where a match is open; elsewhere they do nothing."""
    return {deed: _if_open(do) for deed, do in does.items()}


def _if_open(do: DoesThere) -> Does:
    def doing(model: Model, deed: Deed) -> Next:
        return do(model, model.sitting, deed) if model.sitting else (model, [])

    return doing


def shown(model: Model, there: Sitting, *effects: Effect, glides: bool = False) -> Next:
    """Show a sitting, and do what follows."""
    return model._replace(sitting=there), [Draw(glides), *effects]


def noted(model: Model, there: Sitting, note: str) -> Next:
    """Say something where the prompt stands."""
    return shown(model, there._replace(note=note))


def next_one(model: Model, there: Sitting) -> list[Effect]:
    """Return how the next one is asked, where it is a bot; in a lesson it is known what that one does."""
    match = there.match
    seat = match.state.seat
    if seat is None or not there.thinking:
        return []
    lesson = there.teaching
    if lesson and lesson.answer is not None:
        return [SendLater(BotMoved(match, lesson.answer), pause_before(model, there))]
    of_day = chance_of(match)
    chance = model.world.chance if of_day is None else of_day
    return [AskBot(match, match.people[seat].level, chance, pause_before(model, there))]


def pause_before(model: Model, there: Sitting) -> float:
    """Return for how many seconds people look at the last move before a bot makes the next.

    At the slow speed all moves are seen alike; else the pauses get shorter the longer somebody waits for their turn.
    """
    if there.hurried or not there.match.steps:
        return 0
    pace = model.settings.pace
    if _has_revealed(there):
        return PAUSES[pace] / 1000 * REVEAL
    shorter = 1 if pace == "slow" else SHORTER ** there.since()
    return PAUSES[pace] / 1000 * LONGER * shorter


def _has_revealed(there: Sitting) -> bool:
    """Tell whether the last move has turned up what all had laid face down, and no story tells of it."""
    match = there.match
    return any(turns_up(there.box, event) for event in told_to(there.viewer, match.happenings(len(match.steps))))
