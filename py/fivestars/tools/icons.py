"""The page's icons: one file of symbols, from the icon set and a mark of our own."""

import re
from typing import Final

from fivestars.tools.setup import MODULES
from fivestars.tools.trouble import Trouble

SET: Final = MODULES / "lucide-static"
NAMES: Final = (
    "arrow-left",
    "book-open",
    "calendar-days",
    "check",
    "clock",
    "copy",
    "download",
    "external-link",
    "fast-forward",
    "folder-open",
    "gauge",
    "git-branch",
    "history",
    "info",
    "lightbulb",
    "lightbulb-off",
    "link",
    "list",
    "pause",
    "pencil",
    "play",
    "redo-2",
    "repeat",
    "rotate-ccw",
    "search",
    "settings",
    "share-2",
    "skip-back",
    "skip-forward",
    "trash-2",
    "trophy",
    "undo-2",
    "users",
    "x",
)
_STAR: Final = "m0-9 2.1 6.1 6.4.1-5.1 3.9 1.9 6.2L0 3.6-5.3 7.3l1.9-6.2-5.1-3.9 6.4-.1z"


def sprite() -> bytes:
    """Return the file of symbols, each under the name of its icon; `stars` is our mark."""
    stars = "".join(f'<path transform="translate({12 + 18 * place} 12)" d="{_STAR}"/>' for place in range(5))
    symbols = [f'<symbol id="stars" viewBox="0 0 96 24" fill="currentColor">{stars}</symbol>', *map(_symbol, NAMES)]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'.encode()


def _symbol(name: str) -> str:
    try:
        drawing = (SET / "icons" / f"{name}.svg").read_text("utf-8")
    except FileNotFoundError:
        raise Trouble(f"the icon set has no icon '{name}': see the names in tools/icons.py.") from None
    inside = re.sub(r"\s+", " ", re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", drawing, flags=re.DOTALL)).strip()
    pen = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return f'<symbol id="{name}" viewBox="0 0 24 24" {pen}>{inside}</symbol>'
