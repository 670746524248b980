"""How to play: the guide of a game, in the reader's language, from its `guide/`."""

import re
from importlib.resources import files
from typing import Final

from markupsafe import Markup, escape

from fivestars.web.draw import draw
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue

_STRONG = re.compile(r"\*\*(.+?)\*\*")
_EMPHASIS = re.compile(r"\*(.+?)\*")
_PICTURE = re.compile(r"!\[(.*?)\]\((.+?)\)")


def guide_page(words: Tongue, game: str) -> str:
    """Return the HTML of a game's guide."""
    text = (files("fivestars.games") / game / "guide" / f"{words.language}.md").read_text(encoding="utf-8")
    return draw("guide", words, {"poster": POSTERS[game], "guide": rendered(text)})


class Rules:
    """The screen of a game's guide."""

    name = "rules"
    addresses = ("rules",)
    takes_files = False
    of_a_game = True
    keeps_the_match = True

    def entered(self, model: Model) -> Next:
        """Nothing is to be prepared."""
        return model, []

    def html(self, model: Model) -> str:
        """Return the guide as HTML."""
        return guide_page(model.words, model.where.what)

    def game(self, model: Model) -> str:
        """Return the game that is explained."""
        return model.where.what


RULES: Final = Rules()


def rendered(text: str) -> Markup:
    """Return our small Markdown as HTML: headings, paragraphs, lists, tables, pictures, strong and emphasised words.

    After a line `---` one sees no more of each section than its heading, until one opens it.
    """
    shown, _, folded = text.partition("\n---\n")
    sections = [section for section in re.split(r"^(?=## )", folded, flags=re.MULTILINE) if section.strip()]
    return Markup("\n").join([_blocks(shown), *map(_folded, sections)])


def _folded(section: str) -> Markup:
    heading, _, rest = section.strip().partition("\n")
    return Markup("<details><summary>{}</summary>{}</details>").format(_block([heading]), _blocks(rest))


def _blocks(text: str) -> Markup:
    return Markup("\n").join(_block(block.strip().split("\n")) for block in re.split(r"\n\s*\n", text) if block.strip())


def _block(lines: list[str]) -> Markup:
    first = lines[0]
    if heading := re.match(r"(#{1,3}) (.+)", first):
        level = len(heading[1])
        return Markup("<h{0}>{1}</h{0}>").format(level, _inline(heading[2]))
    if first.startswith("- "):
        return _list("ul", [item.removeprefix("- ") for item in _items(lines, "- ")])
    if re.match(r"\d+\. ", first):
        return _list("ol", [re.sub(r"^\d+\. ", "", item) for item in _items(lines, r"\d+\. ")])
    if first.startswith("|"):
        return _table([[cell.strip() for cell in line.strip("|").split("|")] for line in lines])
    if picture := _PICTURE.fullmatch(first):
        return Markup('<figure><img src="assets/guide/{1}" alt="{0}" loading="lazy"></figure>').format(
            *picture.groups()
        )
    return Markup("<p>{}</p>").format(_inline(" ".join(lines)))


def _items(lines: list[str], start: str) -> list[str]:
    items: list[str] = []
    for line in lines:
        if re.match(start, line) or not items:
            items.append(line)
        else:
            items[-1] += " " + line.strip()
    return items


def _list(tag: str, items: list[str]) -> Markup:
    rows = Markup("").join(Markup("<li>{}</li>").format(_inline(item)) for item in items)
    return Markup("<{0}>{1}</{0}>").format(Markup(tag), rows)


def _table(rows: list[list[str]]) -> Markup:
    head, *body = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    titles = Markup("").join(Markup('<th scope="col">{}</th>').format(_inline(cell)) for cell in head)
    lines = Markup("").join(
        Markup("<tr>{}</tr>").format(Markup("").join(Markup("<td>{}</td>").format(_inline(cell)) for cell in row))
        for row in body
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(titles, lines)


def _inline(text: str) -> Markup:
    safe = str(escape(text))
    return Markup(_EMPHASIS.sub(r"<em>\1</em>", _STRONG.sub(r"<strong>\1</strong>", safe)))
