"""Why a move is good or bad in Maui: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.maui.rules import events as e
from fivestars.table.words import N_, Why

REASONS: Final[Mapping[str, Why]] = {
    "points scored": Why(
        N_("more points"),
        N_("fewer points"),
    ),
    "shells on the tracks": Why(
        N_("your shells get further"),
        N_("your shells do not get as far"),
        (e.Matched, e.FollowedUmbrella),
    ),
    "penalties and crabs": Why(
        N_("fewer penalties and crabs"),
        N_("more penalties and crabs"),
    ),
    "pearls": Why(
        N_("your pearls bring more"),
        N_("your pearls bring less"),
        (e.TookPearl,),
    ),
    "sand dollars": Why(
        N_("more sand dollars stay with you"),
        N_("fewer sand dollars stay with you"),
        (e.Collected,),
    ),
    "towels to come": Why(
        N_("better towels can follow"),
        N_("only worse towels can follow"),
        (e.TookToken,),
    ),
    "umbrellas and crabs ahead": Why(
        N_("you lie better for the umbrellas ahead"),
        N_("you lie worse for the umbrellas ahead"),
    ),
    "turns that are left": Why(
        N_("more turns are left to you"),
        N_("fewer turns are left to you"),
    ),
}
