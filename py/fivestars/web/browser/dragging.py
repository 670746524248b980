"""Dragging a thing of the board onto another: the same two picks as pressing one and then the other."""

from collections.abc import Callable
from typing import Any

from fivestars.web.browser import document, pieces

SLIP = 8  # pixels that a finger may move while it presses


class Drag:
    """A thing with `data-drag` on its way, with mouse, pen or finger."""

    def __init__(self, press: Callable[[Any], object]) -> None:
        self._press = press  # what a click on a thing does
        self._held: Any = None
        self._start = (0.0, 0.0)
        self._centre: tuple[float, float] | None = None  # of what is carried, where it lay; None as long as it lies
        self.just_ended = False  # a click that follows means the drag, and nothing else

    def hold(self, event: Any) -> None:
        """Take hold of the thing under the pointer, if it can be dragged."""
        self.just_ended = False
        takes = event.isPrimary and event.button == 0
        self._held, self._centre = document.holder_of(event.target, "data-drag") if takes else None, None
        self._start = (event.clientX, event.clientY)

    def move(self, event: Any) -> None:
        """Carry the thing along; picking it shows where it can go."""
        if self._held is None:
            return
        x, y = event.clientX, event.clientY
        if self._centre is None:
            if abs(x - self._start[0]) + abs(y - self._start[1]) <= SLIP:
                return
            if not self._held.hasAttribute("data-picked"):
                self._press(self._held)
            document.hide_tip()
            self._centre = document.centre_of(self._carried())
        event.preventDefault()
        pieces.carry(self._carried(), x - self._centre[0], y - self._centre[1])
        pieces.aim(document.under(x, y, "data-pick"))

    def keep_still(self, event: Any) -> None:
        """Let the page not scroll under a finger that holds something."""
        if self._held is not None and event.cancelable:
            event.preventDefault()

    def drop(self, event: Any) -> None:
        """Pick what the thing was dropped on, if it can be picked; let the page say why if it cannot."""
        held, centre = self._held, self._centre
        self._held = None
        if held is None or centre is None:
            return
        pieces.lay_down(self._carried_by(held))
        pieces.aim(None)
        self.just_ended = True
        target = document.under(event.clientX, event.clientY, "data-pick") or document.under(
            event.clientX, event.clientY, "data-why"
        )
        if target is not None and not target.contains(held):
            self._press(target)

    def cancel(self, _: Any) -> None:
        """Let the thing lie where it lay."""
        if self._held is not None and self._centre is not None:
            pieces.lay_down(self._carried())
            pieces.aim(None)
        self._held = None

    def _carried(self) -> Any:
        return self._carried_by(self._held)

    def _carried_by(self, held: Any) -> Any:
        return document.element(str(held.getAttribute("data-drag"))) or held
