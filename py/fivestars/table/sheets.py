"""JSON from outside: what a link, a file or a storage holds, before anything of it is believed.

A thing of JSON has the shape of a type, or else a `Misshapen` names the place. Nothing is converted: True is no 1.
A type is `object`, `str`, `int` or `bool`; a list or a tuple of one type, however long; a NamedTuple, of a list of its
fields; a TypedDict, of an object that has them all; or any of these, `Annotated` with what its value must be in.
"""

import json
import re
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints, is_typeddict

T = TypeVar("T")

DEEPEST: Final = 100  # no sheet of ours is deeper than five; a thousand times as deep ends Python in the browser
LONGEST: Final = 2**19  # letters: the longest match of all, against another, has half as many
MOST_BRACKETS: Final = 20_000  # two for each move that such a match may have, and more
MOST_TEXTS: Final = 10_000
_STRING: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)  # closed or not: so nothing is read twice
_OBJECT: Final = re.compile(r"\s{0,100}\{")
_QUOTE: Final = '"'
_BRACKET: Final = re.compile(r"[\[\]{}]")


class Misshapen(ValueError):
    """A thing from outside is not what it should be; `place` says where: `[1].level`."""

    def __init__(self, place: str, wanted: object) -> None:
        self.place = place.removeprefix(".")
        super().__init__(f"{self.place or 'all of it'}: this is no {getattr(wanted, '__name__', wanted)}")


def parsed(text: str) -> object:
    """Return what a text of JSON holds; raise ValueError where it is none, or no sheet of ours is so long or deep."""
    brackets = sum(map(text.count, "[{")) if len(text) <= LONGEST else MOST_BRACKETS + 1
    if brackets > MOST_BRACKETS:
        raise ValueError("too long")
    if brackets > DEEPEST and _is_deep(text):
        raise ValueError("too deep")
    thing: object = json.loads(text, object_pairs_hook=_named_once)
    return thing


def parsed_texts(text: str) -> dict[str, object] | None:
    """Return an object of JSON that holds no other; None where it is something else, judged before it is parsed.

    Texts and numbers only, and not too many of them: so it may be longer than a sheet.
    """
    if not _OBJECT.match(text):
        return None
    bare = text.replace("\\\\", "").replace('\\"', "")  # no quote is left but those around texts
    if bare.count(_QUOTE) > 4 * MOST_TEXTS:
        return None
    outside = "".join(bare.split(_QUOTE)[::2])
    if sum(map(outside.count, "[{")) != 1 or len(outside.split(",")) > MOST_TEXTS + 1:
        return None
    try:
        thing = json.loads(text)
    except ValueError:
        return None
    return thing if isinstance(thing, dict) else None


def _named_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    named = dict(pairs)
    if len(named) < len(pairs):  # a piece of the text came twice: which of the two was meant, nobody knows
        raise ValueError("a name comes twice")
    return named


def decoded(kind: type[T], thing: object) -> T:
    """Return a thing of JSON as a value of a type; raise Misshapen where it is none."""
    value: T = _decoded(kind, thing, "")
    return value


def fits(kind: Any, thing: object) -> bool:
    """Tell whether a thing of JSON has the shape of a type."""
    try:
        _decoded(kind, thing, "")
    except Misshapen:
        return False
    return True


def _decoded(kind: Any, thing: object, place: str) -> Any:
    if kind in (object, type(thing)):
        return thing
    origin = get_origin(kind)
    if origin is Annotated:
        plain, within = get_args(kind)
        if (value := _decoded(plain, thing, place)) in within:
            return value
    elif origin in (list, tuple) and isinstance(thing, list):
        inner = get_args(kind)[0]
        return origin(_decoded(inner, part, f"{place}[{at}]") for at, part in enumerate(thing))
    elif is_typeddict(kind) and isinstance(thing, dict):
        return _named(kind, thing, place)
    elif isinstance(kind, type) and issubclass(kind, tuple) and isinstance(thing, list):
        return _row(kind, thing, place)
    raise Misshapen(place, kind)


def _row(kind: Any, thing: list[object], place: str) -> Any:
    parts = _parts(kind)
    if len(thing) != len(parts):
        raise Misshapen(place, kind)
    values = zip(parts.items(), thing, strict=True)
    return kind(*(_decoded(part, value, f"{place}.{name}") for (name, part), value in values))


def _named(kind: Any, thing: dict[str, object], place: str) -> Any:
    return {name: _decoded(part, thing.get(name), f"{place}.{name}") for name, part in _parts(kind).items()}


@cache
def _parts(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_deep(text: str) -> bool:
    depth = 0
    for found in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if found[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
