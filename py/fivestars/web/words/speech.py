"""The words of the page and of the games, in the reader's language."""

import gettext
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from fivestars.table.game import Event, Objection, Refusal, Value, fields
from fivestars.table.languages import SOURCE
from fivestars.table.notation import Fault, Unreadable
from fivestars.table.words import ABOUT, N_, Counted, Sentence, Words, plain
from fivestars.web.words.translated import translated
from fivestars.web.words.units import UNITS, Unit

SHAPES = "●■▲◆★✚⬟⬢"  # one for each colour of a seat, as in the style sheet

_SAID = 1024  # sentences that are known of a table

REFUSALS: Mapping[Refusal, str] = {
    Refusal.NOT_A_MOVE: N_("That cannot be done now."),
    Refusal.GAME_OVER: N_("The game is over."),
}

FAULTS: Mapping[Fault, str] = {
    Fault.NOT_A_LINK: N_("This is not the link of a match. Ask for it once more, and copy all of it."),
    Fault.DAMAGED: N_("This link is damaged: a part of it is missing or changed. Ask for it once more."),
    Fault.NOT_JSON: N_("This file cannot be read: it is not a saved match, or it was cut short."),
    Fault.NOT_A_MATCH: N_("This file is not a match of Five Stars."),
    Fault.CHANGED: N_("This match was changed or damaged since it was saved, so it is not opened."),
    Fault.NEWER_FORMAT: N_("This match was saved by a newer page. Reload this page to bring it up to date."),
    Fault.UNKNOWN_GAME: N_("This match is of a game that this page does not have: {name}."),
    Fault.OTHER_EDITION: N_(
        "This match is played by edition {theirs} of the rules, and this page is older: it has edition {ours}. "
        "Reload this page; until then the match stays as it is."
    ),
    Fault.BAD_SETUP: N_("The set-up of this match is not one that the game has."),
    Fault.BAD_MOVE: N_("Move {number} of this match is against the rules, so the match is not opened."),
    Fault.NOT_OVER: N_("The match to beat is not over, so it has no score to beat."),
    Fault.OTHER_OUTCOME: N_("The moves of this match lead to another position than it says, so it is not opened."),
}


class Tongue:
    """One language: texts, and texts with plural forms."""

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        self.language = language
        self.translations = translations
        self._translated = cache(self._found)  # a click asks for some hundred

    def __call__(self, text: str, **facts: Value) -> str:
        """Return a text translated, with its facts."""
        translated = self._translated(text)
        return translated.format(**facts) if facts else translated

    def _found(self, text: str) -> str:
        translated = self.translations.gettext(text)
        return plain(translated) if ABOUT in translated else translated  # there is no translation

    def count(self, one: str, many: str, number: int, **facts: Value) -> str:
        """Return a text with plural forms; `{number}` is the number."""
        return self.translations.ngettext(one, many, number).format(number=number, **facts)

    def fault(self, unreadable: Unreadable) -> str:
        """Return the sentence that says why a link or a file is not read."""
        return self(FAULTS[unreadable.fault], **unreadable.facts)


@cache
def tongue(language: str) -> Tongue:
    """Return the language with this code; that of the sources where there is no catalogue of it."""
    found = translated(language)
    return Tongue(language, found) if found else Tongue(SOURCE, gettext.NullTranslations())


class Seated(NamedTuple):
    """Who sits at a seat: what they are called, in which colour they play, and whose face they have."""

    name: str
    colour: int
    face: int = 0  # the host's; none of a person

    @property
    def shape(self) -> str:
        """Return the shape that stands for the colour where no style sheet draws it."""
        return SHAPES[self.colour]

    @property
    def marks(self) -> str:
        """Return the classes that draw the colour with its shape, and the face."""
        return f"colour-{self.colour} faced face-{self.face}" if self.face else f"colour-{self.colour}"

    @property
    def told(self) -> Markup:
        """Return the name as sentences show it."""
        return Markup(f'<b class="seat {self.marks}">{escape(self.name)}</b>')


