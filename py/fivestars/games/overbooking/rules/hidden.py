"""What a seat may know of the town, and how the rest may be.

Of a face-down card everybody knows the owner, the crest and the crest's size; of hands and decks only how many cards.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, DECK, KIND, OWNER, SIZE, UNKNOWN
from fivestars.table.dice import Dice

if TYPE_CHECKING:
    from fivestars.games.overbooking.rules.state import Town


def hide(town: "Town", seat: int | None) -> None:
    """Take away from a town what a seat may not know; None: what not everybody may know."""
    for owner, hand in enumerate(town.hands):
        if owner != seat:
            hand[:] = [UNKNOWN] * len(hand)
    for cards in (*town.decks, town.pile):
        cards[:] = [UNKNOWN] * len(cards)
    looks = None if town.memory else seat  # ruling R4: with `memory`, nobody looks at what they placed either
    for index in range(town.opened, len(town.hotels)):  # ruling R7: the cards of later hotels stay face down
        for cards, face_up in ((town.doors[index], 0), (town.queues[index], BOX.hotels[town.hotels[index]].rule.open)):
            cards[:] = [
                card if place == face_up or OWNER[card] == looks else BACK[card] for place, card in enumerate(cards, 1)
            ]
    town.dice = Dice.sealed()


_EVERY_KIND: Final = tuple(range(1, len(BOX.kinds) + 1))


class _FaceDown(NamedTuple):
    """A face-down card: where it lies, its back, and the kinds of that back that may lie there."""

    cards: list[int]
    at: int
    back: int
    kinds: tuple[int, ...]


def fill(town: "Town", seat: int, dice: Dice) -> None:
    """Fill in at random what `seat` does not see in this town, so that nothing contradicts what it sees."""
    for owner in range(len(town.hands)):
        _fill_cards(town, owner, seat, dice)
    known = {hotel // 2 for hotel in (*town.hotels, *town.spent)}
    unknown = dice.shuffled([card for card in range(len(BOX.hotels) // 2) if card not in known])
    town.pile[:] = [2 * card + dice.below(2) for card in unknown]
    town.dice = Dice(dice.seed_for_another())


def _fill_cards(town: "Town", owner: int, viewer: int, dice: Dice) -> None:
    """Fill in one seat's face-down cards, hand and deck."""
    face_down = _face_down(town, owner)
    hand, deck = town.hands[owner], town.decks[owner]
    known = {card for cards in (*town.queues, *town.doors, town.booked[owner], town.gone[owner]) for card in cards}
    known.update(hand)
    unknown = [card for card in range(owner * DECK, (owner + 1) * DECK) if card not in known]
    must_place = owner != viewer and town.must_place(owner)
    while True:
        pool = dice.shuffled(unknown)
        for cards, at, back, kinds in face_down:
            chosen = next(card for card in pool if BACK[card] == back and KIND[card] in kinds)
            pool.remove(chosen)
            cards[at] = chosen
        if owner != viewer:
            hand[:] = sorted(pool.pop() for _ in hand)
        if not must_place or any(town.free & town.fits[card % DECK] for card in hand):
            break  # whoever must place a card has one that fits: that much everybody knows
    deck[:] = pool


def _face_down(town: "Town", owner: int) -> list[_FaceDown]:
    """Return a seat's face-down cards, those first of which the rule of a hotel tells most: others may give way."""
    found = []
    for index, hotel in enumerate(town.hotels):
        for cards, admits in ((town.queues[index], BOX.hotels[hotel].rule.admits), (town.doors[index], _EVERY_KIND)):
            for at, card in enumerate(cards):
                if card < 0 and OWNER[card] == owner:
                    kinds = tuple(kind for kind in admits if BOX.sizes[kind - 1] == SIZE[card])
                    found.append(_FaceDown(cards, at, card, kinds))
    return sorted(found, key=lambda card: len(card.kinds))
