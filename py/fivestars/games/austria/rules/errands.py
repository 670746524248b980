"""Errands: what is still owed, as a stack: a decision with its prompt, or something that happens in its turn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.box import BOX, Effect
from fivestars.games.austria.rules import prompts


class Errand(NamedTuple):
    """Something that is owed, with what its kind needs."""

    kind: int
    number: int = 0  # how many, or how often
    discount: int = 0  # krones that come off
    floors: int = 0  # on how many of the lowest floors
    about: int = 0  # a seat, a dish, food, a room: it stands beside the kind

    def less_one(self) -> "Errand":
        """Return what is owed when one of so many is done."""
        return Errand(self.kind, self.number - 1, self.discount, self.floors, self.about)


# the opening
KEEP: Final = 0  # about which seat of the order of play
HAND_ON: Final = 1  # the packs of the draft
INVITE: Final = 2  # about a seat
OPENING: Final = 3  # about a seat
START: Final = 4
# a turn
BEGIN: Final = 5
ACT: Final = 6
AFTER: Final = 7
EXTRA: Final = 8
EXTRA_ACT: Final = 9
# actions and rewards
CHOOSE: Final = 10  # among the topmost of the state's `pending`
FETCH: Final = 11  # about the common dish of two
FETCH_ANY: Final = 12
GAIN: Final = 13  # about packed food
FOOD: Final = 14  # about packed food: gained, and not yet placed
SERVING: Final = 15
DIVIDE: Final = 16
KRONES: Final = 17
ROOM: Final = 18
FURNISH: Final = 19
FLIP: Final = 20
GUEST: Final = 21
ARRIVE: Final = 22  # the next guest joins the queue
COMPLETE: Final = 23
PLAY: Final = 24
DRAW: Final = 25
LOOK: Final = 26
PICK: Final = 27
SINK: Final = 28
# the emperor
VISIT: Final = 29  # about which seat of the order of play
PENALTY: Final = 30
RETURN: Final = 31
VACATE: Final = 32
EVICT: Final = 33  # about the room that went first
DISMISS: Final = 34
CLOSE: Final = 35  # the round
# alone against Leopold
KEEP_SIX: Final = 36

KINDS: Final = range(KEEP_SIX + 1)
BARE: Final = tuple(map(Errand, KINDS))  # one of each kind, for those that need nothing else

_PROMPTS: Final[dict[int, str]] = {
    KEEP: prompts.KEEP_A_CARD,
    INVITE: prompts.INVITE,
    BEGIN: prompts.BEGIN,
    ACT: prompts.ACT,
    AFTER: prompts.FINISH,
    EXTRA: prompts.BEGIN_EXTRA_TURN,
    EXTRA_ACT: prompts.EXTRA_ACTION,
    CHOOSE: prompts.CHOOSE_REWARD,
    FETCH: prompts.FETCH,
    FETCH_ANY: prompts.FETCH_ANY,
    FOOD: prompts.PLACE_FOOD,
    SERVING: prompts.GO_ON_SERVING,
    DIVIDE: prompts.DIVIDE,
    ROOM: prompts.PREPARE,
    FURNISH: prompts.FURNISH,
    FLIP: prompts.FLIP,
    GUEST: prompts.TAKE_A_GUEST,
    COMPLETE: prompts.COMPLETE_AN_ORDER,
    PLAY: prompts.PLAY,
    PICK: prompts.PLAY_ONE_OF_THREE,
    SINK: prompts.PUT_UNDER_DECK,
    PENALTY: prompts.TAKE_PENALTY,
    RETURN: prompts.RETURN_CARDS,
    VACATE: prompts.REMOVE_VACANT,
    EVICT: prompts.REMOVE_OCCUPIED,
    DISMISS: prompts.DISMISS,
    KEEP_SIX: prompts.KEEP_SIX,
}
PROMPTS: Final = tuple(_PROMPTS.get(kind, "") for kind in KINDS)  # none where nothing is ever to be decided

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


def kinds_of(food: int) -> int:
    """Return which dishes a packed number holds, as bits."""
    return (
        (1 if food & 0xFF else 0)
        | (2 if food & 0xFF00 else 0)
        | (4 if food & 0xFF0000 else 0)
        | (8 if food & 0xFF000000 else 0)
    )


_ERRANDS: Final[dict[str, Errand]] = {
    "any": Errand(FETCH_ANY),
    "room": Errand(ROOM, 1, floors=ALL_FLOORS),
    "low room": Errand(ROOM, 1, floors=LOW_FLOORS),
    "occupied room": Errand(FURNISH, floors=ALL_FLOORS),
    "low occupied room": Errand(FURNISH, floors=LOW_FLOORS),
    "flip": Errand(FLIP),
    "play": Errand(PLAY, 1),
    "look": Errand(LOOK),
    "guest": Errand(GUEST),
    "draw": Errand(DRAW),
    "complete": Errand(COMPLETE),
}
_DISCOUNTED: Final = (ROOM, PLAY, LOOK)  # what an effect of these has a number for
_INSTANT: Final = ("points", "points each", "emperor", "krones", "turn")


def errand_of(effect: Effect) -> Errand:
    """Return the errand that an effect is."""
    errand = _ERRANDS[effect.what]
    if errand.kind in _DISCOUNTED:
        return errand._replace(discount=effect.amount)
    return errand if errand.kind == FURNISH else errand._replace(number=effect.amount)


def gift_of(effects: Sequence[Effect]) -> Gift:
    """Return what effects give together; the same errand twice is one errand for two."""
    total = {what: sum(effect.amount for effect in effects if effect.what == what) for what in _INSTANT}
    food = packed([sum(effect.amount for effect in effects if effect.what == dish) for dish in BOX.dishes])
    errands = [Errand(GAIN, about=food)] if food else []
    owed = [errand_of(effect) for effect in effects if effect.what in _ERRANDS]
    for errand in owed:
        times = owed.count(errand)
        merged = errand._replace(number=errand.number * times)
        if merged not in errands:
            errands.append(merged)
    return Gift(
        points=total["points"],
        points_each_staff=total["points each"],
        steps=total["emperor"],
        krones=total["krones"],
        errands=tuple(errands),
        spends=any(errand.kind in _DISCOUNTED for errand in errands),
        again=total["turn"] > 0,
    )


_CALLED: Final = {errand.kind: what for what, errand in reversed(_ERRANDS.items()) if not what.startswith("low")}


def reward_name(errand: Errand) -> str:
    """Return what an owed reward is called in moves and events: `play 3`."""
    kind = errand.kind
    if kind == GAIN:
        return "food"
    if kind == FURNISH:
        return "occupied room"
    what = "low room" if (kind, errand.floors) == (ROOM, LOW_FLOORS) else _CALLED[kind]
    return Effect(what, errand.discount if kind in _DISCOUNTED else errand.number).text
