"""The document: what the page shows is put into it, and things are found in it."""

from typing import Any

import js
from pyodide.ffi import to_js

from fivestars.web.match.log import Log
from fivestars.web.pressing import Found
from fivestars.web.tips import Box, Size, place_for

# Whether anybody else has changed the page since it was shown: lit a piece, or carried one. What is apart is theirs.
_WATCH = js.Function.new(
    "page",
    """
    const isTheirs = ({ target }) => (target.closest ? target : target.parentElement)?.closest("[data-apart]");
    const heed = (changes) => { page.touched ||= !changes.every(isTheirs); };
    const watch = new MutationObserver(heed);
    page.touched = true;
    page.isTouched = () => {
      heed(watch.takeRecords());
      return page.touched;
    };
    const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    let left = null; // the board of the table, while another screen is shown
    const seen = (before) => {
      const board = page.querySelector("#board");
      if (board && left?.isEqualNode(board))
        for (const one of page.getAnimations({ subtree: true }).filter(ends)) one.finish();
      left = board ? null : before ?? left;
    };
    page.show = (html) => {
      const before = page.querySelector("#board");
      watch.disconnect();
      morph(page, html);
      seen(before); // what has moved before somebody left does not move again
      watch.observe(page, { attributes: true, characterData: true, childList: true, subtree: true });
      page.touched = false;
    };
    """,
)

_NEAREST = to_js({"block": "nearest", "inline": "nearest"}, dict_converter=js.Object.fromEntries)


def is_touched() -> bool:
    """Tell whether the page is not as it was last shown."""
    return bool(_page().isTouched())


def _page() -> Any:
    page = element("page")
    if not hasattr(page, "isTouched"):
        _WATCH(page)
    return page


def show(html: str) -> None:
    """Put the difference between what is shown and `html` into the page; focus and scrolling stay."""
    coming = element("coming")
    if coming:  # from before Python: what is drawn instead is another screen, and nothing of it moves there
        coming.remove()
    _page().show(html)


def tell_log(log: Log) -> None:
    """Let the log on the page have these moves, the latest on top; usually one more than before."""
    there = element("lines")
    if there is None:
        return
    known = int(there.querySelectorAll("[data-first]").length)
    if there.getAttribute("data-key") != log.key or known > len(log.moves):
        there.setAttribute("data-key", log.key)
        there.innerHTML, known = "", 0
    if known < len(log.moves):
        there.insertAdjacentHTML("afterbegin", "".join(reversed(log.moves[known:])))
    if log.shown is not None or there.hasAttribute("data-shown"):
        _mark_shown(there, log.shown)


def _mark_shown(there: Any, moment: int | None) -> None:
    """Mark the lines of the moment of the past that is shown, and bring them into view when it becomes another one."""
    for line in there.querySelectorAll(".shown"):
        line.classList.remove("shown")
    if moment is None:
        there.removeAttribute("data-shown")
        there.scrollTop = 0
        return
    lines = there.querySelectorAll(f'[data-after="{moment}"]')
    for line in lines:
        line.classList.add("shown")
    if there.getAttribute("data-shown") != str(moment) and lines.length:
        _bring_into_view(there, lines[0], lines[lines.length - 1])
    there.setAttribute("data-shown", str(moment))


def _bring_into_view(there: Any, first: Any, last: Any) -> None:
    """Scroll a list to some of its lines, if they are not to be read there already."""
    top, bottom = first.offsetTop, last.offsetTop + last.offsetHeight
    if top < there.scrollTop or bottom > there.scrollTop + there.clientHeight:
        there.scrollTop = top - max(0, there.clientHeight - (bottom - top)) / 2


def announce(html: str) -> None:
    """Show what there is to say of the page itself, apart from its screens; nothing, if it is empty."""
    bar = element("edition")
    if bar.getAttribute("data-shown") != html:  # or it would be read aloud at every redraw
        bar.setAttribute("data-shown", html)
        bar.innerHTML = html
        mark("announced", "yes" if html else "")


def step() -> str:
    """Return which step of a lesson is shown; empty where none is."""
    there = js.document.querySelector(".lesson > span")
    return str(there.textContent) if there else ""  # the browser has a nothing of its own


def bring_spoken() -> None:
    """Open the tab of which a lesson speaks, and scroll as little as brings it all into view, the first for sure."""
    for there in reversed([*js.document.querySelectorAll("[data-spoken]")]):
        if there.matches("label.tab"):
            there.control.checked = True
        else:
            there.scrollIntoView(_NEAREST)


def bring_here() -> None:
    """Let each strip of ways show the one that is taken; nothing but the strip moves."""
    for here in js.document.querySelectorAll(".ways .here"):
        strip = here.parentElement
        strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2


def mark(name: str, value: str) -> None:
    """Set a data attribute of the document; an empty one is removed."""
    root = js.document.documentElement
    if value:
        root.setAttribute(f"data-{name}", value)
    else:
        root.removeAttribute(f"data-{name}")


