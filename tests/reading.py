"""HTML as a browser would read it: its elements with their attributes, and the texts between."""

from html.parser import HTMLParser
from typing import NamedTuple


class Element(NamedTuple):
    """An element, with the texts that stand directly in it."""

    tag: str
    attributes: dict[str, str]
    texts: list[str]


class _Reader(HTMLParser):
    EMPTY = frozenset("area br col embed hr img input link meta source track wbr".split())

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.read: list[Element] = [Element("", {}, [])]
        self.open = [self.read[0]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, [])
        self.read.append(element)
        if tag not in self.EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.read.append(Element(tag, {name: value or "" for name, value in attrs}, []))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag} {self.open[-1].attributes}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.open[-1].texts.append(" ".join(data.split()))


def elements(html: str) -> list[Element]:
    """Return the elements of a page in order; each is closed where it should be."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1, f"never closed: {reader.open[1:]}"
    return reader.read
