"""What a game can say: the events that it defines, its sentences, and the facts that these tell."""

from collections.abc import Iterator
from string import Formatter
from types import ModuleType

from fivestars.table.game import Event
from fivestars.table.words import Counted, Sentence, Words


def kinds_in(module: ModuleType) -> list[type[Event]]:
    """Return the named tuples that a module defines: events, and moves."""
    classes = [thing for thing in vars(module).values() if isinstance(thing, type) and hasattr(thing, "_fields")]
    return [kind for kind in classes if kind.__module__ == module.__name__]


def forms(sentence: Sentence) -> tuple[str, ...]:
    """Return a sentence in each of its forms."""
    return (sentence.one, sentence.many) if isinstance(sentence, Counted) else (sentence,)


def facts_in(sentence: Sentence) -> set[str]:
    """Return the facts that a sentence tells."""
    return {name for form in forms(sentence) for _, name, _, _ in Formatter().parse(form) if name}


def everything_said(words: Words) -> Iterator[Sentence]:
    """Return all that a game says at the table, the names of its components included."""
    for prompt in words.prompts.values():
        yield from prompt
    for sentences in (words.events, words.objections, words.parts, words.decided, words.explains, words.follows):
        yield from sentences.values()
    for names in words.names.values():
        yield from names.values()
