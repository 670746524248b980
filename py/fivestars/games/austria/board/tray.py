"""The tray: what is being decided, as things to pick; and the quiet row of what may be done besides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.faces import Staff, looked_at, rule_of
from fivestars.games.austria.board.owed import Owed, dish_told, order_told, owed_of, still_owed
from fivestars.games.austria.board.signs import FACES_OF, MINUS, Sign, loss_signs
from fivestars.games.austria.board.square import ACTIONS, boost_picked
from fivestars.games.austria.box import Effect
from fivestars.games.austria.rules import Austria, prompts
from fivestars.games.austria.rules.emperor import WAIVE
from fivestars.games.austria.rules.errands import reward_name, unpacked
from fivestars.games.austria.rules.lookup import (
    BOOST,
    COPY_FACE,
    DISHES,
    END_SET,
    FACES,
    POLITICS_POINTS,
    SERVICE,
    SERVICE_ITEMS,
    WAITER,
    WAIVER_PRICE,
)
from fivestars.games.austria.rules.moves import Choose, Claim, Divide, Fetch, Serve, Suffer, Use
from fivestars.table.drawing import Hand, Part, Teller
from fivestars.table.words import N_

FEW: Final = 2  # more would not stand beside the prompt on a phone


class Chip(NamedTuple):
    """One thing to pick."""

    id: str
    signs: Sequence[Sign]
    words: str  # beside the signs; often none
    part: Part
    label: str
    picked: bool = False
    dim: bool = False  # possible, and yet without use


class Tray(NamedTuple):
    """What is being decided, and what follows."""

    chips: Sequence[Chip]
    cards: Sequence[Staff]
    food: Sequence[Sign]  # that is being placed
    owed: Sequence[Owed]


def tray_of(seen: Austria, hand: Hand, teller: Teller) -> Tray:
    """Return what is to be picked beside rooms, guests, dice and cards."""
    owed = still_owed(seen, teller)
    if not hand.candidates:
        return Tray([], [], [], owed)
    cards = looked_at(seen, hand, teller)
    food = _unwanted(seen, hand) if seen.prompt == prompts.PLACE_FOOD else []
    chips = [] if choices(seen, hand, teller) else _chips(seen, hand, teller)
    return Tray(chips, cards, food, owed)


def choices(seen: Austria, hand: Hand, teller: Teller) -> list[Chip]:
    """Return the choices so few that each is a button in words below the prompt; more of them lie in the tray."""
    if not hand.candidates or seen.prompt not in (prompts.FETCH, prompts.DIVIDE, prompts.TAKE_PENALTY):
        return []
    chips = _chips(seen, hand, teller)
    return chips if len(chips) <= FEW or seen.prompt == prompts.TAKE_PENALTY else []


def of_the_die(hand: Hand, teller: Teller) -> list[Chip]:
    """Return what the picked die leaves to decide: the action of a 6, then the krone for one more die."""
    if "die" not in hand.picks:
        return []
    return _copies(hand, teller) if hand.chosen is None else _boosts(hand, teller)


def _chips(seen: Austria, hand: Hand, teller: Teller) -> list[Chip]:
    if "die" in hand.picks:
        return _copies(hand, teller) + _boosts(hand, teller)
    if seen.prompt == prompts.PLACE_FOOD:
        return _dish_chips(seen, hand, teller)
    wanted = seen.wanted_by(seen.seat or 0)
    chips = []
    for move in seen.legal():
        match move:
            case Fetch():
                chips.append(_fetch(move, wanted, hand, teller))
            case Divide():
                chips.append(_divide(move, hand, teller))
            case Choose():
                chips.append(_choose(seen, move, teller))
            case Suffer():
                chips.append(_suffer(seen, move, hand, teller))
    return chips


def _picked(hand: Hand, part: Part) -> bool:
    return all(hand.picks.get(field) == value for field, value in part.items())


# --- dice


def _copies(hand: Hand, teller: Teller) -> list[Chip]:
    """Return the actions that the picked 6 may be used for."""
    if hand.picks.get("die") != COPY_FACE:
        return []
    boost = boost_picked(hand, COPY_FACE)
    chips = []
    for action in FACES:
        part: Part = {"do": "Act", "die": COPY_FACE, "action": action, "boost": boost}
        if action != COPY_FACE:
            signs, words = [Sign(icon) for icon in ACTIONS[action]], teller.name("action", action)
            chips.append(Chip(f"copy-{action}", signs, words, part, words, _picked(hand, part)))
    return chips


def _boosts(hand: Hand, teller: Teller) -> list[Chip]:
    """Return the krone that makes the picked die stronger, to be paid or kept."""
    die = int(hand.picks["die"])
    boost = boost_picked(hand, die)
    part = {
        **{field: hand.picks[field] for field in ("do", "die", "action") if field in hand.picks},
        "boost": 1 - boost,
    }
    if not hand.offers(**part):
        return []
    signs = [Sign("dieplus", "+1"), Sign("coin", f"{MINUS}{BOOST}")]
    label = teller(N_("No krone for one more die")) if boost else teller.explain("boost")
    return [Chip("boost", signs, teller(N_("one more die")), part, label, picked=bool(boost))]


# --- food, krones, rewards, penalties


def _fetch(move: Fetch, wanted: int, hand: Hand, teller: Teller) -> Chip:
    """Return so many dishes; dim where no guest wants any of them."""
    taken = [(dish, count) for dish, count in zip(DISHES, move, strict=True) if count]
    signs = [Sign(dish, str(count)) for dish, count in taken]
    words = ", ".join(teller.name("dish", dish) for dish, _ in taken)
    label = order_told(move, teller)
    useful = any(wanted >> DISHES.index(dish) & 1 for dish, _ in taken)
    part: Part = {"do": "Fetch", **move._asdict()}
    return Chip(
        "fetch-" + "-".join(map(str, move)), signs, words, part, label, _picked(hand, part), wanted > 0 and not useful
    )


def _divide(move: Divide, hand: Hand, teller: Teller) -> Chip:
    signs = [Sign("crown", f"+{move.steps}")] * (move.steps > 0) + [Sign("coin", f"+{move.krones}")] * (move.krones > 0)
    steps = teller.count("{number} step", "{number} steps", move.steps)
    krones = teller.count("{number} krone", "{number} krones", move.krones)
    label = ", ".join([steps] * (move.steps > 0) + [krones] * (move.krones > 0))
    part: Part = {"do": "Divide", **move._asdict()}
    return Chip(f"divide-{move.steps}", signs, label, part, label, _picked(hand, part))


def _choose(seen: Austria, move: Choose, teller: Teller) -> Chip:
    errand = next(errand for errand in seen.pending[-1] if reward_name(errand) == move.reward)
    owed = owed_of(errand, teller)
    part: Part = {"do": "Choose", "reward": move.reward}
    label = owed.label if owed else ""
    return Chip(f"choose-{move.reward.replace(' ', '-')}", owed.signs if owed else (), label, part, label)


def _suffer(seen: Austria, move: Suffer, hand: Hand, teller: Teller) -> Chip:
    label = loss_told(seen, move.loss, teller)
    part: Part = {"do": "Suffer", "loss": move.loss}
    signs = loss_signs((_loss(move.loss),))[0]
    return Chip(f"suffer-{move.loss.replace(' ', '-')}", signs, label, part, label, _picked(hand, part))


def loss_told(seen: Austria, loss: str, teller: Teller) -> str:
    """Return what a penalty takes, with how much of it the deciding seat has, and what would be left."""
    return f"{teller.name('loss', loss)} {_left(seen, _loss(loss))}".rstrip()


def _loss(text: str) -> Effect:
    if text == WAIVE:
        return Effect("krones", WAIVER_PRICE)
    *words, last = text.split()
    return Effect(" ".join(words), int(last)) if last.isdigit() else Effect(text)


def _left(seen: Austria, loss: Effect) -> str:
    """Return how much of what a penalty takes the deciding seat has, and how much is left of it."""
    seat = seen.seat or 0
    if loss.what not in _HAD:
        return ""
    have = _HAD[loss.what](seen, seat)
    match loss.what:
        case "points each":
            left = have - loss.amount * seen.played[seat].bit_count()
        case "kitchen":
            left = 0
        case _:
            left = have - max(1, loss.amount)
    return f"({have} → {left})".replace("-", MINUS)


def _points(seen: Austria, seat: int) -> int:
    return seen.standing().scores[seat].total or 0


_HAD: Final[Mapping[str, Callable[[Austria, int], int]]] = {  # what of it goes is certain
    "krones": lambda seen, seat: seen.krones[seat],
    "points": _points,
    "points each": _points,
    "cards": lambda seen, seat: len(seen.hand[seat]),
    "vacant": lambda seen, seat: seen.vacant[seat].bit_count(),
    "kitchen": lambda seen, seat: sum(seen.kitchen_of(seat)),
    "end card": lambda seen, seat: (seen.played[seat] & END_SET).bit_count(),
}


def _new_food(seen: Austria) -> list[tuple[str, int]]:
    """Return the food that is being placed: each dish with how often."""
    return [(dish, count) for dish, count in zip(DISHES, unpacked(seen.errands[-1].about), strict=True) if count]


def _unwanted(seen: Austria, hand: Hand) -> list[Sign]:
    """Return what of the new food goes to the kitchen anyway."""
    return [Sign(dish, str(count)) for dish, count in _new_food(seen) if not hand.offers(do="Serve", dish=dish)]


def _dish_chips(seen: Austria, hand: Hand, teller: Teller) -> list[Chip]:
    """Return the new food that may be put on a guest's card, for whoever picks the dish first."""
    chips = []
    for dish, count in _new_food(seen):
        part: Part = {"do": "Serve", "dish": dish}
        if hand.offers(**part):
            label = dish_told(dish, count, teller)
            words = teller.name("dish", dish)
            chips.append(Chip(f"serve-{dish}", [Sign(dish, str(count))], words, part, label, _picked(hand, part)))
    return chips


