"""What everything is worth, and who has won."""

from fivestars.table.game import Score, Standing
from fivestars.tools.new_game.keys.rules.table import Table


def standing_of(table: Table) -> Standing:
    """Return the scores now, with their parts; final when the game is over."""
    hung = [table.hung(seat) for seat in range(len(table.hands))]
    scores = tuple(Score(count, (("keys", count),)) for count in hung)
    if table.seat is not None:
        return Standing(scores)
    return Standing(scores, tuple(seat for seat, count in enumerate(hung) if count == max(hung)), "most keys")
