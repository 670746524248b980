"""HTML as a browser would read it: its elements with their attributes, and the texts between.

A drawing differs from the one before in few of its tags: each tag is read once.
"""

import re
from functools import lru_cache
from html import unescape
from html.parser import HTMLParser
from typing import Final, NamedTuple

TAG: Final = re.compile(r'(<!--.*?-->|<(?:[^>"]|"[^"]*")*>)', re.DOTALL)
EMPTY: Final = frozenset("area br col embed hr img input link meta source track wbr".split())


class Element(NamedTuple):
    """An element with its attributes."""

    tag: str
    attributes: dict[str, str]


class Reading(NamedTuple):
    """What is in a page, in order."""

    tags: list[str]
    elements: list[Element]
    texts: list[str]


class Tag(NamedTuple):
    """What one tag does: it is an element, which it may open, or it closes one."""

    element: Element | None = None
    opens: str = ""
    closes: str = ""


class _Reader(HTMLParser):
    found = Tag()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in EMPTY:
            self.found = self.found._replace(opens=tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found = Tag(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        self.found = Tag(closes=tag)


@lru_cache(maxsize=100_000)
def tag_of(text: str) -> Tag:
    """Return what a tag says."""
    reader = _Reader()
    reader.feed(text)
    return reader.found


def reading(html: str) -> Reading:
    """Return what is in a page; each of its elements is closed where it should be."""
    parts, open_ = TAG.split(html), [""]
    tags = [tag_of(text) for text in parts[1::2]]
    for tag in tags:
        if tag.closes:
            assert open_[-1] == tag.closes, f"</{tag.closes}> closes {open_}"
            open_.pop()
        elif tag.opens:
            open_.append(tag.opens)
    assert open_ == [""], f"never closed: {open_}"
    texts = [unescape(text) for text in parts[::2] if text]
    return Reading(parts[1::2], [tag.element for tag in tags if tag.element], texts)
