"""What an address is about, as the first script of the page reads it: what Python would read, or nothing."""

import json
import subprocess
from collections.abc import Sequence
from random import Random
from typing import Any

from fivestars.games import SHELF
from fivestars.table.match import Match, Person
from fivestars.table.notation import to_link
from fivestars.tools.heads import heads
from fivestars.tools.setup import ASSETS, node
from fivestars.web.links.invitation import Invitation, Wish, address_of
from fivestars.web.store.saves import Slot, slot_of
from laws import tables

ASK = """
const fs = require("fs");
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
const headAt = new Function(`${asked.script}; return headAt`)();
const head = (address) => headAt(address, asked.heads, (id) => asked.kept[id] ?? null);
console.log(JSON.stringify(asked.addresses.map(head)));
"""
NAMES = ("Anna", "Богдан", "", "Ї́ž 🏨")


def _heads(addresses: Sequence[str], kept: dict[str, str] | None = None) -> list[Any]:
    """Return what the page's script reads off addresses, in a browser that keeps these matches."""
    script = (ASSETS / "first.js").read_text("utf-8")
    asked = {"script": script, "heads": heads(), "addresses": addresses, "kept": kept or {}}
    done = subprocess.run(
        [node(), "-e", ASK], input=json.dumps(asked), capture_output=True, check=True, encoding="utf-8"
    )
    found: list[Any] = json.loads(done.stdout)
    return found


def _matches() -> list[Match]:
    """Return a match of every table of every game, some way on, between people and bots."""
    matches = []
    for box in SHELF.values():
        for number, table in enumerate(tables(box)):
            people = [Person(NAMES[(seat + number) % 4], (seat + number) % 8, seat % 6) for seat in range(table.seats)]
            match = Match(box, table.setup(number), people)
            for _ in range(number % 9):
                match.choose(match.state.legal(), 0)
            matches.append(match)
    return matches


def _people(match: Match) -> list[dict[str, Any]]:
    return [person._asdict() for person in match.people]


def test_the_head_of_every_link_says_who_sits_where() -> None:
    matches = _matches()
    links = [f"turn/{to_link(match, SHELF)}" for match in matches]
    for match, head in zip(matches, _heads(links), strict=True):
        assert head == {"game": match.setup.game, "people": _people(match)}


def test_a_link_to_a_moment_has_the_same_head() -> None:
    match = _matches()[-1]
    addresses = [address_of(Invitation(wish, match, 0), SHELF) for wish in (Wish.PLAY, Wish.LOOK)]
    first, second = _heads(addresses)
    assert first == second == {"game": match.setup.game, "people": _people(match)}


def test_a_link_that_is_damaged_has_none() -> None:
    text, chance = to_link(_matches()[0], SHELF), Random(1)
    cut = [text[:length] for length in range(len(text))]
    other = [text[:at] + chance.choice("ABCxyz019-_ /") + text[at + 1 :] for at in range(len(text))]
    broken = [each for each in (*cut, *other) if each != text]
    assert _heads([f"link/{each}" for each in broken]) == [None] * len(broken)


def test_a_match_that_is_kept_says_its_round_too() -> None:
    match = _matches()[3]
    slot = slot_of(match, Slot("samoa-1", "", 1, "tab", ""))
    (head, gone) = _heads(["match/samoa-1", "match/other"], {"samoa-1": json.dumps(slot)})
    assert head == {"game": match.setup.game, "people": _people(match), "round": match.state.round}
    assert gone is None


def test_a_screen_of_a_game_says_which_and_all_else_nothing() -> None:
    games = [f"{word}/{game}" for word in ("setup", "rules", "lesson", "daily") for game in SHELF]
    assert _heads(games) == [{"game": address.partition("/")[2], "people": []} for address in games]
    others = ["", "settings", "setup", "setup/toString", "link/", "link/%", "look/3", "match/", "nothing/samoa"]
    assert _heads(others) == [None] * len(others)
