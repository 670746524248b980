"""How a guest card looks to one seat: its face, or a back with crest and size. What it may do is added by `picture.py`.

Nothing here knows more of a card than its number says: a face-down card has the number of its back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.overbooking.box import BOX, LARGE, SIZES
from fivestars.games.overbooking.box.guests import BEDS, COINS, CREST, KIND, OWNER, SIZE
from fivestars.games.overbooking.rules import Overbooking
from fivestars.table.drawing import Part, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

KINDS: Final = ("", *BOX.kinds)  # by number

RANGES: Final = tuple(
    (min(beds), max(beds))
    for size in range(LARGE + 1)
    for beds in [[beds for beds, other in zip(BOX.beds, BOX.sizes, strict=True) if other == size]]
)  # of beds, by what a back shows
FRONTS: Final = 4  # different fronts of inns are drawn


class Card(NamedTuple):
    """A guest card as it is drawn."""

    id: str
    lit: str
    owner: int
    kind: str  # empty: only its back is seen
    beds: int
    coins: int
    crest: str
    size: str
    label: str
    tip: str
    state: str = ""  # classes: how it stands here
    part: Part | None = None
    wish: Move | None = None
    mark: str = ""  # a number on a ribbon
    plus: int = 0  # coins that it brings at this moment
    cover: bool = False  # it is just being turned up: its back is seen first
    loose: bool = False  # its coins can still go to a purse
    lack: str = ""  # beds that were left, of those it wanted in vain


def face(card: int, teller: Teller, state: str = "") -> Card:
    """Return a card of which the face is seen."""
    owner = OWNER[card]
    label = teller(
        N_("{card}, {name}. Beds: {beds}, coins: {coins}."),
        card=teller.name("card", card),
        name=teller.name("seat", owner),
        beds=BEDS[card],
        coins=COINS[card],
    )
    return Card(
        f"card-{card}",
        f"card-{card} cards-{card} replaced-{card} favoured-{card}",
        owner,
        KINDS[KIND[card]],
        BEDS[card],
        COINS[card],
        BOX.crests[CREST[card]],
        SIZES[SIZE[card]],
        label,
        f"{label} {teller.explain(KINDS[KIND[card]])}",
        state,
    )


def face_down(card: int, back: int, teller: Teller) -> Card:
    """Return a card that lies face down before somebody who knows it."""
    shown = face(card, teller, "down")
    hidden = teller(N_("Face down: the others see only its back. {back}."), back=teller.name("back", back))
    return shown._replace(label=f"{shown.label} {hidden}", tip=f"{hidden} {shown.tip}")


def back(place: str, card: int, teller: Teller) -> Card:
    """Return the back of a card: its owner, its crest, and the crest's size."""
    owner, crest, size = OWNER[card], BOX.crests[CREST[card]], SIZES[SIZE[card]]
    label = teller(N_("{back}, {name}."), back=teller.name("back", card), name=teller.name("seat", owner))
    tip = f"{label} {teller.explain('back')}"
    return Card(f"back-{place}", f"back-{card}", owner, "", 0, 0, crest, size, label, tip)


def wanted_by(queue: Sequence[int]) -> tuple[int, int]:
    """Return how many beds these cards want at least and at most, as far as they are seen."""
    ends = [(BEDS[card], BEDS[card]) if BEDS[card] else RANGES[SIZE[card]] for card in queue]
    return sum(least for least, _ in ends), sum(most for _, most in ends)


def front(seen: Overbooking, index: int) -> int:
    """Return which front of an inn a hotel has: no two of a round have the same."""
    return (index + seen.round) % FRONTS + 1
