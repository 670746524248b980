"""What is still owed in a turn, and what a move would bring: the stack of errands as signs and words."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.signs import MINUS, Sign, sign_of
from fivestars.games.austria.box import FREE, Effect
from fivestars.games.austria.rules import Vienna
from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules.errands import ALL_FLOORS, Errand, reward_name, unpacked
from fivestars.games.austria.rules.events import Missed
from fivestars.games.austria.rules.moves import MoveIn
from fivestars.games.austria.rules.tables import DISHES, GUEST_GIFTS
from fivestars.table.drawing import Teller
from fivestars.table.game import Move, Outlook
from fivestars.table.words import N_


class Owed(NamedTuple):
    """One thing that is still owed."""

    signs: Sequence[Sign]
    label: str


def food_signs(food: int) -> list[Sign]:
    """Return the signs of packed food."""
    return [Sign(dish, str(count)) for dish, count in zip(DISHES, unpacked(food), strict=True) if count]


def _room(errand: Errand) -> list[Sign]:
    _, discount, count, floors = errand
    one = sign_of(Effect("room" if floors == ALL_FLOORS else "low room", discount))
    return [Sign(one.icon, str(count)), Sign("coin", one.text)] if one.off else [Sign(one.icon, str(count))]


def _fetched(errand: Errand) -> list[Sign]:
    _, common, count, _ = errand
    return [Sign(DISHES[common], str(count)), Sign(DISHES[common + 1])]


_SIGNS: Final[dict[int, Callable[[Errand], list[Sign]]]] = {
    due.GAIN: lambda errand: food_signs(errand[1]),
    due.FOOD: lambda errand: food_signs(errand[1]),
    due.FETCH: _fetched,
    due.FETCH_ANY: lambda errand: [Sign("any", str(errand[1]))],
    due.SERVING: lambda errand: [Sign("tray", str(errand[1]))],
    due.ROOM: _room,
    due.FURNISH: lambda errand: [Sign("occupied" if errand[1] == ALL_FLOORS else "lowoccupied")],
    due.FLIP: lambda errand: [Sign("flip", str(errand[1]))],
    due.PLAY: lambda errand: [sign_of(Effect("play", errand[1]))],
    due.LOOK: lambda errand: [sign_of(Effect("look", errand[1]))],
    due.PICK: lambda errand: [sign_of(Effect("look", errand[1]))],
    due.GUEST: lambda errand: [Sign("guest", str(errand[1]))],
    due.DRAW: lambda errand: [Sign("draw", str(errand[1]))],
    due.KRONES: lambda errand: [Sign("coin", str(errand[1]))],
    due.DIVIDE: lambda errand: [Sign("crown", str(errand[1])), Sign("coin")],
    due.COMPLETE: lambda _: [Sign("complete")],
    due.EXTRA: lambda _: [Sign("again")],
    due.EXTRA_ACT: lambda _: [Sign("again")],
    due.RETURN: lambda errand: [Sign("play", f"{MINUS}{errand[1]}")],
    due.VACATE: lambda errand: [Sign("room", f"{MINUS}{errand[1]}")],
    due.EVICT: lambda errand: [Sign("occupied", f"{MINUS}{errand[1]}")],
    due.DISMISS: lambda _: [Sign("t-end", f"{MINUS}1")],
    due.SINK: lambda _: [Sign("look")],
}
_NAMED: Final = frozenset(
    {due.GAIN, due.FETCH_ANY, due.ROOM, due.FURNISH, due.FLIP, due.LOOK, due.GUEST, due.DRAW, due.COMPLETE}
)


def owed_of(errand: Errand, teller: Teller) -> Owed | None:
    """Return an errand as what is owed by it; None where it is no decision."""
    signs = _SIGNS.get(errand[0])
    return Owed(signs(errand), _told(errand, teller)) if signs else None


def _told(errand: Errand, teller: Teller) -> str:
    kind, amount = errand[:2]
    if kind in _NAMED:
        return teller.name("reward", reward_name(errand))
    if kind == due.PLAY:
        return play_told(amount, teller)
    return teller(_WORDS[kind])


def play_told(discount: int, teller: Teller) -> str:
    """Return what it is to play a staff card at a discount."""
    if discount == FREE or discount == 0:
        return teller.name("reward", reward_name((due.PLAY, discount, 1, 0)))
    return teller.count("a staff card for {number} krone less", "a staff card for {number} krones less", discount)


_WORDS: Final = {
    due.FOOD: N_("new food"),
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


def still_owed(seen: Vienna, teller: Teller) -> list[Owed]:
    """Return what follows once the present decision is made, the next thing first."""
    owed: list[Owed] = []
    below = len(seen.pending)
    stack = list(seen.errands)
    for place in reversed(range(len(stack))):
        errand, now = stack[place], place == len(stack) - 1
        if errand[0] == due.CHOOSE:
            below -= 1
            owed += [] if now else [each for one in seen.pending[below] if (each := owed_of(one, teller))]
        elif now:
            rest = _rest(errand)
            owed += [each for one in rest if (each := owed_of(one, teller))]
        elif errand[0] == due.ACT and not seen.taken:
            owed.append(Owed([Sign("d1")], teller(N_("the die of this turn"))))
        elif each := owed_of(errand, teller):
            owed.append(each)
    return owed


def _rest(errand: Errand) -> list[Errand]:
    """Return what is left of the errand of the moment after the next choice."""
    kind, first, second, third = errand
    if kind == due.ROOM and second > 1:
        return [(kind, first, second - 1, third)]
    if kind == due.PLAY and second > 1:
        return [(kind, first, second - 1, third)]
    if kind in (due.FLIP, due.GUEST, due.SERVING, due.RETURN, due.VACATE) and first > 1:
        return [(kind, first - 1, second, third)]
    return []


# --- what a move would bring


class Brought(NamedTuple):
    """What a move brings at once, and what it owes then."""

    signs: Sequence[Sign]
    gains: str  # in words
    cost: int  # krones that it takes

    def told(self, teller: Teller) -> str:
        """Return all of it in sentences."""
        brings = teller(N_("It brings: {gains}."), gains=self.gains) if self.gains else ""
        return f"{brings} {self.cost_told(teller)}".strip()

    def cost_told(self, teller: Teller) -> str:
        """Return the cost in a sentence; nothing where it costs nothing."""
        return teller.count("It costs {number} krone.", "It costs {number} krones.", self.cost) if self.cost else ""


def brought(seen: Vienna, move: Move, teller: Teller) -> Brought:
    """Return what is foretold of a move of the deciding seat, as signs and words."""
    outlook = _turn_of(seen).foretell(move)
    points, gains = sum(points for _, points in outlook.points), dict(outlook.gains)
    krones, steps = gains.get("krones", 0), gains.get("emperor steps", 0)
    signs = [
        Sign(icon, f"{number:+}".replace("-", MINUS))
        for icon, number in (("points", points), ("coin", krones), ("crown", steps))
        if number
    ]
    told: list[str] = []
    if points:
        told.append(teller.count("{number} point", "{number} points", points))
    if krones > 0:
        told.append(teller.count("{number} krone", "{number} krones", krones))
    if steps > 0:
        told.append(teller.count("{number} emperor step", "{number} emperor steps", steps))
    for errand in _rewards(seen, move, outlook):
        if each := owed_of(errand, teller):
            signs += each.signs
            told.append(each.label)
    return Brought(signs, ", ".join(told), max(0, -krones))


def _turn_of(seen: Vienna) -> Vienna:
    """Return the position in a round after which no emperor comes: what he brings is not brought by the move."""
    turn = seen.copy()
    turn.round = 0
    return turn


def _rewards(seen: Vienna, move: Move, outlook: Outlook) -> list[Errand]:
    """Return what a guest who moves in brings besides: the card tells what, the outlook what of it comes to nothing."""
    if not isinstance(move, MoveIn):
        return []
    gift, waiting = GUEST_GIFTS[move.guest], dict(outlook.gains).get("krones that wait", 0)
    missed = [event.reward for event in outlook.events if isinstance(event, Missed)]
    rewards = [errand for errand in gift.errands if reward_name(errand) not in missed]
    if waiting:
        rewards.append((due.KRONES, waiting, 0, 0))
    if gift.again:
        rewards.append((due.EXTRA_ACT if seen.revised else due.EXTRA, 0, 0, 0))
    return rewards
