"""The page: one model, what deeds make of it, and the port through which it is shown."""

from collections import deque

from fivestars.web.deeds import LOOKS_ANEW, Deed, Went
from fivestars.web.effects import Doing, Effect
from fivestars.web.model import Model
from fivestars.web.port import Port
from fivestars.web.screens.renewal import bar_html
from fivestars.web.store.saves import Saves
from fivestars.web.store.settings import SPEEDS
from fivestars.web.update import update
from fivestars.web.view import view


class Page:
    """Deeds come in, one after the other; each makes another model, and its effects are done."""

    def __init__(self, port: Port) -> None:
        self.port = port
        world = port.world()
        self.saves = Saves(port.store, f"{world.now:x}-{world.chance:x}")
        self.model = Model(port.reader(), world, self.saves.kept())
        self._doing = Doing(port, self.saves, self.send, self._draw, self._announce)
        self._waiting = deque[Deed]()
        self._at_work = False

    def start(self, address: str) -> None:
        """Show the screen that the address names."""
        self.send(Went(address, at_start=True))

    def send(self, deed: Deed) -> None:
        """Let a deed happen; one that comes of another waits until that is through."""
        self._waiting.append(deed)
        if self._at_work:
            return
        self._at_work = True
        try:
            while self._waiting:
                self._let_happen(self._waiting.popleft())
        finally:  # where one fails, those that were to follow it are void
            self._waiting.clear()
            self._at_work = False

    def _let_happen(self, deed: Deed) -> None:
        kept = self.saves.kept() if type(deed) in LOOKS_ANEW else self.model.kept
        self.model, effects = update(self.model._replace(world=self.port.world(), kept=kept), deed)
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        effect.do(self._doing)
        self.model = self.model._replace(kept=self.saves.kept_since(self.model.kept))

    def _draw(self, glides: bool) -> None:
        model = self.model
        self.port.show(view(model), SPEEDS[model.settings.speed] if glides and not model.world.calm else 0)

    def _announce(self) -> None:
        self.port.announce(bar_html(self.model))
