"""What a picture of Python's memory holds: every game and every screen, once drawn. Nothing in it knows a browser."""

from datetime import date

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.web.deeds import StartMatch, Went
from fivestars.web.model import Model, Reader, World
from fivestars.web.screens.lobby import lobby_page
from fivestars.web.store.saves import Kept
from fivestars.web.update import update
from fivestars.web.view import view

NOWHERE = World(now=0, today=date(2026, 1, 1), ahead=0, chance=1, focus="", calm=True, has_sheet=False)


def warm() -> None:
    """Import and draw all of it, so that the first time of everything is over."""
    for language in LANGUAGES:
        lobby_page(language)
        model = Model(Reader((language,), "#", ""), NOWHERE, Kept({}))
        for address in ("book/", "matches/"):
            view(update(model, Went(address))[0])
        for game in SHELF:
            for deed in (Went(""), Went(f"setup/{game}"), StartMatch()):
                model, _ = update(model, deed)
                view(model)
