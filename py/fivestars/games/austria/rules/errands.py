"""Errands: decisions that are still owed, kept on a stack as four small numbers, the kind first."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from fivestars.games.austria.box import BOX, Effect

Errand: TypeAlias = tuple[int, int, int, int]  # its kind, and what the kind needs; 0 where it needs nothing

KEEP: Final = 0  # which seat of the round of the draft
INVITE: Final = 1  # seat
OPENING: Final = 2  # seat, rooms
BEGIN: Final = 3
ACT: Final = 4
AFTER: Final = 5
EXTRA: Final = 6
EXTRA_ACT: Final = 7
CHOOSE: Final = 8  # among the topmost of the state's `pending`
FETCH: Final = 9  # the common dish, number
FETCH_ANY: Final = 10  # number
FOOD: Final = 11  # packed: gained, and not yet placed
SERVING: Final = 12  # number
ROOM: Final = 13  # discount, number, floors
FURNISH: Final = 14  # floors
FLIP: Final = 15  # number
PLAY: Final = 16  # discount, number
LOOK: Final = 17  # discount
PICK: Final = 18  # discount
SINK: Final = 19
GUEST: Final = 20  # number
DRAW: Final = 21  # number
KRONES: Final = 22  # number
DIVIDE: Final = 23  # number
COMPLETE: Final = 24
VISIT: Final = 25  # which seat of the round
PENALTY: Final = 26
RETURN: Final = 27  # number
VACATE: Final = 28  # number
EVICT: Final = 29  # number, the room of the first
DISMISS: Final = 30
GAIN: Final = 31  # packed
CLOSE: Final = 32
START: Final = 33
ARRIVE: Final = 34
HAND_ON: Final = 35

PROMPTS: Final = (
    "keep a card",
    "invite",
    "open",
    "begin",
    "act",
    "finish",
    "begin extra turn",
    "extra action",
    "choose reward",
    "fetch",
    "fetch any",
    "place food",
    "go on serving",
    "prepare",
    "furnish",
    "flip",
    "play",
    "look",
    "play one of three",
    "put under deck",
    "take a guest",
    "draw",
    "earn",
    "divide",
    "complete an order",
    "visit",
    "take penalty",
    "return cards",
    "remove vacant",
    "remove occupied",
    "dismiss",
    "gain",
    "close the round",
    "start",
    "arrive",
    "hand on",
)

BYTE: Final = 8  # a kitchen is packed: a byte for each dish
ALL_FLOORS: Final = BOX.floors
LOW_FLOORS: Final = int(BOX.sheet["low_rooms"]["floors"])


class Gift(NamedTuple):
    """What a card or a tile gives: what needs no decision, and the errands."""

    points: int
    points_each_staff: int
    steps: int
    krones: int
    errands: tuple[Errand, ...]
    spends: bool  # whether an errand may cost krones
    again: bool  # whether there is a turn more


def packed(dishes: Sequence[int]) -> int:
    """Return numbers of dishes as one number."""
    return sum(count << BYTE * dish for dish, count in enumerate(dishes))


def unpacked(food: int) -> tuple[int, ...]:
    """Return the numbers of dishes in a packed number."""
    return tuple(food >> BYTE * dish & 255 for dish in range(len(BOX.dishes)))


_ERRANDS: Final[dict[str, Errand]] = {
    "any": (FETCH_ANY, 0, 0, 0),
    "room": (ROOM, 0, 1, ALL_FLOORS),
    "low room": (ROOM, 0, 1, LOW_FLOORS),
    "occupied room": (FURNISH, ALL_FLOORS, 0, 0),
    "low occupied room": (FURNISH, LOW_FLOORS, 0, 0),
    "flip": (FLIP, 0, 0, 0),
    "play": (PLAY, 0, 1, 0),
    "look": (LOOK, 0, 0, 0),
    "guest": (GUEST, 0, 0, 0),
    "draw": (DRAW, 0, 0, 0),
    "complete": (COMPLETE, 0, 0, 0),
}
_INSTANT: Final = ("points", "points each", "emperor", "krones", "turn")


def errand_of(effect: Effect) -> Errand:
    """Return the errand that an effect is."""
    kind, first, second, third = _ERRANDS[effect.what]
    return (kind, first or effect.amount, second, third)


def gift_of(effects: Sequence[Effect]) -> Gift:
    """Return what effects give together; the same errand twice is one errand for two."""
    total = {what: sum(effect.amount for effect in effects if effect.what == what) for what in _INSTANT}
    food = packed([sum(effect.amount for effect in effects if effect.what == dish) for dish in BOX.dishes])
    errands: list[Errand] = [(GAIN, food, 0, 0)] if food else []
    owed = [errand_of(effect) for effect in effects if effect.what in _ERRANDS]
    for errand in owed:
        times = owed.count(errand)
        merged = _times(errand, times) if times > 1 else errand
        if merged not in errands:
            errands.append(merged)
    return Gift(
        points=total["points"],
        points_each_staff=total["points each"],
        steps=total["emperor"],
        krones=total["krones"],
        errands=tuple(errands),
        spends=any(errand[0] in (ROOM, PLAY, LOOK) for errand in errands),
        again=total["turn"] > 0,
    )


def _times(errand: Errand, times: int) -> Errand:
    kind, first, second, third = errand
    if kind in (ROOM, PLAY):
        return (kind, first, times, third)
    return (kind, first * times, second, third)


_CALLED: Final = {errand[0]: what for what, errand in reversed(_ERRANDS.items()) if not what.startswith("low")}


def reward_name(errand: Errand) -> str:
    """Return what an owed reward is called in moves and events: `play 3`."""
    kind, amount, _, floors = errand
    if kind == GAIN:
        return "food"
    if kind == FURNISH:
        return "occupied room"
    return Effect("low room" if (kind, floors) == (ROOM, LOW_FLOORS) else _CALLED[kind], amount).text
