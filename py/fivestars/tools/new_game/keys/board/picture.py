"""What one seat sees, as things that `board.html` draws. Every function reads a position; nothing changes one."""

from typing import Final, NamedTuple

from fivestars.table.drawing import Action, Hand, Picture, Teller
from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules import Keys
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang

CONFIRMED: Final[frozenset[str]] = frozenset()  # the kinds of moves that are shown before they are made


class HungKey(NamedTuple):
    """A key on the rail."""

    key: int
    seat: int
    label: str


class HeldKey(NamedTuple):
    """A key in the hand of who looks; `wish` is the move that a press on it wants."""

    key: int
    label: str
    wish: Hang


class Holder(NamedTuple):
    """How many keys somebody holds."""

    seat: int
    name: str
    held: str


def picture(seen: Keys, hand: Hand, teller: Teller) -> Picture:
    """Return what is drawn for the seat that looks."""
    shown = {
        "rail": [HungKey(key, seat, _hung(teller, seat, key)) for seat, key in seen.rail],
        "held": _held(seen, hand, teller),
        "holders": [_holder(seen, seat, teller) for seat in range(len(seen.hands))],
        "pile": teller.count("Draw: {number} key is left", "Draw: {number} keys are left", len(seen.pile)),
        "draw": Draw(),
    }
    rests = [Action("rest", teller(N_("Rest")), {"do": "Rest"}, quiet=True)] if hand.offers(do="Rest") else []
    return Picture(shown, rests)


def _hung(teller: Teller, seat: int, key: int) -> str:
    return teller(N_("Key {key}, hung by {name}"), key=key, name=teller.name("seat", seat))


def _held(seen: Keys, hand: Hand, teller: Teller) -> list[HeldKey]:
    if hand.seat is None:
        return []
    return [HeldKey(key, teller(N_("Key {key}"), key=key), Hang(key)) for key in seen.hands[hand.seat]]


def _holder(seen: Keys, seat: int, teller: Teller) -> Holder:
    held = teller.count("{number} key in the hand", "{number} keys in the hand", len(seen.hands[seat]))
    return Holder(seat, teller.name("seat", seat), held)
