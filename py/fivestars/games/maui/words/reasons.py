"""Why a move is good or bad in Maui: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.maui.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

REASONS: Final[Mapping[str, Why]] = {
    "points scored": Why(
        N_("more points"),
        N_("fewer points"),
        counted=(
            Differs(
                NP_("{number} point more at once", "{number} points more at once", by="number"),
                NP_("{number} point less at once", "{number} points less at once", by="number"),
                points=("tracks", "pearls", "sand dollars", "penalty tokens", "sand crabs"),
            ),
        ),
    ),
    "shells on the tracks": Why(
        N_("your shells get further"),
        N_("your shells do not get as far"),
        (e.Matched, e.FollowedUmbrella),
        counted=(
            Differs(
                NP_("your tracks bring {number} point more", "your tracks bring {number} points more", by="number"),
                NP_("your tracks bring {number} point less", "your tracks bring {number} points less", by="number"),
                points=("tracks",),
            ),
        ),
    ),
    "penalties and crabs": Why(
        N_("fewer penalty points"),
        N_("more penalty points"),
        counted=(
            Differs(
                NP_("penalties cost {number} point less", "penalties cost {number} points less", by="number"),
                NP_("penalties cost {number} point more", "penalties cost {number} points more", by="number"),
                points=("penalty tokens", "sand crabs"),
            ),
        ),
    ),
    "pearls": Why(
        N_("your pearls bring more"),
        N_("your pearls bring less"),
        (e.TookPearl,),
        counted=(
            Differs(
                NP_("your pearls bring {number} point more", "your pearls bring {number} points more", by="number"),
                NP_("your pearls bring {number} point less", "your pearls bring {number} points less", by="number"),
                points=("pearls",),
            ),
        ),
    ),
    "sand dollars": Why(
        N_("more sand dollars stay with you"),
        N_("fewer sand dollars stay with you"),
        (e.Collected,),
        counted=(
            Differs(
                NP_(
                    "{number} sand dollar more stays with you", "{number} sand dollars more stay with you", by="number"
                ),
                NP_(
                    "{number} sand dollar fewer stays with you",
                    "{number} sand dollars fewer stay with you",
                    by="number",
                ),
                things=("sand dollars",),
            ),
        ),
    ),
    "towels to come": Why(
        N_("better towels can follow"),
        N_("only worse towels can follow"),
        (e.TookToken,),
        named={e.Laid: N_("better towels can follow after rows {upper} to {lower}")},
        lacking={e.Laid: N_("only worse towels can follow after rows {upper} to {lower}")},
    ),
    "umbrellas and crabs ahead": Why(
        N_("you lie better for the umbrellas ahead"),
        N_("you lie worse for the umbrellas ahead"),
        named={e.Laid: N_("in rows {upper} to {lower} you lie better for the umbrellas ahead")},
        lacking={e.Laid: N_("in rows {upper} to {lower} you lie worse for the umbrellas ahead")},
    ),
    "turns that are left": Why(
        N_("more turns are left to you"),
        N_("fewer turns are left to you"),
    ),
}
