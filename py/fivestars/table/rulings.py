"""What a rulebook leaves open, and how we rule: a `rulings.toml` in a game's folder, cited by its numbers everywhere.

Each ruling says its question, the answer and why, in every language of the page, since which edition of the rules it
holds, and, where an older edition had another answer, what that was.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from fivestars.table.languages import LANGUAGES

_SAID: Final = ("question", "answer", "why")
_MAY_SAY: Final = ("earlier",)
_FIELDS: Final = {"number", "since", "unproved", *_SAID, *_MAY_SAY}


class RulingError(ValueError):
    """Something in `rulings.toml` is missing or strange: the sentence names the ruling."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question that the rulebook leaves open; its texts are by language."""

    number: int
    question: Mapping[str, str]
    answer: Mapping[str, str]
    why: Mapping[str, str]
    since: int  # the edition of the rules
    earlier: Mapping[str, str]  # what held before that edition; empty where nothing did
    unproved: str  # why no test can prove it; empty where one does


def read(text: str) -> tuple[Ruling, ...]:
    """Return the rulings that the text of a `rulings.toml` holds; raise RulingError where one is not whole."""
    rulings = tuple(_ruling(table) for table in tomllib.loads(text)["ruling"])
    numbers = [ruling.number for ruling in rulings]
    if numbers != sorted(set(numbers)):
        raise RulingError(f"the numbers of the rulings do not rise: {numbers}")
    return rulings


def _ruling(table: Mapping[str, Any]) -> Ruling:
    number = table.get("number")
    if not isinstance(number, int):
        raise RulingError(f"a ruling has no number: {table}")
    if strange := set(table) - _FIELDS:
        raise RulingError(f"ruling {number}: what is {', '.join(sorted(strange))}?")
    since = table.get("since", 1)
    if (since > 1) != ("earlier" in table):
        raise RulingError(f"ruling {number}: `earlier` says what held before edition {since}, where there was one")
    said = {name: _texts(number, name, table.get(name, {})) for name in _SAID}
    earlier = _texts(number, "earlier", table["earlier"]) if "earlier" in table else {}
    return Ruling(number, **said, since=since, earlier=earlier, unproved=table.get("unproved", ""))


def _texts(number: int, name: str, texts: Mapping[str, str]) -> Mapping[str, str]:
    lacking = [language for language in LANGUAGES if not texts.get(language, "").strip()]
    if lacking or set(texts) - set(LANGUAGES):
        raise RulingError(f"ruling {number}: {name} lacks {', '.join(lacking)}, or speaks too many languages")
    return texts
