"""The guest cards as numbers: 0 to 95, deck after deck, in a deck crest after crest, of a crest by beds.

What a seat may not see is a negative number, and the tables below answer for these as well: they count from the end.
"""

from typing import Final

from fivestars.games.overbooking.box import BOX, LARGE

DECKS: Final = len(BOX.colours)
DECK: Final = BOX.deck
UNKNOWN: Final = -1  # a card of which nothing shows: in another's hand, or in a deck

_KINDS: Final = range(1, len(BOX.kinds) + 1)
_CRESTS: Final = range(len(BOX.crests))
# What lies face down shows its owner, crest and crest's size: from -2 downwards. So the last back comes first here.
_BACKS: Final = tuple(
    (owner, crest, size)
    for owner in reversed(range(DECKS))
    for crest in reversed(_CRESTS)
    for size in reversed(range(LARGE + 1))
)
_FACES: Final = tuple((owner, crest, kind) for owner in range(DECKS) for crest in _CRESTS for kind in _KINDS)
_UNSEEN: Final = len(_BACKS) + 1

OWNER: Final = (*(face[0] for face in _FACES), *(back[0] for back in _BACKS), -1)
CREST: Final = (*(face[1] for face in _FACES), *(back[1] for back in _BACKS), -1)
KIND: Final = (*(face[2] for face in _FACES), *(0 for _ in range(_UNSEEN)))  # 0: hidden
SIZE: Final = (*(BOX.sizes[face[2] - 1] for face in _FACES), *(back[2] for back in _BACKS), -1)
BEDS: Final = (*(BOX.beds[face[2] - 1] for face in _FACES), *(0 for _ in range(_UNSEEN)))
COINS: Final = (*(BOX.coins[face[2] - 1] for face in _FACES), *(0 for _ in range(_UNSEEN)))
BACK: Final = tuple(
    UNKNOWN if owner < 0 else -2 - ((owner * len(_CRESTS) + crest) * (LARGE + 1) + size)
    for owner, crest, size in zip(OWNER, CREST, SIZE, strict=True)
)  # the same card, face down

NAMES: Final = tuple(f"{BOX.colours[owner]} {BOX.crests[crest]} {BOX.kinds[kind - 1]}" for owner, crest, kind in _FACES)

MONK, MERCHANTS, MAIDS, NOBLEWOMEN, SOLDIERS, WORKERS = _KINDS


def card(seat: int, crest: int, kind: int) -> int:
    """Return the number of a seat's card."""
    return _FACES.index((seat, crest, kind))
