"""Coins by part, who has won and by what; and what a seat has."""

from typing import Final

from fivestars.games.samoa.box import BOX, TILE_OF
from fivestars.games.samoa.rules.table import Table
from fivestars.table.game import Score, Standing, decided

_TILES: Final = ("extra rooms", "suites", "pools", "second thoughts", "early check-outs", "fresh price lists")


def standing(state: Table) -> Standing:
    """Return the scores now, as far as they are not hidden; final when the game is over."""
    scores = tuple([_score(state, seat) for seat in range(len(state.hotels))])
    if state.seat is not None:
        return Standing(scores)
    # ruling 26: the coins for special tiles come before any tie.
    return decided(scores, "coins", ("free rooms", state.free_rooms))


def _score(state: Table, seat: int) -> Score:
    account = state.accounts[seat]
    if account is None:
        return Score(None)
    parts = (
        ("start", BOX.start_money),
        ("fees", account.fees),
        ("swimmers", account.swimmers),
        ("building", -account.building),
        ("specials", specials(state, seat)),
    )
    return Score(sum(coins for _, coins in parts), parts)


def specials(state: Table, seat: int) -> int:
    """Return the coins that the special tiles of a seat bring if they are never used."""
    return BOX.unused_special * [BOX.special[TILE_OF[tile]] for tile in state.tiles[seat]].count(True)


def belongings(state: Table, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the coins, cards, rooms, guests and tiles of a seat; no coins where they are hidden."""
    kinds = [TILE_OF[tile] for tile in state.tiles[seat]]
    return (
        ("coins", state.money(seat) or 0),
        ("coins due", state.due(seat)),  # what the guests of the turn pay when it ends
        ("cards in the hand", state.hand_size(seat)),
        ("discarded cards", state.discards[seat]),
        ("guests", sum(map(len, state.hotels[seat]))),
        ("free rooms", state.free_rooms(seat)),
        *((name, kinds.count(kind)) for kind, name in enumerate(_TILES)),
    )
