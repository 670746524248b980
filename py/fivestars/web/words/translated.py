"""A language's sentences as the build lays them out: those of the sources once, and each language's in their order.

The usual catalogues repeat the sources in each language, and say where in the file every sentence is: packed, they take
a third more.
"""

import gettext
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fivestars import PACKAGE
from fivestars.table.languages import LANGUAGES, SOURCE

SENTENCES: Final = "sentences.json"  # of the sources: of one with plural forms the first


class Translated(gettext.NullTranslations):
    """What a language says for each sentence of the sources; what it does not say stays as it is."""

    def __init__(self, plural: str, texts: Mapping[str, str | Sequence[str]]) -> None:
        super().__init__()
        self._which = gettext.c2py(plural)
        self._texts = texts

    def gettext(self, message: str) -> str:
        """Return a sentence translated."""
        text = self._texts.get(message, message)
        return text if isinstance(text, str) else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return a sentence translated, in the form that goes with a number."""
        forms = self._texts.get(msgid1, "")
        return super().ngettext(msgid1, msgid2, n) if isinstance(forms, str) else forms[self._which(n)]


def translated(language: str) -> Translated | None:
    """Return what a language says, or None where nothing was translated into it."""
    if language not in LANGUAGES or language == SOURCE:
        return None
    kept = _folder() / f"{language}.json"
    try:
        plural, texts = json.loads(kept.read_text("utf-8"))
    except FileNotFoundError:
        return None
    pairs = zip(_sentences(), texts, strict=True)
    return Translated(plural, {sentence: text for sentence, text in pairs if text})


@cache
def _sentences() -> Sequence[str]:
    found: list[str] = json.loads((_folder() / SENTENCES).read_text("utf-8"))
    return found


def _folder() -> Path:
    return PACKAGE / "web" / "locale"
