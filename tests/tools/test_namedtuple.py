"""The page's own named tuples: as the library's, but for what nobody asks."""

from collections import namedtuple as theirs
from collections.abc import Callable
from typing import Any

import pytest

from fivestars.tools.namedtuple import namedtuple as ours


def _said(ask: Callable[[Any], object], kind: Any) -> str:
    try:
        return repr(ask(kind))
    except (TypeError, AttributeError) as failure:
        return type(failure).__name__


@pytest.mark.parametrize(("fields", "defaults"), [("", ()), ("x", ()), ("x, y", (2,)), (["x", "y", "z"], (1, None, 3))])
def test_a_named_tuple_of_the_page_is_as_one_of_the_library(fields: Any, defaults: tuple[Any, ...]) -> None:
    asked: list[Callable[[Any], object]] = [
        lambda kind: kind(),
        lambda kind: kind(1),
        lambda kind: kind(1, 2, 3),
        lambda kind: kind(x=5),
        lambda kind: kind(y=6, x=(7, 8)),
        lambda kind: kind(1, 2)._replace(y=0),
        lambda kind: kind._make([1, 2, 3]),
        lambda kind: kind._make("a"),
        lambda kind: kind(x=1)._asdict(),
        lambda kind: kind(x=1).x,
        lambda kind: setattr(kind(x=1), "x", 2),
        lambda kind: vars(kind(x=1)),
        lambda kind: kind(1) == (1,),
        lambda kind: kind(x=1).__getnewargs__(),
        lambda kind: (kind._fields, kind._field_defaults, kind.__match_args__, kind.__module__, kind.__name__),
    ]
    one, other = (make("Thing", fields, defaults=defaults, module=__name__) for make in (ours, theirs))
    for ask in asked:
        assert _said(ask, one) == _said(ask, other)
