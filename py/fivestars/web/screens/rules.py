"""How to play: the guide of a game on a page of its own, in the reader's language."""

from typing import Final
from zlib import crc32

from markupsafe import Markup

from fivestars.table.words import N_
from fivestars.web.deeds import ReadGuide, SearchGuide
from fivestars.web.draw import draw
from fivestars.web.effects import Draw, Effect, Lead, Replace
from fivestars.web.match.reading import Reading
from fivestars.web.model import Model
from fivestars.web.screens.paragraphs import led
from fivestars.web.screens.screen import Next, titled
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


def guide_page(words: Tongue, game: str, reading: Reading) -> str:
    """Return the HTML of a game's guide."""
    return draw("guide", words, {"poster": POSTERS[game], "text": text_html(words, game, reading)})


def text_html(words: Tongue, game: str, reading: Reading) -> Markup:
    """Return a guide as it is read, below the field in which one looks for words."""
    found = led(words, game, reading)
    # Folded up or out, it stays as the reader has left it until something else is read.
    key = f"{crc32(repr((words.language, game, reading.place, reading.lines, reading.query)).encode()):x}"
    shown = {"game": game, "reading": reading, "guide": Markup(found.html), "count": found.places, "key": key}
    return Markup(draw("paragraphs", words, shown))


def lead(place: str) -> Effect:
    """Return what leads to a place of a guide that is shown."""
    return Lead(f"guide-{place or 'contents'}")


class Rules:
    """The screen of a game's guide."""

    name = "rules"
    addresses = ("rules",)
    takes_files = False
    of_a_game = True
    keeps_the_match = True

    def entered(self, model: Model) -> Next:
        """Open the guide at the place that the address names."""
        return model._replace(reading=Reading(model.where.part)), []

    def html(self, model: Model) -> str:
        """Return the guide as HTML."""
        return guide_page(model.words, model.where.what, model.reading)

    def title(self, model: Model) -> str:
        """Return the game that is explained."""
        return titled(model, model.where.what, N_("Rules"))


RULES: Final = Rules()


def read(model: Model, deed: ReadGuide) -> Next:
    """Lead to another place of the guide; the address names it then."""
    model = model.at(RULES.name, model.where.what, deed.place)._replace(reading=Reading(deed.place))
    return model, [Replace(str(model.where)), Draw(), lead(deed.place)]


def search(model: Model, deed: SearchGuide) -> Next:
    """Look for words in the guide."""
    return model._replace(reading=Reading(query=deed.text)), [Draw()]
