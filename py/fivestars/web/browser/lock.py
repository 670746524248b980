"""A name that only one tab holds; the browser frees it when the tab goes."""

import asyncio
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

_PATIENCE = 3.0  # seconds


class Lock:
    """One such name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._released = asyncio.Event()

    async def take(self, *, steal: bool = False) -> bool:
        """Take the name; tell whether it is ours. Where the browser gives no answer, it is."""
        try:
            return await asyncio.wait_for(self._answer(steal), _PATIENCE)
        except Exception:  # no locks, or not in this window, or no answer: the saves notice what another tab writes
            return True

    def _answer(self, steal: bool) -> "asyncio.Future[bool]":
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def hold(lock: Any) -> None:
            if not answer.done():
                answer.set_result(bool(lock))
            if lock:
                await self._released.wait()

        def refused(*_: object) -> None:
            if not answer.done():  # else another tab stole it: the saves notice
                answer.set_result(True)

        options = to_js({"steal": True} if steal else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        request = js.navigator.locks.request(self.name, options, create_proxy(hold))
        request.then(None, create_proxy(refused))
        return answer

    def release(self) -> None:
        """Give the name back."""
        self._released.set()
