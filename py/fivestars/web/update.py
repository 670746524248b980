"""What a deed makes of the model, and what is to be done then. Nothing happens here."""

from collections.abc import Mapping
from typing import Final

from fivestars.web.deeds import Deed, Stored, Went
from fivestars.web.effects import Draw, Focus, ScrollToTop
from fivestars.web.model import Model, Where
from fivestars.web.screens import book, challenge, daily, lobby, renewal, settings, setup
from fivestars.web.screens.register import screen_at
from fivestars.web.screens.screen import Does, Next
from fivestars.web.screens.table import ending, keeping, lesson, moves, panel, past, review, telling

_PAGES: Final = ("book", "matches")  # screens of many pages


def update(model: Model, deed: Deed) -> Next:
    """Return the model after a deed, and what is to be done."""
    return renewal.renewing(*_DOES[type(deed)](model, deed))


def went(model: Model, deed: Went) -> Next:
    """Go to the screen that the address names."""
    where = Where.read(deed.address)
    screen, there, before = screen_at(where), model.sitting, model.where
    is_there = there is not None and not there.arrival and where == Where("match", there.slot.id)
    stays = screen.keeps_the_match or is_there
    model, leaving = (model, []) if stays else keeping.left(model)
    model, entering = screen.entered(model._replace(where=where))
    if before.name == where.name in _PAGES:  # nobody is led away from where they look
        return model, [*leaving, *entering, Draw(), Focus(("month-after", "month-before", "more", "all"), if_lost=True)]
    return model, [*leaving, *entering, Draw(), ScrollToTop()]


def stored(model: Model, deed: Stored) -> Next:
    """Notice what another tab has written."""
    before, there = model.settings, model.sitting
    model = model._replace(kept=model.kept.but(deed.things, model.kept.ill))
    if there and not there.closed and model.kept.has_newer(there.slot):
        return keeping.taken(model, there)
    return model, [Draw()] if there is None or model.settings != before else []


_DOES: Final[Mapping[type, Does]] = {
    Went: went,
    Stored: stored,
    **lobby.DOES,
    **setup.DOES,
    **book.DOES,
    **daily.DOES,
    **challenge.DOES,
    **settings.DOES,
    **renewal.DOES,
    **moves.DOES,
    **keeping.DOES,
    **telling.DOES,
    **past.DOES,
    **review.DOES,
    **ending.DOES,
    **panel.DOES,
    **lesson.DOES,
}
