"""Waiting for what is asynchronous."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def waited_for(coming: Coroutine[Any, Any, T]) -> T:
    """Return what comes, from a thread of its own: in this one Playwright may have a loop that runs."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, coming).result()
