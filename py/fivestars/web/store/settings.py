"""What a reader has chosen for the page itself: language, theme, sounds, movement, speed at the table."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, NamedTuple, get_type_hints

from fivestars.table.languages import LANGUAGES
from fivestars.table.sheets import fits, parsed

THEMES = ("system", "light", "dark")
COLOURS = ("usual", "strong")
SPEEDS: Mapping[str, int] = {"calm": 400, "brisk": 200, "none": 0}  # milliseconds of a glide
WARNINGS = ("off", "first", "on")  # in no match, in the first ones, in all
PAUSES: Mapping[str, int] = {"slow": 1500, "usual": 900, "quick": 350, "at-once": 0}  # milliseconds, for moves of bots
LOOKS: Mapping[str, int] = {**PAUSES, "at-once": 150}  # for moves of a replay, which is there to be looked at
PACE_OF: Mapping[str, str] = {"calm": "usual", "brisk": "quick", "none": "at-once"}  # when movement meant both


class Settings(NamedTuple):
    """The choices, each with its usual value. An empty language is the browser's."""

    language: Annotated[str, ("", *LANGUAGES)] = ""
    theme: Annotated[str, THEMES] = "system"
    sounds: bool = False
    speed: Annotated[str, SPEEDS] = "calm"
    colours: Annotated[str, COLOURS] = "usual"
    pace: Annotated[str, PAUSES] = "usual"
    coach: bool = True
    warnings: Annotated[str, WARNINGS] = "first"  # before a dear move
    coached: str = ""  # what the coach has spoken of, see `match/coaching.py`


def to_json(settings: Settings) -> str:
    """Return the settings as JSON."""
    return json.dumps(settings._asdict())


@lru_cache(maxsize=8)
def from_json(text: str | None) -> Settings:
    """Return the settings that `text` holds; what is missing or damaged takes its usual value."""
    try:
        sheet = parsed(text or "{}")
    except ValueError:
        sheet = {}
    if not isinstance(sheet, dict):
        sheet = {}
    kinds = get_type_hints(Settings, include_extras=True)
    known = {name: sheet[name] for name, kind in kinds.items() if fits(kind, sheet.get(name))}
    if "speed" in known:
        known.setdefault("pace", PACE_OF[known["speed"]])
    return Settings(**known)


def changed(settings: Settings, name: str, value: str) -> Settings:
    """Return the settings with one of them chosen anew, as a form tells it."""
    return settings._replace(**{name: value == "on" if name in ("sounds", "coach") else value})  # type: ignore[arg-type]  # as told
