"""The languages of the page straight from their catalogues, whether or not they have been compiled for the page."""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from fivestars.tools.catalogues import TRANSLATED, translations
from fivestars.web.words.speech import Tongue


def catalogue_of(language: str) -> Catalog:
    """Return what the translators of a language wrote."""
    with translations(language).open("rb") as written:
        return read_po(written, locale=language)


@cache
def spoken(language: str) -> Tongue:
    """Return a language as the page speaks it."""
    if language not in TRANSLATED:
        return Tongue(language, NullTranslations())
    compiled = BytesIO()
    write_mo(compiled, catalogue_of(language))
    compiled.seek(0)
    return Tongue(language, GNUTranslations(compiled))
