"""What the prompt says and the buttons below it: what there is to decide, and what a choice would do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from markupsafe import Markup, escape

from fivestars.games.austria.board.faces import rule_of
from fivestars.games.austria.board.owed import foretold, order_told
from fivestars.games.austria.board.recap import ART
from fivestars.games.austria.board.signs import Sign
from fivestars.games.austria.board.square import helping, strength_of
from fivestars.games.austria.board.tray import Chip, all_served, choices, loss_told, of_the_die
from fivestars.games.austria.box import TOURIST
from fivestars.games.austria.rules import Austria, prompts
from fivestars.games.austria.rules.errands import ACT, BEGIN
from fivestars.games.austria.rules.legal import room_price
from fivestars.games.austria.rules.lookup import EMPEROR_ROUNDS, GUESTS, INDEX, RETREATS, TURNS_EACH
from fivestars.games.austria.rules.moves import (
    Act,
    Claim,
    Keep,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Serve,
    Sink,
    Suffer,
    Take,
    Use,
)
from fivestars.table.drawing import Action, Hand, Part, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

# --- the buttons


def actions_of(seen: Austria, hand: Hand, teller: Teller) -> list[Action]:
    """Return what is decided by a button: what takes nothing more, moving a guest in, and a few choices in words.

    What ends the turn comes first: it stays where it is when another button comes.
    """
    if seen.prompt == prompts.PUT_UNDER_DECK and hand.offers(do="Sink"):
        anyhow = [Sink(card) for card in seen.looked[:-1]]  # the last one goes there by itself
        return [Action("sink-all", teller(N_("In any order")), {"do": "Sink"}, moves=anyhow)]
    at_once = all_served(seen, hand)
    serves = [Action("serve-all", teller(N_("Serve all")), {"do": "Serve"}, moves=at_once)] if at_once else []
    if hand.picks:
        return serves + [Action(chip.id, _in_signs(chip), chip.part, quiet=True) for chip in of_the_die(hand, teller)]
    shown = _with_signs if seen.prompt in (prompts.FETCH, prompts.DIVIDE) else _in_words
    few = [Action(chip.id, shown(chip), chip.part) for chip in choices(seen, hand, teller)]
    calls = _moving_in(hand, teller)
    ends = [
        Action(do.lower(), teller(_buttons(seen)[do]), {"do": do}, quiet=do != "Finish" or bool(calls))
        for do in ("Finish", "Decline", "Pass")
        if hand.offers(do=do)
    ]
    return ends + calls + serves + few


def _in_words(chip: Chip) -> str:
    return chip.label


def _in_signs(chip: Chip) -> str:
    """Return a button of signs, as on the board; its words are for those who cannot see them."""
    mark = Markup("✓" if chip.picked else "")
    return mark + _pictures(chip.signs) + Markup('<span class="unseen">{}</span>').format(chip.label)


def _with_signs(chip: Chip) -> str:
    """Return a button in words, with a picture of each thing that they name."""
    return _pictures([sign._replace(text="") for sign in chip.signs]) + escape(chip.label)


def _pictures(signs: Sequence[Sign]) -> Markup:
    return Markup().join(part for sign in signs for part in (_PICTURE.format(ART + sign.icon), _beside(sign.text)))


def _beside(text: str) -> Markup:
    return Markup('<b aria-hidden="true">{}</b>').format(text) if text else Markup()


_PICTURE: Final = Markup('<svg class="pict" aria-hidden="true"><use href="{}"/></svg>')


def _moving_in(hand: Hand, teller: Teller) -> list[Action]:
    guests = _ready(hand)
    part: Part = {"do": "MoveIn", "guest": guests[0]} if len(guests) == 1 else {"do": "MoveIn"}
    return [Action("movein", teller(N_("Move in")), part)] if guests else []


def _ready(hand: Hand) -> list[int]:
    """Return the guests who can move in now."""
    return sorted({move.guest for move in hand.candidates if isinstance(move, MoveIn)})


_DECLINES: Final = {
    prompts.PLACE_FOOD: N_("The rest to the kitchen"),
    prompts.GO_ON_SERVING: N_("Serve no more"),
    prompts.PREPARE: N_("Prepare no more rooms"),
    prompts.FURNISH: N_("Place no room"),
    prompts.FLIP: N_("Leave rooms vacant"),
    prompts.PLAY: N_("Play no card"),
    prompts.PLAY_ONE_OF_THREE: N_("Play no card"),
    prompts.TAKE_A_GUEST: N_("Take no guest"),
}


def _buttons(seen: Austria) -> Mapping[str, str]:
    """Return what the buttons are called that take nothing more."""
    decline = _DECLINES.get(seen.prompt, N_("Give up this turn"))
    return {"Finish": N_("End the turn"), "Decline": decline, "Pass": N_("Pass")}


# --- what there is to decide


def ask_of(seen: Austria, hand: Hand, teller: Teller) -> str:
    """Return what there is to decide where the game's own sentence does not tell it, or what a choice would do."""
    if hand.picks:
        return _still(hand, teller) if hand.chosen is None else _asked(seen, hand.chosen, teller)
    asks = _ASKS.get(seen.prompt)
    if asks is None or not hand.candidates or seen.seat is None:
        return ""
    return asks(seen, hand, teller.name("seat", seen.seat), teller)


