"""HTML as a browser would read it: its elements with their attributes, and the texts between."""

from html.parser import HTMLParser
from typing import NamedTuple


class Element(NamedTuple):
    """An element with its attributes."""

    tag: str
    attributes: dict[str, str]


class Reading(NamedTuple):
    """What is in a page, in order."""

    elements: list[Element]
    texts: list[str]


class _Reader(HTMLParser):
    EMPTY = frozenset("area br col embed hr img input link meta source track wbr".split())

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.reading = Reading([], [])
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.reading.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1:] == [tag], f"</{tag}> closes {self.open}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.reading.texts.append(data)


def reading(html: str) -> Reading:
    """Return what is in a page; each of its elements is closed where it should be."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"never closed: {reader.open}"
    return reader.reading
