"""The standing: coins, chips and crests, and who has won by what."""

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import COINS, CREST
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Score, Standing, decided


def standing(state: Table) -> Standing:
    """Return the points so far, with their parts; final when the game is over."""
    scores = tuple(_score(state, seat) for seat in range(len(state.hands)))
    if state.seat is not None:
        return Standing(scores)
    return decided(scores, "points", ("three coins", lambda seat: _dear(state, seat)))


def _score(state: Table, seat: int) -> Score:
    # ruling 21: booked cards lie open; ruling 6: only chips that were taken count
    parts = [("coins", sum([COINS[card] for card in state.booked[seat]])), ("chips", state.taken[seat])]
    if state.scoring != "none":
        bonus = BOX.bonus[state.scoring]
        parts.append(("crests", sum([bonus[count] for count in crests_of(state, seat)])))
    return Score(sum([points for _, points in parts]), tuple(parts))


def crests_of(state: Table, seat: int) -> list[int]:
    """Return how many booked cards of each crest a seat has."""
    counts = [0] * len(BOX.crests)
    for card in state.booked[seat]:
        counts[CREST[card]] += 1
    return counts


def _dear(state: Table, seat: int) -> int:
    """Return how many of the dearest cards a seat has booked."""
    return sum(1 for card in state.booked[seat] if COINS[card] == BOX.most_coins)
