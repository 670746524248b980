"""How to play: the guide of a game, in the reader's language."""

from importlib.resources import files
from typing import Final

from markupsafe import Markup

from fivestars.web.draw import draw
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


def guide_page(words: Tongue, game: str) -> str:
    """Return the HTML of a game's guide."""
    return draw("guide", words, {"poster": POSTERS[game], "guide": guide(words, game)})


def guide(words: Tongue, game: str) -> Markup:
    """Return a game's guide as the build has made it; where nothing is built, it is made now."""
    built = files("fivestars.games") / game / "guide" / f"{words.language}.html"
    if built.is_file():
        return Markup(built.read_text("utf-8"))
    from fivestars.web.screens.guide import made  # by a library that the page does without

    return made(words, game)


class Rules:
    """The screen of a game's guide."""

    name = "rules"
    addresses = ("rules",)
    takes_files = False
    of_a_game = True
    keeps_the_match = True

    def entered(self, model: Model) -> Next:
        """Nothing is to be prepared."""
        return model, []

    def html(self, model: Model) -> str:
        """Return the guide as HTML."""
        return guide_page(model.words, model.where.what)

    def game(self, model: Model) -> str:
        """Return the game that is explained."""
        return model.where.what


RULES: Final = Rules()
