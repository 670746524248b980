"""The standing: points by part, who has won and by what."""

from collections.abc import Iterator

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.player import Player
from fivestars.games.maui.rules.table import Table
from fivestars.table.game import Score, Standing, decided


def parts_of(state: Table, player: Player) -> Iterator[tuple[str, int]]:
    """Yield what a player has in each part of the score."""
    points = state.points
    yield "tracks", sum([points[square] for square in player.shells])
    if state.mode != "crabs":
        yield "pearls", sum([BOX.pearl_points[count] for count in player.pearls])
    yield "sand dollars", player.dollars * BOX.dollar_points
    yield "penalty tokens", player.penalties * BOX.penalty_points
    if state.mode != "base":
        yield "sand crabs", -sum([towel.crab for towel in player.beach])


def total(state: Table, player: Player) -> int:
    """Return the points of a player now."""
    return sum(points for _, points in parts_of(state, player))


def standing_of(state: Table) -> Standing:
    """Return the scores now, with their parts; final when the game is over."""
    parts = [tuple(parts_of(state, player)) for player in state.players]
    totals = [sum([points for _, points in part]) for part in parts]
    scores = tuple(map(Score, totals, parts))
    if state.seat is not None:
        return Standing(scores)
    # Rulings 21 and 26: the order is that of the last part, and so are the towels.
    players = state.players
    return decided(
        scores,
        "points",
        ("fewer towels", lambda seat: -len(players[seat].beach)),
        ("more dollars", lambda seat: players[seat].dollars),
        ("later turn", lambda seat: (seat - state.first) % len(players)),
    )
