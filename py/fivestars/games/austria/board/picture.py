"""The board of Grand Austria Hotel: the middle of the table, the own hotel, the tray, and the other hotels.

The middle is in `square.py`, cards are in `faces.py`, hotels in `houses.py`, what is being decided in `tray.py`.
Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.faces import (
    Guest,
    Staff,
    cafe_of,
    dish_told,
    hand_of,
    order_told,
    pack_of,
    queue_of,
    team_of,
)
from fivestars.games.austria.board.houses import House, other_house, own_house, prices
from fivestars.games.austria.board.leopold import strip_of
from fivestars.games.austria.board.owed import foretold
from fivestars.games.austria.board.square import helping, laws_of, order_of, spaces_of, strength_of, track_of, visits_of
from fivestars.games.austria.board.tray import besides, tray_of
from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import Austria, prompts
from fivestars.games.austria.rules.errands import ACT, BEGIN
from fivestars.games.austria.rules.lookup import DISHES, RICHEST, TABLES
from fivestars.games.austria.rules.moves import Act, Claim, Keep, MoveIn, Pass, Play, Serve, Suffer, Take
from fivestars.table.drawing import Action, Hand, Part, Picture, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

# What brings something hidden to light, spends much, or needs reading first: shown before it is made.
CONFIRMED: Final = frozenset({"Keep", "Take", "Act", "Play", "MoveIn", "Claim", "Suffer", "Pass"})


class Food(NamedTuple):
    """A dish or drink in a kitchen."""

    name: str
    amount: int
    part: Part | None
    wish: Move | None
    label: str


class Hotel(NamedTuple):
    """What a seat has."""

    seat: int
    label: str
    look: str  # what the button says that shows it large
    krones: int
    krones_label: str
    kitchen: Sequence[Food]
    kitchen_label: str
    guests: Sequence[Guest]
    free: Sequence[int]  # tables where nobody sits
    house: House
    team: Sequence[Staff]
    hand: int
    hand_label: str
    passed: bool
    now: bool


def picture(seen: Austria, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    me = hand.seat if hand.seat is not None else seen.seat or 0
    seats = [(me + away) % seen.seats for away in range(seen.seats)]
    thrown = teller.count("{number} die thrown away", "{number} dice thrown away", seen.thrown)
    shown = {
        "track": track_of(seen, teller),
        "visits": visits_of(seen, teller),
        "laws": laws_of(seen, me, hand, teller),
        "queue": queue_of(seen, me, hand, teller),
        "deck": teller.count("{number} guest in the deck", "{number} guests in the deck", len(seen.deck)),
        "staff_deck": teller.count(
            "{number} card in the staff deck", "{number} cards in the staff deck", len(seen.staff)
        ),
        "piles": (len(seen.deck), len(seen.staff)),
        "order": order_of(seen),
        "spaces": spaces_of(seen, me, hand, teller),
        "thrown": seen.thrown,
        "thrown_label": f"{thrown}. {teller.explain('dustbin')}",
        "tray": tray_of(seen, hand, teller),
        "besides": besides(seen, hand, teller),
        "mine": _own(seen, me, hand, teller),
        "leopold": strip_of(seen, teller),
        "others": [_other(seen, seat, teller) for seat in seats[1:]],
        "hand": hand_of(seen, me, hand, teller),
        "pack": pack_of(seen, me, hand, teller),
        "prices": prices(),
        "bonuses": _bonuses(),
        "pane": _pane(seen, hand),
        "panes": _panes(teller),
    }
    return Picture(shown, _actions(seen, hand, teller), _ask(seen, hand, teller))


_PANES: Final = {
    prompts.KEEP_A_CARD: "staff",
    prompts.KEEP_SIX: "staff",
    prompts.PLAY: "staff",
    prompts.RETURN_CARDS: "staff",
    prompts.PLAY_ONE_OF_THREE: "staff",
    prompts.PUT_UNDER_DECK: "staff",
    prompts.DISMISS: "staff",
    prompts.TAKE_PENALTY: "emperor",
    prompts.CHOOSE_REWARD: "hotel",
    prompts.PLACE_FOOD: "hotel",
    prompts.GO_ON_SERVING: "hotel",
    prompts.COMPLETE_AN_ORDER: "hotel",
    prompts.PREPARE: "hotel",
    prompts.FURNISH: "hotel",
    prompts.FLIP: "hotel",
    prompts.REMOVE_VACANT: "hotel",
    prompts.REMOVE_OCCUPIED: "hotel",
}


def _pane(seen: Austria, hand: Hand) -> str:
    """Return the part of the table where one decides: on a phone it is shown, and the others are a tap away."""
    if not hand.candidates:
        return "guests"
    return "hotel" if hand.picks.get("do") in ("MoveIn", "Serve") else _PANES.get(seen.prompt, "guests")


def _panes(teller: Teller) -> list[tuple[str, str, str]]:
    """Return the parts of the table with their pictures and names."""
    return [
        ("guests", "guest", teller(N_("Guests"))),
        ("hotel", "room", teller(N_("Hotel"))),
        ("staff", "play", teller(N_("Staff"))),
        ("emperor", "crown", teller(N_("Emperor"))),
        ("others", "cluster", teller(N_("Others"))),
    ]


def _bonuses() -> list[tuple[str, str, str]]:
    """Return what full groups bring, by colour, as it stands on the roof."""
    groups = BOX.sheet["groups"]
    icons = {"points": "points", "krones": "coin", "emperor": "crown"}
    return [(groups[what]["colour"], icon, "·".join(map(str, groups[what]["by_size"]))) for what, icon in icons.items()]


# --- hotels


def _own(seen: Austria, seat: int, hand: Hand, teller: Teller) -> Hotel:
    return _hotel(seen, seat, hand, own_house(seen, seat, hand, teller), teller)


def _other(seen: Austria, seat: int, teller: Teller) -> Hotel:
    return _hotel(seen, seat, None, other_house(seen, seat, teller), teller)


def _hotel(seen: Austria, seat: int, hand: Hand | None, house: House, teller: Teller) -> Hotel:
    krones, guests = seen.krones[seat], cafe_of(seen, seat, hand, teller)
    held = teller.count("{number} staff card in the hand", "{number} staff cards in the hand", len(seen.hand[seat]))
    food = seen.kitchen_of(seat)
    return Hotel(
        seat,
        teller(N_("Hotel: {name}"), name=teller.name("seat", seat)),
        teller(N_("{name}: look at the hotel"), name=teller.name("seat", seat)),
        krones,
        teller.count("{number} krone of {most}", "{number} krones of {most}", krones, most=RICHEST),
        [_food(dish, count, hand, teller) for dish, count in zip(DISHES, food, strict=True)],
        teller(N_("Kitchen: {food}"), food=order_told(food, teller) or "–"),
        guests,
        range(TABLES - len(guests)),
        house,
        team_of(seen, seat, hand, teller),
        len(seen.hand[seat]),
        held,
        seen.passed >> seat & 1 == 1,
        seen.seat == seat,
    )


def _food(dish: str, count: int, hand: Hand | None, teller: Teller) -> Food:
    part: Part | None = {"do": "Serve", "dish": dish} if hand and hand.candidates and count else None
    guest = hand.picks.get("guest") if hand else None
    wish = Serve(guest, dish) if isinstance(guest, int) and part else None
    return Food(dish, count, part, wish, dish_told(dish, count, teller))


# --- beside the board


def _actions(seen: Austria, hand: Hand, teller: Teller) -> list[Action]:
    if hand.picks:
        return []
    return [
        Action(do.lower(), teller(_buttons(seen)[do]), {"do": do}, quiet=do != "Finish")
        for do in ("Finish", "Decline", "Pass")
        if hand.offers(do=do)
    ]


_DECLINES: Final = {
    prompts.PLACE_FOOD: N_("The rest to the kitchen"),
    prompts.GO_ON_SERVING: N_("Serve no more"),
    prompts.PREPARE: N_("Prepare no more rooms"),
    prompts.FURNISH: N_("Place no room"),
    prompts.FLIP: N_("Turn no room"),
    prompts.PLAY: N_("Play no card"),
    prompts.PLAY_ONE_OF_THREE: N_("Play no card"),
    prompts.TAKE_A_GUEST: N_("Take no guest"),
}


def _buttons(seen: Austria) -> Mapping[str, str]:
    """Return what the buttons are called that take nothing more."""
    decline = _DECLINES.get(seen.prompt, N_("Give up this turn"))
    return {"Finish": N_("End the turn"), "Decline": decline, "Pass": N_("Pass")}


def _ask(seen: Austria, hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked, or what would be done, once something has been picked."""
    if not hand.picks:
        return ""
    if hand.chosen is not None:
        return _asked(seen, hand.chosen, teller)
    match hand.picks.get("do"):
        case "Act" if "die" in hand.picks:
            return teller(N_("Which action does the 6 do?"))
        case "MoveIn" if "guest" in hand.picks:
            guest = int(hand.picks["guest"])
            return teller(N_("{guest}: which room?"), guest=teller.name("guest", guest))
        case "MoveIn" if "room" in hand.picks:
            return teller(N_("Room {room}: who moves in?"), room=hand.picks["room"])
        case "Serve" if "guest" in hand.picks:
            guest = int(hand.picks["guest"])
            return teller(N_("{guest}: what is served?"), guest=teller.name("guest", guest))
        case "Serve" if "dish" in hand.picks:
            return teller(N_("{dish}: for whom?"), dish=teller.name("dish", hand.picks["dish"]))
        case "Serve":
            return teller(N_("What is served, and to whom?"))
    return ""