def marked(name: str) -> str:
    """Return a data attribute of the document; empty where it has none."""
    return str(js.document.documentElement.getAttribute(f"data-{name}") or "")


def speak(language: str) -> None:
    """Tell the browser the language of the page."""
    js.document.documentElement.lang = language


def entitle(title: str) -> None:
    """Set the title of the tab."""
    js.document.title = title


def address() -> str:
    """Return what stands behind the # of the address."""
    return str(js.location.hash).removeprefix("#")


def element(id_: str) -> Any:
    """Return the element with this id, or None."""
    return js.document.getElementById(id_) or None


class Thing:
    """A thing of the document, as a press finds it."""

    def __init__(self, target: Any) -> None:
        self._target = target

    def symbols(self) -> tuple[str, ...]:
        """Return the symbols drawn on the nearest thing around it that explains itself."""
        holder = explained(self._target)
        drawn = holder.querySelectorAll("use") if holder is not None else ()
        return tuple(str(symbol.getAttribute("href")).rpartition("#")[2] for symbol in drawn)

    def nearest(self, name: str) -> Found | None:
        """Return the attribute with this name of the thing, or of the nearest one around it that has it."""
        holder = holder_of(self._target, name)
        if holder is None:
            return None
        return Found(str(holder.getAttribute(name)), str(holder.getAttribute("aria-disabled")) == "true")


def holder_of(target: Any, name: str) -> Any:
    """Return the nearest element around `target` with this attribute, or None."""
    return (target.closest(f"[{name}]") or None) if hasattr(target, "closest") else None


def explained(target: Any) -> Any:
    """Return the nearest element around `target` that explains itself, or None."""
    return holder_of(target, "data-why") or holder_of(target, "data-tip")


def pressable(target: Any) -> Any:
    """Return the nearest element around `target` that does, picks or explains something, or None."""
    named = "[data-pick], [data-do], [data-why], [data-tip]"
    return (target.closest(named) or None) if hasattr(target, "closest") else None


def under(x: float, y: float, name: str) -> Any:
    """Return the nearest thing with this attribute at a point of the screen, or None."""
    return holder_of(js.document.elementFromPoint(x, y), name)


def centre_of(thing: Any) -> tuple[float, float]:
    """Return where the middle of a thing is on the screen."""
    box = thing.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2


def focused() -> str:
    """Return the id of what has the focus; empty where that has none."""
    return str(js.document.activeElement.id)


def focus(*ids: str) -> None:
    """Give the focus to the first of these that is there."""
    found = next((thing for thing in map(element, filter(None, ids)) if thing), None)
    if found:
        found.focus()


def lead(id_: str) -> None:
    """Show a place of a text, and give it the focus."""
    found = element(id_)
    if found:
        found.scrollIntoView()
        found.focus(to_js({"preventScroll": True}, dict_converter=js.Object.fromEntries))


def press(id_: str) -> bool:
    """Press the button with this id; tell whether it is there."""
    button = element(id_)
    if button:
        button.click()
    return bool(button)


def is_waited_for() -> bool:
    """Tell whether somebody waits for others who could hurry."""
    board = element("board")
    return bool(board) and board.hasAttribute("data-ground")


def mark_text(id_: str) -> None:
    """Mark the text of a field, and give it the focus."""
    field = element(id_)
    field.focus()
    field.select()


def say(text: str) -> None:
    """Tell the readers of the screen what happened, politely."""
    region = element("said")
    if region:
        region.textContent = text


def light(sentence: Any) -> None:
    """Light the pieces that a sentence speaks of, and only these."""
    for lit in js.document.querySelectorAll(".lit"):
        lit.classList.remove("lit")
    if sentence is not None:
        for piece in js.document.querySelectorAll(f'[data-lit~="{sentence.getAttribute("data-lights")}"]'):
            piece.classList.add("lit")


def hide_tip() -> None:
    """Hide the explanation."""
    bubble = element("tip")
    if bubble.hidden:
        return  # to hide it once more would have the page styled again
    bubble.hidden = True
    bubble.textContent = ""  # what it said may be a secret of who looked then


def show_tip(thing: Any, text: str) -> None:
    """Show an explanation beside the thing that it explains."""
    bubble = element("tip")
    bubble.textContent = text
    bubble.hidden = False
    own = bubble.getBoundingClientRect()
    window = Size(js.innerWidth, js.innerHeight)
    left, top = place_for(box_of(thing), Size(own.width, own.height), window, _choices(thing))
    bubble.style.setProperty("left", f"{left}px")
    bubble.style.setProperty("top", f"{top}px")


def _choices(thing: Any) -> list[Box]:
    """Return where the question is and all that can be picked, but for a thing itself and what it is part of."""
    others = js.document.querySelectorAll("#board [data-can], #ask, .prompt :is(button, a)")
    return [box_of(other) for other in others if not other.contains(thing)]


def box_of(thing: Any) -> Box:
    """Return where a thing is on the screen."""
    box = thing.getBoundingClientRect()
    return Box(box.left, box.top, box.width, box.height)