def _preparing(seen: Austria, hand: Hand, name: str, teller: Teller) -> str:
    """Return how many rooms may be prepared, and for how much."""
    errand, seat = seen.errands[-1], seen.seat or 0
    told = teller.count(
        "{name}: prepare a room.", "{name}: prepare up to {number} rooms, one by one.", errand.number, name=name
    )
    rooms = [INDEX[move.room] for move in hand.candidates if isinstance(move, Prepare)]
    prices = {room_price(seen, seat, room, errand.discount) for room in rooms}
    more = _next_room(min(prices, default=0), max(prices, default=0), teller)
    if not seen.vacant[seat] and not seen.occupied[seat]:
        more = teller(N_("The first room is the one at the bottom left."))
    return f"{told} {more}"


def _next_room(least: int, most: int, teller: Teller) -> str:
    if not most:
        return teller(N_("The next room is free."))
    if least == most:
        return teller.count("The next room costs {number} krone.", "The next room costs {number} krones.", most)
    return teller.count(
        "The next room costs {least} to {number} krone.",
        "The next room costs {least} to {number} krones.",
        most,
        least=least,
    )


def _sinking(seen: Austria, _hand: Hand, name: str, teller: Teller) -> str:
    """Return how many of the cards looked at still go under the deck."""
    return teller.count(
        "{name}: a card goes under the deck.",
        "{name}: {number} cards go under the deck, one by one. Which is next?",
        len(seen.looked),
        name=name,
    )


def _returning(seen: Austria, _hand: Hand, name: str, teller: Teller) -> str:
    """Return how many cards of the hand still go under the deck."""
    return teller.count(
        "{name}: which card of your hand goes under the deck?",
        "{name}: {number} cards of your hand go under the deck, one by one. Which is next?",
        seen.errands[-1].number,
        name=name,
    )


def _turning(seen: Austria, hand: Hand, name: str, teller: Teller) -> str:
    """Return what calls first in a turn, and what may be done besides."""
    kinds = {type(move) for move in hand.candidates}
    first = _FIRST[Take in kinds, Act in kinds]
    more = _coming(hand, teller) or _lacking(seen, teller)
    return f"{teller(first, name=name)} {more}".rstrip()


def _lacking(seen: Austria, teller: Teller) -> str:
    """Return what the guests of the café still want that is not in the kitchen, in short: others' deeds stay beside."""
    seat = seen.seat or 0
    lacks = [sum(dishes) for dishes in zip(*(lacks for _, lacks in seen.guests_of(seat)), strict=True)]
    if not any(lacks):
        return ""
    missing = [max(0, lack - has) for lack, has in zip(lacks, seen.kitchen_of(seat), strict=True)]
    if not any(missing):
        return teller(N_("Nothing is missing."))
    told = _WANTED if lacks == missing else _WANTED_BESIDES
    return teller(told, food=order_told(missing, teller))


