"""Matches open on the page, for the tests: who sits there, what is done there, and what is drawn for who looks."""

import re
from collections.abc import Sequence

from fivestars.table.match import Match
from fivestars.web.deeds import Deed
from fivestars.web.draw import whole
from fivestars.web.match.log import log_of
from fivestars.web.match.sitting import Sitting
from fivestars.web.memory import NOWHERE
from fivestars.web.model import Model, Reader
from fivestars.web.screens.table.drawn import table_html
from fivestars.web.store.saves import Kept, Slot
from fivestars.web.update import update


def sitting_of(match: Match, here: tuple[int, ...] = (), viewer: int | None = None) -> Sitting:
    """Return a match as people sit down at it; with a viewer, as that seat looks at it, uncovered."""
    there = Sitting.at(Slot("one", "", 0, "", "", match.setup.game, here=here), match)
    return there if viewer is None else there._replace(viewer=viewer, covered=False)


def model_at(there: Sitting, language: str = "en") -> Model:
    """Return the page on which a match is open, for a reader of this language, in a browser that keeps nothing."""
    return Model(Reader((language,), "#", ""), NOWHERE, Kept({}), sitting=there).at("match", there.slot.id)


def done(there: Sitting, *deeds: Deed) -> Sitting:
    """Return a sitting after these deeds."""
    model = model_at(there)
    for deed in deeds:
        model, _ = update(model, deed)
    assert model.sitting, "the match was left"
    return model.sitting


def html_of(there: Sitting, language: str = "en") -> str:
    """Return the HTML of a match that is open, as the page shows it."""
    return whole(table_html(model_at(there, language), there))


def log_lines(there: Sitting, language: str = "en") -> Sequence[str]:
    """Return the lines of the log as HTML, the oldest first."""
    moves = log_of(there, model_at(there, language).words).moves
    return [line for move in moves for line in re.findall("<li.*?</li>", move)]
