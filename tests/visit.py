"""A visit to the page on CPython: what a person sees and presses, on the HTML that the browser would show."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from selectolax.lexbor import LexborHTMLParser, LexborNode

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.table.notation import from_json
from fivestars.web.deeds import DayBegan, LetGo, OpenFiles, SearchGuide, ShowMoment, StartMatch
from fivestars.web.links.invitation import Invitation, Wish, address_of
from fivestars.web.page import Page
from fivestars.web.pressing import Found, field_changed, pressed, spaced
from fivestars.web.store.saves import MATCH, Slot, read_slot
from memory_port import Device, MemoryPort

CAN_PICK: Final = "#board [data-can], #acts [data-pick]"


class Thing:
    """A thing of the page."""

    def __init__(self, node: LexborNode) -> None:
        self._node = node

    @property
    def attributes(self) -> dict[str, str]:
        """What is written in its tag."""
        return {name: value or "" for name, value in self._node.attributes.items()}

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    @property
    def id(self) -> str:
        """Its id; empty where it has none."""
        return self.attributes.get("id", "")

    @property
    def text(self) -> str:
        """What is read in it."""
        return " ".join(self._node.text(separator=" ").split()).replace(" .", ".").replace(" ,", ",").replace(" :", ":")

    @property
    def html(self) -> str:
        """All of it."""
        return self._node.html or ""

    def all(self, selector: str) -> list["Thing"]:
        """Return what is in it."""
        return [Thing(node) for node in self._node.css(selector)]

    def _outwards(self) -> Iterator[LexborNode]:
        node: LexborNode | None = self._node
        while node is not None and node.tag not in ("-undef", "-document"):
            yield node
            node = node.parent

    def nearest(self, name: str) -> Found | None:
        """Return the attribute with this name of the thing, or of the nearest one around it that has it."""
        for node in self._outwards():
            if name in node.attributes:
                return Found(node.attributes[name] or "", node.attributes.get("aria-disabled") == "true")
        return None

    def symbols(self) -> tuple[str, ...]:
        """Return the symbols drawn on the nearest thing around it that explains itself."""
        holder = next(
            (node for name in ("data-why", "data-tip") for node in self._outwards() if name in node.attributes), None
        )
        drawn = holder.css("use") if holder is not None else []
        return tuple((symbol.attributes.get("href") or "").rpartition("#")[2] for symbol in drawn)

    @property
    def takes_focus(self) -> str:
        """The id of what gets the focus when this is pressed; empty where that has none."""
        for node in self._outwards():
            if node.tag in ("button", "a", "input", "select") or "tabindex" in node.attributes:
                return node.attributes.get("id") or ""
        return ""

    @property
    def way(self) -> str | None:
        """The address to which it leads, if it is a link."""
        node = next((node for node in self._outwards() if node.tag == "a"), None)
        return None if node is None else (node.attributes.get("href") or "").removeprefix("#")


class Visit:
    """A tab, and somebody before it."""

    def __init__(
        self, device: Device | None = None, address: str = "", *, speed: str = "none", **chosen: object
    ) -> None:
        self.device = device or Device()
        if speed and self.device.store and not self.device.things().get("five-stars:settings"):
            settings = {"speed": speed, "coach": False, "warnings": "off", **chosen}
            self.device.store.setItem("five-stars:settings", json.dumps(settings))
        self.port = MemoryPort(self.device)
        self.page = Page(self.port)
        self.port.send = self.page.send
        self.port.history = [address]
        self._read: tuple[str, LexborHTMLParser] | None = None
        self.page.start(address)
        self.port.settle()

    # --- what is seen

    @property
    def screen(self) -> str:
        """The screen that is shown."""
        assert self.port.shown
        return self.port.shown.screen

    @property
    def title(self) -> str:
        """What the tab is called."""
        assert self.port.shown
        return self.port.shown.title

    @property
    def address(self) -> str:
        """What stands behind the # of the address."""
        return self.port.address

    @property
    def html(self) -> str:
        """Everything that is in the document."""
        shown = self.port.shown
        assert shown
        lines = "".join(reversed(shown.log.moves)) if shown.log else ""
        page = shown.html.replace("data-apart></ol>", f"data-apart>{lines}</ol>")
        said = self.port.said[-1] if self.port.said else ""
        return f'<main id="page">{page}</main><div id="edition">{self.port.bar}</div><div id="said">{said}</div>'

    @property
    def _document(self) -> LexborHTMLParser:
        html = self.html
        if self._read is None or self._read[0] != html:
            self._read = html, LexborHTMLParser(html)
        return self._read[1]

    def all(self, selector: str) -> list[Thing]:
        """Return everything that a selector finds."""
        return [Thing(node) for node in self._document.css(selector)]

    def count(self, selector: str) -> int:
        """Return how many things a selector finds."""
        return len(self.all(selector))

    def the(self, selector: str) -> Thing:
        """Return the first thing that a selector finds."""
        found = self.all(selector)
        assert found, f"there is no {selector} on the {self.screen}"
        return found[0]

    def text(self, selector: str) -> str:
        """Return what is read in the first thing that a selector finds."""
        return self.the(selector).text

    def named(self, name: str) -> Thing:
        """Return the button or the way with this name."""
        things = self.all("button, a, [role=button]")
        found = [thing for thing in things if name in (thing.attributes.get("aria-label"), thing.text)]
        assert found, (
            f"nothing is called {name!r}: {[thing.attributes.get('aria-label') or thing.text for thing in things]}"
        )
        return found[0]

    @property
    def note(self) -> str:
        """What is said where the prompt stands."""
        return self.text("#note")

    @property
    def notices(self) -> list[str]:
        """What is said of the page as a whole."""
        return [notice.text for notice in self.all(".notice")]

    @property
    def focus(self) -> str:
        """The id of what has the focus."""
        return self.port.focus_on

    # --- what is done

    def open(self, address: str) -> "Visit":
        """Go to an address, as a link within the page does."""
        self.port.go(address.removeprefix("#"))
        self.port.settle()
        return self

    def press(self, thing: "str | Thing") -> "Visit":
        """Press a thing: the first that a selector finds."""
        thing = self.the(thing) if isinstance(thing, str) else thing
        self.port.focus_on = thing.takes_focus
        if thing.way is not None and thing.nearest("data-do") is None:
            self.port.go(thing.way)
        elif thing.attributes.get("type") == "submit":
            self.page.send(StartMatch())
        elif (deed := pressed(thing)) is not None:  # a deed without fields is an empty tuple
            self.page.send(deed)
        self.port.settle()
        return self

    def press_named(self, name: str) -> "Visit":
        """Press the button or the way with this name."""
        return self.press(self.named(name))

    def choose(self, selector: str, value: str = "") -> "Visit":
        """Choose something in a field; without a value, the one that the field stands for."""
        field = self.the(selector)
        self.port.focus_on = field.id
        if "data-slide" in field.attributes:
            self.page.send(ShowMoment(int(value)))
        elif "data-search" in field.attributes:
            self.page.send(SearchGuide(value))
        else:
            name = field.attributes.get("name", "")
            self.page.send(field_changed(field["data-change"], name, value or field["value"]))
        self.port.settle()
        return self

    def escape(self) -> "Visit":
        """Press the key of that name."""
        self.page.send(LetGo())
        self.port.settle()
        return self

    def space(self) -> "Visit":
        """Press the space bar, where somebody waits: it goes to what has the focus."""
        thing = self.the("#" + (self.focus or "page"))
        if self.count("[data-ground]") and (deed := spaced(thing)) is not None:
            self.page.send(deed)
        self.port.settle()
        return self

    def back(self) -> "Visit":
        """Go back as the browser does."""
        self.port.back()
        self.port.settle()
        return self

    def bring(self, *files: "tuple[str, str | None] | Path") -> "Visit":
        """Let files go over the page."""
        brought = [(file.name, file.read_text("utf-8")) if isinstance(file, Path) else file for file in files]
        self.page.send(OpenFiles(brought))
        self.port.settle()
        return self

    def look_again(self) -> "Visit":
        """Come back to the tab after a while."""
        self.page.send(DayBegan())
        self.port.settle()
        return self

    def wait(self) -> "Visit":
        """Let everything be there that is waited for now."""
        self.port.let_wait_end()
        return self

    def reload(self) -> "Visit":
        """Load the page anew; return the visit that goes on."""
        self.close()
        return Visit(self.device, self.address, speed="")

    def close(self) -> None:
        """Close the tab: the browser frees what it held."""
        self.device.tabs.remove(self.port)
        for name in [name for name, holder in self.device.locks.items() if holder is self.port]:
            del self.device.locks[name]

    # --- matches

    def sit_down(self, match: Match) -> "Visit":
        """Open a match by its link, go on with it, and take one's seat."""
        self.open(link_to(match))
        self.press("#keep")
        return self.uncovered()

    def uncovered(self) -> "Visit":
        """Take over the table, if it was handed to one."""
        return self.press("#uncover") if self.count("#uncover") else self

    @property
    def goes_on(self) -> bool:
        """Tell whether a person may decide; a story that is told meanwhile is skipped."""
        while self.count("#story"):
            self.escape()
        return not self.count(".end")

    def pick_one(self, chance: Random) -> "Visit":
        """Pick one thing, or confirm what is shown."""
        if self.count("#uncover"):
            return self.press("#uncover")
        if self.count("#confirm"):
            return self.press("#confirm")
        things = self.all(CAN_PICK)
        assert things, f"nothing can be picked: {self.text('#ask')} {self.note}"
        return self.press(chance.choice(things))

    def move(self, chance: Random) -> "Visit":
        """Pick like a player until a move is made."""
        there = self.page.model.sitting
        assert there
        before = there.match
        while self.page.model.sitting and self.page.model.sitting.match is before:
            self.pick_one(chance)
        return self

    def play_on(self, chance: Random, picks: int = 2000) -> int:
        """Pick like a player until the match is over or so many picks are made; return how many were."""
        for made in range(picks):
            if not self.goes_on:
                return made
            self.pick_one(chance)
        return picks

    @property
    def slots(self) -> list[Slot]:
        """The matches that the device keeps."""
        things = self.device.things()
        return [read_slot(key.removeprefix(MATCH), text) for key, text in things.items() if key.startswith(MATCH)]

    @property
    def kept(self) -> Match:
        """The one match that the device keeps."""
        (slot,) = self.slots
        return from_json(slot.text, SHELF)


def link_to(match: Match, wish: Wish = Wish.PLAY, moment: int | None = None) -> str:
    """Return the address that asks somebody for something with a match."""
    return address_of(Invitation(wish, match, moment), SHELF)


def texts(things: Sequence[Thing]) -> list[str]:
    """Return what is read in things."""
    return [thing.text for thing in things]
