"""How the model looks: everything that the browser is to show, as a value."""

from fivestars.table.words import N_
from fivestars.web.match.log import log_of
from fivestars.web.model import Model
from fivestars.web.port import View
from fivestars.web.screens.register import screen_at
from fivestars.web.screens.renewal import bar_html


def view(model: Model) -> View:
    """Return how the model looks."""
    screen, words, settings = screen_at(model.where), model.words, model.settings
    there = model.sitting if screen.name == "table" else None
    return View(
        screen=screen.name,
        pieces=screen.html(model),
        log=log_of(there.waiting, words) if there and not there.covered else None,
        title=" · ".join(filter(None, (screen.title(model), "Five Stars"))),
        language=words.language,
        theme="" if settings.theme == "system" else settings.theme,
        colours="" if settings.colours == "usual" else settings.colours,
        bar=bar_html(model),
        drop=words(N_("Drop the files here to open them.")) if screen.takes_files else "",
    )
