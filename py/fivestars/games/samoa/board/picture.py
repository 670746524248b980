"""The board of Hotel Samoa: the flag row, what is on offer, the own hotel with its hand of cards, and the others.

Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from typing import Final, NamedTuple

from fivestars.games.samoa.board.lodging import Tile, earned, groups_of, hotel_of, lines_of, tile_of
from fivestars.games.samoa.board.weeks import front_of, orders_of, weeks_of
from fivestars.games.samoa.box import BOARD_ROOMS, BOX, CARDS, DAY_OFF, POOL, SUITE, TAKE_BACK, TILE_OF, TO_SEND
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_ROOM,
    Buy,
    Choose,
    Swap,
    TakeBack,
)
from fivestars.games.samoa.rules.scoring import specials
from fivestars.games.samoa.rules.table import HIDDEN
from fivestars.table.drawing import Action, Hand, Part, Picture, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

# What cannot be taken back, once others have seen it or gone on; placing and sending home end with a pass.
CONFIRMED: Final = frozenset({"Choose", "TakeBack", "Swap", "Buy"})


class Card(NamedTuple):
    """One of the viewer's own price cards, at its place in the row."""

    number: int
    bid: int
    price: int
    grey: bool
    where: str  # held, front, gone
    raised: bool  # picked, and not laid yet
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    rule: str  # told besides why it cannot be picked


