"""Why a move is good or bad in Vienna: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.austria.rules import events as e
from fivestars.table.words import N_, Why

REASONS: Final[Mapping[str, Why]] = {
    "points scored": Why(
        N_("more points at once"),
        N_("fewer points at once"),
        (e.Scored, e.GroupFilled, e.Claimed, e.MovedIn),
    ),
    "guests in the café": Why(
        N_("your guests bring more"),
        N_("your guests bring less"),
        (e.MovedIn, e.Completed, e.Served, e.Bought, e.TookFree),
    ),
    "rooms and groups": Why(
        N_("your rooms and groups bring more"),
        N_("your rooms and groups bring less"),
        (e.GroupFilled, e.MovedIn, e.Prepared, e.PreparedFree, e.Occupied),
    ),
    "the emperor": Why(
        N_("you stand better with the emperor"),
        N_("you stand worse with the emperor"),
        (e.Advanced,),
    ),
    "staff": Why(
        N_("your staff brings more"),
        N_("your staff brings less"),
        (e.Played, e.PlayedFree, e.Drew),
    ),
    "politics cards": Why(
        N_("the politics cards come nearer"),
        N_("the politics cards stay further away"),
        (e.Claimed, e.Furthered),
    ),
    "krones and food": Why(
        N_("your krones and food bring more"),
        N_("your krones and food bring less"),
        (e.Gained, e.Earned),
    ),
    "actions to come": Why(
        N_("better actions are left to you"),
        N_("worse actions are left to you"),
    ),
}
