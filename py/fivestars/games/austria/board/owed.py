"""What is still owed in a turn, and what a move would bring: the stack of errands as signs and words."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.signs import MINUS, Sign, sign_of
from fivestars.games.austria.box import FREE, Effect
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules.errands import ALL_FLOORS, Errand, reward_name, unpacked
from fivestars.games.austria.rules.events import Missed
from fivestars.games.austria.rules.lookup import DISHES, GUEST_GIFTS
from fivestars.games.austria.rules.moves import MoveIn
from fivestars.table.drawing import Teller, stays
from fivestars.table.game import Move, Outlook
from fivestars.table.words import N_


class Owed(NamedTuple):
    """One thing that is still owed."""

    signs: Sequence[Sign]
    label: str


def order_told(dishes: Sequence[int], teller: Teller) -> str:
    """Return dishes and drinks with their numbers."""
    return ", ".join(dish_told(dish, count, teller) for dish, count in zip(DISHES, dishes, strict=True) if count)


def dish_told(dish: str, count: int, teller: Teller) -> str:
    """Return so many of a dish or drink."""
    return teller(N_("{number} {dish}"), number=count, dish=teller.name("dish", dish))


def food_signs(food: int) -> list[Sign]:
    """Return the signs of packed food."""
    return [Sign(dish, str(count)) for dish, count in zip(DISHES, unpacked(food), strict=True) if count]


def _room(errand: Errand) -> list[Sign]:
    one = sign_of(Effect("room" if errand.floors == ALL_FLOORS else "low room", errand.discount))
    rooms = Sign(one.icon, str(errand.number) if errand.number > 1 else "")
    return [rooms, Sign("coin", one.text)] if one.off else [rooms]


def _fetched(errand: Errand) -> list[Sign]:
    return [Sign(DISHES[errand.about], str(errand.number)), Sign(DISHES[errand.about + 1])]


_SIGNS: Final[dict[int, Callable[[Errand], list[Sign]]]] = {
    due.GAIN: lambda errand: food_signs(errand.about),
    due.FOOD: lambda errand: food_signs(errand.about),
    due.FETCH: _fetched,
    due.FETCH_ANY: lambda errand: [Sign("any", str(errand.number))],
    due.SERVING: lambda errand: [Sign("tray", str(errand.number))],
    due.ROOM: _room,
    due.FURNISH: lambda errand: [Sign("occupied" if errand.floors == ALL_FLOORS else "lowoccupied")],
    due.FLIP: lambda errand: [Sign("flip", str(errand.number))],
    due.PLAY: lambda errand: [sign_of(Effect("play", errand.discount))],
    due.LOOK: lambda errand: [sign_of(Effect("look", errand.discount))],
    due.PICK: lambda errand: [sign_of(Effect("look", errand.discount))],
    due.GUEST: lambda errand: [Sign("guest", str(errand.number))],
    due.DRAW: lambda errand: [Sign("draw", str(errand.number))],
    due.KRONES: lambda errand: [Sign("coin", str(errand.number))],
    due.DIVIDE: lambda errand: [Sign("crown", str(errand.number)), Sign("coin")],
    due.COMPLETE: lambda _: [Sign("complete")],
    due.EXTRA: lambda _: [Sign("again")],
    due.EXTRA_ACT: lambda _: [Sign("again")],
    due.RETURN: lambda errand: [Sign("play", f"{MINUS}{errand.number}")],
    due.VACATE: lambda errand: [Sign("room", f"{MINUS}{errand.number}")],
    due.EVICT: lambda errand: [Sign("occupied", f"{MINUS}{errand.number}")],
    due.DISMISS: lambda _: [Sign("t-end", f"{MINUS}1")],
    due.SINK: lambda _: [Sign("look")],
}
_NAMED: Final = frozenset({due.FETCH_ANY, due.ROOM, due.FURNISH, due.FLIP, due.LOOK, due.GUEST, due.DRAW, due.COMPLETE})


def owed_of(errand: Errand, teller: Teller) -> Owed | None:
    """Return an errand as what is owed by it; None where it is no decision."""
    signs = _SIGNS.get(errand.kind)
    return Owed(signs(errand), _told(errand, teller)) if signs else None


def _told(errand: Errand, teller: Teller) -> str:
    if errand.kind in (due.GAIN, due.FOOD):
        return order_told(unpacked(errand.about), teller)
    if errand.kind == due.ROOM and not errand.discount and errand.floors == ALL_FLOORS:
        return teller.count("a room at the usual price", "rooms at the usual price", errand.number)
    if errand.kind in _NAMED:
        return teller.name("reward", reward_name(errand))
    if errand.kind == due.PLAY:
        return play_told(errand, teller)
    return teller(_WORDS[errand.kind])


def play_told(errand: Errand, teller: Teller) -> str:
    """Return what it is to play a staff card at a discount."""
    discount = errand.discount
    if discount == FREE or discount == 0:
        return teller.name("reward", reward_name(errand))
    return teller.count("a staff card for {number} krone less", "a staff card for {number} krones less", discount)


_WORDS: Final = {
    due.FETCH: N_("food by the dice"),
    due.SERVING: N_("more from the kitchen"),
    due.PICK: N_("one of three staff cards"),
    due.SINK: N_("cards that go under the deck"),
    due.KRONES: N_("krones that wait until you have paid"),
    due.DIVIDE: N_("steps or krones by the dice"),
    due.EXTRA: N_("another turn"),
    due.EXTRA_ACT: N_("another action"),
    due.RETURN: N_("cards of the hand that are lost"),
    due.VACATE: N_("vacant rooms that are lost"),
    due.EVICT: N_("occupied rooms that are lost"),
    due.DISMISS: N_("a staff card that is lost"),
}


def still_owed(seen: Austria, teller: Teller) -> list[Owed]:
    """Return what follows once the present decision is made, the next thing first."""
    owed: list[Owed] = []
    below = len(seen.pending)
    stack = list(seen.errands)
    for place in reversed(range(len(stack))):
        errand, now = stack[place], place == len(stack) - 1
        if errand.kind == due.CHOOSE:
            below -= 1
            owed += [] if now else [each for one in seen.pending[below] if (each := owed_of(one, teller))]
        elif now:
            rest = _rest(errand)
            owed += [each for one in rest if (each := owed_of(one, teller))]
        elif errand.kind == due.ACT and not seen.taken:
            owed.append(Owed([Sign("d1")], teller(N_("the die of this turn"))))
        elif each := owed_of(errand, teller):
            owed.append(each)
    return owed


def _rest(errand: Errand) -> list[Errand]:
    """Return what is left of the errand of the moment after the next choice."""
    return [errand.less_one()] if errand.kind in _REPEATED and errand.number > 1 else []


_REPEATED: Final = (due.ROOM, due.PLAY, due.FLIP, due.GUEST, due.SERVING, due.RETURN, due.VACATE)


# --- what a move would bring


class Foretold(NamedTuple):
    """What a move brings at once, and what it owes then."""

    signs: Sequence[Sign]
    gains: str  # in words
    cost: int  # krones that it takes
    least: bool = False  # of several moves, some of which bring more

    def told(self, teller: Teller) -> str:
        """Return all of it in sentences."""
        brings = teller(_LEAST if self.least else _BRINGS, gains=self.gains) if self.gains else ""
        return f"{brings} {self.cost_told(teller)}".strip()

    def cost_told(self, teller: Teller) -> str:
        """Return the cost in a sentence; nothing where it costs nothing."""
        return teller.count("It costs {number} krone.", "It costs {number} krones.", self.cost) if self.cost else ""


_BRINGS: Final = N_("It brings: {gains}.")
_LEAST: Final = N_("It brings at least: {gains}.")


@stays
def foretold(seen: Austria, move: Move, teller: Teller, *others: Move) -> Foretold:
    """Return what is foretold of a move of the deciding seat, as signs and words; of several, what each would bring."""
    outlook = seen.foretell(move)
    ways = [_counted(outlook), *(_counted(seen.foretell(other)) for other in others)]
    points, krones, steps = map(min, zip(*ways, strict=True))
    signs = [
        Sign(icon, f"{number:+}".replace("-", MINUS))
        for icon, number in (("points", points), ("coin", krones), ("crown", steps))
        if number
    ]
    told: list[str] = []
    if points:
        why = "" if others else _why(outlook, teller)
        told.append(teller.count("{number} point", "{number} points", points) + why)
    if krones > 0:
        told.append(teller.count("{number} krone", "{number} krones", krones))
    if steps > 0:
        told.append(teller.count("{number} emperor step", "{number} emperor steps", steps))
    for errand in _rewards(seen, move, outlook):
        if each := owed_of(errand, teller):
            signs += each.signs
            told.append(each.label)
    return Foretold(signs, ", ".join(told), max(0, -krones), len(set(ways)) > 1)


# Points of which the card that is picked says nothing.
_WHY: Final = {"groups": N_("Full groups"), "doors": N_("Points on doors"), "emperor": N_("Emperor track")}


def _why(outlook: Outlook, teller: Teller) -> str:
    """Return in brackets what brings points besides the guest, the card or the room itself."""
    parts = [(teller(_WHY[part]).lower(), points) for part, points in outlook.points if part in _WHY]
    if not parts:
        return ""
    alone = len(outlook.points) == 1
    return f" ({', '.join(part if alone else f'{part} {points:+}' for part, points in parts)})"


def _counted(outlook: Outlook) -> tuple[int, int, int]:
    """Return the points, krones and emperor steps of an outlook."""
    gains = dict(outlook.gains)
    points = sum(points for _, points in outlook.points)
    return points, gains.get("krones", 0), gains.get("spaces on the emperor track", 0)


def _rewards(seen: Austria, move: Move, outlook: Outlook) -> list[Errand]:
    """Return what a guest who moves in brings besides: the card tells what, the outlook what of it comes to nothing."""
    if not isinstance(move, MoveIn):
        return []
    gift, waiting = GUEST_GIFTS[move.guest], dict(outlook.gains).get("krones that wait until you have paid", 0)
    missed = [event.reward for event in outlook.events if isinstance(event, Missed)]
    rewards = [errand for errand in gift.errands if reward_name(errand) not in missed]
    if waiting:
        rewards.append(Errand(due.KRONES, waiting))
    if gift.again:
        rewards.append(due.BARE[due.EXTRA_ACT if seen.revised else due.EXTRA])
    return rewards
