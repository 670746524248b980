"""The coach: a sentence at each new kind of decision, once on a device, until somebody has had enough of it."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final

from fivestars.table.game import AnyGame
from fivestars.web.match.sitting import Sitting
from fivestars.web.store.settings import Settings

_AND: Final = "|"  # between what was spoken of


@cache
def coach_of(game: AnyGame) -> Mapping[str, str]:
    """Return what the coach of a game says, by what is to be decided."""
    sentences: Mapping[str, str] = import_module(f"fivestars.games.{game.id}.lesson.coach").COACH
    return sentences


def advice(there: Sitting, settings: Settings) -> str:
    """Return what the coach says now; nothing in a lesson, nor of what was decided before."""
    if not (settings.coach and there.acting) or there.teaching or _what(there) in settings.coached.split(_AND):
        return ""
    return coach_of(there.match.game)[there.match.state.prompt]


def heard(there: Sitting, settings: Settings) -> Settings:
    """Return the settings once that was decided of which the coach has spoken."""
    spoken = settings.coached.split(_AND) if settings.coached else []
    return settings._replace(coached=_AND.join([*spoken, _what(there)]))


def _what(there: Sitting) -> str:
    return f"{there.match.game.id}: {there.match.state.prompt}"
