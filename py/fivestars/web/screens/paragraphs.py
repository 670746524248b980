"""The text of a guide as it is read: led to a place, searched, and its legend asked for a thing's line."""

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import lru_cache
from html import unescape
from typing import Final, NamedTuple

from markupsafe import Markup

from fivestars import PACKAGE
from fivestars.web.match.reading import Asked, Reading
from fivestars.web.words.speech import Tongue

SHORTEST: Final = 2  # letters that are looked for
_TEXTS: Final = re.compile(r"(<[^>]*>)")
_WORD: Final = re.compile(r"(?<![\w&#])[\w’ʼ']+")  # an `&amp;` is none
_LINE: Final = re.compile(r'<li id="guide-(line-[\w-]+)"[^>]*>(.*?)</li>', re.DOTALL)
_SYMBOL: Final = re.compile(r'#([\w-]+)"/></svg>')
_ALSO: Final = re.compile(r'data-also="([^"]*)"')
_RULE: Final = re.compile(r'class="guide-rule">(.*?)</span>', re.DOTALL)
# What holds one thing that is said: it is found, or not, as a whole.
_BLOCKS: Final = re.compile(r"(?=<(?:h\d|p|li|tr|figure)[ >])")
# Letters that people leave their marks off, or that look like others; one for one, so that places stay the same.
_PLAIN: Final = str.maketrans("ёїіґéèêëàâäáîïôöóûüúçʼ'’", "еiiгeeeeaaaaiiooouuuc" + "’" * 3)
# What a word ends in when it stands in another case or number; what is left of one is looked for.
_ENDINGS: Final = "аеиiоуыэюяьйєs"
_LEAST_STEM: Final = 4


@lru_cache(maxsize=2)
def guide(words: Tongue, game: str) -> Markup:
    """Return a game's guide as the build has made it; where nothing is built, it is made now."""
    built = PACKAGE / "games" / game / "guide" / f"{words.language}.html"
    if built.is_file():
        return Markup(built.read_text("utf-8"))
    from fivestars.web.screens.guide import made  # by a library that the page does without

    return made(words, game)


class Found(NamedTuple):
    """A guide in which something was looked for: lit where it is said, and at how many places."""

    html: str
    places: int


def led(words: Tongue, game: str, reading: Reading) -> Found:
    """Return a guide with what it was opened at marked, what is looked for lit, and both unfolded."""
    html = str(guide(words, game))
    for place in filter(None, (reading.place, *reading.lines)):
        html = html.replace(f'id="guide-{place}"', f'id="guide-{place}" data-told aria-current="true"')
    found = search(html, reading.query)
    sections = found.html.split("<details>")
    unfolded = [f"<details{' open' if _is_wanted(text) else ''}>{text}" for text in sections[1:]]
    return found._replace(html="".join([sections[0], *unfolded]))


def _is_wanted(text: str) -> bool:
    return "data-told" in text or "<mark>" in text


# --- looking for words


def plain(text: str) -> str:
    """Return a text without what one need not type: cases and marks; each letter stays at its place."""
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text).translate(_PLAIN)


def search(html: str, query: str) -> Found:
    """Light the words of a query wherever one thing that is said has all of them."""
    stems = [_stem(word) for word in _WORD.findall(plain(query)) if len(word) >= SHORTEST]
    if not stems:
        return Found(html, 0)
    contents, end, html = html.rpartition("</nav>")
    count, parts = 0, []
    for part, said in _things(html):
        is_found = all(any(word.startswith(stem) for word in said) for stem in stems)
        parts.append(_lit(part, stems) if is_found else part)
        count += is_found
    return Found(f"{contents}{end}{''.join(parts)}", count)


@lru_cache(maxsize=2)
def _things(html: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return each thing that is said, with its words; kept, since one looks for a word letter by letter."""
    parts = _BLOCKS.split(html)
    said = ["".join(plain(text) for text in _TEXTS.split(part)[::2]) for part in parts]
    return tuple((part, frozenset(_WORD.findall(text))) for part, text in zip(parts, said, strict=True))


def _stem(word: str) -> str:
    """Return what of a word stands in its other forms, too."""
    for _ in range(2):
        if len(word) > _LEAST_STEM and word[-1] in _ENDINGS:
            word = word[:-1]
    return word


def _lit(html: str, stems: list[str]) -> str:
    """Return HTML with each word of its texts lit that begins as one of these."""
    pieces = _TEXTS.split(html)
    pieces[::2] = [_lit_text(text, stems) for text in pieces[::2]]
    return "".join(pieces)


def _lit_text(text: str, stems: list[str]) -> str:
    lit, told = 0, ""
    for word in _WORD.finditer(plain(text)):
        if word[0].startswith(tuple(stems)):
            told += f"{text[lit : word.start()]}<mark>{text[slice(*word.span())]}</mark>"
            lit = word.end()
    return told + text[lit:]


# --- the legend


class Line(NamedTuple):
    """A line of the legend: its place, the symbols that it explains, and the rules that it tells."""

    place: str
    symbols: tuple[str, ...]  # also as patterns: `g-*-rich`
    rules: tuple[str, ...]


@lru_cache(maxsize=2)
def legend(words: Tongue, game: str) -> tuple[Line, ...]:
    """Return the lines of a guide's legend."""
    return tuple(
        Line(
            place,
            (*_SYMBOL.findall(html), *" ".join(_ALSO.findall(html)).split()),
            tuple(unescape(rule) for rule in _RULE.findall(html)),
        )
        for place, html in _LINE.findall(guide(words, game))
    )


def lines_of(words: Tongue, game: str, asked: Asked) -> tuple[str, ...]:
    """Return the places of the lines that speak of a thing: by what is drawn on it, and by what is said of it."""
    lines = legend(words, game)
    said = [line.place for line in lines if any(rule in asked.text for rule in line.rules)]
    drawn = [line.place for line in lines if explains(line, asked.symbols)]
    return tuple(dict.fromkeys([*said, *drawn]))


def explains(line: Line, symbols: Iterable[str]) -> bool:
    """Tell whether a line explains one of these symbols."""
    return any(fnmatchcase(symbol, pattern) for symbol in symbols for pattern in line.symbols)
