"""What each move does, and what certainly follows from it for the one who makes it."""

from fivestars.table.game import Happening, Secret
from fivestars.tools.new_game.keys.rules.events import Drew, DrewUnseen, Hung, Rested
from fivestars.tools.new_game.keys.rules.table import HIDDEN, Table


def hang(table: Table, seat: int, key: int, events: list[Happening]) -> None:
    """Hang a key on the rail."""
    table.rests = 0
    table.hands[seat].remove(key)
    table.rail.append((seat, key))
    events.append(Hung(seat, key))


def draw(table: Table, seat: int, events: list[Happening]) -> None:
    """Draw a key. Who looks ahead at it from what a seat sees, draws one that lies face down, and is told nothing."""
    table.rests = 0
    key = table.pile.pop()
    table.hands[seat] = sorted([*table.hands[seat], key])
    table.revealed += 1
    if key != HIDDEN:
        events.append(Secret((seat,), Drew(seat, key), instead=DrewUnseen(seat)))


def rest(table: Table, seat: int, events: list[Happening]) -> None:
    """Do nothing."""
    table.rests += 1
    events.append(Rested(seat))
