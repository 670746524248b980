"""What a seat may know, and how the rest may be.

Of a face-down card everybody knows the owner, the crest and the crest's size; of hands and decks only how many cards.
"""

from typing import Final, NamedTuple

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, DECK, KIND, OWNER, SIZE, UNKNOWN
from fivestars.games.overbooking.rules.legal import can_place, must_place
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.dice import Dice


def hide(seen: Table, seat: int | None) -> None:
    """Take away from a copy what a seat may not know; None: what not everybody may know."""
    for owner, hand in enumerate(seen.hands):
        if owner != seat:
            hand[:] = [UNKNOWN] * len(hand)
    for cards in (*seen.decks, seen.pile):
        cards[:] = [UNKNOWN] * len(cards)
    looks = None if seen.memory else seat  # ruling 4: with `memory`, nobody looks at what they placed either
    for index in range(seen.opened, len(seen.hotels)):  # ruling 7: the cards of later hotels stay face down
        for cards, face_up in ((seen.doors[index], 0), (seen.queues[index], BOX.hotels[seen.hotels[index]].rule.open)):
            cards[:] = [
                card if place == face_up or OWNER[card] == looks else BACK[card] for place, card in enumerate(cards, 1)
            ]
    seen.dice = Dice.sealed()


_EVERY_KIND: Final = tuple(range(1, len(BOX.kinds) + 1))


class _FaceDown(NamedTuple):
    """A face-down card: where it lies, its back, and the kinds of that back that may lie there."""

    cards: list[int]
    at: int
    back: int
    kinds: tuple[int, ...]


def fill(state: Table, seat: int, dice: Dice) -> None:
    """Fill in at random what `seat` does not see in this state, so that nothing contradicts what it sees."""
    for owner in range(len(state.hands)):
        _fill_cards(state, owner, seat, dice)
    known = {hotel // 2 for hotel in (*state.hotels, *state.spent)}
    unknown = dice.shuffled([card for card in range(len(BOX.hotels) // 2) if card not in known])
    state.pile[:] = [2 * card + dice.below(2) for card in unknown]
    state.dice = Dice(dice.seed_for_another())


def _fill_cards(state: Table, owner: int, viewer: int, dice: Dice) -> None:
    """Fill in one seat's face-down cards, hand and deck."""
    face_down = _face_down(state, owner)
    hand, deck = state.hands[owner], state.decks[owner]
    known = {card for cards in (*state.queues, *state.doors, state.booked[owner], state.gone[owner]) for card in cards}
    known.update(hand)
    unknown = [card for card in range(owner * DECK, (owner + 1) * DECK) if card not in known]
    asked = owner != viewer and must_place(state, owner)
    while True:
        pool = dice.shuffled(unknown)
        for cards, at, back, kinds in face_down:
            chosen = next(card for card in pool if BACK[card] == back and KIND[card] in kinds)
            pool.remove(chosen)
            cards[at] = chosen
        if owner != viewer:
            hand[:] = sorted(pool.pop() for _ in hand)
        if not asked or can_place(state, owner):
            break  # whoever must place a card has one that fits: that much everybody knows
    deck[:] = pool


def _face_down(state: Table, owner: int) -> list[_FaceDown]:
    """Return a seat's face-down cards, those first of which the rule of a hotel tells most: others may give way."""
    found = []
    for index, hotel in enumerate(state.hotels):
        for cards, admits in ((state.queues[index], BOX.hotels[hotel].rule.admits), (state.doors[index], _EVERY_KIND)):
            for at, card in enumerate(cards):
                if card < 0 and OWNER[card] == owner:
                    kinds = tuple(kind for kind in admits if BOX.sizes[kind - 1] == SIZE[card])
                    found.append(_FaceDown(cards, at, card, kinds))
    return sorted(found, key=lambda card: len(card.kinds))