def all_served(seen: Austria, hand: Hand) -> list[Serve]:
    """Return how all that guests want is served; nothing where that is one dish, or where somebody has to choose."""
    if hand.picks.get("do") != ("Serve" if seen.prompt in prompts.TURN else None) or not hand.offers(do="Serve"):
        return []
    seat, errand = seen.seat or 0, seen.errands[-1]
    food = unpacked(errand.about) if seen.prompt == prompts.PLACE_FOOD else seen.kitchen_of(seat)
    most = errand.number if seen.prompt == prompts.GO_ON_SERVING else SERVICE_ITEMS
    moves = list[Serve]()
    for place, (dish, count) in enumerate(zip(DISHES, food, strict=True)):
        wanting = [(guest, lacks[place]) for guest, lacks in seen.guests_of(seat) if lacks[place]]
        if len(wanting) > 1 and 0 < count < sum(wanted for _, wanted in wanting):
            return []
        moves += [Serve(guest, dish) for guest, wanted in wanting for _ in range(min(wanted, count))]
    free = seen.prompt == prompts.PLACE_FOOD or seen.played[seat] & WAITER
    return moves if len(moves) > 1 and (free or len(moves) <= most) else []


# --- besides


def besides(seen: Austria, hand: Hand, teller: Teller) -> list[Chip]:
    """Return the additional actions that are possible now."""
    if seen.prompt not in prompts.TURN or not hand.candidates:
        return []
    legal = seen.legal()
    chips = []
    if any(isinstance(move, Serve) for move in legal):
        chips.append(_serving(seen, hand, teller))
    for move in legal:
        if isinstance(move, Use):
            name = teller.name("card", move.card)
            signs = FACES_OF[seen.revised][move.card].what
            label = f"{name}. {rule_of(seen, f'staff {move.card}', teller)}"
            chips.append(Chip(f"use-{move.card}", signs, name, {"do": "Use", "card": move.card}, label))
        elif isinstance(move, Claim):
            chips.append(_claim(seen, move, hand, teller))
    return chips


def _serving(seen: Austria, hand: Hand, teller: Teller) -> Chip:
    free = seen.played[seen.seat or 0] & WAITER
    signs = [Sign("tray")] if free else [Sign("tray", str(SERVICE_ITEMS)), Sign("coin", f"{MINUS}{SERVICE}")]
    word = teller(N_("Serve"))
    label = f"{word}. {teller.explain('staff 24' if free else 'service')}"
    part: Part = {"do": "Serve"}
    return Chip("serve", signs, word, part, label, hand.picks.get("do") == "Serve")


def _claim(seen: Austria, move: Claim, hand: Hand, teller: Teller) -> Chip:
    points = POLITICS_POINTS[len(seen.disks[seen.politics.index(move.politics)])]
    name = teller.name("politics", move.politics)
    part: Part = {"do": "Claim", "politics": move.politics}
    told = teller.count("{politics}: {number} point", "{politics}: {number} points", points, politics=name)
    return Chip(f"claim-{move.politics}", [Sign("points", f"+{points}")], name, part, told, _picked(hand, part))
