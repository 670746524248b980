"""A guide as HTML, of the Markdown and the rulings in its game's folder. The build makes it: the page finds it made.

`{#opening}` at the end of a heading, a paragraph, an item or a row names a place: an address leads to it. A list below
a picture says what its numbers show. In the legend `![](#coin)` is a symbol of the boards, `{{krones}}` its rule: the
line is named after them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from fivestars import PACKAGE
from fivestars.table.pictures import Picture, pictures_of
from fivestars.table.rulings import Ruling, read
from fivestars.table.words import N_
from fivestars.web.words.speech import Tongue

RULINGS: Final = "[rulings]"  # the line in whose place they stand
BEFORE: Final = N_("Before edition {number} of the rules: {ruling}")
CONTENTS: Final = N_("Contents")
RULING: Final = N_("Ruling {number}")
# What a guide may have and the style sheet knows; anything else stands there as it is written.
MARKDOWN: Final = MarkdownIt("zero").enable(["heading", "list", "table", "hr", "image", "emphasis"])
_NAMED: Final = re.compile(r"\s*\{#([a-z0-9-]+)\}$")
_RULE: Final = re.compile(r"\{\{(.+?)\}\}")
# What holds the text in which a place is named: the row of a cell, the item of a paragraph.
_HOLDERS: Final = {"th": "tr_open", "td": "tr_open"}


def made(words: Tongue, game: str) -> Markup:
    """Return the guide of a game, made from what lies in its folder."""
    folder = PACKAGE / "games" / game
    text = (folder / "guide" / f"{words.language}.md").read_text("utf-8")
    rulings = read((folder / "rulings.toml").read_text("utf-8")) if RULINGS in text else ()
    explains = import_module(f"fivestars.games.{game}.words").WORDS.explains
    return rendered(words, game, text, rulings, explains, pictures_of(folder / "guide"))


def rendered(
    words: Tongue,
    game: str,
    text: str,
    rulings: Iterable[Ruling] = (),
    explains: Mapping[str, str] | None = None,
    pictures: Mapping[str, Picture] | None = None,
) -> Markup:
    """Return the Markdown of a game's guide as HTML.

    After a line `---` one sees no more of each section than its heading, until one opens it.
    """
    tokens = MARKDOWN.parse(text)
    for at in [at for at, token in enumerate(tokens) if token.content == RULINGS]:
        tokens[at - 1 : at + 2] = _ruled(words, game, rulings)  # instead of a paragraph
    for at, token in enumerate(tokens):
        if token.type in {"th_open", "td_open"}:
            token.attrs = {"scope": "col"} if token.tag == "th" else {}
        if token.children:
            _name(tokens, at)
            _draw(tokens, at, game, pictures or {})
    listed = _contents(words, game, tokens)
    html = MARKDOWN.renderer.render(list(_parted(_captioned(tokens, pictures or {}))), MARKDOWN.options, {})
    html = _RULE.sub(lambda rule: _explained(words, rule[1], explains or {}), html)
    title, end, rest = html.partition("</h1>")
    return Markup(f"{title}{end}{listed}{rest}" if end else html)


# --- places


def _name(tokens: Sequence[Token], at: int) -> None:
    """Give what holds a text the id that the text names, and take the name out of the text."""
    holder, last = _holder(tokens, at), (tokens[at].children or [])[-1]
    found = _NAMED.search(last.content) if last.type == "text" else None
    if found:
        last.content = last.content[: found.start()]
    name = found[1] if found else _line(tokens[at]) if holder.type == "list_item_open" else ""
    if name:
        holder.attrs |= {"id": f"guide-{name}", "tabindex": "-1"}


def _line(token: Token) -> str:
    """Return how a line of the legend is called, by the first symbol or rule in it; empty where it is no such line."""
    symbols = [str(child.attrs["src"]) for child in token.children or [] if child.type == "image"]
    drawn = next((name[1:] for name in symbols if name.startswith("#")), "")
    rule = _RULE.search(token.content)
    known = drawn or (rule[1] if rule else "")
    return f"line-{re.sub(r'[^a-z0-9]+', '-', known)}" if known else ""


def _holder(tokens: Sequence[Token], at: int) -> Token:
    above = tokens[at - 1]
    if above.tag in _HOLDERS:
        return next(token for token in reversed(tokens[:at]) if token.type == _HOLDERS[above.tag])
    item = tokens[at - 2]
    return item if above.type == "paragraph_open" and item.type == "list_item_open" else above


def _contents(words: Tongue, game: str, tokens: Sequence[Token]) -> str:
    """Return the table of contents: ways to all named sections."""
    named = [
        (str(token.attrs["id"]).removeprefix("guide-"), _text(tokens[at + 1]))
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == "h2" and "id" in token.attrs
    ]
    if not named:
        return ""
    ways = "".join(f"<li>{_way(game, place, escape(text))}</li>" for place, text in named)
    title = escape(words(CONTENTS))
    return (
        '<nav class="guide-contents" aria-labelledby="guide-contents">'
        f'<h2 id="guide-contents" tabindex="-1">{title}</h2>'
        f"<ol>{ways}</ol></nav>"
    )


def _text(token: Token) -> str:
    return "".join(child.content for child in token.children or [])


def _way(game: str, place: str, text: str, more: str = "") -> str:
    """Return a way to a place: a link of its own, and within the page a deed."""
    return f'<a href="#rules/{game}/{place}" data-do="read-guide:{place}"{more}>{text}</a>'


# --- pictures


def _draw(tokens: Sequence[Token], at: int, game: str, pictures: Mapping[str, Picture]) -> None:
    """Give pictures their files and measures, symbols their drawings, and a paragraph of one picture its figure."""
    children = tokens[at].children or []
    for place, token in enumerate(children):
        if token.type != "image":
            continue
        name = str(token.attrs["src"])
        if name.startswith("#"):
            children[place] = _raw(_symbol(game, name, str(token.attrs.get("title", ""))))
            continue
        token.attrs |= {"src": f"assets/guide/{game}-{name}", "loading": "lazy"}
        if picture := pictures.get(name.removesuffix(".png")):
            token.attrs |= {"width": picture.width, "height": picture.height}
        if len(children) == 1:
            tokens[at - 1].tag = tokens[at + 1].tag = "figure"
            tokens[at - 1].meta = {"picture": name.removesuffix(".png")}


def _symbol(game: str, name: str, also: str) -> str:
    """Return a symbol of the boards; its line is that of others, too, by patterns: `g-*-rich`."""
    others = f' data-also="{escape(also)}"' if also else ""
    drawing = f'<use href="assets/art/{game}.svg{escape(name)}"/>'
    return f'<svg class="guide-symbol" aria-hidden="true"{others}>{drawing}</svg>'


def _captioned(tokens: Sequence[Token], pictures: Mapping[str, Picture]) -> Iterator[Token]:
    """Yield the tokens, with the list below a picture taken in as what its numbers say."""
    at = 0
    while at < len(tokens):
        picture = pictures.get(tokens[at].meta.get("picture", ""))
        end = _list_end(tokens, at + 3) if picture and picture.marks else 0
        if not picture or not end:
            yield tokens[at]
            at += 1
            continue
        opening, drawn, closing = tokens[at : at + 3]
        yield from (opening, _raw('<div class="guide-picture">'), drawn, _raw(f"{_marks(picture)}</div>"))
        yield from (_tag("figcaption", 1), *tokens[at + 3 : end], _tag("figcaption", -1), closing)
        at = end


def _list_end(tokens: Sequence[Token], at: int) -> int:
    """Return where the numbered list that begins here is over; 0: none does."""
    if at >= len(tokens) or tokens[at].type != "ordered_list_open":
        return 0
    return next(end + 1 for end in range(at, len(tokens)) if tokens[end].type == "ordered_list_close")


def _marks(picture: Picture) -> str:
    """Return the numbers that lie over a picture, for eyes alone: the list below it says the rest."""
    drawn = "".join(
        f'<circle cx="{x:.1%}" cy="{y:.1%}" r="11"/><text x="{x:.1%}" y="{y:.1%}" dy="4.5">{number}</text>'
        for number, (x, y) in enumerate(picture.marks, 1)
    )
    return f'<svg class="guide-marks" aria-hidden="true">{drawn}</svg>'


# --- sections, and what stands in them


def _parted(tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield the tokens, with each section in an element of its own: after the line `---` folded below its heading."""
    folds, open_tag = False, ""
    for token in tokens:
        if token.type == "hr":
            folds = True
            continue
        begins = token.tag == "h2" and token.nesting == 1
        if begins and open_tag:
            yield _tag(open_tag, -1)
        if begins:
            open_tag = "details" if folds else "section"
            yield _tag(open_tag, 1)
            if folds:
                yield _tag("summary", 1)
        yield token
        if folds and token.tag == "h2" and token.nesting == -1:
            yield _tag("summary", -1)
    if open_tag:
        yield _tag(open_tag, -1)