class Speech:
    """A game's words at one table: a `Teller` for its board, and the sentences of the log."""

    def __init__(self, tongue: Tongue, words: Words, people: Sequence[Seated]) -> None:
        self.tongue = tongue
        self.words = words
        self.people = people
        # a click asks for most sentences that the one before asked for; tuples of two kinds may be equal
        self._event = lru_cache(_SAID, typed=True)(self._event_told)
        self._objection = lru_cache(_SAID)(self._objection_told)
        self._name = lru_cache(_SAID, typed=True)(self._named)

    def __call__(self, text: str, **facts: Value) -> str:
        """Return a text translated, with its facts."""
        return self.tongue(text, **facts)

    def count(self, one: str, many: str, number: int, **facts: Value) -> str:
        """Return a text with plural forms; `{number}` is the number."""
        return self.tongue.count(one, many, number, **facts)

    def counted(self, sentence: Counted, number: int, **facts: Value) -> str:
        """Return a sentence with plural forms; `{number}` is the number."""
        return self.tongue.count(sentence.one, sentence.many, number, **facts)

    @property
    def unit(self) -> Unit:
        """Return what points are called here."""
        return UNITS[self.words.unit]

    def name(self, field: str, value: Value) -> str:
        """Return the name of a component, or of the person at a seat."""
        return self._name(field, value)

    def _named(self, field: str, value: Value) -> str:
        if is_seat(field) and isinstance(value, int):
            return self.people[value].name
        names = self.words.names.get(field)
        return self.tongue(names[value]) if names else str(value)

    def explain(self, key: str) -> str:
        """Return the rule of a component in a sentence."""
        return self.tongue(self.words.explains[key])

    def prompt(self, prompt: str, seat: int) -> Markup:
        """Return what the one who decides is asked."""
        return self._sentence(self.words.prompts[prompt].asks, {"seat": seat})

    def deciding(self, prompt: str, seat: int, *, follows: bool = False) -> Markup:
        """Return what somebody decides, as everybody else is told; it may follow on a turn of who is told."""
        told = self.words.prompts[prompt].tells
        return self._sentence(self.words.follows.get(prompt, told) if follows else told, {"seat": seat})

    def asked(self, ask: str, seat: int | None) -> str:
        """Return a board's own question, with who is asked by name marked as in every other."""
        name = "" if seat is None else f"{self.people[seat].name}:"
        if not name or not ask.startswith(name):
            return ask
        return Markup("{}:{}").format(self._fact("seat", seat or 0), ask.removeprefix(name))

    def event(self, event: Event) -> Markup:
        """Return the sentence of the log for an event."""
        return self._event(event)

    def briefly(self, event: Event) -> Markup:
        """Return an event in few words, for a line of several; none where the others tell it."""
        sentence = self.words.briefly.get(type(event), self.words.events[type(event)])
        return self.tell(sentence, event) if sentence else Markup()

    def tell(self, sentence: Sentence, event: Event) -> Markup:
        """Return a sentence of one's own with the facts of an event."""
        return self._sentence(sentence, dict(zip(fields(event), event, strict=True)))

    def objection(self, objection: Objection) -> str:
        """Return why a move is not allowed."""
        return self._objection(objection)

    def decided(self, key: str, winners: Sequence[int]) -> Markup:
        """Return who has won, and why."""
        names = Markup(", ").join(self._fact("seat", seat) for seat in winners)
        return Markup(escape(self.tongue(self.words.decided[key]))).format(winner=names)

    def _event_told(self, event: Event) -> Markup:
        return self.tell(self.words.events[type(event)], event)

    def _objection_told(self, objection: Objection) -> str:
        reason = objection.reason
        if isinstance(reason, Refusal):
            return self.tongue(REFUSALS[reason])
        return str(self._sentence(self.words.objections[reason], dict(objection.facts)).striptags())

    def _sentence(self, sentence: Sentence, facts: Mapping[str, Value | tuple[Value, ...]]) -> Markup:
        if isinstance(sentence, Counted):
            number = facts[sentence.by]
            text = self.tongue.translations.ngettext(sentence.one, sentence.many, int(str(number)))
        else:
            text = self.tongue(sentence)
        told = {field: self._told(field, value) for field, value in facts.items()}
        return Markup(str(escape(text)).format(**told))  # what is told is safe already

    def _told(self, field: str, value: Value | tuple[Value, ...]) -> Markup:
        if isinstance(value, tuple):
            return Markup(", ").join(self._fact(field, part) for part in value)
        return self._fact(field, value)

    def _fact(self, field: str, value: Value) -> Markup:
        if is_seat(field) and isinstance(value, int):
            return self.people[value].told
        if field in self.words.names:
            name = escape(self.name(field, value))
            return Markup(f'<span class="thing" data-lights="{field}-{escape(value)}">{name}</span>')
        return escape(str(value))


def is_seat(field: str) -> bool:
    """Tell whether a fact with this name is a seat."""
    return field == "seat" or field.endswith("_seat")
