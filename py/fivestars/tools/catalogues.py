"""The catalogues: the sentences of the sources are collected, and what translators wrote is compiled for the page."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.pofile import read_po, write_po

from fivestars.table.languages import LANGUAGES, SOURCE
from fivestars.table.words import ABOUT
from fivestars.tools.trouble import ROOT
from fivestars.web.words.translated import SENTENCES

PACKAGE: Final = ROOT / "py" / "fivestars"
COMPILED: Final = PACKAGE / "web" / "locale"
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != SOURCE)
_KEYWORDS: Final = {"_": None, "N_": None, "NP_": (1, 2), "count": (1, 2), "C_": ((1, "c"), 2)}
_METHODS: Final = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract")]
_TEMPLATES: Final = {"**.html": {"trimmed": "true", "silent": "false"}}
# No clock in a file under version control.
_ALWAYS: Final = datetime(2026, 1, 1, tzinfo=UTC)


def translations(language: str) -> Path:
    """Return where the translators of a language write."""
    return ROOT / "assets" / "locale" / language / "LC_MESSAGES" / "fivestars.po"


def collected() -> Catalog:
    """Return every sentence of the sources."""
    catalogue = Catalog(charset="utf-8")
    found = [
        (f"py/fivestars/{name}", message, comments, about)
        for name, _, message, comments, about in extract_from_dir(
            PACKAGE, _METHODS, _TEMPLATES, keywords=_KEYWORDS, comment_tags=("i18n:",), strip_comment_tags=True
        )
        if _is_shown(name)
    ]
    page = ROOT / "index.html"
    for _, message, comments, about in extract_from_file(
        "jinja2.ext:babel_extract", page, keywords=_KEYWORDS, options={"silent": "false"}
    ):
        found.append((page.name, message, comments, about))
    for place, message, comments, about in found:
        catalogue.add(message, locations=[(place, 0)], auto_comments=comments, context=about)
    return catalogue


def _is_shown(name: str) -> bool:
    """Tell whether a file speaks to people on the page: the tools do not."""
    return name.partition("/")[0] != "tools"


def update() -> None:
    """Bring the translators' files up to date with the sources; what they wrote stays."""
    sentences = collected()
    for language in TRANSLATED:
        path = translations(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        catalogue = Catalog(locale=language, charset="utf-8", fuzzy=False)
        if path.exists():
            catalogue = catalogue_of(language)
        catalogue.update(sentences, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        catalogue.creation_date = catalogue.revision_date = _ALWAYS
        catalogue.header_comment = f"# Five Stars: {language}"
        catalogue.project, catalogue.version = "Five Stars", "1"
        catalogue.last_translator = catalogue.language_team = catalogue.msgid_bugs_address = "Five Stars contributors"
        with path.open("wb") as out:
            write_po(out, catalogue, width=0, sort_by_file=True, include_lineno=False)


def compile_all() -> None:
    """Compile each language's catalogue for the page, and for tests: `web/words/translated.py` reads it."""
    shutil.rmtree(COMPILED, ignore_errors=True)  # the page packs all that is there
    COMPILED.mkdir()
    written = {language: catalogue_of(language) for language in TRANSLATED if translations(language).exists()}
    sentences = sorted({_key(message) for catalogue in written.values() for message in catalogue if message.id})
    _lay(SENTENCES, sentences)
    for language, catalogue in written.items():
        texts = {_key(message): message.string for message in catalogue if any(message.string or ())}
        _lay(f"{language}.json", [catalogue.plural_expr, [texts.get(sentence) or None for sentence in sentences]])


def catalogue_of(language: str) -> Catalog:
    """Return what the translators of a language wrote."""
    with translations(language).open("rb") as written:
        return read_po(written, locale=language)


def _key(message: Message) -> str:
    """Return the sentence of the sources, with what it is about, as in every catalogue of gettext."""
    first = message.id if isinstance(message.id, str) else message.id[0]
    return f"{message.context}{ABOUT}{first}" if message.context else first


def _lay(name: str, content: object) -> None:
    (COMPILED / name).write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
