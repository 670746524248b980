"""Why a move is good or bad in Samoa: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.samoa.rules import events as e
from fivestars.table.words import N_, Why

REASONS: Final[Mapping[str, Why]] = {
    "coins": Why(
        N_("more coins at once"),
        N_("fewer coins at once"),
        (e.MovedIn, e.RichMovedIn, e.SuiteMovedIn, e.NeighbourMovedIn, e.Swam, e.PoolOpened),
    ),
    "guests to come": Why(
        N_("later guests bring you more"),
        N_("later guests bring you less"),
    ),
    "hotel tiles": Why(
        N_("your building tiles bring more"),
        N_("your building tiles bring less"),
        (e.Built,),
    ),
    "celebrities and lovers": Why(
        N_("celebrities and lovers bring you more"),
        N_("celebrities and lovers bring you less"),
    ),
    "cards for later rounds": Why(
        N_("better price cards stay for later"),
        N_("worse price cards stay for later"),
    ),
    "the card of this round": Why(
        N_("your card brings more this round"),
        N_("your card brings less this round"),
    ),
}
