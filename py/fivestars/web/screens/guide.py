"""A guide as HTML, of the Markdown and the rulings in its game's folder. The build makes it: the page finds it made."""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from fivestars.table.rulings import Ruling, read
from fivestars.table.words import N_
from fivestars.web.words.speech import Tongue

RULINGS: Final = "[rulings]"  # the line in whose place they stand
BEFORE: Final = N_("Before edition {number} of the rules: {ruling}")
# What a guide may have and the style sheet knows; anything else stands there as it is written.
MARKDOWN: Final = MarkdownIt("zero").enable(["heading", "list", "table", "hr", "image", "emphasis"])


def made(words: Tongue, game: str) -> Markup:
    """Return the guide of a game, made from what lies in its folder."""
    folder = files("fivestars.games") / game
    text = (folder / "guide" / f"{words.language}.md").read_text("utf-8")
    rulings = read((folder / "rulings.toml").read_text("utf-8")) if RULINGS in text else ()
    return rendered(words, game, text, rulings)


def rendered(words: Tongue, game: str, text: str, rulings: Iterable[Ruling] = ()) -> Markup:
    """Return the Markdown of a game's guide as HTML.

    After a line `---` one sees no more of each section than its heading, until one opens it.
    """
    tokens = MARKDOWN.parse(text)
    for at in [at for at, token in enumerate(tokens) if token.content == RULINGS]:
        tokens[at - 1 : at + 2] = _ruled(words, rulings)  # instead of a paragraph
    for at, token in enumerate(tokens):
        if token.type in {"th_open", "td_open"}:
            token.attrs = {"scope": "col"} if token.tag == "th" else {}
        for picture in token.children or []:
            if picture.type == "image":
                picture.attrs |= {"src": f"assets/guide/{game}-{picture.attrs['src']}", "loading": "lazy"}
                if len(token.children or []) == 1:
                    tokens[at - 1].tag = tokens[at + 1].tag = "figure"
    return Markup(MARKDOWN.renderer.render(list(_folded(tokens)), MARKDOWN.options, {}))


def _folded(tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield the tokens, with each section after the line `---` folded below its heading."""
    folds = is_open = False
    for token in tokens:
        if token.type == "hr":
            folds = True
            continue
        is_heading = folds and token.tag == "h2"
        if is_heading and token.nesting == 1:
            if is_open:
                yield _tag("details", -1)
            yield from (_tag("details", 1), _tag("summary", 1))
            is_open = True
        yield token
        if is_heading and token.nesting == -1:
            yield _tag("summary", -1)
    if is_open:
        yield _tag("details", -1)


def _tag(name: str, nesting: int) -> Token:
    return Token(name, name, nesting, block=True)  # type: ignore[arg-type]  # 1 opens, -1 closes


def _ruled(words: Tongue, rulings: Iterable[Ruling]) -> list[Token]:
    """Return the rulings as a list in which each has its own number, and an id by which it can be linked to."""
    tokens = MARKDOWN.parse("\n".join(_written(words, ruling) for ruling in rulings))
    for token in tokens:
        if token.type == "list_item_open":
            token.attrs = {"id": f"ruling-{token.info}", "value": token.info}
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
