"""What every screen answers, and what every deed comes to."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from fivestars.table.words import N_
from fivestars.web.effects import Effect, Replace
from fivestars.web.model import Model
from fivestars.web.words.posters import POSTERS

Next: TypeAlias = tuple[Model, Sequence[Effect]]  # the model after a deed, and what is to be done
Does: TypeAlias = Callable[[Model, Any], Next]  # what a deed does: each knows the deed that it is asked with


class Screen(Protocol):
    """A screen of the page."""

    @property
    def name(self) -> str:
        """What it is called; the page is marked with it when it is ready."""

    @property
    def addresses(self) -> Sequence[str]:
        """The words that name it in an address, before the first slash."""

    @property
    def takes_files(self) -> bool:
        """Whether files may be dropped here: whether there is a place to say what became of them."""

    @property
    def of_a_game(self) -> bool:
        """Whether a game must stand behind that word."""

    @property
    def keeps_the_match(self) -> bool:
        """Whether a match stays open behind it."""

    def entered(self, model: Model) -> Next:
        """Return what becomes of a model whose address names this screen."""

    def html(self, model: Model) -> str:
        """Return it as HTML."""

    def title(self, model: Model) -> str:
        """Return what the tab is called; empty where the page's own name is enough."""


def lobby_with(model: Model, notice: str) -> Next:
    """Return the way back to the lobby, where something is said."""
    return model.at("")._replace(notices=(notice,)), [Replace("")]


def titled(model: Model, game: str, *more: str) -> str:
    """Return the title of a screen of a game, or of none: `Maui · The book`."""
    return " · ".join(model.words(text) for text in ([POSTERS[game].title] if game else []) + [*more])


NO_SUCH_MATCH = N_("There is no such match in this browser.")
