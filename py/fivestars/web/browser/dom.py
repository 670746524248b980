"""The browser's edge: everything that the page asks of it, and nothing that it decides."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from fivestars.web.match.gliding import Place

GLIDE = "cubic-bezier(.3,.7,.2,1)"


def page() -> Any:
    """Return the element in which the page is drawn."""
    return js.document.getElementById("page")


def show(html: str) -> None:
    """Put the difference between what is shown and `html` into the page; focus and scrolling stay."""
    js.Idiomorph.morph(page(), html, _MORPHING)


# What is apart is filled by `tell` alone. What is equal stays as it is with all that it holds, unless somebody may have
# filled it in. Asked about every node of the page, so it may not be a way into Python.
_MUST_CHANGE = js.Function.new(
    "old",
    "fresh",
    """
    if (old.nodeType !== Node.ELEMENT_NODE) return true;
    if ("apart" in old.dataset && old.id === fresh.id) return false;
    return !old.isEqualNode(fresh) || old.matches("input, select") || old.querySelector("input, select") !== null;
    """,
)
_MORPHING = to_js(
    {"morphStyle": "innerHTML", "callbacks": {"beforeNodeMorphed": _MUST_CHANGE}}, dict_converter=js.Object.fromEntries
)


def tell(edition: str, lines: Sequence[str]) -> None:
    """Let the log on the page have these lines, the latest on top; usually a few more than before."""
    log = element("lines")
    if log is None:
        return
    known = int(log.childElementCount)
    if log.getAttribute("data-edition") != edition or known > len(lines):
        log.setAttribute("data-edition", edition)
        log.innerHTML, known = "", 0
    log.insertAdjacentHTML("afterbegin", "".join(reversed(lines[known:])))


def mark(name: str, value: str) -> None:
    """Set a data attribute of the document; an empty one is removed."""
    root = js.document.documentElement
    if value:
        root.setAttribute(f"data-{name}", value)
    else:
        root.removeAttribute(f"data-{name}")


def edition() -> str:
    """Return the stamp of the build that this page is."""
    return str(js.document.documentElement.getAttribute("data-build"))


def speak(language: str) -> None:
    """Tell the browser the language of the page."""
    js.document.documentElement.lang = language


def entitle(title: str) -> None:
    """Set the title of the tab."""
    js.document.title = title


def hash_() -> str:
    """Return what stands behind the # of the address."""
    return str(js.location.hash).removeprefix("#")


def go(where: str) -> None:
    """Go to a screen by its hash."""
    js.location.hash = where


def replace_hash(where: str) -> None:
    """Let the address name another screen, without a step in the history."""
    js.history.replaceState(None, "", f"#{where}")


def scroll_to_top() -> None:
    """Show the top of the page."""
    js.scrollTo(0, 0)


def back() -> None:
    """Go back to the screen before."""
    js.history.back()


def address_with(where: str) -> str:
    """Return the page's address with this hash."""
    return f"{str(js.location.href).split('#')[0]}#{where}"


def languages() -> list[str]:
    """Return the reader's languages, the favourite first."""
    return [str(language) for language in js.navigator.languages]


def calm() -> bool:
    """Tell whether the reader asks the system for less motion."""
    return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def now() -> int:
    """Return milliseconds since 1970."""
    return int(js.Date.now())


def today() -> date:
    """Return the date where the reader is."""
    here = js.Date.new()
    return date(int(here.getFullYear()), int(here.getMonth()) + 1, int(here.getDate()))


def moment(when: int, language: str) -> str:
    """Return a moment, in milliseconds since 1970, as people write it in a language."""
    style = to_js({"dateStyle": "long", "timeStyle": "short"}, dict_converter=js.Object.fromEntries)
    return str(js.Date.new(when).toLocaleString(language, style))


def at_midnight(call: Callable[[], None]) -> None:
    """Call when the next day begins where the reader is."""
    tomorrow = js.Date.new()
    tomorrow.setHours(24, 0, 1, 0)
    js.setTimeout(create_once_callable(call), tomorrow.getTime() - now())


class LocalStorage:
    """The browser's localStorage, with its null as None."""

    def __init__(self, store: Any) -> None:
        self._store = store

    @property
    def length(self) -> int:
        return int(self._store.length)

    def key(self, index: int) -> str | None:
        return _text(self._store.key(index))

    def getItem(self, key: str) -> str | None:  # noqa: N802  # the browser's own names
        return _text(self._store.getItem(key))

    def setItem(self, key: str, value: str) -> None:  # noqa: N802
        self._store.setItem(key, value)

    def removeItem(self, key: str) -> None:  # noqa: N802
        self._store.removeItem(key)


def _text(value: Any) -> str | None:
    """Return a text of the browser's; its null is None."""
    return value if isinstance(value, str) else None


