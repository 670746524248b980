"""The coach: a sentence at each new kind of decision, or turn, once on a device, and a warning before a dear move.

Both until somebody has had enough of it.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fivestars.table.game import AnyGame, Move
from fivestars.web.match.picking import parts_of
from fivestars.web.match.sitting import Sitting
from fivestars.web.store.saves import Things
from fivestars.web.store.settings import Settings

if TYPE_CHECKING:
    from fivestars.players.judgement import Judgement

_AND: Final = "|"  # between what was spoken of
FIRST: Final = 3  # matches of a game: so many must be over, on this device, before nobody is warned any more
DEAR_WIN: Final = 0.2  # of the chance to win: who loses so much is warned, whatever the points


@cache
def _module(game: AnyGame) -> Any:
    return import_module(f"fivestars.games.{game.id}.lesson.coach")


def coach_of(game: AnyGame) -> Mapping[str, str]:
    """Return what the coach of a game says, by what is to be decided."""
    sentences: Mapping[str, str] = _module(game).COACH
    return sentences


def warns(there: Sitting, move: Move, kept: Things) -> bool:
    """Tell whether the best bot is to look at a move before it is made: there is a choice, and it did not advise it.

    Who has had enough of the coach is warned only where they ask for it.
    """
    if there.teaching or len(there.hand.legal) == 1 or (there.hint and parts_of(move) == parts_of(there.hint)):
        return False
    return weighs(there, kept)


def weighs(there: Sitting, kept: Things) -> bool:
    """Tell whether moves are looked at in this match before they are made."""
    settings = kept.settings()
    return settings.warnings == "on" or (settings.warnings == "first" and settings.coach and _is_first(there, kept))


def _is_first(there: Sitting, kept: Things) -> bool:
    """Tell whether this is one of the first matches of a game against bots: people among themselves ask one another."""
    if not any(person.level for person in there.match.people):
        return False
    return sum(slot.over for slot in kept.slots() if slot.game == there.match.game.id) < FIRST


def is_dear(game: AnyGame, judgement: "Judgement") -> bool:
    """Tell whether a move costs so much that whoever learns the game wants to know it before."""
    return judgement.cost >= _module(game).DEAR or judgement.won >= DEAR_WIN


def advice(there: Sitting, settings: Settings) -> str:
    """Return what the coach says now; nothing in a lesson, nor of what was decided before, nor without a choice."""
    if not (settings.coach and there.acting) or there.teaching:
        return ""
    return next((text for _, text in _unheard(there, settings)), "")


def heard(there: Sitting, settings: Settings) -> Settings:
    """Return the settings once that was decided of which the coach has spoken."""
    spoken = settings.coached.split(_AND) if settings.coached else []
    now = [what for what, _ in _unheard(there, settings)][:1]
    return settings._replace(coached=_AND.join([*spoken, *now]))


def _unheard(there: Sitting, settings: Settings) -> Iterator[tuple[str, str]]:
    """Yield what there is to say and was not said yet: of the kind of decision, and what a game says besides."""
    if len(there.hand.legal) == 1:  # then what it speaks of cannot happen now
        return
    module, state = _module(there.match.game), there.match.state
    said = {state.prompt: coach_of(there.match.game)[state.prompt]}
    if besides := getattr(module, "besides", None):
        said |= {occasion: module.BESIDES[occasion] for occasion in besides(there.seen())}
    spoken = settings.coached.split(_AND)
    for about, text in said.items():
        if (what := f"{there.match.game.id}: {about}") not in spoken:
            yield what, text