def picture(seen: Samoa, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    seats = len(seen.hotels)
    viewer = hand.seat or 0
    money = seen.money(viewer)
    hotels = [hotel_of(seen, (viewer + step) % seats, hand, teller) for step in range(seats)]
    shown = {
        "weeks": weeks_of(seen, teller),
        "orders": orders_of(seen, teller),
        "market": [_offered(seen, tile, teller) for tile in seen.market],
        "pile": len(seen.pile),
        "pile_label": teller.count("{number} tile in the pile", "{number} tiles in the pile", len(seen.pile)),
        "groups": list(groups_of(seen, hand, teller)),
        "lines": lines_of([len(group) for group in seen.ashore]),
        "own": hotels[0],
        "others": hotels[1:],
        "fronts": [front_of(seen, seat, teller) for seat in range(seats)],
        "money": money,
        "earned": earned(seen) if seen.prompt == prompts.HOST_ON else 0,
        "gained": account.last if (account := seen.accounts[viewer]) else 0,
        "money_label": teller.count("{number} coin", "{number} coins", money or 0),
        "worth": BOX.unused_special,
        "unused": (unused := specials(seen, viewer)),
        "unused_label": teller.count(
            "Unused special tiles: {number} coin more at the end.",
            "Unused special tiles: {number} coins more at the end.",
            unused,
        ),
        "cards": _cards(seen, viewer, hand, teller),
        "round": seen.round,
        "deciding": seen.seat,
        "asked": asked(seen, viewer, hand),
    }
    return Picture(shown, _actions(seen, hand, teller), _ask(seen, hand, teller), len(seen.flags))


def asked(seen: Samoa, viewer: int, hand: Hand) -> str:
    """Return what the viewer picks: cards, rooms (with tourists or tiles), a room for what is picked, or nothing."""
    if seen.seat != viewer:
        return ""
    if seen.prompt in (prompts.CARD, prompts.SWAP):
        return "cards"
    return "room" if hand.picks else "rooms"


def _offered(seen: Samoa, tile: int, teller: Teller) -> Tile:
    if seen.prompt != prompts.BUILD:
        offered = tile_of(tile, None, None, teller)
        return offered._replace(tip=f"{offered.tip} {teller.explain('to_build')}")  # its own effect comes first
    kind, suites = TILE_OF[tile], seen.suites[seen.queue[0]] if seen.queue else ()
    room = next((room for room in range(BOARD_ROOMS) if room not in suites), 0) if kind == SUITE else NO_ROOM
    return tile_of(tile, {"do": "Buy", "tile": kind}, Buy(kind, room), teller)


# --- the hand


def _cards(seen: Samoa, viewer: int, hand: Hand, teller: Teller) -> list[Card]:
    if seen.discarded[viewer] == HIDDEN:
        return []
    return [_card(seen, viewer, card, hand, teller) for card in range(CARDS)]


def _card(seen: Samoa, viewer: int, card: int, hand: Hand, teller: Teller) -> Card:
    grey, name = card == DAY_OFF, teller.name("card", card)
    label = name if grey else teller(N_("Bid {bid}, rooms at {price}"), **_figures(card))
    where = "held"
    if seen.cards[viewer] == card:
        where, label = "front", teller(N_("{card}: in front of the hotel"), card=label)
    elif seen.discarded[viewer] >> card & 1:
        where, label = "gone", teller(N_("{card}: discarded"), card=label)
    part, wish = _card_part(seen, card, where, hand)
    raised = isinstance(hand.chosen, Choose | Swap) and hand.chosen.card == card
    rule = teller.explain("day_off" if grey else "price_card")
    if where == "gone":
        rule = teller(N_("Used up. Only this tile brings it back: {tile}."), tile=teller.name("tile", TAKE_BACK))
    tip = f"{label}. {rule}"
    return Card(card, BOX.bids[card], BOX.prices[card], grey, where, raised, part, wish, label, tip, rule)


def _figures(card: int) -> dict[str, int]:
    return {"bid": BOX.bids[card], "price": BOX.prices[card]}


def _card_part(seen: Samoa, card: int, where: str, hand: Hand) -> tuple[Part | None, Move | None]:
    """Return what picking a card of the row means now, and the move that one wishes for by it."""
    if where == "gone":
        # Before the tile is picked it says what it is: that it cannot be laid, its place tells.
        return (_take_back_part(card, hand) if hand.picks.get("do") == "TakeBack" else None), None
    if seen.prompt == prompts.SWAP:
        return {"do": "Swap", "card": card}, Swap(card)
    return {"do": "Choose", "card": card}, Choose(card)


def _take_back_part(card: int, hand: Hand) -> Part:
    """Return the first or second of the two cards to take back, the lower of which the move names first."""
    first, second = hand.picks.get("first"), hand.picks.get("second")
    if card == first or (first is second is None and hand.offers(do="TakeBack", first=card)):
        return {"do": "TakeBack", "first": card}
    if card == second or (first is second is None):
        return {"do": "TakeBack", "second": card}
    other = first if isinstance(first, int) else second
    low, high = sorted((card, other if isinstance(other, int) else card))
    return {"do": "TakeBack", "first": low, "second": high}


# --- beside the board


def _actions(seen: Samoa, hand: Hand, teller: Teller) -> list[Action]:
    if hand.picks or not hand.offers(do="Pass"):
        return []
    return [_pass(seen, teller)]


_UNDONE: Final = {
    prompts.SWAP: N_("Keep this card"),
    prompts.BUILD: N_("Build nothing"),
    prompts.HOST: N_("Take no tourists"),
    prompts.DAY_OFF: N_("Send nobody home"),
}


def _pass(seen: Samoa, teller: Teller) -> Action:
    """Return the button that ends the own part of a phase: quiet where nothing has been done in it."""
    part = {"do": "Pass"}
    if seen.prompt == prompts.HOST_ON:
        return Action("pass", teller.count("Done: {number} coin", "Done: {number} coins", earned(seen)), part)
    if seen.prompt == prompts.DAY_OFF and seen.send < TO_SEND:
        return Action("pass", teller(N_("Done")), part)
    return Action("pass", teller(_UNDONE[seen.prompt]), part, quiet=True)


def _ask(seen: Samoa, hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked, or what would be done, once something has been picked."""
    if not hand.picks:
        return _stands(seen, hand, teller) if hand.candidates else ""
    match hand.chosen:
        case Choose(card) | Swap(card):
            return _card_asked(card, teller)
        case Buy() as buy:
            return _purchase_asked(seen, buy, teller)
        case TakeBack(first, second):
            cards = [teller.name("card", card) for card in (first, second) if card != NO_CARD]
            return teller(N_("Give up the tile and take back: {cards}?"), cards=", ".join(cards))
    match hand.picks.get("do"):
        case "Place":
            return _placing_asked(hand, teller)
        case "Buy":
            asked = teller(N_("Which room becomes a suite?"))
            return f"{asked} {teller.explain('suite')}"
        case "SendHome":
            return teller(N_("Who goes home? Choose a room."))
        case "Swap":
            return teller(N_("Which card from your hand replaces it?"))
    for taken in (hand.picks.get("first"), hand.picks.get("second")):
        if taken is not None:
            return teller(N_("{card} comes back. And which other one?"), card=teller.name("card", taken))
    return teller(N_("Take two discarded cards back: which ones?"))


def _stands(seen: Samoa, hand: Hand, teller: Teller) -> str:
    """Return what is asked where the phase's own question would not fit how things stand; else nothing."""
    match seen.prompt:
        case prompts.CARD:
            return _missed(seen, hand.seat or 0, teller)
        case prompts.BUILD if hand.offers(do="Buy"):
            return teller.count(
                "{seat}: buy a building tile for {number} coin?",
                "{seat}: buy a building tile for {number} coins?",
                BOX.bids[seen.cards[hand.seat or 0]],
                seat=teller.name("seat", hand.seat or 0),
            )
        case prompts.HOST_ON if not hand.offers(do="Place"):
            if not seen.groups[seen.group] and seen.waiting():
                return teller(N_("The whole group has moved in, and only one group may. Finish."))
            return teller(N_("Nobody else can move in. Finish."))
        case prompts.DAY_OFF if seen.send < TO_SEND:
            if hand.offers(do="SendHome"):
                return teller(N_("Send one more guest home, or finish."))
            return teller(N_("Nobody else can be sent home. Finish."))
    return ""


def _missed(seen: Samoa, seat: int, teller: Teller) -> str:
    """Return the question for a card with why this seat was not asked for tourists in the round before."""
    name = teller.name("seat", seat)
    if seen.late >> seat & 1:
        return teller(N_("{seat}: no tourist was left for you last round. Lay a price card face down."), seat=name)
    if seen.full >> seat & 1:
        return teller(N_("{seat}: you had no room for tourists last round. Lay a price card face down."), seat=name)
    return ""


def _card_asked(card: int, teller: Teller) -> str:
    if card == DAY_OFF:
        return teller(
            N_("A day off? You build nothing and take nobody, but may send two guests home. The card comes back.")
        )
    return teller(N_("Lay this card: bid {bid}, rooms at {price}?"), **_figures(card))


def _purchase_asked(seen: Samoa, buy: Buy, teller: Teller) -> str:
    brought = dict(seen.foretell(buy).points)
    price, swimmers = -brought["building"], brought.get("swimmers", 0)
    asked = teller.count(
        "{tile} for {number} coin?", "{tile} for {number} coins?", price, tile=teller.name("tile", buy.tile)
    )
    if buy.tile != POOL:
        return f"{asked} {teller.explain(BOX.tiles[buy.tile])}"
    return f"{asked} " + teller.count(
        "The swimmers pay {number} coin now, and each new one pays for every pool.",
        "The swimmers pay {number} coins now, and each new one pays for every pool.",
        swimmers,
    )


def _placing_asked(hand: Hand, teller: Teller) -> str:
    guest, room = hand.picks.get("guest"), hand.picks.get("room")
    if guest is None and room is not None:
        return teller(N_("{room}: who moves in?"), room=teller.name("room", room))
    if guest is None:
        return ""
    return teller(N_("{guest}: into which room?"), guest=teller.name("guest", guest))