def storage() -> LocalStorage | None:
    """Return localStorage, or None where the browser forbids even asking."""
    try:
        return LocalStorage(js.window.localStorage)
    except Exception:  # a SecurityError of the browser's own
        return None


def chance() -> int:
    """Return a random whole number of 32 bits."""
    return int(js.Math.random() * 2**32)


def listen(event: str, handler: Callable[[Any], None]) -> None:
    """Call `handler` at each such event of the document, for as long as the page lives."""
    js.document.addEventListener(event, create_proxy(_guarded(handler)))


def listen_to_fingers(handler: Callable[[Any], None]) -> None:
    """Call `handler` whenever a finger moves, before the browser scrolls: it may say that it shall not."""
    options = to_js({"passive": False}, dict_converter=js.Object.fromEntries)
    js.document.addEventListener("touchmove", create_proxy(_guarded(handler)), options)


def listen_window(event: str, handler: Callable[[Any], None]) -> None:
    """Call `handler` at each such event of the window, for as long as the page lives."""
    js.window.addEventListener(event, create_proxy(_guarded(handler)))


def _guarded(handler: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return the handler with a way out for the reader where it fails: the matches as a file, and a fresh start."""

    def handle(event: Any) -> None:
        try:
            handler(event)
        except Exception as failure:
            _give_up(failure)

    return handle


def _give_up(failure: BaseException) -> None:
    traceback.print_exception(failure)
    js.fiveStars.failed(f"{type(failure).__name__}: {failure}")


def element(id_: str) -> Any:
    """Return the element with this id, or None."""
    return js.document.getElementById(id_) or None


def text_of(id_: str) -> str:
    """Return what can be read in the element with this id."""
    return str(element(id_).textContent)


def attribute(target: Any, name: str) -> tuple[Any, str] | None:
    """Return the nearest element around `target` with this attribute, and its value."""
    if not hasattr(target, "closest"):
        return None
    holder = target.closest(f"[{name}]")
    return (holder, str(holder.getAttribute(name))) if holder else None


def focused() -> str:
    """Return the id of what has the focus; empty where that has none."""
    return str(js.document.activeElement.id)


def focus(*ids: str) -> None:
    """Give the focus to the first of these that is there."""
    found = next((thing for thing in map(element, filter(None, ids)) if thing), None)
    if found:
        found.focus()


def press(id_: str) -> None:
    """Press the button with this id, if it is there."""
    if button := element(id_):
        button.click()


def is_off(button: Any) -> bool:
    """Tell whether a button is shown but cannot be used now."""
    return str(button.getAttribute("aria-disabled")) == "true"


def is_touch(event: Any) -> bool:
    """Tell whether a pointer event is a finger's: it points at things only in order to press them."""
    return getattr(event, "pointerType", "") == "touch"


def is_drawn_button(target: Any) -> bool:
    """Tell whether this is a button that is drawn rather than the browser's own."""
    return str(target.getAttribute("role")) == "button"


def announce(html: str) -> None:
    """Show what there is to say of the page itself, apart from its screens; nothing, if it is empty."""
    bar = element("edition")
    if bar.getAttribute("data-shown") != html:  # or it would be read aloud at every redraw
        bar.setAttribute("data-shown", html)
        bar.innerHTML = html
        mark("announced", "yes" if html else "")


def say(text: str) -> None:
    """Tell the readers of the screen what happened, politely."""
    region = element("said")
    if region:
        region.textContent = text


def places() -> list[Place]:
    """Return where every piece is now."""
    found = []
    for piece in js.document.querySelectorAll("[data-piece]"):
        box = piece.getBoundingClientRect()
        found.append(Place(str(piece.id), str(piece.getAttribute("data-piece")), box.x, box.y))
    return found


def glide(id_: str, from_: Place, to: Place, duration: int) -> None:
    """Let a piece glide from where it was to where it is."""
    piece = element(id_)
    drawing = getattr(piece, "ownerSVGElement", None)  # what is no SVG has none
    scale = drawing.getScreenCTM().a if drawing else 1
    away = f"translate({(from_.x - to.x) / scale}px,{(from_.y - to.y) / scale}px)"
    frames = to_js([{"transform": away}, {"transform": "none"}], dict_converter=js.Object.fromEntries)
    piece.animate(frames, to_js({"duration": duration, "easing": GLIDE}, dict_converter=js.Object.fromEntries))


_AHEAD = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}


def focus_towards(target: Any, key: str) -> bool:
    """Move the focus to the nearest thing of the board in the direction of an arrow key; tell whether there is one."""
    right, down = _AHEAD[key]
    start = _centre(target)
    nearest, least = None, float("inf")
    for other in target.closest("[data-arrows]").querySelectorAll("[tabindex]"):
        x, y = (there - here for there, here in zip(_centre(other), start, strict=True))
        ahead, aside = x * right + y * down, abs(x * down) + abs(y * right)
        # what can be picked is worth a longer way
        distance = ahead + 3 * aside + (0 if other.hasAttribute("data-can") else 40)
        if ahead > 4 and distance < least:
            nearest, least = other, distance
    if nearest is None:
        return False
    nearest.focus()
    return True


