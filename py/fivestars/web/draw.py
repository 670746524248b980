"""Drawing: a template and what it shows become HTML. Nothing here changes anything.

Where the build has compiled the templates to Python, those are used, and Jinja's compiler never runs.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, ModuleLoader, StrictUndefined, runtime
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

from fivestars.web.words.speech import Tongue

PACKAGE = Path(str(files("fivestars")))
COMPILED = PACKAGE / "web" / "drawn"


def written(value: object) -> str:
    """Return a value as HTML, as `escape` does: boards say the same few words again and again."""
    kind = type(value)
    if kind is str:
        return _escaped(value)
    if kind is int:
        return str(value)
    return value if kind is Markup else escape(value)  # type: ignore[return-value]  # it is one, too


_escaped = lru_cache(4096)(escape)
# What templates call for each value: Jinja's own would make of it once more what it is already.
vars(runtime)["escape"] = written


class _Drawing(Context):
    """What a template knows while it is drawn."""

    def call(
        self, thing: Callable[..., Any], /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **facts: Any
    ) -> Any:
        """Call a function, without asking whether it wants to know of the template: none of ours does."""
        return thing(*args, **facts)


class _Macro(Macro):
    """A macro that is called as it mostly is: with what it takes at its places, from a template that escapes."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self._is_plain = not (self.caller or self.catch_kwargs or self.catch_varargs)

    def __call__(self, *args: Any, **facts: Any) -> str:
        left_out = self._argument_count - len(args)
        if facts or left_out < 0 or not self._is_plain:
            return super().__call__(*args, **facts)
        return Markup(self._func(*args, *[missing] * left_out))


vars(runtime)["Macro"] = _Macro  # what templates make of their macros


@cache
def icon(name: str) -> Markup:
    """Return an icon of the set; it is decoration, the label stands beside it."""
    return Markup('<svg class="icon" aria-hidden="true"><use href="assets/icons.svg#{}"/></svg>').format(name)


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
    drawing.globals["icon"] = icon
    drawing.context_class = _Drawing
    vars(drawing)["getattr"] = getattr  # a dot is an attribute, and never a key: nothing is tried twice
    return drawing


def draw(template: str, words: Tongue, shown: Mapping[str, object]) -> str:
    """Return the HTML of a template of the page, in a language."""
    return environment().get_template(f"web/templates/{template}.html").render({**shown, "_": words})
