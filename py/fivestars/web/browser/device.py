"""What lies beyond the page: the clipboard, the share sheet, files, and a question to the reader."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from fivestars.web.browser.storage import text_or_none

_PATIENCE = 5.0  # seconds


async def copy(text: str) -> bool:
    """Put a text on the clipboard; tell whether the browser allowed it."""
    try:
        await asyncio.wait_for(js.navigator.clipboard.writeText(text), _PATIENCE)
    except Exception:  # no clipboard on this address, no permission, or no answer
        return False
    return True


def has_share_sheet() -> bool:
    """Tell whether the device has a share sheet that pages may open."""
    return hasattr(js.navigator, "share")


def share(title: str, address: str, text: str) -> None:
    """Give an address to the device's share sheet; who closes it has changed their mind."""
    sheet = {"title": title, "url": address, **({"text": text} if text else {})}
    with suppress(Exception):  # a sheet that will not open
        shared = js.navigator.share(to_js(sheet, dict_converter=js.Object.fromEntries))
        shared.then(None, create_proxy(lambda *_: None))


def ask(question: str, answer: str) -> str | None:
    """Ask the reader for a line of text; None when they would rather not."""
    try:
        return text_or_none(js.prompt(question, answer))
    except Exception:  # a window that may not ask
        return None


def download(name: str, text: str) -> None:
    """Offer a text as a file."""
    blob = js.Blob.new(to_js([text]), to_js({"type": "application/json"}, dict_converter=js.Object.fromEntries))
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(blob)
    link.download = name
    link.click()
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 10_000)


def chosen(field: Any) -> list[Any]:
    """Return the files that were chosen in a field; it is empty then."""
    files = list(field.files)
    field.value = ""
    return files


def brings_files(event: Any) -> bool:
    """Tell whether files are dragged, and not a text or a picture."""
    return bool(event.dataTransfer) and "Files" in list(event.dataTransfer.types)


def dropped(event: Any) -> list[Any]:
    """Return the files that were let go."""
    return list(event.dataTransfer.files)


async def texts(files: Sequence[Any], most_bytes: int) -> list[tuple[str, str | None]]:
    """Return the names and texts of files; without a text what is no file, or makes more than so many bytes in all."""
    read = list[tuple[str, str | None]]()
    for file in files:
        most_bytes -= int(file.size)
        try:
            text = str(await file.text()) if most_bytes >= 0 else None
        except Exception:  # a folder, or a file that is gone
            text = None
        read.append((str(file.name), text))
    return read
