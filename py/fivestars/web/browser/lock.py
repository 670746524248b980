"""A name that only one tab holds; the browser frees it when the tab goes."""

import asyncio
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js


class Lock:
    """One such name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._released = asyncio.Event()

    async def take(self, *, steal: bool = False) -> bool:
        """Take the name; tell whether it is ours. Where the browser has no locks, it is."""
        if not getattr(js.navigator, "locks", None):
            return True
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def hold(lock: Any) -> None:
            if not answer.done():
                answer.set_result(bool(lock))
            if lock:
                await self._released.wait()

        options = to_js({"steal": True} if steal else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        request = js.navigator.locks.request(self.name, options, create_proxy(hold))
        request.then(None, create_proxy(lambda *_: None))  # another tab stole it: the saves notice
        return await answer

    def release(self) -> None:
        """Give the name back."""
        self._released.set()
