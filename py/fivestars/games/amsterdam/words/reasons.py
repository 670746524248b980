"""Why a move is good or bad in Amsterdam: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.amsterdam.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

REASONS: Final[Mapping[str, Why]] = {
    "tourists round the hotels": Why(
        N_("you gain tourists on the others"),
        N_("you fall behind the others in tourists"),
        (e.Moved, e.HotelPlaced, e.Invited),
        counted=(
            Differs(
                NP_("{number} tourist more at your hotels", "{number} tourists more at your hotels", by="number"),
                NP_("{number} tourist fewer at your hotels", "{number} tourists fewer at your hotels", by="number"),
                points=("tourists",),
            ),
        ),
    ),
    "tourists still to land": Why(
        N_("more tourists may land at your hotels"),
        N_("fewer tourists may land at your hotels"),
        named={e.HotelPlaced: N_("more tourists may land at this hotel: {crossing}")},
        lacking={e.HotelPlaced: N_("fewer tourists may land at this hotel: {crossing}")},
    ),
    "what turning tiles may win": Why(
        N_("turning tiles can win you more later"),
        N_("turning tiles can win you less later"),
    ),
    "what the next turn of a rival may win": Why(
        N_("{next_seat} can win less in the next turn"),
        N_("{next_seat} can win more in the next turn"),
    ),
    "a goal within reach": Why(
        N_("your goal comes nearer"),
        N_("the goal is nearer for the others than for you"),
    ),
}
