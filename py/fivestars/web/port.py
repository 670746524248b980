"""The port to the browser: everything that the page asks of it, and nothing that it decides.

The browser's own is in `browser/`; the tests have one in memory, which can fail in every way that a browser can.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.draw import whole
from fivestars.web.match.log import Log
from fivestars.web.model import Reader, World
from fivestars.web.store.saves import Store

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement


class View(NamedTuple):
    """The page as the browser shows it."""

    screen: str
    pieces: str  # the HTML, with marks around its pieces
    log: Log | None  # of the match on the screen
    title: str  # of the tab
    language: str
    theme: str  # empty: as the system
    colours: str  # empty: as drawn
    bar: str  # what there is to say of this build
    drop: str  # what to say to files that hover over the page; nothing where it takes none

    @property
    def html(self) -> str:
        """Return the whole page, as it is where nothing is shown yet."""
        return whole(self.pieces)


class Silent(Exception):
    """Who was asked does not answer; asked again, they do, in the page itself."""


class Players(Protocol):
    """Who decides for the seats of bots, and judges what was decided."""

    @property
    def beside(self) -> bool:
        """Tell whether they think beside the page, which stays awake meanwhile."""

    def decide(self, match: Match, level: int, seed: int) -> Awaitable[Move]:
        """Return the move that a bot of this level makes now; its chance comes from the seed."""

    def advise(self, match: Match, seed: int, among: Sequence[int]) -> "Awaitable[Sequence[Advice]]":
        """Return the moves that the best bot thinks well of now, the best first; its chance comes from the seed.

        `among` are the places of the legal moves of which it thinks; none: all of them.
        """

    def decisions(self, match: Match, seats: Sequence[int]) -> Awaitable[Sequence[int]]:
        """Return after how many moves these seats had a real choice."""

    def judge(self, match: Match, count: int, steps: int, seconds: float) -> "Awaitable[Judgement | None]":
        """Return what the best bot thinks of the decision after `count` moves; None: nothing worth a word.

        It thinks so many steps, or so many seconds where those take longer.
        """


class Port(Protocol):
    """The browser, as the page knows it."""

    @property
    def store(self) -> Store | None:
        """Where things are kept, or None where the browser forbids even asking."""

    def written(self) -> Awaitable[None]:
        """Wait until all that was kept is on the disk, where the browser can tell."""

    @property
    def players(self) -> Players:
        """The bots; they are woken up when they are first asked."""

    def reader(self) -> Reader:
        """Return what stays so while the page is open."""

    def world(self) -> World:
        """Return what the browser tells at this moment."""

    # --- the screen

    def show(self, view: View, glide: int) -> None:
        """Show the page as it is now; pieces that moved glide for so many milliseconds."""

    def announce(self, html: str) -> None:
        """Show what there is to say of the page itself, apart from its screens; nothing, if it is empty."""

    def scroll_to_top(self) -> None:
        """Show the top of the page."""

    def focus(self, *ids: str) -> None:
        """Give the focus to the first of these that is there."""

    def lead(self, id_: str) -> None:
        """Show a place of a text, and give it the focus."""

    def focused(self) -> str:
        """Return the id of what has the focus; empty where that has none."""

    def mark_text(self, id_: str) -> None:
        """Mark the text of a field, and give it the focus."""

    def say(self, text: str) -> None:
        """Tell the readers of the screen what happened, politely."""

    def light(self, things: Sequence[str], colour: int) -> None:
        """Light things of the board for a moment, in the colour of a seat."""

    def play_sound(self, name: str) -> None:
        """Play a sound."""

    # --- the address

    def go(self, address: str) -> None:
        """Go to a screen by its address."""

    def replace(self, address: str) -> None:
        """Let the address name another screen, without a step in the history."""

    def back(self) -> None:
        """Go back to the screen before."""

    # --- other people and programs

    def ask(self, question: str, answer: str) -> str | None:
        """Ask the reader for a line of text; None when they would rather not."""

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""

    def share(self, title: str, address: str, text: str) -> None:
        """Give an address to the device's share sheet; who closes it has changed their mind."""

    def copy(self, text: str) -> Awaitable[bool]:
        """Put a text on the clipboard; tell whether the browser allowed it."""

    def lock(self, name: str, *, steal: bool) -> Awaitable[bool]:
        """Take a name that only one tab may hold; tell whether it is ours."""

    def unlock(self, name: str) -> None:
        """Give the name back."""

    # --- time

    def after_paint(self, call: Callable[[], None]) -> None:
        """Call when the next frame has been painted; soon even if it is not, as where nobody looks."""

    def wait(self, seconds: float) -> Awaitable[None]:
        """Wait for so long."""

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Let `work` go on beside the page."""

    # --- this build of the page

    def renew(self) -> None:
        """Let the newer build take over, if this is the only tab."""

    def start_afresh(self) -> None:
        """Start the page anew, as the build that has taken over."""