_WANTED: Final = N_("Guests still want: {food}.")
_WANTED_BESIDES: Final = N_("Still missing: {food}.")
_FIRST: Final = {
    (True, True): N_("{name}: take a guest or choose a die."),
    (False, True): N_("{name}: choose a die."),
    (True, False): N_("{name}: take a guest, or pass."),
    (False, False): N_("{name}: no die can be used. Pass, or do something else first."),
}


def _ending(seen: Austria, hand: Hand, name: str, teller: Teller) -> str:
    """Return what may be done once the die is used, the best first; nothing where the turn just ends."""
    over = N_("{name}: the turn is nearly over.")
    if coming := _coming(hand, teller):
        return f"{teller(over, name=name)} {coming}"
    kinds = {type(move) for move in hand.candidates}
    told = next((told for kind, told in _LAST.items() if kind in kinds), "")
    if _is_blamed_next(seen):
        return f"{teller(told or over, name=name)} {teller(_BLAMED)}"
    return teller(told, name=name) if told else ""


def _is_blamed_next(seen: Austria) -> bool:
    """Tell whether it is the last turn of the seat before the emperor comes and finds it on space 0."""
    seat = seen.seat or 0
    back: int = dict(zip(EMPEROR_ROUNDS, RETREATS, strict=True)).get(seen.round, -1)
    return seen.covered[seat] == TURNS_EACH and seen.steps[seat] <= back


_BLAMED: Final = N_("Then comes the emperor, and a penalty for you.")
_LAST: Final[dict[type[Move], str]] = {
    Claim: N_("{name}: put a disk on a politics card, or end the turn."),
    Use: N_("{name}: use your staff at work, or end the turn."),
    Serve: N_("{name}: serve from the kitchen, or end the turn."),
}


def _coming(hand: Hand, teller: Teller) -> str:
    """Return which guests can move in, with the colour of the room that each wants."""
    if not (ready := _ready(hand)):
        return ""
    names = [f"{teller.name('guest', guest)} ({_wanted(guest, teller)})" for guest in ready]
    return teller.count(
        "A guest can move in: {guests}.", "{number} guests can move in: {guests}.", len(ready), guests=", ".join(names)
    )


def _wanted(guest: int, teller: Teller) -> str:
    colour = GUESTS[guest].colour
    return teller(N_("any room")) if colour == TOURIST else teller.name("colour", colour)


_ASKS: Final[dict[str, Callable[[Austria, Hand, str, Teller], str]]] = {
    prompts.BEGIN: _turning,
    prompts.ACT: _turning,
    prompts.FINISH: _ending,
    prompts.PREPARE: _preparing,
    prompts.PUT_UNDER_DECK: _sinking,
    prompts.RETURN_CARDS: _returning,
}


