"""Work beside the page; and the way out where something of ours fails: the matches as a file, and a fresh start."""

import asyncio
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable

_FRAME: Final = 50  # milliseconds in which a page that is looked at paints

_under_way: set["asyncio.Task[None]"] = set()


def guarded(handler: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return a handler of events that shows the way out where it fails."""

    def handle(event: Any) -> None:
        try:
            handler(event)
        except Exception as failure:
            give_up(failure)

    return handle


def give_up(failure: BaseException) -> None:
    """Show the way out."""
    traceback.print_exception(failure)
    js.fiveStars.failed(f"{type(failure).__name__}: {failure}")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let `work` go on beside the page."""
    task = asyncio.ensure_future(work)
    _under_way.add(task)
    task.add_done_callback(_done)


def _done(task: "asyncio.Task[None]") -> None:
    _under_way.discard(task)
    if not task.cancelled() and (failure := task.exception()):
        give_up(failure)


def after_paint(call: Callable[[], None]) -> None:
    """Call when the next frame has been painted; soon even if it is not, as where nobody looks."""
    waiting = [guarded(lambda _: call())]

    def painted(*_: object) -> None:
        js.setTimeout(create_once_callable(now), 0)

    def now() -> None:
        if waiting:
            waiting.pop()(None)

    js.setTimeout(create_once_callable(now), 0 if js.document.hidden else _FRAME)
    if not js.document.hidden:
        js.requestAnimationFrame(create_once_callable(painted))


def after(milliseconds: float, call: Callable[[], None]) -> None:
    """Call after a while."""
    once = guarded(lambda _: call())
    js.setTimeout(create_once_callable(lambda: once(None)), milliseconds)


def when_idle(call: Callable[[], None]) -> None:
    """Call when the page has nothing better to do."""
    once = guarded(lambda _: call())
    if hasattr(js, "requestIdleCallback"):
        js.requestIdleCallback(create_once_callable(once))
    else:  # Safari has none
        after(1_000, call)