def _asked(seen: Austria, move: Move, teller: Teller) -> str:
    """Return what the chosen move would do."""
    match move:
        case Take(place):
            guest = seen.queue[place - 1]
            reward = teller.explain(f"guest {guest}")
            return teller(
                N_("Take this guest: {guest}? On moving in: {reward}"),
                guest=teller.name("guest", guest),
                reward=reward[0].lower() + reward[1:],
            )
        case Act():
            return _action_asked(seen, move, teller)
        case Play(card):
            asked = teller(N_("Play this card: {card}?"), card=teller.name("card", card))
            cost = foretold(seen, move, teller).cost_told(teller)
            return f"{asked} {teller.explain(f'staff {card}')} {cost}".rstrip()
        case Keep(card):
            asked = teller(N_("Keep this card: {card}?"), card=teller.name("card", card))
            return f"{asked} {teller.explain(f'staff {card}')}"
        case MoveIn(guest, room):
            asked = teller(N_("{guest}: into room {room}?"), guest=teller.name("guest", guest), room=room)
            return _with_gains(asked, seen, move, teller)
        case Claim(card):
            asked = teller(N_("Put a disk here: {politics}?"), politics=teller.name("politics", card))
            return _with_gains(asked, seen, move, teller)
        case Suffer(loss):
            return teller(N_("Lose this: {loss}?"), loss=teller.name("loss", loss))
        case Pass():
            return teller.explain("pass")
    return ""


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
        case 1:
            return teller.count("Take {number} strudel or cake?", "Take {number} strudels and cakes?", strength)
        case 2:
            return teller.count("Take {number} wine or coffee?", "Take {number} wines and coffees?", strength)
        case 3:
            return teller.count("Prepare {number} room?", "Prepare up to {number} rooms?", strength)
        case 4 if any(effect.what == "both" for effect in effects):
            return teller.count(
                "Take {number} step and the same number of krones?",
                "Take {number} steps and the same number of krones?",
                strength,
            )
        case 4:
            return teller.count("Take {number} step or krone?", "Take {number} steps and krones together?", strength)
    off = strength + sum(effect.amount for effect in effects if effect.what == "discount")
    return teller.count(
        "Play a staff card for {number} krone less?", "Play a staff card for {number} krones less?", off
    )
