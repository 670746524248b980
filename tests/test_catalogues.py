"""The catalogues are complete: each sentence of the sources is translated, with the same facts in each of its forms."""

import ast
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Final

import pytest
from babel.messages.catalog import Catalog, Message

from fivestars.games import SHELF
from fivestars.tools.catalogues import PACKAGE, TRANSLATED, catalogue_of, collected

# What translates its first argument, or in `count` its first two.
TRANSLATORS: Final = {"words", "tongue", "teller", "speech", "_"}
FORMS: Final = 3  # of a sentence with a number, in Russian and in Ukrainian


def english(message: Message) -> list[str]:
    """Return the forms of a sentence in the sources."""
    return [message.id] if isinstance(message.id, str) else list(message.id)


def forms(message: Message) -> list[str]:
    """Return the forms of its translation."""
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


@cache
def sources() -> Catalog:
    return collected()


languages = pytest.mark.parametrize("language", TRANSLATED)


def facts(text: str) -> set[str]:
    """Return the facts that a text tells; a text whose braces are wrong is a ValueError."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def said(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


@languages
def test_the_catalogue_has_the_sentences_of_the_sources_and_no_others(language: str) -> None:
    theirs = {message.id for message in said(catalogue_of(language))}
    ours = {message.id for message in said(sources())}
    assert ours - theirs == set(), "not in the catalogue: `python3 py record` brings it up to date"
    assert theirs - ours == set(), "not in the sources any more"


@languages
def test_every_sentence_is_translated_in_each_of_its_forms(language: str) -> None:
    for message in said(catalogue_of(language)):
        assert all(form.strip() for form in forms(message)), f"not translated: {message.id}"
        assert len(forms(message)) == (1 if isinstance(message.id, str) else FORMS), message.id
        assert not message.fuzzy, f"a guess: {message.id}"


@languages
def test_a_translation_tells_the_same_facts(language: str) -> None:
    for message in said(catalogue_of(language)):
        wanted = set.union(*map(facts, english(message)))
        for form in forms(message):
            assert facts(form) == wanted, f"{message.id}: {form}"


@languages
def test_a_translation_ends_as_the_sentence_does(language: str) -> None:
    for message in said(catalogue_of(language)):
        for form in forms(message):
            ends = {text[-1] in ".?!…:" for text in (*english(message), form)}
            assert len(ends) == 1, f"{message.id}: {form!r}"
            assert form == form.strip(), f"blanks at the edge: {form!r}"


@languages
def test_no_english_is_left_in_a_translation(language: str) -> None:
    for message in said(catalogue_of(language)):
        for form in forms(message):
            plain = "".join(text for text, _, _, _ in Formatter().parse(form))
            latin = {word for word in plain.replace("Five Stars", "").split() if word.isascii() and word.isalpha()}
            assert latin <= {"A", "B", "C", "D", "E", "JSON", "JavaScript", "Python"}, form


@languages
def test_the_plural_forms_are_those_of_the_language(language: str) -> None:
    assert catalogue_of(language).num_plurals == FORMS


# --- that nothing goes past the collector


def literals() -> Iterator[tuple[str, str]]:
    """Give each text that the sources hand to a translator as a literal, and where."""
    homes = [PACKAGE / "web", PACKAGE / "players", PACKAGE / "table", *(PACKAGE / "games" / name for name in SHELF)]
    for path in sorted(path for home in homes for path in home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                for text in _given(node):
                    yield text, f"{path.relative_to(PACKAGE)}:{node.lineno}"


def _given(call: ast.Call) -> list[str]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    taken = call.args[:2] if name == "count" else call.args[:1] if name in TRANSLATORS else []
    return [arg.value for arg in taken if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def test_every_text_that_is_given_to_a_translator_is_collected() -> None:
    marked = {text for message in sources() for text in english(message)}
    missed = [(text, where) for text, where in literals() if text not in marked]
    assert missed == [], "mark it by N_()"


def test_no_sentence_is_marked_where_the_collector_does_not_see_it() -> None:
    """The arguments of `count` are collected as literals only; a text that is put together is not collected at all."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"N_", "NP_"}:
                texts = node.args[:1] if node.func.id == "N_" else node.args[:2]  # type: ignore[attr-defined]
                whole = all(isinstance(arg, ast.Constant) for arg in texts)
                assert whole, f"{path.name}:{node.lineno}: put together, so nobody can translate it"
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "count" and len(node.args) > 2:
                marked = [arg for arg in node.args[:2] if isinstance(arg, ast.Call)]
                assert not marked, f"{path.name}:{node.lineno}: `count` wants the two texts as they are"
