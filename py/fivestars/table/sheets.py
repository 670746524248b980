"""JSON from outside: what a link, a file or a storage holds, before anything of it is believed."""

import json
import re
from typing import Final

DEEPEST: Final = 100  # no sheet of ours is deeper than five; a thousand times as deep ends Python in the browser
_STRING: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)  # closed or not: so nothing is read twice
_BRACKET: Final = re.compile(r"[\[\]{}]")


def parsed(text: str) -> object:
    """Return what a text of JSON holds; raise ValueError where it is none, or too deep to be one of ours."""
    if sum(map(text.count, "[{")) > DEEPEST and _is_deep(text):
        raise ValueError("too deep")
    thing: object = json.loads(text)
    return thing


def _is_deep(text: str) -> bool:
    depth = 0
    for found in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if found[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
