"""The guide beside the board: at the paragraph of what is to be decided, or at the legend's line of a thing."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from markupsafe import Markup

from fivestars.table.game import AnyGame
from fivestars.web.deeds import CloseGuide, ReadGuide, ReadLegend, SearchGuide
from fivestars.web.draw import draw
from fivestars.web.effects import Draw, Effect, Focus, Go, GoBack, Replace
from fivestars.web.match.reading import Reading
from fivestars.web.match.sitting import Sitting
from fivestars.web.model import Model, Where
from fivestars.web.screens import rules
from fivestars.web.screens.paragraphs import lines_of
from fivestars.web.screens.screen import Does, Next
from fivestars.web.screens.table.there import shown
from fivestars.web.words.speech import Tongue

OPEN: Final = "rules"  # as the address of a match says that its guide is open
UNFOLDED: Final = "recap"  # and that it is told in words what the others did
_HEADING: Final = re.compile(r"(</?h)(\d)\b")
BOOK: Final = "book"  # so begins the id of whatever is part of the panel


@cache
def places_of(game: AnyGame) -> Mapping[str, str]:
    """Return which place of its guide tells of each kind of decision of a game."""
    places: Mapping[str, str] = import_module(f"fivestars.games.{game.id}.guide").PLACES
    return places


def place_now(there: Sitting) -> str:
    """Return the place of the guide that tells of what is to be decided; empty where nothing is."""
    state = there.match.state
    if state.seat is None or there.shown is not None:
        return ""
    return places_of(there.match.game)[state.prompt]


def lines_asked(there: Sitting, words: Tongue) -> tuple[str, ...]:
    """Return the lines of the legend on the thing of which the note tells; nothing where it tells something else."""
    asked = there.asked
    return lines_of(words, there.match.game.id, asked) if asked.text and asked.text == there.note else ()


def panel_html(there: Sitting, words: Tongue) -> str:
    """Return the panel, where it is open."""
    reading = there.book
    if reading is None or there.behind:
        return ""
    game = there.match.game.id
    place = reading.lines[0] if reading.lines else reading.place
    text = Markup(_HEADING.sub(_below, rules.text_html(words, game, reading)))
    return draw("beside", words, {"game": game, "place": place, "text": text})


def _below(heading: re.Match[str]) -> str:
    """Return the tag of a heading one level lower: that of the table stands above it."""
    return f"{heading[1]}{int(heading[2]) + 1}"


def read(model: Model, there: Sitting, deed: ReadGuide) -> Next:
    """Open the panel at a place, or lead to another one."""
    return _opened(model, there, Reading(deed.place or place_now(there)))


def read_legend(model: Model, there: Sitting, _: ReadLegend) -> Next:
    """Open the panel at the lines that tell of the thing that was asked about."""
    lines = lines_asked(there, model.words)
    return _opened(model, there, Reading(lines=lines)) if lines else read(model, there, ReadGuide(""))


def _opened(model: Model, there: Sitting, reading: Reading) -> Next:
    before = there.book
    steps = before is None and model.where.name == "match" and not model.where.part
    back_to = before.back_to if before else model.world.focus
    reading = reading._replace(back_to=back_to, stepped=before.stepped if before else steps)
    effects: list[Effect] = [rules.lead(reading.lines[0] if reading.lines else reading.place)]
    if steps:
        effects.append(Go(f"{model.where}/{OPEN}"))
        model = model._replace(where=model.where._replace(part=OPEN))  # it may be closed before the browser is there
    return shown(model, there._replace(book=reading), *effects)


def search(model: Model, there: Sitting, deed: SearchGuide) -> Next:
    """Look for words in the guide."""
    if there.book is None:
        return model, []
    return shown(model, there._replace(book=there.book._replace(place="", lines=(), query=deed.text)))


def close(model: Model, there: Sitting, _: CloseGuide | None = None) -> Next:
    """Close the panel; where opening it was a step of the browser's, by a step back."""
    if there.book is None:
        return model, []
    if not model.where.part:
        return _closed(model, there)
    if there.book.stepped:
        return model, [GoBack()]
    model, effects = _closed(model.at(model.where.name, model.where.what), there)
    return model, [Replace(str(model.where)), *effects]


def let_go(model: Model, there: Sitting) -> Next | None:
    """Return what the key to let go does to the panel; None where it means something else."""
    reading = there.book
    if reading is None or (there.picks and not model.world.focus.startswith((BOOK, "guide-"))):
        return None
    return search(model, there, SearchGuide("")) if reading.query else close(model, there)


def stepped(model: Model, there: Sitting, where: Where) -> Next:
    """Open or close the panel, or fold up what the others did, as the address of the match says now."""
    model = model._replace(where=where)
    if there.unfolded and where.part != UNFOLDED:
        return shown(model, there.fold(), Focus(("ask",)))
    if bool(there.book) == (where.part == OPEN):
        return model, []
    if there.book:
        return _closed(model, there)
    return _opened(model, there, Reading(place_now(there)))


def _closed(model: Model, there: Sitting) -> Next:
    back_to = there.book.back_to if there.book else ""
    return model._replace(sitting=there._replace(book=None)), [Draw(), Focus((back_to, "ask"))]


def _where_it_is_read(on_a_page: Does | None, beside: Callable[[Model, Sitting, Any], Next]) -> Does:
    """Return what a deed does to the guide: to the page of its own, or to the panel beside the board."""

    def doing(model: Model, deed: Any) -> Next:
        if model.where.name == rules.RULES.name:
            return on_a_page(model, deed) if on_a_page else (model, [])
        return beside(model, model.sitting, deed) if model.sitting else (model, [])

    return doing


DOES: Final[Mapping[type, Does]] = {
    ReadGuide: _where_it_is_read(rules.read, read),
    SearchGuide: _where_it_is_read(rules.search, search),
    ReadLegend: _where_it_is_read(None, read_legend),
    CloseGuide: _where_it_is_read(None, close),
}
