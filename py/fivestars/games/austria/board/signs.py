"""Signs: what a card, a tile or a die gives, costs and needs, as pictures with a number beside each."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.box import BOX, FREE, WHOLE, Effect, Member
from fivestars.games.austria.rules.lookup import POLITICS, PRINTINGS, TILES

MINUS: Final = "−"
TIMES: Final = "×"
ALL: Final = "→0"  # all of it is lost


class Sign(NamedTuple):
    """A picture of the sprite and what stands beside it; `off` is a price, or what comes off it."""

    icon: str
    text: str = ""
    off: bool = False


class Face(NamedTuple):
    """What a staff card shows: its price, when it works, at what, and what it brings."""

    card: int
    cost: int
    timing: str
    when: Sequence[Sign]
    what: Sequence[Sign]


_ICONS: Final = {
    "emperor": "crown",
    "krones": "coin",
    "room": "room",
    "low room": "lowroom",
    "occupied room": "occupied",
    "low occupied room": "lowoccupied",
    "turn": "again",
    "strength": "dieplus",
    "discount": "coin",
    "fee": "coin",
    "cards": "play",
    "vacant": "room",
    "occupied": "occupied",
    "end card": "t-end",
}
_DISCOUNTS: Final = frozenset({"room", "low room", "occupied room", "low occupied room", "play", "look"})


def sign_of(effect: Effect) -> Sign:
    """Return the sign of an effect: `play 3` is a card at 3 off."""
    what, amount = effect
    icon = _ICONS.get(what, what)
    if what in _DISCOUNTS:
        text = "0" if amount in (FREE, WHOLE) else f"{MINUS}{amount}" if amount else ""
        return Sign(icon, text, off=bool(text))
    if what == "guest":
        return Sign(icon, "0", off=True)
    if what == "discount":
        return Sign(icon, f"{MINUS}{amount}")
    if what == "fee":
        return Sign(icon, "0")
    plain = amount == 1 and what not in ("emperor", "krones", "points")
    return Sign(icon, "" if plain or amount == WHOLE else str(amount))


def signs_of(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return the signs of effects, in their order."""
    signs: list[Sign] = []
    for effect in effects:
        if effect.what == "both":
            signs += [Sign("crown", "+"), Sign("coin")]
        elif effect.what == "points each":
            signs += [Sign("points", str(effect.amount)), Sign("play", TIMES)]
        else:
            signs.append(sign_of(effect))
    return tuple(signs)


def loss_signs(losses: Iterable[Effect]) -> tuple[tuple[Sign, ...], ...]:
    """Return the signs of each half of a penalty."""
    return tuple(_lost(loss) for loss in losses)


def _lost(loss: Effect) -> tuple[Sign, ...]:
    if loss.what == "all food":
        return (Sign("kitchen", ALL), Sign("order", ALL))
    if loss.what == "kitchen":
        return (Sign("kitchen", ALL),)
    first, *rest = signs_of((loss,))
    return (Sign(first.icon, MINUS + (first.text or "1")), *rest)


# --- staff

_PER: Final = {
    "red room": "c-red",
    "blue room": "c-blue",
    "yellow room": "c-yellow",
    "occupied room": "occupied",
    "room tile": "room",
    "staff card": "play",
    "group": "cluster",
    "politics card": "politics",
    "step": "crown",
    "floor": "floor",
    "column": "column",
    "set of three colours": "hue",
}
_RULES: Final = {
    "serving is free": ((), (Sign("tray", "0", off=True),)),
    "guests are free": ((), (Sign("guest", "0", off=True),)),
    "penalties are waived": ((Sign("loss"),), (Sign("coin", f"{MINUS}1"),)),
    "copies": ((), (Sign("copy"), Sign("t-end"))),
}


def _face(member: Member) -> Face:
    when, what = _works(member)
    return Face(member.id, member.cost, member.timing, when, what)


def _works(member: Member) -> tuple[tuple[Sign, ...], tuple[Sign, ...]]:
    if member.rule:
        return _RULES[member.rule]
    if member.waives:
        return (Sign(f"c-{member.waives}"),), (Sign("room", "0", off=True),)
    if member.per:
        return (Sign(_PER[member.per]),), (Sign("points", str(member.points)),)
    return _occasion(member), signs_of(member.gives)


def _occasion(member: Member) -> tuple[Sign, ...]:
    if member.on == "die":
        return tuple(Sign(f"d{face}") for face in member.faces)
    if member.on == "guest":
        return (Sign("order", "4") if member.size else Sign(f"c-{member.colour}" if member.colour else "guest"),)
    return (Sign(member.on),) if member.on else ()


FACES_OF: Final = tuple(
    {card: _face(printing.staff[card]) for card in range(1, len(BOX.staff) + 1)} for printing in PRINTINGS
)

# --- guests, politics, tiles

REWARDS: Final = {guest.id: signs_of(guest.gives) for guest in BOX.guests}
_NEEDS: Final = {
    "krones": "coin",
    "tiles": "room",
    "staff": "play",
    "steps": "crown",
    "floors": "floor",
    "groups": "cluster",
    "colours": "hue",
    "columns": "column",
    "blue": "c-blue",
    "red": "c-red",
    "yellow": "c-yellow",
}
NEEDS: Final = {
    number: tuple((need, _NEEDS[need], amount) for need, amount in card.needs.items())
    for number, card in POLITICS.items()
}
BONUSES: Final = {tile.id: signs_of(tile.gives) for tile in BOX.tiles}
PENALTIES: Final = {tile.id: loss_signs(tile.loses) for tile in TILES.values()}
