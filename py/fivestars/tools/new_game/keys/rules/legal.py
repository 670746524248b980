"""Every legal move, in the order of `Keys.moves`: what may be wished for, and is not refused."""

from fivestars.table.game import Move
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang, Rest
from fivestars.tools.new_game.keys.rules.table import Table


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Return what the seat that decides may do."""
    wished: list[Move] = [*map(Hang, sorted(table.hands[seat])), Draw(), Rest()]
    return [move for move in wished if table.why_not(seat, move) is None]
