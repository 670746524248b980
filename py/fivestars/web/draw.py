"""Drawing: a template and what it shows become HTML. Nothing here changes anything.

Where the build has compiled the templates to Python, those are used, and Jinja's compiler never runs.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, partial
from typing import Any

from jinja2 import runtime
from jinja2.environment import Environment, Template, TemplateModule
from jinja2.loaders import BaseLoader, FileSystemLoader, ModuleLoader
from jinja2.runtime import Context, Macro, StrictUndefined
from jinja2.utils import missing
from markupsafe import Markup, escape

from fivestars import PACKAGE
from fivestars.web.words.speech import Tongue

COMPILED = PACKAGE / "web" / "drawn"


def written(value: object) -> str:
    """Return a value as HTML, as `escape` does: boards say the same few words again and again."""
    kind = type(value)
    if kind is str:
        return _escaped(value)
    if kind is int:
        return str(value)
    return value if kind is Markup else escape(value)  # type: ignore[return-value]  # it is one, too


def joined(values: Iterable[object]) -> str:
    """Return values as one text, as `~` makes it in a template: names of things, which are texts and numbers."""
    values = [*values]
    return "".join(map(str, values)) if _PLAIN.issuperset(map(type, values)) else _joined(values)


_PLAIN = {str, int}
_joined = runtime.markup_join
_escaped = lru_cache(4096)(escape)
# What templates call for each value: Jinja's own would make of it once more what it is already.
vars(runtime).update(escape=written, markup_join=joined)


class _Drawing(Context):
    """What a template knows while it is drawn."""

    def call(
        self, thing: Callable[..., Any], /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **facts: Any
    ) -> Any:
        """Call a function, without asking whether it wants to know of the template: none of ours does."""
        return thing(*args, **facts)


_safe: Callable[[str], Markup] = partial(str.__new__, Markup)  # of what is text for sure
PIECES = "/pieces.html"  # the templates whose macros draw pieces
_PIECES = 4_096  # more than all boards have together
_BEGIN, _END = "\x02", "\x03"  # around a piece: no text has them


class _Macro(Macro):
    """A macro that is called as it mostly is: with what it takes at its places, from a template that escapes.

    In a `pieces.html`, one that takes an `id` first draws a piece: the thing with that id. It knows nothing but what it
    takes, so what it draws is kept for as long as that stays equal.
    """

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self._is_plain = not (self.caller or self.catch_kwargs or self.catch_varargs)
        self._kept: dict[str, tuple[tuple[Any, ...], Markup]] | None = None
        if "id" in self.arguments[:1] and self._func.__globals__["name"].endswith(PIECES):
            self._kept = {}
            _kept_pieces.append(self._kept)

    def __call__(self, *args: Any, **facts: Any) -> str:
        if self._kept is not None:
            known = self._kept.get(args[0])
            if known and known[0] == args:
                return known[1]
            if len(self._kept) >= _PIECES:
                self._kept.clear()
            html = _safe(_BEGIN + self._func(*args, *[missing] * (self._argument_count - len(args))).strip() + _END)
            self._kept[args[0]] = args, html
            return html
        left_out = self._argument_count - len(args)
        if facts or left_out < 0 or not self._is_plain:
            return super().__call__(*args, **facts)
        return _safe(self._func(*args, *[missing] * left_out))


_kept_pieces: list[dict[str, tuple[tuple[Any, ...], Markup]]] = []
vars(runtime)["Macro"] = _Macro  # what templates make of their macros


def forget_pieces() -> None:
    """Let every piece be drawn anew."""
    for kept in _kept_pieces:
        kept.clear()


def whole(html: str) -> str:
    """Return HTML without the marks around its pieces."""
    return html.replace(_BEGIN, "").replace(_END, "")


class _Template(Template):
    """A template that is imported as it is: all know the same from the start, so nothing is compared each time."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:  # noqa: ARG002  # it compares
        return super()._get_default_module()


class Shown:
    """The pieces that the page shows: of what it shows already, only the names are told again."""

    def __init__(self) -> None:
        self._pieces: dict[str, str] = {}  # by name: what comes after it

    def thinned(self, html: str, *, anew: bool = False) -> str:
        """Return what is to be shown, with nothing in the pieces that stay as they are; all of it where told anew."""
        first, *parts = _PIECE.split(html)
        names = parts[::4]
        known, self._pieces = {} if anew else self._pieces, {}
        told, times = [first], Counter(names)
        for name, tag, piece, rest in zip(names, parts[1::4], parts[2::4], parts[3::4], strict=True):
            if name and times[name] == 1:  # behind a story the board shows some of it, too
                self._pieces[name] = piece
                if known.get(name) == piece:
                    told += (name, " data-kept></", tag, ">", rest)
                    continue
            told += (name, piece, rest)
        return whole("".join(told))


_PIECE = re.compile(f'{_BEGIN}((?:<(\\w+) id="[^"]+")?)([^{_END}]*){_END}')  # its name and its tag, where it has one


@cache
def icon(name: str) -> Markup:
    """Return an icon of the set; it is decoration, the label stands beside it."""
    return Markup('<svg class="icon" aria-hidden="true"><use href="assets/icons.svg#{}"/></svg>').format(name)


@lru_cache(4096, typed=True)  # a text and one that is safe already may be equal
def marks(
    label: str, tip: str = "", *, picks: str = "", picked: bool = False, why: str = "", hinted: bool = False
) -> Markup:
    """Return the attributes of a thing: a button where it `picks` something, else a picture that may say why not."""
    attributes = {"aria-label": label}
    if tip:
        attributes["data-tip"] = tip
        if further := tip.removeprefix(label).lstrip(". "):
            attributes["aria-description"] = further  # what eyes read off the thing, or by resting on it
    if picks:
        attributes |= {"role": "button", "tabindex": "0", "data-pick": picks, "data-can": ""}
        if picked:
            attributes |= {"aria-pressed": "true", "data-picked": ""}
    else:
        attributes |= {"role": "img", "tabindex": "-1"}
        if why:
            attributes["data-why"] = why
    if hinted:
        attributes["data-hinted"] = ""
    return Markup(" ".join([f'{name}="{written(value)}"' for name, value in attributes.items()]))


@cache
def environment() -> Environment:
    """Return where templates are found and how they are read."""
    loader: BaseLoader = ModuleLoader(COMPILED) if COMPILED.is_dir() else FileSystemLoader(PACKAGE)
    drawing = Environment(
        loader=loader,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    drawing.globals |= {"icon": icon, "marks": marks}
    drawing.context_class = _Drawing
    drawing.template_class = _Template
    vars(drawing)["getattr"] = getattr  # a dot is an attribute, and never a key: nothing is tried twice
    return drawing


def draw(template: str, words: Tongue, shown: Mapping[str, object]) -> str:
    """Return the HTML of a template of the page, in a language."""
    return environment().get_template(f"web/templates/{template}.html").render({**shown, "_": words})


def macro(template: str, name: str) -> Callable[..., str]:
    """Return a macro of a template of the page: for what is small, and drawn often."""
    drawn: Callable[..., str] = getattr(environment().get_template(f"web/templates/{template}.html").module, name)
    return drawn
