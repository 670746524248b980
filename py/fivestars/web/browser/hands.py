"""What people do with mouse, finger and keys, and what other tabs and the clock do: events become deeds."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import js
from pyodide.ffi import create_proxy, to_js

from fivestars.web.browser import device, document, pieces
from fivestars.web.browser.document import Thing, holder_of
from fivestars.web.browser.dragging import Drag
from fivestars.web.browser.dropping import Dropping
from fivestars.web.browser.storage import text_or_none
from fivestars.web.browser.tasks import after, guarded, run
from fivestars.web.deeds import (
    DayBegan,
    Deed,
    KeepNow,
    LetGo,
    OpenFiles,
    ReadGuide,
    ReadLegend,
    SearchGuide,
    ShowMoment,
    StartMatch,
    Stored,
    Went,
)
from fivestars.web.pressing import asked, explanation, field_changed, picked, pressed, spaced
from fivestars.web.store.saves import MOST_BYTES, is_ours
from fivestars.web.tips import Box

_TURNS: Final = {"ArrowLeft": "story-back", "ArrowRight": "story-next"}  # the keys that turn the pages of a story

_TOGETHER: Final = 100  # milliseconds: what another tab writes within them is told at once


class Hands:
    """Everything that happens to the page from outside."""

    def __init__(
        self, send: Callable[[Deed], None], drop_sentence: Callable[[], str], kept: Callable[[str], str | None]
    ) -> None:
        self._send = send
        self._kept = kept  # what is kept now under a key
        self._drag = Drag(self._pick)
        self._dropping = Dropping(drop_sentence, self._open)
        self._written: set[str] = set()  # keys, by another tab, not told yet
        self._done = ""  # the id of what was pressed last and did something
        self._pressed: Box | None = None  # where the thing was that was pressed, until the pointer leaves that place
        self._pointed: Any = None  # what the pointer or the focus came to last

    def listen(self) -> None:
        """Hear all of it from now on, for as long as the page lives."""
        drag, dropping = self._drag, self._dropping
        handlers: dict[str, Callable[[Any], None]] = {
            "click": self._click,
            "keydown": self._key,
            "change": self._change,
            "input": self._slide,
            "submit": self._submit,
            "pointerover": self._point,
            "focusin": self._point,
            "contextmenu": self._rest,
            "pointerdown": drag.hold,
            "pointermove": drag.move,
            "pointerup": drag.drop,
            "pointercancel": drag.cancel,
            "dragenter": dropping.hover,
            "dragover": dropping.hover,
            "dragleave": dropping.leave,
            "drop": dropping.drop,
            "visibilitychange": lambda _: self._send(KeepNow() if js.document.hidden else DayBegan()),
        }
        for event, handler in handlers.items():
            js.document.addEventListener(event, create_proxy(guarded(handler)))
        # before the browser scrolls: it may be told that it shall not
        options = to_js({"passive": False}, dict_converter=js.Object.fromEntries)
        js.document.addEventListener("touchmove", create_proxy(guarded(drag.keep_still)), options)
        js.window.addEventListener("hashchange", create_proxy(guarded(lambda _: self._send(Went(document.address())))))
        js.window.addEventListener("pagehide", create_proxy(guarded(lambda _: self._send(KeepNow()))))
        js.window.addEventListener("storage", create_proxy(guarded(self._hear_of_writing)))
        self._wait_for_midnight()

    # --- pressing

    def _click(self, event: Any) -> None:
        document.hide_tip()
        pressable = document.pressable(event.target)
        self._pressed = _pressed_place(event, pressable)
        if self._drag.just_ended:
            self._drag.just_ended = False
            return
        thing = Thing(event.target)
        done = thing.nearest("data-do")
        if done and not done.is_off:
            event.preventDefault()
        if not self._strays(event, pressable, bool(done)):
            self._tell(pressed(thing))

    def _strays(self, event: Any, pressable: Any, does: bool) -> bool:
        """Tell whether it is the second of a double press: what the first has done put another thing under the hand."""
        name = "" if pressable is None else str(pressable.id)
        if getattr(event, "detail", 0) == 2:  # a key counts nothing, who presses on and on means it
            return self._done not in ("", name)
        self._done = name if does else ""
        return False

    def _pick(self, target: Any) -> None:
        self._tell(picked(Thing(target)))

    def _tell(self, deed: Deed | None) -> None:
        if deed is not None:
            self._send(deed)

    def _key(self, event: Any) -> None:
        """Let keys do what clicks do, and arrows move over the board."""
        key, target = str(event.key), event.target
        if key in ("Enter", " ") and str(target.getAttribute("role")) == "button" and not event.repeat:
            event.preventDefault()
            self._click(event)
        elif key in _TURNS and document.press(_TURNS[key]):
            pass
        elif key.startswith("Arrow") and holder_of(target, "data-arrows") is not None:
            if pieces.focus_towards(target, key):
                event.preventDefault()
        elif key == " " and document.is_waited_for() and (deed := spaced(Thing(target))) is not None:
            event.preventDefault()  # the page would scroll
            self._send(deed)
        elif key == "Escape":
            self._send(LetGo())
        elif key == "?" and document.element("note") and holder_of(target, "data-search") is None:
            self._look_up(target)
        elif key.lower() == "z" and (event.ctrlKey or event.metaKey) and document.element("redo"):
            event.preventDefault()
            document.press("redo" if event.shiftKey else "undo")
        else:
            document.press("skip-tally")  # any key, while the scores are told

    def _look_up(self, target: Any) -> None:
        """Lead to what the legend says of the thing under the pointer or the focus; else to what is to be decided."""
        note = asked(Thing(self._pointed)) or asked(Thing(target))
        if note:
            self._send(note)
        self._send(ReadLegend() if note else ReadGuide(""))

    # --- forms

    def _change(self, event: Any) -> None:
        field = event.target
        kind = Thing(field).nearest("data-change")
        if kind is None:
            return
        if kind.value == "files":
            self._open(device.chosen(field))
        else:
            self._send(field_changed(kind.value, str(field.name), str(field.value)))

    def _slide(self, event: Any) -> None:
        if holder_of(event.target, "data-slide") is not None:
            self._send(ShowMoment(int(event.target.value)))
        elif holder_of(event.target, "data-search") is not None:
            self._send(SearchGuide(str(event.target.value)))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        self._send(StartMatch())

    def _open(self, files: Sequence[Any]) -> None:
        async def read() -> None:
            self._send(OpenFiles(await device.texts(files, MOST_BYTES)))

        run(read())

    # --- pointing

    def _point(self, event: Any) -> None:
        """Explain the thing under the pointer or the focus, and light what a sentence of the log speaks of."""
        target = self._pointed = event.target
        document.light(holder_of(target, "data-lights"))
        told = explanation(Thing(target)) if self._is_asked(event) else ""
        if told:
            document.show_tip(document.explained(target), told)
        else:
            document.hide_tip()

    def _is_asked(self, event: Any) -> bool:
        """Tell whether somebody points at a thing to learn what it is.

        A finger points at things only in order to press them. What comes under a mouse where it has pressed was not
        pointed at, nor what gets the focus by a press: an explanation would cover what is asked next.
        """
        if event.type == "focusin":
            return bool(event.target.matches(":focus-visible"))
        if self._pressed and self._pressed.holds(event.clientX, event.clientY):
            return False
        self._pressed = None
        return str(event.pointerType) != "touch"

    def _rest(self, event: Any) -> None:
        """Explain the thing that a finger rests on, where the prompt stands."""
        note = asked(Thing(event.target))
        if note and document.element("note"):
            event.preventDefault()
            self._send(note)

    # --- other tabs, and the clock

    def _hear_of_writing(self, event: Any) -> None:
        """Take down what another tab writes; all that it writes at once is told at once."""
        key = text_or_none(event.key)
        if key is None or not is_ours(key):
            return
        if not self._written:
            after(_TOGETHER, self._tell_of_writing)
        self._written.add(key)

    def _tell_of_writing(self) -> None:
        keys, self._written = self._written, set()
        self._send(Stored({key: self._kept(key) for key in sorted(keys)}))  # this tab may have written since

    def _wait_for_midnight(self) -> None:
        tomorrow = js.Date.new()
        tomorrow.setHours(24, 0, 1, 0)
        after(tomorrow.getTime() - js.Date.now(), self._midnight)

    def _midnight(self) -> None:
        self._send(DayBegan())
        self._wait_for_midnight()


def _pressed_place(event: Any, pressable: Any) -> Box | None:
    """Return where the thing is that a pointer presses; at least that point itself. A key presses nowhere."""
    x, y = getattr(event, "clientX", None), getattr(event, "clientY", None)
    if x is None or y is None:
        return None
    return Box(x, y, 0, 0) if pressable is None else document.box_of(pressable)
