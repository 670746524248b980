"""Files that are dragged onto the page: shown that they may be let go, and then opened like files that are chosen."""

from collections.abc import Callable, Sequence
from typing import Any

from fivestars.web.browser import device, document


class Dropping:
    """Files on their way over the page."""

    def __init__(self, sentence: Callable[[], str], take: Callable[[Sequence[Any]], object]) -> None:
        self._sentence = sentence  # what to say while they hover; nothing where this screen opens no files
        self._take = take

    def hover(self, event: Any) -> None:
        """Show that they may be let go here."""
        if not device.brings_files(event):
            return
        event.preventDefault()  # else the browser would leave the page for the file
        sentence = self._sentence()
        event.dataTransfer.dropEffect = "copy" if sentence else "none"
        document.mark("dropping", sentence)

    def leave(self, event: Any) -> None:
        """Show the page as it was, once they are no longer over it."""
        if not event.relatedTarget:
            document.mark("dropping", "")

    def drop(self, event: Any) -> None:
        """Open them."""
        if not device.brings_files(event):
            return
        event.preventDefault()
        document.mark("dropping", "")
        if self._sentence():
            self._take(device.dropped(event))
