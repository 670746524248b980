"""What a deed makes of the model, and what is to be done then. Nothing happens here."""

from collections.abc import Mapping
from typing import Final

from fivestars.web.deeds import Deed, Stored, Went
from fivestars.web.effects import Draw, Effect, Focus, ScrollToTop
from fivestars.web.model import Model, Where
from fivestars.web.screens import book, challenge, daily, lobby, renewal, rules, settings, setup
from fivestars.web.screens.register import screen_at
from fivestars.web.screens.screen import Does, Next, Screen
from fivestars.web.screens.table import beside, ending, keeping, lesson, moves, panel, past, review, telling

_PAGES: Final = ("book", "matches")  # screens of many pages


def update(model: Model, deed: Deed) -> Next:
    """Return the model after a deed, and what is to be done."""
    return renewal.renewing(*_DOES[type(deed)](model, deed))


def went(model: Model, deed: Went) -> Next:
    """Go to the screen that the address names."""
    where = Where.read(deed.address)
    screen, there, before = screen_at(where), model.sitting, model.where
    is_there = there is not None and not there.arrival and where == Where("match", there.slot.id, where.part)
    if is_there and there and (where.name, where.what) == (before.name, before.what):
        return beside.stepped(model, there, where)
    stays = screen.keeps_the_match or is_there
    model, leaving = (model, []) if stays else keeping.left(model)
    model, entering = screen.entered(model._replace(where=where))
    return model, [*leaving, *entering, Draw(), *_begins(screen, before, where, at_start=deed.at_start)]


def _begins(screen: Screen, before: Where, where: Where, *, at_start: bool) -> list[Effect]:
    """Return what leads to where a screen begins."""
    if screen is rules.RULES and where.part:
        return [rules.lead(where.part)]
    if before.name == where.name in _PAGES:  # nobody is led away from where they look
        same = book.game_at(before) == book.game_at(where)
        return [Focus(("month-after", "month-before", "found", "title") if same else ("title",), if_lost=True)]
    # the lobby has been there before Python: somebody may have scrolled down already
    top: list[Effect] = [] if at_start and screen is lobby.LOBBY else [ScrollToTop()]
    return top if at_start else [*top, Focus(("guide-contents" if screen is rules.RULES else "title",))]


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
    **beside.DOES,
}
