"""Pieces of the board on their way: where they are, how they glide, and what is carried or aimed at."""

import json
from collections.abc import Sequence
from typing import Any, Final

import js
from pyodide.ffi import to_js

from fivestars.web.browser.document import centre_of, element
from fivestars.web.match.gliding import Place, glides, stops

LIT: Final = 1400  # milliseconds that a thing is lit
EASING: Final = "cubic-bezier(.3,.7,.2,1)"
STEP: Final = "cubic-bezier(.4,.2,.6,.8)"


# All of them at once: a way into the browser for each number of each piece takes longer than all else.
_PLACES = js.Function.new(
    """
    const place = (piece) => {
      const { x, y } = piece.getBoundingClientRect();
      return [piece.id, piece.dataset.piece, x, y, piece.dataset.ways ?? "", piece.dataset.aboard ?? ""];
    };
    return JSON.stringify(Array.from(document.querySelectorAll("[data-piece]"), place));
    """
)


def places() -> str:
    """Return where every piece is now, as the browser tells it."""
    return str(_PLACES())


def glide_from(before: str, duration: int) -> None:
    """Let every piece that moved glide from where it was to where it is; what is not shown is at no place."""
    now = places()
    if now == before:
        return
    for id_, start, end in glides(_read(before), _read(now)):
        if (start.x or start.y) and (end.x or end.y):
            _glide(element(id_), start, end, duration)


def _read(told: str) -> list[Place]:
    return [Place(*place) for place in json.loads(told)]


def _glide(piece: Any, start: Place, end: Place, duration: int) -> None:
    drawing = getattr(piece, "ownerSVGElement", None)  # what is no SVG has none
    scale = drawing.getScreenCTM().a if drawing else 1
    passed = stops(((start.x - end.x) / scale, (start.y - end.y) / scale), end.ways)
    steps = len(passed) - 1
    easing = EASING if steps == 1 else STEP
    frames = [{"transform": f"translate({right}px,{down}px)", "easing": easing} for right, down in passed]
    piece.animate(to_js(frames, dict_converter=js.Object.fromEntries), duration)  # a long way takes no longer


def light_up(names: Sequence[str], colour: int) -> None:
    """Light the things with these names for a moment, in the colour of a seat, as it is where its name stands."""
    seat = js.document.querySelector(f".side .colour-{colour}, .prompt .colour-{colour}")
    if not seat:
        return
    paint = str(js.getComputedStyle(seat).getPropertyValue("--seat")).strip()
    for name in names:
        for thing in js.document.querySelectorAll(f'[data-lit~="{name}"]'):
            _light_up(thing, paint)


def _light_up(thing: Any, paint: str) -> None:
    glow = thing.querySelector(".glow")
    if glow:  # in drawings
        lit = {"stroke": paint, "strokeWidth": "9px", "strokeDasharray": "none", "fill": f"{paint}55"}
        dark = {**lit, "stroke": "transparent", "fill": "transparent"}
    elif hasattr(thing, "ownerSVGElement"):
        lit = {"filter": f"drop-shadow(0 0 5px {paint}) drop-shadow(0 0 5px {paint})"}
        dark = {"filter": "drop-shadow(0 0 5px transparent) drop-shadow(0 0 5px transparent)"}
    else:
        lit = {"boxShadow": f"0 0 0 5px {paint}, 0 0 0 8px #fff8e8"}
        dark = {"boxShadow": "0 0 0 5px transparent, 0 0 0 8px transparent"}
    frames = to_js([lit, {**lit, "offset": 0.7}, dark], dict_converter=js.Object.fromEntries)
    (glow or thing).animate(frames, LIT)


def carry(thing: Any, right: float, down: float) -> None:
    """Show a thing of a drawing so many pixels away from where it lies."""
    scale = thing.ownerSVGElement.getScreenCTM().a
    thing.style.setProperty("translate", f"{right / scale}px {down / scale}px")
    thing.classList.add("carried")


def lay_down(thing: Any) -> None:
    """Show a thing where it lies."""
    thing.style.removeProperty("translate")
    thing.classList.remove("carried")


def aim(target: Any) -> None:
    """Mark the thing on which something would be dropped, and only this."""
    for aimed in js.document.querySelectorAll(".aimed"):
        aimed.classList.remove("aimed")
    if target is not None:
        target.classList.add("aimed")


_AHEAD: Final = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}


def focus_towards(target: Any, key: str) -> bool:
    """Move the focus to the nearest thing of the board in the direction of an arrow key; tell whether there is one."""
    right, down = _AHEAD[key]
    start = centre_of(target)
    nearest, least = None, float("inf")
    for other in target.closest("[data-arrows]").querySelectorAll("[tabindex]"):
        x, y = (there - here for there, here in zip(centre_of(other), start, strict=True))
        ahead, aside = x * right + y * down, abs(x * down) + abs(y * right)
        # what can be picked is worth a longer way
        distance = ahead + 3 * aside + (0 if other.hasAttribute("data-can") else 40)
        if ahead > 4 and distance < least:
            nearest, least = other, distance
    if nearest is None:
        return False
    nearest.focus()
    return True
