"""Why a move is good or bad in Overbooking: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.overbooking.rules import events as e
from fivestars.table.words import N_, Why

REASONS: Final[Mapping[str, Why]] = {
    "coins of guests with a bed": Why(
        N_("more coins are yours for certain"),
        N_("fewer coins are yours for certain"),
        (e.TookChip,),
    ),
    "guests in the queues": Why(
        N_("your guests are more likely to get a bed"),
        N_("your guests are less likely to get a bed"),
    ),
    "cards still to be placed": Why(
        N_("better cards stay in your hand"),
        N_("worse cards stay in your hand"),
    ),
    "crests": Why(
        N_("more cards of one crest"),
        N_("fewer cards of one crest"),
    ),
    "what the others may hope for": Why(
        N_("less is left for the others"),
        N_("more is left for the others"),
    ),
}
