"""What a learned judgement of Hotel Samoa weighs: the parts of the judgement by hand, and the plain facts behind."""

from collections.abc import Mapping, Sequence
from typing import Final

from fivestars.games.samoa.bot.strategy import Outlook
from fivestars.games.samoa.box import (
    CARDS,
    DAY_OFF,
    EXTRA_ROOM,
    POOL,
    ROUNDS,
    SEND_HOME,
    SUITE,
    SWAP_CARD,
    TAKE_BACK,
)
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.hotel import lifebelts
from fivestars.games.samoa.rules.moves import NO_CARD
from fivestars.games.samoa.rules.scoring import specials
from fivestars.table.words import N_

STAGES: Final = ROUNDS
_TILES: Final = (EXTRA_ROOM, SUITE, POOL, SWAP_CARD, SEND_HOME, TAKE_BACK)
_SOON: Final = range(5)  # rounds from the next on, in which rooms are free again
_PURSES: Final = (4, 8, 12, 16, 20, 30)  # coins: what bids ask for

PARTS: Final = (
    N_("coins"),
    N_("guests to come"),
    N_("hotel tiles"),
    N_("celebrities and lovers"),
    N_("cards for later rounds"),
    N_("the card of this round"),
    N_("the tile of this round"),
    N_("the guests of this round"),
)
LIKES: Final = (0, 3, 2)  # the part that levels 1, 2 and 3 like, where moves look equally good
SLIPS: Final = (0.35, 0.205, 0.07, 0.0)  # by so much of the spread of leads levels 1 to 4 err at most
AHEAD: Final = (0, 0, 0, 200)  # steps within which they think ahead: see `levels.py`
_COINS, _GUESTS, _BUILT, _FAMOUS, _CARDS, _NOW, _TILE, _HOSTS = range(len(PARTS))


def stage(state: Samoa) -> int:
    """Return which of the stages a match is in: its round."""
    return state.round - 1


def features(state: Samoa, seat: int) -> list[float]:
    """Return all that is weighed: first what the judgement by hand comes to, last always 1."""
    outlook, coins = Outlook(state, seat), float(state.money(seat) or 0)
    there = (coins, state.due(seat), specials(state, seat))
    guests, to_come = outlook.guests * outlook.each_guest(), outlook.parts()
    now = outlook.parts_of_present()
    present = outlook.promised(*now)
    return [
        sum(there) + guests + sum(to_come) + present,
        *there,
        guests,
        *to_come,
        present,
        *now,
        *(min(coins, purse) for purse in _PURSES),
        *_hand(outlook),
        *_hotel(outlook),
        *_round(outlook),
        1.0,
    ]


def divided(state: Samoa, seat: int, parts: Mapping[str, float]) -> Mapping[str, float]:
    """Return the parts with what the card of this round brings as it is judged by hand, and divided.

    What was learned of the card weighs much against each other: no share of that is true by itself.
    """
    build, host, rest, spent = Outlook(state, seat).parts_of_present()
    if 0 < build + host <= spent:  # the card comes back unused
        build = host = spent = 0.0
    later = parts[PARTS[_CARDS]] - (spent if build + host > 0 else 0.0)
    return {**parts, PARTS[_NOW]: rest, PARTS[_TILE]: build, PARTS[_HOSTS]: host, PARTS[_CARDS]: later}


def _hand(outlook: Outlook) -> Sequence[float]:
    hand = outlook.hand()
    return (outlook.price, *(hand >> card & 1 for card in range(CARDS)), hand.bit_count())


def _hotel(outlook: Outlook) -> Sequence[float]:
    state, seat = outlook.state, outlook.seat
    free = [outlook.free_at.count(outlook.next + later) for later in _SOON]
    return (
        *(outlook.guests, outlook.pools * outlook.guests, lifebelts(state.hotels[seat])),
        *(state.count(seat, tile) for tile in _TILES),
        *(*free, min(2, free[0]), min(4, free[0]), sum(outlook.free_at)),
    )


def _round(outlook: Outlook) -> Sequence[float]:
    """Return how far the round has come for the seat, and who sits where."""
    state, seat, card = outlook.state, outlook.seat, outlook.card
    kept = card != NO_CARD and not state.active >> seat & 1
    to_host = outlook.yet_to(prompts.HOST)
    seats = len(state.hotels)
    return (
        *(card != NO_CARD, card == DAY_OFF, kept, outlook.price * kept),
        *(state.prompt == prompts.CARD, outlook.yet_to(prompts.BUILD), to_host),
        *(len(state.market), state.waiting() * to_host, (seat - state.tiebreak) % seats),
        *(seats, seats * outlook.guests, seats * outlook.price),
    )


GROUPED: Final = ((None, features),)  # all in one: hardly any two positions are alike
SUMMED: Final = 9  # features after the first: it is their sum
BELONGS: Final = (
    (
        *(_COINS, _COINS, _COINS, _BUILT, _GUESTS),
        *(_BUILT, _BUILT, _FAMOUS, _FAMOUS, _NOW, _NOW, _NOW, _NOW, _NOW),
        *(_COINS for _ in _PURSES),
        *(_CARDS for _ in range(CARDS + 2)),
        *(_GUESTS, _BUILT, _BUILT),
        *(_BUILT for _ in _TILES),
        *(_GUESTS for _ in range(len(_SOON) + 3)),
        *(_NOW, _NOW, _CARDS, _CARDS, _NOW, _NOW, _NOW, _NOW, _NOW, _NOW),
        *(_GUESTS, _GUESTS, _CARDS, _NOW),
    ),
)
