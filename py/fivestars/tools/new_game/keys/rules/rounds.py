"""What goes on by itself after a move: the next seat, the next round, the end."""

from fivestars.tools.new_game.keys.rules.table import Table


def pass_on(table: Table, seat: int) -> None:
    """Pass the turn on; it is over when a hand is empty, or when all have rested."""
    seats = len(table.hands)
    over = not table.hands[seat] or table.rests == seats
    table.seat = None if over else (seat + 1) % seats
    if not over:
        table.turns += 1
        table.round = 1 + table.turns // seats