def _centre(target: Any) -> tuple[float, float]:
    box = target.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2


def centre_of(thing: Any) -> tuple[float, float]:
    """Return where the middle of a thing is on the screen."""
    return _centre(thing)


def carry(thing: Any, right: float, down: float) -> None:
    """Show a thing of a drawing so many pixels away from where it lies."""
    scale = thing.ownerSVGElement.getScreenCTM().a
    thing.style.setProperty("translate", f"{right / scale}px {down / scale}px")
    thing.classList.add("carried")


def lay_down(thing: Any) -> None:
    """Show a thing where it lies."""
    thing.style.removeProperty("translate")
    thing.classList.remove("carried")


def under(x: float, y: float, name: str) -> Any:
    """Return the nearest thing with this attribute at a point of the screen, or None."""
    found = attribute(js.document.elementFromPoint(x, y), name)
    return found[0] if found else None


def aim(target: Any) -> None:
    """Mark the thing on which something would be dropped, and only this."""
    for aimed in js.document.querySelectorAll(".aimed"):
        aimed.classList.remove("aimed")
    if target is not None:
        target.classList.add("aimed")


def light(found: tuple[Any, str] | None) -> None:
    """Light the pieces that a sentence speaks of, and only these."""
    for lit in js.document.querySelectorAll(".lit"):
        lit.classList.remove("lit")
    if found:
        for piece in js.document.querySelectorAll(f'[data-lit~="{found[1]}"]'):
            piece.classList.add("lit")


def tip(found: tuple[Any, str] | None) -> None:
    """Show an explanation beside the thing that it explains, or hide it."""
    bubble = element("tip")
    if found is None:
        bubble.hidden = True
        bubble.textContent = ""  # what it said may be a secret of who looked then
        return
    bubble.textContent = found[1]
    bubble.hidden = False
    thing, box = found[0].getBoundingClientRect(), bubble.getBoundingClientRect()
    above = thing.top - box.height - 8
    left = min(max(8, thing.left + thing.width / 2 - box.width / 2), js.innerWidth - box.width - 8)
    bubble.style.setProperty("left", f"{left}px")
    bubble.style.setProperty("top", f"{above if above > 8 else thing.bottom + 8}px")


def after_paint(call: Callable[[], None]) -> None:
    """Call when the next frame has been painted; soon where nobody looks, as nothing is painted there."""

    def painted(*_: object) -> None:
        js.setTimeout(create_once_callable(call), 0)

    if js.document.hidden:
        painted()
    else:
        js.requestAnimationFrame(create_once_callable(painted))


def when_idle(call: Callable[[], None]) -> None:
    """Call when the page has nothing better to do."""
    once = create_once_callable(lambda *_: call())
    if hasattr(js, "requestIdleCallback"):
        js.requestIdleCallback(once)
    else:  # Safari has none
        js.setTimeout(once, 1_000)


def soon(work: Awaitable[None]) -> None:
    """Let `work` go on beside the page."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_done)


def _done(task: "asyncio.Future[None]") -> None:
    _tasks.discard(task)
    if not task.cancelled() and (failure := task.exception()):
        _give_up(failure)


_tasks: set["asyncio.Future[None]"] = set()


def download(name: str, text: str) -> None:
    """Offer a text as a file."""
    blob = js.Blob.new(to_js([text]), to_js({"type": "application/json"}, dict_converter=js.Object.fromEntries))
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(blob)
    link.download = name
    link.click()
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 10_000)


async def copy(text: str) -> bool:
    """Put a text on the clipboard; tell whether the browser allowed it."""
    try:
        await js.navigator.clipboard.writeText(text)
    except Exception:  # no clipboard on this address, or no permission
        return False
    return True


def mark_text(id_: str) -> None:
    """Mark the text of a field, and give it the focus."""
    field = element(id_)
    field.focus()
    field.select()


def has_share_sheet() -> bool:
    """Tell whether the device has a share sheet that pages may open."""
    return hasattr(js.navigator, "share")


def share(title: str, address: str, text: str = "") -> None:
    """Give an address to the device's share sheet; who closes it has changed their mind."""
    sheet = {"title": title, "url": address, **({"text": text} if text else {})}
    shared = js.navigator.share(to_js(sheet, dict_converter=js.Object.fromEntries))
    shared.then(None, create_proxy(lambda *_: None))


def ask(question: str, answer: str) -> str | None:
    """Ask the reader for a line of text; None when they would rather not."""
    return _text(js.prompt(question, answer))


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


class Lock:
    """A name that only one tab holds; the browser frees it when the tab goes."""

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