def _still(hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked."""
    match hand.picks.get("do"):
        case "Act" if "die" in hand.picks:
            return teller(N_("Which action does the 6 do?"))
        case "MoveIn" if "guest" in hand.picks:
            guest = int(hand.picks["guest"])
            return teller(N_("{guest}: which room?"), guest=teller.name("guest", guest))
        case "MoveIn" if "room" in hand.picks:
            return teller(N_("Room {room}: who moves in?"), room=hand.picks["room"])
        case "MoveIn":
            return teller(N_("Who moves in, and where?"))
        case "Serve" if "guest" in hand.picks:
            guest = int(hand.picks["guest"])
            return teller(N_("{guest}: what is served?"), guest=teller.name("guest", guest))
        case "Serve" if "dish" in hand.picks:
            return teller(N_("Who gets this: {dish}?"), dish=teller.name("dish", hand.picks["dish"]))
        case "Serve":
            return teller(N_("What is served, and to whom?"))
    return ""


# --- what the chosen move would do


def _asked(seen: Austria, move: Move, teller: Teller) -> str:
    """Return what the chosen move would do."""
    match move:
        case Take(place):
            return _guest_asked(seen, seen.queue[place - 1], move, teller)
        case Act():
            return _action_asked(seen, move, teller)
        case Play(card):
            asked = teller(N_("Play this card: {card}?"), card=teller.name("card", card))
            cost = foretold(seen, move, teller).cost_told(teller)
            return f"{asked} {rule_of(seen, f'staff {card}', teller)} {cost}".rstrip()
        case Keep(card):
            asked = teller(N_("Keep this card: {card}?"), card=teller.name("card", card))
            return f"{asked} {rule_of(seen, f'staff {card}', teller)}"
        case MoveIn(guest, room):
            asked = teller(N_("{guest}: into room {room}?"), guest=teller.name("guest", guest), room=room)
            return _with_gains(asked, seen, move, teller)
        case Claim(card):
            asked = teller(N_("Put a disk here: {politics}?"), politics=teller.name("politics", card))
            return _with_gains(asked, seen, move, teller)
        case Suffer(loss):
            return teller(N_("Lose this: {loss}?"), loss=loss_told(seen, loss, teller))
        case Pass():
            return teller.explain("pass")
    return ""


def _guest_asked(seen: Austria, guest: int, move: Take, teller: Teller) -> str:
    """Return what a guest costs now, and brings once there is a room."""
    cost, name = foretold(seen, move, teller).cost, teller.name("guest", guest)
    asked = (
        teller.count("Take for {number} krone: {guest}?", "Take for {number} krones: {guest}?", cost, guest=name)
        if cost
        else teller(N_("Take for free: {guest}?"), guest=name)
    )
    points, reward = GUESTS[guest].points, rule_of(seen, f"guest {guest}", teller)
    if not points:
        brings = teller(N_("Later, when moving in: {reward}"), reward=reward[0].lower() + reward[1:])
        return f"{asked} {brings}"
    brings = teller.count(
        "Later, when moving in: {number} point. {reward}",
        "Later, when moving in: {number} points. {reward}",
        points,
        reward=reward,
    )
    return f"{asked} {brings}"


def _with_gains(asked: str, seen: Austria, move: Move, teller: Teller) -> str:
    return f"{asked} {foretold(seen, move, teller).told(teller)}".rstrip()


def _action_asked(seen: Austria, move: Act, teller: Teller) -> str:
    """Return what a die would do, with what it costs and what the staff adds."""
    own = seen.errands[-1].kind in (BEGIN, ACT)
    strength = strength_of(seen, seen.seat or 0, move.die, own) + move.boost
    return _with_gains(_deed(seen, move, strength, own, teller), seen, move, teller)


def _deed(seen: Austria, move: Act, strength: int, own: bool, teller: Teller) -> str:
    effects = helping(seen, seen.seat or 0, move.die, own)
    match move.action:
        case 1:  # one die brings no choice
            return teller.count(
                "Take {number} strudel?",
                "Take {number} in all, strudel and cake, never more cake than strudel?",
                strength,
            )
        case 2:
            return teller.count(
                "Take {number} wine?",
                "Take {number} in all, wine and coffee, never more coffee than wine?",
                strength,
            )
        case 3:
            return teller.count("Prepare {number} room?", "Prepare up to {number} rooms?", strength)
        case 4 if any(effect.what == "both" for effect in effects):
            return teller.count(
                "Take {number} step and the same number of krones?",
                "Take {number} steps and the same number of krones?",
                strength,
            )
        case 4:
            return teller.count("Take {number} step or krone?", "Take {number} in all, steps or krones?", strength)
    off = strength + sum(effect.amount for effect in effects if effect.what == "discount")
    return teller.count(
        "Play a staff card for {number} krone less?", "Play a staff card for {number} krones less?", off
    )
