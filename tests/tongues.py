"""The languages of the page straight from their catalogues, whether or not they have been compiled for the page."""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babel.messages.mofile import write_mo

from fivestars.tools.catalogues import TRANSLATED, catalogue_of
from fivestars.web.words.speech import Tongue


@cache
def spoken(language: str) -> Tongue:
    """Return a language as the page speaks it."""
    if language not in TRANSLATED:
        return Tongue(language, NullTranslations())
    compiled = BytesIO()
    write_mo(compiled, catalogue_of(language))
    compiled.seek(0)
    return Tongue(language, GNUTranslations(compiled))
