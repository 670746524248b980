"""What a press on a thing of the page means, and what a field that was changed: a deed, or nothing."""

from typing import Final, NamedTuple, Protocol

from fivestars.web.deeds import Deed, Hurry, Note, Pick, UnfoldTurns, deed_from


class Found(NamedTuple):
    """An attribute of a thing, or of the nearest one around it that has it."""

    value: str
    is_off: bool  # whether the thing that has it is shown, but cannot be used now


class Thing(Protocol):
    """A thing of the page."""

    def nearest(self, name: str) -> Found | None:
        """Return the attribute with this name of the thing, or of the nearest one around it that has it."""

    def symbols(self) -> tuple[str, ...]:
        """Return the symbols drawn on the nearest thing around it that explains itself."""


def pressed(thing: Thing) -> Deed | None:
    """Return the deed of a press: what the thing does, what it picks, or what there is to say of it."""
    done = thing.nearest("data-do")
    if done is None:
        return picked(thing)
    if not done.is_off:
        return deed_from(done.value)
    why = thing.nearest("data-why")
    return Note(why.value) if why else None


def picked(thing: Thing) -> Deed | None:
    """Return the deed of a thing of the board: picking it, or saying what it is or why it cannot be picked."""
    part = thing.nearest("data-pick")
    if part:
        return Pick(part.value)
    return asked(thing) or _ground(thing)


def _ground(thing: Thing) -> Deed | None:
    """Return the deed of a press on nothing: what lies open is folded up, and bots that are waited for hurry."""
    if thing.nearest("data-folds"):
        return UnfoldTurns()
    return Hurry() if thing.nearest("data-ground") else None


def asked(thing: Thing) -> Note | None:
    """Return the deed of asking what a thing is, or why it cannot be had; None where there is nothing to say."""
    told = explanation(thing)
    return Note(told, thing.symbols()) if told else None


# What has one of these does something of its own at the space bar.
_OWN: Final = ("data-do", "data-pick", "data-change", "data-slide", "data-apart", "href")


def spaced(thing: Thing) -> Deed | None:
    """Return the deed of the space bar while a thing has the focus, where the space bar means nothing to that."""
    return None if any(thing.nearest(name) for name in _OWN) else Hurry()


def explanation(thing: Thing) -> str:
    """Return what there is to say of a thing: why it cannot be had, or what it is."""
    told = thing.nearest("data-why") or thing.nearest("data-tip")
    return told.value if told else ""


def field_changed(kind: str, name: str, value: str) -> Deed:
    """Return the deed of a field: what its `data-change` calls it, with the field's name where it has several."""
    return deed_from(kind, name, value) if kind in ("change-plan", "change-setting") else deed_from(kind, value)