def _tag(name: str, nesting: int) -> Token:
    return Token(name, name, nesting, block=True)  # type: ignore[arg-type]  # 1 opens, -1 closes


def _raw(html: str) -> Token:
    return Token("html_inline", "", 0, content=html)


def _explained(words: Tongue, key: str, explains: Mapping[str, str]) -> str:
    """Return the rule of a component as the boards tell it: by that sentence they find its line."""
    return f'<span class="guide-rule">{escape(words(explains[key]))}</span>' if key in explains else key


def _ruled(words: Tongue, game: str, rulings: Iterable[Ruling]) -> list[Token]:
    """Return the rulings as a list in which each has its own number, and a way by which it can be linked to."""
    tokens = MARKDOWN.parse("\n".join(_written(words, ruling) for ruling in rulings))
    for at, token in enumerate(tokens):
        if token.type == "list_item_open":
            number = token.info
            token.attrs = {"id": f"guide-ruling-{number}", "value": number, "tabindex": "-1"}
            label = escape(words(RULING, number=number))
            way = _way(game, f"ruling-{number}", number, f' class="guide-number" aria-label="{label}"')
            (tokens[at + 2].children or []).insert(0, _raw(f"{way} "))
    return tokens


def _written(words: Tongue, ruling: Ruling) -> str:
    """Return a ruling as an item of a list in Markdown: the question and its answer, and below them why."""
    question, answer, why, earlier = (
        " ".join(texts.get(words.language, "").split())
        for texts in (ruling.question, ruling.answer, ruling.why, ruling.earlier)
    )
    if earlier:
        why = f"{why} {words(BEFORE, number=ruling.since, ruling=earlier)}"
    start = f"{ruling.number}. "
    return f"{start}**{question}** {answer}\n\n{' ' * len(start)}{why}"
