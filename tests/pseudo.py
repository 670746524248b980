"""A language that nobody speaks: every translated text stands in ⟦brackets⟧, so what stands outside was not."""

import gettext
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from fivestars.table.languages import LANGUAGES
from fivestars.table.words import plain
from fivestars.web.words.speech import Tongue
from reading import reading, tag_of

TOLD: Final = (
    "aria-label",
    "aria-valuetext",
    "title",
    "alt",
    "placeholder",
    "data-tip",
    "data-why",
    "aria-description",
    "content",
)
BRAND: Final = ("Five Stars", *LANGUAGES.values())  # what is called the same in every language
# Numbers, also Roman, dates, symbols, and places on a board like B, B3 or A1/B2: the same in every language.
SAME: Final = re.compile(r"[A-Z](?:\d(?:/[A-Z]\d)?)?|[IVX]+:?|[\W\d_]+")
INNERMOST: Final = re.compile("⟦[^⟦⟧]*⟧|⟦[^⟦⟧…]*…")  # a name may be cut short


class Brackets(gettext.NullTranslations):
    """Translates by putting brackets round; remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def gettext(self, message: str) -> str:
        self.asked.add(plain(message))
        return f"⟦{plain(message)}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add(msgid1)
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


def pseudo() -> tuple[Tongue, set[str]]:
    """Return the language of brackets, and the set of what it will have been asked for."""
    brackets = Brackets()
    return Tongue("en", brackets), brackets.asked


def untranslated(html: str, names: Iterable[str] = ()) -> list[str]:
    """Return what a person would read or hear in this HTML that is not translated. `names` are persons' names."""
    return [left for text in _shown(html) if (left := _outside(text, (*names, *BRAND)))]


def _shown(html: str) -> Iterator[str]:
    read = reading(html)
    yield " ".join(map(_outermost, read.texts))  # a bracket may close in a later text
    for tag in dict.fromkeys(read.tags):
        yield from _told(tag)


@lru_cache(maxsize=100_000)  # and most tags, too
def _told(tag: str) -> tuple[str, ...]:
    """Return what a tag tells by its attributes."""
    element = tag_of(tag).element
    return tuple(value for name, value in element.attributes.items() if name in TOLD) if element else ()


@lru_cache(maxsize=100_000)  # most of what stands on a board stood on the board before
def _outermost(text: str) -> str:
    """Return a text without the brackets that open and close in it."""
    inner = 1
    while inner:
        text, inner = INNERMOST.subn(" ", text)
    return text


@lru_cache(maxsize=100_000)
def _outside(text: str, names: tuple[str, ...]) -> str:
    """Return what stands outside all brackets, without what needs no translation."""
    text = _outermost(text)
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    return " ".join(word for word in text.replace("→", " ").split() if not SAME.fullmatch(word))
