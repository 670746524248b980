"""Why a move is good or bad in Vienna: what a hint and a warning say.

By the parts of what its bots think, which say how much; the words here only say what that means at the table.
"""

from collections.abc import Mapping
from typing import Final

from fivestars.games.austria.rules import events as e
from fivestars.table.words import N_, NP_, Differs, Why

REASONS: Final[Mapping[str, Why]] = {
    "points scored": Why(
        N_("more points at once"),
        N_("fewer points at once"),
        (e.Scored, e.GroupFilled, e.Claimed, e.MovedIn),
        counted=(
            Differs(
                NP_("{number} point more at once", "{number} points more at once", by="number"),
                NP_("{number} point less at once", "{number} points less at once", by="number"),
                points=("guests", "rooms", "doors", "groups", "staff", "politics", "emperor", "tiles"),
            ),
        ),
    ),
    "guests in the café": Why(
        N_("your guests promise more points"),
        N_("your guests promise fewer points"),
        (e.MovedIn, e.Completed, e.Served, e.Bought, e.TookFree),
        named={
            **dict.fromkeys(
                (e.Invited, e.Bought, e.TookFree),
                N_("this guest is worth more points, reward and order reckoned in: {guest}"),
            ),
            **dict.fromkeys(
                (e.Prepared, e.PreparedFree, e.Occupied), N_("your guests promise more points with room {room}")
            ),
            e.Gained: N_("your guests promise more points with this: {dish}"),
        },
        lacking={
            **dict.fromkeys(
                (e.Invited, e.Bought, e.TookFree),
                N_("this guest is worth fewer points, reward and order reckoned in: {guest}"),
            ),
            **dict.fromkeys(
                (e.Prepared, e.PreparedFree, e.Occupied), N_("your guests promise fewer points with room {room}")
            ),
            e.Gained: N_("your guests promise fewer points with this: {dish}"),
        },
    ),
    "rooms and groups": Why(
        N_("your rooms and groups promise more points"),
        N_("your rooms and groups promise fewer points"),
        (e.GroupFilled, e.MovedIn, e.Prepared, e.PreparedFree, e.Occupied),
        counted=(
            Differs(
                NP_("{number} room more is yours", "{number} rooms more are yours", by="number"),
                NP_("{number} room fewer is yours", "{number} rooms fewer are yours", by="number"),
                things=("vacant rooms", "occupied rooms"),
            ),
        ),
        named={
            **dict.fromkeys((e.Prepared, e.PreparedFree, e.Occupied), N_("room {room} promises more points")),
            **dict.fromkeys((e.Bought, e.TookFree), N_("your rooms and groups bring more with this guest: {guest}")),
        },
        lacking=dict.fromkeys((e.Prepared, e.PreparedFree, e.Occupied), N_("room {room} promises fewer points")),
    ),
    "the emperor": Why(
        N_("you stand better with the emperor"),
        N_("you stand worse with the emperor"),
        (e.Advanced,),
        counted=(
            Differs(
                NP_("{number} step more on the emperor track", "{number} steps more on the emperor track", by="number"),
                NP_(
                    "{number} step fewer on the emperor track", "{number} steps fewer on the emperor track", by="number"
                ),
                things=("spaces on the emperor track",),
            ),
        ),
        named=dict.fromkeys((e.Invited, e.Bought, e.TookFree), N_("this guest helps you with the emperor: {guest}")),
    ),
    "staff": Why(
        N_("your staff brings more"),
        N_("your staff brings less"),
        (e.Played, e.PlayedFree, e.Drew),
        counted=(
            Differs(
                NP_("{number} staff card more is yours", "{number} staff cards more are yours", by="number"),
                NP_("{number} staff card fewer is yours", "{number} staff cards fewer are yours", by="number"),
                things=("cards in the hand", "staff cards"),
            ),
        ),
        named={
            **dict.fromkeys((e.Kept, e.Played, e.PlayedFree), N_("this card promises more points: {card}")),
            **dict.fromkeys((e.Bought, e.TookFree), N_("your staff brings more with this guest: {guest}")),
        },
        lacking=dict.fromkeys((e.Kept, e.Played, e.PlayedFree), N_("this card promises fewer points: {card}")),
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
        counted=(
            Differs(
                NP_("{number} krone more is yours", "{number} krones more are yours", by="number"),
                NP_("{number} krone fewer is yours", "{number} krones fewer are yours", by="number"),
                things=("krones", "krones that wait until you have paid"),
            ),
            Differs(
                NP_("{number} serving more is yours", "{number} servings more are yours", by="number"),
                NP_("{number} serving fewer is yours", "{number} servings fewer are yours", by="number"),
                things=("strudel", "cake", "wine", "coffee"),
            ),
        ),
        named=dict.fromkeys((e.Bought, e.TookFree), N_("your krones and food bring more with this guest: {guest}")),
    ),
    "actions to come": Why(
        N_("better actions are left to you"),
        N_("worse actions are left to you"),
    ),
}
