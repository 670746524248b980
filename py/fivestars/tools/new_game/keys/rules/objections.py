"""Why a move is refused: the one place where the rules say no, and the page says why."""

from fivestars.table.game import Move, Objection, because
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang, Reason
from fivestars.tools.new_game.keys.rules.table import Table


def objection_to(table: Table, seat: int, move: Move) -> Objection | None:
    """Return why the rules refuse a move to the seat that decides, or None."""
    match move:
        case Hang(key):
            return _objection_to_hanging(table, seat, key)
        case Draw():
            return None if table.pile else because(Reason.PILE_EMPTY)
    can_act = table.pile or any(key > table.top for key in table.hands[seat])
    return because(Reason.MUST_ACT) if can_act else None  # ruling 1


def _objection_to_hanging(table: Table, seat: int, key: int) -> Objection | None:
    if key not in table.hands[seat]:
        return because(Reason.NOT_YOURS)
    return because(Reason.TOO_LOW, key=key, top=table.top) if key <= table.top else None
