"""The lesson at a table: a match is one by the slot in which it is kept, and where it stands is read off its moves."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Final

from markupsafe import Markup

from fivestars.table.game import AnyGame, Value
from fivestars.table.lesson import Lesson, Teaching, is_wanted, place_of
from fivestars.table.match import Match
from fivestars.web.match.picking import Picking

_SLOT: Final = "lesson-"
_TAG: Final = re.compile(r"<(/?)(\w+)([^>]*?)(/?)>")
_EMPTY: Final = frozenset(("img", "input", "br"))  # what HTML never closes


def slot_id(game: str) -> str:
    """Return the id under which the match of a game's lesson is kept."""
    return _SLOT + game


@cache
def lesson_of(game: AnyGame) -> Lesson:
    """Return the lesson of a game."""
    lesson: Lesson = import_module(f"fivestars.games.{game.id}.lesson").LESSON
    return lesson


def taught(slot: str, match: Match, read: int = 0) -> Teaching | None:
    """Return the lesson that is given at a match, with so many steps read since its last move; None: there is none."""
    if slot != slot_id(match.game.id) or match.over:
        return None
    lesson = lesson_of(match.game)
    agreed = match.setup
    if (agreed.edition, agreed.options, agreed.seed) != (lesson.edition, lesson.options, lesson.seed):
        return None
    place = place_of(lesson, match)
    return None if place is None or place.step == len(lesson.steps) else Teaching(lesson, place, read)


def leads_on(lesson: Teaching, hand: Picking, part: Mapping[str, Value]) -> bool:
    """Tell whether picking a part leads to what the lesson wants."""
    wish = lesson.wish
    return wish is not None and any(is_wanted(move, wish) for move in hand.pick(part).candidates)


def tag_of(name: str) -> re.Pattern[str]:
    """Return how the tag of a thing begins that a lesson speaks of by this name."""
    attribute = rf'\s(?:id|for|aria-labelledby|data-lit)="(?:[^"]*\s)?{re.escape(name)}[\s"]'
    return re.compile(rf"<\w+(?=[^>]*{attribute})")


def lit(html: str, names: Sequence[str]) -> Markup:
    """Return a board on which what is spoken of is marked, for eyes and for readers of the screen."""
    for name in names:
        html = _spoken_of(html, name)
    return Markup(_with_holders(html))


def _spoken_of(html: str, name: str) -> str:
    """Mark the tags of things with this name. Only tags in which it stands are looked at: a board has thousands."""
    pattern, parts, end, at = tag_of(name), list[str](), 0, html.find(name)
    while at >= 0:
        begin = html.rfind("<", end, at)
        if begin >= 0 and (tag := pattern.match(html, begin)):
            parts += html[end : tag.end()], ' data-spoken aria-current="true"'
            end = tag.end()
        at = html.find(name, at + 1)
    return "".join((*parts, html[end:]))


def _with_holders(html: str) -> str:
    """Mark whatever holds what is spoken of, from the board inwards.

    The style sheet could ask for it with `:has()`, and would then look at the whole page anew at each click of each
    match.
    """
    last = html.rfind(" data-spoken")
    around: list[int] = []  # where the tags end that are open
    holders: set[int] = set()
    spoken: int | None = None  # how deep in something that is spoken of
    for tag in _TAG.finditer(html):
        if tag.start() > last:
            break
        closes, name, attributes, is_whole = tag.groups()
        if closes:
            around.pop()
            spoken = None if spoken == len(around) else spoken
            continue
        if " data-spoken" in attributes and spoken is None:
            holders.update(around)
            spoken = len(around)
        if is_whole or name in _EMPTY:
            spoken = None if spoken == len(around) else spoken
        else:
            around.append(tag.end() - 1)
    for end in sorted(holders, reverse=True):
        html = f"{html[:end]} data-holds{html[end:]}"
    return html
