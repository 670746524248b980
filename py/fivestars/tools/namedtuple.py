"""Named tuples as the page makes them, in a sixth of the time: what all of them do is made once, and not for each.

A first visit makes more than three hundred. The build puts what follows the mark after the library's `collections`.
"""

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

MARK: Final = "# --- from here on part of the library\n"
# --- from here on part of the library

from _collections import _tuplegetter  # type: ignore[import-not-found]  # noqa: E402  # it is in C


def _make(cls: Any, iterable: Iterable[Any]) -> Any:
    made = tuple.__new__(cls, iterable)
    if len(made) != len(cls._fields):
        raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
    return made


def _replace(self: Any, /, **kwds: Any) -> Any:
    made = self._make(map(kwds.pop, self._fields, self))
    if kwds:
        raise TypeError(f"Got unexpected field names: {list(kwds)!r}")
    return made


def _repr(self: Any) -> str:
    return f"{type(self).__name__}({', '.join(map('{}={!r}'.format, self._fields, self))})"


def _asdict(self: Any) -> dict[str, Any]:
    return dict(zip(self._fields, self, strict=True))


def _getnewargs(self: Any) -> tuple[Any, ...]:
    return tuple(self)


_ALIKE = {
    "__slots__": (),
    "_make": classmethod(_make),
    "_replace": _replace,
    "__replace__": _replace,
    "__repr__": _repr,
    "_asdict": _asdict,
    "__getnewargs__": _getnewargs,
}
_function: Any = type(_make)
_GLOBALS: dict[str, Any] = {"_new": tuple.__new__, "__builtins__": {}}
_getters: list[Any] = []  # by place
_makers: dict[int, Any] = {}  # the code that makes a tuple, by the number of its fields


def namedtuple(
    typename: str,
    field_names: str | Sequence[str],
    *,
    rename: bool = False,  # noqa: ARG001  # nobody's are to be
    defaults: Iterable[Any] | None = None,
    module: str | None = None,
) -> type:
    """Return a class of tuples with named fields, whose names are what names may be."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = tuple(map(sys.intern, field_names))
    last = tuple(defaults or ())
    count = len(fields)
    while len(_getters) < count:
        _getters.append(_tuplegetter(len(_getters), None))
    if count not in _makers:
        names = "".join(f"_{place}, " for place in range(count))
        _makers[count] = eval(f"lambda _cls, {names}: _new(_cls, ({names}))").__code__
    code = _makers[count].replace(co_varnames=("_cls", *fields))
    held = {
        **_ALIKE,
        "__module__": module or sys._getframemodulename(1),  # type: ignore[attr-defined]
        "__match_args__": fields,
        "_fields": fields,
        "_field_defaults": dict(zip(fields[count - len(last) :], last, strict=True)),
        "__new__": _function(code, _GLOBALS, "__new__", last),
        **dict(zip(fields, _getters, strict=False)),
    }
    return type(typename, (tuple,), held)
