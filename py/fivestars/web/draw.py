"""Drawing: a template and what it shows become HTML. Nothing here changes anything.

Where the build has compiled the templates to Python, those are used, and Jinja's compiler never runs.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from jinja2 import BaseLoader, Environment, FileSystemLoader, ModuleLoader, StrictUndefined
from markupsafe import Markup

from fivestars.web.words.speech import Tongue

PACKAGE = Path(str(files("fivestars")))
COMPILED = PACKAGE / "web" / "drawn"


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
    return drawing


def draw(template: str, words: Tongue, shown: Mapping[str, object]) -> str:
    """Return the HTML of a template of the page, in a language."""
    return environment().get_template(f"web/templates/{template}.html").render({**shown, "_": words})
