"""What may be achieved in one match."""

from typing import Final

from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.words import N_
from fivestars.tools.new_game.keys.rules.events import Drew
from fivestars.tools.new_game.keys.rules.state import Keys


def _hung(tale: Tale[Keys], seat: int) -> int:
    return tale.totals[seat]


def _undrawn(tale: Tale[Keys], seat: int) -> int:
    return DONE if tale.has_won(seat) and not tale.of(Drew, seat) else 0


ACHIEVEMENTS: Final = (
    Achievement("hung", N_("A full rail"), N_("Hang six keys."), 6, _hung),
    Achievement("undrawn", N_("What you have"), N_("Win without drawing a key."), DONE, _undrawn),
)
